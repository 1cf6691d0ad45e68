import { describe, expect, test } from '@jest/globals';
import { compileMap } from '../../../../src/engine/rail/map/compile.js';
import { runFromConnections } from '../../../../src/engine/rail/map/connections.js';
import type { RailMap } from '../../../../src/engine/rail/map/rail-map.js';
import { runRevenue, stopValue } from '../../../../src/engine/rail/map/revenue.js';
import { checkRun, checkRuns } from '../../../../src/engine/rail/map/route.js';
import type { RunningTrain, RunTerms } from '../../../../src/engine/rail/map/run-terms.js';
import { layTile } from '../../../../src/engine/rail/map/upgrade.js';
import type { BoardState } from '../../../../src/engine/rail/map/types.js';
import { mapData } from '../../../../src/titles/1830/rules/map.js';
import { boardWith, limits, refusal, smallMap, termsWith, trainNamed } from './small-map.js';

const run = (text: string): { train: string; path: string[] } => {
  const [train, path] = text.split(' ');
  return { train: train!, path: path!.split('-') };
};

/** Refusal of a run of PRR; undefined when it is legal. */
const refused = (map: RailMap, tokens: readonly string[], text: string): string | undefined =>
  checkRun(map, boardWith(tokens), 'PRR', run(text), limits).refusal?.code;

const stopsOf = (map: RailMap, board: BoardState, company: string, text: string): readonly string[] =>
  checkRun(map, board, company, run(text)).route!.stops.map(s => `${s.hex}.${s.stop}`);

/*
 *     A2  A4        A2, A4, B5 cities; B3 a switch: west to north-west and to east;
 *   B1  B3  B5      C2, C4 below: a curve and a town
 *     C2  C4
 */
const network = smallMap({
  A2: 'gray; city 20; 5-A 4-A',
  A4: 'gray; city 30; 1-A 0-A 5-A',
  B1: 'gray; city 10; 4-A 5-A',
  B3: 'green;; 1-2 1-4 3-0',
  B5: 'gray; city 40; 1-A 2-A 0-A',
  C2: 'yellow; town 10; 2-A A-4 3-0',
  C4: 'yellow;; 1-3',
});

