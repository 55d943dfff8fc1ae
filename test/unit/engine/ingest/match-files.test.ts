import { expect, test } from 'vitest';
import { matchFiles } from '../../../../electron/engine/ingest/match-files.ts';

test.each([
  [['*.md'], 'a.md', true],
  [['*.md'], 'hr/leave/a.md', true],
  [['*.md'], 'a.mdx', false],
  [['*.pdf'], 'POLICY.PDF', true],
  [['hr/**'], 'hr/leave/a.md', true],
  [['hr/**'], 'other/hr/a.md', false],
  [['hr/*.md'], 'hr/leave/a.md', false],
  [['./hr/*.md'], 'hr/a.md', true],
  [['*.{md,docx}'], 'x/a.docx', true],
  [['*.md', '*.txt'], 'a.txt', true],
  [['差旅*.pdf'], '人事/差旅規定.pdf', true],
  [['re\u0301sume\u0301.md'], 'r\u00e9sum\u00e9.md', true],
  [[], 'anything', true],
])('%j means %s: %s', (include, file, isMeant) => {
  expect(matchFiles(include)(file)).toBe(isMeant);
});

test('brackets are those of a name', () => {
  expect(matchFiles(['leave (1)*.pdf'])('hr/leave (1) new.pdf')).toBe(true);
});

test.each(['+(+(+(+(a))))b', '(a+)+b', '!(+(a|aa))b'])(
  'the pattern %s ends on a long name that it does not mean',
  (pattern) => {
    expect(matchFiles([pattern])('a'.repeat(60))).toBe(false);
  },
);
