import { expect, test } from 'vitest';
import { createEmbedQueue } from '../../../../electron/engine/embed/embed-queue.ts';

function recorder() {
  const done: string[] = [];
  return {
    done,
    work: (name: string) => async () => {
      await Promise.resolve();
      done.push(name);
      return name;
    },
  };
}

test('a query goes before every passage that waits, but does not stop the one that runs', async () => {
  const queue = createEmbedQueue();
  const { done, work } = recorder();
  await Promise.all([
    queue.run('passage', work('passage 1')),
    queue.run('passage', work('passage 2')),
    queue.run('passage', work('passage 3')),
    queue.run('query', work('query 1')),
    queue.run('query', work('query 2')),
  ]);
  expect(done).toEqual(['passage 1', 'query 1', 'query 2', 'passage 2', 'passage 3']);
});

test('one failure is told to its caller and the next call runs', async () => {
  const queue = createEmbedQueue();
  const failing = queue.run('passage', () => Promise.reject(new Error('broken')));
  const following = queue.run('passage', () => Promise.resolve('fine'));
  await expect(failing).rejects.toThrow('broken');
  await expect(following).resolves.toBe('fine');
});

test('closing lets the running call end, refuses what waits and what comes later', async () => {
  const queue = createEmbedQueue();
  const { done, work } = recorder();
  const running = queue.run('passage', work('running'));
  const waiting = queue.run('query', work('waiting'));
  const refused = expect(waiting).rejects.toMatchObject({ code: 'engine-stopped' });
  await queue.close();
  expect(done).toEqual(['running']);
  await expect(running).resolves.toBe('running');
  await refused;
  await expect(queue.run('query', work('late'))).rejects.toMatchObject({ code: 'engine-stopped' });
});
