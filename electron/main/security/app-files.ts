import fs from 'node:fs/promises';
import path from 'node:path';
import { isAppUrl, parseUrl } from './app-address.ts';
import { CONTENT_POLICY, WORKER_POLICY } from './content-policy.ts';

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The answer to a request for a page's file: GET, our host, and a file really inside `folder`; anything else is 4xx. */
export async function answerFrom(folder: string, request: { method: string; url: string }): Promise<Response> {
  if (request.method !== 'GET') return refuse(405);
  const url = parseUrl(request.url);
  if (!url || !isAppUrl(url)) return refuse(403);
  const file = await fileInside(folder, url.pathname);
  const type = file === null ? undefined : MIME_TYPES[path.extname(file)];
  if (file === null || type === undefined) return refuse(404);
  return new Response(new Uint8Array(await fs.readFile(file)), {
    headers: { ...SAFETY_HEADERS, ...policyOf(url), 'Content-Type': type },
  });
}

const SAFETY_HEADERS = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** The built page is `.js`; `.mjs` are the workers of pdf.js, as their package has them. */
function policyOf({ pathname }: URL): Record<string, string> {
  return pathname.endsWith('.mjs') ? { 'Content-Security-Policy': WORKER_POLICY } : {};
}

function refuse(status: number): Response {
  return new Response(null, { status, headers: SAFETY_HEADERS });
}

/** Links are followed before the comparison, so that one that leads out of the folder is refused as well. */
async function fileInside(folder: string, pathname: string): Promise<string | null> {
  try {
    const root = await fs.realpath(folder);
    const file = await fs.realpath(path.join(root, decodeURIComponent(pathname)));
    const relative = path.relative(root, file);
    const isInside = relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
    return isInside && (await fs.stat(file)).isFile() ? file : null;
  } catch {
    // Not there, a NUL in the name, or a broken percent code.
    return null;
  }
}
