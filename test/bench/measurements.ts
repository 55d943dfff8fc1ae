/** Middle value; of an even number of values the lower of the two in the middle, which was measured. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest value that at least `percent` per cent of the values do not exceed. NaN for no values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? NaN;
}

/** Milliseconds that work takes, and what it answers. */
export async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const before = performance.now();
  const value = await work();
  return { value, ms: performance.now() - before };
}

export function perSecond(count: number, ms: number): string {
  return `${(count / (ms / 1_000)).toFixed(1)} /s`;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 100 ? 1 : 0)} ms`;
}

export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}

/** Of bytes. */
export function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
