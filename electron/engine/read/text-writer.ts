import { CodedError } from '../../../shared/app-error.ts';
import type { Span } from '../../../shared/block.ts';
import { LIMITS } from '../../../shared/limits.ts';

/** Builds the stored text of a format whose own lines mean nothing: pieces one after another on lines of their own. */
export class TextWriter {
  readonly #pieces: string[] = [];
  #length = 0;

  get text(): string {
    return this.#pieces.join('\n');
  }

  /**
   * Answers where the piece stands in the text.
   * @throws CodedError `file-too-large` {characters, limit}
   */
  append(piece: string): Span {
    const start = this.#pieces.length === 0 ? 0 : this.#length + 1;
    this.#pieces.push(piece);
    this.#length = start + piece.length;
    if (this.#length > LIMITS.documentText) {
      throw new CodedError('file-too-large', { characters: this.#length, limit: LIMITS.documentText });
    }
    return { start, end: this.#length };
  }
}
