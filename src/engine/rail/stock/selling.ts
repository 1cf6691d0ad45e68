import type { Seat } from '../../core/index.js';
import { pay } from '../money.js';
import {
  POOL,
  type Draft,
  type OperatingRound,
  type RailState,
  type Sales,
  type StockRound,
  type Round,
} from '../state.js';
import { isOverLimit, mayHold, limitRules } from './limits.js';
import { byPrice, priceOf } from '../shares/market.js';
import { moveMarker } from '../company/price.js';
import {
  changePresident,
  checkPresident,
  exchanges,
  giveCert,
  hasLast,
  moveLot,
  moveOrdinary,
  percentOf,
  presidentAfter,
  sharesOfLast,
  singlesOf,
  type ShareLot,
} from '../shares/shares.js';
import { unit } from '../shares/unit.js';
import type { Out, RailGame } from '../contract.js';
import { ruleSet } from '../rules.js';

export const sellingRules = ruleSet('selling', {
  /** May shares be sold in this stock round, at this moment of a turn? */
  maySell: (_g: RailGame, s: RailState): boolean => s.set > 1,
  /** May shares of the company be sold at all by now? */
  maySellOf: (_g: RailGame, _s: RailState, _company: string): boolean => true,
  /** Shares of the company that the seat must keep for now, however many it could sell. */
  heldBack: (_g: RailGame, _s: RailState, _seat: Seat, _company: string): number => 0,
  /** How many steps the price falls when the seat sells this many shares at once; asked before they leave it. */
  saleDrop: (_g: RailGame, _s: RailState, shares: number, _company: string, _seat: Seat): number => shares,
  /** How many shares may be sold at one price. */
  mostAtOnce: Infinity,
  /** May half of a president's certificate be sold together with the last certificate? */
  halfGoesWithLast: true,
  /** May one share of the last certificate be sold against a single of the pool, which is given for the other (1830 V-6.5)? */
  changesLast: false,
  /** May a president who is given the last certificate for the president's one sell half of it at once? */
  halvesGivenLast: (_s: RailState): boolean => false,
  /** Do the markers of companies sold in this turn keep their order, whichever was sold first? */
  keepsOrderOfSales: (_s: RailState): boolean => false,
  /** Do markers that fell in the turns before count among them, from an operating round on to the next stock round? */
  remembersSales: false,
});

/** Shares of the company for which the pool has room. */
export const roomInPool = (g: RailGame, s: RailState, company: string): number =>
  Math.floor((g.data.poolLimit - percentOf(g, s, company, POOL)) / unit(g, s, company));

/**
 * What the seat could sell of a company: it has a price (1830 §6.1, CA), the pool has room, and the
 * president's certificate stays with a player who can take it over (§6.4). The fewest shares first.
 */
export const sellableLots = (g: RailGame, s: RailState, seat: Seat, company: string): ShareLot[] => {
  const c = s.companies[company]!;
  if (!c.cell || !c.certs.includes(seat) || !sellingRules.of(g).maySellOf(g, s, company)) return [];
  const { heldBack } = sellingRules.of(g);
  const own = percentOf(g, s, company, seat) / unit(g, s, company);
  const room = Math.min(roomInPool(g, s, company), own - heldBack(g, s, seat, company));
  const lots: ShareLot[] = [];
  for (let shares = 1; shares <= room; shares++)
    for (const last of [false, true])
      if (canPartWith(g, s, seat, company, { shares, last })) lots.push({ shares, last });
  return lots;
};

/** Singles that the seat would still need for the lot, beyond its own; negative when it keeps some. */
const missingFor = (g: RailGame, s: RailState, seat: Seat, company: string, lot: ShareLot): number =>
  lot.shares - (lot.last ? sharesOfLast(g, s, company) : 0) - singlesOf(g, s, company, seat);

