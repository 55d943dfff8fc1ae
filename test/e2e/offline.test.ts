import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { ENGLISH } from '../integration/search/policies.ts';
import { launchApp, makeTestFolder, type LaunchedApp } from '../support/launch-app.ts';
import { addFolder, ask, waitForMeaning, writePolicies } from '../support/window-steps.ts';

/** Nothing ever asks a network: not the page, not the program around it. */

let app: LaunchedApp;
const dataFolder = makeTestFolder();
const policies = writePolicies(ENGLISH['Brightline'] ?? {});

test.beforeAll(async () => {
  app = await launchApp({ dataFolder });
});

test.afterAll(async () => {
  await app.close();
  for (const folder of [dataFolder, policies]) fs.rmSync(folder, { recursive: true });
});

test('over an import and a question every request is for our own pages', async () => {
  await app.electron.evaluate(({ session }) => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'requests', seen);
    const { webRequest } = session.defaultSession;
    webRequest.onCompleted((details) => void seen.push(details.url));
    webRequest.onErrorOccurred((details) => void seen.push(details.url));
  });
  await app.window.reload();
  await addFolder(app, policies, 'Brightline');
  await waitForMeaning(app);
  await expect((await ask(app, 'purchase order')).first()).toBeVisible();
  const requests = await app.electron.evaluate(() => Reflect.get(globalThis, 'requests') as string[]);
  expect(requests).toContain('app://policy-lookup/index.html');
  expect(requests.filter((url) => !url.startsWith('app://policy-lookup/'))).toEqual([]);
});

test('no process of the program has a connection to anywhere else', () => {
  const processes = [app.pid, ...descendants(app.pid)];
  const remote = processes.flatMap((pid) => remoteAddresses(pid));
  expect(remote).toEqual([]);
});

function descendants(pid: number): number[] {
  const children = fs
    .readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => fs.readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
    .filter((child) => child !== '')
    .map(Number);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

/** Remote ends of the TCP sockets that the process itself holds; this computer's own are left out. */
function remoteAddresses(pid: number): string[] {
  const held = new Set(
    fs
      .readdirSync(`/proc/${pid}/fd`)
      .map((file) => linkOf(path.join(`/proc/${pid}/fd`, file)))
      .flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []),
  );
  return ['tcp', 'tcp6'].flatMap((table) =>
    fs
      .readFileSync(`/proc/${pid}/net/${table}`, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => held.has(fields[9] ?? ''))
      .map((fields) => fields[2] ?? '')
      .filter((address) => !/^(0+|0100007F|0{24}01000000|0{16}FFFF00000100007F):/.test(address)),
  );
}

function linkOf(file: string): string {
  try {
    return fs.readlinkSync(file);
  } catch {
    return '';
  }
}
