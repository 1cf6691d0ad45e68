import { describe, expect, test } from '@jest/globals';
import {
  companiesFrom,
  homeAt,
  phasesFrom,
  privatesFrom,
  textOn,
  tileCounts,
} from '../../../src/engine/rail/index.js';

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

test('a private that says no more blocks nothing, may be sold to a company and has no powers', () => {
  expect(
    privatesFrom(
      { id: 'A', name: 'Alpha', price: 20, income: 5 },
      { id: 'B', name: 'Beta', price: 40, income: 10, blocks: ['B2'], forCompanies: false },
    ),
  ).toEqual([
    { id: 'A', name: 'Alpha', price: 20, income: 5, blocks: [], forCompanies: true, powers: [] },
    { id: 'B', name: 'Beta', price: 40, income: 10, blocks: ['B2'], forCompanies: false, powers: [] },
  ]);
});

test('tiles are counted by how many there are of each', () => {
  expect(tileCounts({ 1: '14 15', 4: '57' })).toEqual({ 14: 1, 15: 1, 57: 4 });
});

test('companies have what all share, what is their own, and writing that can be read', () => {
  const [first, second] = companiesFrom({ certs: [100], tokens: [0] }, [
    { id: 'A', name: 'Alpha', colour: '#ffe600', home: homeAt('B2') },
    {
      id: 'B',
      name: 'Beta',
      colour: '#1d1d1b',
      home: homeAt('C3', null),
      tokens: [0, 40],
      textColour: '#eeeeee',
    },
  ]);
  expect(first).toMatchObject({
    certs: [100],
    tokens: [0],
    textColour: '#000000',
    home: { hex: 'B2', stop: 0 },
  });
  expect(second).toMatchObject({ tokens: [0, 40], textColour: '#eeeeee', home: { hex: 'C3', stop: null } });
  expect(['#c8102e', '#78c292', '#808080'].map(textOn)).toEqual(['#ffffff', '#000000', '#000000']);
});
