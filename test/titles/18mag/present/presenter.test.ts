import { expect, test } from '@jest/globals';
import { play, type JsonObject, type Title } from '../../../../src/engine/core/index.js';
import type { RailState } from '../../../../src/engine/rail/state.js';
import { openingOf } from '../../../../src/present/example.js';
import { servicePresenter } from '../../../../src/present/rail/service-presenter.js';
import { previewOf } from '../../../../src/present/preview.js';
import { letterTables } from '../../../../src/present/rail/letter-tables.js';
import { title18mag } from '../../../../src/titles/18mag/rules/title.js';
import { wordsFor, type Language } from '../../../../src/words/index.js';
import { rules18mag } from '../../../../src/titles/18mag/words/rules.js';
import { running } from '../running.js';

const names = ['Anna', 'Ben'];
const presenter = servicePresenter(title18mag);

const { example } = rules18mag;

/** After the draft, one operating round and the first stock round of two players. */
const played = example.line.reduce(
  (state, line) => {
    const action = title18mag.notation.parse(line.slice(2), Number(line[0]));
    return play(title18mag, state, action, []).state;
  },
  openingOf(title18mag as unknown as Title, example) as RailState,
);

const sectionsIn = (language: Language, view: object = played) =>
  presenter.present({ view: view as JsonObject, seat: 0, names, language }).sections;

const tableIn = (language: Language, id: string, at = 0) => {
  const { columns, rows } = sectionsIn(language).find(one => one.id === id)!.tables![at]!;
  return rows.map(row => Object.fromEntries(columns.map(({ heading }, cell) => [heading, row[cell]])));
};

test('minors stand before the supporting companies, as they act, each by its name', () => {
  expect(tableIn('de', 'companies').map(row => row['Gesellschaft'])).toEqual([
    ...[1, 2, 3, 4, 6, 11].map(number => `Kleinbahn ${String(number)}`),
    // Nobody has chosen minor 7: it has left the game.
    ...['SKEV', 'SIK', 'RABA', 'LdStEG'],
  ]);
  expect(tableIn('en', 'companies')[5]).toMatchObject({ Company: 'Minor 11', President: 'Ben', Trains: '2' });
});

test('shares lie in one place, which is told once', () => {
  const row = tableIn('en', 'companies').find(({ Company: id }) => id === 'LdStEG')!;
  expect(row).toMatchObject({ Pool: '80%', President: 'Anna' });
  expect(Object.keys(row)).not.toContain('Offering');
});

test('who owns a minor owns it all, so no part of it is told', () => {
  expect(tableIn('en', 'players')[0]).toMatchObject({
    Holdings: 'Minor 1*, Minor 2*, Minor 3*, LdStEG 20%*',
  });
});

test('the bank has no end, and what no such game has is not shown', () => {
  const bank = sectionsIn('en').find(({ id }) => id === 'bank')!;
  expect(bank.tables![0]!.rows[0]).toContain('unlimited');
  expect(sectionsIn('en').map(({ id }) => id)).not.toContain('privates');
  const trains = sectionsIn('en').find(({ id }) => id === 'trains')!.tables![0]!;
  expect(trains.columns.map(({ heading }) => heading)).not.toContain('rusts with');
});

test('a train is told with the minors that have it', () => {
  const [two] = tableIn('en', 'trains');
  expect(two).toMatchObject({ Owned: 'Minor 1, Minor 2, Minor 3 ×2, Minor 4, Minor 6, Minor 11' });
});

test('a letter has the minors, too', () => {
  const g = title18mag.game(played.settings);
  const companies = letterTables({ g, s: played, names, language: 'en' }, undefined).at(-1)!;
  expect(companies.rows.map(([name]) => name)).toContain('Minor 11');
});

test('the rules show what a company does, and no table without rows', () => {
  const { companies, privates, trains } = presenter.reference!('en');
  expect(companies!.rows.map(([name]) => name)).toContain('MAVAG MÁVAG');
  expect(privates!.rows).toEqual([]);
  expect(trains!.rows[0]).toEqual(['2', '80\u00a0Ft', 'unlimited']);
});

test('what a railcar would gain is said before it is bought', () => {
  const sopron = running({
    ...{ small: true, company: '11', trains: ['2'], tokens: ['11 B3'], cash: 100 },
    laid: { B3: '57/2' },
  });
  const scene = {
    title: title18mag,
    presenter,
    words: wordsFor('18mag'),
    state: sopron,
    names,
    language: 'en',
  };
  const preview = previewOf(scene as unknown as Parameters<typeof previewOf>[0], () =>
    title18mag.notation.parse('railcar RABA', 0),
  );
  expect(preview).toMatchObject({
    kind: 'does',
    button: 'Buy a railcar of RABA for 10\u00a0Ft: up to 20\u00a0Ft more',
    // A minor is called by its name, not by its number alone.
    changes: ['Minor 11: 100\u00a0Ft → 90\u00a0Ft'],
  });
});

test('a number is that of a minor; the train that has it is pointed at by a name of its own', () => {
  const view = openingOf(title18mag, example) as unknown as JsonObject;
  const called = (of: string) => presenter.thingName!({ view, of, language: 'en' });
  expect(called('2')).toBe('Minor 2');
  expect(called('train 2')).toBe('Train 2');
  expect(called('11')).toBe('Minor 11');
});

test('the log can be read for all companies but those that have left the game', () => {
  const ids = presenter.history!.subjects(played as unknown as JsonObject, 'en').map(({ id }) => id);
  expect(ids.filter(id => /^\d/.test(id))).toEqual(['1', '2', '3', '4', '6', '11']);
});

test('a terrain marker is given up beside the usual tile: it stands closed', () => {
  expect(presenter.sideActions!(played as unknown as JsonObject, 'lay-track')).toContain('lay-marked');
});
