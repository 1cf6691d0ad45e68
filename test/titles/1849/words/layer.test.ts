import { describe, expect, test } from '@jest/globals';
import type { Fact, Option } from '../../../../src/engine/core/index.js';
import type { OwnAsk, OwnFact } from '../../../../src/titles/1849/rules/facts.js';
import { importedTitle1849 as title1849 } from '../../../../src/titles/1849/readings/title.js';
import { plainNames, wordsFor, type Language } from '../../../../src/words/index.js';
import { menuOfAll, toldOf } from '../../../words/told.js';

const languages = ['de', 'en'] as const;
const players = ['Anna', 'Ben', 'Çağla'];
const words = wordsFor('1849');
const names = (language: Language) => plainNames(language, players, words);

/** One fact of each kind: a kind without an example does not compile. */
const facts: { readonly [K in OwnFact['kind']]: Extract<OwnFact, { kind: K }> } = {
  'company-order': { kind: 'company-order', companies: ['RCS', 'SFA'], removed: ['AFG'] },
  'tokens-paid': { kind: 'tokens-paid', company: 'RCS', tokens: 3, amount: 130 },
  'shares-issued': { kind: 'shares-issued', company: 'RCS', percent: 20, price: 164 },
  'share-redeemed': { kind: 'share-redeemed', company: 'RCS', percent: 10, price: 82 },
  'bond-issued': { kind: 'bond-issued', company: 'RCS', amount: 500 },
  'bond-repaid': { kind: 'bond-repaid', company: 'RCS', amount: 500 },
  'interest-paid': { kind: 'interest-paid', company: 'RCS', amount: 50 },
  'station-bought': { kind: 'station-bought', company: 'RCS', from: 'SFA', hex: 'C5', stop: 0, price: 90 },
  'right-bought': { kind: 'right-bought', company: 'RCS', right: 'E', price: 800 },
  'marker-placed': { kind: 'marker-placed', company: 'RCS', private: 'CNM', hex: 'A5', bonus: 20 },
  earthquake: { kind: 'earthquake', hex: 'B14', lost: ['SFA', 'RCS'] },
  forfeited: { kind: 'forfeited', seat: 2, amount: 130, shares: [{ company: 'RCS', percent: 30 }] },
  'loan-taken': { kind: 'loan-taken', seat: 2, amount: 500 },
  'player-left': { kind: 'player-left', seat: 2 },
};

const asks: readonly OwnAsk[] = [
  { kind: 'buy-station', company: 'RCS' },
  { kind: 'buy-right', company: 'RCS' },
  { kind: 'own-shares', company: 'RCS' },
  { kind: 'bonds', company: 'RCS' },
  { kind: 'forced-interest', company: 'RCS', missing: 30 },
  { kind: 'forced-interest', company: 'RCS', missing: 0 },
  { kind: 'ruined', company: 'RCS' },
];

