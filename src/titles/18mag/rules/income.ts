import type { Seat } from '../../../engine/core/index.js';
import {
  pay,
  presidentOf,
  ruleSet,
  type Draft,
  type Feature,
  type OperatingRound,
  type Out,
  type RailGame,
  type RailState,
  type Step,
} from '../../../engine/rail/index.js';

/** What the trains of a minor have earned is shared with its owner, who gets `paid`; it keeps `kept`. */
export type IncomeFact = {
  readonly kind: 'income-shared';
  readonly company: string;
  readonly seat: Seat;
  readonly paid: number;
  readonly kept: number;
};

export const incomeRules = ruleSet('18mag/income', {
  /** What the owner gets of what the trains earned; the minor keeps the rest (18Mag §2 Schritt 5). */
  ownersPart: (_g: RailGame, _s: RailState, { earned }: OperatingRound): number => earned / 2,
});

/** Also nothing is shared out, so that everybody sees that the minor had its turn. */
const share = (g: RailGame, d: Draft, out: Out<IncomeFact>, round: OperatingRound): void => {
  const { company, earned } = round;
  const seat = presidentOf(d, company)!;
  const paid = incomeRules.of(g).ownersPart(g, d, round);
  const kept = earned - paid;
  pay(d, 'bank', seat, paid);
  pay(d, 'bank', company, kept);
  out.say({ kind: 'income-shared', company, seat, paid, kept });
};

/** Half of the income is the owner's, half the minor's, without a question. */
export const incomeStep: Step<IncomeFact> = {
  name: 'income',
  waits: () => false,
  skipped: share,
  mayPass: () => false,
  ask: () => ({ kind: 'nothing' }),
};

/** What the sharing of income means to whoever looks on. */
export const sharedIncome: Feature = {
  meanings: { 'income-shared': fact => ({ sharesIncome: (fact as IncomeFact).company }) },
};
