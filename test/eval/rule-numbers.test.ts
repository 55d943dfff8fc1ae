import path from 'node:path';
import { expect, test } from 'vitest';
import type { Hit } from '../../shared/search-result.ts';
import { ROOT, sharedTestEngine } from '../support/start-test-engine.ts';
import { importDemo } from './questions/ask-questions.ts';
import table from './rule-numbers.json';

/** A clause that a number names, with its items in order where it has some. */
interface Bearer {
  document: string;
  contains: string;
  items?: string[];
}

interface Found {
  library: string;
  /** All of them, where one number heads several clauses. */
  bears: Bearer[];
  /** Nothing else is a hit. */
  only?: boolean;
  queries: string[];
}

const OWN = path.join(ROOT, 'test', 'eval', 'rule-numbers');
const LATIN = ['site-rules.md', 'club-charter.txt', 'statutes.md', 'house-rules.md', 'register.csv'];

const engine = sharedTestEngine(async (opened) => {
  await opened.importFiles('Numbers', ...LATIN.map((name) => path.join(OWN, name)));
  await opened.importFiles('條號', ...['請假規程.md', '考勤规程.md'].map((name) => path.join(OWN, name)));
  const both = ['site-rules.md', '請假規程.md', '采购合同.md'];
  await opened.importFiles('Mixed', ...both.map((name) => path.join(OWN, name)));
  await opened.importFiles('Sheets', path.join(ROOT, 'test', 'fixtures', 'rule-sets'));
  await importDemo(opened);
});

/** Rows of a part of the table, one for each query. */
function rowsOf<Entry extends { queries: string[] }>(entries: readonly Entry[]): (Entry & { query: string })[] {
  return entries.flatMap((entry) => entry.queries.map((query) => ({ ...entry, query })));
}

/** How many of the hits are this clause and its items, each in its place; 0 when they do not begin with it. */
function lengthOf(bearer: Bearer, hits: readonly Hit[]): number {
  const texts = [bearer.contains, ...(bearer.items ?? [])];
  const stands = texts.every((text, index) => {
    const hit = hits[index];
    return hit?.document.key === bearer.document && hit.text.includes(text);
  });
  return stands ? texts.length : 0;
}

/** Whether the answer begins with these clauses in any order, each followed by its items and by nothing else. */
function beginsWith(bearers: readonly Bearer[], hits: readonly Hit[]): boolean {
  if (bearers.length === 0) return true;
  return bearers.some((bearer) => {
    const length = lengthOf(bearer, hits);
    const others = bearers.filter((other) => other !== bearer);
    return length > 0 && beginsWith(others, hits.slice(length));
  });
}

test('a number brings the clause first that bears it, in whichever form it is printed', async () => {
  const wrong: string[] = [];
  const rows = rowsOf<Found>(table.found);
  for (const { library, query, bears, only } of rows) {
    const { hits } = await engine().search(library, query);
    const tooMany = only === true && hits.length > bears.length;
    if (tooMany || !beginsWith(bears, hits)) wrong.push(`${library}: ${query}: ${seen(hits)}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('a number that no clause bears is answered by none', async () => {
  const wrong: string[] = [];
  for (const { library, query } of rowsOf(table.none)) {
    const { answered, hits } = await engine().search(library, query);
    if (answered) wrong.push(`${library}: ${query}: ${seen(hits)}`);
  }
  expect(wrong).toEqual([]);
});

test('a number in a sentence without a mark is no rule number', async () => {
  const wrong: string[] = [];
  for (const { library, query } of rowsOf(table.notNumbers)) {
    const { hits, nearest, unknownClauses } = await engine().search(library, query);
    const byNumber = [...hits, ...nearest].filter(({ why }) => why.ruleNumber > 0);
    if (unknownClauses.length > 0 || byNumber.length > 0) wrong.push(`${library}: ${query}: ${seen(byNumber)}`);
  }
  expect(wrong).toEqual([]);
});

function seen(hits: readonly Hit[]): string {
  return hits
    .slice(0, 4)
    .map(({ document, clause, text }) => `${document.key} ${clause} ${text.slice(0, 24)}`)
    .join(' | ');
}
