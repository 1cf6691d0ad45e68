import { describe, expect, test } from '@jest/globals';
import type { Fact } from '../../src/engine/core/index.js';
import type { RailAsk, RailFact, RailRound } from '../../src/engine/rail/facts.js';
import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { plainNames, wordsFor, type Language } from '../../src/words/index.js';
import { menuOfAll, toldOf } from './told.js';

const languages = ['de', 'en'] as const;
const players = ['Anna', 'Ben', 'Çağla'];
const words = wordsFor('1830');
const names = (language: Language) => plainNames(language, players);

/** One fact of each kind: a kind without an example does not compile. */
const facts: { readonly [K in RailFact['kind']]: Extract<RailFact, { kind: K }> } = {
  passed: { kind: 'passed', seat: 0 },
  bid: { kind: 'bid', seat: 1, private: 'CS', price: 45 },
  'private-bought': { kind: 'private-bought', seat: 1, private: 'CS', price: 45, contested: true },
  'private-cheaper': { kind: 'private-cheaper', private: 'SV', price: 15 },
  'private-to-company': { kind: 'private-to-company', company: 'NYC', from: 1, private: 'MH', price: 220 },
  'private-traded': { kind: 'private-traded', seat: 0, from: 1, private: 'MH', price: 150 },
  'share-given': { kind: 'share-given', seat: 0, company: 'PRR', percent: 10, private: 'CA' },
  'private-closed': { kind: 'private-closed', private: 'MH' },
  'private-income': { kind: 'private-income', private: 'SV', owner: 1, amount: 5 },
  'par-set': { kind: 'par-set', seat: 0, company: 'B&O', price: 100 },
  'shares-bought': { kind: 'shares-bought', seat: 0, company: 'PRR', percent: 10, from: 'pool', price: 82 },
  'shares-sold': { kind: 'shares-sold', seat: 0, company: 'PRR', percent: 20, price: 164 },
  'share-exchanged': { kind: 'share-exchanged', seat: 0, private: 'MH', company: 'NYC', from: 'ipo' },
  'price-moved': { kind: 'price-moved', company: 'PRR', from: 90, to: 82, why: 'sale' },
  'president-changed': { kind: 'president-changed', company: 'PRR', from: 0, to: 1 },
  'president-found': { kind: 'president-found', company: 'PRR', seat: 1 },
  floated: { kind: 'floated', company: 'PRR', capital: 1000 },
  priority: { kind: 'priority', seat: 2 },
  'stock-round-begins': { kind: 'stock-round-begins', number: 3 },
  'operating-round-begins': { kind: 'operating-round-begins', number: 3, index: 2, of: 3 },
  'company-begins': { kind: 'company-begins', company: 'PRR', seat: 0 },
  'tile-laid': {
    kind: 'tile-laid',
    company: 'PRR',
    hex: 'F10',
    tile: '14',
    rotation: 2,
    over: '57',
    cost: 80,
  },
  'token-placed': { kind: 'token-placed', company: 'PRR', hex: 'H10', stop: 0, cost: 40, home: false },
  'token-returned': { kind: 'token-returned', company: 'PRR', hex: 'H10' },
  ran: { kind: 'ran', company: 'PRR', train: '3', path: ['H12', 'H10'], stops: ['H12', 'H10'], revenue: 30 },
  earned: { kind: 'earned', company: 'PRR', revenue: 120, best: 130 },
  'paid-out': { kind: 'paid-out', company: 'PRR', revenue: 120, perShare: 12 },
  received: { kind: 'received', company: 'PRR', holder: 'PRR', amount: 24 },
  withheld: { kind: 'withheld', company: 'PRR', revenue: 120 },
  'train-bought': {
    kind: 'train-bought',
    company: 'PRR',
    train: 'D',
    from: 'depot',
    price: 800,
    traded: '4',
  },
  'president-paid': { kind: 'president-paid', company: 'PRR', seat: 0, amount: 300 },
  'train-discarded': { kind: 'train-discarded', company: 'PRR', train: '3' },
  'trains-rusted': { kind: 'trains-rusted', train: '2', companies: ['PRR', 'NYC'] },
  'phase-begins': { kind: 'phase-begins', phase: '5' },
  'offer-made': {
    kind: 'offer-made',
    offer: 3,
    seat: 0,
    to: 1,
    what: 'private',
    item: 'SV',
    from: 'P2',
    buyer: 'PRR',
    price: 40,
  },
  'offer-declined': { kind: 'offer-declined', offer: 3, seat: 1 },
  'offer-withdrawn': { kind: 'offer-withdrawn', offer: 3, seat: 0 },
  'offer-accepted': { kind: 'offer-accepted', offer: 3, seat: 1 },
  'offer-lapsed': { kind: 'offer-lapsed', offer: 3 },
  'bank-broken': { kind: 'bank-broken' },
  bankrupt: { kind: 'bankrupt', seat: 2, company: 'PRR' },
  'game-ended': { kind: 'game-ended', reason: 'bank' },
  'certificates-given': { kind: 'certificates-given', company: 'PRR', seat: 0, to: 2, give: 'last' },
  'company-closed': { kind: 'company-closed', company: 'PRR', reason: 'market' },
  'end-price-reached': { kind: 'end-price-reached', company: 'PRR', price: 377 },
};

