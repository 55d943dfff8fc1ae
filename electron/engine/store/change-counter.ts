import type { Store } from './open-store.ts';

/** Says whether another connection wrote: SQLite counts for each connection the writes that were not its own. */
export function changeCounter(store: Store): { movedElsewhere: () => boolean } {
  const read = () => Number(store.database.pragma('data_version', { simple: true }));
  let last = read();
  return {
    movedElsewhere() {
      const now = read();
      const moved = now !== last;
      last = now;
      return moved;
    },
  };
}

/** Another value whenever anything was written to the store, here or elsewhere. */
export function storeStamp(store: Store): string {
  const own = store.database.prepare('SELECT total_changes()').pluck().get();
  return `${String(store.database.pragma('data_version', { simple: true }))} ${String(own)}`;
}
