import { chromium, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import { makeTestFolder } from '../support/launch-app.ts';

/** A window started from the command line. Playwright's own launch would hold Electron's `ready` back, and hide what happens then. */
export interface StartedWindow {
  /** Wall clock, in milliseconds, when the process was asked for. */
  startedAt: number;
  page: Page;
  close(): Promise<void>;
}

export interface WindowCommand {
  program: string;
  args: readonly string[];
  /** Milliseconds that nothing looks into the window, so that nothing slows it down. */
  leaveAlone: number;
}

export async function startWindow({ program, args, leaveAlone }: WindowCommand): Promise<StartedWindow> {
  const home = makeTestFolder();
  const startedAt = Date.now();
  const child = spawn(program, ['--lang=en', '--remote-debugging-port=0', ...args], {
    env: { ...process.env, HOME: home, UNPRIVILEGED_HOME: home, XDG_CONFIG_HOME: home, LANGUAGE: 'en' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const endpoint = await devToolsOf(child.stderr);
  await new Promise((resolve) => setTimeout(resolve, leaveAlone));
  await untilPageIsListed(endpoint);
  const browser = await chromium.connectOverCDP(endpoint);
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('the window has no page');
  return {
    startedAt,
    page,
    async close() {
      child.kill('SIGTERM');
      await exited;
      await browser.close();
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Address of the debugger, which Chromium prints among its other messages. */
function devToolsOf(errors: NodeJS.ReadableStream): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    errors.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /DevTools listening on (ws:\/\/\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    errors.once('end', () => reject(new Error(`the window ended before it could be looked into:\n${printed}`)));
  });
}

async function untilPageIsListed(endpoint: string): Promise<void> {
  const list = `http://${new URL(endpoint).host}/json/list`;
  while (!/"type": "page"/.test(await textOf(list))) await new Promise((resolve) => setTimeout(resolve, 10));
}

function textOf(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    http
      .get(address, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.once('end', () => resolve(text));
      })
      .once('error', reject);
  });
}
