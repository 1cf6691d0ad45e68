import { unlessNow } from '../../../../engine/rail/action/refusals.js';
import { auditRules } from '../../../../engine/rail/audit-rules.js';
import { dividendRules } from '../../../../engine/rail/company/dividend.js';
import { operatingRules } from '../../../../engine/rail/company/operating-order.js';
import { marketRules } from '../../../../engine/rail/company/price.js';
import { turnOf } from '../../../../engine/rail/company/track.js';
import type { Feature, Move, Out, RailGame, Step } from '../../../../engine/rail/contract.js';
import type { TrainData } from '../../../../engine/rail/data.js';
import { networkOf } from '../../../../engine/rail/map/network.js';
import { cashOf, pay } from '../../../../engine/rail/money.js';
import { changeStep, stepsBefore } from '../../../../engine/rail/round/steps.js';
import { ruleSet } from '../../../../engine/rail/rules.js';
import { percentOf } from '../../../../engine/rail/shares/shares.js';
import { unit } from '../../../../engine/rail/shares/unit.js';
import { POOL, type Draft, type OperatingRound, type RailState } from '../../../../engine/rail/state.js';
import { buyingRules } from '../../../../engine/rail/stock/buying.js';
import { trainRules } from '../../../../engine/rail/train/buying.js';
import { supplyRules } from '../../../../engine/rail/train/supply.js';
import { national } from '../companies.js';
import { nationalState, setNational } from './formation-state.js';
import { isPermanent } from './trains.js';

/** The government's company runs with a train of the bank. */
export type BorrowFact = {
  readonly kind: 'train-borrowed';
  readonly company: string;
  readonly train: string;
};

export type BorrowAsk = { readonly kind: 'borrow-train'; readonly company: string };

/** Has the government's company never had a permanent train? */
const isEarly = (s: RailState, company: string): boolean =>
  company === national && nationalState(s).permanent !== true;

/** The strongest train there is: a diesel, or an 8-train. */
const strongest = (g: RailGame): TrainData => g.data.trains.at(-1)!;

const borrowed = 'borrowed-train';

export const nationalRules = ruleSet('1856/national', {
  /** Is its president asked for a train of the bank although it has no route? */
  borrowsWithoutRoute: false,
  /** Must it buy a train as long as it has had no permanent one: has it the money for the strongest (1856 §8.9)? */
  mustBuyEarly: (g: RailGame, s: RailState): boolean => canPayStrongest(g, s),
  /** Does its president help with that? */
  helpsEarly: false,
});

const mayBorrowTrain = (g: RailGame, s: RailState, { company }: OperatingRound): boolean =>
  isEarly(s, company) &&
  s.companies[company]!.trains.length === 0 &&
  (nationalRules.of(g).borrowsWithoutRoute || networkOf(g.map, s.board, company).canRun);

const borrowStep: Step<never, BorrowAsk> = {
  name: 'borrow-train',
  waits: mayBorrowTrain,
  mayPass: () => true,
  ask: (_g, _s, { company }) => ({ kind: 'borrow-train', company }),
};

const borrowTrain: Move<object, BorrowFact> = {
  type: 'borrow-train',
  fields: {},
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat)?.step === borrowStep.name, 'borrow-train'),
  refusal: () => undefined,
  play: (g, d, seat, _fields, out) => {
    const round = turnOf(d, seat)!;
    const { name } = strongest(g);
    d.companies[national]!.trains = [name];
    out.say({ kind: 'train-borrowed', company: national, train: name });
    d.round = { ...round, begun: true, done: [...round.done, borrowed] };
  },
};

const giveBack = (g: RailGame, d: Draft): void => {
  const own = d.companies[national]!;
  own.trains = own.trains.toSpliced(own.trains.indexOf(strongest(g).name), 1);
};

/** What was borrowed goes back when it has run. */
export const returnStep: Step = {
  name: 'return-train',
  waits: () => false,
  skipped: (g, d, _out, { done }) => {
    if (done.includes(borrowed)) giveBack(g, d);
  },
  mayPass: () => false,
  ask: () => ({ kind: 'nothing' }),
};

