import react from '@vitejs/plugin-react';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { Translate } from '../../shared/messages/messages.ts';
import type { LaunchedApp } from './launch-app.ts';

const RENDERER = fileURLToPath(new URL('../../renderer/', import.meta.url));
const MIME_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Says what the marked window says. */
export function markedTranslator(say: Translate): Translate {
  return (key, ...values) => `⟦${say(key, ...values)}⟧`;
}

/**
 * Puts pages before the window whose English is a made-up language: each message stands between ⟦ and ⟧. What stands outside
 * of them is no message. The program itself knows nothing of it: its own scheme is answered by the test.
 */
export async function showMarkedPages(app: LaunchedApp): Promise<void> {
  const pages = await buildMarkedPages();
  await app.electron.evaluate(({ protocol }, files) => {
    protocol.unhandle('app');
    protocol.handle('app', ({ url }) => {
      const file = files[decodeURIComponent(new URL(url).pathname)];
      return new Response(file?.text ?? null, {
        status: file ? 200 : 404,
        headers: file ? { 'Content-Type': `${file.type}; charset=utf-8` } : {},
      });
    });
  }, pages);
  await app.window.reload();
}

async function buildMarkedPages(): Promise<Record<string, { type: string; text: string }>> {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-lookup-marked-'));
  await build({
    configFile: false,
    root: RENDERER,
    base: './',
    logLevel: 'error',
    plugins: [react(), markMessages],
    build: { target: 'chrome130', outDir, emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  });
  const names = fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const pages = names.flatMap((name) => {
    const type = MIME_TYPES[path.extname(name)];
    const text = type === undefined ? '' : fs.readFileSync(path.join(outDir, name), 'utf8');
    return type === undefined ? [] : [[`/${name.split(path.sep).join('/')}`, { type, text }] as const];
  });
  fs.rmSync(outDir, { recursive: true });
  return Object.fromEntries(pages);
}

/** The fourth language: the English messages, each between its marks. */
const markMessages: Plugin = {
  name: 'mark-messages',
  transform(code, id) {
    if (!id.endsWith('/shared/messages/en.ts')) return null;
    const marked = code.replace('export const english =', 'const plain =');
    if (marked === code) throw new Error('the English messages are no longer where they were');
    return `${marked}\nexport const english = Object.fromEntries(Object.entries(plain).map(([key, text]) => [key, '⟦' + text + '⟧']));`;
  },
};
