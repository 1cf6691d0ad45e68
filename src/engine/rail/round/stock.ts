import { known, refuse, type Seat } from '../../core/index.js';
import { canBuyPrivate } from '../company/acquiring.js';
import type { RailAsk, RailRound } from '../facts.js';
import { nextSeat, playersIn } from '../seats.js';
import type { Draft, PrivateOwner, RailState, StockRound } from '../state.js';
import { canBuyAny, offerOf } from '../stock/buying.js';
import { canParAny, startingRules } from '../stock/starting.js';
import { capitalOf } from '../shares/capital.js';
import { byPrice, priceOf } from '../shares/market.js';
import { moveMarker } from '../company/price.js';
import { canSellAny, earlierSales, mustSell } from '../stock/selling.js';
import { couldTradePrivate } from '../move/offers.js';
import type { Out, RailGame, RoundKind } from '../contract.js';
import { cashOf } from '../money.js';
import { inHands, percentOf, sharesOfPresident } from '../shares/shares.js';
import { unit } from '../shares/unit.js';
import { react } from '../reactions.js';
import { ruleSet } from '../rules.js';

const freshTurn = {
  acted: false,
  bought: null,
  boughtFrom: null,
  mayBuyMore: false,
  started: false,
} as const;

export const stockRoundRules = ruleSet('stock round', {
  /** Has the seat something of a feature's own to do before its turn can end? */
  owes: (_g: RailGame, _s: RailState, _seat: Seat): boolean => false,
  /** Has the seat a choice that a feature adds to those of every title, so that its turn is not passed over? */
  hasMore: (_g: RailGame, _s: RailState, _seat: Seat): boolean => false,
  /** Where the company's marker goes at the end: what is sold out rises (1830 §5.5). */
  endOfRoundMove: (g: RailGame, s: RailState, company: string): 'up' | 'down' | null =>
    inHands(g, s, company) === 100 ? 'up' : null,
  /** Who then has the priority deal: left of the last who bought or sold; it stays where it was if nobody did (1830 §6.0). */
  nextPriority: (s: RailState, round: StockRound): Seat =>
    round.lastActor === null ? s.priority : nextSeat(s, round.lastActor),
});

/** Begins the next stock round with the holder of the priority deal (1830 §6.0). */
export const beginStockRound = (g: RailGame, d: Draft, out: Out): void => {
  const sales = earlierSales(g, d);
  d.set += 1;
  d.round = {
    kind: 'stock',
    current: d.priority,
    passes: 0,
    ...freshTurn,
    ...sales,
    lastActor: null,
    sold: Array.from({ length: d.players.length }, () => []),
  };
  out.say({ kind: 'stock-round-begins', number: d.set });
};

/** Could the seat do anything but pass? */
const hasChoice = (g: RailGame, s: RailState, seat: Seat): boolean =>
  stockRoundRules.of(g).owes(g, s, seat) ||
  canSellAny(g, s, seat) ||
  canBuyAny(g, s, seat) ||
  canParAny(g, s, seat) ||
  canBuyPrivate(g, s, seat) ||
  couldTradePrivate(g, s, seat) ||
  stockRoundRules.of(g).hasMore(g, s, seat);

/** Ends the turn: a turn in which nothing was done counts as a pass. */
const endTurn = (d: Draft, { sales: _over, ...round }: StockRound): void => {
  d.round = {
    ...round,
    ...freshTurn,
    current: nextSeat(d, round.current),
    passes: round.acted ? 0 : round.passes + 1,
  };
};

/** Ends the turn of the stock round; told as a pass only where nothing was done in it. */
const passStockTurn = (g: RailGame, d: Draft, out: Out, round: StockRound): void => {
  if (!round.acted) out.say({ kind: 'passed', seat: round.current });
  endTurn(d, round);
  react(g, d, out, 'stockTurnEnds', round.current);
};