describe('1830 §7.4.2: what a route is', () => {
  test('continuous track that joins at least two stops', () => {
    expect(refused(network, ['PRR B1'], '2 B1-B3-B5')).toBeUndefined();
    expect(refused(network, ['PRR B1'], '2 B1')).toBe('run-too-short');
    expect(refused(network, ['PRR B1'], '2 B1-B3')).toBe('run-no-track');
    expect(refused(network, ['PRR B1'], '2 B1-B5')).toBe('run-not-adjacent');
    expect(refused(network, ['PRR B1'], '2 B1-C2-C4-B3')).toBe('run-no-track');
  });

  test('with a token of the company on it, wherever', () => {
    expect(refused(network, ['PRR B5'], '2 B1-B3-B5')).toBeUndefined();
    expect(refused(network, ['PRR A2'], '2 B1-B3-B5')).toBe('run-no-token');
    expect(refused(network, ['NYC B1'], '2 B1-B3-B5')).toBe('run-no-token');
    expect(refused(network, ['PRR B5'], '3 A2-A4-B5')).toBeUndefined();
  });

  test('no turning at a switch', () => {
    // B3 joins its west to A2 and to B5, but not A2 to B5.
    expect(refused(network, ['PRR B5'], '2 B5-B3-A2')).toBe('run-no-track');
  });

  test('no track twice', () => {
    // From A2 to B1 over the western side of B3 and back over it to B5.
    expect(refused(network, ['PRR B1'], '3 A2-B3-B1-B3-B5')).toBe('run-side-twice');
    expect(refused(network, ['PRR B1'], '3 B5-B3-B1-B3-B5')).toBe('run-side-twice');
  });

  test('no stop twice, not even at its ends', () => {
    expect(refused(network, ['PRR B1'], '4 B1-C2-C4-B5-B3-B1')).toBe('run-stop-twice');
  });

  test('several stops of one hex, each by its own track', () => {
    const map = smallMap({
      B1: 'gray; city 10; 4-A 5-A',
      B3: 'brown NY; city 80, city 80; 1-A A-4 0-B B-5',
      B5: 'gray; town; 1-A A-0',
      C2: 'yellow;; 2-3',
      C4: 'yellow;; 2-3',
    });
    expect(stopsOf(map, boardWith(['PRR B1']), 'PRR', 'D B1-B3-B5-C4-B3')).toEqual([
      'B1.0',
      'B3.0',
      'B5.0',
      'B3.1',
    ]);
    expect(stopsOf(map, boardWith(['PRR B3.1']), 'PRR', 'D B3-C4-B5')).toEqual(['B3.1', 'B5.0']);
  });

  test('every stop on the way counts; only a by-pass leads past one', () => {
    const map = smallMap({
      B1: 'gray; city 10; 4-A',
      B3: 'gray; city 10; 1-A 4-A 1-4',
      B5: 'gray; town 10; 1-A A-4',
      B7: 'gray; city 10; 1-A',
    });
    const board = boardWith(['PRR B1']);
    expect(stopsOf(map, board, 'PRR', 'D B1-B3-B5-B7')).toEqual(['B1.0', 'B3.0', 'B5.0', 'B7.0']);
    expect(stopsOf(map, board, 'PRR', 'D B1-(B3)-B5-B7')).toEqual(['B1.0', 'B5.0', 'B7.0']);
    expect(refused(map, ['PRR B1'], 'D B1-B3-(B5)-B7')).toBe('run-no-track');
    expect(refused(map, ['PRR B1', 'NYC B3'], 'D B1-B3-B5')).toBe('run-blocked');
    expect(refused(map, ['PRR B1', 'NYC B3'], 'D B1-(B3)-B5')).toBeUndefined();
    expect(refused(map, ['PRR B1'], 'D (B1)-B3-B5')).toBe('run-no-track');
  });

  test('an end hex whose side leads to two stops needs the number', () => {
    const map = smallMap({ B1: 'gray; city 10; 4-A', B3: 'gray; town 10, town 20; 1-A 1-B' });
    expect(refused(map, ['PRR B1'], '2 B1-B3')).toBe('run-ambiguous');
    expect(stopsOf(map, boardWith(['PRR B1']), 'PRR', '2 B1-B3.1')).toEqual(['B1.0', 'B3.1']);
  });

  test('track between two stops of one hex', () => {
    const map = smallMap({ B1: 'gray; city 10, town 10; A-B 4-A', B3: 'gray; town 10; 1-A' });
    const board = boardWith(['PRR B1']);
    expect(stopsOf(map, board, 'PRR', '2 B1.0-B1.1')).toEqual(['B1.0', 'B1.1']);
    expect(stopsOf(map, board, 'PRR', '3 B3-B1.0-B1.1')).toEqual(['B3.0', 'B1.0', 'B1.1']);
    expect(runFromConnections(map, board, '3', [['B1'], ['B3', 'B1']]).path).toEqual(['B3', 'B1.0', 'B1.1']);
    const both = [run('2 B1.0-B1.1'), run('3 B3-B1.0-B1.1')];
    expect(checkRuns(map, board, 'PRR', both).refusal?.code).toBe('run-shares-track');
  });

  test.each(['', '(B1', 'B1)', 'B1.', '..', 'Q9'])('words that name no hex are refused: %j', word => {
    const path = [word, 'B3'];
    expect(checkRun(network, boardWith(['PRR B1']), 'PRR', { train: '2', path }).refusal?.code).toBe(
      'no-such-hex',
    );
  });
});

describe('1830 §7.3.3, §7.4.2: where a route cannot go on', () => {
  const map = smallMap({
    B1: 'gray; city 10; 4-A',
    B3: 'green; city 30 x2; 1-A A-4',
    B5: 'red; offboard 30 group:Gulf; 1-A 4-A',
    B7: 'gray; city 10; 1-A 4-A',
    B9: 'red; offboard 30 group:Gulf; 1-A',
  });

  test('a city full of foreign tokens is an end only', () => {
    expect(refused(map, ['PRR B1', 'NYC B3'], '3 B1-B3-B5')).toBeUndefined();
    expect(refused(map, ['PRR B1', 'NYC B3', 'CPR B3'], '3 B1-B3-B5')).toBe('run-blocked');
    expect(refused(map, ['PRR B1', 'NYC B3', 'CPR B3'], '3 B1-B3')).toBeUndefined();
    expect(refused(map, ['PRR B1', 'NYC B3', 'PRR B3'], '3 B1-B3-B5')).toBeUndefined();
  });

  test('an off-board location is an end only', () => {
    expect(refused(map, ['PRR B3'], '3 B3-B5-B7')).toBe('run-ends-there');
    expect(refused(map, ['PRR B3'], '3 B3-B5')).toBeUndefined();
  });

  test('nor do two hexes of one location make two ends', () => {
    expect(refused(map, ['PRR B7'], '3 B5-B7-B9')).toBe('run-location-twice');
  });
});

