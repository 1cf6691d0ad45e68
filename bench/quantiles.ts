/** The value below which that part (0 to 1) of the values lie. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Milliseconds that the work takes. */
export const timed = (work: () => void): number => {
  const before = performance.now();
  work();
  return performance.now() - before;
};
