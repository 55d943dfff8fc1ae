import { expect, test } from 'vitest';
import { createFileGrants } from '../../../../electron/main/ipc/file-grants.ts';
import type { ExportParts } from '../../../../electron/main/ipc/export-handlers.ts';
import { createMainHandlers, type MainHandlerParts } from '../../../../electron/main/ipc/main-handlers.ts';
import { fail, succeed } from '../../../../shared/result.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/default-settings.ts';
import { recordingEngine } from '../recording-engine.ts';

const NEVER = new AbortController().signal;
const NO_EXPORTS: ExportParts = {
  engine: recordingEngine(),
  language: () => 'en',
  links: { take: () => null },
  chooseTarget: () => Promise.resolve(null),
  writeFile: () => Promise.resolve(fail('file-unwritable')),
  makePdf: () => Promise.resolve(new Uint8Array()),
  print: () => Promise.resolve(fail('print-failed')),
};

function handlersWith(parts: Partial<MainHandlerParts>) {
  return createMainHandlers({
    engine: recordingEngine(),
    grants: createFileGrants(),
    settings: { read: () => DEFAULT_SETTINGS, write: () => succeed(DEFAULT_SETTINGS) },
    choosePaths: () => Promise.resolve([]),
    copyText: () => Promise.resolve(),
    exports: NO_EXPORTS,
    networkUse: () => ({ since: 0, sent: 0, refused: 0 }),
    takeGivenFiles: () => null,
    phrasingFiles: {
      chooseTarget: () => Promise.resolve(null),
      chooseSource: () => Promise.resolve(null),
      write: () => Promise.resolve(),
    },
    originals: { openOriginal: () => succeed({ done: false }), saveOriginal: () => succeed({ done: false }) },
    onSettings: () => undefined,
    ...parts,
  });
}

async function chosenGrant(handlers: ReturnType<typeof handlersWith>): Promise<string> {
  const chosen = await handlers.chooseFiles({ folder: false }, NEVER);
  return chosen.ok && chosen.value ? chosen.value.grant : '';
}

test('the page learns the names of the chosen files, never their folders', async () => {
  const handlers = handlersWith({ choosePaths: () => Promise.resolve(['/home/ana/rules.md', '/home/ana/差旅.pdf']) });
  const chosen = await handlers.chooseFiles({ folder: false }, NEVER);
  expect(chosen).toMatchObject({ ok: true, value: { names: ['rules.md', '差旅.pdf'] } });
  expect(JSON.stringify(chosen)).not.toContain('/home');
});

test('a dialog that was closed grants nothing', async () => {
  expect(await handlersWith({}).chooseFiles({ folder: true }, NEVER)).toEqual({ ok: true, value: null });
});

test('what a dialog granted is imported once', async () => {
  const engine = recordingEngine(succeed([]));
  const handlers = handlersWith({ engine, choosePaths: () => Promise.resolve(['/home/ana/rules.md']) });
  const grant = await chosenGrant(handlers);
  await handlers.importChosen({ grant, library: 'Cedar Ridge' }, NEVER);
  expect(engine.calls).toEqual([
    { name: 'importFiles', input: { library: 'Cedar Ridge', paths: ['/home/ana/rules.md'] } },
  ]);
  expect(await handlers.importChosen({ grant, library: 'Cedar Ridge' }, NEVER)).toEqual(fail('not-granted'));
});

test('after a failed import the same choice can be tried again', async () => {
  const engine = recordingEngine(fail('store-busy'));
  const handlers = handlersWith({ engine, choosePaths: () => Promise.resolve(['/home/ana/rules.md']) });
  const grant = await chosenGrant(handlers);
  await handlers.importChosen({ grant, library: 'Cedar Ridge' }, NEVER);
  expect(await handlers.importChosen({ grant, library: 'Cedar Ridge' }, NEVER)).toEqual(fail('store-busy'));
});

test('files that want a password can be imported again with it, and only they', async () => {
  const locked = { file: 'rules.pdf', key: 'rules.pdf', outcome: 'refused', code: 'password-required', problems: [] };
  const engine = recordingEngine(succeed([locked]));
  const handlers = handlersWith({ engine, choosePaths: () => Promise.resolve(['/home/ana/rules.pdf']) });
  const grant = await chosenGrant(handlers);
  await handlers.importChosen({ grant, library: 'Cedar Ridge' }, NEVER);
  const again = { library: 'Cedar Ridge', only: ['rules.pdf'], password: 'open sesame' };
  expect(await handlers.importChosen({ grant, ...again }, NEVER)).toMatchObject({ ok: true });
  expect(engine.calls[1]).toEqual({ name: 'importFiles', input: { ...again, paths: ['/home/ana/rules.pdf'] } });
});

test('menu and appearance follow a change of settings that was kept, and only such a one', async () => {
  let followed = 0;
  const onSettings = () => {
    followed++;
  };
  await handlersWith({ onSettings }).writeSettings({ theme: 'dark' }, NEVER);
  const unwritable = { read: () => DEFAULT_SETTINGS, write: () => fail('disk-full') };
  await handlersWith({ onSettings, settings: unwritable }).writeSettings({ theme: 'dark' }, NEVER);
  expect(followed).toBe(1);
});

test('a file that was refused can be tried again under another key without choosing again', async () => {
  const refused = succeed([{ outcome: 'refused', code: 'key-taken', problems: [] }]);
  const engine = recordingEngine(refused);
  const handlers = handlersWith({ engine, choosePaths: () => Promise.resolve(['/policies/travel.md']) });
  const grant = await chosenGrant(handlers);
  await handlers.importChosen({ grant, library: 'Cedar Ridge' }, NEVER);
  const again = { library: 'Cedar Ridge', only: ['travel.md'], key: 'travel (2).md' };
  await handlers.importChosen({ grant, ...again }, NEVER);
  expect(engine.calls.at(-1)).toEqual({ name: 'importFiles', input: { ...again, paths: ['/policies/travel.md'] } });
});

test('phrasings go into the file that the person named, and are asked for only then', async () => {
  const written: string[][] = [];
  const engine = recordingEngine(succeed({ csv: 'a,b\n', lines: 1 }));
  const phrasingFiles = {
    chooseTarget: (name: string) => Promise.resolve(name === 'Cedar Ridge' ? '/home/ana/out.csv' : null),
    chooseSource: () => Promise.resolve(null),
    write: (file: string, text: string) => Promise.resolve(void written.push([file, text])),
  };
  const handlers = handlersWith({ engine, phrasingFiles });
  const library = '7e2b5bb1-6c0f-4b8f-9f0e-1d6b6a7c9a11';
  expect(await handlers.savePhrasings({ library, name: 'Brightline' }, NEVER)).toEqual(succeed(null));
  expect(engine.calls).toEqual([]);
  expect(await handlers.savePhrasings({ library, name: 'Cedar Ridge' }, NEVER)).toEqual(succeed({ lines: 1 }));
  expect(written).toEqual([['/home/ana/out.csv', 'a,b\n']]);
});
