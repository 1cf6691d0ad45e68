import { describe, expect, test } from '@jest/globals';
import type { Fact, Option } from '../../../../src/engine/core/index.js';
import type { OwnAsk, OwnFact, OwnOrder } from '../../../../src/titles/1856/rules/facts.js';
import { importedTitle1856 as title1856 } from '../../../../src/titles/1856/readings/title.js';
import { plainNames, wordsFor, type Language } from '../../../../src/words/index.js';
import { menuOfAll, toldOf } from '../../../words/told.js';

const languages = ['de', 'en'] as const;
const players = ['Anna', 'Ben', 'Çağla'];
const words = wordsFor('1856');
const names = (language: Language) => plainNames(language, players, words);

/** One fact of each kind: a kind without an example does not compile. */
const facts: { readonly [K in OwnFact['kind']]: Extract<OwnFact, { kind: K }> } = {
  'operating-round-between': { kind: 'operating-round-between' },
  'destination-reached': { kind: 'destination-reached', company: 'BBG', amount: 350 },
  'loan-granted': { kind: 'loan-granted', company: 'BBG', amount: 90 },
  'loans-redeemed': { kind: 'loans-redeemed', company: 'BBG', loans: 2 },
  'interest-charged': { kind: 'interest-charged', company: 'BBG', treasury: 10, income: 20, president: 10 },
  'right-bought': { kind: 'right-bought', company: 'BBG', right: 'tunnel', seller: 'LPS', price: 50 },
  'port-opened': { kind: 'port-opened', company: 'BBG', private: 'GLSC', hex: 'F9', bonus: 20 },
  'port-closed': { kind: 'port-closed', company: 'BBG', hex: 'F9' },
  'company-merges': { kind: 'company-merges', company: 'BBG' },
  'national-formed': {
    kind: 'national-formed',
    company: 'CGR',
    companies: ['GT', 'WR'],
    seat: 2,
    price: 110,
    shares: 20,
  },
  'shares-exchanged': { kind: 'shares-exchanged', company: 'CGR', seat: 2, shares: 3 },
  'national-not-formed': { kind: 'national-not-formed' },
  'train-borrowed': { kind: 'train-borrowed', company: 'CGR', train: 'D' },
  'presidency-completed': { kind: 'presidency-completed', company: 'CGR', seat: 2, price: 100 },
};

const asks: readonly OwnAsk[] = [
  { kind: 'redeem-loans', company: 'BBG' },
  { kind: 'owed-loans', company: 'BBG', missing: 130 },
  { kind: 'interest-due', company: 'BBG', amount: 30 },
  { kind: 'owed-interest', company: 'BBG', missing: 30 },
  { kind: 'choose-city', company: 'THB', hex: 'L15' },
  { kind: 'save-company', company: 'BBG', missing: 150 },
  { kind: 'keep-token', company: 'CGR' },
  { kind: 'give-up-trains', company: 'CGR' },
  { kind: 'borrow-train', company: 'CGR' },
  { kind: 'complete-presidency', company: 'CGR' },
  { kind: 'cash-crisis', company: 'BBG' },
  { kind: 'drop-token', company: 'CGR' },
  { kind: 'drop-train', company: 'CGR' },
];

