import { offered, refuse, wholeNumber, type Option, type Seat } from '../../../engine/core/index.js';
import { unlessNow } from '../../../engine/rail/action/refusals.js';
import { turnOf } from '../../../engine/rail/company/track.js';
import type { Feature, Move, Out, RailGame, Step } from '../../../engine/rail/contract.js';
import { draftOf } from '../../../engine/rail/draft.js';
import { cashOf, pay } from '../../../engine/rail/money.js';
import { companyPart } from '../../../engine/rail/parts.js';
import { changeStep } from '../../../engine/rail/round/steps.js';
import { scoreRules } from '../../../engine/rail/score.js';
import { inHands } from '../../../engine/rail/shares/shares.js';
import { unit } from '../../../engine/rail/shares/unit.js';
import type { Draft, OperatingRound, RailState } from '../../../engine/rail/state.js';
import { bankruptcyRules, unavoidableBankruptcy } from '../../../engine/rail/train/bankruptcy.js';
import { train } from '../../../engine/rail/train/buying.js';
import { borrowing } from '../../../engine/rail/mechanisms/borrowing.js';
import { dueStep, payWithHelp } from '../../../engine/rail/mechanisms/due.js';
import { loansAreOver } from './phases.js';
import { isMended } from './rules-number.js';

/** What happens with the government's loans. */
export type LoanFact =
  | { readonly kind: 'loan-granted'; readonly company: string; readonly amount: number }
  | { readonly kind: 'loans-redeemed'; readonly company: string; readonly loans: number };

/** What a president is asked about them; `missing`: what the company owes and cannot pay. */
export type LoanAsk =
  | { readonly kind: 'redeem-loans'; readonly company: string }
  | { readonly kind: 'owed-loans'; readonly company: string; readonly missing: number };

/** Interest on a loan in each turn; a loan taken later in the turn brings so much less. */
export const interest = 10;

/** Each takes as much from what a share is worth in the end (1856 §10). */
const loans = borrowing(companyPart<number>('loans', 0), interest);

/** How many loans the company has. */
export const loansOf = (s: RailState, company: string): number => loans.of(s, company);

export const loan = 100;

/** What is noted of the company's turn. */
const taken = 'loan';
export const redeemed = 'loans-redeemed';
export const interestPaid = 'interest';

/** No more loans than the players have shares of the company (1856 §7.2). */
const mostLoans = (g: RailGame, s: RailState, company: string): number =>
  inHands(g, s, company) / unit(g, s, company);

/** What keeps the company from a loan at this moment of its turn, as the `case` of the refusal: one a turn, and none after redeeming (1856 §7.2). */
const noLoan = (
  g: RailGame,
  s: RailState,
  { company, done }: OperatingRound,
): 'over' | 'second' | 'redeemed' | 'most' | null => {
  if (loansAreOver(g, s)) return 'over';
  if (done.includes(taken)) return 'second';
  if (done.includes(redeemed)) return 'redeemed';
  return loansOf(s, company) < mostLoans(g, s, company) ? null : 'most';
};

/** May the company take a loan at this moment of its turn? */
export const mayBorrow = (g: RailGame, s: RailState, round: OperatingRound): boolean =>
  noLoan(g, s, round) === null;

/** What a loan would bring at this moment of the turn. */
export const proceeds = ({ done }: OperatingRound): number =>
  done.includes(interestPaid) ? loan - interest : loan;

/** Gives that many loans back; the money is paid already. */
export const giveBack = (d: Draft, out: Out<LoanFact>, company: string, count: number): void => {
  loans.add(d, company, -count);
  out.say({ kind: 'loans-redeemed', company, loans: count });
};

/** The loans vanish with their company. */
export const dropLoans = loans.clear;

const takeLoan: Move<object, LoanFact> = {
  type: 'take-loan',
  aside: [],
  fields: {},
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat), 'take-loan'),
  candidates: (_g, _s, _seat, of) => (of === null ? [{}] : []),
  refusal: (g, s, seat) => {
    const round = turnOf(s, seat)!;
    const { company } = round;
    const kept = noLoan(g, s, round);
    return kept === null
      ? undefined
      : refuse('no-loan-now', { company, case: kept, most: mostLoans(g, s, company) });
  },
  play: (_g, d, seat, _fields, out) => {
    const round = turnOf(d, seat)!;
    const { company } = round;
    const amount = proceeds(round);
    pay(d, 'bank', company, amount);
    loans.add(d, company, 1);
    out.say({ kind: 'loan-granted', company, amount });
    d.round = { ...round, begun: true, done: [...round.done, taken] };
  },
};

const stepName = 'loans';

/** Loans that the company can redeem with its own money. */
const redeemable = (s: RailState, company: string): number =>
  Math.min(loansOf(s, company), Math.floor(cashOf(s, company) / loan));

