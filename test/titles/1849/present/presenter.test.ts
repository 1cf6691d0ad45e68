import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../../src/engine/core/index.js';
import type { Table } from '../../../../src/present/presenter.js';
import { railPresenter } from '../../../../src/present/rail/presenter.js';
import { title1849 } from '../../../../src/titles/1849/rules/title.js';
import { companyTurn, positionOf, type PositionSetup } from '../../../support/rail-position.js';

const presenter = railPresenter(title1849);
const names = ['Anna', 'Bert', 'Cleo'];

const position = (more: Partial<PositionSetup> = {}): JsonObject =>
  positionOf(title1849, {
    seats: 3,
    cash: 200,
    settings: { companies: '5' },
    companies: {
      IFT: { par: 100, shares: [40, 10], pool: 20, cash: 130, trains: ['4H'] },
      AFG: { par: 68, shares: [0, 20], cash: 30 },
    },
    order: ['SFA', 'RCS', 'CTL'],
    tokens: ['IFT H12', 'AFG M9'],
    privates: { SIGI: 'IFT' },
    round: companyTurn('IFT'),
    ...more,
  }) as unknown as JsonObject;

const shown = (view: JsonObject) => {
  const { sections } = presenter.present({ view, seat: 0, names, language: 'en' });
  const section = (id: string) => sections.find(one => one.id === id)!;
  const table = (id: string): Table => section(id).tables![0]!;
  const row = (id: string, first: string): { readonly [heading: string]: string | undefined } => {
    const { columns, rows } = table(id);
    const cells = rows.find(one => one[0]!.split(' ')[0] === first)!;
    return Object.fromEntries(columns.map(({ heading }, at) => [heading, cells[at]]));
  };
  return { section, table, row };
};

describe('what only some titles have is shown where there is any', () => {
  test('the shares a company holds itself, and its money in lire', () => {
    expect(shown(position()).row('companies', 'IFT')).toMatchObject({
      Treasury: '30%',
      Pool: '20%',
      Cash: 'L.\u00a0130',
      Tokens: '2/3',
    });
  });

  test('companies in the order in which they may start, without the one that is not in the game', () => {
    const { rows } = shown(position()).table('companies');
    expect(rows.map(row => row.slice(0, 2))).toEqual([
      ['IFT', 'Anna'],
      ['AFG', 'Bert'],
      ['SFA', 'number 1 to start'],
      ['RCS', 'number 2 to start'],
      ['CTL', 'number 3 to start'],
    ]);
  });

  test('a home is kept for a company that waits to start, and for none that is not in the game', () => {
    const { text } = shown(position()).section('map');
    const homes = text!.flatMap(line => /home of (\w+)/.exec(line)?.[1] ?? []);
    expect(homes.sort()).toEqual(['CTL', 'RCS', 'SFA']);
  });

  test('bonds and rights have columns as soon as somebody has them', () => {
    const headings = (view: JsonObject) =>
      shown(view)
        .table('companies')
        .columns.map(c => c.heading);
    expect(headings(position())).not.toEqual(expect.arrayContaining(['Bonds', 'Rights']));
    const view = position({
      companies: { IFT: { par: 100, shares: [40], bonds: 1, rights: ['E'] } },
      settings: { companies: '5', game: 'electric' },
    });
    expect(shown(view).row('companies', 'IFT')).toMatchObject({ Bonds: '1', Rights: 'E' });
  });

  test('how far trains run, and which need a right', () => {
    const view = position({ settings: { companies: '5', game: 'electric' } });
    const { row } = shown(view);
    expect([row('trains', '4H')['Hexes'], row('trains', 'R6H')['Hexes']]).toEqual([
      '4 (narrow 2)',
      '6 (standard 2)',
    ]);
    expect(row('trains', 'E')).toMatchObject({
      Train: 'E (with E-token)',
      Hexes: 'unlimited (no narrow track)',
    });
  });

  test('loans of players, and who has left the game', () => {
    const view = position({ loans: { 1: 1 } });
    const [anna, bert, cleo] = view['players'] as JsonObject[];
    const later = { ...view, players: [anna!, bert!, { ...cleo!, out: true, cash: 0 }] };
    const { row } = shown(later);
    expect(row('players', 'Bert')['Loans']).toBe('1');
    expect(row('players', 'Cleo')['Player']).toBe('Cleo · has left');
  });

  test('what each private is good for', () => {
    expect(shown(position()).row('privates', 'SIGI')['Effect']).toMatch(/half the price/);
  });

  test('a port marker and a hex at rest stand beside the map, and the marker on it', () => {
    const view = position({
      markers: [{ hex: 'L14', company: 'IFT', bonus: 20 }],
      resting: { B14: 3 },
    });
    const { text, svg } = shown(view).section('map');
    expect(text).toEqual(
      expect.arrayContaining([
        'Port marker: L14 earns IFT L.\u00a020 more',
        'B14: no building before the end of stock round 3',
      ]),
    );
    expect(svg).toContain('IFT +20');
  });

  test('the blue zone is locked before phase 16 and open from then on', () => {
    expect(shown(position()).section('market').text).toContain('the blue zone is locked');
    const late = position({ next: '16H', left: 3 });
    expect(shown(late).section('market').text).not.toContain('the blue zone is locked');
  });
});

test('a place that is offered for sale is called by its city, a player by name', () => {
  const fields = { what: { oneOf: ['station'] }, item: { oneOf: ['C5'] } };
  const names = ['Anna', 'Ben', 'Cleo'];
  const view = position({ settings: { companies: '5', game: 'advanced' } });
  const request = { view, names, language: 'en', option: { type: 'offer', fields } } as const;
  expect(presenter.nameValue!({ ...request, field: 'item', value: 'C5' })).toBe('C5 Palermo');
  expect(presenter.nameValue!({ ...request, field: 'what', value: 'station' })).toBeUndefined();
  expect(presenter.nameValue!({ ...request, field: 'from', value: 'P2' })).toBe('Ben');
  expect(presenter.nameValue!({ ...request, field: 'from', value: 'RCS' })).toBeUndefined();
});

test('shares on sale are named with what the next certificate is worth and costs', () => {
  const fields = { company: { oneOf: ['AFG'] }, from: { oneOf: ['treasury'] } };
  const ask = { names, option: { type: 'buy', fields }, field: 'from', value: 'treasury' } as const;
  const view = position();
  expect(presenter.nameValue!({ ...ask, view, language: 'en' })).toBe('the company, 10% for L.\u00a068');
  const sold = position({ companies: { AFG: { par: 68, shares: [50, 30] } } });
  expect(presenter.nameValue!({ ...ask, view: sold, language: 'de' })).toBe(
    'Gesellschaft, 20\u00a0% für L.\u00a0136',
  );
});
