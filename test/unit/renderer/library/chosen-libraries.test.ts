import { expect, it } from 'vitest';
import { chosenAmong } from '../../../../renderer/library/chosen-libraries.ts';

const [CEDAR, BRIGHT] = ['1', '2'].map((digit) => ({
  id: `${digit.repeat(8)}-1111-4111-8111-111111111111`,
  name: `Library ${digit}`,
  demo: false,
  documents: [],
}));
const LIBRARIES = [CEDAR, BRIGHT].filter((library) => library !== undefined);

it.each([
  ['the first library when none was chosen', [], ['Library 1']],
  ['the chosen library', [BRIGHT?.id], ['Library 2']],
  ['several libraries only when several were chosen', [CEDAR?.id, BRIGHT?.id], ['Library 1', 'Library 2']],
  ['the first library when the chosen one is gone', ['99999999-1111-4111-8111-111111111111'], ['Library 1']],
])('%s is searched', (_, chosen, names) => {
  const ids = chosen.filter((id) => id !== undefined);
  expect(chosenAmong(LIBRARIES, ids).map(({ name }) => name)).toEqual(names);
});

it('nothing is searched where there is no library', () => {
  expect(chosenAmong([], [])).toEqual([]);
});
