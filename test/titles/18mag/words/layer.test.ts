import { describe, expect, test } from '@jest/globals';
import type { Fact, Option } from '../../../../src/engine/core/index.js';
import type { RailFact } from '../../../../src/engine/rail/facts.js';
import type { DraftFact, IncomeFact } from '../../../../src/engine/rail/mechanisms/facts.js';
import { companies36 } from '../../../../src/titles/18mag/rules/companies.js';
import type { IstvanFact, OwnAsk, OwnFact } from '../../../../src/titles/18mag/rules/facts.js';
import { importedTitle18mag as title18mag } from '../../../../src/titles/18mag/readings/title.js';
import { plainNames, wordsFor, type Language } from '../../../../src/words/index.js';
import { layer18mag } from '../../../../src/titles/18mag/words/layer.js';
import { menuOfAll, toldOf } from '../../../words/told.js';

const languages = ['de', 'en'] as const;
const players = ['Anna', 'Ben', 'Çağla'];
const words = wordsFor('18mag');
const names = (language: Language) => plainNames(language, players, words);

/** What the title's words are for. */
type SaidFact = Exclude<OwnFact, IstvanFact> | DraftFact | IncomeFact;

/** One fact of each kind but those of the game against Istvan: a kind without an example does not compile. */
const facts = {
  'order-cards': { kind: 'order-cards', seats: [2, 0, 1] },
  'start-prices': { kind: 'start-prices', companies: ['SIK', 'SKEV'], prices: [60, 75] },
  'minor-drafted': { kind: 'minor-drafted', seat: 1, company: '4' },
  'share-drafted': { kind: 'share-drafted', seat: 1, company: 'SKEV', percent: 10 },
  'minors-removed': { kind: 'minors-removed', companies: ['5', '13'] },
  'supporter-paid': { kind: 'supporter-paid', company: 'SKEV', by: '4', amount: 10, what: 'tile' },
  'income-shared': { kind: 'income-shared', company: '4', seat: 1, paid: 25, kept: 25 },
  'no-purchase': { kind: 'no-purchase', train: '3', marks: 2 },
  'marks-removed': { kind: 'marks-removed' },
  'set-cut-short': { kind: 'set-cut-short' },
  'last-set': { kind: 'last-set', number: 6 },
  'railcar-bought': { kind: 'railcar-bought', company: '4', from: 'RABA', price: 10, gain: 20 },
  'train-scrapped': { kind: 'train-scrapped', company: '4', train: '2' },
  'terrain-marker-used': { kind: 'terrain-marker-used', company: '5', hex: 'H27', left: 2 },
} as const satisfies { readonly [K in SaidFact['kind']]: Extract<SaidFact, { kind: K }> };

const asks: readonly (OwnAsk | { readonly kind: 'run-trains'; readonly company: string })[] = [
  { kind: 'draft-paper', minors: 2, shares: 1 },
  { kind: 'draft-paper', minors: 1, shares: 0 },
  { kind: 'draft-paper', minors: 0, shares: 2 },
  { kind: 'pay-out', company: 'LdStEG', most: 120 },
  { kind: 'pay-out', company: 'LdStEG', most: 0 },
  { kind: 'scrap-trains', company: '13' },
  { kind: 'run-trains', company: '13' },
];

