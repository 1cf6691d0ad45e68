import { orNone, refuse, wholeNumber, type Option, type Refusal, type Seat } from '../../core/index.js';
import { floatIfSold } from '../company/floating.js';
import { companyField, lastField, saidBefore, wordNow } from '../action/fields.js';
import { unlessNow } from '../action/refusals.js';
import { cashOf, pay } from '../money.js';
import { IPO, POOL, TREASURY, type Draft, type RailState, type Source, type StockRound } from '../state.js';
import { isOverLimit, mayHold, limitRules } from './limits.js';
import { priceOf, zoneOf } from '../shares/market.js';
import {
  checkPresident,
  giveCert,
  hasLast,
  moveOrdinary,
  ordinaryCount,
  percentOf,
  percentOfNext,
  singlesOf,
} from '../shares/shares.js';
import { sizesOf, unit } from '../shares/unit.js';
import { hasRoomFor, soldBefore, stockTurnOf } from './turn.js';
import type { Move, Out, RailGame } from '../contract.js';
import { capitalOf } from '../shares/capital.js';
import { ruleSet, type RuleSet } from '../rules.js';

/** Who holds the shares of each source. */
export const holders: { readonly [from in Source]: number } = { ipo: IPO, pool: POOL, treasury: TREASURY };

/** The rules of buying. */
export interface BuyingRules {
  /** May the seat still buy or start anything in this turn? */
  mayBuyNow(g: RailGame, s: RailState, seat: Seat): boolean;
  /** May more than one share of the company be bought from there in a turn? */
  mayBuySeveral(g: RailGame, s: RailState, company: string, from: Source): boolean;
  /** Are shares of the company sold there at this moment? */
  isSoldThere(g: RailGame, s: RailState, company: string, from: Source): boolean;
  /** After a first purchase of the turn: may another share of the company be bought from there? */
  mayBuyAgain(g: RailGame, s: RailState, company: string, from: Source, firstFrom: Source): boolean;
  /** May several shares of a company be bought where they may at all, although a private was bought in this turn? */
  mayBuyAfterPrivate(s: RailState): boolean;
  /** Is the larger last certificate bought where it is named, not when no single is left (1830 V-6.5)? */
  readonly lastIsApart: boolean;
  /** What a purchase brings, such as a higher price. */
  afterPurchase(g: RailGame, d: Draft, out: Out, company: string): void;
}

export const buyingRules: RuleSet<BuyingRules> = ruleSet<BuyingRules>('buying', {
  mayBuyNow: () => true,
  mayBuySeveral: (g, s, company, from) => from === 'pool' && zoneOf(g, s, company) === 'brown',
  isSoldThere: () => true,
  mayBuyAgain: (g, s, company, from, firstFrom) =>
    firstFrom === 'pool' && buyingRules.of(g).mayBuySeveral(g, s, company, from),
  mayBuyAfterPrivate: () => false,
  lastIsApart: false,
  afterPurchase: () => undefined,
});

/** Where shares are on sale: the initial offering or the company itself, and the pool. */
export const sourcesOf = (g: RailGame, company: string): readonly Source[] => [
  ...new Set<Source>([capitalOf(g, company).source, 'pool']),
];

/** Percent of that many certificates from there; null when there are fewer. @param last the larger one alone */
const percentOffered = (
  g: RailGame,
  s: RailState,
  company: string,
  from: Source,
  count: number,
  last: boolean,
): number | null => {
  const holder = holders[from];
  if (!buyingRules.of(g).lastIsApart) return last ? null : percentOfNext(g, s, company, holder, count);
  if (last) return count === 1 && hasLast(g, s, company, holder) ? sizesOf(g, s, company).at(-1)! : null;
  return count > singlesOf(g, s, company, holder) ? null : percentOfNext(g, s, company, holder, count);
};

/** What the next `count` certificates from there cost and how much of the company they are; null when there are fewer. */
export const offerOf = (
  g: RailGame,
  s: RailState,
  company: string,
  from: Source,
  count: number,
  last = false,
): { readonly price: number; readonly percent: number } | null => {
  const { par } = s.companies[company]!;
  if (par === null) return null;
  const percent = percentOffered(g, s, company, from, count, last);
  if (percent === null) return null;
  const share = from === 'ipo' ? par : priceOf(g, s, company)!;
  return { price: (share * percent) / unit(g, s, company), percent };
};

/** May shares of the company be bought from there after what was bought in this turn? */
const mayGoOn = (
  g: RailGame,
  s: RailState,
  { bought, boughtFrom, mayBuyMore }: StockRound,
  company: string,
  from: Source,
): boolean => {
  const rules = buyingRules.of(g);
  if (bought !== null && g.private[bought])
    return rules.mayBuyAfterPrivate(s) && rules.mayBuySeveral(g, s, company, from);
  return bought === company && mayBuyMore && rules.mayBuyAgain(g, s, company, from, boughtFrom ?? from);
};