/** Could a single share be sold as half of the last certificate, against a single of the pool? */
const isHalfOfLast = (g: RailGame, s: RailState, seat: Seat, company: string, lot: ShareLot): boolean =>
  !lot.last &&
  missingFor(g, s, seat, company, lot) === 1 &&
  hasLast(g, s, company, seat) &&
  singlesOf(g, s, company, POOL) > 0;

/** Can the lot be sold if the last certificate goes to the pool against a single of it? */
const goesWithChange = (g: RailGame, s: RailState, seat: Seat, company: string, lot: ShareLot): boolean =>
  sellingRules.of(g).changesLast && isHalfOfLast(g, s, seat, company, lot);

const canPartWith = (g: RailGame, s: RailState, seat: Seat, company: string, lot: ShareLot): boolean => {
  if (lot.last && (!hasLast(g, s, company, seat) || lot.shares < sharesOfLast(g, s, company))) return false;
  const missing = missingFor(g, s, seat, company, lot);
  if (missing <= 0 || goesWithChange(g, s, seat, company, lot)) return true;
  const isHalf = lot.last && missing === 1 && singlesOf(g, s, company, seat) === 0;
  if (isHalf && !sellingRules.of(g).halfGoesWithLast) return false;
  return s.companies[company]!.certs[0] === seat && waysOut(g, s, seat, company, lot).ways.length > 0;
};

/** Who is president after a sale by the president, and what they can give so that all of the lot can be sold. */
const waysOut = (
  g: RailGame,
  s: RailState,
  seat: Seat,
  company: string,
  lot: ShareLot,
): { readonly next: Seat; readonly ways: readonly ShareLot[] } => {
  const left = percentOf(g, s, company, seat) - lot.shares * unit(g, s, company);
  const next = presidentAfter(g, s, company, seat, left);
  if (next === seat) return { next, ways: [] };
  const missing = missingFor(g, s, seat, company, lot);
  const halves =
    lot.shares === 1 && sellingRules.of(g).halvesGivenLast(s) && singlesOf(g, s, company, POOL) > 0;
  const suits = (given: ShareLot): boolean =>
    missing <= 0 ||
    (missing <= given.shares && (!given.last || lot.shares >= given.shares || (halves && missing === 1)));
  return { next, ways: exchanges(g, s, company, next).filter(suits) };
};

/** The order of all companies before the first sale of the turn; null where it does not matter. */
const orderBeforeSales = (g: RailGame, s: RailState): readonly string[] | null => {
  if (!isTurn(s.round) || !sellingRules.of(g).keepsOrderOfSales(s)) return null;
  const all = g.data.companies.map(c => c.id);
  return hasSold(s.round) ? s.round.sales.before : byPrice(g, s, all);
};

/** A round in whose turns shares are sold. */
const isTurn = (round: Round): round is StockRound | OperatingRound =>
  round.kind === 'stock' || round.kind === 'operating';

/** Were markers moved by sales in this turn? */
const hasSold = <R extends StockRound | OperatingRound>(round: R): round is R & { sales: Sales } =>
  round.sales !== undefined && round.sales.before.length > 0;

/** What a turn that begins remembers of the sales before it. */
export const earlierSales = (g: RailGame, { round }: RailState): { readonly sales?: Sales } =>
  sellingRules.of(g).remembersSales && isTurn(round) && round.sales
    ? { sales: { before: [], fell: round.sales.fell } }
    : {};

/** Of the companies sold in one turn the markers that fell move in the order of their prices before it (1849 §3.1). */
const keepOrder = (d: Draft, company: string, before: readonly string[]): void => {
  if (!isTurn(d.round)) return;
  const fell = [...new Set([...(d.round.sales?.fell ?? []), company])];
  d.round = { ...d.round, sales: { before, fell } };
  const inOrder = before.filter(id => fell.includes(id) && d.companies[id]!.cell);
  d.stack = [...d.stack.filter(id => !inOrder.includes(id)), ...inOrder];
};

