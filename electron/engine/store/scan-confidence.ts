import type { ScannedSpan } from '../../../shared/block.ts';
import type { Store } from './open-store.ts';

/**
 * Notes of each passage of a version that holds recognised text how sure the recognition is of it, by length. Inside a
 * write transaction.
 */
export function writeScanConfidence(store: Store, versionRow: number, scanned: readonly ScannedSpan[]): void {
  if (scanned.length === 0) return;
  const passages = store.database
    .prepare<[number], { id: number; start: number; end: number }>(
      'SELECT id, start_offset AS start, end_offset AS end FROM passage WHERE version = ?',
    )
    .all(versionRow);
  const update = store.database.prepare('UPDATE passage SET scan_confidence = ? WHERE id = ?');
  for (const { id, start, end } of passages) {
    let [length, sum] = [0, 0];
    for (const span of scanned) {
      const shared = Math.min(end, span.end) - Math.max(start, span.start);
      if (shared <= 0) continue;
      length += shared;
      sum += shared * span.confidence;
    }
    if (length > 0) update.run(Math.round(sum / length), id);
  }
}
