import type { Block } from '../../../shared/block.ts';
import type { Store } from './open-store.ts';

/** Notes of each passage of a version the place in the original that its block names. Inside a write transaction. */
export function writeAnchors(store: Store, versionRow: number, blocks: readonly Block[]): void {
  if (blocks.every((block) => block.anchor === undefined)) return;
  const passages = store.database
    .prepare<[number], { id: number; start: number }>(
      'SELECT id, start_offset AS start FROM passage WHERE version = ? ORDER BY start_offset',
    )
    .all(versionRow);
  const update = store.database.prepare('UPDATE passage SET anchor = ? WHERE id = ?');
  let next = 0;
  // Both are in order of the text.
  for (const { id, start } of passages) {
    while (next < blocks.length && (blocks[next]?.end ?? 0) <= start) next += 1;
    const anchor = blocks[next]?.anchor;
    if (anchor !== undefined) update.run(anchor, id);
  }
}
