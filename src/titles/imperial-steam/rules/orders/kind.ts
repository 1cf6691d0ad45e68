import type { Decision, Fact, Option, Order, Seat } from '../../../../engine/core/index.js';
import type { SteamFact } from '../facts.js';
import type { SteamState } from '../position/state.js';
import type { SteamOrder, SteamStop } from './order.js';

/** Reads an order as it was checked when it was given. */
export const orderAs = <T extends SteamOrder['type']>(
  order: Order,
  _type: T,
): Extract<SteamOrder, { readonly type: T }> => order as unknown as Extract<SteamOrder, { readonly type: T }>;

/** The reason as a fact. */
export const because = (why: SteamStop): Fact => why;

/** One kind of standing order. */
export interface OrderKind {
  readonly type: SteamOrder['type'];
  readonly forms: (s: SteamState, seat: Seat) => readonly Option[];
  readonly decide: (s: SteamState, order: Order, since: readonly SteamFact[]) => Decision;
}
