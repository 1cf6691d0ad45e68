import type { OwnAsk, OwnFact, OwnRoundPlace, ScenarioFact } from '../../rules/facts.js';
import { prompt } from '../../../../words/de/rail/asks.js';
import { list } from '../../../../words/numbers.js';
import { companyName, hexName, privateName } from '../../../../words/rail/names.js';
import type { Asking, Buttons, Names, RoundWords, Wording, WordTable } from '../../../../words/types.js';
import { daveFacts } from './dave.js';
import { plusAsks, plusButtons, plusFacts, plusNotes, plusTerms } from './plus.js';
import { uncertainFacts, uncertainFields, uncertainValues } from './uncertain-times.js';

/*
 * The base game: the sale in groups, and insolvency, in German.
 */

/** A group by its privates. */
const groupOf = (privates: readonly string[], n: Names): string =>
  privates.length === 0
    ? 'die leere Gruppe'
    : list(
        'de',
        privates.map(id => privateName(n, id)),
      );

const priced = (
  groups: readonly { readonly privates: readonly string[]; readonly price: number }[],
  n: Names,
): string =>
  groups.map(({ privates, price }) => `${privates.join('+') || 'nichts'} ${n.money(price)}`).join(', ');

const baseFacts: Wording<Exclude<OwnFact, ScenarioFact>> = {
  ...plusFacts,
  'choice-bid': (f, n) => `${n.seat(f.seat)} bietet ${n.money(f.price)} für die erste Wahl`,
  'group-bought': (f, n) =>
    `${n.seat(f.seat)} nimmt ${groupOf(f.privates, n)} für ${n.money(f.price)}` +
    (f.bid > 0 ? ` und zahlt das Gebot von ${n.money(f.bid)}` : ''),
  'bank-lent': (f, n) =>
    `Die Bank leiht ${companyName(n, f.company)} ${n.money(f.amount)}: Sie ist insolvent und schuldet ${n.money(f.debt)}`,
  'debt-repaid': (f, n) =>
    `${f.seat === undefined ? companyName(n, f.company) : n.seat(f.seat)} zahlt ${n.money(f.amount)} ` +
    (f.seat === undefined ? 'an die Bank zurück' : `für ${companyName(n, f.company)} zurück`) +
    (f.debt === 0 ? ': Die Insolvenz ist vorbei' : `; es bleiben ${n.money(f.debt)} Schulden`),
  'city-chosen': (f, n) =>
    `Der Bahnhof von ${companyName(n, f.company)} auf ${hexName(n, f.hex)} steht in der gewählten Stadt`,
};

/** What the base game and S-5 tell. */
const facts: Wording<OwnFact> = { ...baseFacts, ...uncertainFacts, ...daveFacts };

const buttons: Buttons<OwnFact> = {
  ...plusButtons,
  'choice-bid': (f, n) => `${n.money(f.price)} bieten`,
  'group-bought': (f, n) => `${f.privates.join('+') || 'Nichts'} für ${n.money(f.price + f.bid)} nehmen`,
  'bank-lent': (f, n) => `${n.money(f.amount)} leihen`,
  'debt-repaid': (f, n) => `${n.money(f.amount)} zurückzahlen`,
  'city-chosen': (f, n) => `Stadt auf ${hexName(n, f.hex)} wählen`,
};

const asks: Asking<OwnAsk> = {
  ...plusAsks,
  'bid-for-choice': (a, n, can) =>
    prompt(can, {
      matter: 'Gebot um die erste Wahl',
      lead: `Gruppen: ${priced(a.groups, n)}.`,
      ways: [
        can('bid-for-choice') && {
          short: 'bieten',
          full: `bieten Sie mindestens ${n.money(a.least)} um die erste Wahl`,
        },
      ],
    }),
  'choose-group': (a, n) => ({
    short: 'eine Gruppe nehmen',
    full:
      `Nehmen Sie eine Gruppe: ${priced(a.groups, n)}.` +
      (a.bid > 0 ? ` Ihr Gebot von ${n.money(a.bid)} kommt dazu.` : ''),
  }),
  'train-on-credit': (a, n) => ({
    short: `Lok auf Kredit für ${companyName(n, a.company)}`,
    full: `${companyName(n, a.company)} muss eine Lok kaufen. Sie und die Gesellschaft zahlen alles, was Sie haben; die Bank leiht ${n.money(a.loan)}, und die Gesellschaft wird insolvent.`,
  }),
  'choose-city': (a, n) => ({
    short: `${companyName(n, a.company)} wählt ihre Stadt`,
    full: `Das Plättchen auf ${hexName(n, a.hex)} führt beide Gleise in eine Stadt. Wählen Sie die Stadt für den Bahnhof von ${companyName(n, a.company)}.`,
  }),
};

const rounds: Wording<OwnRoundPlace, RoundWords> = {
  'group-sale': () => ({ short: 'Gruppen', full: 'Verkauf der Privatgesellschaften in Gruppen' }),
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
    'bid-for-choice': 'um die erste Wahl bieten',
    'choose-group': 'eine Gruppe nehmen',
    'repay-debt': 'Schulden zurückzahlen',
    'choose-city': 'die Stadt des Bahnhofs wählen',
  },
  sideActions: {
    ...plusTerms.sideActions,
    'repay-debt': 'zahlen Sie Schulden der Gesellschaft mit Ihrem Geld zurück',
  },
  fields: {
    amount: 'Betrag',
    group: 'Gruppe',
    'group-price': 'Preis der Gruppe',
    'choice-bid': 'Gebot',
    debt: 'Schulden',
    obsolete: 'Letzte Fahrt',
    ...uncertainFields,
    ...plusTerms.fields,
  },
  values: { group: { NONE: 'nichts' }, uncertainty: uncertainValues },
  terms: {
    step: { licence: 'keine Lizenz', scrap: '' },
  },
  timing: {
    ...plusTerms.timing,
    'bid-for-choice': 'Um die erste Wahl wird vor der ersten Aktienrunde geboten.',
    'choose-group': 'Eine Gruppe nimmt, wer an der Reihe ist, nachdem geboten wurde.',
    'repay-debt':
      'Schulden zahlt der Verwalter im Zug der insolventen Gesellschaft zurück oder in seinem Zug einer Aktienrunde.',
    'choose-city': 'Die Stadt wählt der Direktor, dessen Bahnhof auf dem ersetzten Plättchen steht.',
  },
  refusals: {
    ...plusTerms.refusals,
    'group-not-left': 'Die Gruppe {group} gibt es nicht mehr; übrig: {left}.',
    'debt-out-of-range': 'Zurückzahlen kann man {from:money} bis {to:money}.',
    'nothing-to-sell/held': '{company} ist insolvent: Ihr Verwalter darf keine ihrer Aktien verkaufen.',
    'cannot-pass/group': 'Jeder muss eine Gruppe nehmen.',
  },
};