describe.each(languages)('in %s', language => {
  test.each(Object.values(facts))('$kind tells who, what and where', fact => {
    const text = words.sentence(language, fact, names(language));
    for (const told of toldOf(fact, players)) expect(text).toContain(told);
    expect(text).not.toMatch(/undefined|NaN|\[object|\{|null/);
    expect(text).toBe(text.trim());
  });

  test.each(asks)('asked for $kind: short enough for a subject, full as a sentence', ask => {
    for (const menu of [[], menuOfAll(title18mag)]) {
      const { short, full } = words.ask(language, ask, names(language), menu);
      expect(short.length).toBeLessThanOrEqual(36);
      expect(full).toMatch(/\.$/);
      expect(`${short}${full}`).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test('every supporting company, and every minor with terrain markers, says what it does', () => {
    const told = companies36.filter(({ id }) => words.thing(language, 'company', id) !== undefined);
    expect(told.map(({ id }) => id)).toEqual([
      ...['5', '6', '7', '12', '13'],
      ...['RABA', 'G&C', 'SNW', 'SIK', 'SKEV', 'LdStEG', 'MAVAG'],
    ]);
    for (const { id } of told) expect(words.thing(language, 'company', id)).toMatch(/^\S.*\.$/);
  });
});

const says = (fact: Fact, english: string, german: string): void => {
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
  expect(plain(words.sentence('en', fact, names('en')))).toBe(english);
  expect(plain(words.sentence('de', fact, names('de')))).toBe(german);
};

test.each<[SaidFact, string, string]>([
  [facts['start-prices'], 'First share prices: SIK 60 Ft, SKEV 75 Ft', 'Erste Kurse: SIK 60 Ft, SKEV 75 Ft'],
  [facts['order-cards'], 'Order of players: Çağla, Anna, Ben', 'Reihenfolge der Spieler: Çağla, Anna, Ben'],
  [facts['minor-drafted'], 'Ben takes Minor 4', 'Ben nimmt Kleinbahn 4'],
  [
    facts['minors-removed'],
    'Not in the game: Minor 5 and Minor 13',
    'Nicht im Spiel: Kleinbahn 5 und Kleinbahn 13',
  ],
  [
    facts['supporter-paid'],
    'SKEV receives 10 Ft from Minor 4 for the second tile',
    'SKEV erhält 10 Ft von Kleinbahn 4 für das zweite Plättchen',
  ],
  [
    { ...facts['supporter-paid'], what: 'levy' },
    'SKEV receives 10 Ft from Minor 4 as the levy of the yellow phase',
    'SKEV erhält 10 Ft von Kleinbahn 4 als Abgabe der gelben Phase',
  ],
  [
    { ...facts['supporter-paid'], company: 'SIK', by: 'bank', what: 'terrain' },
    'SIK receives 10 Ft from the bank for rivers and mountains',
    'SIK erhält 10 Ft von der Bank für Flüsse und Berge',
  ],
  [
    facts['no-purchase'],
    'Nobody bought a new train in this operating round: the second marker lies on the 3-trains',
    'In dieser Betriebsrunde wurde keine neue Lok gekauft: Der 2. Marker liegt bei den 3er-Loks',
  ],
  [
    facts['last-set'],
    'Operating rounds 6.1 to 6.3 are the last of the game',
    'Die Betriebsrunden 6.1 bis 6.3 sind die letzten der Partie',
  ],
  [
    facts['railcar-bought'],
    'Minor 4 buys a railcar of RABA for 10 Ft and can earn 20 Ft more with it',
    'Kleinbahn 4 kauft einen Wagen der RABA für 10 Ft und kann damit 20 Ft mehr einfahren',
  ],
  [
    { ...facts['railcar-bought'], gain: 0 },
    'Minor 4 buys a railcar of RABA for 10 Ft, which earns it nothing',
    'Kleinbahn 4 kauft einen Wagen der RABA für 10 Ft, der ihr nichts einbringt',
  ],
  [
    facts['terrain-marker-used'],
    'Minor 5 gives up a terrain marker for H27 and has 2 left',
    'Kleinbahn 5 gibt für H27 einen Terrainmarker ab und hat noch 2',
  ],
  [
    { ...facts['terrain-marker-used'], left: 0 },
    'Minor 5 gives up its last terrain marker for H27',
    'Kleinbahn 5 gibt für H27 ihren letzten Terrainmarker ab',
  ],
])('%j reads well', (fact, english, german) => {
  says(fact, english, german);
});

test.each<[RailFact, string, string]>([
  [
    { kind: 'company-begins', company: 'SKEV', seat: 1 },
    'SKEV operates, run by Ben',
    'SKEV ist am Zug, geführt von Ben',
  ],
  [{ kind: 'phase-begins', phase: 'GR' }, 'The grey phase begins', 'Die graue Phase beginnt'],
  [
    { kind: 'train-bought', company: '4', train: '3', from: 'depot', price: 120, traded: null },
    'Minor 4 buys a new 3-train for 120 Ft',
    'Kleinbahn 4 kauft eine neue 3er-Lok für 120 Ft',
  ],
  [
    { kind: 'train-bought', company: '4', train: '3', from: '11', price: 1250, traded: null },
    'Minor 4 buys a 3-train from Minor 11 for 1,250 Ft',
    'Kleinbahn 4 kauft eine 3er-Lok von Kleinbahn 11 für 1250 Ft',
  ],
  [
    { kind: 'shares-bought', seat: 1, company: 'SKEV', percent: 10, from: 'pool', price: 65 },
    'Ben buys 10% of SKEV for 65 Ft',
    'Ben kauft 10 % der SKEV für 65 Ft',
  ],
  [
    { kind: 'paid-out', company: 'SKEV', revenue: 0, perShare: 0 },
    'SKEV pays out nothing',
    'SKEV schüttet nichts aus',
  ],
  [
    { kind: 'paid-out', company: 'SKEV', revenue: 60, perShare: 6 },
    'SKEV pays out 60 Ft, 6 Ft a share',
    'SKEV schüttet 60 Ft aus, 6 Ft je Aktie',
  ],
  [
    { kind: 'passed', seat: 0, company: '4', step: 'scrap' },
    'Minor 4 passes: no train scrapped',
    'Kleinbahn 4 passt: keine Lok verschrottet',
  ],
])('of what happens in all 18xx games, %j reads well', (fact, english, german) => {
  says(fact, english, german);
});

test('a train is told with its railcars', () => {
  const ran = {
    kind: 'ran',
    company: '4',
    train: '3',
    path: ['C6', 'E10'],
    stops: ['C6', 'E10'],
    revenue: 70,
  };
  says(
    { ...ran, gear: ['RABA', 'G&C'] },
    'Minor 4: train 3 with railcar of RABA + railcar of G&C runs C6–E10 for 70 Ft',
    'Kleinbahn 4: 3er-Lok mit Wagen der RABA + Wagen der G&C fährt C6–E10 für 70 Ft',
  );
  says(
    { ...ran, gear: ['RABA+'] },
    'Minor 4: train 3 with railcar of RABA for towns runs C6–E10 for 70 Ft',
    'Kleinbahn 4: 3er-Lok mit Wagen der RABA für Kleinstädte fährt C6–E10 für 70 Ft',
  );
});

const option = (type: string): Option => ({ type, fields: {} });

test('who drafts is told how much is left to take', () => {
  const full = (language: Language, minors: number, shares: number): string =>
    words.ask(language, { kind: 'draft-paper', minors, shares }, names(language), [option('draft')]).full;
  expect(full('en', 2, 1)).toBe('Take a minor or a share: 2 minors and one share left for you to choose.');
  expect(full('de', 2, 1)).toBe(
    'Nehmen Sie eine Kleinbahn oder eine Aktie: Ihnen stehen noch 2 Kleinbahnen und eine Aktie zu.',
  );
  expect(full('de', 1, 0)).toBe('Nehmen Sie eine Kleinbahn: Ihnen steht noch eine Kleinbahn zu.');
  expect(full('en', 0, 2)).toBe('Take a share: 2 shares left for you to choose.');
});

test('who runs trains is told what can be done before that', () => {
  const ask = { kind: 'run-trains', company: '4' };
  const full = (language: Language, types: readonly string[]): string =>
    words.ask(language, ask, names(language), types.map(option)).full;
  expect(full('en', ['run', 'buy-railcar', 'scrap'])).toBe(
    'Run the trains of Minor 4, buy a railcar first, or scrap a train first.',
  );
  expect(full('de', ['run', 'buy-railcar', 'scrap'])).toBe(
    'Lassen Sie die Loks der Kleinbahn 4 fahren, kaufen Sie erst einen Wagen oder verschrotten Sie erst eine Lok.',
  );
  expect(full('de', ['run'])).toBe('Lassen Sie die Loks der Kleinbahn 4 fahren.');
});

test('whoever can only lay a tile with a terrain marker is told so', () => {
  const ask = { kind: 'lay-track', company: '5' };
  const menu = ['lay-marked', 'pass'].map(option);
  expect(words.ask('en', ask, names('en'), menu).full).toBe(
    'Lay a tile and give up a terrain marker or pass.',
  );
  expect(words.ask('de', ask, names('de'), menu).full).toBe(
    'Legen Sie ein Plättchen und geben Sie einen Terrainmarker ab oder passen Sie.',
  );
});

test.each<[string, readonly Fact[], string, string]>([
  ['draft', [facts['minor-drafted']], 'Take Minor 4', 'Kleinbahn 4 nehmen'],
  [
    'buy-railcar',
    [facts['railcar-bought']],
    'Buy a railcar of RABA for 10 Ft: up to 20 Ft more',
    'Wagen der RABA für 10 Ft kaufen: bis zu 20 Ft mehr',
  ],
  [
    'buy-railcar',
    [{ ...facts['railcar-bought'], gain: 0 }],
    'Buy a railcar of RABA for 10 Ft: earns nothing',
    'Wagen der RABA für 10 Ft kaufen: bringt nichts ein',
  ],
  [
    'lay-marked',
    [
      { kind: 'tile-laid', company: '5', hex: 'H27', tile: '6', rotation: 1, over: null, cost: 0 },
      facts['terrain-marker-used'],
    ],
    'Lay a tile on H27, give up a terrain marker',
    'Plättchen auf H27 legen, Terrainmarker abgeben',
  ],
  [
    'pay-out',
    [{ kind: 'paid-out', company: 'SKEV', revenue: 60, perShare: 6 }],
    'Pay out 60 Ft',
    '60 Ft ausschütten',
  ],
  [
    'pay-out',
    [{ kind: 'paid-out', company: 'SKEV', revenue: 0, perShare: 0 }],
    'Pay out nothing',
    'Nichts ausschütten',
  ],
  [
    'hand-over',
    [{ kind: 'president-changed', company: 'SKEV', from: 0, to: 1 }],
    'Make Ben president of SKEV',
    'Ben zum Direktor der SKEV machen',
  ],
])('the button of %s says what it brings', (type, brought, english, german) => {
  const button = (language: Language): string =>
    words.button(language, type, brought, names(language)).replaceAll('\u00a0', ' ');
  expect(button('en')).toBe(english);
  expect(button('de')).toBe(german);
});

describe('what supporting companies are paid', () => {
  const paid = (company: string, what: 'tile' | 'terrain', amount: number): Fact => ({
    ...facts['supporter-paid'],
    company,
    what,
    amount,
  });
  const tile: Fact = {
    ...{ kind: 'tile-laid', company: '4', hex: 'B17', tile: '8', rotation: 1 },
    ...{ over: null, cost: 30 },
  };
  const toldIn = (language: Language, all: readonly Fact[]) =>
    words
      .report(language, all, names(language))
      .groups.map(({ heading, lines }) => [heading, ...lines.map(line => line.replaceAll('\u00a0', ' '))]);

  test('is told behind what it is for, in the turn of the minor, and in one line', () => {
    // As the rules bring it about.
    const all = [paid('SKEV', 'tile', 10), paid('SIK', 'terrain', 20), tile];
    expect(toldIn('en', all)).toEqual([
      [
        'Minor 4',
        'Minor 4 lays tile 8 on B17, turned by 60°, for 30 Ft',
        'SKEV receives 10 Ft for the second tile, SIK receives 20 Ft for rivers and mountains',
      ],
    ]);
    expect(toldIn('de', all)[0]!.at(-1)).toBe(
      'SKEV erhält 10 Ft für das zweite Plättchen, SIK erhält 20 Ft für Flüsse und Berge',
    );
  });

  test('alone is told with who pays', () => {
    expect(toldIn('en', [paid('SKEV', 'tile', 10), tile])[0]).toContain(
      'SKEV receives 10 Ft from Minor 4 for the second tile',
    );
  });

  test('stays where it is if something else follows', () => {
    const other = { ...tile, company: '11' };
    expect(layer18mag.told!([paid('SKEV', 'tile', 10), other, tile])).toEqual([
      paid('SKEV', 'tile', 10),
      other,
      tile,
    ]);
    expect(layer18mag.told!([tile, paid('SKEV', 'tile', 10)])).toEqual([tile, paid('SKEV', 'tile', 10)]);
  });
});

describe('a refusal says what would be right', () => {
  const refused = (language: Language, code: string, params: Parameters<typeof words.refusal>[2]) =>
    words.refusal(language, code, params, names(language))?.replaceAll('\u00a0', ' ');

  test.each<[string, Parameters<typeof words.refusal>[2], string, string]>([
    [
      'draft-quota',
      { company: '4', case: 'minors' },
      'You have all your minors, and take a share now.',
      'Sie haben alle Ihre Kleinbahnen und nehmen jetzt eine Aktie.',
    ],
    ['no-railcar', { from: 'SIK', case: 'none' }, 'SIK sells no railcars.', 'SIK verkauft keine Wagen.'],
    [
      'no-such-payout',
      { amount: 65, most: 120, by: 10 },
      '65 Ft cannot be paid out: only multiples of 10 Ft, 120 Ft at the most.',
      '65 Ft lassen sich nicht ausschütten: nur ein Vielfaches von 10 Ft, höchstens 120 Ft.',
    ],
    // Mines are no ports, and two of them no off-board location; nobody has to raise money; no train comes later.
    [
      'run-joins-too-few',
      { train: '2' },
      'Train 2 joins fewer than two stops; mines do not count.',
      'Lok 2 verbindet keine zwei Orte; Bergwerke zählen nicht.',
    ],
    [
      'run-location-twice',
      { train: '6' },
      'Train 6 visits two mines; one is the most.',
      'Lok 6 fährt zwei Bergwerke an; mehr als eines geht nicht.',
    ],
    [
      'nothing-to-sell',
      { company: 'SIK', case: 'untimely' },
      'Shares are sold in a stock round, in your own turn.',
      'Aktien verkauft man in einer Aktienrunde, wenn man am Zug ist.',
    ],
    [
      'train-not-for-sale',
      { train: '2', from: 'depot', price: 80, cash: 90, company: '3', case: 'later' },
      'A minor buys no more than two new trains in a turn.',
      'Mehr als zwei neue Loks kauft eine Kleinbahn in einem Zug nicht.',
    ],
    [
      'no-such-train',
      { company: '13', train: '6', has: ['2'] },
      'Minor 13 has no train 6; it has: 2.',
      'Kleinbahn 13 hat keine Lok 6; sie hat: 2.',
    ],
  ])('%s %j', (code, params, english, german) => {
    expect(refused('en', code, params)).toBe(english);
    expect(refused('de', code, params)).toBe(german);
  });
});
