import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { gridOf } from '../../../src/board/geometry.js';
import { compileMap, printed } from '../../../src/engine/rail/map/compile.js';
import { replacementsOf } from '../../../src/engine/rail/map/replace.js';
import type { End, Face, Gauge, StopDef } from '../../../src/engine/rail/map/types.js';
import { mapData } from '../../../src/titles/1856/rules/map.js';
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
  readonly paths?: readonly { readonly a: RefEnd; readonly b: RefEnd; readonly track?: 'narrow' | 'dual' }[];
}

interface RefHex extends RefFace {
  readonly name?: string;
  readonly upgrades?: readonly { readonly cost: number }[];
  readonly neighbors: { readonly [edge: string]: string };
}

interface Reference {
  readonly hexes: readonly RefHex[];
  readonly tiles: readonly (RefFace & { readonly count: number })[];
  readonly tile_upgrades: { readonly [tile: string]: readonly string[] };
  readonly hex_first_lays: { readonly [hex: string]: readonly string[] };
}

const signs: { readonly [gauge in Gauge]: string } = { standard: '-', narrow: '~', dual: '=' };

const endText = (end: RefEnd | End): string =>
  'edge' in end && end.edge !== undefined
    ? String(end.edge)
    : 'ABCD'[('stop' in end ? end.stop : (end as RefEnd).node)!]!;

const pieceText = (a: RefEnd | End, b: RefEnd | End, gauge: Gauge): string =>
  [endText(a), endText(b)].sort().join(signs[gauge]);

const ours = ({ colour, label, stops, track }: Face): object => ({
  colour,
  label,
  stops: stops.map(({ kind, revenue, slots }) => ({ kind, revenue, slots })),
  track: track.map(t => pieceText(t.a, t.b, t.gauge)).sort(),
});

const theirs = ({ color, label, nodes = [], paths = [] }: RefFace): object => ({
  colour: color,
  label,
  stops: nodes.map(({ kind, revenue, slots }) => ({ kind, revenue, slots: slots ?? 0 })),
  track: paths.map(p => pieceText(p.a, p.b, p.track ?? 'standard')).sort(),
});

/** Tiles that labels of hexes or of their own allow, which the reference leaves out. */
const labelled = ['125', '126', '127'];

const sheet = 'reference/1856.json';

describeWithShared('the 1856 map against the reference', [sheet], () => {
  const reference = JSON.parse(readFileSync(shared(sheet), 'utf8')) as Reference;
  const map = compileMap(mapData);
  const firstTiles = (face: number): readonly string[] =>
    [...new Set(replacementsOf(map, face).map(r => map.tiles[r.tile]!.id))].sort();

  test('has the same hexes', () => {
    expect(map.hexes.map(h => h.id).sort()).toEqual(reference.hexes.map(h => h.id).sort());
  });

  test('§1.4: prints the same on each hex, with the same cost of the first tile', () => {
    for (const hex of reference.hexes) {
      const mine = map.hexes[map.hexIndex.get(hex.id)!]!;
      expect([hex.id, ours(mine)]).toEqual([hex.id, theirs(hex)]);
      expect([hex.id, mine.terrain?.cost]).toEqual([hex.id, hex.upgrades?.[0]?.cost]);
    }
  });

  test('§7.3: opens the same sides of every hex that can be built on', () => {
    for (const hex of reference.hexes) {
      if (['gray', 'blue', 'red'].includes(hex.color)) continue;
      const open = map.open[map.hexIndex.get(hex.id)!]!;
      const edges = [0, 1, 2, 3, 4, 5].filter(e => (open & (1 << e)) !== 0).map(String);
      expect([hex.id, edges]).toEqual([hex.id, Object.keys(hex.neighbors).sort()]);
    }
  });

  test('joins hexes over the sides the reference names', () => {
    for (const hex of reference.hexes)
      for (const [edge, neighbour] of Object.entries(hex.neighbors)) {
        const beyond = map.across[map.hexIndex.get(hex.id)! * 16 + Number(edge)]!;
        // The reference also names neighbours of fixed hexes over sides without track.
        if (beyond >= 0)
          expect([hex.id, edge, map.hexes[beyond >> 4]!.id]).toEqual([hex.id, edge, neighbour]);
      }
  });

  test('draws each hex where its neighbours find it', () => {
    const grid = gridOf(mapData.orientation);
    for (const { id, neighbors } of reference.hexes)
      for (const [edge, neighbour] of Object.entries(neighbors))
        expect([id, neighbour, grid.edgeTowards(id, neighbour)]).toEqual([id, neighbour, Number(edge)]);
  });

  test('§1.5: has the same tiles, as many of each', () => {
    const own = new Map(mapData.tiles.map(t => [t.id, t]));
    expect([...own.keys()].sort()).toEqual(reference.tiles.map(t => t.id).sort());
    for (const tile of reference.tiles) {
      const mine = own.get(tile.id)!;
      expect([tile.id, mine.count, ours(mine)]).toEqual([tile.id, tile.count, theirs(tile)]);
    }
  });

  test('§1.5: takes the same first tiles on each hex', () => {
    const first = map.hexes.map(({ id }, h) => [id, firstTiles(printed(map, h))] as const);
    const wanted = Object.entries(reference.hex_first_lays).map(
      ([id, list]) => [id, [...list].sort()] as const,
    );
    expect(new Map(first.filter(([, list]) => list.length > 0))).toEqual(new Map(wanted));
  });

  test('§1.5: the same tiles follow each other', () => {
    const own = Object.fromEntries(
      Object.entries(mapData.upgrades).flatMap(([id, list]) => {
        const plain = list.filter(one => typeof one === 'string' && !labelled.includes(one)).map(String);
        return plain.length > 0 ? [[id, plain.sort()]] : [];
      }),
    );
    const given = Object.fromEntries(
      Object.entries(reference.tile_upgrades).map(([id, list]) => [id, [...list].sort()]),
    );
    expect(own).toEqual(given);
  });

  test('§1.5: a town becomes a city or track, two towns a city of two circles', () => {
    const becomes = (tile: string): readonly string[] => [
      ...new Set(replacementsOf(map, map.tileIndex.get(tile)! * 6).map(r => map.tiles[r.tile]!.id)),
    ];
    expect(['3', '4', '58', '1', '55', '2', '56', '69'].map(becomes)).toEqual(
      [['5', '7'], ['9', '57'], ['6', '8'], ['14'], ['14'], ['15'], ['15'], []].map(list =>
        expect.arrayContaining(list),
      ),
    );
    expect(becomes('69')).toEqual([]);
  });

  test.each([
    ['L13', '14', ['125']],
    ['J15', '14', ['63']],
    ['F15', '121', ['126']],
    ['M4', '121', ['127']],
    ['N11', '122', ['124']],
    ['L15', '64', ['123']],
    ['I12', '64', []],
    ['N17', '67', []],
  ])('§1.5: in %s %s is followed by %j', (hex, tile, wanted) => {
    const { labels } = map.hexes[map.hexIndex.get(hex)!]!;
    const next = replacementsOf(map, map.tileIndex.get(tile)! * 6, labels).map(r => map.tiles[r.tile]!.id);
    expect([...new Set(next)]).toEqual(wanted);
  });
});