/** Why the seat may not buy that many certificates now; undefined when it may. */
const refusal = (
  g: RailGame,
  s: RailState,
  seat: Seat,
  company: string,
  from: Source,
  count: number,
  last = false,
): Refusal | undefined => {
  const round = stockTurnOf(s, seat);
  if (!round) return unlessNow(round, 'buy');
  if (!buyingRules.of(g).mayBuyNow(g, s, seat)) return refuse('sold-already');
  if (ordinaryCount(s, company, holders[from]) === 0 || s.companies[company]!.par === null)
    return refuse('no-share-there', { company, from });
  if (!buyingRules.of(g).isSoldThere(g, s, company, from)) return refuse('not-from-there', { company, from });
  if (round.bought !== null && !mayGoOn(g, s, round, company, from))
    return refuse('bought-already', { company: round.bought });
  if (soldBefore(round, seat, company)) return refuse('sold-before', { company });
  if (count > 1 && !buyingRules.of(g).mayBuySeveral(g, s, company, from))
    return refuse('one-share-only', { company });
  const offer = offerOf(g, s, company, from, count, last);
  if (!offer) return refuse('no-share-there', { company, from });
  if (cashOf(s, seat) < offer.price)
    return refuse('not-enough-money', { needed: offer.price, has: cashOf(s, seat) });
  if (!mayHold(g, s, company, percentOf(g, s, company, seat) + offer.percent))
    return refuse('holding-limit', { company, limit: limitRules.of(g).holdingLimit(g, s, company) });
  if (!hasRoomFor(g, s, seat, company, count))
    return refuse('certificate-limit', { limit: limitRules.of(g).certificateLimit(g, s) });
  if (isOverLimit(g, s, seat)) return refuse('must-sell-first');
  return undefined;
};

const mayBuy = (g: RailGame, s: RailState, seat: Seat, company: string, from: Source, count = 1): boolean =>
  refusal(g, s, seat, company, from, count) === undefined;

const most = (g: RailGame, s: RailState, seat: Seat, company: string, from: Source): number => {
  let count = 0;
  while (mayBuy(g, s, seat, company, from, count + 1)) count++;
  return count;
};

/** Can the seat buy any share now? */
export const canBuyAny = (g: RailGame, s: RailState, seat: Seat): boolean =>
  g.data.companies.some(({ id }) => sourcesOf(g, id).some(from => mayBuy(g, s, seat, id, from)));

/** Can the seat buy the larger last certificate of a company, where it is bought by itself (1830 V-6.5)? */
export const canBuyLast = (g: RailGame, s: RailState, seat: Seat): boolean =>
  g.data.companies.some(({ id }) =>
    sourcesOf(g, id).some(from => refusal(g, s, seat, id, from, 1, true) === undefined),
  );

interface BuyFields {
  readonly company: string;
  readonly from: Source;
  readonly shares: number;
  readonly last?: true | undefined;
}

/** Buying shares from the offering, the company or the pool (1830 §6.2, 1849 §3.2). Counted in certificates: singles first. */
export const buy: Move<BuyFields> = {
  type: 'buy',
  fields: {
    company: companyField,
    from: wordNow((g, _s, action) => sourcesOf(g, saidBefore(action, 'company'))),
    shares: wholeNumber,
    last: orNone(lastField),
  },
  candidates: (g, _s, _seat, of) =>
    g.data.companies
      .filter(({ id }) => of === null || id === of)
      .flatMap(({ id }) => sourcesOf(g, id).map(from => ({ company: id, from, shares: 1 }))),
  options: (g, s, seat) => {
    if (!stockTurnOf(s, seat)) return [];
    return g.data.companies.flatMap(({ id }) =>
      sourcesOf(g, id).flatMap((from): Option[] => {
        const shares = most(g, s, seat, id, from);
        const place = { company: { oneOf: [id] }, from: { oneOf: [from] } };
        const large = { type: 'buy', fields: { ...place, shares: { oneOf: [1] }, last: { oneOf: [true] } } };
        return [
          ...(shares > 0
            ? [{ type: 'buy', fields: { ...place, shares: { from: 1, to: shares, by: 1 } } }]
            : []),
          ...(refusal(g, s, seat, id, from, 1, true) ? [] : [large]),
        ];
      }),
    );
  },
  refusal: (g, s, seat, { company, from, shares, last }) =>
    shares < 1 ? refuse('bad-count', { count: shares }) : refusal(g, s, seat, company, from, shares, last),
  play: (g, d, seat, { company, from, shares, last }, out) => {
    const { price, percent } = offerOf(g, d, company, from, shares, last)!;
    const funds = capitalOf(g, company);
    pay(d, seat, from === funds.source && funds.paysCompany(g, d, company) ? company : 'bank', price);
    out.say({ kind: 'shares-bought', seat, company, percent, from, price });
    takeShares(g, d, out, seat, company, from, shares, last);
    buyingRules.of(g).afterPurchase(g, d, out, company);
    const round = d.round as StockRound;
    d.round = {
      ...round,
      acted: true,
      bought: company,
      boughtFrom: from,
      mayBuyMore: round.bought === null || round.mayBuyMore || g.private[round.bought] !== undefined,
      lastActor: seat,
    };
  },
};

/** Gives ordinary certificates to a seat, with all that follows. */
export const takeShares = (
  g: RailGame,
  d: Draft,
  out: Out,
  seat: Seat,
  company: string,
  from: Source,
  count: number,
  last = false,
): void => {
  if (last) giveCert(d, company, d.companies[company]!.certs.length - 1, seat);
  else moveOrdinary(d, company, count, holders[from], seat);
  checkPresident(g, d, out, company);
  floatIfSold(g, d, out, company);
};