const redeem: Move<{ readonly loans: number }, LoanFact> = {
  type: 'redeem-loans',
  fields: { loans: wholeNumber },
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat)?.step === stepName, 'redeem-loans'),
  candidates: (_g, _s, _seat, of) => (of === null ? [{ loans: 1 }] : []),
  options: (_g, s, seat): readonly Option[] => {
    const most = redeemable(s, turnOf(s, seat)!.company);
    return most > 0 ? [{ type: 'redeem-loans', fields: { loans: { from: 1, to: most, by: 1 } } }] : [];
  },
  refusal: (_g, s, seat, { loans: count }) => {
    const { company } = turnOf(s, seat)!;
    const most = redeemable(s, company);
    return count >= 1 && count <= most
      ? undefined
      : refuse('cannot-redeem-loans', { company, loans: count, most });
  },
  play: (_g, d, seat, { loans: count }, out) => {
    const round = turnOf(d, seat)!;
    const { company } = round;
    pay(d, company, 'bank', count * loan);
    giveBack(d, out, company, count);
    d.round = { ...round, begun: true, done: [...round.done, redeemed] };
  },
};

/** The last part of a turn: loans are redeemed, or one is still taken. */
const redeemStep: Step<LoanFact, LoanAsk> = {
  name: stepName,
  waits: (g, s, round) => redeemable(s, round.company) > 0 || mayBorrow(g, s, round),
  mayPass: () => true,
  ask: (_g, _s, { company }) => ({ kind: 'redeem-loans', company }),
};

/** Loans beyond the shares that players own (1856 §7.2). */
export const surplusLoans = (g: RailGame, s: RailState, company: string): number =>
  Math.max(0, loansOf(s, company) - mostLoans(g, s, company));

/** Too many loans are redeemed at once (1856 §7.2). */
const surplusStep = dueStep<LoanFact, LoanAsk>({
  name: 'surplus-loans',
  owed: (g, s, { company }) => surplusLoans(g, s, company) * loan,
  settle: (g, d, out, round) => {
    const { company } = round;
    const count = surplusLoans(g, d, company);
    if (count === 0) return;
    payWithHelp(d, out, company, count * loan);
    giveBack(d, out, company, count);
    d.round = { ...round, done: [...round.done, redeemed] };
  },
  ask: (company, missing) => ({ kind: 'owed-loans', company, missing }),
});

/** The position with the money of a loan that the company could still take. */
const withLoan = (s: RailState, round: OperatingRound): RailState => {
  const { company } = round;
  const was = s.companies[company]!;
  return {
    ...s,
    companies: { ...s.companies, [company]: { ...was, cash: cashOf(s, company) + proceeds(round) } },
  };
};

/** The president is also asked where a loan would bring the money that is needed. */
const waitsForLoan = (was: Step): Step => ({
  ...was,
  waits: (g, s, round) =>
    was.waits(g, s, round) || (mayBorrow(g, s, round) && was.waits(g, withLoan(s, round), round)),
});

/** The position after the loan, as far as it matters for what is owed: its interest may be owed, too. */
const afterLoan = (s: RailState, round: OperatingRound): RailState => {
  const d = draftOf(withLoan(s, round));
  loans.add(d, round.company, 1);
  return d;
};

/**
 * Has the seat's company no other way? Nobody is bankrupt at will (1856 §9): not whose company can still pay for a train by
 * itself, such as one of another company of theirs.
 */
const isHopeless = (g: RailGame, s: RailState, seat: Seat): boolean =>
  unavoidableBankruptcy(g, s, seat) !== null && !(isMended(s) && offered(train, seat, g, s).length > 0);

/** Is the seat kept from bankruptcy, as things stand or by a loan? A loan that cannot help need not be taken (1856 §9). */
const isSaved = (g: RailGame, s: RailState, seat: Seat): boolean => {
  const round = turnOf(s, seat);
  if (round === null) return false;
  return !isHopeless(g, s, seat) || (mayBorrow(g, s, round) && !isHopeless(g, afterLoan(s, round), seat));
};

/** What a share is worth with the company's loans (1856 §10). */
export const worthLessLoans = loans.shareWorth;

/** Loans of the government (1856 §7.2). */
export const governmentLoans: Feature = {
  ...loans.feature,
  steps: was => [
    ...['token', 'trains', 'privates'].reduce((steps, name) => changeStep(steps, name, waitsForLoan), was),
    surplusStep,
    redeemStep,
  ],
  moves: [takeLoan, redeem],
  rules: [
    scoreRules.change({ shareWorth: (g, s, company) => Math.max(0, worthLessLoans(g, s, company)) }),
    bankruptcyRules.change(was => ({
      unavoidable: (g, s, seat) => (isSaved(g, s, seat) ? null : was.unavoidable(g, s, seat)),
    })),
  ],
  forms: [
    { type: 'take-loan', form: 'loan' },
    { type: 'redeem-loans', form: 'repay <loans:int>' },
  ],
};
