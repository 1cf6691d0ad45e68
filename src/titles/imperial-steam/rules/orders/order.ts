import type { Counts, Fact, Seat } from '../../../../engine/core/index.js';

/** The standing orders of Imperial Steam, as their forms make them. Like actions they are checked, then trusted. */
export type SteamOrder =
  /** Passing to the end of the round, for so many steps of influence in a turn at most. */
  | { readonly type: 'pass-round'; readonly seat: Seat; readonly steps: number }
  /** Production as the next main action. */
  | { readonly type: 'produce-next'; readonly seat: Seat; readonly sites: readonly string[] }
  /** An order of goods as the next main action, for so much money at most. */
  | { readonly type: 'order-next'; readonly seat: Seat; readonly goods: Counts; readonly most: number };

/** Why an order of Imperial Steam ends. Worded like facts. */
export type SteamStop =
  | { readonly kind: 'round-over' }
  /** What was planned has been done. */
  | { readonly kind: 'plan-done' }
  /** Passing once more costs more influence than wanted. */
  | { readonly kind: 'pass-too-dear'; readonly steps: number; readonly most: number }
  | { readonly kind: 'goods-too-dear'; readonly cost: number; readonly most: number }
  /** What is planned is refused, for this reason. */
  | {
      readonly kind: 'plan-refused';
      readonly code: string;
      readonly params: { readonly [name: string]: Fact[string] };
    };
