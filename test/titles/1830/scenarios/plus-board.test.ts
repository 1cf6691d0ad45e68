import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Face, HexDef } from '../../../../src/engine/rail/map/types.js';
import { plusHexes, reconstructed } from '../../../../src/titles/1830/rules/scenarios/plus/board.js';
import { supposedPieces, withPieces } from '../../../../src/titles/1830/rules/scenarios/plus/pieces.js';
import { plusTiles, plusUpgrades } from '../../../../src/titles/1830/rules/scenarios/plus/tiles.js';
import { describeWithShared, shared } from '../../../support/shared.js';

type End = { readonly edge: number } | { readonly node: number };

/** A face as the reference data have it. */
interface Drawn {
  readonly id: string;
  readonly name?: string;
  readonly color: string;
  readonly label?: string;
  readonly count?: number;
  readonly nodes?: readonly {
    readonly kind: string;
    readonly revenue: number | object;
    readonly slots?: number;
    readonly groups?: readonly string[];
  }[];
  readonly paths?: readonly { readonly a: End; readonly b: End }[];
  readonly upgrades?: readonly { readonly cost: number; readonly terrains: readonly string[] }[];
  readonly borders?: readonly { readonly edge: number; readonly type?: string }[];
}

interface Scenario {
  readonly code: string;
  readonly hexes_changed: readonly Drawn[];
  readonly tiles_removed: { readonly [tile: string]: number };
  readonly tiles: { readonly [tile: string]: number };
}

const ends = (a: string, b: string): string => [a, b].sort().join('-');

/** What of a face can be compared, in one text. */
const ownFace = ({ colour, label, stops, track }: Face): unknown => ({
  colour,
  label,
  stops: stops.map(({ kind, revenue, slots, group }) => ({ kind, revenue, slots, group })),
  track: track
    .map(({ a, b }) =>
      ends(
        ...([a, b].map(end => ('edge' in end ? String(end.edge) : `N${String(end.stop)}`)) as [
          string,
          string,
        ]),
      ),
    )
    .sort(),
});

const drawnFace = ({ color, label, nodes = [], paths = [] }: Drawn): unknown => ({
  colour: color,
  label,
  stops: nodes.map(({ kind, revenue, slots, groups }) => ({
    kind,
    revenue,
    slots: kind === 'city' ? (slots ?? 1) : 0,
    group: groups?.[0],
  })),
  track: paths
    .map(({ a, b }) =>
      ends(
        ...([a, b].map(end => ('edge' in end ? String(end.edge) : `N${String(end.node)}`)) as [
          string,
          string,
        ]),
      ),
    )
    .sort(),
});

const ownHex = (hex: HexDef): unknown => ({ face: ownFace(hex), terrain: hex.terrain });

const drawnHex = (hex: Drawn): unknown => {
  const [upgrade] = hex.upgrades ?? [];
  return {
    face: drawnFace(hex),
    terrain: upgrade && { kind: upgrade.terrains[0], cost: upgrade.cost },
  };
};

const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();

/** The hex behind an edge. */
const behind = (id: string, edge: number): string => {
  const [row, column] = [
    [1, -1],
    [0, -2],
    [-1, -1],
    [-1, 1],
    [0, 2],
    [1, 1],
  ][edge]!;
  return String.fromCharCode(id.charCodeAt(0) + row!) + String(Number(id.slice(1)) + column!);
};

const wall = (id: string, edge: number): string => ends(id, behind(id, edge));

const read = (name: string): unknown =>
  JSON.parse(readFileSync(shared(`reference/1830plus/${name}.json`), 'utf8'));

const files = ['board-1830plus', 'tiles-extra', 'scenarios'];

describeWithShared(
  'T-01, T-02, T-09: board, pieces and tiles of 1830+',
  files.map(name => `reference/1830plus/${name}.json`),
  () => {
    const board = read('board-1830plus') as {
      readonly hexes: readonly Drawn[];
      readonly switches: readonly { readonly id: string; readonly hexes: readonly string[] }[];
    };
    const extra = read('tiles-extra') as {
      readonly tiles: readonly Drawn[];
      readonly counts_1830plus: { readonly [tile: string]: number };
      readonly tile_upgrades: { readonly [tile: string]: readonly string[] };
    };
    const { scenarios } = read('scenarios') as { readonly scenarios: readonly Scenario[] };

    test('each hex has the colour, stops, values, track and terrain of the board', () => {
      expect(sorted(plusHexes.map(({ id }) => id))).toEqual(sorted(board.hexes.map(({ id }) => id)));
      for (const hex of board.hexes)
        expect([hex.id, ownHex(plusHexes.find(({ id }) => id === hex.id)!)]).toEqual([hex.id, drawnHex(hex)]);
    });

    test('water parts the same hexes', () => {
      const drawn = board.hexes.flatMap(({ id, borders = [] }) =>
        borders.filter(({ type }) => type === 'impassable').map(({ edge }) => wall(id, edge)),
      );
      const own = plusHexes.flatMap(({ id, walls = [] }) => walls.map(edge => wall(id, edge)));
      expect(sorted(own)).toEqual(sorted([...new Set(drawn)]));
    });

    test('the faces and numbers of all tiles of the box', () => {
      const tiles = plusTiles({});
      expect(Object.fromEntries(tiles.map(({ id, count }) => [id, count]))).toEqual(extra.counts_1830plus);
      for (const tile of extra.tiles)
        expect([tile.id, ownFace(tiles.find(({ id }) => id === tile.id)!)]).toEqual([
          tile.id,
          drawnFace(tile),
        ]);
    });

    test('what may replace what', () => {
      const plain = Object.entries(plusUpgrades).map(([id, list]) => [id, sorted(list as string[])]);
      const given = Object.entries(extra.tile_upgrades).map(([id, list]) => [id, sorted(list)]);
      expect(Object.fromEntries(plain)).toEqual(Object.fromEntries(given));
    });

    test('a name that stands on two hexes is drawn on one of them', () => {
      const drawn = plusHexes.flatMap(({ name, unlabelled }) => (name && !unlabelled ? [name] : []));
      expect(drawn.filter((name, at) => drawn.indexOf(name) !== at)).toEqual([]);
    });

    test.each([
      ['S1', 'D'],
      ['S2', 'G'],
      ['S3', 'R'],
      ['S4', 'B'],
    ] as const)('%s: the board with its pieces, and the tiles that it has', (scenario, code) => {
      const given = scenarios.find(one => one.code === code)!;
      const own = withPieces(plusHexes, scenario);
      for (const hex of given.hexes_changed)
        expect([hex.id, ownHex(own.find(({ id }) => id === hex.id)!)]).toEqual([hex.id, drawnHex(hex)]);
      const others = own.filter(({ id }) => given.hexes_changed.every(hex => hex.id !== id));
      expect(others.every(hex => plusHexes.includes(hex))).toBe(true);
      const tiles = plusTiles(given.tiles_removed);
      expect(Object.fromEntries(tiles.map(({ id, count }) => [id, count]))).toEqual(given.tiles);
    });

    test('what is supposed is named, each hex and each piece', () => {
      const named = reconstructed.flatMap(({ hexes }) => hexes);
      const open = board.switches.filter(({ id }) => id !== 'f_mountains' && id !== 'm13_west');
      expect(named).toEqual(expect.arrayContaining(open.flatMap(({ hexes }) => hexes)));
      expect(supposedPieces.map(([id]) => id)).toEqual(['30a', '30k', '30n', '30r']);
    });
  },
);
