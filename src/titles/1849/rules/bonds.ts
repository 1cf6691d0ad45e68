import { refuse, type Refusal } from '../../../engine/core/index.js';
import {
  cashOf,
  companyPart,
  hasBegun,
  moveMarker,
  pay,
  presidentOf,
  priceOf,
  scoreRules,
  stepsBefore,
  turnOf,
  unlessNow,
  type Draft,
  type Feature,
  type Move,
  type OperatingRound,
  type Out,
  type RailGame,
  type RailState,
  type Step,
} from '../../../engine/rail/index.js';
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

const issued = companyPart<number>('bonds', 0);

/** How many bonds the company has out. */
export const bondsOf = (s: RailState, company: string): number => issued.of(s, company);

const amount = 500;
const rate = 50;

/** Interest the company has to pay in its turn (1849 §4.7.3). */
export const interestOf = (s: RailState, company: string): number => bondsOf(s, company) * rate;

/** What company and president together lack for the interest. */
const missingFor = (s: RailState, company: string): number =>
  interestOf(s, company) - cashOf(s, company) - cashOf(s, presidentOf(s, company)!);

/** The company pays; what it has not got, its president does (1849 §4.7.3, §4.6.1). */
const payInterest = (d: Draft, out: Out<BondFact>, company: string): void => {
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

/** Interest is due; the president is asked only where shares must be sold for it. */
const interestStep: Step<BondFact, BondAsk> = {
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

/** Why the company cannot pay back a bond now. Paying back comes before issuing (1849 §4.7.4-5). */
const repayRefusal = (s: RailState, { company, done }: OperatingRound): Refusal | undefined =>
  bondsOf(s, company) > 0 && cashOf(s, company) >= amount && !done.includes('borrow')
    ? undefined
    : refuse('cannot-repay', { company, needed: amount, has: cashOf(s, company) });

/** Why the company cannot issue a bond now. */
const borrowRefusal = (
  g: RailGame,
  s: RailState,
  { company, done }: OperatingRound,
  { again }: Reading,
): Refusal | undefined =>
  hasBegun(g, s, '8') && bondsOf(s, company) === 0 && (again || !done.includes('repay'))
    ? undefined
    : refuse('cannot-borrow', { company });

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
    issued.set(d, company, bondsOf(d, company) - 1);
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
    issued.set(d, company, bondsOf(d, company) + 1);
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

/** What a share is worth with the company's bonds, each of which takes L.100 from it (1849 §5). */
export const worthLessBonds = (g: RailGame, s: RailState, company: string): number =>
  (priceOf(g, s, company) ?? 0) - 100 * bondsOf(s, company);

/** From phase 8 on companies have a bond (1849 §4.7.3-5). */
export const bonds: Feature = {
  chosen: s => isAdvanced(s) || s['bonds'] === true,
  parts: [issued],
  steps: was => stepsBefore(was, 'privates', interestStep, rulebook.step),
  moves: rulebook.moves,
  rules: [scoreRules.change({ shareWorth: (g, s, company) => Math.max(0, worthLessBonds(g, s, company)) })],
  reacts: {
    companyCloses: (_g, d, _out, company) => {
      issued.clear(d, company);
    },
  },
  forms: [
    { type: 'borrow', form: 'bond' },
    { type: 'repay', form: 'repay' },
  ],
  columns: [
    {
      name: 'bonds',
      value: (_g, s, company) => {
        const number = bondsOf(s, company);
        return number > 0 ? { number } : null;
      },
    },
  ],
};
