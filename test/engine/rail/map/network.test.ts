import { describe, expect, test } from '@jest/globals';
import {
  connects,
  networkOf,
  reachedStops,
  reaches,
  reachesStop,
  tokenSpots,
} from '../../../../src/engine/rail/map/network.js';
import type { RailMap } from '../../../../src/engine/rail/map/rail-map.js';
import type { BoardState } from '../../../../src/engine/rail/map/types.js';
import { bruteNetwork, randomPosition } from './brute-network.js';
import { boardWith, smallMap } from './small-map.js';

const stopsOf = (map: RailMap, board: BoardState, company: string): readonly string[] =>
  reachedStops(map, networkOf(map, board, company)).map(s => `${s.hex}.${s.stop}`);

/** A row B1 - B3 - B5 - B7 of hexes joined by edges 4 (east) and 1 (west). */
const row = (b1: string, b3: string, b5: string, b7: string): RailMap =>
  smallMap({ B1: b1, B3: b3, B5: b5, B7: b7 }, { 57: 4, 9: 4, 14: 4 });

describe('1830 §7.2.1 (1): where a company can lay track', () => {
  const map = row('gray; city 10; 4-A', 'yellow;; 1-4', 'white', 'white');

  test('on a hex to which its track leads, with track on that side', () => {
    const network = networkOf(map, boardWith(['PRR B1']), 'PRR');
    expect(reaches(map, network, 'B5', 1)).toBe(true);
    expect(connects(map, network, 'B5', '9', 1)).toBe(true);
    expect(connects(map, network, 'B5', '9', 0)).toBe(false);
  });

  test('not farther away, and not at all without a token', () => {
    expect(reaches(map, networkOf(map, boardWith(['PRR B1']), 'PRR'), 'B7', 1)).toBe(false);
    expect(reaches(map, networkOf(map, boardWith(['PRR B1']), 'NYC'), 'B5', 1)).toBe(false);
  });

  test('anywhere on a hex with its own token, track or not', () => {
    const home = row('white', 'white; city', 'white', 'white');
    const network = networkOf(home, boardWith(['NYC B3']), 'NYC');
    expect([0, 1, 2, 3, 4, 5].filter(e => reaches(home, network, 'B3', e))).toEqual([1, 4]);
    expect(reaches(home, network, 'B5', 1)).toBe(false);
  });
});

describe('1830 §7.3.2: where a company can place a token', () => {
  test('in a reached city with a free circle', () => {
    const map = row(
      'gray; city 10; 4-A',
      'yellow; city 20; 1-A A-4',
      'yellow; city 20; 1-A A-4',
      'gray; city; 1-A',
    );
    expect(tokenSpots(map, boardWith(['PRR B1']), 'PRR', [])).toEqual([
      { hex: 'B3', stop: 0 },
      { hex: 'B5', stop: 0 },
      { hex: 'B7', stop: 0 },
    ]);
    expect(tokenSpots(map, boardWith(['PRR B1', 'NYC B5']), 'PRR', []).map(s => s.hex)).toEqual(['B3']);
  });

  test('not in towns and off-board locations', () => {
    const map = row('gray; city 10; 4-A', 'yellow; town 10; 1-A A-4', 'red; offboard 30; 1-A', 'white');
    expect(stopsOf(map, boardWith(['PRR B1']), 'PRR')).toEqual(['B1.0', 'B3.0', 'B5.0']);
    expect(tokenSpots(map, boardWith(['PRR B1']), 'PRR', [])).toEqual([]);
  });

  test('not twice on one hex', () => {
    const map = row('gray; city 10, city 10; 4-A 0-B', 'green; city 30 x2; 1-A A-4', 'white', 'white');
    expect(tokenSpots(map, boardWith(['PRR B1', 'PRR B3']), 'PRR', [])).toEqual([]);
  });

  test('not where the last circle is kept for another, nor on a hex kept as a whole', () => {
    const map = row('gray; city 10; 4-A', 'green; city 30 x2; 1-A A-4', 'white', 'white');
    const board = boardWith(['PRR B1']);
    expect(tokenSpots(map, board, 'PRR', [{ hex: 'B3', stop: 0 }])).toHaveLength(1);
    expect(tokenSpots(map, boardWith(['PRR B1', 'NYC B3']), 'PRR', [{ hex: 'B3', stop: 0 }])).toEqual([]);
    expect(tokenSpots(map, board, 'PRR', [{ hex: 'B3', stop: null }])).toEqual([]);
  });

  test('not behind a switch at which the way would have to turn', () => {
    // From B1 through the switch in B3 to the city B5, whose only track leads back to the other arm, to A2.
    const map = smallMap({
      A2: 'gray; city 10; 5-A',
      B1: 'gray; city 10; 4-A',
      B3: 'green;; 1-4 2-4',
      B5: 'gray; city 20; 1-A',
    });
    expect(stopsOf(map, boardWith(['B&O B1']), 'B&O')).toEqual(['B1.0', 'B5.0']);
    expect(stopsOf(map, boardWith(['B&O B5']), 'B&O')).toEqual(['A2.0', 'B1.0', 'B5.0']);
  });

  test('behind that switch, when a loop brings the way back another side', () => {
    // B5 now leads on by C4 to the lower side of B3, from which its third arm goes up to A2.
    const map = smallMap({
      A2: 'gray; city 10; 5-A',
      B1: 'gray; city 10; 4-A',
      B3: 'green;; 1-4 5-2',
      B5: 'green; city 20; 1-A 0-A',
      C4: 'green;; 2-3',
    });
    expect(stopsOf(map, boardWith(['B&O B1']), 'B&O')).toEqual(['A2.0', 'B1.0', 'B5.0']);
  });
});