test('1830 §7.4.1: a train stops as often as its number says', () => {
  expect(refused(network, ['PRR B1'], '2 A2-B3-B1-C2')).toBe('run-too-long');
  expect(refused(network, ['PRR B1'], '3 A2-B3-B1-C2')).toBeUndefined();
});

describe('1849 §4.3.1: how far a train runs', () => {
  /*
   * B1 = B3: two ways, standard by B3's side and narrow beside it; B3 - B5 - B7 standard then narrow;
   * B7 = B9 dual.
   */
  const map = smallMap({
    B1: 'gray; city 10; 4-A 4~A',
    B3: 'gray; city 20; 1-A 1~A A-4',
    B5: 'gray; town 10; 1-A A~4',
    B7: 'gray; city 30; 1~A A=4',
    A10: 'blue; offboard 20 port; 0-A',
    B9: 'gray; city 40; 1=A A-3 A-4',
    B11: 'blue; offboard 20 port; 1-A',
  });
  const board = boardWith(['PRR B3', 'PRR B9']);
  const trains: { readonly [name: string]: RunningTrain } = {
    '3H': { name: '3H', reach: 3, hexes: { standard: 1, narrow: 2 } },
    R3H: { name: 'R3H', reach: 3, hexes: { standard: 2, narrow: 1 } },
    E: { name: 'E', reach: null, hexes: { standard: 1, narrow: null }, doubles: ['B9'] },
  };
  const trainOf = (name: string): RunningTrain => trains[name]!;
  const refusedHere = (text: string, portJoins: 0 | 0.5 = 0): string | undefined =>
    checkRun(map, board, 'PRR', run(text), { trainOf, portJoins }).refusal?.code;

  test('each hex entered counts, one over narrow track twice', () => {
    expect(refusedHere('3H B1-B3-B5')).toBeUndefined();
    expect(refusedHere('3H B3-B5-B7')).toBeUndefined();
    expect(refusedHere('3H B1-B3-B5-B7')).toBe('run-too-far');
    expect(refusedHere('3H B1-~B3-B5')).toBeUndefined();
    expect(refusedHere('3H B1-~B3-B5-B7')).toBe('run-too-far');
  });

  test('for the R6H it is standard track that counts twice', () => {
    expect(refusedHere('R3H B1-B3-B5')).toBe('run-too-far');
    expect(refusedHere('R3H B1-~B3-B5')).toBeUndefined();
  });

  test('dual track counts as that which counts less', () => {
    expect(refusedHere('3H B5-B7-B9')).toBeUndefined();
    expect(refusedHere('R3H B5-B7-B9')).toBeUndefined();
  });

  test('electric trains never run on narrow track', () => {
    expect(refusedHere('E B1-B3-B5')).toBeUndefined();
    expect(refusedHere('E B3-B5-B7')).toBe('run-wrong-gauge');
    expect(refusedHere('E B1-~B3')).toBe('run-wrong-gauge');
    expect(refusedHere('E B7-B9')).toBeUndefined();
  });

  test('ports end a run, and are none of the two stops that it joins', () => {
    expect(refusedHere('3H B9-B11')).toBe('run-joins-too-few');
    expect(refusedHere('3H B7-B9-B11')).toBeUndefined();
    expect(refusedHere('3H B9-B11', 0.5)).toBe('run-joins-too-few');
    expect(refusedHere('3H A10-B9-B11')).toBe('run-joins-too-few');
    expect(refusedHere('3H A10-B9-B11', 0.5)).toBeUndefined();
  });

  test('the two gauges of a side are one piece of track', () => {
    const both = [run('3H B1-B3'), run('R3H B1-~B3')];
    expect(checkRuns(map, board, 'PRR', both).refusal?.code).toBe('run-shares-track');
    expect(checkRun(map, board, 'PRR', run('3H B1-B3-~B1')).refusal?.code).toBe('run-side-twice');
  });

  test('cities count double for the trains that say so, and markers add (1849 §4.3.2, §2.4.3)', () => {
    const terms: RunTerms = { levels: [], portJoins: 0, bonus: { B11: 20 } };
    const earned = (train: string): number => {
      const { route } = checkRun(map, board, 'PRR', { train, path: ['B7', 'B9', 'B11'] });
      return runRevenue(map, board, route!, trainOf(train), terms);
    };
    expect([earned('3H'), earned('E')]).toEqual([30 + 40 + 40, 30 + 80 + 40]);
  });
});

