import { describe, expect, test } from '@jest/globals';
import { hexRows } from '../../../src/engine/rail/map/hex-rows.js';
import { tileCounts } from '../../../src/engine/rail/map/tile-set.js';
import { privateWords } from '../../../src/engine/rail/move/private-words.js';
import { companyRows, phasesFrom, privateRows, textOn } from '../../../src/engine/rail/rows.js';

describe('phases by what changes', () => {
  const phases = phasesFrom(
    { name: 'first', trainLimit: 4, rounds: 1 },
    { on: '3', adds: 'green', rounds: 2, privatesToCompanies: true },
    { on: '5', adds: 'brown', closesPrivates: true },
    { name: 'late', trainLimit: 2 },
  );

  test('have what the one before has but for what changes, and are called after their trains', () => {
    expect(phases.map(({ name, on }) => [name, on])).toEqual([
      ['first', null],
      ['3', '3'],
      ['5', '5'],
      ['late', null],
    ]);
    expect(phases.map(({ colours }) => colours.at(-1))).toEqual(['yellow', 'green', 'brown', 'brown']);
    expect(phases.map(({ trainLimit, rounds }) => [trainLimit, rounds])).toEqual([
      [4, 1],
      [4, 2],
      [4, 2],
      [2, 2],
    ]);
  });

  test('close the privates once, which ends their sale to companies', () => {
    expect(phases.map(({ closesPrivates }) => closesPrivates)).toEqual([false, false, true, false]);
    expect(phases.map(({ privatesToCompanies }) => privatesToCompanies)).toEqual([false, true, false, false]);
  });
});

test('a limit that a phase lifts no longer holds, in the phases after it either', () => {
  const phases = phasesFrom(
    { name: '2', trainLimit: 4, rounds: 1, pars: [68], lockedZones: ['blue'] },
    { on: '3', lifts: ['pars'] },
    { on: '4', trainLimit: 3 },
    { on: '5', lifts: ['lockedZones'] },
  );
  expect(phases.map(({ pars }) => pars)).toEqual([[68], undefined, undefined, undefined]);
  expect(phases.map(({ lockedZones }) => lockedZones)).toEqual([['blue'], ['blue'], ['blue'], undefined]);
  expect(phases.every(phase => !('lifts' in phase))).toBe(true);
});

describe('privates as rows', () => {
  test('one that says no more blocks nothing, may be sold to a company and has no powers', () => {
    const rows = `
      A Alpha         | 20 5
      B Beta & Sons   | 40 10 | blocks B2 B4 | players-only
    `;
    expect(privateRows(rows)).toEqual([
      { id: 'A', name: 'Alpha', price: 20, income: 5, blocks: [], forCompanies: true, powers: [] },
      {
        id: 'B',
        name: 'Beta & Sons',
        price: 40,
        income: 10,
        blocks: ['B2', 'B4'],
        forCompanies: false,
        powers: [],
      },
    ]);
  });

  test.each([
    ['lay F16 token', { kind: 'lay', hex: 'F16', extra: false, freeToken: true }],
    ['lay B20 extra', { kind: 'lay', hex: 'B20', extra: true, freeToken: false }],
    ['lay I9 J2 J4 extra', { kind: 'lay', hex: 'I9', also: ['J2', 'J4'], extra: true, freeToken: false }],
    ['share PRR', { kind: 'share', company: 'PRR', cert: 1 }],
    ['presidency B&O', { kind: 'share', company: 'B&O', cert: 0 }],
    ['exchange NYC', { kind: 'exchange', company: 'NYC' }],
    ['closes-with B&O', { kind: 'closes-with-train-of', company: 'B&O' }],
  ])('%s is a power of many titles', (said, power) => {
    expect(privateRows(`A Alpha | 20 5 | ${said}`, privateWords)[0]!.powers).toEqual([power]);
  });

  test('has the powers of its title beside them, all in their order', () => {
    const words = { ...privateWords, mine: (hex: string) => ({ kind: 'mine', hex }) };
    expect(privateRows('A Alpha | 20 5 | mine C3 | share PRR', words)[0]!.powers).toEqual([
      { kind: 'mine', hex: 'C3' },
      { kind: 'share', company: 'PRR', cert: 1 },
    ]);
  });

  test.each([
    ['A | 20 5', '"A" is no id with a name'],
    ['A Alpha', '"A Alpha" has no price and income'],
    ['A Alpha | 20', '"A Alpha" has no price and income'],
    ['A Alpha | 20 5 | mine C3', '"mine C3" says nothing of a private'],
  ])('%s is refused by name', (row, said) => {
    expect(() => privateRows(row, privateWords)).toThrow(said);
  });
});

describe('counts of tiles', () => {
  test('are one where nothing is said, and the same for both sides of a piece', () => {
    expect([...tileCounts('\n14 57x4\n8/9x21')]).toEqual([
      ['14', 1],
      ['57', 4],
      ['8', 21],
      ['9', 21],
    ]);
  });

  test.each(['57x', 'x4', '57xfour'])('%s is refused by name', word => {
    expect(() => tileCounts(`14 ${word}`)).toThrow(`"${word}" is no tile`);
  });
});

describe('companies as rows', () => {
  const shared = { certs: [100], tokens: [0] };
  const hexes = hexRows(`
    B2 Here (A)     | white; city
    C3 There (B.1)  | white; city, city
    D4 Away (C.any) | white; city, city
  `);

  test('have what all share, what is their own, their home on the map, and letters that can be read', () => {
    const rows = `
      A Alpha        | #ffe600
      B Beta & Sons  | #1d1d1b #eeeeee | 0 40
      C Gamma        | #1d1d1b
    `;
    expect(companyRows(rows, shared, hexes)).toEqual([
      {
        id: 'A',
        name: 'Alpha',
        colour: '#ffe600',
        textColour: '#000000',
        ...shared,
        home: { hex: 'B2', stop: 0 },
      },
      {
        id: 'B',
        name: 'Beta & Sons',
        colour: '#1d1d1b',
        textColour: '#eeeeee',
        certs: [100],
        tokens: [0, 40],
        home: { hex: 'C3', stop: 1 },
      },
      {
        id: 'C',
        name: 'Gamma',
        colour: '#1d1d1b',
        textColour: '#ffffff',
        ...shared,
        home: { hex: 'D4', stop: null },
      },
    ]);
    expect(['#c8102e', '#78c292', '#808080'].map(textOn)).toEqual(['#ffffff', '#000000', '#000000']);
  });

  const homeOf = (said: string): unknown =>
    companyRows(`A Alpha | #ffe600 | ${said}`, shared, hexes)[0]!.home;

  test('have the home that the row says, or choose among hexes', () => {
    expect(homeOf('home D4.1')).toEqual({ hex: 'D4', stop: 1 });
    const choose = [
      { hex: 'B2', stop: 0 },
      { hex: 'C3', stop: 0 },
    ];
    expect(homeOf('choice B2 C3')).toEqual({ choose });
    expect(homeOf('kept-choice B2 C3')).toEqual({ choose, kept: 'one' });
    expect(homeOf('choice')).toEqual({ choose: [] });
  });

  test.each([
    ['A | #ffe600', '"A" is no id with a name'],
    ['A Alpha', 'A has no colour'],
    ['D Delta | #ffe600', 'D has no home'],
    ['A Alpha | #ffe600 | at B2', '"at B2" says nothing of a company'],
  ])('%s is refused by name', (row, said) => {
    expect(() => companyRows(row, shared, hexes)).toThrow(said);
  });
});
