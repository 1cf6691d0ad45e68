import { refuse, type Refusal } from '../../../engine/core/index.js';
import { unlessNow } from '../../../engine/rail/action/refusals.js';
import { moveMarker } from '../../../engine/rail/company/price.js';
import { turnOf } from '../../../engine/rail/company/track.js';
import type { Feature, Move, RailGame, Step } from '../../../engine/rail/contract.js';
import { hasBegun } from '../../../engine/rail/game.js';
import { cashOf, pay } from '../../../engine/rail/money.js';
import { companyPart } from '../../../engine/rail/parts.js';
import { stepsBefore } from '../../../engine/rail/round/steps.js';
import { scoreRules } from '../../../engine/rail/score.js';
import type { OperatingRound, RailState } from '../../../engine/rail/state.js';
import { borrowing } from '../../../engine/rail/mechanisms/borrowing.js';
import { dueStep, payWithHelp } from '../../../engine/rail/mechanisms/due.js';
import { isAdvanced } from './settings.js';

/** What happens with bonds. */
export type BondFact =
  | { readonly kind: 'bond-issued'; readonly company: string; readonly amount: number }
  | { readonly kind: 'bond-repaid'; readonly company: string; readonly amount: number }
  | { readonly kind: 'interest-paid'; readonly company: string; readonly amount: number };

/** What a president is asked about them; `missing`: interest that the company owes and cannot pay. */
export type BondAsk =
  | { readonly kind: 'bonds'; readonly company: string }
  | { readonly kind: 'forced-interest'; readonly company: string; readonly missing: number };

/** Each takes L.100 from what a share is worth in the end (1849 §5). */
const issued = borrowing(companyPart<number>('bonds', 0), 100);

/** How many bonds the company has out. */
export const bondsOf = (s: RailState, company: string): number => issued.of(s, company);

const amount = 500;
const rate = 50;

/** Interest the company has to pay in its turn (1849 §4.7.3). */
export const interestOf = (s: RailState, company: string): number => bondsOf(s, company) * rate;

/** Interest is due (1849 §4.7.3). */
const interestStep = dueStep<BondFact, BondAsk>({
  name: 'interest',
  owed: (_g, s, { company }) => interestOf(s, company),
  settle: (_g, d, out, { company }) => {
    const interest = interestOf(d, company);
    if (interest === 0) return;
    payWithHelp(d, out, company, interest);
    out.say({ kind: 'interest-paid', company, amount: interest });
  },
  ask: (company, missing) => ({ kind: 'forced-interest', company, missing }),
});

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

/** Why the company cannot pay back a bond now. Paying back comes before issuing (1849 §4.7.4-5). */
const repayRefusal = (s: RailState, { company, done }: OperatingRound): Refusal | undefined => {
  if (bondsOf(s, company) === 0) return refuse('cannot-repay', { company, case: 'none' });
  return cashOf(s, company) >= amount && !done.includes('borrow')
    ? undefined
    : refuse('cannot-repay', { company, needed: amount, has: cashOf(s, company) });
};

/** Why the company cannot issue a bond now. */
const borrowRefusal = (
  g: RailGame,
  s: RailState,
  { company, done }: OperatingRound,
  { again }: Reading,
): Refusal | undefined => {
  if (bondsOf(s, company) > 0) return refuse('cannot-borrow', { company, case: 'out' });
  return hasBegun(g, s, '8') && (again || !done.includes('repay'))
    ? undefined
    : refuse('cannot-borrow', { company });
};

const repay: Move<object, BondFact> = {
  type: 'repay',
  fields: {},
  moment: (_g, s, seat) => unlessNow(turnHere(s, seat), 'repay'),
  candidates: (_g, _s, _seat, of) => (of === null ? [{}] : []),
  refusal: (_g, s, seat) => repayRefusal(s, turnHere(s, seat)!),
  play: (g, d, seat, _fields, out) => {
    const round = turnHere(d, seat)!;
    const { company } = round;
    pay(d, company, 'bank', amount);
    issued.add(d, company, -1);
    out.say({ kind: 'bond-repaid', company, amount });
    d.round = { ...round, begun: true, done: [...round.done, 'repay'] };
    moveMarker(g, d, out, company, 'right', 1, 'bond');
  },
};

const borrowMove = (reading: Reading): Move<object, BondFact> => ({
  type: 'borrow',
  fields: {},
  moment: (_g, s, seat) => unlessNow(turnHere(s, seat), 'borrow'),
  candidates: (_g, _s, _seat, of) => (of === null ? [{}] : []),
  refusal: (g, s, seat) => borrowRefusal(g, s, turnHere(s, seat)!, reading),
  play: (g, d, seat, _fields, out) => {
    const round = turnHere(d, seat)!;
    const { company } = round;
    pay(d, 'bank', company, amount);
    issued.add(d, company, 1);
    out.say({ kind: 'bond-issued', company, amount });
    d.round = { ...round, begun: true, done: [...round.done, 'borrow'] };
    moveMarker(g, d, out, company, 'left', 1, 'bond');
  },
});

const bondStep = (reading: Reading): Step<BondFact, BondAsk> => ({
  name,
  waits: (g, s, round) => !repayRefusal(s, round) || !borrowRefusal(g, s, round, reading),
  mayPass: () => true,
  ask: (_g, _s, { company }) => ({ kind: 'bonds', company }),
});

/** Paying a bond back and issuing it (1849 §4.7.4-5). */
export const bondTurn = (reading: Reading): { readonly step: Step; readonly moves: readonly Move[] } => ({
  step: bondStep(reading),
  moves: [repay, borrowMove(reading)],
});

const rulebook = bondTurn({ again: true });

/** What a share is worth with the company's bonds (1849 §5). */
export const worthLessBonds = issued.shareWorth;

/** From phase 8 on companies have a bond (1849 §4.7.3-5). */
export const bonds: Feature = {
  ...issued.feature,
  chosen: s => isAdvanced(s) || s['bonds'] === true,
  steps: was => stepsBefore(was, 'privates', interestStep, rulebook.step),
  moves: rulebook.moves,
  rules: [scoreRules.change({ shareWorth: (g, s, company) => Math.max(0, worthLessBonds(g, s, company)) })],
  forms: [
    { type: 'borrow', form: 'bond' },
    { type: 'repay', form: 'repay' },
  ],
};
