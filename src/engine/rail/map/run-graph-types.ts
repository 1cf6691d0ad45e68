/**
 * The track a company may use, without hexes and tiles: what the search for the best routes reads
 * and nothing else. Stops, sides and links are named by their index.
 */
export interface RunGraph {
  readonly stops: readonly RunStop[];
  /** How many hex sides (or other points where pieces of track meet without a stop) there are, whatever the gauges. */
  readonly sides: number;
  readonly links: readonly RunLink[];
}

export interface RunStop {
  /** May a route go on behind it? Not at off-board locations, nor in a city full of foreign tokens. */
  readonly through: boolean;
  /** Holds a token of the company; each route needs such a stop. */
  readonly own: boolean;
  /** Stops of one group are one location: no route uses two of them. Null for a stop on its own. */
  readonly group: number | null;
  /** What it counts, in halves, towards the two stops that a route must join; `WHOLE` if nothing is said. */
  readonly joins?: number;
}

/** What a town or a city counts towards the stops that a route must join: two halves. */
export const WHOLE = 2;

/** What the stops of a route must count together: two stops (1830 §7.4). */
export const ROUTE_JOINS = 2 * WHOLE;

/**
 * Where a piece of track ends: at a stop, or at a hex side, coming from one of the two hexes that
 * share it. A route passes a side from half 0 to half 1 or back, so that it never reverses there, and
 * stays on its lane: 0 if nothing is said, 1 for a second gauge. Each side is passed once, on either lane.
 */
export type RunEnd =
  | { readonly stop: number }
  | { readonly side: number; readonly half: 0 | 1; readonly lane?: 0 | 1 };

/** One piece of track. */
export interface RunLink {
  readonly a: RunEnd;
  readonly b: RunEnd;
}

/** Earned once by a route that stops in each of these sets of stops. */
export interface RouteBonus {
  /** In whole money; never negative. */
  readonly amount: number;
  /** One at least. */
  readonly visits: readonly (readonly number[])[];
}

/** A train, with all that depends on it. Lists are by index of stop or link. */
export interface RunTrain {
  readonly name: string;
  /** What the stops and links of its route may cost together; Infinity for a diesel. */
  readonly limit: number;
  /** What each stop earns, in whole money; never negative. */
  readonly value: readonly number[];
  /** How many of its stops pay, the best of them; all by default. */
  readonly pays?: number;
  /** What each stop counts against the limit; 1 by default. Whole, never negative. */
  readonly stopCost?: readonly number[];
  /** What each link counts against the limit; 0 by default. Whole, never negative. */
  readonly linkCost?: readonly number[];
  /** A second limit, on stops alone, besides the first. */
  readonly second?: { readonly limit: number; readonly stopCost: readonly number[] };
  /** Which links it can use (gauge, stops that are shut); all by default. */
  readonly usable?: readonly boolean[];
  /** What each link earns; 0 by default. Whole, never negative. */
  readonly linkValue?: readonly number[];
  readonly bonuses?: readonly RouteBonus[];
}

/** The run of one train: `links[i]` leads on from where `links[i - 1]` ended; `stops` in the same order. */
export interface RunRoute {
  /** Index of the train. */
  readonly train: number;
  readonly stops: readonly number[];
  readonly links: readonly number[];
}

export interface BestRoutes {
  /** Revenue of all routes together; no legal set of routes earns more. */
  readonly value: number;
  /** At most one route for each train, by index of train. */
  readonly routes: readonly RunRoute[];
  readonly proof: RunProof;
}

/** What was searched to know that nothing earns more. */
export interface RunProof {
  readonly method: string;
  /** Counts of what was looked at, by name. */
  readonly searched: { readonly [what: string]: number };
}
