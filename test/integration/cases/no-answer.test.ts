import { expect, test } from 'vitest';
import { makeTestFolder } from '../../support/open-test-store.ts';
import { ROOT, startTestEngine } from '../../support/start-test-engine.ts';

test('a question that the policies do not answer finds no rule, in each language', async () => {
  const engine = startTestEngine(makeTestFolder());
  await engine.importFiles('Cedar Ridge', `${ROOT}resources/demo/cedar-ridge`);
  await engine.importFiles('員工手冊', `${ROOT}resources/demo/employee-handbook`);
  await engine.importFiles('骑手', `${ROOT}resources/demo/rider-platform`);
  await engine.ask('waitForVectors', {});
  const answered: string[] = [];
  for (const [library, question] of [
    ['Cedar Ridge', 'What is the boiling point of tungsten?'],
    ['Cedar Ridge', 'Who won the football match last night?'],
    ['員工手冊', '月球到地球有多遠？'],
    ['員工手冊', '如何製作巧克力蛋糕'],
    ['骑手', '谁写了红楼梦？'],
    ['骑手', '怎么种植水稻'],
  ] as const) {
    if ((await engine.search(library, question)).answered) answered.push(question);
  }
  expect(answered).toEqual([]);
});
