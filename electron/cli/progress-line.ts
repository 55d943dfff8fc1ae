/** One line on standard error that is written over as work goes on; nothing where standard error is no terminal. */
export interface ProgressLine {
  show(text: string): void;
  /** Takes the line away, so that what follows starts in a clean one. */
  clear(): void;
}

/** Milliseconds between two drawings: a terminal over a slow line must not hold the import back. */
const INTERVAL = 100;

const BAR_WIDTH = 24;

export function createProgressLine(isTerminal: boolean): ProgressLine {
  if (!isTerminal) return { show: () => undefined, clear: () => undefined };
  let last = 0;
  return {
    show(text) {
      if (Date.now() - last < INTERVAL) return;
      last = Date.now();
      process.stderr.write(`\r\u001b[K${text}`);
    },
    clear() {
      last = 0;
      process.stderr.write('\r\u001b[K');
    },
  };
}

/** `[########········]` for a share of 0..1. */
export function progressBar(done: number, total: number): string {
  const filled = total === 0 ? BAR_WIDTH : Math.round((done / total) * BAR_WIDTH);
  return `[${'#'.repeat(filled)}${'·'.repeat(BAR_WIDTH - filled)}]`;
}