/** One share of the last certificate is sold, and the other is a single of the pool's now. Brings what is still to be sold. */
const changeLast = (d: Draft, company: string, seat: Seat, { shares }: ShareLot): ShareLot => {
  moveOrdinary(d, company, 1, POOL, seat);
  giveCert(d, company, d.companies[company]!.certs.length - 1, POOL);
  return { shares: shares - 1, last: false };
};

/**
 * Sells shares to the pool at the price of the moment; then the price falls (1830 §5.5, §6.1).
 * The president's certificate changes hands first when the seller no longer has the most.
 */
export const sellShares = (
  g: RailGame,
  d: Draft,
  out: Out,
  seat: Seat,
  company: string,
  all: ShareLot,
): void => {
  const { shares } = all;
  const price = priceOf(g, d, company)! * shares;
  const drop = sellingRules.of(g).saleDrop(g, d, shares, company, seat);
  const before = orderBeforeSales(g, d);
  const { cell } = d.companies[company]!;
  let lot = goesWithChange(g, d, seat, company, all) ? changeLast(d, company, seat, all) : all;
  if (d.companies[company]!.certs[0] === seat) {
    const { next, ways } = waysOut(g, d, seat, company, lot);
    if (next !== seat) changePresident(g, d, out, company, next, ways);
    if (sellingRules.of(g).halvesGivenLast(d) && isHalfOfLast(g, d, seat, company, lot))
      lot = changeLast(d, company, seat, lot);
  }
  // What the seller was given for the president's certificate may be what is sold.
  const last = lot.last || missingFor(g, d, seat, company, lot) > 0;
  moveLot(g, d, company, { shares: lot.shares, last }, seat, POOL);
  pay(d, 'bank', seat, price);
  out.say({ kind: 'shares-sold', seat, company, percent: shares * unit(g, d, company), price });
  moveMarker(g, d, out, company, 'down', drop, 'sale');
  if (before && d.companies[company]!.cell !== cell) keepOrder(d, company, before);
  checkPresident(g, d, out, company);
};

/** Can the seat sell anything in its turn of the stock round? */
export const canSellAny = (g: RailGame, s: RailState, seat: Seat): boolean =>
  sellingRules.of(g).maySell(g, s) &&
  g.data.companies.some(({ id }) => sellableLots(g, s, seat, id).length > 0);

/** The position as a seat finds it that begins a turn of the stock round; its own turn stays as it is. */
const inItsTurn = (s: RailState, seat: Seat): RailState =>
  s.round.kind !== 'stock' || s.round.current === seat
    ? s
    : { ...s, round: { ...s.round, current: seat, bought: null, boughtFrom: null } };

/**
 * What the seat could raise by sales at this moment, in dollars: of each company the most that may be sold
 * at once, at the price before it falls. 0 as long as nobody may sell.
 */
export const saleValue = (g: RailGame, s: RailState, seat: Seat): number =>
  sellingRules.of(g).maySell(g, inItsTurn(s, seat))
    ? g.data.companies.reduce((sum, { id }) => {
        const most = Math.max(0, ...sellableLots(g, s, seat, id).map(({ shares }) => shares));
        return sum + most * (priceOf(g, s, id) ?? 0);
      }, 0)
    : 0;

/**
 * Must the seat sell before anything else, because it is over a limit (1830 §5.3, §6.1)? Not where
 * nothing it could sell would bring it nearer to the limit.
 */
export const mustSell = (g: RailGame, s: RailState, seat: Seat): boolean =>
  isOverLimit(g, s, seat) &&
  sellingRules.of(g).maySell(g, s) &&
  g.data.companies.some(
    ({ id }) =>
      (limitRules.of(g).countsForLimit(g, s, id) || !mayHold(g, s, id, percentOf(g, s, id, seat))) &&
      sellableLots(g, s, seat, id).length > 0,
  );
