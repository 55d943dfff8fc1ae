import { describe, expect, test } from 'vitest';
import { clauseKeyOf } from '../../../../electron/engine/text/clause-key.ts';
import { clausesInQuery } from '../../../../electron/engine/text/clauses-in-query.ts';
import { leadingClause } from '../../../../electron/engine/text/leading-clause.ts';
import { CLAUSE_FORMS, DOCUMENT_FORMS } from './clause-forms.ts';
import {
  NUMBERED_PARAGRAPHS,
  PARAGRAPHS_WITHOUT_NUMBERS,
  QUERIES_WITHOUT_NUMBERS,
  QUERY_FORMS,
} from './numbers-in-text.ts';

function rows(table: readonly [string, ...string[]][]): [form: string, key: string][] {
  return table.flatMap(([key, ...forms]) => forms.map((form): [string, string] => [form, key]));
}

describe('a printed number has the key that a reader gives it', () => {
  test.each([...rows(CLAUSE_FORMS), ...rows(DOCUMENT_FORMS)])('%s is %s', (form, key) => {
    expect(clauseKeyOf(form)).toBe(key);
  });
});

describe('a number typed alone asks for the rule that bears it', () => {
  test.each(rows(CLAUSE_FORMS))('%s asks for %s', (form, key) => {
    expect(clausesInQuery(form).map((clause) => [clause.key, clause.whole])).toEqual([[key, true]]);
  });
});

describe('a question names the rules that it means', () => {
  test.each(QUERY_FORMS)('%s', (query, keys, whole) => {
    expect(clausesInQuery(query).map((clause) => [clause.key, clause.whole])).toEqual(keys.map((key) => [key, whole]));
  });
});

describe('a question without a rule number names no rule', () => {
  test.each(QUERIES_WITHOUT_NUMBERS)('%s', (query) => {
    expect(clausesInQuery(query)).toEqual([]);
  });
});

describe('a paragraph bears the number that it begins with, as printed', () => {
  test.each(NUMBERED_PARAGRAPHS)('%s', (text, printed, key) => {
    expect(leadingClause(text)).toMatchObject({ printed, key });
  });
});

describe('a paragraph that only seems to begin with a number bears none', () => {
  test.each(PARAGRAPHS_WITHOUT_NUMBERS)('%s', (text) => {
    expect(leadingClause(text)).toBeNull();
  });
});

test('the table holds more than three hundred forms', () => {
  expect(rows(CLAUSE_FORMS).length).toBeGreaterThan(300);
});
