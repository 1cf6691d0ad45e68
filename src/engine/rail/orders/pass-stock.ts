import {
  askedElse,
  finished,
  happened,
  passing,
  stopping,
  waiting,
  type Decision,
  type Seat,
} from '../../core/index.js';
import { turnOfGame } from '../ask.js';
import type { RailFact } from '../facts.js';
import type { RailState } from '../state.js';
import { concernOf, watches } from './concern.js';
import { because, orderAs, type Watch } from './kind.js';
import type { OrderKind, RailGame } from '../contract.js';

/** The end of an order for a stock round that is over; undefined while it lasts. */
export const endOfRound = (s: RailState, since: readonly RailFact[]): Decision | undefined =>
  s.round.kind === 'stock' && !since.some(fact => fact.kind === 'operating-round-begins')
    ? undefined
    : finished(because({ kind: 'stock-round-over' }));

/**
 * What an order for the stock round does when its seat is asked: `inTurn` decides its ordinary turn. Offers
 * are left to the seat; what else it is asked (it must sell, set a par) ends the order.
 */
export const whenAsked = (g: RailGame, s: RailState, seat: Seat, inTurn: () => Decision): Decision => {
  const { asked, ask } = turnOfGame(g, s);
  if (!asked.includes(seat) || ask.kind === 'offer') return waiting;
  return ask.kind === 'stock-turn' ? inTurn() : stopping(askedElse(ask));
};

/** Passes until something concerns the seat. */
export const passUntil = (
  g: RailGame,
  s: RailState,
  seat: Seat,
  watch: Watch,
  since: readonly RailFact[],
): Decision => {
  const concern = concernOf(g, s, seat, watch, since);
  return concern ? stopping(happened(concern)) : whenAsked(g, s, seat, () => passing(seat));
};

/** Passing in this stock round until something concerns the player. */
export const passStock: OrderKind = {
  type: 'pass-stock',
  forms: (_g, s) =>
    s.round.kind === 'stock' ? [{ type: 'pass-stock', fields: { until: { oneOf: watches } } }] : [],
  about: () => 'stock',
  decide: (g, s, order, since) => {
    const { seat, until } = orderAs(order, 'pass-stock');
    return endOfRound(s, since) ?? passUntil(g, s, seat, until, since);
  },
};