describe.each(languages)('in %s', language => {
  test.each(Object.values(facts))('$kind tells who, what and where', fact => {
    const text = words.sentence(language, fact, names(language));
    for (const told of toldOf(fact, players)) expect(text).toContain(told);
    expect(text).not.toMatch(/undefined|NaN|\[object|\{|null/);
    expect(text).toBe(text.trim());
  });

  test.each(asks)('asked for $kind: short enough for a subject, full as a sentence', ask => {
    for (const menu of [[], menuOfAll(title1856)]) {
      const { short, full } = words.ask(language, ask, names(language), menu);
      expect(short.length).toBeLessThanOrEqual(36);
      expect(full).toMatch(/\.$/);
      expect(`${short}${full}`).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

const says = (fact: Fact, en: string, de: string): void => {
  expect(words.sentence('en', fact, names('en'))).toBe(en);
  expect(words.sentence('de', fact, names('de'))).toBe(de);
};

test.each<[OwnFact, string, string]>([
  [
    facts['interest-charged'],
    'BBG pays $40 interest: $10 from its treasury, $20 from its revenue, $10 from its president',
    'BBG zahlt $40 Zinsen: $10 aus der Kasse, $20 aus den Einnahmen, $10 vom Direktor',
  ],
  [
    { ...facts['interest-charged'], income: 0, president: 0 },
    'BBG pays $10 interest',
    'BBG zahlt $10 Zinsen',
  ],
  [{ ...facts['loans-redeemed'], loans: 1 }, 'BBG repays a loan', 'BBG zahlt einen Kredit zurück'],
  [
    { ...facts['destination-reached'], amount: 0 },
    'BBG reaches its destination',
    'BBG erreicht ihren Zielbahnhof',
  ],
  [
    facts['right-bought'],
    'BBG buys a tunnel right from LPS for $50',
    'BBG kauft ein Tunnelrecht von LPS für $50',
  ],
  [
    { ...facts['right-bought'], seller: null },
    'BBG buys a tunnel right for $50',
    'BBG kauft ein Tunnelrecht für $50',
  ],
  [
    facts['national-formed'],
    'CGR is formed from GT and WR: 20 shares, share price $110, Çağla is president',
    'CGR entsteht aus GT und WR: 20 Aktien, Kurs $110, Direktor ist Çağla',
  ],
  [
    { ...facts['shares-exchanged'], seat: null, shares: 1 },
    'The bank pool gets a share of CGR in exchange',
    'In den Bankpool kommt eine Aktie der CGR',
  ],
])('%j reads well', (fact, en, de) => {
  says(fact, en, de);
});

test('what all 18xx games say tells of 1856’s own, too', () => {
  says(
    { kind: 'company-closed', company: 'GT', reason: 'merged' },
    'GT closes: it becomes part of the CGR',
    'GT wird geschlossen: Sie geht in der CGR auf',
  );
  says(
    { kind: 'passed', seat: 0, company: 'CGR', step: 'borrow-train' },
    'CGR passes: no borrowed train',
    'CGR passt: keine Leihlok',
  );
});

test('whoever has nothing to do in a step is told what else there is', () => {
  const menu = ['open-port', 'buy-right', 'take-loan', 'acquire', 'pass'].map((type): Option => ({
    type,
    fields: {},
  }));
  const ask = { kind: 'lay-track', company: 'GT' };
  expect(words.ask('en', ask, names('en'), menu).full).toBe(
    'Buy a private company, take a loan, buy a bridge or tunnel right, place the port marker, or pass.',
  );
  expect(words.ask('de', ask, names('de'), menu).full).toBe(
    'Kaufen Sie eine Privatgesellschaft, nehmen Sie einen Kredit auf, kaufen Sie ein Brücken- oder Tunnelrecht, legen Sie den Hafenmarker oder passen Sie.',
  );
});

test.each<[string, readonly Fact[], string, string]>([
  [
    'take-loan',
    [facts['loan-granted']],
    'Take a loan of $100, less $10 interest',
    'Kredit über $100 aufnehmen, abzüglich $10 Zinsen',
  ],
  [
    'settle-loans',
    [{ kind: 'president-paid', company: 'GT', seat: 0, amount: 150 }, facts['loans-redeemed']],
    'Repay 2 loans',
    '2 Kredite zurückzahlen',
  ],
  [
    'settle-loans',
    [facts['company-merges']],
    'Let BBG become part of the CGR',
    'BBG in der CGR aufgehen lassen',
  ],
  ['buy-right', [facts['right-bought']], 'Buy a tunnel right for $50', 'Tunnelrecht für $50 kaufen'],
])('the button of %s says what it brings', (type, brought, en, de) => {
  expect(words.button('en', type, brought, names('en'))).toBe(en);
  expect(words.button('de', type, brought, names('de'))).toBe(de);
});

test('the button of a question about destinations does not speak of what comes of itself after it', () => {
  const unpaid: Fact = { kind: 'withheld', company: 'GT', revenue: 0 };
  expect(words.button('en', 'look-at-destinations', [unpaid], names('en'))).toBe(
    'find out who reaches its destination',
  );
});

test('a token that a company keeps is not placed', () => {
  const kept: Fact = { kind: 'token-placed', company: 'CGR', hex: 'I12', stop: 0, home: false, cost: 0 };
  const button = (language: Language) =>
    words.button(language, 'keep-token', [kept], names(language), 'keep-token');
  expect([button('en'), button('de')]).toEqual(['Keep the token on I12', 'Bahnhof auf I12 behalten']);
});

test('what lies on the map is told', () => {
  const port = { kind: 'port', hex: 'F9', company: 'BBG', bonus: 20 };
  expect(words.note('en', port, names('en'))).toBe('Port marker: a run that stops on F9 earns BBG $20 more');
  expect(words.note('de', port, names('de'))).toBe(
    'Hafenmarker: Eine Fahrt, die auf F9 hält, bringt BBG $20 mehr ein',
  );
  const bridge = {
    kind: 'bonus-right',
    right: 'bridge',
    places: ['P17', 'P19'],
    bonus: 10,
    companies: ['GW', 'WR'],
  };
  expect(words.note('en', bridge, names('en'))).toBe(
    'Bridge (P17, P19): each train that stops there earns $10 more for GW, WR',
  );
  expect(words.note('de', bridge, names('de'))).toBe(
    'Brücke (P17, P19): Jede Lok, die dort hält, bringt $10 mehr ein für GW, WR',
  );
});

describe('the formation of the CGR', () => {
  const closed = (company: string): Fact => ({ kind: 'company-closed', company, reason: 'merged' });
  const token = (hex: string): Fact => ({
    kind: 'token-placed',
    company: 'CGR',
    hex,
    stop: 0,
    cost: 0,
    home: false,
  });
  const shares = (seat: number | null, count: number): Fact => ({
    kind: 'shares-exchanged',
    company: 'CGR',
    seat,
    shares: count,
  });
  // As the rules bring it about.
  const formation: readonly Fact[] = [
    { ...facts['loans-redeemed'], company: 'LPS', loans: 1 },
    shares(0, 3),
    shares(null, 2),
    token('J11'),
    closed('GT'),
    closed('WR'),
    facts['national-formed'],
    token('L13'),
    { kind: 'company-begins', company: 'LPS', seat: 1 },
  ];
  const toldIn = (language: Language, all: readonly Fact[] = formation) =>
    words.report(language, all, names(language)).groups.map(({ lines }) => lines);

  test('is told before what it brings about, in few lines', () => {
    expect(toldIn('en')).toEqual([
      ['LPS repays a loan'],
      [
        'CGR is formed from GT and WR: 20 shares, share price $110, Çağla is president',
        'Shares of CGR in exchange: Anna 3, bank pool 2',
        'GT and WR close: they become part of the CGR',
      ],
      ['CGR places tokens on J11 and L13'],
      ['LPS operates, run by Ben'],
    ]);
    expect(toldIn('de').flat().slice(1, 5)).toEqual([
      'CGR entsteht aus GT und WR: 20 Aktien, Kurs $110, Direktor ist Çağla',
      'Aktien der CGR im Tausch: Anna 3, Bankpool 2',
      'GT und WR werden geschlossen: Sie gehen in der CGR auf',
      'CGR setzt Bahnhöfe auf J11 und L13',
    ]);
  });

  test('one company and one token are told as ever, and so is what is no part of it', () => {
    expect(toldIn('en', [closed('GT'), token('J11')]).flat()).toEqual([
      'GT closes: it becomes part of the CGR',
      'CGR places a token on J11',
    ]);
    const tokens = [token('J11'), { ...token('L13'), company: 'GW', cost: 40 }];
    expect(toldIn('en', tokens).flat()).toEqual([
      'CGR places a token on J11',
      'GW places a token on L13, for $40',
    ]);
    const ruined = [closed('GT'), { kind: 'company-closed', company: 'WR', reason: 'market' }];
    expect(toldIn('en', ruined).flat()).toHaveLength(2);
  });
});

test.each([
  [
    { type: 'look-at-destinations', companies: [] },
    'looked for companies that reach their destination',
    'Zielbahnhöfe geprüft',
  ],
  [
    { type: 'give-up-trains', trains: 0 },
    'discarded no 4-train of the CGR',
    'keine 4er-Lok der CGR abgegeben',
  ],
  [
    { type: 'drop-token', spot: 'N11.1' },
    'gave up the token of the CGR on N11',
    'Bahnhof der CGR auf N11 aufgegeben',
  ],
  [{ type: 'drop-train', train: 'none' }, 'discarded no train of the CGR', 'keine Lok der CGR abgegeben'],
])('%j, of which no fact tells, is told as done', (move, en, de) => {
  expect(words.move('en', { seat: 0, ...move }, names('en'))).toBe(en);
  expect(words.move('de', { seat: 0, ...move }, names('de'))).toBe(de);
});

test('who decides about loans is told how much is missing', () => {
  const ask = { kind: 'save-company', company: 'BBG', missing: 150 };
  expect(words.ask('en', ask, names('en'), []).full).toContain('$150 is missing');
  expect(words.ask('de', ask, names('de'), []).full).toContain('es fehlen $150');
});

test('loans and interest are part of the turn of their company', () => {
  const { groups } = words.report(
    'en',
    [facts['loan-granted'], facts['interest-charged'], { ...facts['loans-redeemed'], company: 'GT' }],
    names('en'),
  );
  expect(groups.map(({ heading, lines }) => [heading, lines.length])).toEqual([
    ['BBG', 2],
    ['GT', 1],
  ]);
});

test.each<[OwnOrder, string, string]>([
  [
    { type: 'save-company', seat: 0, company: 'GT', most: 150, then: 'merge' },
    'When the loans fall due, repay all of GT if that costs you at most $150 yourself; otherwise let it become part of the CGR.',
    'Wenn die Kredite fällig werden, alle der GT zurückzahlen, falls Sie selbst dafür höchstens $150 zahlen müssen; sonst sie in der CGR aufgehen lassen.',
  ],
  [
    { type: 'repay-loans', seat: 0, company: 'GT', keep: 200 },
    'At the end of each turn of GT, repay as many loans as it can while keeping $200, and take none, until all are repaid.',
    'Am Ende jedes Zuges der GT so viele Kredite zurückzahlen, dass ihr mindestens $200 bleiben, und keine aufnehmen, bis alle zurückgezahlt sind.',
  ],
])('the order $type reads well', (order, en, de) => {
  expect(words.order('en', order, names('en'))).toBe(en);
  expect(words.order('de', order, names('de'))).toBe(de);
});

test('refusals say what is so in 1856, not what most 18xx say', () => {
  const refusal = (language: Language, code: string, params: object): string | undefined =>
    words.refusal(language, code, { ...params }, names(language));
  // The token of the Waterloo & Saugeen needs no tile before it.
  expect(refusal('en', 'not-now', { type: 'use-token' })).toBe(
    'The token of the WSRC is placed in the turn of the company that owns it, after its tile and before its trains run, as the token of that turn.',
  );
  expect(refusal('de', 'not-now', { type: 'use-token' })).toBe(
    'Den Bahnhof der WSRC setzt ihre Gesellschaft in ihrem Zug, nach dem Plättchen und bevor ihre Loks fahren, als Bahnhof dieses Zuges.',
  );
  expect(refusal('en', 'nothing-to-sell', { company: 'GT', case: 'held' })).toMatch(/^What you have of GT/u);
  expect(refusal('de', 'nothing-to-sell', { company: 'GT', case: 'held' })).toMatch(
    /^Was Sie von GT haben, bleibt/u,
  );
});
