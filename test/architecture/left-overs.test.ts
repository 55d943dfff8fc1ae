import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** What must not be left in the tree. This file spells the words out and is therefore not searched. */

const FILES = sourceFiles('electron', 'renderer', 'shared', 'scripts', 'test').filter(
  ({ name }) => name !== 'test/architecture/left-overs.test.ts',
);

test.each([
  ['unfinished work', /\b(TODO|FIXME|XXX|HACK)\b/],
  ['a check that was silenced', /eslint-disable|@ts-(ignore|nocheck|expect-error)|prettier-ignore/],
  ['a type that was given up', /\bas any\b|: any\b(?! \w)|<any>/],
  ['a test that is left out or stands alone', /\b(test|it|describe)\.(only|skip|todo|fixme)\(/],
  ['a path of one machine', /['"`\s]\/(work|root)\//],
  ['a folder outside the checkout', /(\.\.\/)+shared\/(eval|seeds|research|toolchain|model)\b/],
])('no file holds %s', (_, pattern) => {
  const found = FILES.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
