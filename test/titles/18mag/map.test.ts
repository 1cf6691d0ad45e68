import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { gridOf } from '../../../src/board/geometry.js';
import { wallsOf } from '../../../src/board/walls.js';
import { tilesLeft } from '../../../src/engine/rail/map/board.js';
import type { BoardState, End, Face, StopDef, MapData } from '../../../src/engine/rail/map/types.js';
import { carryTokens, layTile, placements, terrainCost } from '../../../src/engine/rail/map/upgrade.js';
import { compileMap, printed, type RailMap } from '../../../src/engine/rail/map/compile.js';
import { replacementsOf } from '../../../src/engine/rail/map/replace.js';
import { map2, map36 } from '../../../src/titles/18mag/rules/map.js';
import { describeWithShared, shared } from '../../support/shared.js';

interface RefEnd {
  readonly edge?: number;
  readonly node?: number;
}

interface RefFace {
  readonly id: string;
  readonly color: string;
  readonly label?: string;
  readonly nodes?: readonly {
    readonly kind: string;
    readonly revenue: StopDef['revenue'];
    readonly slots?: number;
  }[];
  readonly paths?: readonly { readonly a: RefEnd; readonly b: RefEnd }[];
  readonly upgrades?: readonly { readonly cost: number; readonly terrains: readonly string[] }[];
}

interface RefHex extends RefFace {
  readonly neighbors: { readonly [edge: string]: string };
  readonly city_reservations?: readonly (readonly string[])[];
  readonly borders?: readonly { readonly edge: number }[];
  readonly partitions?: readonly object[];
  /** A mine is a city there, taken by a token. */
  readonly tokens_at_start?: readonly object[];
}

interface Reference {
  readonly hexes: readonly RefHex[];
  readonly tiles: readonly (RefFace & { readonly count: number })[];
  readonly tile_upgrades: { readonly [tile: string]: readonly string[] };
  readonly hex_first_lays: { readonly [hex: string]: readonly string[] };
}

const endText = (end: RefEnd | End): string =>
  'edge' in end && end.edge !== undefined
    ? String(end.edge)
    : 'AB'[('stop' in end ? end.stop : (end as RefEnd).node)!]!;

const pieceText = ({ a, b }: { readonly a: RefEnd | End; readonly b: RefEnd | End }): string =>
  [endText(a), endText(b)].sort().join('-');

const trackOf = (all: readonly { readonly a: RefEnd | End; readonly b: RefEnd | End }[]): readonly string[] =>
  all.map(pieceText).sort();

const ours = ({ colour, label, stops, track }: Face): object => ({
  colour,
  label,
  stops: stops.map(({ kind, revenue, slots, mine }) =>
    mine ? { kind: 'city', revenue, slots: 1 } : { kind, revenue, slots },
  ),
  track: trackOf(track),
});

const theirs = ({ color, label, nodes = [], paths = [] }: RefFace): object => ({
  colour: color,
  label,
  stops: nodes.map(({ kind, revenue, slots }) => ({ kind, revenue, slots: slots ?? 0 })),
  track: trackOf(paths),
});

const costOf = ({ upgrades }: RefFace): unknown =>
  upgrades?.map(({ cost, terrains }) => [cost, [...terrains].sort()])[0];

const unique = (list: readonly string[]): readonly string[] => [...new Set(list)].sort();

const followersOf = (map: RailMap, face: number): readonly string[] =>
  unique(replacementsOf(map, face).map(r => map.tiles[r.tile]!.id));

const boards: readonly (readonly [string, MapData])[] = [
  ['reference/18mag-3-6p.json', map36],
  ['reference/18mag-2p.json', map2],
];

