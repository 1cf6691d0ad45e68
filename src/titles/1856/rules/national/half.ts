import { refuse, wordOf, type Option, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { unlessNow, unlessPayable } from '../../../../engine/rail/action/refusals.js';
import type { Feature, Move, RailGame, RoundKind } from '../../../../engine/rail/contract.js';
import { cashOf, pay } from '../../../../engine/rail/money.js';
import { stockRound, stockRoundRules } from '../../../../engine/rail/round/stock.js';
import { ruleSet } from '../../../../engine/rail/rules.js';
import { priceOf } from '../../../../engine/rail/shares/market.js';
import { moveLot, percentOf, presidentOf } from '../../../../engine/rail/shares/shares.js';
import { changeSizes } from '../../../../engine/rail/shares/unit.js';
import {
  IPO,
  POOL,
  type Draft,
  type RailState,
  type Source,
  type StockRound,
} from '../../../../engine/rail/state.js';
import { buy, buyingRules } from '../../../../engine/rail/stock/buying.js';
import { mustSell, saleValue, sellingRules } from '../../../../engine/rail/stock/selling.js';
import { par } from '../../../../engine/rail/stock/starting.js';
import { stockTurnOf } from '../../../../engine/rail/stock/turn.js';
import { bankruptcyRules } from '../../../../engine/rail/train/bankruptcy.js';
import type { Emergency } from '../../../../engine/rail/train/money-raising.js';
import { national } from '../companies.js';
import { isMended } from '../rules-number.js';
import { nationalState, setNational } from './formation-state.js';
import { nationalSizes } from './forming.js';

/** The president now owns both shares of the president's certificate. */
export type HalfFact = {
  readonly kind: 'presidency-completed';
  readonly company: string;
  readonly seat: Seat;
  readonly price: number;
};

export type HalfAsk = { readonly kind: 'complete-presidency'; readonly company: string };

/** Must the seat buy the second share of its certificate, in its turn (1856 §8.4)? */
export const owesHalf = (s: RailState, seat: Seat): boolean =>
  nationalState(s).half === true && presidentOf(s, national) === seat;

const complete = (d: Draft): void => {
  const { half: _paid, ...now } = nationalState(d);
  setNational(d, now);
  changeSizes(d, national, now.twenty ? nationalSizes(true, false) : null);
};

/** Where the share can be had, with its price: offered at the issue price, or in the pool. */
const prices = (
  g: RailGame,
  s: RailState,
): readonly { readonly from: 'ipo' | 'pool'; readonly price: number }[] => [
  ...(buyingRules.of(g).isSoldThere(g, s, national, 'ipo')
    ? [{ from: 'ipo' as const, price: s.companies[national]!.par! }]
    : []),
  ...(percentOf(g, s, national, POOL) > 0
    ? [{ from: 'pool' as const, price: priceOf(g, s, national)! }]
    : []),
];

const isDue = (s: RailState, seat: Seat): boolean => stockTurnOf(s, seat) !== null && owesHalf(s, seat);

const affordable = (g: RailGame, s: RailState, seat: Seat): ReturnType<typeof prices> =>
  isDue(s, seat) ? prices(g, s).filter(({ price }) => price <= cashOf(s, seat)) : [];

export const halfRules = ruleSet('1856/half', {
  /** Does whoever is over a limit sell down to it before (1856 §5.4)? After a sale and the purchase nothing can be sold. */
  limitComesFirst: (g: RailGame, s: RailState, seat: Seat): boolean => isMended(s) && mustSell(g, s, seat),
});

/** Why the seat, which owes the share, cannot buy it from there now. */
const shareRefusal = (g: RailGame, s: RailState, seat: Seat, from: 'ipo' | 'pool'): Refusal | undefined => {
  if (halfRules.of(g).limitComesFirst(g, s, seat)) return refuse('must-sell-first');
  const offer = prices(g, s).find(one => one.from === from);
  if (offer) return unlessPayable(offer.price, cashOf(s, seat));
  return refuse(from === 'ipo' ? 'not-from-there' : 'no-share-there', { company: national, from });
};

/** The president gets no certificate for it, having it already; none leaves the place where the share is bought. */
const completePresidency: Move<{ readonly from: 'ipo' | 'pool' }, HalfFact> = {
  type: 'complete-presidency',
  fields: { from: wordOf(['ipo', 'pool']) },
  moment: (_g, s, seat) => unlessNow(isDue(s, seat), 'complete-presidency'),
  options: (g, s, seat): readonly Option[] => {
    const from = affordable(g, s, seat).flatMap(one =>
      shareRefusal(g, s, seat, one.from) ? [] : [one.from],
    );
    return from.length > 0 ? [{ type: 'complete-presidency', fields: { from: { oneOf: from } } }] : [];
  },
  refusal: (g, s, seat, { from }) => shareRefusal(g, s, seat, from),
  play: (g, d, seat, { from }, out) => {
    const { price } = affordable(g, d, seat).find(one => one.from === from)!;
    pay(d, seat, 'bank', price);
    complete(d);
    out.say({ kind: 'presidency-completed', company: national, seat, price });
    d.round = {
      ...(d.round as StockRound),
      acted: true,
      bought: national,
      boughtFrom: from,
      lastActor: seat,
    };
  },
};

/** Whoever buys a second share before the president does takes the certificate, and gives the single for it (1856 §8.4). */
const takeOver = (g: RailGame, d: Draft, seat: Seat, from: Source): void => {
  moveLot(g, d, national, { shares: 1, last: false }, seat, from === 'pool' ? POOL : IPO);
  complete(d);
};

const presidencyFirst = (isOwed: boolean): Refusal | undefined =>
  isOwed ? refuse('presidency-first', { company: national }) : undefined;

const buyOther: typeof buy = {
  ...buy,
  moment: (_g, s, seat) => presidencyFirst(owesHalf(s, seat)),
  play: (g, d, seat, fields, out) => {
    const was = presidentOf(d, national);
    const half = nationalState(d).half === true;
    buy.play(g, d, seat, fields, out);
    if (half && presidentOf(d, national) !== was) takeOver(g, d, seat, fields.from);
  },
};

/** Nor do they start a company before (with the first rules number they could). */
const startOther: typeof par = {
  ...par,
  moment: (_g, s, seat) => presidencyFirst(isMended(s) && owesHalf(s, seat)),
};

/** Has the president neither the price nor anything to sell for it? */
export const hasNothingLeft = (g: RailGame, s: RailState, seat: Seat): boolean =>
  owesHalf(s, seat) && affordable(g, s, seat).length === 0 && saleValue(g, s, seat) === 0;

/** What the president of the government's company owes for the second share, where that is out of reach whatever they sell. */
const outOfReach = (g: RailGame, s: RailState, seat: Seat): Emergency | null => {
  if (!stockTurnOf(s, seat) || !owesHalf(s, seat)) return null;
  const all = prices(g, s);
  if (all.some(({ price }) => price <= cashOf(s, seat) + saleValue(g, s, seat))) return null;
  const { price } = all[0]!;
  return { seat, company: national, price, missing: price - cashOf(s, seat) };
};

const round: RoundKind<StockRound> = {
  ...stockRound,
  ask: (g, s, now) =>
    owesHalf(s, now.current)
      ? ({ kind: 'complete-presidency', company: national } satisfies HalfAsk)
      : stockRound.ask(g, s, now),
};

/** A president with one share of two (1856 §8.4). */
export const halfPresidency: Feature = {
  moves: [completePresidency, buyOther, startOther],
  rounds: [round],
  rules: [
    stockRoundRules.change({ owes: (_g, s, seat) => owesHalf(s, seat) }),
    bankruptcyRules.change(was => ({
      unavoidable: (g, s, seat) => outOfReach(g, s, seat) ?? was.unavoidable(g, s, seat),
    })),
    sellingRules.change(was => ({
      heldBack: (g, s, seat, company) =>
        company === national && owesHalf(s, seat) ? 1 : was.heldBack(g, s, seat, company),
    })),
  ],
  forms: [
    { type: 'complete-presidency', form: 'complete', fixed: { from: 'ipo' } },
    { type: 'complete-presidency', form: 'complete pool', fixed: { from: 'pool' } },
  ],
};
