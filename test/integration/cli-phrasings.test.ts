import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../support/open-test-store.ts';
import { runCli } from '../support/run-cli.ts';
import { writePolicies } from '../support/start-test-engine.ts';

const POLICIES = {
  'leave.md': ['# Leave', '', '4.2 Sick leave is paid for ten days.', '', '4.3 Guests sign the book.'],
  'keys.md': ['# Keys', '', 'Lost keys are reported to the security desk at once.'],
};
const QUESTION = 'Where do I write down my visitor?';

async function setUp() {
  const folder = makeTestFolder();
  const cli = (...args: string[]) => runCli(['--data', path.join(folder, 'data'), ...args]);
  const policies = writePolicies(path.join(folder, 'policies'), POLICIES);
  await cli('import', '--library', 'House', '--no-wait', policies);
  const ask = async (...words: string[]) =>
    JSON.parse((await cli('search', '--library', 'House', '--legs', 'number,words', '--json', ...words)).out);
  return { cli, ask, folder };
}

test('a taught question is answered by its rule, and no more when it is removed', async () => {
  const { cli, ask } = await setUp();
  const [rule] = (await ask('4.3')).hits;
  const taught = await cli('teach', rule.reference, ...QUESTION.split(' '), '--author', 'Ann', '--json');
  expect([taught.code, JSON.parse(taught.out)]).toEqual([0, { passages: 1 }]);
  expect((await ask(QUESTION)).hits[0].clause).toBe('4.3');
  const [listed] = JSON.parse((await cli('phrasings', '--library', 'House', '--json')).out);
  expect(listed).toMatchObject({
    library: 'House',
    phrasing: QUESTION,
    origin: 'person',
    clause: '4.3',
    author: 'Ann',
  });
  expect((await cli('phrasings', '--library', 'House', '--remove', String(listed.id))).code).toBe(0);
  expect((await ask(QUESTION)).answered).toBe(false);
});

test('an added synonym is named as also searched', async () => {
  const { cli } = await setUp();
  await cli('phrasings', '--library', 'House', '--add', 'latchkeys', '--meaning', 'keys');
  const { out, err } = await cli('search', '--library', 'House', '--legs', 'words', 'lost latchkeys');
  expect([out, err]).toEqual([expect.stringContaining('Lost keys'), expect.stringContaining('Also searched: keys')]);
});

test('a misspelt word is named with what was searched for it', async () => {
  const { cli } = await setUp();
  const { err } = await cli('search', '--library', 'House', '--legs', 'words', 'Who tells the securrity desk?');
  expect(err).toContain('Also searched: security');
});

test('an exported file imports into another folder and into its own', async () => {
  const [one, other] = [await setUp(), await setUp()];
  const file = path.join(one.folder, 'phrasings.csv');
  const [rule] = (await one.ask('4.3')).hits;
  await one.cli('teach', rule.reference, QUESTION);
  await one.cli('phrasings', '--library', 'House', '--add', '=HYPERLINK("x")', '--meaning', '鑰匙, "keys"');
  expect((await one.cli('phrasings', '--export', file)).code).toBe(0);
  const again = await one.cli('phrasings', '--import', file, '--json');
  expect([again.code, JSON.parse(again.out)]).toMatchObject([0, { added: 0, present: 2, errors: [] }]);
  const copied = await other.cli('phrasings', '--import', file, '--json');
  expect([copied.code, JSON.parse(copied.out)]).toMatchObject([0, { added: 2, present: 0, errors: [] }]);
  const listed = JSON.parse((await other.cli('phrasings', '--library', 'House', '--json')).out);
  expect(listed.slice(0, 2)).toMatchObject([
    { phrasing: QUESTION, document: 'leave.md', clause: '4.3' },
    { phrasing: '=HYPERLINK("x")', meaning: '鑰匙, "keys"' },
  ]);
  expect((await other.ask(QUESTION)).hits[0].clause).toBe('4.3');
});

test('an import with a wrong line exits 3, names the line, and writes nothing', async () => {
  const { cli, folder } = await setUp();
  const file = path.join(folder, 'phrasings.csv');
  fs.writeFileSync(file, 'library,document,clause,phrasing,meaning\nHouse,,,a,b\nHouse,gone.md,1,c,\n');
  const { code, out, err } = await cli('phrasings', '--import', file);
  expect([code, out]).toEqual([3, '']);
  expect(err).toContain('Line 3: There is no such document in this library.');
  const listed = JSON.parse((await cli('phrasings', '--library', 'House', '--json')).out);
  expect(listed.filter((entry: { origin: string }) => entry.origin === 'person')).toEqual([]);
});

const NOT_UNDERSTOOD = [
  { what: 'no library', args: ['phrasings'] },
  { what: 'no meaning', args: ['phrasings', '--library', 'House', '--add', 'a'] },
  { what: 'two things at once', args: ['phrasings', '--library', 'House', '--add', 'a', '--remove', '1'] },
  { what: 'a phrasing that is not there', args: ['phrasings', '--library', 'House', '--remove', '999999'] },
  { what: 'no question', args: ['teach', 'plr1:x'] },
  { what: 'no reference', args: ['teach', 'hello', 'world'] },
];

test('what is not understood exits 2 with one sentence on standard error', async () => {
  const { cli } = await setUp();
  for (const { what, args } of NOT_UNDERSTOOD) {
    const { code, out, err } = await cli(...args);
    expect([what, code, out, err.trim().split('\n').length]).toEqual([what, 2, '', 1]);
  }
});
