import type { Feature, Out, Step } from '../../../engine/rail/contract.js';
import { cashOf, pay } from '../../../engine/rail/money.js';
import { stepsBefore } from '../../../engine/rail/round/steps.js';
import { presidentOf } from '../../../engine/rail/shares/shares.js';
import type { Draft, OperatingRound, RailState } from '../../../engine/rail/state.js';
import { missingFor } from '../../../engine/rail/train/money-raising.js';
import { dueStep } from '../../../engine/rail/mechanisms/due.js';
import { interest, interestPaid, loansOf, mayBorrow } from './loans.js';
import { isMended } from './rules-number.js';

/** Who paid the interest: the company from its treasury and from what its trains earned, the rest its president. */
export type InterestFact = {
  readonly kind: 'interest-charged';
  readonly company: string;
  readonly treasury: number;
  readonly income: number;
  readonly president: number;
};

/** What is asked about it; `amount`: what the president will pay, `missing`: what they cannot. */
export type InterestAsk =
  | { readonly kind: 'interest-due'; readonly company: string; readonly amount: number }
  | { readonly kind: 'owed-interest'; readonly company: string; readonly missing: number };

/** How the interest of the company's turn is paid: whole tens of its treasury, then income, then the president (1856 §7.2). */
export const sharesOfInterest = (
  s: RailState,
  { company, earned }: Pick<OperatingRound, 'company' | 'earned'>,
): { readonly treasury: number; readonly income: number; readonly president: number } => {
  const owed = loansOf(s, company) * interest;
  const cash = cashOf(s, company);
  const treasury = Math.min(owed, cash - (cash % interest));
  const income = Math.min(owed - treasury, earned);
  return { treasury, income, president: owed - treasury - income };
};

/** What company and president owe: the treasury's part is the treasury's already, the rest is the president's alone. */
const owed = (s: RailState, round: OperatingRound): number =>
  sharesOfInterest(s, round).president + cashOf(s, round.company);

/** Charges the interest of the turn, as far as all that pay for it have the money. */
export const chargeInterest = (d: Draft, out: Out<InterestFact>, round: OperatingRound): void => {
  const { company } = round;
  const parts = sharesOfInterest(d, round);
  d.round = { ...round, earned: round.earned - parts.income, done: [...round.done, interestPaid] };
  if (loansOf(d, company) === 0) return;
  pay(d, company, 'bank', parts.treasury);
  pay(d, presidentOf(d, company)!, 'bank', parts.president);
  out.say({ kind: 'interest-charged', company, ...parts });
};

/** The name of the question that comes before interest is charged. */
export const loanFirst = 'loan-first';

/**
 * A loan is possible at any moment of the turn, and brings less after the interest (1856 §7.2): where that would cost
 * the president something, they are asked before. Whoever cannot pay is asked anyway.
 */
const loanFirstStep: Step<never, InterestAsk> = {
  name: loanFirst,
  waits: (g, s, round) =>
    isMended(s) &&
    mayBorrow(g, s, round) &&
    sharesOfInterest(s, round).president > 0 &&
    missingFor(s, round.company, owed(s, round)) <= 0,
  mayPass: () => true,
  ask: (_g, s, round) => ({
    kind: 'interest-due',
    company: round.company,
    amount: sharesOfInterest(s, round).president,
  }),
};

/** Interest is due. */
const interestStep = dueStep<InterestFact, InterestAsk>({
  name: 'interest',
  owed: (_g, s, round) => owed(s, round),
  settle: (_g, d, out, round) => {
    chargeInterest(d, out, round);
  },
  ask: (company, missing) => ({ kind: 'owed-interest', company, missing }),
});

/** Interest on loans, after the trains have run (1856 §7.2). */
export const interestOnLoans: Feature = {
  steps: was => stepsBefore(was, 'dividend', loanFirstStep, interestStep),
};
