import { unlessNow } from '../../../engine/rail/action/refusals.js';
import { turnOf } from '../../../engine/rail/company/track.js';
import type { Move, Step } from '../../../engine/rail/contract.js';
import { cashOf, pay, transfer } from '../../../engine/rail/money.js';
import { presidentOf } from '../../../engine/rail/shares/shares.js';
import type { RailState } from '../../../engine/rail/state.js';
import { interestOf, type BondAsk, type BondFact } from '../rules/bonds.js';

/*
 * The site's way with interest a company cannot pay: it is charged all the same, and the treasury stays
 * below nothing until the president pays the debt.
 */

const chargeStep: Step<BondFact, BondAsk> = {
  name: 'interest',
  waits: () => false,
  skipped: (_g, d, out, { company }) => {
    const amount = interestOf(d, company);
    if (amount === 0) return;
    transfer(d, company, 'bank', amount);
    out.say({ kind: 'interest-paid', company, amount });
  },
  mayPass: () => false,
  ask: (_g, _s, { company }) => ({ kind: 'forced-interest', company, missing: 0 }),
};

const debtOf = (s: RailState, company: string): number => Math.max(0, -cashOf(s, company));

const debtStep: Step<BondFact, BondAsk> = {
  name: 'debt',
  waits: (_g, s, { company }) => debtOf(s, company) > 0,
  mayPass: () => false,
  ask: (_g, s, { company }) => ({
    kind: 'forced-interest',
    company,
    missing: debtOf(s, company) - cashOf(s, presidentOf(s, company)!),
  }),
  owes: (_g, s, { company }) => (debtOf(s, company) > 0 ? 0 : null),
};

/** The company whose debt the seat can pay now, with the amount. */
const payable = (s: RailState, seat: number): { readonly company: string; readonly debt: number } | null => {
  const round = turnOf(s, seat);
  if (round?.step !== debtStep.name) return null;
  const debt = debtOf(s, round.company);
  return debt > 0 && cashOf(s, seat) >= debt ? { company: round.company, debt } : null;
};

/** The president pays what the company owes. */
export const payDebt: Move = {
  type: 'pay-debt',
  fields: {},
  refusal: (_g, s, seat) => unlessNow(payable(s, seat), 'pay-debt'),
  play: (_g, d, seat, _fields, out) => {
    const { company, debt } = payable(d, seat)!;
    pay(d, seat, company, debt);
    out.say({ kind: 'president-paid', company, seat, amount: debt });
  },
};

/** In place of the interest that is only due when it can be paid. */
export const debtSteps: readonly Step[] = [chargeStep, debtStep];
