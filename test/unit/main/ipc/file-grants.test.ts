import { expect, test } from 'vitest';
import { createFileGrants } from '../../../../electron/main/ipc/file-grants.ts';

test('a grant stands for exactly the chosen files until it is used', () => {
  const grants = createFileGrants();
  const first = grants.add(['/a/rules.md']);
  const second = grants.add(['/b']);
  expect(grants.pathsOf(first)).toEqual(['/a/rules.md']);
  grants.remove(first);
  expect(grants.pathsOf(first)).toBeNull();
  expect(grants.pathsOf(second)).toEqual(['/b']);
});

test('what nobody granted stands for nothing', () => {
  expect(createFileGrants().pathsOf('7e2b5bb1-6c0f-4b8f-9f0e-1d6b6a7c9a11')).toBeNull();
});

test('old choices are forgotten', () => {
  const grants = createFileGrants();
  const oldest = grants.add(['/oldest']);
  for (let count = 0; count < 20; count++) grants.add([`/${count}`]);
  expect(grants.pathsOf(oldest)).toBeNull();
});
