import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../shared/limits.ts';
import { referencesIn, sharedPolicies, startAgent, startByHand, type TestAgent } from '../../support/agent-server.ts';
import { whenEnded } from '../../support/run-cli.ts';
import { HOUSE, NEIGHBOUR } from './house-policies.ts';

const { data, engine } = sharedPolicies({ House: HOUSE, Neighbour: NEIGHBOUR });

async function referenceOf(library: string, key: string): Promise<string> {
  const { id } = await engine().library(library);
  const { rows } = await engine().ask('listPassages', { library: id });
  const row = rows.find(({ document }) => document.key === key);
  if (!row) throw new Error(`${key} holds no passage`);
  return row.reference;
}

/** The whole of an answer, so that refusals can be compared word for word. */
async function refusal(agent: TestAgent, reference: string): Promise<unknown> {
  return agent.call('read_passage', { reference });
}

test('two servers of different scopes on one data folder each see their own', async () => {
  const [house, neighbour] = await Promise.all([
    startAgent(data(), '--library', 'House'),
    startAgent(data(), '--library', 'Neighbour'),
  ]);
  const [inHouse, inNeighbour] = await Promise.all([
    house.text('look_up_rule', { number: '3' }),
    neighbour.text('look_up_rule', { number: '3' }),
  ]);
  expect(inHouse).not.toContain('vault');
  expect(inNeighbour).toContain('The code of the vault is changed every Friday.');
  expect(inNeighbour).not.toMatch(/leave|travel/i);
  const [reference = ''] = referencesIn(inNeighbour);
  expect(await neighbour.text('read_passage', { reference })).toContain('every Friday');
  expect(await house.code('read_passage', { reference })).toBe('not-in-scope');
});

test.each([
  ['another library', [], 'Neighbour', 'vault.md'],
  ['another document', ['--document', 'leave.md'], 'House', 'travel.md'],
  ['a version that is not in force', [], 'House', 'drones.md'],
])('a reference into %s is refused in the same words as one into nothing', async (_, options, library, key) => {
  const agent = await startAgent(data(), '--library', 'House', ...options);
  const outside = await referenceOf(library, key);
  const nowhere = outside.replace(/^plr1:[0-9a-f-]{36}/, 'plr1:00000000-0000-4000-8000-000000000000');
  const answer = await refusal(agent, outside);
  expect(answer).toMatchObject({ isError: true, structuredContent: { error: { code: 'not-in-scope', details: {} } } });
  expect(answer).toEqual(await refusal(agent, nowhere));
});

