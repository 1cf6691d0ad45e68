import { describe, expect, test } from '@jest/globals';
import { currentStop, emptyBoard, isFull, tilesLeft } from '../../../../src/engine/rail/map/board.js';
import { compileMap } from '../../../../src/engine/rail/map/compile.js';
import { extendsRoute } from '../../../../src/engine/rail/map/extension.js';
import type { RailMap } from '../../../../src/engine/rail/map/rail-map.js';
import { standardTile } from '../../../../src/engine/rail/map/tile-set.js';
import { parseFace } from '../../../../src/engine/rail/map/tile-text.js';
import type { BoardState, HexDef, MapData, TileDef } from '../../../../src/engine/rail/map/types.js';
import {
  carryTokens,
  fitRefusal,
  placements,
  layTile,
  terrainCost,
} from '../../../../src/engine/rail/map/upgrade.js';
import { boardWith } from './small-map.js';

type Tiles = { readonly [id: string]: string | Partial<TileDef> };

/** A map of hexes in a row, each with neighbours on all sides, and tiles by face or from the common ones. */
const mapOf = (
  hexes: { readonly [id: string]: readonly [string, Partial<HexDef>] | string },
  tiles: Tiles,
  upgrades: MapData['upgrades'],
): RailMap =>
  compileMap({
    hexes: [
      ...Object.entries(hexes).map(([id, hex]) => {
        const [face, more] = typeof hex === 'string' ? [hex, {}] : hex;
        return { id, ...parseFace(face), ...more };
      }),
      ...['A2', 'A4', 'B1', 'B5', 'C2', 'C4'].map(id => ({ id, ...parseFace('white;;') })),
    ],
    tiles: Object.entries(tiles).map(([id, tile]) =>
      typeof tile === 'string'
        ? { id, count: 1, ...parseFace(tile) }
        : { count: 1, ...standardTile(id), ...tile, id },
    ),
    upgrades,
  });

const lay = (map: RailMap, board: BoardState, ...all: readonly string[]): BoardState =>
  all.reduce((b, text) => {
    const [tile, rotation] = text.split('/');
    return layTile(map, b, 'B3', tile!, Number(rotation));
  }, board);

const may = (map: RailMap, board: BoardState): readonly string[] =>
  placements(map, board, 'B3').map(({ tile, rotation }) => `${tile}/${String(rotation)}`);

const why = (map: RailMap, board: BoardState, tile: string): string | undefined => {
  const [id, rotation] = tile.split('/');
  return fitRefusal(map, board, 'B3', id!, Number(rotation))?.code;
};

