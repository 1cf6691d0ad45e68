import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { compileMap, printed } from '../../../src/engine/rail/map/compile.js';
import { replacementsOf } from '../../../src/engine/rail/map/replace.js';
import type { End, Face, Gauge, StopDef } from '../../../src/engine/rail/map/types.js';
import { mapData } from '../../../src/titles/1849/rules/map.js';
import { tiles } from '../../../src/titles/1849/rules/tiles.js';
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

const sheet = 'reference/1849-scenario5-3p.json';

describeWithShared('the 1849 map against the reference', [sheet], () => {
  const reference = JSON.parse(readFileSync(shared(sheet), 'utf8')) as Reference;
  const map = compileMap(mapData);
  const firstTiles = (face: number): readonly string[] =>
    [...new Set(replacementsOf(map, face).map(r => map.tiles[r.tile]!.id))].sort();

  test('has the same hexes', () => {
    expect(map.hexes.map(h => h.id).sort()).toEqual(reference.hexes.map(h => h.id).sort());
  });

  test('§4.1: prints the same on each hex, with the same cost of standard track', () => {
    for (const hex of reference.hexes) {
      const mine = map.hexes[map.hexIndex.get(hex.id)!]!;
      expect([hex.id, ours(mine)]).toEqual([hex.id, theirs(hex)]);
      expect([hex.id, mine.terrain?.cost]).toEqual([hex.id, hex.upgrades?.[0]?.cost]);
    }
  });

  test('§4.1: narrow track costs a quarter', () => {
    const kinds = new Set(map.hexes.map(({ terrain: t }) => t && `${t.kind} ${t.cost} ${t.narrow}`));
    expect([...kinds].sort()).toEqual(['hills 80 20', 'mountain 160 40', 'rough 40 10', undefined]);
  });

  test('§4.1: opens the same sides of every hex that can be built on', () => {
    for (const hex of reference.hexes) {
      if (hex.color === 'gray' || hex.color === 'blue') continue;
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

  test('has the same tiles; the appendix has Messina’s once, the site twice', () => {
    const site = new Map(tiles.map(t => [t.id, t.label === 'M' ? { ...t, count: 2 } : t]));
    expect([...site.keys()].sort()).toEqual(reference.tiles.map(t => t.id).sort());
    for (const tile of reference.tiles) {
      const mine = site.get(tile.id)!;
      expect([tile.id, mine.count, ours(mine)]).toEqual([tile.id, tile.count, theirs(tile)]);
    }
    const sum = (colour: string): number =>
      map.tiles.filter(t => t.colour === colour).reduce((n, t) => n + t.count!, 0);
    expect([sum('yellow'), sum('green'), sum('brown')]).toEqual([72, 72, 24]);
  });

  test('takes the same first tiles on each hex, and 655 in Messina', () => {
    const first = map.hexes.map(({ id }, h) => [id, firstTiles(printed(map, h))] as const);
    const wanted = Object.entries({ ...reference.hex_first_lays, B14: ['655'] }).map(
      ([id, list]) => [id, [...list].sort()] as const,
    );
    expect(new Map(first.filter(([, list]) => list.length > 0))).toEqual(new Map(wanted));
  });

  test('the lists of upgrades say what the track on the tiles says', () => {
    const all = Object.fromEntries(map.tiles.map(({ id }) => [id, map.tiles.map(t => t.id)]));
    const free = compileMap({ ...mapData, upgrades: all });
    for (const [t, { id }] of free.tiles.entries()) {
      const fits = [...new Set(replacementsOf(free, t * 6).map(r => free.tiles[r.tile]!.id))];
      expect([id, [...(mapData.upgrades[id] ?? [])].sort()]).toEqual([id, fits.sort()]);
    }
  });
});
