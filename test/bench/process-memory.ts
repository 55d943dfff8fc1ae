import fs from 'node:fs';

/**
 * Bytes of memory of a process and all below it: the sum of PSS, where memory that processes share counts once. Linux
 * only. Processes that end meanwhile, and those that may not be looked into, are left out.
 */
export function treeMemory(root: number): number {
  return treeOf(root).reduce((sum, pid) => sum + proportionalSize(pid), 0);
}

function treeOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    // The name in brackets may itself hold brackets and spaces.
    const fields = readOrEmpty(`/proc/${entry}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    parents.set(Number(entry), Number(fields[1]));
  }
  const tree = [root];
  for (const pid of tree) tree.push(...[...parents].filter(([, parent]) => parent === pid).map(([child]) => child));
  return tree;
}

function proportionalSize(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1_024;
}

function readOrEmpty(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
