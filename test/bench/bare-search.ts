import type { Store } from '../../electron/engine/store/open-store.ts';
import type { ResolvedLibrary } from '../../electron/engine/store/libraries.ts';

/** What a search cannot be faster than: its parts, each without the program around it. */

const DIMENSION = 384;

/** All vectors of a library one after the other, as a program holds them that keeps everything in memory. */
export function vectorsInMemory(store: Store, library: ResolvedLibrary): Float32Array {
  const count = store.database.prepare('SELECT count(*) FROM passage WHERE library = ?').pluck().get(library.row);
  const vectors = new Float32Array(Number(count) * DIMENSION);
  const rows = store.database
    .prepare<[number], Buffer>(
      'SELECT vectors.embedding FROM passage JOIN vectors ON vectors.rowid = passage.id WHERE passage.library = ?',
    )
    .pluck()
    .iterate(library.row);
  let at = 0;
  for (const row of rows) {
    vectors.set(new Float32Array(Uint8Array.from(row).buffer), at);
    at += DIMENSION;
  }
  return vectors;
}

/** Dot product of each vector with the question's, by a plain loop; answers the largest. */
export function matrixProduct(vectors: Float32Array, question: Float32Array): number {
  let largest = -1;
  for (let start = 0; start < vectors.length; start += DIMENSION) {
    let [one, two, three, four] = [0, 0, 0, 0];
    for (let at = 0; at < DIMENSION; at += 4) {
      one += (vectors[start + at] ?? 0) * (question[at] ?? 0);
      two += (vectors[start + at + 1] ?? 0) * (question[at + 1] ?? 0);
      three += (vectors[start + at + 2] ?? 0) * (question[at + 2] ?? 0);
      four += (vectors[start + at + 3] ?? 0) * (question[at + 3] ?? 0);
    }
    largest = Math.max(largest, one + two + three + four);
  }
  return largest;
}

/** sqlite-vec's exact search for the nearest `k` of a library, without any filter. */
export function vectorScan(store: Store, library: ResolvedLibrary, question: Float32Array, k: number): number {
  const bytes = Buffer.from(question.buffer, question.byteOffset, question.byteLength);
  return store.database
    .prepare('SELECT rowid, distance FROM vectors WHERE embedding MATCH ? AND k = ? AND library = ?')
    .all(bytes, BigInt(k), BigInt(library.row)).length;
}
