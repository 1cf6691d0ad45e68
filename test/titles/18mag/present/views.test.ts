import { expect, test } from '@jest/globals';
import { play } from '../../../../src/engine/core/index.js';
import type { RailState } from '../../../../src/engine/rail/state.js';
import { openingOf } from '../../../../src/present/example.js';
import type { Desk } from '../../../../src/present/presenter.js';
import { presenters } from '../../../../src/present/registry.js';
import type { Section } from '../../../../src/present/section.js';
import { title18mag } from '../../../../src/titles/18mag/rules/title.js';
import type { Language } from '../../../../src/words/index.js';
import { rules18mag } from '../../../../src/titles/18mag/words/rules.js';
import { running, type Running } from '../running.js';

const presenter = presenters['18mag']!;
const names = ['Anna', 'Ben', 'Cleo'];
const view = title18mag.view;

const deskOf = (state: RailState, language: Language = 'en', seat = 0): Desk =>
  presenter.desk!({
    view: view(state, seat),
    names,
    language,
    ask: title18mag.turn(state).ask,
    menu: title18mag.menu(state, seat),
  })!;

/** Minor 11 runs from Sopron to a red location. */
const sopron: Running = {
  ...{ small: true, company: '11', trains: ['2'], tokens: ['11 B3'], cash: 100 },
  laid: { B3: '57/2' },
};

const large: Running = { company: '3', trains: ['2'], tokens: ['3 E10'], laid: {}, cash: 25 };

test('a railcar is a row with its price, what it earns and a move that the rules allow', () => {
  const state = running(sopron);
  const { heading, items, besides } = deskOf(state).goods!;
  // What is asked for is the run: they come after it.
  expect(besides).toBe(true);
  expect([heading, items.length]).toEqual(['Railcars', 1]);
  const [raba] = items;
  expect(raba!.text).toBe('RABA · 10\u00a0Ft');
  expect(raba!.note).toMatch(
    /^earns 20\u00a0Ft more · one train earns 20\u00a0Ft more at a red location, or one train visits/,
  );
  const { type, fields } = raba!.deed!;
  const after = play(title18mag, state, { ...fields, type, seat: 0 }, []).state;
  expect(after.companies['11']!.cash).toBe(90);
  const [bought] = deskOf(after).goods!.items;
  expect([bought!.text, bought!.deed]).toEqual(['RABA', undefined]);
  expect(bought!.note).toMatch(/^bought · /);
  expect(deskOf(state, 'de').goods!.items[0]!.note).toMatch(/^bringt 20\u00a0Ft mehr · /);
});

test('all who sell railcars are rows, those that cannot be paid for without a move', () => {
  const offers = (more: Partial<Running>) =>
    deskOf(running({ ...large, ...more })).goods!.items.map(({ text, deed }) => [text, deed !== undefined]);
  expect(offers({ railcars: ['SNW'] })).toEqual([
    ['RABA · 20\u00a0Ft', true],
    ['SNW', false],
    ['G&C · 20\u00a0Ft', true],
  ]);
  expect(offers({ railcars: ['SNW', 'RABA'] }).at(-1)).toEqual(['G&C · 30\u00a0Ft', false]);
  expect(deskOf(running(large), 'en', 1).goods).toBeUndefined();
});

const sectionOf = (id: string, state: RailState, language: Language = 'en'): Section | undefined =>
  presenter
    .present({ view: view(state, 0), seat: 0, names, language, menu: title18mag.menu(state, 0) })
    .sections.find(section => section.id === id);

const { example } = rules18mag;
const opening: RailState = openingOf(title18mag, example) as RailState;
const played = example.line.reduce((state, line) => {
  const action = title18mag.notation.parse(line.slice(2), Number(line[0]));
  return play(title18mag, state, action, []).state;
}, opening);

const minorsIn = (
  state: RailState,
  language: Language,
): readonly { readonly [heading: string]: string }[] => {
  const { columns, rows } = sectionOf('minors', state, language)!.tables![0]!;
  return rows.map(row => Object.fromEntries(columns.map(({ heading }, at) => [heading, row[at]!])));
};

test('minors are told with owner, trains, last run and home, those that have left the game not', () => {
  expect(minorsIn(played, 'en').map(row => [row['Company'], row['Owner']])).toEqual([
    ['Minor 1', 'Anna'],
    ['Minor 2', 'Anna'],
    ['Minor 3', 'Anna'],
    ['Minor 4', 'Ben'],
    ['Minor 6', 'Ben'],
    ['Minor 11', 'Ben'],
  ]);
  expect(minorsIn(played, 'de')[2]).toMatchObject({
    Gesellschaft: 'Kleinbahn 3',
    Besitzer: 'Anna',
    Loks: '2 2',
    Heimatbahnhof: 'C6 Székesfehérvár',
  });
});

test('what a city is worth to a train is told with the stations of supporting companies there', () => {
  const cities = (tokens: readonly string[]): string | undefined =>
    minorsIn(running({ ...sopron, tokens, laid: { B3: '57/2', C6: '57/2' } }), 'en').at(-1)!['Cities nearby'];
  expect(cities(['11 B3'])).toContain('Székesfehérvár (20\u00a0Ft)');
  expect(cities(['11 B3', 'SIK C6'])).toContain('Székesfehérvár (30\u00a0Ft)');
});

test('in the draft a minor is told with what lies around its home, and what else it brings', () => {
  const [minors] = sectionOf('draft', opening)!.picks!;
  expect(minors!.of.map(({ deeds }) => deeds?.[0]?.text)).toContain('E6 Pécs & Mohács');
  const notes = Object.fromEntries(minors!.of.map(({ text, note }) => [text.split(',')[0], note]));
  expect(notes['Minor 11']).toBe('nearby: Bécs (30\u00a0Ft), Székesfehérvár, Győr');
  expect(notes['Minor 6']).toMatch(/^nearby: Debrecen, Nyíregyháza, Szolnok · It has one terrain marker/);
});