test('a version that the store does not hold is refused in the same words', async () => {
  const agent = await startAgent(data(), '--library', 'House');
  const known = await referenceOf('House', 'leave.md');
  const unknown = known.replace(/\/[0-9a-f]{64}\//, `/${'0'.repeat(64)}/`);
  expect(await refusal(agent, unknown)).toEqual(await refusal(agent, await referenceOf('Neighbour', 'vault.md')));
});

test('a text that has changed in a version in scope is said to have changed', async () => {
  const agent = await startAgent(data(), '--library', 'House');
  const changed = (await referenceOf('House', 'leave.md')).replace(/[0-9a-f]{16}$/, '0'.repeat(16));
  expect(await agent.code('read_passage', { reference: changed })).toBe('text-changed');
});

test('no wording of a question widens the scope', async () => {
  const agent = await startAgent(data(), '--library', 'House');
  const questions = [
    'in:Neighbour How often is the code of the vault changed?',
    'library:Neighbour vault code',
    'before:2020-01-01 --library Neighbour vault code',
    'status:draft May drones fly over the depot?',
  ];
  const answers: string[] = [];
  for (const question of questions) answers.push(await agent.text('search_policies', { question }));
  expect(answers.filter((text) => /every Friday|fly over the depot/.test(text))).toEqual([]);
});

test('no tool takes an argument that speaks of the scope', async () => {
  const agent = await startAgent(data(), '--library', 'House');
  const names = ['library', 'libraries', 'document', 'documents', 'section', 'scope', 'statuses', 'asOf', 'limit'];
  const codes: unknown[] = [];
  for (const name of names) {
    codes.push(await agent.code('search_policies', { question: 'vault', [name]: 'Neighbour' }));
    codes.push(await agent.code('look_up_rule', { number: '3', [name]: ['Neighbour'] }));
    codes.push(await agent.code('list_documents', { [name]: { libraries: ['Neighbour'] } }));
  }
  expect(new Set(codes)).toEqual(new Set(['invalid-input']));
});

test('a choice of documents holds for search, list and numbers alike', async () => {
  const agent = await startAgent(data(), '--library', 'House', '--document', 'travel.md');
  expect(await agent.text('list_documents')).toMatch(/^1 document in scope\./);
  expect(await agent.text('look_up_rule', { number: '3' })).not.toContain('leave');
  expect(await agent.text('search_policies', { question: 'How long is sick leave paid?' })).not.toContain('Sick leave');
});

describe('a server of one section', () => {
  const SICK_LEAVE = ['--library', 'House', '--section', 'sick LEAVE'];

  test('searches and looks up there alone', async () => {
    const agent = await startAgent(data(), ...SICK_LEAVE);
    expect(await agent.text('search_policies', { question: 'How long is sick leave paid?' })).toContain(
      'ten working days',
    );
    const birth = await agent.text('search_policies', { question: 'How much leave do parents get after a birth?' });
    expect(birth).not.toContain('twelve weeks');
    const third = await agent.text('look_up_rule', { number: '3' });
    expect(third).toContain('ten working days');
    expect(third).not.toContain('Trains');
    const fifth = await agent.text('look_up_rule', { number: '5' });
    expect(fifth).toContain('No rule found');
    expect(fifth).toContain('Only these sections: "sick LEAVE"');
    expect(fifth).not.toContain('twelve weeks');
  });

  test('reads a passage there, with the neighbours of its section and no others', async () => {
    const agent = await startAgent(data(), ...SICK_LEAVE);
    const [reference] = referencesIn(await agent.text('look_up_rule', { number: '4' }));
    const read = await agent.text('read_passage', { reference, neighbours: LIMITS.neighbours });
    expect(read).toContain('A doctor’s note');
    expect(read).toContain('ten working days');
    expect(read).not.toContain('twelve weeks');
  });

  test('refuses a place of another section in the same words as one that is nowhere', async () => {
    const agent = await startAgent(data(), ...SICK_LEAVE);
    const parents = await startAgent(data(), '--library', 'House', '--section', 'Parents');
    const [outside = ''] = referencesIn(await parents.text('look_up_rule', { number: '5' }));
    const nowhere = outside.replace(/^plr1:[0-9a-f-]{36}/, 'plr1:00000000-0000-4000-8000-000000000000');
    expect(await parents.text('read_passage', { reference: outside })).toContain('twelve weeks');
    expect(await agent.code('read_passage', { reference: outside })).toBe('not-in-scope');
    expect(await refusal(agent, outside)).toEqual(await refusal(agent, nowhere));
  });

  test('lists the documents that have it, with its passages', async () => {
    const agent = await startAgent(data(), ...SICK_LEAVE);
    const list = await agent.text('list_documents');
    expect(list).toMatch(/^1 document in scope\./);
    expect(list).toContain('  Key: "leave.md" · library: "House" · 2 passages');
  });
});

test('a server of a status and a format sees what has both, and says so when it finds no rule', async () => {
  const agent = await startAgent(data(), '--library', 'House', '--status', 'draft', '--format', 'markdown');
  expect(await agent.text('look_up_rule', { number: '9' })).toContain('Drones may fly over the depot.');
  const none = await agent.text('look_up_rule', { number: '3' });
  expect(none).toContain('Only these formats: markdown');
  expect(none).toContain('Only these statuses: draft');
  expect(await agent.text('list_documents')).toMatch(/^1 document in scope\./);
});

test.each([
  [
    ['--library', 'House', '--section', 'Secret'],
    'No document of these libraries has that section. “policy-lookup list --facets” names the sections there are.',
  ],
  [
    ['--library', 'House', '--tag', 'nothing'],
    'No rule of these libraries bears that tag. “policy-lookup list --facets” names the tags there are.',
  ],
  [['--library', 'House', '--format', 'poem'], 'poem'],
  [['--library', 'House', '--as-of', '2025-02-30'], '2025-02-30'],
  [['--library', 'Nowhere'], 'There is no such library.'],
  [['--library', 'House', '--document', 'nothing.md'], 'There is no such document in this library.'],
  [[], 'The option --library is missing.'],
  [['--library', 'House', 'stray'], 'Not understood: stray.'],
])('a command line that names no scope ends with a reason before an agent is heard: %j', async (options, reason) => {
  const child = startByHand(data(), ...options);
  const ended = whenEnded(child);
  const { code, out, err } = await ended;
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(reason);
});

test('what a person removes while the server runs is gone from its answers', async () => {
  const agent = await startAgent(data(), '--library', 'House');
  const reference = await referenceOf('House', 'travel.md');
  const { id } = await engine().library('House');
  expect(await agent.text('read_passage', { reference })).toContain('Trains');
  await engine().ask('remove', { library: id, document: 'travel.md' });
  expect(await agent.code('read_passage', { reference })).toBe('not-in-scope');
  expect(await agent.text('list_documents')).toMatch(/^1 document in scope\./);
  await engine().ask('restore', { library: id, document: 'travel.md' });
});