/** The least that any share costs that would be sold for the first time. */
const cheapestNewShare = (g: RailGame, s: RailState): number => {
  const startable = startingRules.of(g).parrableCompanies(g, s);
  const costs = g.data.companies.map(({ id }) => {
    if (s.companies[id]!.par !== null)
      return offerOf(g, s, id, capitalOf(g, id).source, 1)?.price ?? Infinity;
    const [least = Infinity] = startable.includes(id) ? startingRules.of(g).parPrices(g, s, id) : [];
    return least * sharesOfPresident(g, s, id);
  });
  return Math.min(...costs);
};

/** What the seat has with its shares at today's prices. As long as no company runs, it can only become less. */
const wealthOf = (g: RailGame, s: RailState, seat: Seat): number =>
  g.data.companies.reduce(
    (sum, { id }) => sum + (percentOf(g, s, id, seat) / unit(g, s, id)) * (priceOf(g, s, id) ?? 0),
    cashOf(s, seat),
  );

/**
 * Can nothing happen any more? Nothing is left to decide, no company runs, no player has an income, and nobody can buy, sell
 * or start anything, or only pass the shares of the pool around: the game would go on for ever, and no company run in it.
 */
const isStandstill = (g: RailGame, d: Draft): boolean => {
  const round = d.round as StockRound;
  if (
    round.lastActor !== null ||
    d.pending.length > 0 ||
    g.data.companies.some(({ id }) => d.companies[id]!.floated)
  )
    return false;
  const earns = (owner: PrivateOwner | undefined): boolean =>
    typeof owner === 'number' && !d.players[owner]!.out;
  if (g.data.privates.some(({ id }) => earns(d.privates[id]))) return false;
  const seats = d.players.flatMap(({ out }, seat) => (out ? [] : [seat]));
  const cheapest = cheapestNewShare(g, d);
  return (
    seats.every(seat => !hasChoice(g, { ...d, round: { ...round, current: seat } }, seat)) ||
    seats.every(seat => wealthOf(g, d, seat) < cheapest)
  );
};

/** Markers move as the title has it, the dearest first (1830 §5.5, 1849 §3.4); the priority deal goes on (1830 §6.0). */
const endStockRound = (g: RailGame, d: Draft, out: Out): void => {
  const round = d.round as StockRound;
  for (const id of byPrice(
    g,
    d,
    g.data.companies.map(c => c.id),
  )) {
    const way = stockRoundRules.of(g).endOfRoundMove(g, d, id);
    if (way) moveMarker(g, d, out, id, way, 1, way === 'up' ? 'sold-out' : 'pool');
  }
  const next = stockRoundRules.of(g).nextPriority(d, round);
  if (next === d.priority) return;
  d.priority = next;
  out.say({ kind: 'priority', seat: d.priority });
};

/**
 * Goes past seats that can do nothing. True when all have passed one after another (1830 §6.0); the game may be over
 * then, since nothing can happen any more.
 */
const settleStockRound = (g: RailGame, d: Draft, out: Out): boolean => {
  for (;;) {
    const round = d.round as StockRound;
    if (round.passes >= playersIn(d)) break;
    // Where it is hidden what a player could do, the player is asked.
    if (known(() => hasChoice(g, d, round.current)) ?? true) return false;
    passStockTurn(g, d, out, round);
  }
  if (!isStandstill(g, d)) return true;
  d.ended = { reason: 'stalled' };
  return false;
};

/** Buying, selling and starting companies, in turns until all pass (1830 §6). */
export const stockRound: RoundKind<StockRound> = {
  kind: 'stock',
  settle: settleStockRound,
  end: endStockRound,
  inTurn: (_g, _s, { current }) => [current],
  ask: (g, s, { current }): RailAsk => ({ kind: mustSell(g, s, current) ? 'must-sell' : 'stock-turn' }),
  where: (s): RailRound => ({ kind: 'stock-round', number: s.set }),
  passRefusal: (g, s, _round, seat) => {
    if (mustSell(g, s, seat)) return refuse('cannot-pass', { case: 'over-limit' });
    return stockRoundRules.of(g).owes(g, s, seat) ? refuse('cannot-pass', { case: 'owes' }) : undefined;
  },
  pass: (g, d, out, round) => {
    passStockTurn(g, d, out, round);
  },
};
