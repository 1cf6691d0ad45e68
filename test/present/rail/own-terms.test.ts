import { describe, expect, test } from '@jest/globals';
import type { Json, JsonObject } from '../../../src/engine/core/index.js';
import { addRunTerms } from '../../../src/engine/rail/company/running.js';
import { defineRailTitle, type RailTitleSpec } from '../../../src/engine/rail/define.js';
import type { Run } from '../../../src/engine/rail/map/types.js';
import { railEditing } from '../../../src/present/rail/editing.js';
import { servicePresenter } from '../../../src/present/rail/service-presenter.js';
import { data } from '../../../src/titles/1830/rules/data.js';
import { plainNames, wordsFor } from '../../../src/words/index.js';
import { companyTurn, positionOf } from '../../support/rail-position.js';

/** 3-trains that visit three towns beside, 5-trains that two of their stops pay, and a car that earns 50 once at Lancaster. */
const spec: RailTitleSpec = {
  id: '1830',
  rules: 1,
  minSeats: 2,
  maxSeats: 6,
  data: {
    ...data,
    trains: data.trains.map(train => ({
      ...train,
      ...(train.name === '3' && { towns: 3 }),
      ...(train.name === '5' && { pays: 2 }),
    })),
  },
  settings: [],
  features: [
    {
      rules: [addRunTerms(() => ({ gear: [{ name: 'car', bonuses: [{ amount: 50, visits: [['H16']] }] }] }))],
    },
  ],
};
const title = defineRailTitle(spec);
const presenter = servicePresenter(title);
const editing = railEditing(title);
const names = ['Anna', 'Bert', 'Cleo'];
const at = {
  view: positionOf(title, {
    seats: 3,
    companies: { PRR: { par: 100, shares: [60], cash: 500, operated: true, trains: ['2', '2'] } },
    laid: { H10: '57/1', H14: '9/1', H16: '57/1' },
    tokens: ['PRR H12'],
    next: '3',
    round: companyTurn('PRR', { step: 'run' }),
  }) as unknown as JsonObject,
  names,
  language: 'en' as const,
};

describe('what trains of a title have beside', () => {
  const worths = (...runs: readonly (readonly string[])[]): readonly string[] => {
    const drafts = runs.map((path): Run => ({ train: '2', path }));
    return editing.show(at, drafts as unknown as readonly Json[]).parts.map(part => part.worth);
  };

  test('a stop that does not pay the train stands in its run without an amount', () => {
    const runs: readonly Run[] = [{ train: '5', path: ['H10', 'H12', 'H14', 'H16'] }];
    const [part] = editing.show(at, runs as unknown as readonly Json[]).parts;
    expect(part!.stops.map(({ text }) => text)).toEqual([
      expect.stringMatching(/Pittsburgh \$20$/),
      expect.stringMatching(/Altoona –$/),
      expect.stringMatching(/Lancaster \$20$/),
    ]);
  });

  test('a run that is being changed earns with what its train takes along, legal or not', () => {
    const west = ['H12', 'H10'];
    const east = ['H12', 'H14', 'H16'];
    expect(worths(west, [])).toEqual(['$30', '$0']);
    expect(worths(west, east)).toEqual(['$30', '$80']);
    // Both over the same track: one car, one bonus.
    expect(worths(east, east)).toEqual(['$80', '$30']);
  });

  test('the best way to go on from a tap counts it', () => {
    const drafts = editing.begin(at, []);
    const from = editing.tap(at, drafts, 0, 'H12')[0]!;
    const best = editing.tap(at, from, 0, 'H16')[0]!;
    expect(editing.show(at, best).parts[0]!.worth).toBe('$80');
  });

  test('the mail and the log name it', () => {
    const { notes } = presenter.letter!({ ...at, before: null, news: '' });
    expect(notes.flatMap(note => note.lines).join('\n')).toContain(
      '2 + car: H12 Altoona – H16 Lancaster, $80',
    );
    const ran = {
      kind: 'ran',
      company: 'PRR',
      train: '2',
      path: ['H12', 'H14', 'H16'],
      revenue: 80,
      gear: ['car'],
    };
    const said = (language: 'de' | 'en'): string =>
      wordsFor('1830').sentence(language, { ...ran, stops: ['H12', 'H16'] }, plainNames(language, names));
    expect(said('en')).toBe('PRR: train 2 with car runs H12–H14–H16 for $80');
    expect(said('de')).toBe('PRR: 2er-Lok mit car fährt H12–H14–H16 für $80');
  });

  test('the supply names both sides of a piece, of which there are so many together', () => {
    const tiles = data.map.tiles.map(tile => {
      if (tile.id === '57') return { ...tile, count: 4, back: '9' };
      return tile.id === '9' ? { ...tile, count: 4, back: '57' } : tile;
    });
    const twoSided = servicePresenter(
      defineRailTitle({ ...spec, data: { ...spec.data, map: { ...data.map, tiles } } }),
    );
    const galleries = twoSided.present({ ...at, seat: 0 }).sections.flatMap(section => section.gallery ?? []);
    const items = galleries
      .flatMap(gallery => gallery.groups)
      .flatMap(group => group.items.map(item => item.text));
    // Two 57 and one 9 lie on the map.
    expect(items).toEqual(expect.arrayContaining(['57|9: 1/4', '9|57: 1/4']));
  });

  test('the list of trains shows towns beside stops', () => {
    const tables = presenter.present({ ...at, seat: 0 }).sections.flatMap(section => section.tables ?? []);
    const trains = tables.find(table => table.rows.some(row => row[0] === '4'));
    expect(trains!.rows.map(row => row.slice(0, 2))).toContainEqual(['3 (for sale)', '3+3']);
    expect(trains!.rows.map(row => row.slice(0, 2))).toContainEqual(['5', '5 (the best 2 pay)']);
    expect(trains!.columns[1]).toMatchObject({ heading: 'Stops' });
  });
});