describe('stops that become one (Toronto, 1856)', () => {
  const faces: Tiles = {
    120: 'green T; city 60, city 60; 0-A A-1 2-B B-3',
    122: 'brown T; city 80 x2, city 80 x2; 0-A A-1 2-B B-3',
    124: 'gray T; city 100 x4; 0-A 1-A 2-A 3-A',
  };
  const toronto = 'yellow T; city 30, city 30; 1-A 4-B';
  const upgrades = { 120: ['122'], 122: [{ tile: '124', merges: true }] };
  const map = mapOf({ B3: toronto }, faces, upgrades);

  test('keep their tokens and all their track', () => {
    const two = lay(map, boardWith(['CV B3.0', 'GT B3.1']), '120/1', '122/1');
    expect(two.tokens).toEqual(boardWith(['CV B3.0', 'GT B3.1']).tokens);
    expect(may(map, two)).toEqual(['124/1']);
    expect(why(map, two, '124/0')).toBe('tile-drops-track');
    const one = lay(map, two, '124/1');
    expect(one.tokens).toEqual(boardWith(['CV B3.0', 'GT B3.0']).tokens);
    expect(isFull(map, one, 'B3', 0)).toBe(false);
    expect([0, 1].map(stop => currentStop(map, one, 'B3', stop))).toEqual([0, 0]);
  });

  test('of two tokens of a company one goes back to it', () => {
    const board = boardWith(['CV B3.0', 'GT B3.1', 'CV B3.1', 'CV B1'], { B3: '122/1' });
    const carried = carryTokens(map, board, 'B3', '124', 1);
    expect(carried.tokens).toEqual(boardWith(['CV B3.0', 'GT B3.0', 'CV B1']).tokens);
    expect(carried.returned).toEqual(boardWith(['CV B3.1']).tokens);
    expect(lay(map, board, '124/1').tokens).toEqual(carried.tokens);
  });

  test('nothing is returned where all find a place', () => {
    const board = boardWith(['CV B3.0', 'GT B3.1']);
    const carried = carryTokens(map, board, 'B3', '120', 1);
    expect(carried.returned).toEqual([]);
    expect(carried.tokens).toBe(board.tokens);
  });

  test('only where the upgrade says so', () => {
    const plain = mapOf({ B3: toronto }, faces, { ...upgrades, 122: ['124'] });
    expect(why(plain, boardWith([], { B3: '122/1' }), '124/1')).toBe('tile-may-not-follow');
  });

  test('and only from more to fewer', () => {
    const asTwo = mapOf({ B3: toronto }, faces, { 120: [{ tile: '122', merges: true }] });
    expect(why(asTwo, boardWith([], { B3: '120/1' }), '122/1')).toBe('tile-may-not-follow');
  });

  test('each stop of the new tile has been one before', () => {
    const tiles: Tiles = {
      three: 'yellow; town 10, town 10, town 10; 0-A 1-B 2-C',
      two: 'green; town 10, town 10; 0-A 1-A 2-B',
      apart: 'green; town 10, town 10; 0-A 1-A 2-A 3-B',
    };
    const fewer = { three: ['two', 'apart'].map(tile => ({ tile, merges: true })) };
    const map = mapOf({ B3: 'white; town, town, town' }, tiles, fewer);
    expect(may(map, boardWith([], { B3: 'three/0' }))).toEqual(['two/0', 'apart/5']);
  });

  test('a route goes on from any of them', () => {
    const board = boardWith(['CV B3.0'], { B3: '122/1' });
    expect(extendsRoute(map, board, 'CV', 'B3', { tile: '124', rotation: 1 })).toBe(true);
    expect(extendsRoute(map, board, 'LPS', 'B3', { tile: '124', rotation: 1 })).toBe(false);
  });

  test('track between them is part of the one', () => {
    const tiles = { two: 'yellow; city 20, city 20; 0-A A-B B-3', one: 'green; city 40 x2; 0-A 3-A' };
    const joined = mapOf({ B3: 'white; city, city' }, tiles, { two: [{ tile: 'one', merges: true }] });
    expect(may(joined, boardWith([], { B3: 'two/0' }))).toEqual(['one/0', 'one/3']);
  });

  test('a city without track joins the only one left', () => {
    const half = mapOf(
      { B3: 'white OO; city, city' },
      { L32: 'yellow OO; city 30, city; 2-A', L17: 'brown OO; city 60 x2; 0-A 1-A 3-A' },
      { L32: [{ tile: 'L17', merges: true }] },
    );
    const board = lay(half, boardWith(['1 B3.1']), 'L32/0');
    expect(may(half, board)).toEqual(['L17/1', 'L17/2', 'L17/5']);
    expect(lay(half, board, 'L17/1').tokens).toEqual(boardWith(['1 B3.0']).tokens);
  });
});

