import { must } from '../../engine/core/index.js';
import {
  cashOf,
  moveMarker,
  onlyFields,
  pay,
  presidentOf,
  turnOf,
  type Draft,
  type Move,
  type OperatingRound,
  type RailFact,
  type RailGame,
  type RailState,
  type Step,
} from '../../engine/rail/index.js';
import { hasBegun } from './phases.js';

const amount = 500;
const rate = 50;

/** Interest the company has to pay in its turn (1849 §4.7.3). */
export const interestOf = (s: RailState, company: string): number => s.companies[company]!.loans * rate;

/** What company and director together lack for the interest. */
const missingFor = (s: RailState, company: string): number =>
  interestOf(s, company) - cashOf(s, company) - cashOf(s, presidentOf(s, company)!);

/** The company pays; what it has not got, its director does (1849 §4.7.3, §4.6.1). */
const payInterest = (d: Draft, out: Out, company: string): void => {
  const interest = interestOf(d, company);
  if (interest === 0) return;
  const seat = presidentOf(d, company)!;
  const short = interest - cashOf(d, company);
  if (short > 0) {
    pay(d, seat, company, short);
    out.say({ kind: 'president-paid', company, seat, amount: short });
  }
  pay(d, company, 'bank', interest);
  out.say({ kind: 'interest-paid', company, amount: interest });
};

/** Interest is due; the director is asked only if he has to sell shares for it. */
export const interestStep: Step = {
  name: 'interest',
  waits: (_g, s, { company }) => interestOf(s, company) > 0 && missingFor(s, company) > 0,
  skipped: (_g, d, out, { company }) => {
    payInterest(d, out, company);
  },
  mayPass: () => false,
  ask: (_g, s, { company }) => ({ kind: 'forced-interest', company, missing: missingFor(s, company) }),
  owes: (_g, s, { company }) => (interestOf(s, company) > 0 ? interestOf(s, company) : null),
};

const name = 'bonds';

/** What a company may do with its bond, which there is one of. */
interface Reading {
  /** A bond that was paid back may be issued again in the same turn. */
  readonly again: boolean;
}

const turnHere = (s: RailState, seat: number): OperatingRound | null => {
  const round = turnOf(s, seat);
  return round?.step === name ? round : null;
};

/** Paying back comes before issuing (1849 §4.7.4-5). */
const canRepay = (s: RailState, round: OperatingRound): boolean =>
  s.companies[round.company]!.loans > 0 &&
  cashOf(s, round.company) >= amount &&
  !round.done.includes('borrow');

const canBorrow = (g: RailGame, s: RailState, round: OperatingRound, { again }: Reading): boolean =>
  hasBegun(g, s, '8') && s.companies[round.company]!.loans === 0 && (again || !round.done.includes('repay'));

const repay: Move = {
  type: 'repay',
  options: (_g, s, seat) => {
    const round = turnHere(s, seat);
    return round && canRepay(s, round) ? [{ type: 'repay', fields: {} }] : [];
  },
  play: (g, d, action, out) => {
    onlyFields(action, []);
    const round = turnHere(d, action.seat);
    must(round, 'not-now', { type: 'repay' });
    const { company } = round;
    must(canRepay(d, round), 'cannot-repay', { company, needed: amount, has: cashOf(d, company) });
    pay(d, company, 'bank', amount);
    d.companies[company]!.loans -= 1;
    out.say({ kind: 'bond-repaid', company, amount });
    d.round = { ...round, begun: true, done: [...round.done, 'repay'] };
    moveMarker(g, d, out, company, 'right', 1, 'bond');
  },
};

const borrowMove = (reading: Reading): Move => ({
  type: 'borrow',
  options: (g, s, seat) => {
    const round = turnHere(s, seat);
    return round && canBorrow(g, s, round, reading) ? [{ type: 'borrow', fields: {} }] : [];
  },
  play: (g, d, action, out) => {
    onlyFields(action, []);
    const round = turnHere(d, action.seat);
    must(round, 'not-now', { type: 'borrow' });
    const { company } = round;
    must(canBorrow(g, d, round, reading), 'cannot-borrow', { company });
    pay(d, 'bank', company, amount);
    d.companies[company]!.loans += 1;
    out.say({ kind: 'bond-issued', company, amount });
    d.round = { ...round, begun: true, done: [...round.done, 'borrow'] };
    moveMarker(g, d, out, company, 'left', 1, 'bond');
  },
});

const bondStep = (reading: Reading): Step => ({
  name,
  waits: (g, s, round) => canRepay(s, round) || canBorrow(g, s, round, reading),
  mayPass: () => true,
  ask: (_g, _s, { company }) => ({ kind: 'bonds', company }),
});

/** Paying a bond back and issuing it (1849 §4.7.4-5). */
export const bonds = (reading: Reading): { readonly step: Step; readonly moves: readonly Move[] } => ({
  step: bondStep(reading),
  moves: [repay, borrowMove(reading)],
});
