import type { Readable, Writable } from 'node:stream';
import { serializeMessage } from '@modelcontextprotocol/sdk/shared/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CancelledNotificationSchema,
  ErrorCode,
  isJSONRPCRequest,
  JSONRPCMessageSchema,
  type JSONRPCMessage,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';
import { LIMITS } from '../../shared/limits.ts';

const LINE_FEED = 0x0a;

/**
 * JSON-RPC, one message a line. The SDK's own transport for standard input does not notice its end
 * (modelcontextprotocol/typescript-sdk #2002), falls silent on what is no message, and stops for good at a line that is
 * too long; this one answers the requests it has when its input ends, and answers anything else with an error.
 */
export class LineTransport implements Transport {
  onmessage?: (message: JSONRPCMessage) => void;
  onclose?: () => void;
  /** Settles when the input has ended and every request was answered, when the other side went away, or after `close`. */
  readonly ended: Promise<void>;
  readonly #input: Readable;
  readonly #output: Writable;
  readonly #unanswered = new Set<RequestId>();
  #line: Buffer[] = [];
  #lineBytes = 0;
  #inputEnded = false;
  #settle: () => void = () => undefined;

  constructor(input: Readable, output: Writable) {
    this.#input = input;
    this.#output = output;
    this.ended = new Promise((resolve) => (this.#settle = resolve));
  }

  async start(): Promise<void> {
    this.#input.on('data', this.#hear);
    this.#input.on('end', this.#endInput);
    this.#input.on('close', this.#endInput);
    this.#input.on('error', this.#endInput);
    this.#output.on('error', this.#settle);
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.#write(serializeMessage(message));
    if ('id' in message && message.id !== undefined && !('method' in message)) this.#unanswered.delete(message.id);
    this.#settleIfDone();
  }

  async close(): Promise<void> {
    this.#input.off('data', this.#hear);
    this.#input.destroy();
    this.#settle();
    this.onclose?.();
  }

  readonly #hear = (chunk: Buffer): void => {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      this.#keep(chunk.subarray(start, end));
      this.#endLine();
      start = end + 1;
    }
    this.#keep(chunk.subarray(start));
  };

  /** What goes beyond the limit is counted and not kept. */
  #keep(bytes: Buffer): void {
    this.#lineBytes += bytes.length;
    if (this.#lineBytes <= LIMITS.agentMessage) this.#line.push(bytes);
    else this.#line = [];
  }

  #endLine(): void {
    const tooLong = this.#lineBytes > LIMITS.agentMessage;
    const line = Buffer.concat(this.#line).toString('utf8').trim();
    this.#line = [];
    this.#lineBytes = 0;
    if (tooLong) this.#refuse(ErrorCode.InvalidRequest, 'Message too long');
    else if (line !== '') this.#receive(line);
  }

  #receive(line: string): void {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      this.#refuse(ErrorCode.ParseError, 'Parse error');
      return;
    }
    const message = JSONRPCMessageSchema.safeParse(value);
    if (!message.success) {
      this.#refuse(ErrorCode.InvalidRequest, 'Invalid Request', idOf(value));
      return;
    }
    if (isJSONRPCRequest(message.data)) this.#unanswered.add(message.data.id);
    const cancelled = CancelledNotificationSchema.safeParse(message.data).data?.params.requestId;
    // A cancelled request is never answered.
    if (cancelled !== undefined) this.#unanswered.delete(cancelled);
    this.onmessage?.(message.data);
  }

  #refuse(code: ErrorCode, message: string, id: RequestId | null = null): void {
    this.#write(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`);
  }

  /** Nothing more is taken in while the other side does not read. */
  #write(text: string): void {
    if (this.#output.write(text)) return;
    this.#input.pause();
    this.#output.once('drain', () => this.#input.resume());
  }

  readonly #endInput = (): void => {
    if (this.#lineBytes > 0) this.#endLine();
    this.#inputEnded = true;
    this.#settleIfDone();
  };

  #settleIfDone(): void {
    if (this.#inputEnded && this.#unanswered.size === 0) this.#settle();
  }
}

/** The id that an answer to what is no request can still name. */
function idOf(value: unknown): RequestId | null {
  const id = value !== null && typeof value === 'object' && 'id' in value ? value.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
