import {
  acting,
  finished,
  happened,
  judge,
  offered,
  passing,
  stopping,
  type Decision,
  type Option,
  type Seat,
} from '../../core/index.js';
import type { RailFact } from '../facts.js';
import { cashOf } from '../money.js';
import type { RailState, Source } from '../state.js';
import { buy, offerOf } from '../stock/buying.js';
import { percentOf } from '../shares/shares.js';
import { unit } from '../shares/unit.js';
import { watches } from './concern.js';
import { because, orderAs, type RailOrder } from './kind.js';
import { endOfRound, passUntil, whenAsked } from './pass-stock.js';
import type { OrderKind, RailGame } from '../contract.js';
import { limitRules } from '../stock/limits.js';

type Plan = Extract<RailOrder, { readonly type: 'buy-shares' }>;

const sharesOf = (g: RailGame, s: RailState, company: string, seat: Seat): number =>
  percentOf(g, s, company, seat) / unit(g, s, company);

const isReached = (g: RailGame, s: RailState, { seat, company, goal }: Plan): boolean =>
  goal === 'floated' ? s.companies[company]!.floated : sharesOf(g, s, company, seat) >= goal;

/** What others did that the plan did not allow for. */
const upsets = ({ seat, company }: Plan, fact: RailFact): boolean =>
  (fact.kind === 'shares-sold' && fact.seat !== seat && fact.company === company) ||
  ((fact.kind === 'president-changed' || fact.kind === 'company-closed') && fact.company === company);

/** What has happened since the seat last bought. */
const sinceLastPurchase = ({ seat }: Plan, since: readonly RailFact[]): readonly RailFact[] =>
  since.slice(since.findLastIndex(fact => fact.kind === 'shares-bought' && fact.seat === seat) + 1);

const purchase = (g: RailGame, s: RailState, plan: Plan): Decision => {
  const { seat, company, from, price: limit } = plan;
  const action = { seat, type: 'buy', company, from, shares: 1 };
  const price = offerOf(g, s, company, from, 1)?.price ?? 0;
  if (price > limit) return stopping(because({ kind: 'above-limit', company, price, limit }));
  const { refusal } = judge(g.moves[buy.type]!, action, g, s);
  if (!refusal) return acting(action);
  const { code, params } = refusal;
  return stopping(because({ kind: 'cannot-buy', company, code, params }));
};

const afterwards = (g: RailGame, s: RailState, plan: Plan, since: readonly RailFact[]): Decision => {
  const { seat, company, goal, then } = plan;
  if (then === 'ask') return finished(because({ kind: 'goal-reached', company, goal }));
  return passUntil(g, s, seat, then, sinceLastPurchase(plan, since));
};

/** The seat's options if it were its turn and nothing done in it yet. */
const optionsInTurn = (g: RailGame, s: RailState, seat: Seat): readonly Option[] =>
  s.round.kind === 'stock'
    ? offered(g.moves[buy.type]!, seat, g, {
        ...s,
        round: { ...s.round, current: seat, bought: null, mayBuyMore: false },
      })
    : [];

const formOf = (g: RailGame, s: RailState, seat: Seat, company: string, from: Source): Option => {
  const have = sharesOf(g, s, company, seat);
  const most = limitRules.of(g).holdingLimit(g, s, company) / unit(g, s, company);
  const counts = Array.from({ length: Math.max(0, most - have) }, (_, n) => have + 1 + n);
  const { price } = offerOf(g, s, company, from, 1)!;
  return {
    type: 'buy-shares',
    fields: {
      company: { oneOf: [company] },
      from: { oneOf: [from] },
      goal: { oneOf: [...counts, ...(s.companies[company]!.floated ? [] : ['floated'])] },
      price: { from: price, to: cashOf(s, seat), by: 1 },
      then: { oneOf: ['ask', ...watches] },
    },
  };
};

/** Buying a share of a company in each turn of this stock round, until there are enough. */
export const buyShares: OrderKind = {
  type: 'buy-shares',
  forms: (g, s, seat) =>
    optionsInTurn(g, s, seat).flatMap(({ fields: { company, from, last } }) =>
      company && from && !last && 'oneOf' in company && 'oneOf' in from
        ? [formOf(g, s, seat, String(company.oneOf[0]), from.oneOf[0] as Source)]
        : [],
    ),
  about: () => 'stock',
  decide: (g, s, order, since) => {
    const over = endOfRound(s, since);
    if (over) return over;
    const plan = orderAs(order, 'buy-shares');
    if (isReached(g, s, plan)) return afterwards(g, s, plan, since);
    const upset = since.find(fact => upsets(plan, fact));
    if (upset) return stopping(happened(upset));
    return whenAsked(g, s, plan.seat, () =>
      s.round.kind === 'stock' && s.round.bought !== null ? passing(plan.seat) : purchase(g, s, plan),
    );
  },
};