describe.each(boards)('%s', (sheet, data) => {
  describeWithShared('the board against the reference', [sheet], () => {
    const reference = JSON.parse(readFileSync(shared(sheet), 'utf8')) as Reference;
    const map = compileMap(data);
    const hexOf = (id: string): MapData['hexes'][number] => map.hexes[map.hexIndex.get(id)!]!;

    test('has the same hexes, each with the same print', () => {
      expect(map.hexes.map(h => h.id).sort()).toEqual(reference.hexes.map(h => h.id).sort());
      for (const hex of reference.hexes) {
        const mine = hexOf(hex.id);
        // The K of a hex is for later tiles.
        const print = mine.labels ? { ...mine, label: mine.labels.green! } : mine;
        expect([hex.id, ours(print)]).toEqual([hex.id, theirs(hex)]);
        expect([hex.id, mine.stops.some(stop => stop.mine)]).toEqual([hex.id, !!hex.tokens_at_start]);
      }
    });

    test('prints the same rivers and mountains, homes, barriers and lake', () => {
      for (const hex of reference.hexes) {
        const { terrain, homes = [], shores } = hexOf(hex.id);
        expect([hex.id, terrain && [terrain.cost, terrain.kind.split(' ').sort()]]).toEqual([
          hex.id,
          costOf(hex),
        ]);
        const reserved = (hex.city_reservations ?? []).flatMap((list, stop) =>
          list.map(company => ({ company, stop })),
        );
        expect([hex.id, homes]).toEqual([hex.id, reserved]);
        // Ours names a barrier at one of its hexes, theirs at both.
        expect([hex.id, wallsOf(data).get(hex.id) ?? []]).toEqual([
          hex.id,
          (hex.borders ?? []).map(({ edge }) => edge),
        ]);
        expect([hex.id, shores !== undefined]).toEqual([hex.id, hex.partitions !== undefined]);
      }
    });

    test('opens the same sides, to the same neighbours, and draws them there', () => {
      const grid = gridOf(data.orientation);
      for (const hex of reference.hexes) {
        const h = map.hexIndex.get(hex.id)!;
        if (!['gray', 'red'].includes(hex.color)) {
          const edges = [0, 1, 2, 3, 4, 5].filter(e => (map.open[h]! & (1 << e)) !== 0).map(String);
          expect([hex.id, edges]).toEqual([hex.id, Object.keys(hex.neighbors).sort()]);
        }
        for (const [edge, neighbour] of Object.entries(hex.neighbors)) {
          const beyond = map.across[h * 16 + Number(edge)]!;
          if (beyond >= 0) expect([hex.id, map.hexes[beyond >> 4]!.id]).toEqual([hex.id, neighbour]);
          expect([hex.id, grid.edgeTowards(hex.id, neighbour)]).toEqual([hex.id, Number(edge)]);
        }
      }
    });

    test('has the same tiles, as many of each', () => {
      expect(unique(map.tiles.map(t => t.id))).toEqual(unique(reference.tiles.map(t => t.id)));
      for (const tile of reference.tiles) {
        const mine = map.tiles[map.tileIndex.get(tile.id)!]!;
        expect([tile.id, mine.count, ours(mine)]).toEqual([tile.id, tile.count, theirs(tile)]);
        expect([tile.id, mine.terrain?.cost]).toEqual([tile.id, tile.upgrades?.[0]?.cost]);
      }
    });

    test('takes the same first tiles on each hex', () => {
      for (const [id, wanted] of Object.entries(reference.hex_first_lays))
        expect([id, followersOf(map, printed(map, map.hexIndex.get(id)!))]).toEqual([id, unique(wanted)]);
    });

    test('the same tiles follow each other, and all that are listed fit by their track', () => {
      const has = (tile: string): boolean => map.tileIndex.has(tile);
      for (const { id } of map.tiles) {
        const found = followersOf(map, map.tileIndex.get(id)! * 6);
        expect([id, found]).toEqual([id, unique((reference.tile_upgrades[id] ?? []).filter(has))]);
        const listed = (data.upgrades[id] ?? []).map(one => (typeof one === 'string' ? one : one.tile));
        const plain = listed.filter(tile => has(tile) && map.tiles[map.tileIndex.get(tile)!]!.label !== 'K');
        if (map.tiles[map.tileIndex.get(id)!]!.label !== 'K')
          expect([id, unique(plain)]).toEqual([id, found]);
      }
    });
  });
});

const map = compileMap(map36);
const board = (laid: BoardState['laid'], ...tokens: readonly string[]): BoardState => ({
  laid,
  tokens: tokens.map(text => {
    const [company, hex, stop] = text.split(/[ .]/u) as [string, string, string];
    return { company, hex, stop: Number(stop) };
  }),
});
const may = (on: RailMap, at: BoardState, hex: string): readonly string[] =>
  placements(on, at, hex).map(({ tile, rotation }) => `${tile}/${String(rotation)}`);
const numbers = (all: readonly string[]): readonly string[] => unique(all.map(text => text.split('/')[0]!));

