import { randomUUID } from 'node:crypto';

/** Files that a person picked in a dialog. The page holds a token for them and can name no path itself. */
export interface FileGrants {
  add(paths: string[]): string;
  pathsOf(grant: string): string[] | null;
  remove(grant: string): void;
}

/** Choices that were never imported are forgotten beyond this number, oldest first. */
const KEPT = 20;

export function createFileGrants(): FileGrants {
  const grants = new Map<string, string[]>();
  return {
    add(paths) {
      const grant = randomUUID();
      grants.set(grant, paths);
      for (const oldest of [...grants.keys()].slice(0, -KEPT)) grants.delete(oldest);
      return grant;
    },
    pathsOf: (grant) => grants.get(grant) ?? null,
    remove: (grant) => void grants.delete(grant),
  };
}