const asks: readonly RailAsk[] = [
  { kind: 'auction-turn', cheapest: 'SV', price: 20 },
  { kind: 'auction-contest', private: 'CS', highest: 50 },
  { kind: 'set-par', company: 'B&O' },
  { kind: 'stock-turn' },
  { kind: 'must-sell' },
  { kind: 'home-token', company: 'PRR' },
  { kind: 'lay-track', company: 'PRR' },
  { kind: 'place-token', company: 'PRR' },
  { kind: 'run-trains', company: 'PRR' },
  { kind: 'dividend', company: 'PRR' },
  { kind: 'buy-trains', company: 'PRR' },
  { kind: 'use-private', company: 'PRR' },
  { kind: 'buy-privates', company: 'PRR' },
  { kind: 'free-token', company: 'PRR', private: 'DH' },
  { kind: 'forced-train', company: 'PRR', missing: 120 },
  { kind: 'discard-train', company: 'PRR' },
  { kind: 'choose-certificates', company: 'PRR' },
  { kind: 'offer', offers: [3] },
  { kind: 'nothing' },
];

const rounds: readonly RailRound[] = [
  { kind: 'auction', number: 1 },
  { kind: 'stock-round', number: 3 },
  { kind: 'operating-round', number: 3, index: 2, of: 3, company: 'PRR' },
  { kind: 'over' },
];

