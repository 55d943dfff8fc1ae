import type { Database } from 'better-sqlite3';

/** One step of the file's form. Runs inside the transaction of `migrate`. */
export interface Migration {
  /** Ascending, by tens, so that a correction can be put between two released steps. Becomes `user_version`. */
  readonly number: number;
  readonly up: (database: Database) => void;
}
