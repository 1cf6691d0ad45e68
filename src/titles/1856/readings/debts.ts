import { auditRules } from '../../../engine/rail/audit-rules.js';
import { run } from '../../../engine/rail/company/running.js';
import type { Feature, Out, RailGame, Step } from '../../../engine/rail/contract.js';
import { cashOf, transfer, pay } from '../../../engine/rail/money.js';
import { priceOf } from '../../../engine/rail/shares/market.js';
import { presidentOf } from '../../../engine/rail/shares/shares.js';
import type { Draft, OperatingRound, RailState } from '../../../engine/rail/state.js';
import {
  bankruptcyRules,
  unavoidableBankruptcy,
  type Bankruptcy,
} from '../../../engine/rail/train/bankruptcy.js';
import { train } from '../../../engine/rail/train/buying.js';
import { emergencyLots } from '../../../engine/rail/train/forced-sales.js';
import { emergencyRules, type Emergency } from '../../../engine/rail/train/money-raising.js';
import { supplyRules } from '../../../engine/rail/train/supply.js';
import type { Seat } from '../../../engine/core/index.js';
import { loanFirst, sharesOfInterest, type InterestFact } from '../rules/interest.js';
import type { SiteDebtAsk } from '../rules/facts.js';
import { isMended } from '../rules/rules-number.js';
import { giveBack, interestPaid, loan, loansOf, surplusLoans, type LoanFact } from '../rules/loans.js';

/*
 * The site's way with what a company cannot pay: its president pays all the same, and has less than nothing until shares
 * are sold. From a company whose trains do not run, interest is due only after the next move.
 */

const kind: SiteDebtAsk['kind'] = 'cash-crisis';
const late = 'late-interest';
const lateSurplus = 'late-surplus';
const askedTrains = 'asked-for-trains';
const ran = 'ran';
const ranRoutes = 'ran-routes';

/** A crisis takes the place of the one before; `kept`: the company whose president its president must stay. */
const beginCrisis = (d: Draft, seat: Seat, company: string, kept: string): void => {
  const others = d.pending.filter(open => open.kind !== kind);
  d.pending = [{ kind, seat, company: kept, ...(kept !== company && { ask: { kind, company } }) }, ...others];
};

/** Takes the amount from the president, even below zero. */
const takeFrom = (d: Draft, out: Out, company: string, amount: number): void => {
  if (amount === 0) return;
  const seat = presidentOf(d, company)!;
  transfer(d, seat, 'bank', amount);
  out.say({ kind: 'president-paid', company, seat, amount });
  if (cashOf(d, seat) >= 0) return;
  if (isMended(d)) beginCrisis(d, seat, company, company);
  else d.pending = [{ kind, seat, company }, ...d.pending];
};

const chargeAnyway = (d: Draft, out: Out<InterestFact>, round: OperatingRound): void => {
  const { company } = round;
  const parts = sharesOfInterest(d, round);
  d.round = {
    ...round,
    earned: round.earned - parts.income,
    done: [...round.done.filter(name => name !== late), interestPaid],
  };
  if (loansOf(d, company) === 0) return;
  pay(d, company, 'bank', parts.treasury);
  out.say({ kind: 'interest-charged', company, ...parts });
  takeFrom(d, out, company, parts.president);
};

/** Has the company just been asked for its run? */
const hasRun = (round: OperatingRound): boolean => round.done.includes(ran);

/** A step at which nobody is asked anything: what is owed is paid anyway. */
const silent = ({ name }: Step): Omit<Step, 'skipped'> => ({
  name,
  waits: () => false,
  mayPass: () => false,
  ask: () => ({ kind: 'nothing' }),
});

const interestStep = (was: Step): Step<InterestFact> => ({
  ...silent(was),
  skipped: (_g, d, out, round) => {
    if (round.done.includes(interestPaid)) return;
    if (hasRun(round)) chargeAnyway(d, out, round);
    else d.round = { ...round, done: [...round.done, late] };
  },
});

