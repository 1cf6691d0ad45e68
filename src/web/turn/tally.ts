/** As many of a thing as a field says; each of them may come to something else. */
export interface Tallied {
  readonly each: readonly number[];
  /** No number where nothing is filled in. */
  readonly count: number;
}

/** What as many of each thing come to. */
export const tally = (things: readonly Tallied[]): number =>
  things
    .flatMap(({ each, count }) => each.slice(0, Math.max(0, count || 0)))
    .reduce((sum, one) => sum + one, 0);