describe('towns that become cities, or vanish (1856, phase 5)', () => {
  const tiles: Tiles = { 1: {}, 4: {}, 5: {}, 7: {}, 9: {}, 57: {}, 69: {}, 14: {}, 3: {}, 8: {} };
  const upgrades: MapData['upgrades'] = {
    3: [
      { tile: '5', becomes: 'city' },
      { tile: '7', becomes: 'track' },
    ],
    4: [
      { tile: '57', becomes: 'city' },
      { tile: '9', becomes: 'track' },
      { tile: '8', becomes: 'track' },
    ],
    1: [{ tile: '14', merges: true, becomes: 'city' }],
    69: ['14'],
  };
  const map = mapOf({ B3: 'white; town' }, tiles, upgrades);
  const double = mapOf({ B3: 'white; town, town' }, tiles, upgrades);

  test('with the same exits', () => {
    expect(may(map, boardWith([], { B3: '4/1' }))).toEqual(['9/1', '9/4', '57/1', '57/4']);
    expect(may(map, boardWith([], { B3: '3/2' }))).toEqual(['5/2', '7/2']);
    expect(why(map, boardWith([], { B3: '4/1' }), '9/0')).toBe('tile-drops-track');
    expect(why(map, boardWith([], { B3: '4/1' }), '8/1')).toBe('tile-may-not-follow');
  });

  test('not on the print, and the new colour need not be the next', () => {
    expect(may(map, emptyBoard).map(name => name.split('/')[0])).not.toContain('57');
    expect(lay(map, emptyBoard, '4/1', '57/4').laid).toEqual({ B3: '57/4' });
    expect(currentStop(map, lay(map, emptyBoard, '4/1', '9/1'), 'B3', 0)).toBe(0);
  });

  test('two towns become one city', () => {
    const board = lay(double, emptyBoard, '1/0');
    expect(may(double, board)).toEqual(['14/0', '14/3']);
    const after = lay(double, board, '14/3');
    expect(currentStop(double, after, 'B3', 1)).toBe(0);
    expect(why(double, boardWith([], { B3: '69/0' }), '14/0')).toBe('tile-may-not-follow');
  });

  test('a city that vanishes gives its tokens back', () => {
    const gone = mapOf({ B3: 'white; city' }, tiles, { 57: [{ tile: '9', becomes: 'track' }] });
    const board = boardWith(['PRR B3', 'NYC B1'], { B3: '57/0' });
    expect(carryTokens(gone, board, 'B3', '9', 0)).toEqual({
      tokens: boardWith(['NYC B1']).tokens,
      returned: boardWith(['PRR B3']).tokens,
    });
    // Its stop is worth nothing any more, and nothing else led there.
    expect(extendsRoute(gone, board, 'PRR', 'B3', { tile: '9', rotation: 0 })).toBe(false);
  });

  test('a curve that passes a vanishing town stays, and so do all ways through the town', () => {
    const far = mapOf(
      { B3: 'white; town' },
      { y: 'yellow; town 10; 0-A A-1 A-2', all: 'green;; 0-1 1-2 0-2', two: 'green;; 0-1 1-2' },
      {
        y: [
          { tile: 'all', becomes: 'track' },
          { tile: 'two', becomes: 'track' },
        ],
      },
    );
    expect(may(far, boardWith([], { B3: 'y/0' }))).toEqual(['all/0']);
  });

  test('two towns give way to two tracks that stay apart', () => {
    const tiles = { 1: {}, 17: {}, 20: {}, b: 'green; town 10; 0-4 1-3 2-A' };
    const gone = { 1: ['17', '20', 'b'].map(tile => ({ tile, becomes: 'track' as const })) };
    const map = mapOf({ B3: 'white; town, town' }, tiles, gone);
    expect(may(map, boardWith([], { B3: '1/0' }))).toEqual(['17/0', '17/3']);
  });

  test('the track that takes their place has their gauge', () => {
    const tiles = { y: 'yellow; town 10; 0~A A~2', narrow: 'green;; 0~2', dual: 'green;; 0=2', 8: {} };
    const gone = { y: ['narrow', 'dual', '8'].map(tile => ({ tile, becomes: 'track' as const })) };
    const map = mapOf({ B3: 'white; town' }, tiles, gone);
    const names = may(map, boardWith([], { B3: 'y/0' }));
    expect([...names].sort()).toEqual(['dual/0', 'narrow/0']);
  });

  test('what passed the town before stays', () => {
    const tiles = { y: 'yellow; town 10; 0-A A-1 2-3', keeps: 'green;; 0-1 2-3', drops: 'green;; 0-1 2-4' };
    const gone = { y: ['keeps', 'drops'].map(tile => ({ tile, becomes: 'track' as const })) };
    const map = mapOf({ B3: 'white; town' }, tiles, gone);
    expect(may(map, boardWith([], { B3: 'y/0' }))).toEqual(['keeps/0']);
  });
});

describe('labels, first tiles and fixed ways to lie', () => {
  const tiles: Tiles = { 57: { count: 9 }, 14: {}, 63: {}, 125: 'brown L; city 40 x2; 1-A 2-A 3-A 4-A 5-A' };
  const upgrades = { 57: ['14'], 14: ['63', '125'] };

  test('a hex has a label of its own for tiles of a colour (L, 1856)', () => {
    const ordinary = mapOf({ B3: 'white; city' }, tiles, upgrades);
    const marked = mapOf({ B3: ['white; city', { labels: { brown: 'L' } }] }, tiles, upgrades);
    const brown = (map: RailMap): readonly string[] => [
      ...new Set(may(map, lay(map, emptyBoard, '57/0', '14/0')).map(name => name.split('/')[0]!)),
    ];
    expect(brown(ordinary)).toEqual(['63']);
    expect(brown(marked)).toEqual(['125']);
    expect(why(marked, lay(marked, emptyBoard, '57/0', '14/0'), '63/0')).toBe('tile-may-not-follow');
  });

  test('the print says what it takes, and how it lies (Budapest, 18Mag)', () => {
    const budapest: Tiles = { L33: 'yellow B; city 30, city 30; 1-A 3-A 4-B 0-B', 9: {} };
    const print = 'white B; city 20, city 20; 0-A 3-B';
    const free = mapOf({ B3: print }, budapest, {});
    expect(may(free, emptyBoard).length).toBeGreaterThan(1);
    const fixed = mapOf({ B3: [print, { takes: [{ tile: 'L33', rotations: [2] }] }] }, budapest, {});
    expect(may(fixed, emptyBoard)).toEqual(['L33/2']);
    expect(why(fixed, emptyBoard, 'L33/0')).toBe('tile-turned-wrong');
    expect(why(fixed, emptyBoard, 'L33/1')).toBe('tile-drops-track');
    expect(lay(fixed, boardWith(['1 B3.1']), 'L33/2').tokens).toEqual(boardWith(['1 B3.0']).tokens);
  });

  test('several of one colour in a row, where the data says so', () => {
    const twice = mapOf({ B3: 'white;;' }, { 9: {}, 8: {}, 20: {} }, { 9: [{ tile: '20' }, '8'] });
    expect(may(twice, lay(twice, emptyBoard, '9/0'))).toEqual(['20/0', '20/2', '20/3', '20/5']);
    const yellow = mapOf({ B3: 'white;;' }, { 9: {}, two: 'yellow;; 0-3 1-4' }, { 9: [{ tile: 'two' }] });
    expect(may(yellow, lay(yellow, emptyBoard, '9/0'))).toEqual(['two/0', 'two/2', 'two/3', 'two/5']);
    const plain = mapOf({ B3: 'white;;' }, { 9: {}, two: 'yellow;; 0-3 1-4' }, { 9: ['two'] });
    expect(why(plain, lay(plain, emptyBoard, '9/0'), 'two/0')).toBe('tile-may-not-follow');
  });
});

