import type { OwnAsk, OwnFact, OwnRoundPlace, ScenarioFact } from '../../rules/facts.js';
import { prompt } from '../../../../words/en/rail/asks.js';
import { list } from '../../../../words/numbers.js';
import { companyName, hexName, privateName } from '../../../../words/rail/names.js';
import type { Asking, Buttons, Names, RoundWords, Wording, WordTable } from '../../../../words/types.js';
import { daveFacts } from './dave.js';
import { plusAsks, plusButtons, plusFacts, plusNotes, plusTerms } from './plus.js';
import { uncertainFacts, uncertainFields, uncertainValues } from './uncertain-times.js';

/*
 * The base game: the sale in groups, and insolvency, in English.
 */

/** A group by its privates. */
const groupOf = (privates: readonly string[], n: Names): string =>
  privates.length === 0
    ? 'the empty group'
    : list(
        'en',
        privates.map(id => privateName(n, id)),
      );

const priced = (
  groups: readonly { readonly privates: readonly string[]; readonly price: number }[],
  n: Names,
): string =>
  groups.map(({ privates, price }) => `${privates.join('+') || 'nothing'} ${n.money(price)}`).join(', ');

const baseFacts: Wording<Exclude<OwnFact, ScenarioFact>> = {
  ...plusFacts,
  'choice-bid': (f, n) => `${n.seat(f.seat)} bids ${n.money(f.price)} for the first choice`,
  'group-bought': (f, n) =>
    `${n.seat(f.seat)} takes ${groupOf(f.privates, n)} for ${n.money(f.price)}` +
    (f.bid > 0 ? ` and pays the bid of ${n.money(f.bid)}` : ''),
  'bank-lent': (f, n) =>
    `The bank lends ${companyName(n, f.company)} ${n.money(f.amount)}: it is insolvent and owes ${n.money(f.debt)}`,
  'debt-repaid': (f, n) =>
    `${f.seat === undefined ? companyName(n, f.company) : n.seat(f.seat)} repays ${n.money(f.amount)}` +
    (f.seat === undefined ? ' to the bank' : ` for ${companyName(n, f.company)}`) +
    (f.debt === 0 ? ': the insolvency is over' : `; a debt of ${n.money(f.debt)} remains`),
  'city-chosen': (f, n) =>
    `The token of ${companyName(n, f.company)} on ${hexName(n, f.hex)} is now in the chosen city`,
};

/** What the base game and S-5 tell. */
const facts: Wording<OwnFact> = { ...baseFacts, ...uncertainFacts, ...daveFacts };

const buttons: Buttons<OwnFact> = {
  ...plusButtons,
  'choice-bid': (f, n) => `Bid ${n.money(f.price)}`,
  'group-bought': (f, n) => `Take ${f.privates.join('+') || 'nothing'} for ${n.money(f.price + f.bid)}`,
  'bank-lent': (f, n) => `Borrow ${n.money(f.amount)}`,
  'debt-repaid': (f, n) => `Repay ${n.money(f.amount)}`,
  'city-chosen': (f, n) => `Choose the city on ${hexName(n, f.hex)}`,
};

const asks: Asking<OwnAsk> = {
  ...plusAsks,
  'bid-for-choice': (a, n, can) =>
    prompt(can, {
      matter: 'bid for the first choice',
      lead: `Groups: ${priced(a.groups, n)}.`,
      ways: [
        can('bid-for-choice') && {
          short: 'bid',
          full: `bid ${n.money(a.least)} or more for the first choice`,
        },
      ],
    }),
  'choose-group': (a, n) => ({
    short: 'take a group',
    full:
      `Take a group: ${priced(a.groups, n)}.` + (a.bid > 0 ? ` Your bid of ${n.money(a.bid)} is added.` : ''),
  }),
  'train-on-credit': (a, n) => ({
    short: `train on credit for ${companyName(n, a.company)}`,
    full: `${companyName(n, a.company)} must buy a train. You and the company pay all you have; the bank lends ${n.money(a.loan)}, and the company becomes insolvent.`,
  }),
  'choose-city': (a, n) => ({
    short: `${companyName(n, a.company)} chooses its city`,
    full: `The new tile on ${hexName(n, a.hex)} leads both tracks to one city. Choose the city for the token of ${companyName(n, a.company)}.`,
  }),
};

const rounds: Wording<OwnRoundPlace, RoundWords> = {
  'group-sale': () => ({ short: 'Groups', full: 'Sale of the privates in groups' }),
};

/** What is said besides what every 18xx says. */
export const base: WordTable = {
  facts,
  notes: plusNotes,
  buttons,
  asks,
  rounds,
  options: {
    ...plusTerms.options,
    'bid-for-choice': 'bid for the first choice',
    'choose-group': 'take a group',
    'repay-debt': 'repay debt',
    'choose-city': 'choose the city of the token',
  },
  sideActions: { ...plusTerms.sideActions, 'repay-debt': 'repay the company’s debt with your own money' },
  fields: {
    amount: 'Amount',
    group: 'Group',
    'group-price': 'Price of the group',
    'choice-bid': 'Bid',
    debt: 'Debt',
    obsolete: 'Last run',
    ...uncertainFields,
    ...plusTerms.fields,
  },
  values: { group: { NONE: 'nothing' }, uncertainty: uncertainValues },
  terms: {
    step: { licence: 'no licence', scrap: '' },
  },
  timing: {
    ...plusTerms.timing,
    'bid-for-choice': 'Bids for the first choice are made before the first stock round.',
    'choose-group': 'A group is taken in turn after the bids.',
    'repay-debt':
      'Debt is repaid by the administrator, in the turn of the insolvent company or in their own turn of a stock round.',
    'choose-city': 'The city is chosen by the president whose token was on the tile that was replaced.',
  },
  refusals: {
    ...plusTerms.refusals,
    'group-not-left': 'The group {group} is gone; left are: {left}.',
    'debt-out-of-range': 'Between {from:money} and {to:money} can be repaid.',
    'nothing-to-sell/held': '{company} is insolvent: its administrator may sell none of its shares.',
    'cannot-pass/group': 'Everybody must take a group.',
  },
};