describe('1830 §7.3.3: full cities', () => {
  const map = row('gray; city 10; 4-A', 'green; city 30 x2; 1-A A-4', 'yellow;; 1-4', 'gray; city 10; 1-A');

  test('let everybody through while a circle is free', () => {
    expect(stopsOf(map, boardWith(['PRR B1', 'NYC B3']), 'PRR')).toEqual(['B1.0', 'B3.0', 'B7.0']);
  });

  test('end the way of those without a token there', () => {
    expect(stopsOf(map, boardWith(['PRR B1', 'NYC B3', 'CPR B3']), 'PRR')).toEqual(['B1.0', 'B3.0']);
  });

  test('let those with a token there through', () => {
    expect(stopsOf(map, boardWith(['PRR B1', 'NYC B3', 'PRR B3']), 'PRR')).toEqual(['B1.0', 'B3.0', 'B7.0']);
  });

  test('a by-pass leads round them', () => {
    const altoona = row(
      'gray; city 10; 4-A',
      'gray; city 10; 1-A 4-A 1-4',
      'yellow;; 1-4',
      'gray; city 10; 1-A',
    );
    expect(stopsOf(altoona, boardWith(['NYC B1', 'PRR B3']), 'NYC')).toEqual(['B1.0', 'B3.0', 'B7.0']);
  });
});

describe('1830 §7.4: is there a route at all', () => {
  test('two stops joined by track, one of them with an own token', () => {
    const map = row('gray; city 10; 4-A', 'yellow;; 1-4', 'yellow; town 10; 1-A A-4', 'white');
    expect(networkOf(map, boardWith(['PRR B1']), 'PRR').canRun).toBe(true);
    expect(networkOf(map, boardWith([]), 'PRR').canRun).toBe(false);
  });

  test('not with one stop', () => {
    const map = row('gray; city 10; 4-A', 'yellow;; 1-4', 'white', 'white');
    expect(networkOf(map, boardWith(['PRR B1']), 'PRR').canRun).toBe(false);
  });

  test('two own tokens will do, two without track between them will not', () => {
    const map = row('gray; city 10; 4-A', 'yellow;; 1-4', 'gray; city 10; 1-A', 'gray; city 10');
    expect(networkOf(map, boardWith(['PRR B1', 'PRR B5']), 'PRR').canRun).toBe(true);
    expect(networkOf(map, boardWith(['PRR B5', 'PRR B7']), 'PRR').canRun).toBe(true);
    expect(networkOf(map, boardWith(['PRR B7']), 'PRR').canRun).toBe(false);
  });

  test('not with a port alone, nor with two (1849 §4.3.1)', () => {
    const port = 'blue; offboard 20 port;';
    const one = row('gray; city 10; 4-A', `${port} 1-A`, 'white', 'white');
    expect(networkOf(one, boardWith(['PRR B1']), 'PRR').canRun).toBe(false);
    const two = row(`${port} 4-A`, 'gray; city 10; 1-A A-4', `${port} 1-A`, 'white');
    expect(networkOf(two, boardWith(['PRR B3']), 'PRR').canRun).toBe(false);
    const behind = row(`${port} 4-A`, 'gray; city 10; 1-A A-4', 'gray; town 10; 1-A', 'white');
    expect(networkOf(behind, boardWith(['PRR B3']), 'PRR').canRun).toBe(true);
  });

  test('not from a city to itself round a loop', () => {
    const map = smallMap({ B1: 'gray; city 10; 4-A 5-A', B3: 'green;; 1-0', C2: 'green;; 2-3' });
    expect(networkOf(map, boardWith(['PRR B1']), 'PRR').canRun).toBe(false);
  });
});

test('narrow track does not lead on to standard track, dual track to both', () => {
  const broken = row('gray; city 10; 4-A', 'yellow;; 1~4', 'gray; city 10; 1-A', 'white');
  expect(stopsOf(broken, boardWith(['PRR B1']), 'PRR')).toEqual(['B1.0']);
  const dual = row('gray; city 10; 4-A', 'yellow;; 1=4', 'gray; city 10; 1-A', 'white');
  expect(stopsOf(dual, boardWith(['PRR B1']), 'PRR')).toEqual(['B1.0', 'B5.0']);
});

describe('agrees with trying every legal route', () => {
  // Two series hold the rare maps (66070, 90273) on which both ways round a loop inside a loop matter.
  test.each([10_000, 20_000, 66_000, 90_000])('on random maps from number %i', first => {
    for (let seed = first; seed < first + 300; seed++) {
      const { map, board, company } = randomPosition(seed);
      const network = networkOf(map, board, company);
      const brute = bruteNetwork(map, board, company);
      const edges = map.hexes.flatMap(({ id }) =>
        [0, 1, 2, 3, 4, 5].filter(e => reaches(map, network, id, e)).map(e => `${id}/${e}`),
      );
      const stops = map.hexes.flatMap(({ id, stops: all }) =>
        all.flatMap((_, i) => (reachesStop(map, network, id, i) ? [`${id}.${i}`] : [])),
      );
      expect([seed, edges.sort(), stops.sort(), network.canRun]).toEqual([
        seed,
        [...brute.edges].sort(),
        [...brute.stops].sort(),
        brute.canRun,
      ]);
    }
  });
});
