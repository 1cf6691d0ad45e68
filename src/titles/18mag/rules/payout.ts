import { refuse, wholeNumber } from '../../../engine/core/index.js';
import { unlessNow } from '../../../engine/rail/action/refusals.js';
import { operatingRules } from '../../../engine/rail/company/operating-order.js';
import { moveMarker } from '../../../engine/rail/company/price.js';
import { turnOf } from '../../../engine/rail/company/track.js';
import type { Feature, Move, Out, RailGame, Step } from '../../../engine/rail/contract.js';
import { stepAfter } from '../../../engine/rail/game.js';
import { cashOf, pay } from '../../../engine/rail/money.js';
import { ruleSet } from '../../../engine/rail/rules.js';
import { percentOf } from '../../../engine/rail/shares/shares.js';
import type { Draft } from '../../../engine/rail/state.js';
import { isSmall } from './settings.js';

/** What the director of a supporting company is asked. */
export type PayoutAsk = { readonly kind: 'pay-out'; readonly company: string; readonly most: number };

const STEP = 10;

/** Everything of a treasury that can be shared out: shares of ten percent in whole Forint. */
const tensOf = (amount: number): number => amount - (amount % STEP);

/** From each of these amounts on the price goes one more cell to the right; below the first it stays (the tables p. 18 and 21). */
const rises36: readonly number[] = [30, 60, 110, 210];
const rises2: readonly number[] = [20, 50, 90, 130];

const riseFor = (rises: readonly number[], amount: number): number =>
  rises.filter(least => amount >= least).length;

export const payoutRules = ruleSet('18mag/payout', {
  /** What becomes of the part of shares that nobody owns: it stays with the company (18Mag §2, Aktiengesellschaften, Schritt 2). */
  unsoldPart: (_d: Draft, _company: string, _amount: number): void => undefined,
});

/** Each shareholder gets their percentage, and the price follows the whole amount. */
const payOut = (g: RailGame, d: Draft, out: Out, company: string, amount: number): void => {
  out.say({ kind: 'paid-out', company, revenue: amount, perShare: amount / STEP });
  let unsold = amount;
  for (const seat of d.players.keys()) {
    const part = (amount * percentOf(g, d, company, seat)) / 100;
    if (part === 0) continue;
    pay(d, company, seat, part);
    out.say({ kind: 'received', company, holder: seat, amount: part });
    unsold -= part;
  }
  payoutRules.of(g).unsoldPart(d, company, unsold);
  // What it paid last is to its shareholders what the last run is elsewhere.
  d.companies[company]!.lastRun = amount;
  const rise = riseFor(isSmall(d.settings) ? rises2 : rises36, amount);
  if (amount === 0) moveMarker(g, d, out, company, 'left', 1, 'withheld');
  else moveMarker(g, d, out, company, 'right', rise, 'paid');
};

export const payoutStep: Step<never, PayoutAsk> = {
  name: 'pay-out',
  // With less than can be shared out there is nothing to decide.
  waits: (_g, s, { company }) => tensOf(cashOf(s, company)) > 0,
  skipped: (g, d, out, { company }) => {
    payOut(g, d, out, company, 0);
  },
  mayPass: () => false,
  ask: (_g, s, { company }) => ({ kind: 'pay-out', company, most: tensOf(cashOf(s, company)) }),
};

const payment: Move<{ readonly amount: number }> = {
  type: 'pay-out',
  fields: { amount: wholeNumber },
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat)?.step === payoutStep.name, 'pay-out'),
  options: (_g, s, seat) => {
    const to = tensOf(cashOf(s, turnOf(s, seat)!.company));
    return [{ type: 'pay-out', fields: { amount: { from: 0, to, by: STEP } } }];
  },
  refusal: (_g, s, seat, { amount }) => {
    const most = tensOf(cashOf(s, turnOf(s, seat)!.company));
    return amount >= 0 && amount <= most && amount % STEP === 0
      ? undefined
      : refuse('no-such-payout', { amount, most, by: STEP });
  },
  play: (g, d, seat, { amount }, out) => {
    const round = turnOf(d, seat)!;
    const { company } = round;
    payOut(g, d, out, company, amount);
    d.round = { ...round, begun: true, step: stepAfter(g, company, payoutStep.name) };
  },
};

/** Directors decide what their companies pay out; without one, everything is (18Mag §2, Aktiengesellschaften, Schritt 2). */
export const payouts: Feature = {
  moves: [payment],
  rules: [
    operatingRules.change({
      turnWithoutPresident: (g, d, out, company) => {
        payOut(g, d, out, company, tensOf(cashOf(d, company)));
      },
    }),
  ],
  forms: [{ type: 'pay-out', form: 'pay <amount:int>' }],
};
