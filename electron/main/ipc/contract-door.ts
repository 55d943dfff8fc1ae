import type { z } from 'zod';
import { CONTRACT, type EngineOperation, type MainOperation, type OperationName } from '../../../shared/contract.ts';
import { toAppError } from '../../../shared/app-error.ts';
import { fail, type Result } from '../../../shared/result.ts';
import type { OutputOf } from '../../../shared/contract.ts';
import type { EngineClient } from '../../client/engine-client.ts';

type ParsedInput<Name extends OperationName> = z.output<(typeof CONTRACT)[Name]['input']>;

/** The operations that the main process answers itself. */
export type MainHandlers = {
  [Name in MainOperation]: (
    input: ParsedInput<Name>,
    signal: AbortSignal,
  ) => Result<OutputOf<Name>> | Promise<Result<OutputOf<Name>>>;
};

/** The one way from the window into the program. */
export interface ContractDoor {
  /** Never rejects. `request` is whatever the page sent. */
  call(isTrusted: boolean, request: unknown): Promise<Result<unknown>>;
  cancel(isTrusted: boolean, requestId: unknown): void;
}

export interface DoorOptions {
  engine: Pick<EngineClient, 'call'>;
  handlers: MainHandlers;
}

/** Names of the operations that the contract opens to the window. */
export function windowOperations(): OperationName[] {
  return operationNames().filter((name) => CONTRACT[name].window);
}

export function createContractDoor({ engine, handlers }: DoorOptions): ContractDoor {
  const running = new Map<string, AbortController>();

  async function answer(name: OperationName, input: unknown, signal: AbortSignal): Promise<Result<unknown>> {
    const parsed = CONTRACT[name].input.safeParse(input);
    if (!parsed.success) return fail('invalid-input');
    try {
      return await dispatch({ engine, handlers }, name, parsed.data, signal);
    } catch (error) {
      return { ok: false, error: toAppError(error) };
    }
  }

  return {
    async call(isTrusted, request) {
      if (!isTrusted) return fail('untrusted-sender');
      const envelope = readRequest(request);
      if (!envelope || running.has(envelope.requestId ?? '')) return fail('invalid-input');
      const controller = new AbortController();
      if (envelope.requestId !== null) running.set(envelope.requestId, controller);
      const result = await answer(envelope.name, envelope.input, controller.signal);
      if (envelope.requestId !== null) running.delete(envelope.requestId);
      return result;
    },
    cancel(isTrusted, requestId) {
      if (isTrusted && typeof requestId === 'string') running.get(requestId)?.abort();
    },
  };
}

/** `input` has passed the schema of `name`; TypeScript cannot follow that through the table. */
function dispatch(
  { engine, handlers }: DoorOptions,
  name: OperationName,
  input: unknown,
  signal: AbortSignal,
): Promise<Result<unknown>> | Result<unknown> {
  if (CONTRACT[name].at === 'engine') {
    return engine.call(name as EngineOperation, input as ParsedInput<EngineOperation>, { signal });
  }
  const handler = handlers[name as MainOperation] as (input: unknown, signal: AbortSignal) => Promise<Result<unknown>>;
  return handler(input, signal);
}

interface Envelope {
  name: OperationName;
  input: unknown;
  requestId: string | null;
}

/** UTF-16 units of an id that the window chose. */
const LONGEST_ID = 100;

function readRequest(request: unknown): Envelope | null {
  if (typeof request !== 'object' || request === null) return null;
  const { name, input, requestId }: { name?: unknown; input?: unknown; requestId?: unknown } = request;
  const known = windowOperations().find((operation) => operation === name);
  if (known === undefined) return null;
  if (requestId === undefined) return { name: known, input, requestId: null };
  return typeof requestId === 'string' && requestId !== '' && requestId.length <= LONGEST_ID
    ? { name: known, input, requestId }
    : null;
}

function operationNames(): OperationName[] {
  // The keys of the contract are its operations.
  return Object.keys(CONTRACT) as OperationName[];
}
