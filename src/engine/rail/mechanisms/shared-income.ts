import { pay } from '../money.js';
import { presidentOf } from '../shares/shares.js';
import type { Feature, Out, RailGame, Step } from '../contract.js';
import { ruleSet } from '../rules.js';
import type { Draft, OperatingRound, RailState } from '../state.js';
import type { IncomeFact } from './facts.js';

export const incomeRules = ruleSet('shared income', {
  /** What the owner gets of what the trains earned; the minor keeps the rest. */
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
