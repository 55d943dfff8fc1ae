import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseReference } from '../../../shared/reference.ts';
import { places, SmallLibraries } from './small-libraries.ts';

const RETALIATION = 'Nobody who reports a concern in good faith may be dismissed, moved or treated worse for it.';

function handbook(title: string, section: string, own: string): string {
  return `# ${title}\n\n## ${section}\n\n${RETALIATION}\n${own}\n`;
}

const libraries = new SmallLibraries();
beforeAll(() =>
  libraries.open({
    Group: {
      'conduct.md': handbook('Code of conduct', 'Concerns', 'Concerns are reported to the ethics line.'),
      'managers.md': handbook('Guide for managers', 'Open doors', 'Managers listen to a concern within two days.'),
      'travel.md': '# Travel\n\n## Tips\n\nNot reimbursed.\n\n## Concerns\n\nA report names date and place.\n',
      'meals.md': '# Meals\n\n## Alcohol\n\nNot reimbursed.\n',
    },
    Partner: { 'conduct.md': handbook('Conduct', 'Concerns', 'Concerns are reported to the board.') },
  }),
);
afterAll(() => libraries.close());

const QUESTION = 'Can I be dismissed because I reported a concern?';

test('one text in two documents takes one place, which names the other with all that a citation needs', async () => {
  const { hits, nearest } = await libraries.ask('Group', QUESTION);
  const same = [...hits, ...nearest].filter(({ text }) => text === RETALIATION);
  expect(same).toHaveLength(1);
  const also = same[0]?.alsoAt ?? [];
  expect([...places(same), ...also.map(({ document }) => document.key)].sort()).toEqual(
    ['conduct.md:5', 'managers.md'].sort(),
  );
  expect(also[0]).toMatchObject({ lines: [5, 5], clause: null, version: { label: '1', status: 'in-force' } });
  expect(parseReference(also[0]?.reference ?? '')).not.toBeNull();
});

test('the limit counts places, and ranks run on over them', async () => {
  const { hits, nearest } = await libraries.ask('Group', QUESTION, { limit: 3 });
  const found = [...hits, ...nearest];
  expect(found.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  expect(new Set(found.map(({ text }) => text)).size).toBe(3);
});

test('the same text of another library has a place of its own', async () => {
  const both = [libraries.idOf('Group'), libraries.idOf('Partner')];
  const answer = await libraries.request({ query: QUESTION, scope: { libraries: both } });
  if (!answer.ok) throw new Error(answer.error.code);
  const same = [...answer.value.hits, ...answer.value.nearest].filter(({ text }) => text === RETALIATION);
  expect(same.map(({ library }) => library).sort()).toEqual(['Group', 'Partner']);
});

test('a short text under two headings has two places', async () => {
  const { hits, nearest } = await libraries.ask('Group', 'Is it not reimbursed?');
  const short = [...hits, ...nearest].filter(({ text }) => text === 'Not reimbursed.');
  expect(short.map(({ document, alsoAt }) => [document.key, alsoAt]).sort()).toEqual([
    ['meals.md', undefined],
    ['travel.md', undefined],
  ]);
});
