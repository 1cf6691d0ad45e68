import { cashOf } from '../../../engine/rail/money.js';
import { presidentOf } from '../../../engine/rail/shares/shares.js';
import type { OperatingRound } from '../../../engine/rail/state.js';
import { interest, interestPaid, loan, loansOf, proceeds, surplusLoans } from '../rules/loans.js';
import { sharesOfInterest } from '../rules/interest.js';
import { wordsFor } from '../../../words/index.js';
import { shownWords } from '../words/shown.js';
import type { Desk, DeskRequest, TradedThing } from '../../../present/presenter.js';
import { markOfCompany } from '../../../present/rail/marks.js';
import { money, type Shown } from '../../../present/rail/shown.js';
import { numberChosen } from '../../../present/rail/views/offered.js';

/** Questions that hang on the loans of the company in turn. */
const asked: ReadonlySet<string> = new Set(['redeem-loans', 'interest-due', 'owed-interest', 'owed-loans']);

/** What the company owes after so many loans, and what they cost it in each turn. */
const owedAfter = (shown: Shown, count: number): string =>
  shownWords[shown.language].owed(count, money(shown, count * loan), money(shown, count * interest));

/** The only move of a kind has no fields but a number. */
const numberOf = (
  { menu }: DeskRequest,
  type: string,
): { readonly from: number; readonly to: number; readonly by: number } | undefined => {
  const field = menu.find(option => option.type === type)?.fields['loans'];
  return field && 'by' in field ? field : undefined;
};

const borrowing = (shown: Shown, round: OperatingRound, { menu }: DeskRequest): readonly TradedThing[] => {
  const words = shownWords[shown.language];
  if (!menu.some(({ type }) => type === 'take-loan')) return [];
  const { company } = round;
  return [
    {
      mark: markOfCompany(shown.g, company),
      text: words.loanBrings(money(shown, proceeds(round))),
      note: words.afterwards(owedAfter(shown, loansOf(shown.s, company) + 1)),
      deed: { type: 'take-loan', fields: {}, text: words.borrow },
    },
  ];
};

/** One loan at one press, several by a number. */
const repaying = (
  shown: Shown,
  { company }: OperatingRound,
  request: DeskRequest,
): readonly TradedThing[] => {
  const { g, s, language } = shown;
  const words = shownWords[language];
  const range = numberOf(request, 'redeem-loans');
  if (!range) return [];
  const type = 'redeem-loans';
  const label = wordsFor(s.title).field(language, 'loans');
  const several = range.from < range.to;
  return [
    {
      mark: markOfCompany(g, company),
      text: words.repayEach(money(shown, loan)),
      note: words.atPresent(owedAfter(shown, loansOf(s, company))),
      deed: {
        type,
        fields: several ? {} : { loans: range.from },
        text: words.repay,
        ...(several && {
          about: label,
          number: numberChosen('loans', label, range),
        }),
      },
    },
  ];
};

/** Loans that must be repaid, and who has how much of what that takes. */
const owed = (shown: Shown, { company }: OperatingRound, { ask }: DeskRequest): readonly TradedThing[] => {
  if (ask.kind !== 'owed-loans') return [];
  const { g, s, language } = shown;
  const words = shownWords[language];
  const count = surplusLoans(g, s, company);
  const [treasury, president] = [cashOf(s, company), cashOf(s, presidentOf(s, company)!)];
  const parts = [
    words.fromTreasury(money(shown, treasury)),
    words.fromPresident(money(shown, president)),
    words.isMissing(money(shown, count * loan - treasury - president)),
  ];
  return [
    {
      mark: markOfCompany(g, company),
      text: words.surplus(count, money(shown, count * loan)),
      note: parts.join(', '),
      told: true,
    },
  ];
};

/** Loans as what is on offer: one more, and the end of some; or as what is owed. */
export const loanGoods = (shown: Shown, request: DeskRequest): Desk['goods'] => {
  const { round } = shown.s;
  if (round.kind !== 'operating' || !asked.has(request.ask.kind)) return undefined;
  const items = [
    ...owed(shown, round, request),
    ...borrowing(shown, round, request),
    ...repaying(shown, round, request),
  ];
  const heading = wordsFor(shown.s.title).field(shown.language, 'loans');
  return items.length > 0 ? { heading, items } : undefined;
};

/** What the company in turn owes, and who pays the interest as things stand. */
export const loanFacts = (shown: Shown, company: string): Desk['facts'] => {
  const { s, language } = shown;
  const { round } = s;
  const count = loansOf(s, company);
  if (count === 0 || round.kind !== 'operating' || round.company !== company) return [];
  const words = shownWords[language];
  const owed = { name: words.debt, text: money(shown, count * loan) };
  if (round.done.includes(interestPaid)) return [owed];
  const { treasury, income, president } = sharesOfInterest(s, round);
  const parts = [
    ...(treasury > 0 ? [words.fromTreasury(money(shown, treasury))] : []),
    ...(income > 0 ? [words.fromIncome(money(shown, income))] : []),
    ...(president > 0 ? [words.fromPresident(money(shown, president))] : []),
  ];
  return [owed, { name: words.interest, text: `${money(shown, count * interest)}: ${parts.join(', ')}` }];
};
