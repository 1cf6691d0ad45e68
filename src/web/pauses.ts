interface Bounds {
  /** In milliseconds. */
  readonly least: number;
  readonly most: number;
}

/**
 * How long to wait before what has failed so often in a row is tried again, in milliseconds: each time twice as long, and not
 * the same for all whom it befell at once.
 * @param spread from 0 to 1, another one for each
 */
export const pauseAfter = (failures: number, { least, most }: Bounds, spread = Math.random()): number =>
  Math.min(least * 2 ** (failures - 1), most) * (1 + spread);
