import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compileMap, printed } from '../../../../src/engine/rail/map/compile.js';
import type { End, Face, StopDef } from '../../../../src/engine/rail/map/types.js';
import { replacementsOf } from '../../../../src/engine/rail/map/replace.js';
import { mapData } from '../../../../src/titles/1830/rules/map.js';
import { siteUpgrades } from '../../../../src/titles/1830/rules/tiles.js';
import { readJson, shared } from './records.js';

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
}

interface RefHex extends RefFace {
  readonly name?: string;
  readonly upgrades?: readonly { readonly cost: number; readonly terrains: readonly string[] }[];
  readonly neighbors: { readonly [edge: string]: string };
}

interface Reference {
  readonly hexes: readonly RefHex[];
  readonly tiles: readonly (RefFace & { readonly count: number })[];
  readonly tile_upgrades: { readonly [tile: string]: readonly string[] };
  readonly hex_first_lays: { readonly [hex: string]: readonly string[] };
}

const present = existsSync(join(shared, 'reference/1830.json'));
if (!present) console.warn(`SKIPPED: no reference/1830.json in ${shared} (set BAHNPOST_SHARED)`);
const withReference = present ? describe : describe.skip;
const reference = present ? (readJson('reference/1830.json') as Reference) : ({} as Reference);

const endText = (end: RefEnd | End): string =>
  'edge' in end && end.edge !== undefined
    ? String(end.edge)
    : 'ABCD'[('stop' in end ? end.stop : (end as RefEnd).node)!]!;

const trackText = (
  pieces: readonly { readonly a: RefEnd | End; readonly b: RefEnd | End }[],
): readonly string[] => pieces.map(({ a, b }) => [endText(a), endText(b)].sort().join('-')).sort();

const ours = ({ colour, label, stops, track }: Face): object => ({
  colour,
  label,
  stops: stops.map(({ kind, revenue, slots }) => ({ kind, revenue, slots })),
  track: trackText(track),
});

const theirs = ({ color, label, nodes = [], paths = [] }: RefFace): object => ({
  colour: color,
  label,
  stops: nodes.map(({ kind, revenue, slots }) => ({ kind, revenue, slots: slots ?? 0 })),
  track: trackText(paths),
});

withReference('the 1830 map against the reference', () => {
  const map = compileMap(mapData);
  const site = compileMap({ ...mapData, upgrades: siteUpgrades });

  test('has the same hexes', () => {
    expect(map.hexes.map(h => h.id).sort()).toEqual(reference.hexes.map(h => h.id).sort());
  });

  test('prints the same on each hex', () => {
    for (const hex of reference.hexes) {
      const mine = map.hexes[map.hexIndex.get(hex.id)!]!;
      expect([hex.id, ours(mine)]).toEqual([hex.id, theirs(hex)]);
      const cost = hex.upgrades?.[0];
      expect([hex.id, mine.terrain]).toEqual([hex.id, cost && { kind: cost.terrains[0], cost: cost.cost }]);
    }
  });

  test('opens the same sides of every hex that can be built on', () => {
    for (const hex of reference.hexes) {
      if (hex.color === 'gray' || hex.color === 'red') continue;
      const open = map.open[map.hexIndex.get(hex.id)!]!;
      const edges = [0, 1, 2, 3, 4, 5].filter(e => (open & (1 << e)) !== 0).map(String);
      expect([hex.id, edges]).toEqual([hex.id, Object.keys(hex.neighbors).sort()]);
    }
  });

  test('has the same tiles, as often', () => {
    const known = new Map(map.tiles.map(t => [t.id, t]));
    expect([...known.keys()].sort()).toEqual(reference.tiles.map(t => t.id).sort());
    for (const tile of reference.tiles) {
      const mine = known.get(tile.id)!;
      expect([tile.id, mine.count, ours(mine)]).toEqual([tile.id, tile.count, theirs(tile)]);
    }
  });

  test('takes the same first tiles on each hex, wherever their track leads', () => {
    const first = map.hexes.map(({ id }, h) => {
      const found = [...new Set(replacementsOf(map, printed(map, h)).map(r => map.tiles[r.tile]!.id))];
      return [id, found.sort()] as const;
    });
    const wanted = Object.entries(reference.hex_first_lays).map(
      ([id, list]) => [id, [...list].sort()] as const,
    );
    expect(new Map(first.filter(([, list]) => list.length > 0))).toEqual(new Map(wanted));
  });

  test("has an orientation for every upgrade of the site's list, and no other", () => {
    for (const [t, { id }] of site.tiles.entries()) {
      const found = [...new Set(replacementsOf(site, t * 6).map(r => site.tiles[r.tile]!.id))];
      expect([id, found.sort()]).toEqual([id, [...(reference.tile_upgrades[id] ?? [])].sort()]);
    }
  });

  test("the rulebook's list lacks 28 and 29 to 43 alone", () => {
    const ids = new Set(map.tiles.map(t => t.id));
    const missing = [...ids].flatMap(id =>
      (siteUpgrades[id] ?? []).flatMap(to =>
        typeof to !== 'string' || (mapData.upgrades[id] ?? []).includes(to) ? [] : [`${id} ${to}`],
      ),
    );
    expect(missing).toEqual(['28 43', '29 43']);
  });
});
