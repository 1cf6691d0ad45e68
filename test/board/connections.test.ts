import { describe, expect, test } from '@jest/globals';
import { grounds } from '../../src/board/board.js';
import { connectionLines, connections } from '../../src/board/connections.js';
import type { BoardState, MapData } from '../../src/board/data.js';
import { mapLines } from '../../src/board/text.js';
import { lateGame } from '../../bench/games.js';
import { replay } from '../../src/engine/core/index.js';
import { networkOf, reachedStops } from '../../src/engine/rail/map/network.js';
import { compileMap } from '../../src/engine/rail/map/compile.js';
import { mapData as map1830 } from '../../src/titles/1830/rules/map.js';
import { mapData as map1849 } from '../../src/titles/1849/rules/map.js';
import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { importedTitle1849 as title1849 } from '../../src/titles/1849/readings/title.js';
import { map, tile } from './fixtures.js';
import { mapData as map1856 } from '../../src/titles/1856/rules/map.js';
import { map36 } from '../../src/titles/18mag/rules/map.js';
import { late1830, late1849, late1856, late18mag } from './late-boards.js';

const joins = (board: BoardState, from: string, of: MapData = map): readonly string[] =>
  [...connections(of, board).get(from)!.keys()].sort();

describe('which stops track joins', () => {
  test('over plain track, in both directions, and not past a stop', () => {
    const board = { laid: { B3: '3/4', C4: '14/1' }, tokens: [] };
    expect(joins(board, 'B3.0')).toEqual(['C4.0']);
    expect(joins(board, 'C4.0')).toEqual(['B3.0']);
    expect(joins({ laid: {}, tokens: [] }, 'B3.0')).toEqual([]);
  });

  test('gauges meet at dual track and at stops alone', () => {
    const hexes = ['A1', 'A3', 'A5'].map(id => ({ id, colour: 'white' as const, stops: [], track: [] }));
    const tiles = [
      tile('W', 'yellow; city 20; 4~A'),
      tile('E', 'yellow; city 20; 1-A'),
      tile('n', 'yellow;; 1~4'),
      tile('s', 'yellow;; 1-4'),
      tile('d', 'brown;; 1=4'),
      tile('w', 'yellow; city 20; 4=A'),
    ];
    const at = (west: string, middle: string): readonly string[] =>
      joins({ laid: { A1: `${west}/0`, A3: `${middle}/0`, A5: 'E/0' }, tokens: [] }, 'A1.0', {
        hexes,
        tiles,
        upgrades: {},
      });
    expect(['n', 's', 'd'].map(middle => at('W', middle))).toEqual([[], [], []]);
    expect(['n', 's', 'd'].map(middle => at('w', middle))).toEqual([[], ['A5.0'], ['A5.0']]);
  });

  test('in words, each network with its stops and what lies next to each', () => {
    const board = { laid: { B3: '3/4', C4: '14/1' }, tokens: [] };
    const lines = connectionLines(map, board, 'en');
    expect(lines[0]).toBe('Network 1 joins 2 stops:');
    expect(lines).toContain('B3 Ash – C4 Mill <b>"Town"</b> & Co');
    expect(connectionLines(map, board, 'de')[0]).toBe('Netz 1 verbindet 2 Stationen:');
    expect(connectionLines(map, { laid: {}, tokens: [] }, 'en')).toEqual([]);
  });

  test.each([
    ['1830', map1830, late1830],
    ['1849', map1849, late1849],
    ['1856', map1856, late1856],
    ['18Mag', map36, late18mag],
  ])('late on the map of %s they are those the rules find', (_, data, { laid }) => {
    const rail = compileMap(data);
    const joined = connections(data, { laid, tokens: [] });
    const kindOf = (key: string): string => {
      const [hex, stop] = key.split('.') as [string, string];
      return grounds(data, { laid, tokens: [] }).get(hex)!.face.stops[Number(stop)]!.kind;
    };
    const cities = [...joined.keys()].filter(key => kindOf(key) === 'city');
    expect(cities.length).toBeGreaterThan(5);
    for (const city of cities) {
      const [hex, stop] = city.split('.') as [string, string];
      const board = { laid, tokens: [{ company: 'X', hex, stop: Number(stop) }] };
      const byRules = reachedStops(rail, networkOf(rail, board, 'X')).map(at => `${at.hex}.${at.stop}`);
      const found = new Set<string>();
      const open = [city];
      for (let key = open.pop(); key !== undefined; key = open.pop()) {
        if (found.has(key)) continue;
        found.add(key);
        // No route goes on behind a place off the board.
        if (kindOf(key) !== 'offboard') open.push(...joined.get(key)!.keys());
      }
      // No route turns back, so that the rules may reach less than hangs together; what is next to a city they reach.
      expect([city, byRules.filter(key => !found.has(key))]).toEqual([city, []]);
      expect([city, [...joined.get(city)!.keys()].filter(key => !byRules.includes(key))]).toEqual([city, []]);
    }
  });
});

describe('the words beside the map are complete', () => {
  const boards: readonly (readonly [string, MapData, BoardState])[] = [
    ['1830', map1830, late1830],
    ['1849', map1849, late1849],
    ['1856', map1856, late1856],
    ['18Mag', map36, late18mag],
    ...[title1830, title1849].map(title => {
      const { start, draws, actions } = lateGame(title);
      const played = actions.map(action => ({ kind: 'action' as const, action }));
      const { board } = replay(title, start, draws ?? [], played);
      const data = title.game(start.settings).data.map;
      return [`a whole game of ${title.id}`, data, board] as const;
    }),
  ];

  test.each(boards)('%s: every tile, token, value and cost, in both languages', (_, data, board) => {
    for (const language of ['en', 'de'] as const) {
      const lines = mapLines(data, board, { language, width: 10_000 });
      const line = (hex: string): string => lines.find(one => one.split(/[ :]/)[0] === hex) ?? '';
      for (const [hex, laid] of Object.entries(board.laid))
        expect(line(hex)).toContain(` ${laid.replace('/', ' r')}`);
      for (const { company, hex } of board.tokens) expect(line(hex)).toContain(company);
      for (const { hex, face, tile: isTile } of grounds(data, board).values()) {
        for (const { revenue } of face.stops)
          for (const value of typeof revenue === 'number' ? [revenue] : Object.values(revenue))
            if (value !== 0)
              expect([hex.id, line(hex.id)]).toEqual([hex.id, expect.stringContaining(` ${value}`)]);
        if (hex.terrain && isTile === undefined) expect(line(hex.id)).toContain(` ${hex.terrain.cost}`);
      }
    }
  });

  test.each(boards)('%s: every joined stop by its name', (_, data, board) => {
    const lines = connectionLines(data, board, 'en');
    const joined = [...connections(data, board)].filter(([, others]) => others.size > 0);
    expect(lines.filter(line => line.includes(' – ')).length).toBe(joined.length);
    for (const [key] of joined)
      expect(lines.some(line => line.startsWith(`${key.split('.')[0]!} `))).toBe(true);
  });
});
