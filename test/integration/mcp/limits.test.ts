import { expect, test } from 'vitest';
import { LIMITS } from '../../../shared/limits.ts';
import { referencesIn, sharedPolicies, startAgent } from '../../support/agent-server.ts';
import { HOUSE } from './house-policies.ts';

const LONG_RULES = Array.from({ length: 40 }, (_, index) => [
  `${index + 1}. Badge rule ${index + 1}: ${'a visitor badge is worn at all times in the building. '.repeat(14)}`,
  '',
]).flat();
const MANY = Object.fromEntries(
  Array.from({ length: LIMITS.agentDocuments + 3 }, (_, index) => [
    `note-${index}.md`,
    [`# Note ${index}`, '', `Rule ${index} of the notes.`],
  ]),
);
const { data } = sharedPolicies({
  House: HOUSE,
  Badges: { 'badges.md': ['# Badges', '', ...LONG_RULES] },
  Notes: MANY,
});

const WORDINGS = [
  'For how many days is sick leave paid?',
  'sick leave: how many paid days',
  'How long is one paid while being sick on leave?',
  'paid sick leave days',
  'sick leave paid how long',
  'number of working days that sick leave is paid',
];

test('one question in ever other words is refused after the limit, and reading ends it', async () => {
  const agent = await startAgent(data(), '--library', 'House', '--document', 'leave.md');
  expect(WORDINGS).toHaveLength(LIMITS.agentSearches);
  let reference: string | undefined;
  for (const question of WORDINGS) [reference] = referencesIn(await agent.text('search_policies', { question }));
  expect(await agent.code('search_policies', { question: 'paid days of sick leave' })).toBe('too-many-searches');
  await agent.text('read_passage', { reference });
  expect(await agent.text('search_policies', { question: 'paid days of sick leave' })).toContain('ten working days');
});

test('calls beyond the limit of a minute are refused', async () => {
  const agent = await startAgent(data(), '--library', 'House');
  for (let call = 0; call < LIMITS.agentCalls; call++) await agent.text('list_documents');
  expect(await agent.code('list_documents')).toBe('too-many-calls');
});

test('an answer keeps to its size, and says what did not fit', async () => {
  const agent = await startAgent(data(), '--library', 'Badges');
  const [reference] = referencesIn(await agent.text('look_up_rule', { number: '20' }));
  const text = await agent.text('read_passage', { reference, neighbours: LIMITS.neighbours });
  expect(text.length).toBeLessThanOrEqual(LIMITS.agentAnswer);
  expect(referencesIn(text)[0]).toBe(reference);
  expect(text).toMatch(/\d+ more passages did not fit into this answer\.$/);
});

test('a long list of documents comes in pages', async () => {
  const agent = await startAgent(data(), '--library', 'Notes');
  const first = await agent.text('list_documents');
  const second = await agent.text('list_documents', { page: 2 });
  expect(first).toContain(`${LIMITS.agentDocuments + 3} documents in scope. Page 1 of 2.`);
  expect(first.match(/^ {2}Key: /gm)).toHaveLength(LIMITS.agentDocuments);
  expect(second.match(/^ {2}Key: /gm)).toHaveLength(3);
});
