import { expect, test } from '@jest/globals';
import { Illegal } from '../../../src/engine/core/index.js';
import { builtInNames } from '../../../src/titles/imperial-steam/rules/built-in.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { refusedAction, table, told } from '../../support/steam-table.js';

/* What can be written and sent, and is no move. */

test.each([
  'order wood',
  'order wood:0',
  'order wood:1,wood:2',
  'order :1',
  'order wood:1,',
  'produce',
  'deliver wien-r1',
])('"%s" is no move', line => {
  expect(() => titleImperialSteam.notation.parse(line, 0)).toThrow(Illegal);
});

test('counts are written in the order of the board, whatever order they come in, and no other values', () => {
  const { print } = titleImperialSteam.notation;
  expect(print({ seat: 0, type: 'order', goods: { iron: 1, coal: 2, wood: 1 } })).toBe(
    'order wood:1,iron:1,coal:2',
  );
  for (const spend of [
    { share: 1, influence: 2, car: 1 },
    { car: 1, influence: 2, share: 1 },
  ])
    expect(print({ seat: 0, type: 'token', spend })).toBe('token car:1,influence:2,share:1');
  expect(print({ seat: 0, type: 'token', spend: {} })).toBe('token -');
  expect(() => print({ seat: 0, type: 'buy', good: 7 })).toThrow('no notation');
});

test.each([
  { type: 'factory', good: 'iron', site: 7, worker: 'training-1' },
  { type: 'factory', good: 'iron', site: 'wien-r1' },
  { type: 'deliver', site: ['wien-r1'], city: 'graz' },
  { type: 'produce', sites: ['wien-r2', 'wien-r1'] },
  { type: 'produce', sites: ['wien-r1', 'wien-r1'] },
  { type: 'produce', sites: [1] },
  { type: 'produce', sites: 'wien-r1' },
  { type: 'track', first: 'wien', workers: {} },
  { type: 'track', first: 'wien--bratislava--sopron', workers: {} },
  { type: 'track', first: 'bratislava--wien', workers: {} },
  { type: 'track', first: 5, workers: {} },
  { type: 'access', link: 'wien--atlantis' },
  { type: 'access', link: 'atlantis--wien' },
  { type: 'upgrade', from: 3, to: 9 },
  { type: 'donate', amount: 10 },
  { type: 'build', city: 'wien' },
])('%j is no action of this game', action => {
  expect(refusedAction(table(), { seat: 0, ...action })).toMatchObject({ code: 'not-offered' });
});

test('whoever has no money is not offered workers, and whoever reaches no hub neither', () => {
  const hires = (money: number, influence: number): boolean =>
    titleImperialSteam
      .menu(table({ at: [influence, 0], players: [{ money }] }), 0)
      .some(({ type }) => type === 'hire');
  expect(hires(10, 100)).toBe(true);
  expect(hires(0, 100)).toBe(false);
  expect(hires(100, 0)).toBe(false);
});

test('an ordinary track tells of no extra good', () => {
  const s = table({ players: [{ training: [3, 0, 0], supply: 12 }] });
  const laid = told(s, 0, 'track wien--wr_neustadt with 1:3').find(({ kind }) => kind === 'track-laid');
  // Nor of a second one that follows.
  expect(laid).toStrictEqual({ kind: 'track-laid', seat: 0, link: 'wien--wr_neustadt' });
});

test('sites of the board may lie at a road, those of tiles lie in their city', () => {
  const { sites } = builtInNames;
  expect(sites['wien-r2']).toEqual({ city: 'wien', road: true, number: 2 });
  expect(sites['graz-t2']).toEqual({ city: 'graz', road: false, number: 2 });
});

test('with a hub its own columns are tried, with a connection all who are idle', () => {
  const tried = (of: string): readonly object[] =>
    titleImperialSteam.tries!.actions(table({ seats: 3, players: [{ training: [2, 0, 1] }] }), 0, of);
  expect(tried('green').map(action => 'column' in action && action.column)).toEqual([
    'green-1',
    'green-2',
    false,
    false,
  ]);
  expect(tried('wien--bratislava')[0]).toMatchObject({ workers: { 1: 2, 3: 1 } });
  expect((tried('wien--bratislava')[0] as { workers: object }).workers).toEqual({ 1: 2, 3: 1 });
});

test('of refusals those that tell most of a thing come first', () => {
  const reaches = ['wrong-phase', 'no-money', 'link-limit'].map(code =>
    titleImperialSteam.tries!.reach({ code, params: {} }),
  );
  expect(reaches).toEqual([0, 1, 2]);
});

test('with a thing of the game its own moves are tried', () => {
  const kinds = (of: string | null): readonly string[] => [
    ...new Set(titleImperialSteam.tries!.actions(table(), 0, of).map(({ type }) => type)),
  ];
  expect(kinds('Bruck--Wien')).toEqual([]);
  expect(kinds('bratislava--wien')).toEqual(['track', 'access']);
  expect(kinds('graz')).toEqual(['station']);
  expect(kinds('wien-r1')).toEqual(expect.arrayContaining(['factory', 'produce', 'deliver']));
  expect(kinds('bronze')).toEqual(['hire']);
  expect(kinds('coal')).toEqual(['buy', 'order']);
  expect(kinds('is-4')).toEqual(['buy-locomotive', 'upgrade']);
  expect(kinds('c1-1')).toEqual(['contract']);
  expect(kinds('nowhere')).toEqual([]);
  expect(kinds(null)).toEqual(expect.arrayContaining(['share', 'charity', 'sell', 'pass', 'end-turn']));
});

test('upgrades are tried to what is higher than the weakest own locomotive; to all where nothing is', () => {
  const levels = (...trains: readonly number[]): readonly unknown[] => {
    const s = table({ players: [{ trains }] });
    const actions = titleImperialSteam.tries!.actions(s, 0, 'upgrade');
    return [...new Set(actions.map(({ to }) => to))];
  };
  expect(levels(5, 3)).toEqual([4, 5, 6, 7, 8]);
  expect(levels(6)).toEqual([7, 8]);
  expect(levels(8)).toEqual(levels(0));
});
