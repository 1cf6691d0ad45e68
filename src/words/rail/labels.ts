import type { Zone } from '../../engine/rail/data.js';
import type { Lane } from '../../engine/rail/map/run-terms.js';

/** What the map can show of a company besides track and tokens. */
export type LayerKind = 'network' | 'building' | 'runs';

interface LayerWords {
  readonly kinds: { readonly [kind in LayerKind]: string };
  readonly option: { readonly [kind in LayerKind]: (company: string) => string };
  readonly canUse: (company: string) => string;
  readonly barred: string;
  readonly canBuild: (company: string) => string;
  readonly reaches: (company: string, stops: string) => string;
  readonly stopsAt: (company: string, stops: string) => string;
  readonly builds: (company: string, hexes: string) => string;
  readonly noRuns: (company: string) => string;
  readonly printedMap: string;
  readonly printed: string;
}

/** Headings and labels of the 18xx tables. */
export interface RailLabels {
  readonly map: string;
  readonly market: string;
  /** Over how things stand, and what stands there. */
  readonly state: string;
  readonly now: string;
  readonly players: string;
  readonly companies: string;
  readonly trains: string;
  readonly privates: string;
  /** The same as the head of a narrow column. */
  readonly ownPrivates: string;
  readonly player: string;
  readonly company: string;
  readonly president: string;
  readonly cash: string;
  readonly worth: string;
  readonly certificates: string;
  readonly certificatesShort: string;
  readonly shares: string;
  readonly priority: string;
  /** Of a share. */
  readonly price: string;
  /** Of a train or private. */
  readonly cost: string;
  readonly par: string;
  readonly offering: string;
  readonly pool: string;
  readonly tokens: string;
  readonly lastRun: string;
  readonly train: string;
  readonly left: string;
  readonly scraps: string;
  readonly income: string;
  readonly owner: string;
  readonly bank: string;
  readonly phase: string;
  readonly limit: string;
  readonly unlimited: string;
  readonly unsold: string;
  readonly closed: string;
  readonly bids: string;
  readonly tile: string;
  readonly round: string;
  readonly newest: string;
  readonly priceChart: string;
  readonly worthChart: string;
  readonly ownersChart: string;
  readonly revenueChart: string;
  readonly proposedRuns: string;
  /** Trades that wait for somebody's word. */
  readonly offers: string;
  /** Shares the company itself holds. */
  readonly treasury: string;
  readonly effect: string;
  /** A private that a bid buys at once, though it could be had for its price. */
  readonly bidBuys: string;
  /** What a train counts on its run: hexes, or stops. */
  readonly reach: string;
  readonly stopsMade: string;
  /** How many of a train's stops pay. */
  readonly pays: (stops: number) => string;
  /** A player who has left the game. */
  readonly gone: string;
  /** In place of an amount that is hidden. */
  readonly hidden: string;
  /** For hexes that count more than one. */
  readonly gauges: { readonly [gauge in Lane]: string };
  /** For trains that never use such track. */
  readonly never: { readonly [gauge in Lane]: string };
  /** Of stops that a company comes to reach. */
  readonly reached: (stops: string) => string;
  readonly zones: { readonly [zone in Zone]: string };
  readonly zoneChanges: (company: string, from: string, to: string) => string;
  /** Of a company that does not run yet. */
  readonly floatsAt: (company: string, sold: string, needed: string) => string;
  /** Of a move, in a word or two. */
  readonly costs: (amount: string) => string;
  readonly youGet: (amount: string) => string;
  readonly brings: (amount: string) => string;
  readonly free: string;
  readonly moves: (from: string, to: string) => string;
  readonly needs: (right: string) => string;
  /** Of a company that waits for its turn to start. */
  readonly starts: (place: number) => string;
  readonly privateOn: (id: string, hexes: readonly string[]) => string;
  readonly layers: LayerWords;
  /** The next certificate on sale somewhere. */
  readonly onSale: (place: string, percent: string, price: string) => string;
}
