import { Illegal, must, type Json, type Option, type Seat } from '../../core/index.js';
import { floatIfSold } from '../company/floating.js';
import type { RailFact } from '../facts.js';
import type { RailGame } from '../game.js';
import { onlyFields, textField, wholeField, wordField } from '../move/fields.js';
import type { Move } from '../move/move.js';
import { cashOf, pay } from '../money.js';
import { IPO, POOL, type Draft, type RailState, type Source, type StockRound } from '../state.js';
import { certificatesOf, isOverLimit, mayHold } from './limits.js';
import { parCell, placeMarker, priceOf } from './market.js';
import { checkPresident, giveCert, moveOrdinary, ordinaryCount, percentOf } from './shares.js';

/** Why something is refused: a code with its parameters. */
type Why = readonly [code: string, params?: { readonly [name: string]: Json }];

const sources: readonly Source[] = ['ipo', 'pool'];
const holderOf = (from: Source): number => (from === 'ipo' ? IPO : POOL);

const roundOf = (s: RailState, seat: Seat): StockRound | null =>
  s.round.kind === 'stock' && s.round.current === seat ? s.round : null;

const soldBefore = (round: StockRound, seat: Seat, company: string): boolean =>
  round.sold[seat]!.includes(company);

/** Would one more certificate of the company break the seat's certificate limit? */
const hasRoom = (g: RailGame, s: RailState, seat: Seat, company: string, more: number): boolean =>
  !g.rules.countsForLimit(g, s, company) ||
  certificatesOf(g, s, seat) + more <= g.rules.certificateLimit(g, s);

/** Price of one share from there; null when there is none to be had. */
export const sharePrice = (g: RailGame, s: RailState, company: string, from: Source): number | null => {
  const { par } = s.companies[company]!;
  if (par === null || ordinaryCount(s, company, holderOf(from)) === 0) return null;
  return from === 'ipo' ? par : priceOf(g, s, company);
};

/** Why the seat may not buy so many shares now; null when it may. */
const refusal = (
  g: RailGame,
  s: RailState,
  seat: Seat,
  company: string,
  from: Source,
  shares: number,
): Why | null => {
  const round = roundOf(s, seat);
  if (!round) return ['not-your-turn'];
  const price = sharePrice(g, s, company, from);
  if (price === null) return ['no-share-there', { company, from }];
  if (round.bought !== null) {
    if (
      round.bought !== company ||
      !round.mayBuyMore ||
      !g.rules.mayBuyAgain(g, s, company, from, round.boughtFrom ?? from)
    )
      return ['bought-already', { company: round.bought }];
  }
  if (soldBefore(round, seat, company)) return ['sold-before', { company }];
  if (shares > 1 && !g.rules.mayBuySeveral(g, s, company, from)) return ['one-share-only', { company }];
  if (shares > ordinaryCount(s, company, holderOf(from))) return ['no-share-there', { company, from }];
  if (cashOf(s, seat) < price * shares)
    return ['not-enough-money', { needed: price * shares, has: cashOf(s, seat) }];
  const percent = shares * g.company[company]!.certs[1]!;
  if (!mayHold(g, s, company, percentOf(g, s, company, seat) + percent))
    return ['holding-limit', { company, limit: g.rules.holdingLimit(g, s, company) }];
  if (!hasRoom(g, s, seat, company, shares))
    return ['certificate-limit', { limit: g.rules.certificateLimit(g, s) }];
  if (isOverLimit(g, s, seat)) return ['must-sell-first'];
  return null;
};

const mayBuy = (g: RailGame, s: RailState, seat: Seat, company: string, from: Source, shares = 1): boolean =>
  refusal(g, s, seat, company, from, shares) === null;

const most = (g: RailGame, s: RailState, seat: Seat, company: string, from: Source): number => {
  let shares = 0;
  while (mayBuy(g, s, seat, company, from, shares + 1)) shares++;
  return shares;
};

/** Can the seat buy any share now? */
export const canBuyAny = (g: RailGame, s: RailState, seat: Seat): boolean =>
  g.data.companies.some(({ id }) => sources.some(from => mayBuy(g, s, seat, id, from)));

/** Buying shares from the offering or the pool (1830 §6.2). */
export const buy: Move = {
  type: 'buy',
  options: (g, s, seat) => {
    if (!roundOf(s, seat)) return [];
    return g.data.companies.flatMap(({ id }) =>
      sources.flatMap((from): Option[] => {
        const shares = most(g, s, seat, id, from);
        if (shares === 0) return [];
        return [
          {
            type: 'buy',
            fields: {
              company: { oneOf: [id] },
              from: { oneOf: [from] },
              shares: { from: 1, to: shares, by: 1 },
            },
          },
        ];
      }),
    );
  },
  play: (g, d, action, facts) => {
    onlyFields(action, ['company', 'from', 'shares']);
    const { seat } = action;
    const company = textField(action, 'company');
    must(g.company[company], 'unknown-company', { company, known: g.data.companies.map(c => c.id) });
    const from = wordField(action, 'from', sources);
    const shares = wholeField(action, 'shares');
    must(shares >= 1, 'bad-count', { count: shares });
    const why = refusal(g, d, seat, company, from, shares);
    if (why) throw new Illegal(...why);
    const price = sharePrice(g, d, company, from)! * shares;
    pay(d, seat, 'bank', price);
    const percent = shares * g.company[company].certs[1]!;
    facts.push({ kind: 'shares-bought', seat, company, percent, from, price });
    takeShares(g, d, facts, seat, company, from, shares);
    const round = d.round as StockRound;
    d.round = {
      ...round,
      acted: true,
      bought: company,
      boughtFrom: from,
      mayBuyMore: round.bought === null || round.mayBuyMore,
      lastActor: seat,
    };
  },
};