describe.each(languages)('in %s', language => {
  test.each(Object.values(facts))('$kind tells who, what and where', fact => {
    const text = words.sentence(language, fact, names(language));
    for (const told of toldOf(fact, players)) expect(text).toContain(told);
    expect(text).not.toMatch(/undefined|NaN|\[object|\{|null/);
    expect(text).toBe(text.trim());
  });

  test.each(asks)('asked for $kind: short enough for a subject, full as a sentence', ask => {
    for (const menu of [[], menuOfAll(title1830)]) {
      const { short, full } = words.ask(language, ask, names(language), menu);
      expect(short.length).toBeLessThanOrEqual(36);
      expect(full).toMatch(/\.$/);
      expect(`${short}${full}`).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test.each(rounds)('round $kind has a short and a full name', round => {
    const { short, full } = words.round(language, round, names(language));
    expect(short.length).toBeLessThanOrEqual(10);
    expect(full.length).toBeGreaterThanOrEqual(short.length);
  });
});

test('no German sentence is the English one', () => {
  for (const fact of Object.values(facts))
    expect(words.sentence('de', fact as Fact, names('de'))).not.toBe(words.sentence('en', fact, names('en')));
  for (const ask of asks)
    for (const menu of [[], menuOfAll(title1830)])
      expect(words.ask('de', ask as Fact, names('de'), menu).full).not.toBe(
        words.ask('en', ask, names('en'), menu).full,
      );
});

test.each([
  [
    'tile-laid',
    'PRR replaces tile 57 with 14 on F10, turned by 120°, for $80',
    'PRR ersetzt Plättchen 57 durch 14 auf F10, um 120° gedreht, für $80',
  ],
  ['price-moved', 'PRR: share price falls from $90 to $82', 'PRR: Kurs fällt von $90 auf $82'],
  ['floated', 'PRR floats with $1,000', 'PRR geht mit $1000 in Betrieb'],
  [
    'train-bought',
    'PRR buys a D-train from the depot for $800 and trades in a 4-train',
    'PRR kauft eine D-Lok von der Bank für $800 und gibt eine 4er-Lok in Zahlung',
  ],
  [
    'offer-made',
    'Anna proposes a trade to Ben: Ben sells SV to PRR for $40 (offer 3)',
    'Anna schlägt Ben einen Handel vor: Ben verkauft SV an PRR für $40 (Angebot 3)',
  ],
  ['shares-sold', 'Anna sells 20% of PRR for $164', 'Anna verkauft 20\u00a0% der PRR für $164'],
  [
    'certificates-given',
    'Anna gives Çağla the last certificate for the president’s certificate of PRR',
    'Anna gibt Çağla die letzte Aktie für die Direktorenaktie der PRR',
  ],
  ['earned', 'PRR earns $120 (the best possible is $130)', 'PRR fährt $120 ein (möglich wären $130)'],
] as const)('%s reads well', (kind, en, de) => {
  expect(words.sentence('en', facts[kind] as Fact, names('en'))).toBe(en);
  expect(words.sentence('de', facts[kind] as Fact, names('de'))).toBe(de);
});

test('a train that is bought says from where', () => {
  const from = (of: string) =>
    words.sentence('de', { ...facts['train-bought'], from: of, traded: null }, names('de'));
  expect(from('pool')).toBe('PRR kauft eine D-Lok aus dem Bankpool für $800');
  expect(from('NYC')).toBe('PRR kauft eine D-Lok von NYC für $800');
});

test('the button that leaves out a free token names it, not the tile of its step', () => {
  const passed: Fact = { kind: 'passed', seat: 0, company: 'PRR', step: 'track' };
  const button = (language: Language, asked: string) =>
    words.button(language, 'pass', [passed], names(language), asked);
  expect([button('en', 'lay-track'), button('de', 'lay-track')]).toEqual([
    'Pass: no tile',
    'Passen: kein Plättchen',
  ]);
  expect([button('en', 'free-token'), button('de', 'free-token')]).toEqual([
    'Pass: no token',
    'Passen: kein Bahnhof',
  ]);
});

test('whoever has bought in a stock round ends the turn and does not pass', () => {
  const pass = { type: 'pass', seat: 0 };
  expect([words.move('en', pass, names('en')), words.move('de', pass, names('de'))]).toEqual([
    'end of the turn',
    'Ende des Zuges',
  ]);
});

test('a company that passes says on what', () => {
  const passed: Fact = { kind: 'passed', seat: 0, company: 'PRR', step: 'track' };
  expect(words.sentence('en', passed, names('en'))).toBe('PRR passes: no tile');
  expect(words.sentence('de', passed, names('de'))).toBe('PRR passt: kein Plättchen');
});

test.each([
  ['sale', 'moves down', '', 'nach unten', ''],
  ['withheld', 'moves down', '', 'nach unten', ''],
  ['paid', 'moves up', '', 'nach oben', ''],
  ['pool', 'moves down', ' (shares in the pool)', 'nach unten', ' (Aktien im Bankpool)'],
  ['sold-out', 'moves up', ' (sold out)', 'nach oben', ' (ausverkauft)'],
] as const)(
  'a marker that comes to a cell of the same price is said to move, not the price, and why where nothing else says it: %s',
  (why, en, whyEn, de, whyDe) => {
    const still = { ...facts['price-moved'], to: 90, why } as Fact;
    expect(words.sentence('en', still, names('en'))).toBe(`PRR: marker ${en}, share price still $90${whyEn}`);
    expect(words.sentence('de', still, names('de'))).toBe(`PRR: Marker rückt ${de}, Kurs bleibt $90${whyDe}`);
  },
);

test.each([
  ['market', 'PRR closes: its share price has hit the bottom'],
  ['bankrupt', 'PRR closes: it is bankrupt'],
] as const)('a company that closes says why: %s', (reason, text) => {
  expect(words.sentence('en', { ...facts['company-closed'], reason }, names('en'))).toBe(text);
});

test('what a company has of its own dividend it receives itself, whichever shares that is for', () => {
  const own: RailFact = { kind: 'received', company: 'PRR', holder: 'PRR', amount: 24 };
  const said = languages.map(language => words.sentence(language, own as unknown as Fact, names(language)));
  expect(said).toEqual(['PRR erhält selbst $24', 'PRR itself receives $24']);
});
