import { describe, expect, test } from '@jest/globals';
import { bestRuns, checkRuns, runRevenue } from '../../../../src/engine/rail/map/index.js';
import { runGraph } from '../../../../src/engine/rail/map/run-graph.js';
import { randomPosition } from './brute-network.js';
import { boardWith, smallMap } from './small-map.js';

const map = smallMap({
  B1: 'gray; city 10; 4-A',
  B3: 'gray; city 10; 1-A 4-A 1-4',
  B5: 'red; offboard yellow:30 brown:60 group:Gulf; 1-A',
  D1: 'gray; city 90; 4-A',
  D3: 'gray; city 90; 1-A',
});

describe('the graph of what a company can use', () => {
  test('holds the track it reaches and nothing else', () => {
    const { graph, stops, values } = runGraph(map, boardWith(['PRR B1', 'NYC B3']), 'PRR', ['yellow']);
    expect(graph.links).toHaveLength(5);
    expect(graph.sides).toBe(2);
    const by = Object.fromEntries(stops.map((s, i) => [s.hex, { ...graph.stops[i]!, value: values[i] }]));
    expect(by).toEqual({
      B1: { own: true, through: true, group: null, value: 10 },
      B3: { own: false, through: false, group: null, value: 10 },
      B5: { own: false, through: false, group: 0, value: 30 },
    });
  });

  test('a side is entered by one half and left by the other', () => {
    const { graph } = runGraph(map, boardWith(['PRR B1']), 'PRR', ['yellow']);
    for (let side = 0; side < graph.sides; side++) {
      const halves = graph.links.flatMap(({ a, b }) =>
        [a, b].flatMap(end => ('side' in end && end.side === side ? [end.half] : [])),
      );
      expect(new Set(halves)).toEqual(new Set([0, 1]));
    }
  });
});

describe('the best runs', () => {
  test('come back as hexes, with the by-pass written', () => {
    const best = bestRuns(map, boardWith(['PRR B1']), 'PRR', [{ name: '2', reach: 2 }], ['yellow', 'brown']);
    expect(best.value).toBe(70);
    expect(best.runs.map(r => [...r.path].sort())).toEqual([['(B3)', 'B1', 'B5']]);
  });

  test('are legal and earn what they say on random maps', () => {
    const trains = [
      { name: '2', reach: 2 },
      { name: '3', reach: 3 },
      { name: 'D', reach: null },
    ];
    let earned = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { map: any, board, company } = randomPosition(seed);
      const best = bestRuns(any, board, company, trains, ['yellow']);
      const routes = checkRuns(any, board, company, best.runs, t => trains.find(x => x.name === t)!.reach);
      const sum = routes.reduce((n, r) => n + runRevenue(any, board, r, ['yellow']), 0);
      expect([seed, sum]).toEqual([seed, best.value]);
      earned += sum;
    }
    expect(earned).toBeGreaterThan(0);
  });
});
