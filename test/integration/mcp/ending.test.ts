import { once } from 'node:events';
import { expect, test } from 'vitest';
import { callMessage, HELLO, sharedPolicies, startByHand, talk } from '../../support/agent-server.ts';
import { whenEnded } from '../../support/run-cli.ts';
import { HOUSE } from './house-policies.ts';

const { data } = sharedPolicies({ House: HOUSE });
const SCOPE = ['--library', 'House'];
const QUESTION = callMessage(1, 'search_policies', { question: 'How long is sick leave paid?' });

test('when its input ends, the server answers what it was asked and exits 0', async () => {
  const { code, signal, messages } = await talk(data(), SCOPE, [QUESTION]);
  expect([code, signal, messages.map(({ id }) => id)]).toEqual([0, null, [0, 1]]);
  expect(JSON.stringify(messages)).toContain('Sick leave is paid for ten working days.');
});

test('an input that is empty ends the server with exit code 0', async () => {
  const child = startByHand(data(), ...SCOPE);
  const ended = whenEnded(child);
  child.stdin.end();
  expect(await ended).toMatchObject({ code: 0, signal: null, out: '' });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server by itself while its input is open', async (name) => {
  const child = startByHand(data(), ...SCOPE);
  const ended = whenEnded(child);
  child.stdin.write(`${JSON.stringify(HELLO)}\n`);
  await once(child.stdout, 'data');
  child.stdin.write(`${JSON.stringify(QUESTION)}\n`);
  child.kill(name);
  const { code, signal } = await ended;
  expect([code, signal]).toEqual([name === 'SIGTERM' ? 0 : 130, null]);
});

test('an agent that goes away without a word ends the server', async () => {
  const child = startByHand(data(), ...SCOPE);
  const ended = whenEnded(child);
  child.stdin.write(`${JSON.stringify(HELLO)}\n`);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stdin.end(`${JSON.stringify(QUESTION)}\n`);
  expect(await ended).toMatchObject({ code: 0, signal: null });
});
