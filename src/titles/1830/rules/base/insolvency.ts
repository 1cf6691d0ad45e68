import {
  known,
  orNone,
  refuse,
  wholeNumber,
  type Option,
  type Refusal,
  type Seat,
} from '../../../../engine/core/index.js';
import { wordNow } from '../../../../engine/rail/action/fields.js';
import { unlessNow, unlessPayable } from '../../../../engine/rail/action/refusals.js';
import { dividendRules } from '../../../../engine/rail/company/dividend.js';
import { turnOf } from '../../../../engine/rail/company/track.js';
import type { Move, Out, RailGame, Step } from '../../../../engine/rail/contract.js';
import { cashOf, pay } from '../../../../engine/rail/money.js';
import { companyPart } from '../../../../engine/rail/parts.js';
import { stockRoundRules } from '../../../../engine/rail/round/stock.js';
import { checkPresident, presidencyRules, presidentOf } from '../../../../engine/rail/shares/shares.js';
import type { Draft, RailState } from '../../../../engine/rail/state.js';
import { sellingRules } from '../../../../engine/rail/stock/selling.js';
import { stockTurnOf } from '../../../../engine/rail/stock/turn.js';
import { trainRules } from '../../../../engine/rail/train/buying.js';
import {
  emergencyOf,
  emergencyRules,
  type Emergency,
  type MoneyRaising,
} from '../../../../engine/rail/train/money-raising.js';
import type { VariantChange } from '../../../../engine/rail/variants/index.js';
import { isMended, isRefined } from '../rules-number.js';

/** What happens to companies that owe the bank money. */
export type InsolvencyFact =
  | { readonly kind: 'bank-lent'; readonly company: string; readonly amount: number; readonly debt: number }
  /** With a seat: from its private money. */
  | {
      readonly kind: 'debt-repaid';
      readonly company: string;
      readonly amount: number;
      readonly debt: number;
      readonly seat?: Seat;
    };

/** The company must buy a train, and the bank lends what company and president lack. */
export type InsolvencyAsk = {
  readonly kind: 'train-on-credit';
  readonly company: string;
  readonly loan: number;
};

/** What a company owes the bank; it is insolvent as long as it owes anything (7.7). */
const debts = companyPart<number>('debts', 0);

/** What the company owes the bank, in dollars; 0 for none (7.7). */
export const debtOf = (s: RailState, company: string): number => debts.of(s, company);

/** What company and president lack together for the train that must be bought (7.6.2). */
const loanFor = (s: RailState, need: Emergency | null): number =>
  need ? Math.max(0, need.price - cashOf(s, need.company) - cashOf(s, need.seat)) : 0;

/** Both pay all they have, and the bank lends the rest (7.6.2). */
const helpOrLend = (
  _g: RailGame,
  d: Draft,
  out: Out<InsolvencyFact>,
  company: string,
  missing: number,
): void => {
  const seat = presidentOf(d, company)!;
  const own = Math.min(missing, cashOf(d, seat));
  if (own > 0) {
    pay(d, seat, company, own);
    out.say({ kind: 'president-paid', company, seat, amount: own });
  }
  const amount = missing - own;
  if (amount === 0) return;
  pay(d, 'bank', company, amount);
  debts.set(d, company, debtOf(d, company) + amount);
  out.say({ kind: 'bank-lent', company, amount, debt: debtOf(d, company) });
};

/** Nothing is missing for what must be paid, since the bank lends it (7.6.2). */
const bankLends = (was: MoneyRaising): Partial<MoneyRaising> => ({
  need: (g, s) => {
    const emergency = was.need(g, s);
    return emergency && { ...emergency, missing: Math.min(0, emergency.missing) };
  },
  help: helpOrLend,
  helpsWithOthersTrains: 'never',
});

/** Free of debt, the company has the president whom its shares give it (7.7). With a seat: it pays. */
const repay = (
  g: RailGame,
  d: Draft,
  out: Out<InsolvencyFact>,
  company: string,
  amount: number,
  by: { readonly seat?: Seat } = {},
): void => {
  pay(d, by.seat ?? company, 'bank', amount);
  const debt = debtOf(d, company) - amount;
  debts.set(d, company, debt);
  out.say({ kind: 'debt-repaid', company, amount, debt, ...by });
  checkPresident(g, d, out, company);
};

/** All that an insolvent company takes in goes to the bank at once (7.7). A trial leaves out what it cannot see. */
const repayAll = (g: RailGame, d: Draft, out: Out<InsolvencyFact>): void => {
  for (const { id } of g.data.companies) {
    const debt = debtOf(d, id);
    const amount = debt > 0 ? Math.min(debt, known(() => cashOf(d, id)) ?? 0) : 0;
    if (amount > 0) repay(g, d, out, id, amount);
  }
};

