import { refuse, textField, wholeNumber, type Option, type Seat } from '../../../../engine/core/index.js';
import { unlessNow } from '../../../../engine/rail/action/refusals.js';
import type { Feature, Move, Out, RailGame } from '../../../../engine/rail/contract.js';
import { cashOf, pay } from '../../../../engine/rail/money.js';
import { decisionOf, pendingRules, settleDecision } from '../../../../engine/rail/pending.js';
import { presidentOf } from '../../../../engine/rail/shares/shares.js';
import type { Draft, Pending, RailState } from '../../../../engine/rail/state.js';
import { payWithHelp } from '../../../../engine/rail/mechanisms/due.js';
import { giveBack, loan, loansOf, type LoanFact } from '../loans.js';
import { formationRules } from './formation-rules.js';
import { formationOf, setFormation } from './formation-state.js';
import { mergeIntoNational } from './hand-over.js';

/** A company could not or should not pay its loans back: it becomes part of the government's. */
export type RepaymentFact = { readonly kind: 'company-merges'; readonly company: string };

/** `missing`: what the company cannot pay of its loans. */
export type RepaymentAsk = {
  readonly kind: 'save-company';
  readonly company: string;
  readonly missing: number;
};

const kind = 'save-company';

/** Every company pays back as much as it can (1856 §8.1). */
const repayAll = (g: RailGame, d: Draft, out: Out<LoanFact>): void => {
  for (const { id } of g.data.companies) {
    const count = Math.min(loansOf(d, id), Math.floor(cashOf(d, id) / loan));
    if (count === 0) continue;
    pay(d, id, 'bank', count * loan);
    giveBack(d, out, id, count);
  }
};

/** The companies repay; then their presidents decide, from that seat on, about what is left. */
export const beginRepayment = (g: RailGame, d: Draft, out: Out<LoanFact>, from: Seat): void => {
  repayAll(g, d, out);
  const inDebt = g.data.companies.map(c => c.id).filter(id => loansOf(d, id) > 0);
  const asked = formationRules
    .of(g)
    .askedInOrder(g, d, from, inDebt)
    .map((company): Pending => ({ kind, seat: presidentOf(d, company)!, company }));
  setFormation(d, { stage: 'repaying', from, merging: [] });
  d.pending = [...d.pending, ...asked];
};

/** Loans that company and president can pay together. */
const payable = (s: RailState, { company, seat }: Pending): number =>
  Math.min(loansOf(s, company), Math.floor((cashOf(s, company) + cashOf(s, seat)) / loan));

/** What the company cannot pay of its loans itself. */
export const missingForLoans = (s: RailState, company: string): number =>
  loansOf(s, company) * loan - cashOf(s, company);

const merge = (d: Draft, out: Out<RepaymentFact>, company: string): void => {
  const now = formationOf(d);
  if (now.stage !== 'repaying') return;
  setFormation(d, { ...now, merging: [...now.merging, company] });
  mergeIntoNational(d, company);
  out.say({ kind: 'company-merges', company });
};

/** Companies whose presidents have not said yet what they pay. */
const undecided = (s: RailState): readonly Pending[] => s.pending.filter(pending => pending.kind === kind);

/** Whose president cannot pay a single loan is not asked. True when nobody has to be asked any more. */
export const goOnRepaying = (g: RailGame, d: Draft, out: Out<RepaymentFact>): boolean => {
  const hopeless = undecided(d).filter(open => payable(d, open) === 0);
  for (const open of formationRules.of(g).asksHopeless ? [] : hopeless) {
    settleDecision(d, open);
    merge(d, out, open.company);
  }
  return undecided(d).length === 0;
};

/** The seat's companies that wait for its word: it takes them in what order it likes. */
const waitingFor = (g: RailGame, s: RailState, seat: Seat): readonly Pending[] =>
  decisionOf(g, s, kind, seat) ? undecided(s).filter(open => open.seat === seat) : [];

/** The question about the company, if it waits for the seat's word. */
const waitingAbout = (g: RailGame, s: RailState, seat: Seat, company: string): Pending | undefined =>
  waitingFor(g, s, seat).find(one => one.company === company);

interface SettleFields {
  readonly company: string;
  readonly loans: number;
}

/** A president repays as many of the company's loans as they like; with one left it merges (1856 §8.1). */
const settleLoans: Move<SettleFields, LoanFact | RepaymentFact> = {
  type: 'settle-loans',
  fields: { company: textField, loans: wholeNumber },
  options: (g, s, seat) =>
    waitingFor(g, s, seat).map((open): Option => ({
      type: 'settle-loans',
      fields: { company: { oneOf: [open.company] }, loans: { from: 0, to: payable(s, open), by: 1 } },
    })),
  refusal: (g, s, seat, { company, loans: count }) => {
    const open = waitingAbout(g, s, seat, company);
    if (!open) return unlessNow(open, 'settle-loans');
    const most = payable(s, open);
    return count >= 0 && count <= most
      ? undefined
      : refuse('cannot-redeem-loans', { company, loans: count, most });
  },
  play: (g, d, seat, { company, loans: count }, out) => {
    settleDecision(d, waitingAbout(g, d, seat, company)!);
    if (count > 0) {
      payWithHelp(d, out, company, count * loan);
      giveBack(d, out, company, count);
    }
    if (loansOf(d, company) > 0) merge(d, out, company);
  },
};

/** Loans are paid back when the first 6-train has come (1856 §8.1). */
export const repayment: Feature = {
  columns: [
    {
      name: 'merger',
      value: (_g, s, company) => {
        const now = formationOf(s);
        if (now.stage !== 'repaying') return null;
        if (now.merging.includes(company)) return { names: ['merges'] };
        return undecided(s).some(open => open.company === company) ? { names: ['undecided'] } : null;
      },
    },
  ],
  rules: [
    pendingRules.change({
      asked: (_g, s, open) => {
        const { company, ask } = open;
        if (open.kind !== kind) return ask ?? { kind: open.kind, company };
        return { kind, company, missing: missingForLoans(s, company) } satisfies RepaymentAsk;
      },
    }),
  ],
  moves: [settleLoans],
  pending: { [kind]: [settleLoans.type] },
  forms: [
    { type: 'settle-loans', form: 'merge <company:id>', fixed: { loans: 0 } },
    { type: 'settle-loans', form: 'repay <loans:int> for <company:id>' },
  ],
};
