import { expect, test } from 'vitest';
import { createExportHandlers, type ExportParts } from '../../../../electron/main/ipc/export-handlers.ts';
import type { EngineClient } from '../../../../electron/client/engine-client.ts';
import { fail, succeed, type Result } from '../../../../shared/result.ts';

const NEVER = new AbortController().signal;
const LIBRARY = '3f2b8c1e-0d4a-4b6f-9a51-7c2d5e8f9012';
const REFERENCE = `plr1:${LIBRARY}/a.md/${'a'.repeat(64)}/4.2/10-48/0123456789abcdef`;
const FOUND = { question: 'Who pays?', scope: { libraries: [LIBRARY] }, references: [REFERENCE] };

/** Answers as the engine would for one library with one place. */
function engineWith(place: Result<unknown>): Pick<EngineClient, 'call'> {
  return {
    call: (name) => {
      const answer = name === 'listLibraries' ? succeed([{ id: LIBRARY, name: 'Cedar Ridge' }]) : place;
      return Promise.resolve(answer as never);
    },
  };
}

const PLACE = succeed({
  reference: REFERENCE,
  library: 'Cedar Ridge',
  document: { key: 'a.md', title: 'Paying' },
  version: { label: '1', sha256: 'a'.repeat(64), status: 'in-force', from: null, to: null },
  clause: '4.2',
  lines: null,
  pages: null,
  pageLabels: null,
  text: 'The owner pays.',
});

function handlersWith(parts: Partial<ExportParts>) {
  const written: [file: string, content: string | Uint8Array][] = [];
  const handlers = createExportHandlers({
    engine: engineWith(PLACE),
    language: () => 'en',
    links: { take: () => null },
    chooseTarget: () => Promise.resolve('/home/ana/rules.md'),
    writeFile: (file, content) => {
      written.push([file, content]);
      return Promise.resolve(succeed({ name: 'rules.md' }));
    },
    makePdf: (html) => Promise.resolve(new TextEncoder().encode(html)),
    print: () => Promise.resolve(succeed(null)),
    ...parts,
  });
  return { handlers, written };
}

test('places are written as the store holds them, and the page learns the name of the file, not its folder', async () => {
  const { handlers, written } = handlersWith({});
  const result = await handlers.exportPlaces({ ...FOUND, format: 'markdown' }, NEVER);
  expect(result).toEqual(succeed({ name: 'rules.md' }));
  expect(written.map(([, content]) => String(content).includes('> The owner pays.'))).toEqual([true]);
});

test('a dialog that is given up writes nothing', async () => {
  const { handlers, written } = handlersWith({ chooseTarget: () => Promise.resolve(null) });
  expect(await handlers.exportPlaces({ ...FOUND, format: 'csv' }, NEVER)).toEqual(succeed(null));
  expect(written).toEqual([]);
});

test('a place that has changed is not exported, and nobody is asked where to', async () => {
  let isAsked = false;
  const chooseTarget = () => {
    isAsked = true;
    return Promise.resolve(null);
  };
  const { handlers } = handlersWith({ engine: engineWith(fail('text-changed')), chooseTarget });
  expect(await handlers.exportPlaces({ ...FOUND, format: 'pdf' }, NEVER)).toEqual(fail('text-changed'));
  expect(isAsked).toBe(false);
});

test('a library that is gone is not exported from', async () => {
  const scope = { libraries: [LIBRARY.replace('3f', '4f')] };
  const { handlers } = handlersWith({});
  expect(await handlers.printPlaces({ ...FOUND, scope }, NEVER)).toEqual(fail('library-unknown'));
});

test('a printer that fails is said', async () => {
  const { handlers } = handlersWith({ print: () => Promise.resolve(fail('print-failed')) });
  expect(await handlers.printPlaces(FOUND, NEVER)).toEqual(fail('print-failed'));
});
