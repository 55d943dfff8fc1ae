import { beforeAll, expect, test } from 'vitest';
import { callMessage, sharedPolicies, talk, type Message } from '../../support/agent-server.ts';
import { HOUSE } from './house-policies.ts';

const { data } = sharedPolicies({ House: HOUSE });
const SCOPE = ['--library', 'House'];
const HUGE = 'x'.repeat(1_000_000);
const LIST = callMessage(99, 'list_documents', {});

/** Sends lines, then a call that has to be answered whatever came before it. */
async function answersTo(...lines: (string | object)[]) {
  const conversation = await talk(data(), SCOPE, [...lines, LIST]);
  expect(conversation.code).toBe(0);
  const last = conversation.messages.find(({ id }) => id === 99);
  expect(JSON.stringify(last?.result)).toContain('2 documents in scope.');
  return conversation.messages.filter(({ id }) => id !== 99 && id !== 0);
}

test.each([
  ['malformed JSON', '{"jsonrpc":"2.0",', -32_700, null],
  ['plain text', 'hello', -32_700, null],
  ['a batch', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32_600, null],
  ['a number', '42', -32_600, null],
  ['a message without a protocol', { id: 5, method: 'ping' }, -32_600, 5],
  ['a line of 5 MB', HUGE.repeat(5), -32_600, null],
  ['an unknown method', { jsonrpc: '2.0', id: 6, method: 'policies/delete' }, -32_601, 6],
  ['the method of another kind of server', { jsonrpc: '2.0', id: 6, method: 'resources/list' }, -32_601, 6],
  ['an unknown tool', callMessage(7, 'import_policies', {}), -32_602, 7],
  ['the name of something inherited', callMessage(7, 'constructor', {}), -32_602, 7],
  ['a huge tool name', callMessage(7, HUGE, {}), -32_602, 7],
  ['a tool name that is no text', callMessage(7, 1, {}), -32_602, 7],
  ['arguments that are a text', callMessage(7, 'list_documents', 'all'), -32_602, 7],
  ['arguments that are a list', callMessage(7, 'list_documents', [1]), -32_602, 7],
])('%s is answered with an error, and the conversation goes on', async (_, line, code, id) => {
  const answers = await answersTo(line);
  expect(answers.map((answer) => [answer.id, answer.error?.code])).toEqual([[id, code]]);
  expect(JSON.stringify(answers).length).toBeLessThan(2_000);
});

const REFUSED: [what: string, tool: string, input: unknown][] = [
  ['a question that is missing', 'search_policies', {}],
  ['a question that is a number', 'search_policies', { question: 7 }],
  ['a question that is a list', 'search_policies', { question: ['sick leave'] }],
  ['a question of spaces', 'search_policies', { question: ' \n ' }],
  ['a rule number of 1 MB', 'look_up_rule', { number: HUGE }],
  ['a reference of 1 MB', 'read_passage', { reference: `plr1:${HUGE}` }],
  ['too many neighbours', 'read_passage', { reference: 'plr1:x', neighbours: 1_000 }],
  ['half a neighbour', 'read_passage', { reference: 'plr1:x', neighbours: 0.5 }],
  ['a page of nothing', 'list_documents', { page: 0 }],
  ['an unknown argument', 'list_documents', { [HUGE.slice(0, 1000)]: true }],
  ['an inherited argument', 'list_documents', { constructor: 1 }],
  ['a prototype', 'list_documents', JSON.parse('{"__proto__":{"page":2}}')],
];
const REFERENCES: [what: string, reference: string, code: string][] = [
  ['no reference', 'sick leave', 'reference-invalid'],
  ['a path', '../../etc/passwd', 'reference-invalid'],
  ['broken escapes', 'plr1:%E0%A4%A/%%%/x/x/0-1/x', 'reference-invalid'],
  ['a NUL', 'plr1:\0', 'reference-invalid'],
  [
    'SQL as a key',
    `plr1:00000000-0000-4000-8000-000000000000/${encodeURIComponent("' OR 1=1 --")}/${'0'.repeat(64)}//0-1/${'0'.repeat(16)}`,
    'not-in-scope',
  ],
];
const QUESTIONS: [what: string, question: string][] = [
  ['a NUL and control characters', 'sick\0 leave \u001b[2J \u202e'],
  ['half a character', 'sick leave \ud800'],
  ['search syntax', '"sick* NEAR( title: -- ) OR *'],
  ['a megabyte', `How long is sick leave paid? ${HUGE}`],
];

/** One conversation holds all of them; each is known by its id. */
const CALLS = [
  ...REFUSED.map(([, tool, input]) => ({ tool, input })),
  ...REFERENCES.map(([, reference]) => ({ tool: 'read_passage', input: { reference } })),
  ...QUESTIONS.map(([, question]) => ({ tool: 'search_policies', input: { question } })),
];
let answers: Message[] = [];
beforeAll(async () => {
  const { messages } = await talk(
    data(),
    SCOPE,
    CALLS.map(({ tool, input }, index) => callMessage(index + 1, tool, input)),
  );
  answers = messages;
}, 120_000);

function answerTo(index: number): Message | undefined {
  return answers.find(({ id }) => id === index + 1);
}

test.each(REFUSED.map(([what], index) => ({ what, index })))('$what is refused by code', ({ index }) => {
  expect(answerTo(index)?.result).toMatchObject({
    isError: true,
    structuredContent: { error: { code: 'invalid-input' } },
  });
});

test.each(REFERENCES.map(([what, , code], index) => ({ what, code, index: REFUSED.length + index })))(
  'a reference that is $what is refused by code',
  ({ code, index }) => {
    expect(answerTo(index)?.result?.structuredContent).toMatchObject({ error: { code } });
  },
);

test.each(QUESTIONS.map(([what], index) => ({ what, index: REFUSED.length + REFERENCES.length + index })))(
  'a question with $what is a question like others',
  ({ index }) => {
    expect(answerTo(index)?.result?.content).toHaveLength(1);
    expect(answerTo(index)?.result?.isError).toBeUndefined();
  },
);

test('standard output carries the protocol alone; neither questions nor policy text stand in the log', async () => {
  const { messages, err } = await talk(data(), SCOPE, [
    callMessage(1, 'search_policies', { question: 'How long is the marmalade leave?' }),
    callMessage(2, 'search_policies', { question: 'marmalade', marmalade: 1 }),
    callMessage(3, 'read_passage', { reference: 'marmalade' }),
  ]);
  expect(messages.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3]);
  expect(err.trim().split('\n')).toEqual([
    'Answering agents over standard input and output: 2 documents of "House".',
    'search_policies: invalid-input',
    'read_passage: reference-invalid',
  ]);
});
