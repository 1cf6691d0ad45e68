import { expect, test } from '@jest/globals';
import { bestRuns } from '../../../../src/engine/rail/map/best-runs.js';
import { placeToken } from '../../../../src/engine/rail/map/board.js';
import { compileMap } from '../../../../src/engine/rail/map/compile.js';
import { givePass } from '../../../../src/engine/rail/map/gates.js';
import { networkOf } from '../../../../src/engine/rail/map/network.js';
import { parseFace } from '../../../../src/engine/rail/map/tile-text.js';
import type { BoardState, HexDef } from '../../../../src/engine/rail/map/types.js';

/*
 * A gate is a stop of those who have a pass: a token on its hex, or a pass without one. Here is a line A2 - A4 - A6 - A8
 * with cities at A2 and A8, a station beside the track on A4, and a mine of the licensed on A6.
 */

const hex = (id: string, face: string): HexDef => ({ id, ...parseFace(face) });

const map = compileMap({
  hexes: [
    hex('A2', 'yellow; city 20; A-4'),
    hex('A4', 'yellow; city 10 gate; 1-A A-4 1-4'),
    hex('A6', 'gray; city 40 x0 gate; 1-A A-4'),
    hex('A8', 'yellow; city 30; 1-A'),
  ],
  tiles: [],
  upgrades: {},
});

const empty: BoardState = { laid: {}, tokens: [] };

const at = (company: string, ...hexes: readonly string[]): BoardState =>
  hexes.reduce((board, place) => placeToken(map, board, { company, hex: place, stop: 0 }), empty);

const best = (board: BoardState, company: string, reach: number, shut: readonly string[]): number =>
  bestRuns(map, board, company, [{ name: 'T', reach }], { levels: [], portJoins: 0, bonus: {}, shut }).value;

test('without a pass there is no stop beside the track, and no way on behind a mine', () => {
  const board = at('X', 'A2');
  expect(networkOf(map, board, 'X').canRun).toBe(false);
  expect(best(board, 'X', 9, ['A4', 'A6'])).toBe(0);
});

test('a pass opens the mine and what lies behind it', () => {
  const board = givePass(at('X', 'A2'), 'X', 'A6');
  expect(networkOf(map, board, 'X').canRun).toBe(true);
  expect(best(board, 'X', 3, ['A4'])).toBe(20 + 40 + 30);
});

test('a token at the gate is a pass and a station; a run may go past it', () => {
  const board = givePass(at('X', 'A4'), 'X', 'A6');
  expect(best(board, 'X', 2, [])).toBe(10 + 40);
  expect(best(board, 'X', 4, [])).toBe(20 + 10 + 40 + 30);
  const both = givePass(at('X', 'A2', 'A4'), 'X', 'A6');
  expect(best(both, 'X', 2, [])).toBe(20 + 40);
});
