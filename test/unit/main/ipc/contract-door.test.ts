import { expect, test } from 'vitest';
import {
  createContractDoor,
  windowOperations,
  type MainHandlers,
} from '../../../../electron/main/ipc/contract-door.ts';
import { CodedError } from '../../../../shared/app-error.ts';
import { fail, succeed } from '../../../../shared/result.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/default-settings.ts';
import { recordingEngine } from '../recording-engine.ts';

const HANDLERS: MainHandlers = {
  chooseFiles: () => succeed(null),
  importChosen: () => fail('not-granted'),
  watchChosen: () => fail('not-granted'),
  savePhrasings: () => succeed(null),
  loadPhrasings: () => succeed(null),
  copyText: () => succeed(null),
  exportPlaces: () => succeed(null),
  printPlaces: () => succeed(null),
  takeDeepLink: () => succeed(null),
  readNetworkUse: () => succeed({ since: 0, sent: 0, refused: 0 }),
  takeGivenFiles: () => succeed(null),
  openOriginal: () => succeed({ done: false }),
  saveOriginal: () => succeed({ done: false }),
  readSettings: () => succeed(DEFAULT_SETTINGS),
  writeSettings: () => succeed(DEFAULT_SETTINGS),
};
const SCOPE = { libraries: ['7e2b5bb1-6c0f-4b8f-9f0e-1d6b6a7c9a11'] };

test('a question reaches the engine as the page sent it, and its answer comes back', async () => {
  const engine = recordingEngine(succeed({ answered: false }));
  const door = createContractDoor({ engine, handlers: HANDLERS });
  const input = { query: 'annual leave', scope: SCOPE };
  expect(await door.call(true, { name: 'search', input })).toEqual(succeed({ answered: false }));
  expect(engine.calls).toEqual([{ name: 'search', input }]);
});

test('a sender that is not trusted is refused before anything else', async () => {
  const engine = recordingEngine();
  const door = createContractDoor({ engine, handlers: HANDLERS });
  expect(await door.call(false, { name: 'listLibraries', input: {} })).toEqual(fail('untrusted-sender'));
  expect(engine.calls).toEqual([]);
});

test('an operation that is not open to the window is refused', async () => {
  const engine = recordingEngine();
  const door = createContractDoor({ engine, handlers: HANDLERS });
  const input = { library: 'Cedar Ridge', paths: ['/etc/passwd'] };
  expect(await door.call(true, { name: 'importFiles', input })).toEqual(fail('invalid-input'));
  expect(engine.calls).toEqual([]);
});

test('a running request ends as cancelled when the page gives it up by its id', async () => {
  const door = createContractDoor({ engine: recordingEngine(succeed('waits')), handlers: HANDLERS });
  const answer = door.call(true, { name: 'listLibraries', input: {}, requestId: 'first' });
  door.cancel(true, 'unknown');
  door.cancel(true, 'first');
  expect(await answer).toEqual(fail('cancelled'));
});

test('two running requests cannot share an id', async () => {
  const door = createContractDoor({ engine: recordingEngine(succeed('waits')), handlers: HANDLERS });
  const first = door.call(true, { name: 'listLibraries', input: {}, requestId: 'one' });
  expect(await door.call(true, { name: 'listLibraries', input: {}, requestId: 'one' })).toEqual(fail('invalid-input'));
  door.cancel(true, 'one');
  await first;
});

test('an error on the way becomes a code, and its words stay behind', async () => {
  const failing = { ...HANDLERS, copyText: () => Promise.reject(new TypeError('the text of a rule')) };
  const coded = { ...HANDLERS, copyText: () => Promise.reject(new CodedError('disk-full')) };
  const request = { name: 'copyText', input: { text: 'x' } };
  const engine = recordingEngine();
  expect(await createContractDoor({ engine, handlers: failing }).call(true, request)).toEqual(
    fail('internal', { name: 'TypeError' }),
  );
  expect(await createContractDoor({ engine, handlers: coded }).call(true, request)).toEqual(fail('disk-full'));
});

const OFFERED = [
  'status',
  'listLibraries',
  'search',
  'countFacets',
  'documentsInScope',
  'readReference',
  'placeBoxes',
  'openDocument',
  'importDemo',
  'listImports',
  'readImport',
  'unwatchFolder',
  'listWatchedFolders',
  'listWatchNotices',
  'resolveNotice',
  'switchRecognition',
  'remove',
  'restore',
  'teachRule',
  'listPhrasings',
  'addSynonym',
  'removePhrasing',
  'listHistory',
  'rememberQuestion',
  'forgetQuestion',
  'clearHistory',
  'switchHistory',
  'listSavedSearches',
  'saveSearch',
  'renameSavedSearch',
  'listBookmarks',
  'addBookmark',
  'editBookmark',
  'removeKept',
  'restoreKept',
  'renameLibrary',
  'editDocument',
  'moveDocuments',
  'removeDocuments',
  'restoreDocuments',
  'storageUsed',
  'pauseWork',
  'watchChosen',
  'savePhrasings',
  'loadPhrasings',
  'readOriginal',
  'pageBoxes',
  'findInDocument',
  'openOriginal',
  'saveOriginal',
  'readPdfData',
  'verify',
  'readDiagnostics',
  'checkModel',
  'readNetworkUse',
  'takeGivenFiles',
  'chooseFiles',
  'importChosen',
  'copyText',
  'exportPlaces',
  'printPlaces',
  'takeDeepLink',
  'readSettings',
  'writeSettings',
];

test('the window is offered exactly these operations', () => {
  expect(windowOperations()).toEqual(OFFERED);
});