/** Notes that the trains have run, and whether any did. */
const runAndNote: typeof run = {
  ...run,
  play: (g, d, seat, fields, out) => {
    run.play(g, d, seat, fields, out);
    const round = d.round as OperatingRound;
    const notes = round.earned > 0 ? [ran, ranRoutes] : [ran];
    d.round = { ...round, done: [...round.done, ...notes] };
  },
};

/** What becomes of an income is also asked where interest has used it up. */
const dividendStep = (was: Step): Step => ({
  ...was,
  waits: (g, s, round) => was.waits(g, s, round) || (round.earned === 0 && round.done.includes(ranRoutes)),
});

/** Redeems loans beyond the shares in hands, whatever it takes. */
const redeemSurplus = (g: RailGame, d: Draft, out: Out<LoanFact>, round: OperatingRound): void => {
  const { company } = round;
  const count = surplusLoans(g, d, company);
  if (count === 0) return;
  const paid = Math.min(count * loan, cashOf(d, company));
  d.round = { ...round, done: [...round.done, 'loans-redeemed'] };
  pay(d, company, 'bank', paid);
  giveBack(d, out, company, count);
  takeFrom(d, out, company, count * loan - paid);
};

const surplusStep = (was: Step): Step<LoanFact> => ({
  ...silent(was),
  skipped: (g, d, out, round) => {
    if (isMended(d)) return;
    if (round.done.includes(askedTrains)) redeemSurplus(g, d, out, round);
    else d.round = { ...round, done: [...round.done, lateSurplus] };
  },
});

/** Loans are also asked for where there are too many, and nothing can be done but pass. */
const loansStep = (was: Step): Step => ({
  ...was,
  waits: (g, s, round) => was.waits(g, s, round) || (isMended(s) && surplusLoans(g, s, round.company) > 0),
});

const changedSteps: { readonly [name: string]: (was: Step) => Step } = {
  interest: interestStep,
  dividend: dividendStep,
  'surplus-loans': surplusStep,
  loans: loansStep,
};

/** Steps at which only somebody stands who has passed the one of the trains. */
const afterTrains: readonly string[] = ['return-train', 'surplus-loans'];

const trainAndNote: typeof train = {
  ...train,
  play: (g, d, seat, fields, out) => {
    train.play(g, d, seat, fields, out);
    noteAsked(d);
  },
};

const noteAsked = (d: Draft): void => {
  const round = d.round as OperatingRound;
  if (!round.done.includes(askedTrains)) d.round = { ...round, done: [...round.done, askedTrains] };
};

/** Does the first of these steps come after the other? */
const isBehind = (g: RailGame, step: string, other: string): boolean => {
  const names = g.steps.map(({ name }) => name);
  return step === 'done' || names.indexOf(step) > names.indexOf(other);
};

/** Are the trains of the turn done with: passed over, or is nothing more to be bought after a purchase? */
const trainsAreOver = (g: RailGame, s: RailState, round: OperatingRound): boolean => {
  if (round.step === 'trains')
    return round.done.includes(askedTrains) && !g.step['trains']!.waits(g, s, round);
  return isBehind(g, round.step, 'trains');
};

/** After everything that is done in the company's turn: interest, then loans beyond the shares in hands. */
const chargeDue = (g: RailGame, d: Draft, out: Out<InterestFact | LoanFact>): void => {
  if (d.round.kind !== 'operating' || !d.companies[d.round.company]?.floated) return;
  const { done } = d.round;
  if (done.includes(late) || (hasRun(d.round) && !done.includes(interestPaid))) chargeAnyway(d, out, d.round);
  if (trainsAreOver(g, d, d.round)) redeemSurplus(g, d, out, d.round);
};

/**
 * The crisis of whoever leads the company in turn: over when they have nothing less than nothing. From the second sale on
 * nobody sees to it that they stay its president; and who takes its presidency takes the crisis, too.
 */
const goOnWithCrisis = (d: Draft): void => {
  const seat = d.round.kind === 'operating' && d.round.begun ? presidentOf(d, d.round.company) : null;
  const open = d.pending.some(pending => pending.kind === kind);
  if (open) d.pending = d.pending.filter(pending => pending.kind !== kind);
  if (seat !== null && cashOf(d, seat) < 0) beginCrisis(d, seat, (d.round as OperatingRound).company, '');
};

