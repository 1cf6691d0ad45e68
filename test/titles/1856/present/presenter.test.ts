import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../src/engine/core/index.js';
import { changesFor } from '../../../../src/present/rail/changes.js';
import { railCompanies } from '../../../../src/present/rail/company.js';
import { railPresenter } from '../../../../src/present/rail/presenter.js';
import { title1856 } from '../../../../src/titles/1856/rules/title.js';
import { table } from '../../../support/rail-1856.js';
import { companyTurn, positionOf, stockTurn, type PositionSetup } from '../../../support/rail-position.js';
import { formed } from '../merging.js';

const position = (more: Partial<PositionSetup> = {}): JsonObject =>
  positionOf(title1856, {
    seats: 3,
    companies: {
      BBG: { par: 70, shares: [40, 20], cash: 130, floated: true, operated: true },
      GT: { par: 65, shares: [0, 30] },
    },
    tokens: ['BBG J15'],
    own: {
      capital: { BBG: 'escrow', GT: 'reached' },
      loans: { BBG: 2 },
      rights: { BBG: ['bridge', 'tunnel'] },
    },
    round: companyTurn('BBG'),
    ...more,
  }) as unknown as JsonObject;

const companyIn = (view: JsonObject, language: 'de' | 'en', id: string) => {
  const { sections } = railPresenter(title1856).present({ view, seat: 0, names: ['A', 'B', 'C'], language });
  const { columns, rows } = sections.find(one => one.id === 'companies')!.tables![0]!;
  const cells = rows.find(row => row[0] === id)!;
  return Object.fromEntries(columns.map(({ heading }, at) => [heading, cells[at]]));
};

test('a company has its loans, its money in escrow, its destination and its rights', () => {
  expect(companyIn(position(), 'en', 'BBG')).toMatchObject({
    Loans: '2',
    Escrow: '$70',
    Destination: 'N17',
    Rights: 'bridge tunnel',
  });
  expect(companyIn(position(), 'de', 'BBG')).toMatchObject({
    Kredite: '2',
    Verwahrt: '$70',
    Ziel: 'N17',
    Rechte: 'Brücke Tunnel',
  });
});

test('a destination is shown as long as money depends on it, also of a company that can still start', () => {
  expect(companyIn(position(), 'en', 'GT')).toMatchObject({ Destination: '–' });
  expect(companyIn(position(), 'en', 'TGB')).toMatchObject({ Destination: 'H5' });
  expect(companyIn(position(), 'en', 'CGR')).toMatchObject({ Destination: '–' });
});

test('the map shows where a company has to come whose money waits for it, and the legend and the words say so', () => {
  const map = (view: JsonObject, language: 'de' | 'en') => {
    const { sections } = railPresenter(title1856).present({ view, seat: 0, names: [], language });
    const { svg, legend, text } = sections.find(({ id }) => id === 'map')!;
    return { labels: [...svg!.matchAll(/>(→\w+)</g)].map(([, label]) => label), legend, text };
  };
  const { labels, legend, text } = map(position(), 'en');
  expect(labels).toEqual(['→BBG']);
  expect(legend!.entries.find(({ sample }) => sample.includes('→BBG'))!.text).toBe(
    'Destination of BBG: N17 Welland',
  );
  expect(text).toContain('Destination of BBG: N17 Welland');
  expect(map(position(), 'de').text).toContain('Zielbahnhof der BBG: N17 Welland');
  // Its money has been paid, or it has not started.
  expect(map(position({ own: { capital: { BBG: 'reached' } } }), 'en').labels).toEqual([]);
  const other = position({
    own: { capital: { BBG: 'escrow' } },
    settings: { 'alternative-destinations': true },
  });
  expect(map(other, 'en').text!.join('\n')).toContain('Destination of BBG: N11 ');
});

test('the map shows who has the right to bridge and tunnel, and the words say so', () => {
  const mapOf = (view: JsonObject) =>
    railPresenter(title1856)
      .present({ view, seat: 0, names: [], language: 'en' })
      .sections.find(({ id }) => id === 'map')!;
  const { svg, text, legend } = mapOf(position({ own: { rights: { GW: ['bridge'], BBG: ['bridge'] } } }));
  expect(svg).toContain('>BBG GW +10</text>');
  const told = 'Bridge (P17, P19): each train that stops there earns $10 more for BBG, GW';
  expect(text).toContain(told);
  expect(legend!.entries.map(entry => entry.text)).toContain(told);
  expect(mapOf(position({ own: {} })).svg).not.toContain('+10');
});

test('the home of a company that has left the game is no longer kept, on the map and in words', () => {
  const map = (view: JsonObject) => {
    const { sections } = railPresenter(title1856).present({ view, seat: 0, names: [], language: 'en' });
    const { svg, text } = sections.find(({ id }) => id === 'map')!;
    return { svg, london: text!.find(line => line.startsWith('F15 '))! };
  };
  const before = map(position());
  const after = map(position({ own: { gone: ['GW'] } }));
  expect(before.svg).toContain('>GW</text>');
  expect(before.london).toContain('home of GW');
  expect(after.svg).not.toContain('>GW</text>');
  expect(after.london).not.toContain('home of');
});

test('other destinations: of the Canada Air Line both ends are shown', () => {
  const view = position({ settings: { 'alternative-destinations': true } });
  expect(companyIn(view, 'en', 'CA')).toMatchObject({ Destination: 'F15–A20' });
  expect(companyIn(view, 'en', 'TGB')).toMatchObject({ Destination: 'N1 O2' });
});

test('the train limit is that of the companies that run', () => {
  const { sections } = railPresenter(title1856).present({
    view: position(),
    seat: 0,
    names: ['A', 'B', 'C'],
    language: 'en',
  });
  const { columns, rows } = sections.find(one => one.id === 'bank')!.tables![0]!;
  expect(rows[0]![columns.findIndex(({ heading }) => heading === 'train limit')]).toBe('4');
});

test('the train on sale says how much has to be sold', () => {
  const before = table.position({ seats: 3, round: stockTurn(3, 0) });
  const g = title1856.game(before.settings);
  const changes = (notation: string): readonly string[] =>
    changesFor({ g, before, after: table.act(before, 0, notation), seat: 0, language: 'en' });
  expect(changes('par BBG 70')).toContain('BBG: 20% sold, floats at 20%');
});

test('what there is to know of a company has its destination with a name', () => {
  const { profile } = railCompanies(title1856);
  const request = { view: position(), seat: 0, names: ['A', 'B', 'C'], facts: [] };
  expect(profile({ ...request, of: 'BBG', language: 'en' })!.facts).toContainEqual({
    name: 'Destination',
    text: 'N17 Welland',
  });
});

test('of a company that becomes part of the CGR nothing is said of how much has to be sold', () => {
  const before = formed({ GT: 3 }, { cash: [50, 180, 50] });
  const after = table.act(before, 1, 'merge GT');
  const g = title1856.game(before.settings);
  const changes = changesFor({ g, before, after, seat: 1, language: 'en' });
  expect(changes).toContain('GT: 40% → 0%');
  expect(changes.join()).not.toContain('floats at');
});
