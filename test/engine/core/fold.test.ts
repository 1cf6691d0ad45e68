import { describe, expect, test } from '@jest/globals';
import { begin, foldLog, replay, type Entry, type Title } from '../../../src/engine/core/index.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { playRandomGame } from '../../support/menu.js';
import { random } from '../../support/random.js';

const toy = toyTitle as unknown as Title;
const start = { rules: 2, seats: 3, settings: { length: 'long', 'second-price': false, 'all-pay': false } };
const game = playRandomGame(toy, start, random(7));
const actions = game.log.slice(0, 6);

/** Six moves, two taken back, one of them brought back. */
const log: readonly Entry[] = [
  ...actions,
  { kind: 'undo', seat: 0, count: 2 },
  { kind: 'redo', seat: 0, count: 1 },
];

const opening = begin(toy, start, game.setupDraws);
const fold = (rows: readonly Entry[]) => [...foldLog(toy, opening, rows)];

describe('a log, row by row', () => {
  test('leads to the positions of its beginnings', () => {
    const states = fold(log).map(({ state }) => state);
    const replayed = log.map((_, at) => replay(toy, start, game.setupDraws, log.slice(0, at + 1)));
    expect(states).toEqual(replayed);
  });

  test('tells what is on top, how much is in force and what a redo would bring back', () => {
    const told = fold(log).map(({ number, top, depth, undone }) => [number, top, depth, undone]);
    expect(told.slice(5)).toEqual([
      [6, 6, 6, []],
      [7, 4, 4, [6, 5]],
      [8, 5, 5, [6]],
    ]);
  });

  test('a row that takes back brings nothing about', () => {
    const [, undone, redone] = fold(log).slice(5);
    expect([undone!.facts, undone!.reveals, redone!.facts]).toEqual([[], false, []]);
  });

  test('one that cannot be is refused where it stands', () => {
    const seen: number[] = [];
    expect(() => {
      for (const { number } of foldLog(toy, opening, [...actions, { kind: 'undo', seat: 0, count: 7 }]))
        seen.push(number);
    }).toThrow(expect.objectContaining({ name: 'Illegal' }));
    expect(seen).toHaveLength(6);
  });
});