/** What came too late before comes now, after one thing more was done. */
const chargeLate = (g: RailGame, d: Draft, out: Out<InterestFact | LoanFact>): void => {
  if (d.round.kind !== 'operating') return;
  if (d.round.done.includes(late)) chargeAnyway(d, out, d.round);
  const { round } = d;
  if (afterTrains.includes(round.step)) noteAsked(d);
  else if (round.done.includes(lateSurplus)) redeemSurplus(g, d, out, round);
};

/** Has a president less than nothing, and has to sell? */
export const owesMoney = (s: RailState): boolean => s.pending.some(pending => pending.kind === kind);

/** The need of a president who has less than nothing. */
const debtOf = (s: RailState): Emergency | null => {
  const open = s.pending.find(pending => pending.kind === kind);
  return open ? { company: open.company, seat: open.seat, price: 0, missing: -cashOf(s, open.seat) } : null;
};

/** The debt of a president who has nothing more to raise for it. */
const lostDebt = (g: RailGame, s: RailState, seat: Seat): Emergency | null => {
  const debt = debtOf(s);
  if (debt?.seat !== seat) return null;
  const raised = g.data.companies.reduce(
    (sum, { id }) => sum + (emergencyLots(g, s, debt, id).at(-1)?.shares ?? 0) * (priceOf(g, s, id) ?? 0),
    0,
  );
  return raised < debt.missing ? debt : null;
};

/** The game ends for who has less than nothing as for who has something. */
const endWithDebt = (d: Draft, out: Out, { seat, company }: Emergency): void => {
  transfer(d, seat, 'bank', cashOf(d, seat));
  out.say({ kind: 'bankrupt', seat, company: d.round.kind === 'operating' ? d.round.company : company });
  d.ended = { reason: 'bankrupt', bankrupt: seat };
};

/**
 * A debt, which has no price, is a cause of bankruptcy, too. No loan need be tried before; interest that comes late comes with
 * it.
 */
const siteBankruptcy = (was: Bankruptcy): Partial<Bankruptcy> => ({
  unavoidable: (g, s, seat) => lostDebt(g, s, seat) ?? unavoidableBankruptcy(g, s, seat),
  consequence: (g, d, out, e) => {
    const { round } = d;
    if (e.price === 0) endWithDebt(d, out, e);
    else was.consequence(g, d, out, e);
    if (round.kind === 'operating' && round.done.includes(late)) chargeAnyway(d, out, round);
  },
});

/** Comes the question about loans before trains are given back, because the trains of the turn are done with? */
const loansComeFirst = (g: RailGame, s: RailState): boolean => {
  const { round } = s;
  if (!isMended(s) || round.kind !== 'operating' || !s.companies[round.company]?.floated) return false;
  return (
    trainsAreOver(g, s, round) &&
    !isBehind(g, round.step, 'loans') &&
    g.step['loans']!.waits(g, s, { ...round, step: 'loans' })
  );
};

/** Debts of presidents, and interest that comes late, as the site has them. */
export const siteDebts: Feature = {
  steps: was =>
    was.filter(({ name }) => name !== loanFirst).map(step => changedSteps[step.name]?.(step) ?? step),
  moves: [runAndNote, trainAndNote],
  pending: { [kind]: ['sell', 'bankrupt'] },
  rules: [
    auditRules.change({ playersMayOwe: true }),
    emergencyRules.change(was => ({
      need: (g: RailGame, s: RailState) => debtOf(s) ?? was.need(g, s),
    })),
    bankruptcyRules.change(siteBankruptcy),
    supplyRules.change({
      discardsNow: (g, s, over) => (loansComeFirst(g, s) ? [] : over),
    }),
  ],
  reacts: {
    settles: (g, d, out) => {
      if (isMended(d)) {
        goOnWithCrisis(d);
        chargeDue(g, d, out);
        return;
      }
      if (d.pending[0]?.kind === kind && cashOf(d, d.pending[0].seat) >= 0) d.pending = d.pending.slice(1);
      chargeLate(g, d, out);
    },
  },
};
