import type { EngineClient } from '../../../electron/client/engine-client.ts';
import type { EngineOperation } from '../../../shared/contract.ts';
import { succeed, type Result } from '../../../shared/result.ts';

export interface RecordingEngine extends Pick<EngineClient, 'call'> {
  calls: { name: EngineOperation; input: unknown }[];
}

/** Stands where the engine's worker would be: the door's own decisions are under test, so it only notes what came through. */
export function recordingEngine(answer: Result<unknown> = succeed(null)): RecordingEngine {
  const calls: RecordingEngine['calls'] = [];
  return {
    calls,
    call: (name, input, { signal } = {}) => {
      calls.push({ name, input });
      return new Promise((resolve) => {
        const reply = (result: Result<unknown>) => {
          resolve(result as never);
        };
        if (answer.ok && answer.value === 'waits') {
          signal?.addEventListener('abort', () => {
            reply({ ok: false, error: { code: 'cancelled', details: {} } });
          });
        } else reply(answer);
      });
    },
  };
}