describe.each(languages)('in %s', language => {
  test.each(Object.values(facts))('$kind tells who, what and where', fact => {
    const text = words.sentence(language, fact, names(language));
    for (const told of toldOf(fact, players)) expect(text).toContain(told);
    expect(text).not.toMatch(/undefined|NaN|\[object|\{|null/);
    expect(text).toBe(text.trim());
  });

  test.each(asks)('asked for $kind: short enough for a subject, full as a sentence', ask => {
    for (const menu of [[], menuOfAll(title1849)]) {
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

test.each([
  [
    'company-order',
    'Order of the companies: RCS, SFA; not in the game: AFG',
    'Reihenfolge der Gesellschaften: RCS, SFA; nicht im Spiel: AFG',
  ],
  [
    'station-bought',
    'RCS buys the token slot of SFA on C5 for L.\u00a090',
    'RCS kauft SFA den Platz auf C5 für L.\u00a090 ab',
  ],
  [
    'earthquake',
    'An earthquake destroys B14; stations are lost by SFA and RCS',
    'Ein Erdbeben zerstört B14; Bahnhöfe verlieren: SFA und RCS',
  ],
  [
    'forfeited',
    'Çağla loses all property: L.\u00a0130, 30% of RCS',
    'Çağla verliert den ganzen Besitz: L.\u00a0130, 30\u00a0% der RCS',
  ],
] as const)('%s reads well', (kind, en, de) => {
  says(facts[kind], en, de);
});

describe('what all 18xx games say tells of 1849’s own, too', () => {
  test('a bond moves the price', () => {
    says(
      { kind: 'price-moved', company: 'RCS', from: 90, to: 82, why: 'bond' },
      'RCS: share price falls from L.\u00a090 to L.\u00a082',
      'RCS: Kurs fällt von L.\u00a090 auf L.\u00a082',
    );
    says(
      { kind: 'price-moved', company: 'RCS', from: 90, to: 90, why: 'bond' },
      'RCS: marker moves, share price still L.\u00a090',
      'RCS: Marker rückt weiter, Kurs bleibt L.\u00a090',
    );
  });

  test('the earthquake closes a company', () => {
    says(
      { kind: 'company-closed', company: 'AFG', reason: 'earthquake' },
      'AFG closes: the earthquake took its last station',
      'AFG wird geschlossen: Das Erdbeben hat ihr den letzten Bahnhof genommen',
    );
  });

  test('a place in a city is offered, and declined', () => {
    says(
      {
        kind: 'offer-made',
        offer: 3,
        seat: 0,
        to: 1,
        what: 'station',
        item: 'C5',
        from: 'SFA',
        buyer: 'RCS',
        price: 40,
      },
      'Anna proposes a trade to Ben: SFA sells the token slot on C5 to RCS for L.\u00a040 (offer 3)',
      'Anna schlägt Ben einen Handel vor: SFA verkauft den Platz auf C5 an RCS für L.\u00a040 (Angebot 3)',
    );
    const order = { type: 'decline-offers', seat: 0, what: 'station' };
    expect(words.order('en', order, names('en'))).toBe('Decline every offer for a station.');
    expect(words.order('de', order, names('de'))).toBe('Jedes Angebot über einen Bahnhof ablehnen.');
  });

  test('a company passes on a station', () => {
    says(
      { kind: 'passed', seat: 0, company: 'RCS', step: 'station' },
      'RCS passes: no station',
      'RCS passt: kein Bahnhof',
    );
  });
});

test('whoever has nothing to do in a step is told what else there is, a trade last', () => {
  const menu = ['use-port', 'offer', 'acquire', 'pass'].map((type): Option => ({ type, fields: {} }));
  const ask = { kind: 'lay-track', company: 'RCS' };
  expect(words.ask('en', ask, names('en'), menu).full).toBe(
    'Buy a private company, place the port marker, offer a trade, or pass.',
  );
  expect(words.ask('de', ask, names('de'), menu).full).toBe(
    'Kaufen Sie eine Privatgesellschaft, legen Sie den Hafenmarker, bieten Sie einen Handel an oder passen Sie.',
  );
});

test('what lies on the map is told in lire and port markers', () => {
  const marker = { kind: 'marker', hex: 'A5', company: 'RCS', bonus: 20 };
  expect(words.note('en', marker, names('en'))).toBe('Port marker: A5 earns RCS L.\u00a020 more');
  expect(words.note('de', marker, names('de'))).toBe('Hafenmarker: A5 ist für RCS L.\u00a020 mehr wert');
  const resting = { kind: 'resting', hex: 'B14', set: 5 };
  expect(words.note('en', resting, names('en'))).toBe('B14: no building before the end of stock round 5');
  expect(words.note('de', resting, names('de'))).toBe('B14: kein Bau bis zum Ende der Aktienrunde 5');
});

test('bonds and stations are part of the turn of their company', () => {
  const { groups } = words.report(
    'en',
    [facts['bond-issued'], facts.earthquake, { ...facts['station-bought'], company: 'SFA' }],
    names('en'),
  );
  expect(groups.map(({ heading, lines }) => [heading, lines.length])).toEqual([
    ['RCS', 2],
    ['SFA', 1],
  ]);
});

test.each<[string, Parameters<typeof words.refusal>[2], string, string]>([
  [
    'cannot-repay',
    { company: 'RCS', case: 'none' },
    'RCS has no bond out.',
    'RCS hat keine Anleihe ausgegeben.',
  ],
  [
    'cannot-buy-station',
    { spot: 'C1', from: 'RCS', case: 'consent' },
    'The president of RCS must agree to the sale of the place on C1: offer a trade.',
    'Wer RCS führt, muss dem Verkauf des Platzes auf C1 zustimmen: Bieten Sie einen Handel an.',
  ],
  [
    'not-next-in-order',
    { company: 'AFG', case: 'out' },
    'AFG is not in this game.',
    'AFG ist in dieser Partie nicht im Spiel.',
  ],
])('a refusal gives the reason that there is: %s %j', (code, params, english, german) => {
  expect(words.refusal('en', code, params, names('en'))).toBe(english);
  expect(words.refusal('de', code, params, names('de'))).toBe(german);
});