describe('pieces with two sides (18Mag)', () => {
  const sides = { 57: { count: 2, back: '5' }, 5: { count: 2, back: '57' }, 14: { count: null } };
  const map = mapOf({ B3: 'white; city', B7: 'white; city', B9: 'white; city' }, sides, { 57: ['14'] });

  test('are used up from either side, and come back for both', () => {
    const board = lay(map, emptyBoard, '57/0');
    expect(tilesLeft(map, board)).toEqual({ 5: 1, 14: null, 57: 1 });
    const both: BoardState = { ...board, laid: { ...board.laid, B7: '5/0' } };
    expect(tilesLeft(map, both)).toEqual({ 5: 0, 14: null, 57: 0 });
    expect(placements(map, both, 'B9')).toEqual([]);
    expect(fitRefusal(map, both, 'B9', '57', 0)?.code).toBe('no-tile-left');
    expect(tilesLeft(map, lay(map, both, '14/0'))).toEqual({ 5: 1, 14: null, 57: 1 });
  });

  test('agree about each other', () => {
    const wrong = (tiles: Tiles) => (): RailMap => mapOf({ B3: 'white; city' }, tiles, {});
    expect(wrong({ 57: { count: 2, back: '5' } })).toThrow('57');
    expect(wrong({ 57: { count: 2, back: '5' }, 5: { count: 2 } })).toThrow('57');
    expect(wrong({ 57: { count: 2, back: '5' }, 5: { count: 3, back: '57' } })).toThrow('57');
  });
});

describe('water in a hex', () => {
  test('no tile joins its shores (Balaton, 18Mag)', () => {
    const tiles: Tiles = { 7: {}, 8: {}, 9: {}, 57: {}, x: 'yellow; city 20; 0-A 3-A' };
    const lake = {
      shores: [
        [1, 2, 3],
        [4, 5, 0],
      ],
    };
    const map = mapOf({ B3: ['white;;', lake] }, tiles, {});
    expect(may(map, emptyBoard)).toEqual(['7/1', '7/2', '7/4', '7/5', '8/1', '8/4']);
    expect(why(map, emptyBoard, '9/0')).toBe('track-over-water');
    const city = mapOf({ B3: ['white; city', lake] }, tiles, {});
    expect(may(city, emptyBoard)).toEqual([]);
    expect(why(city, emptyBoard, 'x/0')).toBe('track-over-water');
  });

  test('is paid on the print, again where it says so, and on a tile by the next one', () => {
    const river = { kind: 'water', cost: 20 };
    const tiles: Tiles = { 9: { terrain: river }, 20: {} };
    const upgrades = { 9: ['20'] };
    const cost = (hex: Partial<HexDef>): readonly number[] => {
      const map = mapOf({ B3: ['white;;', hex] }, tiles, upgrades);
      const one = lay(map, emptyBoard, '9/0');
      return [emptyBoard, one, lay(map, one, '20/0')].map(board => terrainCost(map, board, 'B3'));
    };
    expect(cost({})).toEqual([0, 20, 0]);
    expect(cost({ terrain: { kind: 'mountain', cost: 40 } })).toEqual([40, 20, 0]);
    expect(cost({ terrain: { kind: 'mountain', cost: 40, again: true } })).toEqual([40, 60, 40]);
  });
});
