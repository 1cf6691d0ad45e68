import { describe, expect, test } from '@jest/globals';
import { compileMap } from '../../../../src/engine/rail/map/compile.js';
import { extendsRoute } from '../../../../src/engine/rail/map/extension.js';
import { networkOf, reaches, reachesStop } from '../../../../src/engine/rail/map/network.js';
import type { RailMap } from '../../../../src/engine/rail/map/rail-map.js';
import type { HexDef, TileDef } from '../../../../src/engine/rail/map/types.js';
import { bruteNetwork, inTwoGauges, random, randomPosition } from './brute-network.js';
import { boardWith, smallMap } from './small-map.js';
import { seeds } from '../../../support/seed.js';

/** The hex without track off the map, and with each piece once. */
const onMap = (map: RailMap, h: number): HexDef => {
  const hex = map.hexes[h]!;
  const stays = (end: HexDef['track'][number]['a']): boolean =>
    !('edge' in end) || (map.open[h]! & (1 << end.edge)) !== 0;
  const ends = (t: HexDef['track'][number]): string =>
    [t.a, t.b]
      .map(end => JSON.stringify(end))
      .sort()
      .join();
  const once = hex.track.filter((t, i) => hex.track.findIndex(other => ends(other) === ends(t)) === i);
  return { ...hex, track: once.filter(t => stays(t.a) && stays(t.b)) };
};

/**
 * A wild map on which a tile adds to the track of one hex, in its print and with the tile laid; null
 * where no hex will do.
 */
const upgrading = (
  seed: number,
): {
  readonly before: RailMap;
  readonly after: RailMap;
  readonly hex: string;
  readonly added: number;
} | null => {
  const { map: plain } = randomPosition(seed);
  const map = inTwoGauges(seed, plain);
  const next = random(seed + 1);
  const candidates = map.hexes
    .map((_, h) => onMap(map, h))
    .filter(h => h.stops.length < 2 && h.track.length > 1);
  const now = candidates[next(Math.max(1, candidates.length))];
  if (!now) return null;
  const old = { ...now, track: now.track.slice(0, next(now.track.length)) };
  const tile: TileDef = { ...now, id: 'T', colour: 'green', count: 1 };
  const withHex = (changed: HexDef): RailMap =>
    compileMap({
      hexes: map.hexes.map(h => (h.id === now.id ? changed : h)),
      tiles: [tile],
      upgrades: {},
    });
  return { before: withHex(old), after: withHex(now), hex: now.id, added: old.track.length };
};

describe('1849 §4.1, §4.3.1: networks of two gauges', () => {
  test('what is reached is what legal routes come to, changing gauge in stations alone', () => {
    for (const seed of seeds(400)) {
      const { map: plain, board, company } = randomPosition(seed);
      const map = inTwoGauges(seed, plain);
      const network = networkOf(map, board, company);
      const brute = bruteNetwork(map, board, company);
      const edges = map.hexes.flatMap(({ id }) =>
        [0, 1, 2, 3, 4, 5].filter(e => reaches(map, network, id, e)).map(e => `${id}/${e}`),
      );
      const stops = map.hexes.flatMap(({ id, stops: all }) =>
        all.flatMap((_, i) => (reachesStop(map, network, id, i) ? [`${id}.${i}`] : [])),
      );
      expect([seed, edges.sort()]).toEqual([seed, [...brute.edges].sort()]);
      expect([seed, stops.sort()]).toEqual([seed, [...brute.stops].sort()]);
      expect([seed, network.canRun]).toEqual([seed, brute.canRun]);
    }
  });

  test('a tile is an extension when a legal route can use a piece of track that it adds', () => {
    let yes = 0;
    for (const seed of seeds(800)) {
      const made = upgrading(seed);
      if (!made) continue;
      const { board, company } = randomPosition(seed);
      const { before, after, hex, added } = made;
      const { pieces } = bruteNetwork(after, board, company);
      const used = [...pieces].some(name => {
        const [at, piece] = name.split('#');
        return at === hex && Number(piece) >= added;
      });
      if (used) yes++;
      expect([seed, extendsRoute(before, board, company, hex, { tile: 'T', rotation: 0 })]).toEqual([
        seed,
        used,
      ]);
    }
    expect(yes).toBeGreaterThan(30);
  });
});

describe('1849 §4.1: a loop back to the tile', () => {
  /** From B1 over B3 round by B5, C4 and the city C2 to a side of B3 on which no track lies. */
  const map = smallMap(
    {
      B1: 'gray; city 10; 4-A',
      B3: 'yellow;; 1-4',
      B5: 'yellow;; 1-0',
      C4: 'yellow;; 3-1',
      C2: 'yellow; city 20; 4-A 3-A',
    },
    { 24: 1 },
  );
  /** The tile adds a way from the end of the loop to its beginning. */
  const closesLoop = (...tokens: string[]): boolean =>
    extendsRoute(map, boardWith(tokens), 'PRR', 'B3', { tile: '24', rotation: 4 });

  test('no route that came round can go out over the side over which it went round', () => {
    expect(closesLoop('PRR B1')).toBe(false);
  });

  test('one that begins on the loop can', () => {
    expect(closesLoop('PRR B1', 'PRR C2')).toBe(true);
    expect(closesLoop('PRR C2')).toBe(true);
  });
});
