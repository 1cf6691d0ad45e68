import {
  acting,
  askedElse,
  finished,
  happened,
  passing,
  stopping,
  waiting,
  type Decision,
  type Fact,
  type Seat,
} from '../../../engine/core/index.js';
import { turnOfGame } from '../../../engine/rail/ask.js';
import type { Feature, OrderKind, RailGame } from '../../../engine/rail/contract.js';
import { cashOf } from '../../../engine/rail/money.js';
import { because, orderAmong } from '../../../engine/rail/orders/kind.js';
import { presidentOf } from '../../../engine/rail/shares/shares.js';
import type { RailState } from '../../../engine/rail/state.js';
import { loan, loansOf } from './loans.js';
import { missingForLoans } from './national/repayment.js';

/** The standing orders of 1856 besides those of every 18xx. */
export type OwnOrder =
  /** What becomes of a company when the loans fall due, often in the turn of somebody else. */
  | {
      readonly type: 'save-company';
      readonly seat: Seat;
      readonly company: string;
      /** The most that the player pays out of their own pocket to repay all its loans. */
      readonly most: number;
      /** What to do when more is needed. */
      readonly then: 'ask' | 'merge';
    }
  | {
      readonly type: 'repay-loans';
      readonly seat: Seat;
      readonly company: string;
      /** What its treasury keeps. */
      readonly keep: number;
    };

const orderAs = orderAmong<OwnOrder>();

const companyLost = (company: string): Decision => stopping(because({ kind: 'company-lost', company }));

/** Companies with loans that the seat presides over. */
const companiesInDebt = (g: RailGame, s: RailState, seat: Seat): readonly string[] =>
  g.data.companies.map(({ id }) => id).filter(id => presidentOf(s, id) === seat && loansOf(s, id) > 0);

/** No company has more loans than ten shares. */
const mostDebt = 10 * loan;

/** Is the president of the company asked this about it? */
const isAsked = (ask: Fact, kind: string, company: string): boolean =>
  ask.kind === kind && ask['company'] === company;

/** With this the loans of the company are a thing of the past. */
const endsLoans = ({ kind, company: of }: Fact, company: string): boolean =>
  kind === 'national-formed' ||
  kind === 'national-not-formed' ||
  (kind === 'company-merges' && of === company);

/** Saving a company from the government's, or leaving it to that (1856 §8.1). */
const saveCompany: OrderKind = {
  type: 'save-company',
  forms: (g, s, seat) =>
    companiesInDebt(g, s, seat).map(company => ({
      type: 'save-company',
      fields: {
        company: { oneOf: [company] },
        most: { from: 0, to: mostDebt, by: 1 },
        then: { oneOf: ['ask', 'merge'] },
      },
    })),
  about: order => `formation ${orderAs(order, 'save-company').company}`,
  decide: (g, s, order, since: readonly Fact[]) => {
    const { seat, company, most, then } = orderAs(order, 'save-company');
    const end = since.find(fact => endsLoans(fact, company));
    if (end) return finished(happened(end));
    if (presidentOf(s, company) !== seat) return companyLost(company);
    const { ask } = turnOfGame(g, s);
    if (!isAsked(ask, 'save-company', company)) return waiting;
    const loans = loansOf(s, company);
    if (missingForLoans(s, company) <= Math.min(most, cashOf(s, seat)))
      return acting({ seat, type: 'settle-loans', company, loans });
    return then === 'merge'
      ? acting({ seat, type: 'settle-loans', company, loans: 0 })
      : stopping(askedElse(ask));
  },
};

/** Repaying loans at the end of each turn, and taking none, until there are none left (1856 §7.2). */
const repayLoans: OrderKind = {
  type: 'repay-loans',
  forms: (g, s, seat) =>
    companiesInDebt(g, s, seat).map(company => ({
      type: 'repay-loans',
      fields: { company: { oneOf: [company] }, keep: { from: 0, to: g.data.bank ?? mostDebt, by: 1 } },
    })),
  about: order => `loans ${orderAs(order, 'repay-loans').company}`,
  decide: (g, s, order, since: readonly Fact[]) => {
    const { seat, company, keep } = orderAs(order, 'repay-loans');
    if (presidentOf(s, company) !== seat) return companyLost(company);
    const owed = loansOf(s, company);
    if (owed === 0) {
      const last = since.findLast(({ kind, company: of }) => kind === 'loans-redeemed' && of === company)!;
      return finished(happened(last));
    }
    const { ask } = turnOfGame(g, s);
    if (isAsked(ask, 'interest-due', company)) return passing(seat);
    if (!isAsked(ask, 'redeem-loans', company)) return waiting;
    const loans = Math.min(owed, Math.floor((cashOf(s, company) - keep) / loan));
    return loans > 0 ? acting({ seat, type: 'redeem-loans', loans }) : passing(seat);
  },
};

/** Orders about loans: they fall due while others play, and are repaid turn by turn. */
export const orders: Feature = {
  orders: [saveCompany, repayLoans],
  orderForms: [
    { type: 'save-company', form: 'auto save <company:id> max <most:int> then <then:word>' },
    { type: 'repay-loans', form: 'auto repay <company:id> keep <keep:int>' },
  ],
};
