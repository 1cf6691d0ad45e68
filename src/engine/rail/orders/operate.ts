import {
  acting,
  askedElse,
  finished,
  happened,
  passing,
  stopping,
  waiting,
  type Decision,
  type Fact,
  type Option,
  type Order,
  type Seat,
} from '../../core/index.js';
import { turnOfGame } from '../ask.js';
import { bestOf, canRun } from '../company/running.js';
import type { RailFact } from '../facts.js';
import { networkOf, reachedHexes } from '../map/network.js';
import { meaningOf } from '../meanings.js';
import { menuOfGame } from '../menu.js';
import type { OperatingRound, RailState } from '../state.js';
import { presidentOf } from '../shares/shares.js';
import { because, orderAs, type RailOrder, type RailStop } from './kind.js';
import type { OrderKind, RailGame } from '../contract.js';
import { supplyRules } from '../train/supply.js';

type Plan = Extract<RailOrder, { readonly type: 'operate' }>;

/** Has the company had all the turns that were ordered? A turn is counted by its dividend, and then goes on to its end. */
const isServed = (
  g: RailGame,
  s: RailState,
  { company, rounds }: Plan,
  since: readonly RailFact[],
): boolean => {
  let left = rounds;
  const shares = (fact: RailFact): boolean =>
    fact.kind === 'paid-out' || fact.kind === 'withheld'
      ? fact.company === company
      : meaningOf(g, fact).sharesIncome === company;
  const last = since.findIndex(fact => shares(fact) && --left === 0);
  if (last < 0) return false;
  if (s.round.kind !== 'operating' || s.round.company !== company) return true;
  return since.slice(last).some(fact => fact.kind === 'company-begins');
};

/** What changes the company's situation, whoever did it. */
const changes = (g: RailGame, { company }: Plan, fact: RailFact): boolean =>
  fact.kind === 'phase-begins' || (meaningOf(g, fact).changes?.includes(company) ?? false);

/** Has somebody else built where the company's network reaches? */
const touches = (g: RailGame, s: RailState, { seat, company }: Plan, fact: RailFact): boolean => {
  const { built } = meaningOf(g, fact);
  if (!built || built.company === company || presidentOf(s, built.company) === seat) return false;
  return reachedHexes(g.map, networkOf(g.map, s.board, company)).includes(built.hex);
};

/** What has happened that ends the order; the loss of a train before the phase that brought it. */
const disturbance = (
  g: RailGame,
  s: RailState,
  plan: Plan,
  since: readonly RailFact[],
): RailFact | undefined => {
  const found = since.filter(
    fact => changes(g, plan, fact) || (plan.until === 'touched' && touches(g, s, plan, fact)),
  );
  return found.find(fact => fact.kind === 'trains-rusted') ?? found[0];
};

/** An offer that waits for the seat's answer. */
const openOffer = (s: RailState, seat: Seat, since: readonly RailFact[]): RailFact | undefined =>
  since.find(
    fact => fact.kind === 'offer-made' && fact.to === seat && s.offers.some(({ id }) => id === fact.offer),
  );

/** Since the order was given a train has come on sale that scraps one of the company's. */
const threat = (
  g: RailGame,
  s: RailState,
  { company }: Plan,
  since: readonly RailFact[],
): RailStop | undefined => {
  const { trains } = s.companies[company]!;
  for (const { name: next } of supplyRules.of(g).onSale(g, s)) {
    const train = trains.find(name => g.train[name]!.rustsOn === next);
    const isNew = since.some(
      fact => fact.kind === 'train-bought' && fact.from === 'depot' && fact.train !== next,
    );
    if (train !== undefined && isNew) return { kind: 'would-rust', company, train, next };
  }
  return undefined;
};

/** What the trains of the company would earn now. */
const worthOf = (g: RailGame, s: RailState, company: string): number =>
  canRun(g, s, company) ? bestOf(g, s, company).value : 0;

/** Would the trains, not yet run in this turn, earn less than is wanted, or than at their last run by this order? */
const fallenRuns = (
  g: RailGame,
  s: RailState,
  { company, least: wanted }: Plan,
  round: OperatingRound,
  since: readonly RailFact[],
): RailStop | undefined => {
  if (g.steps.indexOf(g.step[round.step]!) > g.steps.indexOf(g.step['run']!)) return undefined;
  const last = since.findLast(fact => fact.kind === 'earned' && fact.company === company);
  const least = Math.max(wanted, last?.kind === 'earned' ? last.revenue : 0);
  if (least === 0) return undefined;
  const now = worthOf(g, s, company);
  return now < least ? { kind: 'runs-fell', company, now, least } : undefined;
};

/** The company's turn as ordered: the runs proposed, the income as wanted, nothing else. */
const inTurn = (menu: readonly Option[], { seat, income }: Plan, ask: Fact): Decision => {
  for (const { type, fields } of menu) {
    const { runs } = fields;
    if (type === 'run' && runs && 'propose' in runs) return acting({ seat, type, runs: runs.propose });
    if (type === 'dividend') return acting({ seat, type, kind: income });
    if (type === 'pass') return passing(seat);
  }
  return stopping(askedElse(ask));
};

const decide = (g: RailGame, s: RailState, order: Order, since: readonly RailFact[]): Decision => {
  const plan = orderAs(order, 'operate');
  const { seat, company, rounds } = plan;
  if (isServed(g, s, plan, since)) return finished(because({ kind: 'rounds-over', company, rounds }));
  const event = disturbance(g, s, plan, since) ?? openOffer(s, seat, since);
  if (event) return stopping(happened(event));
  if (presidentOf(s, company) !== seat) return stopping(because({ kind: 'company-lost', company }));
  if (s.companies[company]!.trains.length === 0) return stopping(because({ kind: 'no-train', company }));
  const danger = threat(g, s, plan, since);
  if (danger) return stopping(because(danger));
  const { round } = s;
  const { asked, ask } = turnOfGame(g, s);
  if (round.kind !== 'operating' || round.company !== company) return waiting;
  if (!asked.includes(seat) || ask.kind === 'offer') return waiting;
  const fallen = fallenRuns(g, s, plan, round, since);
  return fallen ? stopping(because(fallen)) : inTurn(menuOfGame(g, s, seat), plan, ask);
};

/** Companies with trains that the seat presides over. */
const companiesOf = (g: RailGame, s: RailState, seat: Seat): string[] =>
  g.data.companies
    .map(({ id }) => id)
    .filter(id => presidentOf(s, id) === seat && s.companies[id]!.floated)
    .filter(id => s.companies[id]!.trains.length > 0);

/** Running a company for some turns: build nothing, run for the most, pay or withhold, buy nothing. */
export const operate: OrderKind = {
  type: 'operate',
  forms: (g, s, seat) =>
    companiesOf(g, s, seat).map(company => ({
      type: 'operate',
      fields: {
        company: { oneOf: [company] },
        rounds: { from: 1, to: 9, by: 1 },
        income: { oneOf: ['pay', 'withhold'] },
        least: { from: 0, to: worthOf(g, s, company), by: 1 },
        until: { oneOf: ['changed', 'touched'] },
      },
    })),
  about: order => `operate ${orderAs(order, 'operate').company}`,
  decide,
};
