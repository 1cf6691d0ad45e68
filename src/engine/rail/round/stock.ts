import type { Seat } from '../../core/index.js';
import { canBuyPrivate } from '../company/acquiring.js';
import type { RailFact } from '../facts.js';
import type { RailGame } from '../game.js';
import { nextSeat, playersIn } from '../seats.js';
import type { Draft, PrivateOwner, RailState, StockRound } from '../state.js';
import { canBuyAny } from '../stock/buying.js';
import { canParAny } from '../stock/starting.js';
import { byPrice, moveMarker } from '../stock/market.js';
import { canSellAny, earlierSales } from '../stock/selling.js';
import { couldTradePrivate } from '../move/offers.js';

const freshTurn = {
  acted: false,
  bought: null,
  boughtFrom: null,
  mayBuyMore: false,
  started: false,
  sales: null,
} as const;

/** Begins the next stock round with the holder of the priority deal (1830 §6.0). */
export const beginStockRound = (g: RailGame, d: Draft, facts: RailFact[]): void => {
  const sales = earlierSales(g, d);
  d.set += 1;
  d.round = {
    kind: 'stock',
    current: d.priority,
    passes: 0,
    ...freshTurn,
    sales,
    lastActor: null,
    sold: Array.from({ length: d.seats }, () => []),
  };
  facts.push({ kind: 'stock-round-begins', number: d.set });
};

/** Could the seat do anything but pass? */
const hasChoice = (g: RailGame, s: RailState, seat: Seat): boolean =>
  canSellAny(g, s, seat) ||
  canBuyAny(g, s, seat) ||
  canParAny(g, s, seat) ||
  canBuyPrivate(g, s, seat) ||
  couldTradePrivate(g, s, seat);

/** Ends the turn: a turn in which nothing was done counts as a pass. */
const endTurn = (d: Draft, round: StockRound): void => {
  d.round = {
    ...round,
    ...freshTurn,
    current: nextSeat(d, round.current),
    passes: round.acted ? 0 : round.passes + 1,
  };
};

/** Ends the turn of the stock round; told as a pass only where nothing was done in it. */
export const passStockTurn = (d: Draft, facts: RailFact[], round: StockRound): void => {
  if (!round.acted) facts.push({ kind: 'passed', seat: round.current });
  endTurn(d, round);
};

/** Goes past seats that can do nothing. True when all have passed one after another (1830 §6.0). */
export const settleStockRound = (g: RailGame, d: Draft, facts: RailFact[]): boolean => {
  for (;;) {
    const round = d.round as StockRound;
    if (round.passes >= playersIn(d)) return true;
    if (hasChoice(g, d, round.current)) return false;
    passStockTurn(d, facts, round);
  }
};

/**
 * Can nothing happen any more? Nothing is left to decide, no company has a price, no player has an income, and nobody can buy, sell
 * or start anything: the game would go on for ever without anybody being asked.
 */
export const isStandstill = (g: RailGame, d: Draft): boolean => {
  const round = d.round as StockRound;
  if (
    round.lastActor !== null ||
    d.pending.length > 0 ||
    g.data.companies.some(({ id }) => d.companies[id]!.cell !== null)
  )
    return false;
  const earns = (owner: PrivateOwner | undefined): boolean =>
    typeof owner === 'number' && !d.players[owner]!.out;
  if (g.data.privates.some(({ id }) => earns(d.privates[id]))) return false;
  return d.players.every(
    ({ out }, seat) => out || !hasChoice(g, { ...d, round: { ...round, current: seat } }, seat),
  );
};

/** Markers move as the title has it, the dearest first (1830 §5.5, 1849 §3.4); the priority deal goes on (1830 §6.0). */
export const endStockRound = (g: RailGame, d: Draft, facts: RailFact[]): void => {
  const round = d.round as StockRound;
  for (const id of byPrice(
    g,
    d,
    g.data.companies.map(c => c.id),
  )) {
    const way = g.rules.endOfRoundMove(g, d, id);
    if (way) moveMarker(g, d, facts, id, way, 1, way === 'up' ? 'sold-out' : 'pool');
  }
  const next = g.rules.nextPriority(d, round);
  if (next === d.priority) return;
  d.priority = next;
  facts.push({ kind: 'priority', seat: d.priority });
};
