import type { AppError } from '../../../shared/app-error.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { policies } from '../../api/policies.ts';

/** A version whose original lies in the store. */
export interface OriginalAddress {
  library: string;
  document: string;
  sha256: string;
}

/** The original could not be brought here. */
export class OriginalFailure extends Error {
  readonly error: AppError;

  constructor(error: AppError) {
    super(error.code);
    this.error = error;
  }
}

/** Bytes `from` to `to` of an original and its whole length, in as many calls as that takes. */
export async function readBytes(
  address: OriginalAddress,
  from: number,
  to: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; total: number }> {
  const pieces: Uint8Array[] = [];
  let [read, total] = [0, 0];
  for (let offset = from; offset < to;) {
    const length = Math.min(LIMITS.originalRange, to - offset);
    const result = await policies.readOriginal({ ...address, offset, length });
    if (!result.ok) throw new OriginalFailure(result.error);
    const { bytes } = result.value;
    ({ total } = result.value);
    pieces.push(bytes);
    read += bytes.length;
    offset += bytes.length;
    if (bytes.length < length) break;
  }
  const whole = new Uint8Array(read);
  let filled = 0;
  for (const piece of pieces) {
    whole.set(piece, filled);
    filled += piece.length;
  }
  return { bytes: whole, total };
}
