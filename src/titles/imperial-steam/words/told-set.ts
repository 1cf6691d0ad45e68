/** How many values, and how many of them are a reconstruction. */
export interface ValueCounts {
  readonly values: number;
  readonly reconstructed: number;
}

/** What is said of the set of values that a game is played by. */
export interface ToldSet extends ValueCounts {
  /** Of a set that somebody has added; the one that comes with the service needs none. */
  readonly called?: string;
  /** Of the map alone: cities, connections and factory sites on the board. */
  readonly map: ValueCounts;
  /** Of where things lie in the fixed set-up: hubs, their influence, growth tiles and crowns. */
  readonly fixed: ValueCounts;
}

/** `Imperial Steam`, or with the set: `Imperial Steam (Anna's copy 2)`. */
export const nameWith = (name: string, { called }: ToldSet): string =>
  called === undefined ? name : `${name} (${called})`;
