import { stepAfter } from '../game.js';
import { wordNow } from '../action/fields.js';
import { unlessNow } from '../action/refusals.js';
import { pay } from '../money.js';
import { type Draft, type OperatingRound, POOL, type RailState } from '../state.js';
import { moveMarker } from './price.js';
import { percentOf } from '../shares/shares.js';
import { unit } from '../shares/unit.js';
import { turnOf } from './track.js';
import type { Move, Out, RailGame } from '../contract.js';
import { ruleSet } from '../rules.js';

/** A way to use what the trains earned: how many dollars of it the company keeps; the rest is paid out. */
export interface DividendKind {
  readonly kind: string;
  /** Does the share price stay when so much is paid? */
  leavesPrice?(s: RailState, paid: number): boolean;
  keeps(g: RailGame, s: RailState, company: string, revenue: number): number;
}

const payAll: DividendKind = { kind: 'pay', keeps: () => 0 };
const keepAll: DividendKind = { kind: 'withhold', keeps: (_g, _s, _company, revenue) => revenue };

export const dividendRules = ruleSet('dividend', {
  /** The ways there are (1830 §7.5: all or nothing). */
  dividendKinds: (_g: RailGame, _s: RailState, _company: string): readonly DividendKind[] => [
    payAll,
    keepAll,
  ],
  /** Is this one of them open to the company? What closes a way closes it whichever rule has added it. */
  dividendOpen: (_g: RailGame, _s: RailState, _company: string, _kind: string): boolean => true,
  /** What a share is paid, in whole dollars; what cannot be shared out so stays in the bank. */
  dividendPerShare: (g: RailGame, s: RailState, company: string, paid: number): number =>
    Math.floor((paid * unit(g, s, company)) / 100),
  /** What an owner of that percentage is paid of it. */
  dividendOf: (g: RailGame, s: RailState, company: string, paid: number, percent: number): number =>
    (dividendRules.of(g).dividendPerShare(g, s, company, paid) * percent) / unit(g, s, company),
  /** Percent of a dividend that goes to the company itself: the pool's part; that of the offering stays in the bank (1830 §7.5). */
  dividendToCompany: (g: RailGame, s: RailState, company: string): number => percentOf(g, s, company, POOL),
  /** Does the share price rise when so much is paid out? */
  dividendRaisesPrice: (_g: RailGame, _s: RailState, _company: string, _paid: number): boolean => true,
  /** By how many cells does it rise then? */
  dividendRise: (_g: RailGame, _s: RailState, _company: string, _paid: number): number => 1,
  /** The share price follows what was paid out (1830 §5.5). */
  afterDividend: (g: RailGame, d: Draft, out: Out, company: string, paid: number): void => {
    const rules = dividendRules.of(g);
    if (paid === 0) moveMarker(g, d, out, company, 'left', 1, 'withheld');
    else if (rules.dividendRaisesPrice(g, d, company, paid))
      moveMarker(g, d, out, company, 'right', rules.dividendRise(g, d, company, paid), 'paid');
  },
});

const openKinds = (g: RailGame, s: RailState, company: string): readonly DividendKind[] => {
  const rules = dividendRules.of(g);
  return rules.dividendKinds(g, s, company).filter(({ kind }) => rules.dividendOpen(g, s, company, kind));
};

const kindsNow = (g: RailGame, s: RailState): readonly string[] =>
  openKinds(g, s, (s.round as OperatingRound).company).map(({ kind }) => kind);

/** Paying out or keeping what the trains earned (1830 §7.5). */
export const dividend: Move<{ readonly kind: string }> = {
  type: 'dividend',
  fields: { kind: wordNow(kindsNow) },
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat)?.step === 'dividend', 'dividend'),
  options: (g, s) => [{ type: 'dividend', fields: { kind: { oneOf: kindsNow(g, s) } } }],
  refusal: () => undefined,
  play: (g, d, seat, { kind }, out) => {
    const round = turnOf(d, seat)!;
    const { company, earned } = round;
    const chosen = openKinds(g, d, company).find(one => one.kind === kind)!;
    const kept = chosen.keeps(g, d, company, earned);
    const paid = earned - kept;
    share(g, d, out, { company, kept, paid });
    if (!chosen.leavesPrice?.(d, paid)) dividendRules.of(g).afterDividend(g, d, out, company, paid);
    d.round = { ...round, begun: true, step: stepAfter(g, company, 'dividend') };
  },
};

/** The company keeps so much of the income, the owners of shares get the rest. */
const share = (
  g: RailGame,
  d: Draft,
  out: Out,
  { company, kept, paid }: { readonly company: string; readonly kept: number; readonly paid: number },
): void => {
  if (kept > 0) keep(d, out, company, kept, paid);
  if (paid > 0) payOut(g, d, out, company, paid);
};

/** Each share's part goes to its owner; what belongs to nobody stays in the bank. */
const payOut = (g: RailGame, d: Draft, out: Out, company: string, revenue: number): void => {
  const rules = dividendRules.of(g);
  const perShare = rules.dividendPerShare(g, d, company, revenue);
  const partOf = (percent: number): number => rules.dividendOf(g, d, company, revenue, percent);
  out.say({ kind: 'paid-out', company, revenue, perShare });
  for (let seat = 0; seat < d.players.length; seat++)
    receive(d, out, company, seat, partOf(percentOf(g, d, company, seat)));
  receive(d, out, company, company, partOf(rules.dividendToCompany(g, d, company)));
};

const receive = (d: Draft, out: Out, company: string, holder: number | string, amount: number): void => {
  if (amount === 0) return;
  pay(d, 'bank', holder, amount);
  out.say({ kind: 'received', company, holder, amount });
};

const keep = (d: Draft, out: Out, company: string, amount: number, paid = 0): void => {
  pay(d, 'bank', company, amount);
  out.say({ kind: 'withheld', company, revenue: amount, ...(paid > 0 && { paid }) });
};

/** What earned nothing pays nothing, and the price falls (1830 §5.5), also where nobody leads the company (1849 §3.5.1). */
export const payNothing = (g: RailGame, d: Draft, out: Out, company: string): void => {
  keep(d, out, company, 0);
  dividendRules.of(g).afterDividend(g, d, out, company, 0);
};