describe('1830 §7.4.2: all trains of a company', () => {
  const board = boardWith(['PRR B1', 'PRR B5']);

  test('meet in stops and at crossings', () => {
    const { routes } = checkRuns(network, board, 'PRR', [run('2 B1-B3-B5'), run('2 B1-C2'), run('2 B5-A4')]);
    expect(routes?.map(r => r.stops.length)).toEqual([2, 2, 2]);
    expect(
      checkRuns(network, board, 'PRR', [run('2 B1-B3-B5'), run('2 A4-B5')]).refusal?.code,
    ).toBeUndefined();
  });

  test('share no track, not even the bit at a hex side', () => {
    const shared = checkRuns(network, board, 'PRR', [run('2 B1-B3-B5'), run('2 A2-B3-B1')]).refusal?.code;
    expect(shared).toBe('run-shares-track');
  });
});

describe('records of 18xx.games', () => {
  test('connections in any order and direction become one run', () => {
    const connections = [
      ['B5', 'A4'],
      ['A2', 'A4'],
      ['B5', 'B3', 'B1'],
    ];
    expect(runFromConnections(network, boardWith([]), '4', connections).path.join('-')).toBe(
      'B1-B3-B5-A4-A2',
    );
    expect(
      refusal(() =>
        runFromConnections(network, boardWith([]), '4', [
          ['B5', 'A4'],
          ['B1', 'C2'],
        ]),
      ),
    ).toBe('run-broken');
  });

  test('a chain past Altoona takes the by-pass, two chains stop there', () => {
    const map = compileMap(mapData);
    let board = boardWith(['PRR H12']);
    for (const [hex, tile, r] of [
      ['H10', '57', 1],
      ['H14', '9', 1],
      ['H16', '57', 1],
    ] as const)
      board = layTile(map, board, hex, tile, r);
    const past = runFromConnections(map, board, '2', [['H10', 'H12', 'H14', 'H16']]);
    expect(past.path).toEqual(['H10', '(H12)', 'H14', 'H16']);
    const stopping = runFromConnections(map, board, '3', [
      ['H12', 'H14', 'H16'],
      ['H10', 'H12'],
    ]);
    expect(stopping.path).toEqual(['H10', 'H12', 'H14', 'H16']);
    expect(checkRun(map, board, 'PRR', past).refusal?.code).toBe('run-no-token');
    const { route } = checkRun(map, board, 'PRR', stopping);
    expect(runRevenue(map, board, route!, trainNamed('3'), termsWith('yellow'))).toBe(50);
  });
});

describe('1830 §7.5: what stops earn', () => {
  const map = compileMap(mapData);
  const chicago = { hex: 'F2', stop: 0 };

  test('off-board locations earn more from the first brown tiles on', () => {
    expect(stopValue(map, boardWith([]), chicago, ['yellow'])).toBe(40);
    expect(stopValue(map, boardWith([]), chicago, ['yellow', 'green'])).toBe(40);
    expect(stopValue(map, boardWith([]), chicago, ['yellow', 'green', 'brown'])).toBe(70);
  });

  test('cities what their tile says', () => {
    const board = layTile(map, boardWith([]), 'H10', '57', 1);
    expect(stopValue(map, boardWith([]), { hex: 'H10', stop: 0 }, ['yellow'])).toBe(0);
    expect(stopValue(map, board, { hex: 'H10', stop: 0 }, ['yellow'])).toBe(20);
  });
});
