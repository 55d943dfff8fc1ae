import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENGLISH } from './policies.ts';
import { SmallLibraries } from './small-libraries.ts';

const libraries = new SmallLibraries();
beforeAll(() => libraries.open(ENGLISH));
afterAll(() => libraries.close());

const QUESTIONS = [
  'Do we need a PO for a $400 repair?',
  'stolen laptop',
  '出差單據多久內要交？',
  'owner',
  'boiling tungsten',
];

/** 300 rules about the same things in the same words, so that they would move every count and every neighbourhood. */
function foreignRules(): string {
  const things = ['a purchase order', 'a repair', 'a laptop', 'annual leave', 'a receipt', 'a truck'];
  const rules = Array.from({ length: 300 }, (_, index) => {
    const [one, other] = [things[index % 6], things[(index * 5 + 1) % 6]];
    return `Request ${String(index)} for ${String(one)} names ${String(other)} and its owner.`;
  });
  return `# Requests\n\n${rules.join('\n')}\n`;
}

test('another library in the same store changes nothing but the milliseconds', async () => {
  const answersOf = async () => {
    const answers = [];
    for (const question of QUESTIONS) answers.push(await libraries.ask('Cedar Ridge', question, { limit: 30 }));
    return answers.map(({ ms, ...rest }) => ({ ...rest, timed: Object.keys(ms) }));
  };
  const alone = await answersOf();
  await libraries.add({ Elsewhere: { 'requests.md': foreignRules() } });
  await libraries.embed();
  expect(await answersOf()).toEqual(alone);
});

test('nor does it in a chosen section that both libraries have', async () => {
  const ask = async () => {
    const { ms: _ms, ...answer } = await libraries.ask('Cedar Ridge', 'annual leave', {
      sections: ['Annual leave'],
      limit: 30,
    });
    return answer;
  };
  const alone = await ask();
  await libraries.add({ Third: { 'leave.md': `# Leave\n\n## Annual leave\n\n${foreignRules()}` } });
  await libraries.embed();
  expect(alone.hits.length).toBeGreaterThan(0);
  expect(await ask()).toEqual(alone);
});
