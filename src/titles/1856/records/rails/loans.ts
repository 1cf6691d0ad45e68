import type { Fact, Json } from '../../../../engine/core/index.js';
import { interest, loan, loansOf } from '../../rules/loans.js';
import { formationOf } from '../../rules/national/formation-state.js';
import type { Deviation } from '../../../../records/rails/deviations.js';
import type { Follower, Handler, Handlers } from '../../../../records/rails/contract.js';
import { toStep } from '../../../../records/rails/events/turn.js';
import { compareReported, findFact, takeFact } from '../../../../records/rails/facts.js';
import { tryAction, companyAt, presidentFor } from '../../../../records/rails/follower.js';
import { wholeAt, type ReportLine } from '../../../../records/rails/report.js';

const lateLoan: Deviation = {
  kind: 'late-interest',
  rule: '1856 §7.2',
  rails:
    'Rails asks for interest only when dividends are due, though a company has no train to run: the same money',
};

const takeLoan: Handler = (f, line) => {
  const company = companyAt(f, line, 0);
  compareReported(f, line.number, 'a loan', wholeAt(line, -2), loan);
  if (!tryAction(f, { seat: presidentFor(f, company), type: 'take-loan' })) return;
  const granted = takeFact(f, 'loan-granted', { company });
  const [told, amount] = [wholeAt(line, -1), granted?.['amount'] ?? null];
  const isLate = told === loan && amount === loan - interest;
  compareReported(f, line.number, `loan of ${company}`, told, amount, isLate ? lateLoan : null);
  if (isLate) addInterest(f, company);
};

/** The rules have asked for interest already, and have kept that of this loan: the report has still to tell it. */
const addInterest = (f: Follower, company: string): void => {
  const charged = takeFact(f, 'interest-charged', { company }) ?? none(company);
  f.facts = [...f.facts, { ...charged, treasury: Number(charged['treasury']) + interest }];
};

const none = (company: string): Fact => ({
  kind: 'interest-charged',
  company,
  treasury: 0,
  income: 0,
  president: 0,
});

const unpaid: Partial<Fact> = { treasury: 0, income: 0, president: 0 };

const sumOf = (charged: Fact): number =>
  Object.keys(unpaid).reduce((sum, part) => sum + Number(charged[part]), 0);

/** Compares one part of the interest, and keeps the others to be matched. */
const interestFrom =
  (part: 'treasury' | 'income' | 'president'): Handler =>
  (f, line) => {
    const company = companyAt(f, line, 0);
    if (!findFact(f, 'interest-charged', { company })) toStep(f, company, 'interest');
    const charged = takeFact(f, 'interest-charged', { company });
    compareReported(
      f,
      line.number,
      `interest of ${company} (${part})`,
      wholeAt(line, 1),
      charged?.[part] ?? null,
    );
    if (!charged) return;
    const rest: Fact = { ...charged, [part]: 0 };
    if (Object.entries(unpaid).some(([name, nothing]) => rest[name] !== nothing))
      f.facts = [...f.facts, rest];
  };

/** The parts of a line about loans that are paid back; of the total Rails does not always write. */
const repaid = (line: ReportLine): { readonly paid: number; readonly loans: number } => ({
  paid: wholeAt(line, 1),
  loans: wholeAt(line, line.args.length > 4 ? 3 : 2),
});

const isForming = (f: Follower): boolean => formationOf(f.state).stage === 'repaying';

/** The company pays loans back: by itself, where it must, or as its president wants. */
const repay: Handler = (f, line) => {
  const company = companyAt(f, line, 0);
  const { paid, loans } = repaid(line);
  if (!findFact(f, 'loans-redeemed', { company })) {
    // With the president's money for the rest, which the next line tells.
    if (isForming(f)) {
      f.announced = [...f.announced, line];
      return;
    }
    toStep(f, company, 'loans');
    if (!findFact(f, 'loans-redeemed', { company }))
      tryAction(f, { seat: presidentFor(f, company), type: 'redeem-loans', loans });
  }
  const redeemed = takeFact(f, 'loans-redeemed', { company });
  compareReported(f, line.number, `loans of ${company} paid back`, loans, redeemed?.['loans'] ?? null);
  const help = Number(findFact(f, 'president-paid', { company })?.['amount'] ?? 0);
  const own = Number(redeemed?.['loans'] ?? 0) * loan - help;
  compareReported(f, line.number, `money of ${company} for its loans`, paid, own);
};

const repayWithHelp: Handler = (f, line) => {
  const company = companyAt(f, line, 0);
  const { paid, loans } = repaid(line);
  const announced = f.announced.find(({ args }) => args[0] === line.args[0]);
  f.announced = f.announced.filter(other => other !== announced);
  if (isForming(f)) {
    tryAction(f, { seat: presidentFor(f, company), type: 'settle-loans', company, loans });
    const settled = takeFact(f, 'loans-redeemed', { company });
    compareReported(f, line.number, `loans of ${company} paid back`, loans, settled?.['loans'] ?? null);
  } else if (!findFact(f, 'president-paid', { company })) {
    toStep(f, company, 'loans');
    takeFact(f, 'loans-redeemed', { company });
  } else takeFact(f, 'loans-redeemed', { company });
  const help = takeFact(f, 'president-paid', { company });
  const amount: Json = help?.['amount'] ?? null;
  compareReported(f, line.number, `help for the loans of ${company}`, paid, amount);
};

export const loanEvents: Handlers = {
  CompanyTakesLoan: takeLoan,
  CompanyTakesLoans: takeLoan,
  CompanyMustPayLoanInterest: (f, line) => {
    const company = companyAt(f, line, 0);
    // The rules may have charged it already, and closed the company since.
    const charged = findFact(f, 'interest-charged', { company });
    const due = charged ? sumOf(charged) : loansOf(f.state, company) * interest;
    compareReported(f, line.number, `interest of ${company}`, wholeAt(line, 1), due);
  },
  InterestPaidFromTreasury: interestFrom('treasury'),
  InterestPartlyPaidFromTreasury: interestFrom('treasury'),
  InterestPaidFromRevenue: interestFrom('income'),
  InterestPaidFromPresidentCash: interestFrom('president'),
  CompanyRepaysLoans: repay,
  CompanyRepaysLoansWithPresCash: repayWithHelp,
};
