import type { Seat } from '../../core/index.js';
import type { Out, RailGame } from '../contract.js';
import { draftOf } from '../draft.js';
import { cashOf, pay } from '../money.js';
import { trial } from '../out.js';
import { ruleSet } from '../rules.js';
import { byPrice, priceOf } from '../shares/market.js';
import { presidentOf, type ShareLot } from '../shares/shares.js';
import type { Draft, RailState } from '../state.js';
import { sellingRules, sellShares } from '../stock/selling.js';
import { emergencyLots, lotsForEmr } from './forced-sales.js';
import { emergencyOf, missingFor, type Emergency } from './money-raising.js';
import { cheapestPrice } from './supply.js';

/** Bankruptcy: who is bankrupt, and what becomes of them. */
export interface Bankruptcy {
  /** The payment for which a president who cannot make it goes bankrupt. */
  cause(g: RailGame, s: RailState): Emergency | null;
  /** Lots of the company that the president can sell before, the fewest shares first. */
  lots(g: RailGame, s: RailState, e: Emergency, company: string): readonly ShareLot[];
  /** What the seat cannot pay whatever it sells, if anything. */
  unavoidable(g: RailGame, s: RailState, seat: Seat): Emergency | null;
  /** What becomes of a president who has sold everything that may be sold. */
  consequence(g: RailGame, d: Draft, out: Out, e: Emergency): void;
}

/** The game ends at once (1830 §C-2.4, §C-2.5). */
const endsGame: Bankruptcy = {
  cause: (g, s) => emergencyOf(g, s),
  lots: lotsForEmr,
  unavoidable: (g, s, seat) => unavoidableBankruptcy(g, s, seat),
  consequence: (_g, d, out, { seat, company }) => {
    pay(d, seat, 'bank', cashOf(d, seat));
    out.say({ kind: 'bankrupt', seat, company });
    d.ended = { reason: 'bankrupt', bankrupt: seat };
  },
};

export const bankruptcyRules = ruleSet<Bankruptcy>('bankruptcy', endsGame);

/** The price of the cheapest train, where the company in turn could be made to pay anything. */
const cheapestTrain = (g: RailGame, s: RailState): Emergency | null => {
  if (s.round.kind !== 'operating' || !g.step[s.round.step]?.owes) return null;
  const { company } = s.round;
  const [seat, price] = [presidentOf(s, company), cheapestPrice(g, s, company)];
  if (seat === null) return null;
  return { company, seat, price, missing: missingFor(s, company, price) };
};

/** A way that other programs have: bankruptcy is open wherever the cheapest train is out of reach, also to who need not buy one. */
export const withoutNeed: Pick<Bankruptcy, 'cause' | 'lots'> = {
  cause: cheapestTrain,
  lots: (g, s, e, company) => emergencyLots(g, s, emergencyOf(g, s) ?? e, company),
};

/** The most of a company that a president can sell when going bankrupt. */
const mostOf = (g: RailGame, s: RailState, e: Emergency, company: string): ShareLot | null =>
  bankruptcyRules.of(g).lots(g, s, e, company).at(-1) ?? null;

/** What the president could raise by selling everything that may be sold: shares that are sold one by one get cheaper. */
const raisable = (g: RailGame, s: RailState, e: Emergency): number => {
  if (sellingRules.of(g).mostAtOnce < Infinity) return cashOf(soldAll(g, s, e), e.seat) - cashOf(s, e.seat);
  return g.data.companies.reduce(
    (sum, { id }) => sum + (mostOf(g, s, e, id)?.shares ?? 0) * (priceOf(g, s, id) ?? 0),
    0,
  );
};

/** The position after the president has sold everything that may be sold. */
const soldAll = (g: RailGame, s: RailState, e: Emergency): RailState => {
  const d = draftOf(s);
  sellAllForEmr(g, d, trial, e);
  return d;
};

/** The emergency that nothing can end, if it is the seat's. */
export const unavoidableBankruptcy = (g: RailGame, s: RailState, seat: Seat): Emergency | null => {
  const e = bankruptcyRules.of(g).cause(g, s);
  return e && e.seat === seat && e.price < Infinity && raisable(g, s, e) < e.missing ? e : null;
};

/** Must the seat pay what its company and it cannot, without selling? */
export const owesEmr = (g: RailGame, s: RailState, seat: Seat): boolean => {
  const e = bankruptcyRules.of(g).cause(g, s);
  return e?.seat === seat && e.price < Infinity && e.missing > 0;
};

/** As much of a lot as may be sold at one price. */
const atOnce = (g: RailGame, lot: ShareLot): ShareLot =>
  lot.shares > sellingRules.of(g).mostAtOnce ? { shares: sellingRules.of(g).mostAtOnce, last: false } : lot;

/** What the president can still sell where shares are sold in several steps. */
const again = (g: RailGame, s: RailState, e: Emergency, company: string): ShareLot | null =>
  sellingRules.of(g).mostAtOnce < Infinity ? mostOf(g, s, e, company) : null;

/** A bankrupt president sells everything that may be sold, the dearest company first. */
export const sellAllForEmr = (g: RailGame, d: Draft, out: Out, e: Emergency): void => {
  const started = g.data.companies.map(c => c.id);
  for (const id of byPrice(g, d, started))
    for (let lot = mostOf(g, d, e, id); lot; lot = again(g, d, e, id))
      sellShares(g, d, out, e.seat, id, atOnce(g, lot));
};
