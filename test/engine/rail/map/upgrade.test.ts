import { describe, expect, test } from '@jest/globals';
import { currentStop, emptyBoard, placeToken, tilesLeft } from '../../../../src/engine/rail/map/board.js';
import { compileMap } from '../../../../src/engine/rail/map/compile.js';
import type { RailMap } from '../../../../src/engine/rail/map/rail-map.js';
import { fitRefusal, placements, layTile, terrainCost } from '../../../../src/engine/rail/map/upgrade.js';
import type { BoardState } from '../../../../src/engine/rail/map/types.js';
import { mapData } from '../../../../src/titles/1830/rules/map.js';
import { boardWith, refusal, smallMap } from './small-map.js';

const classic = compileMap(mapData);

const lay = (map: RailMap, board: BoardState, ...all: readonly string[]): BoardState =>
  all.reduce((b, text) => {
    const [hex, tile, rotation] = text.split(' ');
    return layTile(map, b, hex!, tile!, Number(rotation));
  }, board);

const tileNames = (map: RailMap, board: BoardState, hex: string): readonly string[] => [
  ...new Set(placements(map, board, hex).map(l => l.tile)),
];

const rotations = (map: RailMap, board: BoardState, hex: string, tile: string): readonly number[] =>
  placements(map, board, hex)
    .filter(l => l.tile === tile)
    .map(l => l.rotation);

describe('1830 §7.2.1: laying tiles', () => {
  test('(2) no track leads off the map', () => {
    // C7 lies at the edge: only its sides to the south-west, east and south-east have a neighbour.
    expect(rotations(classic, emptyBoard, 'C7', '9')).toEqual([]);
    expect(rotations(classic, emptyBoard, 'C7', '7')).toEqual([4, 5]);
    expect(fitRefusal(classic, emptyBoard, 'C7', '9', 1)?.code).toBe('track-leads-nowhere');
  });

  test('(2) none leads into an empty side of a grey hex', () => {
    // East of E15 lies E17; north-west lies Rochester, without track to the south-east.
    expect(rotations(classic, emptyBoard, 'E15', '9')).toEqual([0, 1, 3, 4]);
  });

  test('(2) none leads against a blue edge, from either side', () => {
    expect(rotations(classic, emptyBoard, 'C11', '9')).not.toContain(2);
    expect(rotations(classic, emptyBoard, 'D12', '9')).toEqual([1, 4]);
  });

  test('(3) the first tile pays for water and mountains, later ones do not', () => {
    expect(terrainCost(classic, emptyBoard, 'F16')).toBe(120);
    expect(terrainCost(classic, emptyBoard, 'F4')).toBe(80);
    expect(terrainCost(classic, emptyBoard, 'D8')).toBe(0);
    expect(terrainCost(classic, emptyBoard, 'E11')).toBe(0);
    expect(terrainCost(classic, lay(classic, emptyBoard, 'F16 57 0'), 'F16')).toBe(0);
  });

  test('(5) only tiles with as many cities and towns as the hex', () => {
    expect(tileNames(classic, emptyBoard, 'D8')).toEqual(['7', '8', '9']);
    expect(tileNames(classic, emptyBoard, 'F10')).toEqual(['3', '4', '58']);
    expect(tileNames(classic, emptyBoard, 'G7')).toEqual(['1', '2', '55', '56', '69']);
    expect(tileNames(classic, emptyBoard, 'H10')).toEqual(['57']);
  });

  test('(6) (7) yellow on beige, green with the same letters on printed yellow', () => {
    expect(tileNames(classic, emptyBoard, 'H18')).toEqual(['59']);
    expect(tileNames(classic, emptyBoard, 'I15')).toEqual(['53']);
    expect(tileNames(classic, emptyBoard, 'G19')).toEqual(['54']);
    expect(fitRefusal(classic, emptyBoard, 'H10', '14', 0)?.code).toBe('tile-may-not-follow');
    expect(fitRefusal(classic, emptyBoard, 'H18', '53', 0)?.code).toBe('tile-may-not-follow');
  });

  test('nothing on grey and red hexes', () => {
    expect(placements(classic, emptyBoard, 'H12')).toEqual([]);
    expect(fitRefusal(classic, emptyBoard, 'H12', '57', 0)?.code).toBe('hex-is-fixed');
    expect(fitRefusal(classic, emptyBoard, 'F2', '57', 0)?.code).toBe('hex-is-fixed');
  });

  test('only as many as there are', () => {
    const board = lay(classic, emptyBoard, 'G7 1 0');
    expect(tilesLeft(classic, board)['1']).toBe(0);
    expect(tileNames(classic, board, 'G17')).toEqual(['2', '55', '56', '69']);
    expect(fitRefusal(classic, board, 'G17', '1', 0)?.code).toBe('no-tile-left');
  });

  test.each([
    ['Z9', '7', 0, 'no-such-hex'],
    ['D8', '999', 0, 'no-such-tile'],
    ['D8', '7', 6, 'bad-rotation'],
    ['D8', '7', 0.5, 'bad-rotation'],
  ] as const)('what is not there is named: %s %s %s', (hex, tile, rotation, code) => {
    expect(fitRefusal(classic, emptyBoard, hex, tile, rotation)?.code).toBe(code);
  });
});