/** Insolvent companies whose debt the seat may pay now: the one in turn, or in a stock round all that it administers. */
const debtors = (g: RailGame, s: RailState, seat: Seat): readonly string[] => {
  const inTurn = turnOf(s, seat)?.company;
  const atOnce = stockTurnOf(s, seat) && isMended(s) ? g.data.companies.map(({ id }) => id) : [];
  const all = inTurn === undefined ? atOnce : [inTurn];
  return all.filter(id => debtOf(s, id) > 0 && presidentOf(s, id) === seat);
};

interface DebtFields {
  /** Named in a stock round, where it could be another. */
  readonly company?: string | undefined;
  readonly amount: number;
}

const debtorField = wordNow((g, s, { seat }) => debtors(g, s, seat));

/** The company whose debt is paid. */
const debtorIn = (g: RailGame, s: RailState, seat: Seat, { company }: DebtFields): string =>
  company ?? debtors(g, s, seat)[0]!;

/** In a stock round the company is named, in the turn of a company it is not. */
const unlessNamed = (g: RailGame, s: RailState, seat: Seat, { company }: DebtFields): Refusal | undefined => {
  const isNamed = company !== undefined;
  if (isNamed === (s.round.kind === 'stock')) return undefined;
  return isNamed
    ? refuse('unknown-field', { field: 'company', known: ['amount'] })
    : refuse('bad-field', { field: 'company', value: null, wanted: [...debtors(g, s, seat)] });
};

/**
 * The administrator may repay with their own money, in the company's turn and in a stock round: there the rulebook's
 * example would have them do it (7.7). In a stock round the company is named.
 */
const payDebt: Move<DebtFields, InsolvencyFact> = {
  type: 'repay-debt',
  aside: [],
  fields: { company: orNone(debtorField), amount: wholeNumber },
  moment: (g, s, seat) => unlessNow(debtors(g, s, seat).length > 0, payDebt.type),
  options: (g, s, seat): readonly Option[] =>
    debtors(g, s, seat).flatMap(id => {
      const to = Math.min(debtOf(s, id), cashOf(s, seat));
      const named = s.round.kind === 'stock' && { company: { oneOf: [id] } };
      return to > 0 ? [{ type: payDebt.type, fields: { ...named, amount: { from: 1, to, by: 1 } } }] : [];
    }),
  refusal: (g, s, seat, fields) => {
    const { amount } = fields;
    const debt = debtOf(s, debtorIn(g, s, seat, fields));
    const isDebt = amount >= 1 && amount <= debt;
    return (
      unlessNamed(g, s, seat, fields) ??
      (isDebt ? undefined : refuse('debt-out-of-range', { amount, from: 1, to: debt })) ??
      unlessPayable(amount, cashOf(s, seat))
    );
  },
  play: (g, d, seat, fields, out) => {
    repay(g, d, out, debtorIn(g, d, seat, fields), fields.amount, { seat });
  },
};

/** Where more is owed than there is, which is for trains alone, it is said what the bank will lend. */
const onCredit = (steps: readonly Step[]): readonly Step[] =>
  steps.map(step => ({
    ...step,
    ask: (g, s, round) => {
      const loan = loanFor(s, emergencyOf(g, s));
      return loan === 0
        ? step.ask(g, s, round)
        : ({ kind: 'train-on-credit', company: round.company, loan } satisfies InsolvencyAsk);
    },
  }));

/** Who cannot pay for a train owes it to the bank; nobody sells anything for it, and nobody goes bankrupt (7.6.2, 7.7). */
export const insolvency: VariantChange = {
  parts: [debts],
  moves: [payDebt],
  steps: onCredit,
  forms: [
    { type: payDebt.type, form: 'repay <amount:int>' },
    { type: payDebt.type, form: 'repay <company:id> <amount:int>' },
  ],
  rules: [
    emergencyRules.change(bankLends),
    presidencyRules.change({ isFixed: (_g, s, company) => debtOf(s, company) > 0 }),
    sellingRules.change(was => ({
      heldBack: (g, s, seat, company) =>
        debtOf(s, company) > 0 && presidentOf(s, company) === seat
          ? Infinity
          : was.heldBack(g, s, seat, company),
    })),
    dividendRules.change(was => ({
      dividendOpen: (g, s, company, kind) =>
        was.dividendOpen(g, s, company, kind) &&
        (debtOf(s, company) === 0 || kind === 'withhold' || (kind === 'half' && !isMended(s))),
    })),
    // Whoever can do nothing but repay is asked all the same.
    stockRoundRules.change(was => ({
      hasMore: (g, s, seat) =>
        was.hasMore(g, s, seat) || (isRefined(s) && debtors(g, s, seat).length > 0 && cashOf(s, seat) > 0),
    })),
    trainRules.change(was => ({
      mayPartWith: (g, s, company, train, to) =>
        was.mayPartWith(g, s, company, train, to) &&
        !(debtOf(s, company) > 0 && s.companies[company]!.trains.length === 1),
    })),
  ],
  reacts: {
    settles: (g, d, out) => {
      repayAll(g, d, out);
    },
  },
  columns: [
    {
      name: 'debt',
      value: (_g, s, company) => (debtOf(s, company) > 0 ? { money: debtOf(s, company) } : null),
    },
  ],
};