/** Until it has had a permanent train it keeps all it earns (1856 §8.9). */
const keepsAll = (was: Step): Step => ({
  ...was,
  waits: (g, s, round) => !isEarly(s, round.company) && was.waits(g, s, round),
  skipped: (g, d, out, round) => {
    if (!isEarly(d, round.company)) return was.skipped?.(g, d, out, round);
    pay(d, 'bank', national, round.earned);
    out.say({ kind: 'withheld', company: national, revenue: round.earned });
  },
});

/** Nobody helps it as long as it need not have a train (1856 §8.9). */
const withoutHelp = (was: Step): Step => ({
  ...was,
  owes: (g, s, round) =>
    isEarly(s, round.company) && !nationalRules.of(g).helpsEarly ? null : (was.owes?.(g, s, round) ?? null),
});

/** Can its money pay for the strongest train, perhaps with another in exchange? */
const canPayStrongest = (g: RailGame, s: RailState): boolean => {
  const { price, tradeIn } = strongest(g);
  const cash = cashOf(s, national);
  const trades = tradeIn && s.companies[national]!.trains.some(name => tradeIn.for.includes(name));
  return cash >= price || (trades === true && cash >= tradeIn.price);
};

/** Only permanent trains are open to it: now it has one. */
const notePermanent = (_g: RailGame, d: Draft, _out: Out, company: string): void => {
  if (isEarly(d, company)) setNational(d, { ...nationalState(d), permanent: true });
};

/** Its turn out of order is over. */
const noteTurn = (_g: RailGame, d: Draft, _out: Out, company: string): void => {
  const { next: _over, ...now } = nationalState(d);
  if (company === national) setNational(d, now);
};

/** Twenty shares: a single one is paid to the nearest dollar, pairs exactly (1856 §7.6). */
const dividendOf = (revenue: number, percent: number): number => Math.round((revenue * percent) / 100);

/** How the government's company differs from others in its operation (1856 §8.8, §8.9). */
export const operation: Feature = {
  steps: was =>
    stepsBefore(
      changeStep(changeStep(was, 'dividend', keepsAll), 'trains', withoutHelp),
      'run',
      borrowStep,
    ).flatMap(step => (step.name === 'run' ? [step, returnStep] : [step])),
  moves: [borrowTrain],
  rules: [
    marketRules.change({
      moves: (_g, s, company) => !isEarly(s, company),
      mayEnter: (_g, _s, cell, company) => !(company === national && cell.closes),
    }),
    operatingRules.change(was => ({
      operatingOrder: (g, s, companies) => {
        const order = was.operatingOrder(g, s, companies);
        return nationalState(s).next
          ? order.toSorted((a, b) => Number(b === national) - Number(a === national))
          : order;
      },
    })),
    supplyRules.change(was => ({
      mustBuy: (g, s, company) =>
        isEarly(s, company) ? nationalRules.of(g).mustBuyEarly(g, s) : was.mustBuy(g, s, company),
      trainLimit: (g, s, company) => was.trainLimit(g, s, company) + (company === national ? 1 : 0),
      isOpenTo: (g, _s, company, train) => company !== national || isPermanent(g, train.name),
    })),
    trainRules.change({
      fixedPrice: (_g, buyer, seller, train) =>
        buyer === national || seller === national ? train.price : null,
    }),
    dividendRules.change(was => ({
      dividendPerShare: (g, s, company, paid) =>
        unit(g, s, company) === 5 ? dividendOf(paid, 5) : was.dividendPerShare(g, s, company, paid),
      dividendOf: (_g, _s, _company, paid, percent) => dividendOf(paid, percent),
    })),
    // §8.3, §8.5: more than half of it may come to lie in the pool, from where it is then bought first.
    auditRules.change({ poolMayOverflow: (_s, company) => company === national }),
    buyingRules.change({
      isSoldThere: (g, s, company, from) =>
        from !== 'ipo' || percentOf(g, s, company, POOL) <= g.data.poolLimit,
    }),
  ],
  reacts: { trainBought: notePermanent, turnEnds: noteTurn },
  forms: [{ type: 'borrow-train', form: 'borrow' }],
};