describe('1830 §7.2.2: replacing tiles', () => {
  test('(2) no new track leads off the map: no 63 at the edge', () => {
    const board = lay(classic, emptyBoard, 'F22 57 1', 'F22 15 1');
    expect(placements(classic, board, 'F22')).toEqual([]);
    expect(fitRefusal(classic, board, 'F22', '63', 0)?.code).toBe('track-leads-nowhere');
  });

  test('(3) all old track stays as it lies', () => {
    const board = lay(classic, emptyBoard, 'D8 9 0');
    expect(rotations(classic, board, 'D8', '23')).toEqual([0, 3]);
    expect(rotations(classic, board, 'D8', '20')).toEqual([0, 2, 3, 5]);
    expect(fitRefusal(classic, board, 'D8', '23', 1)?.code).toBe('tile-drops-track');
  });

  test('(3) each old city keeps its track to itself: the long curve does not join the two of 59', () => {
    const board = lay(classic, emptyBoard, 'D10 59 0');
    // 64 has a curve over two sides and a sharp one; turned 0 it would take both old exits, 0 and 2.
    expect(rotations(classic, board, 'D10', '64')).not.toContain(0);
    for (const { tile, rotation } of placements(classic, board, 'D10')) {
      const after = layTile(classic, board, 'D10', tile, rotation);
      const cities = [0, 1].map(stop => currentStop(classic, after, 'D10', stop));
      expect(new Set(cities).size).toBe(2);
    }
  });

  test('(4) tokens keep their connections', () => {
    // New York's north-eastern city becomes the second city of 54, the south-western one its first.
    const board = boardWith(['NYNH G19.0', 'PRR G19.1']);
    const after = lay(classic, board, 'G19 54 0');
    expect(after.tokens).toEqual(boardWith(['NYNH G19.1', 'PRR G19.0']).tokens);
    expect(lay(classic, after, 'G19 62 0').tokens).toEqual(after.tokens);
    expect(currentStop(classic, after, 'G19', 0)).toBe(1);
  });

  test('(4) cities without track keep their number', () => {
    const board = boardWith(['ERIE E11.1']);
    expect(lay(classic, board, 'E11 59 0').tokens).toEqual(board.tokens);
  });

  test('(5) only the listed tiles: 28 is not replaced by 43', () => {
    const board = lay(classic, emptyBoard, 'D8 8 0', 'D8 28 2');
    expect(tileNames(classic, board, 'D8')).toEqual(['39', '46', '70']);
    expect(fitRefusal(classic, board, 'D8', '43', 0)?.code).toBe('tile-may-not-follow');
  });

  test('(5) town tiles and brown tiles stay', () => {
    expect(placements(classic, lay(classic, emptyBoard, 'F10 4 1'), 'F10')).toEqual([]);
    const brown = lay(classic, emptyBoard, 'H10 57 0', 'H10 14 0', 'H10 63 0');
    expect(placements(classic, brown, 'H10')).toEqual([]);
  });

  test('(6) letters stay', () => {
    const board = lay(classic, emptyBoard, 'E23 53 1');
    expect(tileNames(classic, board, 'E23')).toEqual(['61']);
  });

  test('the old tile can be used again', () => {
    const board = lay(classic, emptyBoard, 'D8 8 0');
    expect(tilesLeft(classic, board)['8']).toBe(7);
    expect(tilesLeft(classic, lay(classic, board, 'D8 16 0'))['8']).toBe(8);
  });
});

test('a position told as JSON is the same as one built by moves', () => {
  let board = boardWith(['NYNH G19']);
  board = lay(classic, board, 'G19 54 0', 'D8 9 0', 'D8 23 0', 'F16 57 0');
  board = placeToken(classic, board, { company: 'NYC', hex: 'F16', stop: 0 });
  const told = JSON.parse(JSON.stringify(board)) as BoardState;
  expect(tilesLeft(classic, board)).toEqual(tilesLeft(classic, told));
  for (const hex of ['G19', 'D8', 'F16'])
    expect(placements(classic, board, hex)).toEqual(placements(classic, told, hex));
});

describe('1830 §7.3.2: tokens', () => {
  const map = smallMap({ B1: 'white; city', B3: 'white; town', B5: 'green; city 30 x2' });

  test('only in empty circles of cities, one of a company on a hex', () => {
    const place = (
      tokens: readonly string[],
      company: string,
      hex: string,
      stop: number,
    ): string | undefined => refusal(() => placeToken(map, boardWith(tokens), { company, hex, stop }));
    expect(place([], 'PRR', 'B1', 0)).toBeUndefined();
    expect(place([], 'PRR', 'B1', 1)).toBe('no-such-stop');
    expect(place([], 'PRR', 'B3', 0)).toBe('no-such-stop');
    expect(place(['NYC B1'], 'PRR', 'B1', 0)).toBe('city-full');
    expect(place(['NYC B5'], 'PRR', 'B5', 0)).toBeUndefined();
    expect(place(['PRR B5'], 'PRR', 'B5', 0)).toBe('token-already-there');
  });
});
