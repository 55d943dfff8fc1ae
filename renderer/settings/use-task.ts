import { useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import type { Result } from '../../shared/result.ts';

/** Something that a button starts and that ends with a value or a failure. */
export type Task<Value> =
  { kind: 'idle' } | { kind: 'running' } | { kind: 'done'; value: Value } | { kind: 'failed'; error: AppError };

/** How the task stands, and what starts it. A second start while it runs is passed over. */
export function useTask<Value>(perform: () => Promise<Result<Value>>): [task: Task<Value>, start: () => void] {
  const [task, setTask] = useState<Task<Value>>({ kind: 'idle' });
  function start(): void {
    if (task.kind === 'running') return;
    setTask({ kind: 'running' });
    void perform().then((result) => {
      setTask(result.ok ? { kind: 'done', value: result.value } : { kind: 'failed', error: result.error });
    });
  }
  return [task, start];
}