/** Gives ordinary certificates to a seat, with all that follows. */
export const takeShares = (
  g: RailGame,
  d: Draft,
  facts: RailFact[],
  seat: Seat,
  company: string,
  from: Source,
  shares: number,
): void => {
  moveOrdinary(d, company, shares, holderOf(from), seat);
  checkPresident(g, d, facts, company);
  floatIfSold(g, d, facts, company);
};

const parRefusal = (g: RailGame, s: RailState, seat: Seat, company: string): Why | null => {
  const round = roundOf(s, seat);
  if (!round) return ['not-your-turn'];
  if (round.bought !== null) return ['bought-already', { company: round.bought }];
  if (s.companies[company]!.certs[0] !== IPO) return ['started-already', { company }];
  if (soldBefore(round, seat, company)) return ['sold-before', { company }];
  if (!mayHold(g, s, company, percentOf(g, s, company, seat) + g.company[company]!.certs[0]!))
    return ['holding-limit', { company, limit: g.rules.holdingLimit(g, s, company) }];
  if (certificatesOf(g, s, seat) + 1 > g.rules.certificateLimit(g, s))
    return ['certificate-limit', { limit: g.rules.certificateLimit(g, s) }];
  if (isOverLimit(g, s, seat)) return ['must-sell-first'];
  return null;
};

const affordablePars = (g: RailGame, s: RailState, seat: Seat, company: string): number[] => {
  const shares = g.company[company]!.certs[0]! / 10;
  return g.parPrices.filter(price => price * shares <= cashOf(s, seat));
};

/** Can the seat start any company now? */
export const canParAny = (g: RailGame, s: RailState, seat: Seat): boolean =>
  g.data.companies.some(
    ({ id }) =>
      s.companies[id]!.certs[0] === IPO &&
      affordablePars(g, s, seat, id).length > 0 &&
      !parRefusal(g, s, seat, id),
  );

/** The company for which a president still has to name a par, because he got the certificate free (1830 p. 11, BO). */
export const awaitingPar = (
  g: RailGame,
  s: RailState,
): { readonly company: string; readonly seat: Seat } | null => {
  for (const { id } of g.data.companies) {
    const { certs, par: price } = s.companies[id]!;
    if (price === null && certs[0]! >= 0) return { company: id, seat: certs[0]! };
  }
  return null;
};

const setPar = (
  g: RailGame,
  d: Draft,
  facts: RailFact[],
  seat: Seat,
  company: string,
  price: number,
): void => {
  const cell = parCell(g, price);
  must(cell, 'no-par-price', { price, allowed: [...g.parPrices] });
  d.companies[company]!.par = price;
  placeMarker(d, company, cell);
  facts.push({ kind: 'par-set', seat, company, price });
  checkPresident(g, d, facts, company);
  floatIfSold(g, d, facts, company);
};

/** Starting a company: the president's certificate at a par of one's choice (1830 §5.2, §6.2). */
export const par: Move = {
  type: 'par',
  options: (g, s, seat) => {
    const open = awaitingPar(g, s);
    if (open)
      return open.seat === seat
        ? [{ type: 'par', fields: { company: { oneOf: [open.company] }, price: { oneOf: g.parPrices } } }]
        : [];
    return g.data.companies.flatMap(({ id }): Option[] => {
      if (parRefusal(g, s, seat, id)) return [];
      const prices = affordablePars(g, s, seat, id);
      return prices.length > 0
        ? [{ type: 'par', fields: { company: { oneOf: [id] }, price: { oneOf: prices } } }]
        : [];
    });
  },
  play: (g, d, action, facts) => {
    onlyFields(action, ['company', 'price']);
    const { seat } = action;
    const company = textField(action, 'company');
    must(g.company[company], 'unknown-company', { company, known: g.data.companies.map(c => c.id) });
    const price = wholeField(action, 'price');
    const open = awaitingPar(g, d);
    if (open) {
      must(open.seat === seat && open.company === company, 'par-first', { company: open.company });
      return setPar(g, d, facts, seat, company, price);
    }
    const why = parRefusal(g, d, seat, company);
    if (why) throw new Illegal(...why);
    must(g.parPrices.includes(price), 'no-par-price', { price, allowed: [...g.parPrices] });
    const percent = g.company[company].certs[0]!;
    const cost = (price * percent) / 10;
    must(cashOf(d, seat) >= cost, 'not-enough-money', { needed: cost, has: cashOf(d, seat) });
    pay(d, seat, 'bank', cost);
    giveCert(d, company, 0, seat);
    facts.push({ kind: 'shares-bought', seat, company, percent, from: 'ipo', price: cost });
    setPar(g, d, facts, seat, company, price);
    d.round = {
      ...(d.round as StockRound),
      acted: true,
      bought: company,
      boughtFrom: 'ipo',
      mayBuyMore: false,
      lastActor: seat,
    };
  },
};
