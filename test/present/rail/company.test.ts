import { expect, test } from '@jest/globals';
import type { Fact } from '../../../src/engine/core/index.js';
import type { Profile } from '../../../src/present/companies.js';
import { presenters } from '../../../src/present/registry.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import type { Language } from '../../../src/words/index.js';
import { position, stockTurn, type PositionSetup } from '../../support/rail.js';
import { running } from '../../titles/18mag/running.js';

const begins = (index: number): Fact => ({ kind: 'operating-round-begins', number: 2, index, of: 2 });

const told: readonly Fact[] = [
  begins(1),
  { kind: 'earned', company: 'PRR', revenue: 80, best: 80 },
  { kind: 'withheld', company: 'PRR', revenue: 80 },
  { kind: 'earned', company: 'NYC', revenue: 50, best: 50 },
  { kind: 'paid-out', company: 'NYC', revenue: 50, perShare: 5 },
  begins(2),
  { kind: 'earned', company: 'PRR', revenue: 90, best: null },
  { kind: 'paid-out', company: 'PRR', revenue: 90, perShare: 9 },
];

const setup: PositionSetup = {
  companies: { PRR: { par: 67, shares: [20, 60], pool: 10, cash: 345, trains: ['3', '5'] } },
  next: '6',
  tokens: ['PRR H12', 'PRR H10'],
  laid: { H10: '57/1' },
  round: stockTurn(2, 0),
};

const profileOf = (of: string, language: Language = 'en'): Profile | undefined =>
  presenters['1830']!.companies!.profile({
    of,
    view: title1830.view(position({ seats: 2, ...setup }), null),
    names: ['Anna', 'Ben'],
    language,
    facts: told.filter(presenters['1830']!.companies!.tellsOf),
  });

const factsOf = (profile: Profile): { readonly [name: string]: string } =>
  Object.fromEntries(profile.facts.map(({ name, text }) => [name, text]));

test('a company is told with what it has, where it stands and what its charter says', () => {
  const profile = profileOf('PRR')!;
  expect(profile.heading).toBe('PRR · Pennsylvania');
  expect(factsOf(profile)).toMatchObject({
    ...{ President: 'Ben', Cash: '$345', Price: '$67', Par: '$67', Tokens: '2/4 ($100)' },
    ...{ Stations: 'H12 Altoona, H10 Pittsburgh', Home: 'H12 Altoona' },
    ...{ Certificates: 'president’s 20%, 8 × 10%', 'Prices of its tokens': '$0, $40, $100, $100' },
  });
  expect(profile.facts.map(({ text }) => text)).not.toContain('–');
});

test('its owners stand with the most first, then what nobody holds, each with its worth', () => {
  expect(profileOf('PRR')!.tables[0]!.rows).toEqual([
    ['Ben*', '60%', '$402'],
    ['Anna', '20%', '$134'],
    ['Offering', '10%', '$67'],
    ['Pool', '10%', '$67'],
  ]);
});

test('its trains say what makes them rust; its runs what they earned and what was paid of it, the newest first', () => {
  const [, trains, runs] = profileOf('PRR')!.tables;
  expect(trains!.rows).toEqual([
    ['3', 'the first 6 (the next)'],
    ['5', '–'],
  ]);
  expect(runs!.rows).toEqual([
    ['OR 2.2', '$90', '$90'],
    ['OR 2.1', '$80', '$0'],
  ]);
});

test('what has not begun has no price, no owners and no runs, but a charter; in German, too', () => {
  const profile = profileOf('B&M', 'de')!;
  expect(factsOf(profile)).toMatchObject({
    Heimat: 'E23 Boston',
    Zertifikate: 'Direktor 20\u00a0%, 8 × 10\u00a0%',
  });
  expect(profile.facts.map(({ name }) => name)).not.toContain('Kurs');
  expect(profile.tables.map(({ rows }) => rows)).toEqual([[['Angebot', '100\u00a0%']]]);
  expect(profileOf('XYZ')).toBeUndefined();
});

test('18Mag: of what a minor shares with its owner the owner’s part is what was paid', () => {
  const companies = presenters['18mag']!.companies!;
  const state = running({ company: '3', trains: ['2'], tokens: ['3 E10'], laid: {}, cash: 25 });
  const facts: readonly Fact[] = [
    begins(1),
    { kind: 'earned', company: '3', revenue: 60, best: 60 },
    { kind: 'income-shared', company: '3', seat: 0, paid: 30, kept: 30 },
  ];
  const view = title18mag.view(state, null);
  const profile = companies.profile({
    ...{ of: '3', view, names: ['Anna', 'Ben', 'Cleo'], language: 'en' as const },
    facts: facts.filter(companies.tellsOf),
  })!;
  expect(profile.heading).toBe('Minor 3 · Magyar Nyugoti Vasút');
  expect(profile.tables.at(-1)!.rows).toEqual([['OR 2.1', '60\u00a0Ft', '30\u00a0Ft']]);
});