describe('§2 Schritt 1: the first tile of Budapest', () => {
  test.each([
    [map36, 'E12'],
    [map2, 'C8'],
  ])('lies so that the river stays where it is', (data, hex) => {
    const budapest = compileMap(data);
    const print = board({}, `1 ${hex}.1`);
    expect(may(budapest, print, hex)).toEqual(['L33/2']);
    const laid = layTile(budapest, print, hex, 'L33', 2);
    const { face } = budapest.faces[budapest.faceIndex.get('L33/2')!]!;
    expect(trackOf(face.track)).toEqual(['0-B', '2-B', '3-A', '5-A']);
    // Pest, the city of the north-east, stays the city of the north-east.
    expect(laid.tokens).toEqual([{ company: '1', hex, stop: 0 }]);
  });

  test('both cities become one with three places; all track stays', () => {
    const yellow = board({ E12: 'L33/2' }, '1 E12.0', '3 E12.1', '4 E12.1');
    expect(may(map, yellow, 'E12')).toEqual(['209/2', '209/5']);
    expect(carryTokens(map, yellow, 'E12', '209', 2).tokens.map(t => t.stop)).toEqual([0, 0, 0]);
  });
});

describe('§2 Schritt 1: hexes with a K', () => {
  const k = ['I2', 'H23', 'H27'];
  test.each(k)('%s takes any yellow city, then tiles with a K alone', hex => {
    expect(numbers(may(map, board({}), hex)).length).toBeGreaterThan(1);
    const [first] = may(map, board({}), hex);
    const yellow = board({ [hex]: first! });
    const green = may(map, yellow, hex);
    expect(numbers(green).every(tile => ['236', '237', '238'].includes(tile))).toBe(true);
    expect(green.length).toBeGreaterThan(0);
  });

  test('no other city takes one', () => {
    expect(numbers(may(map, board({ F13: '57/0' }), 'F13'))).toEqual(['14', '15', '619']);
  });
});

describe('§2 Schritt 1: rivers on tiles', () => {
  test('are paid once more with the green tile of a double city and of Budapest', () => {
    expect(['L32/0', '8860/0', 'L17/0'].map(tile => terrainCost(map, board({ D19: tile }), 'D19'))).toEqual([
      20, 0, 0,
    ]);
    expect(terrainCost(map, board({ E12: 'L33/2' }), 'E12')).toBe(20);
    expect(terrainCost(map, board({ E12: '209/2' }), 'E12')).toBe(0);
    // What is printed on the hex is paid with the first tile alone.
    expect(['H11', 'D9'].map(hex => terrainCost(map, board({}), hex))).toEqual([30, 20]);
    expect(terrainCost(map, board({ D9: '57/0' }), 'D9')).toBe(0);
  });
});

describe('§2 Schritt 1: barriers', () => {
  const leadsTo = (hex: string, edge: number, at = board({})): boolean =>
    placements(map, at, hex).some(({ tile, rotation }) => {
      const { exits } = map.faces[map.faceIndex.get(`${tile}/${String(rotation)}`)!]!;
      return (exits & (1 << edge)) !== 0;
    });

  test('no track leads to them from either side', () => {
    const sides: readonly (readonly [string, number])[] = [
      ['C8', 0],
      ['D7', 3],
      ['F5', 0],
      ['G4', 3],
      ['I6', 0],
      ['J5', 3],
    ];
    expect(sides.map(([hex, edge]) => leadsTo(hex, edge))).toEqual(sides.map(() => false));
    expect(leadsTo('C8', 1) || leadsTo('C8', 2)).toBe(true);
  });

  test('Lake Balaton: track stays on one shore, on later tiles too', () => {
    expect(may(map, board({}), 'F9')).toEqual(
      expect.arrayContaining(['7/1', '7/2', '7/4', '7/5', '8/1', '8/4']),
    );
    expect(numbers(may(map, board({}), 'F9'))).toEqual(['7', '8']);
    const next = may(map, board({ F9: '8/1' }), 'F9');
    // Both curves of a tile may run along the shores, one on each.
    for (const text of next) {
      const { face } = map.faces[map.faceIndex.get(text)!]!;
      for (const { a, b } of face.track) {
        const north = [a, b].map(end => 'edge' in end && [1, 2, 3].includes(end.edge));
        expect([text, north[0]]).toEqual([text, north[1]]);
      }
    }
  });
});

describe('§Vorbereitung 8: tiles with two sides', () => {
  test('a piece on the map lacks on both sides', () => {
    const before = tilesLeft(map, board({}));
    const after = tilesLeft(map, board({ B11: '8/0', F13: '57/0', D19: 'L32/0' }));
    const fewer = Object.keys(before).filter(tile => after[tile] !== before[tile]);
    expect(unique(fewer)).toEqual(unique(['5', '57', '8', '9', 'L32']));
  });
});
