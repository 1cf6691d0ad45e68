import { compileMap } from '../src/engine/rail/map/compile.js';
import { STRIDE } from '../src/engine/rail/map/face.js';
import type { RailMap } from '../src/engine/rail/map/rail-map.js';
import type { RunGraph, RunTrain } from '../src/engine/rail/map/run-graph-types.js';
import { runGraph } from '../src/engine/rail/map/run-graph.js';
import type { BoardState, Colour, HexDef, TileDef } from '../src/engine/rail/map/types.js';
import { data } from '../src/titles/1830/data.js';
import { boardOf, records1830, type GameRecord } from '../test/engine/rail/map/records.js';

/** One set of routes to look for. */
export interface Position {
  readonly name: string;
  readonly graph: RunGraph;
  readonly trains: readonly RunTrain[];
  /** What the record says the company earned; absent for invented positions. */
  readonly recorded?: number;
}

export type Fleet = readonly string[];

const map = compileMap(data.map);
const browned: readonly Colour[] = ['yellow', 'green', 'brown'];

/** Owns a token in every city of an invented position. */
const EVERYWHERE = 'everywhere';

const positionOf = (
  name: string,
  board: BoardState,
  company: string,
  colours: readonly Colour[],
  fleet: Fleet,
): Position => {
  const { graph, trainOf } = runGraph(map, board, company, { levels: colours, portJoins: 0, bonus: {} });
  const trains = fleet.map(name => trainOf(data.trains.find(t => t.name === name)!));
  return { name: `${name} ${company} ${fleet.join('+')}`, graph, trains };
};

/** Every operating turn of the recorded games in which trains ran. */
export const recordedPositions = (): Position[] =>
  records1830().flatMap(record => {
    const state = { ...record.start };
    return record.steps.flatMap(({ action, changes }, at) => {
      const fleet = state[`corp.${action.entity}.trains`] as string[] | undefined;
      // The record's phase D is no phase of its own here: the tiles are those of the last.
      const phase = data.phases.find(p => p.name === state['phase']) ?? data.phases.at(-1)!;
      const board = boardOf(state);
      Object.assign(state, changes);
      if (action.type !== 'run_routes' || !fleet) return [];
      const recorded = (action.routes ?? []).reduce((sum, route) => sum + route.revenue, 0);
      const name = `${record.name} ${at + 1}`;
      return [{ ...positionOf(name, board, action.entity, phase.colours, fleet), recorded }];
    });
  });

const lastState = (record: GameRecord): { readonly [key: string]: unknown } =>
  record.steps.reduce((state, step) => Object.assign(state, step.changes), { ...record.start });

/** Lets one company run from every city, whoever has tokens there. */
const unblocked = (board: BoardState): BoardState => ({
  laid: board.laid,
  tokens: map.hexes.flatMap(hex => {
    const stops = faceOf(hex, board).stops;
    return stops.flatMap(({ kind }, stop) =>
      kind === 'city' ? [{ company: EVERYWHERE, hex: hex.id, stop }] : [],
    );
  }),
});

const faceOf = (hex: HexDef, board: BoardState): HexDef | TileDef => {
  const tile = board.laid[hex.id]?.split('/')[0];
  return tile === undefined ? hex : map.tiles[map.tileIndex.get(tile)!]!;
};

/** The last map of each recorded game, for every company on it, with fleets it may never have had. */
export const latePositions = (fleets: readonly Fleet[]): Position[] =>
  records1830().flatMap(record => {
    const board = boardOf(lastState(record));
    const companies = [...new Set(board.tokens.map(t => t.company)), EVERYWHERE];
    return companies.flatMap(company => {
      const seen = company === EVERYWHERE ? unblocked(board) : board;
      return fleets.map(fleet => positionOf(record.name, seen, company, browned, fleet));
    });
  });

/** Some number below 1000, always the same for the same text. */
const shuffled = (text: string): number => {
  let hash = 7;
  for (const char of text) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) | 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % 1000;
};

/** What may lie on a hex at all, by its kind and label. */
const suits = (hex: HexDef, tile: TileDef): boolean =>
  tile.stops.length === hex.stops.length &&
  tile.stops[0]?.kind === hex.stops[0]?.kind &&
  tile.label === hex.label &&
  !(hex.colour === 'yellow' && tile.colour === 'yellow');

/** Sides over which the face would join track of its neighbours. */
const joined = (rail: RailMap, laid: readonly number[], hex: number, face: number): number => {
  let count = 0;
  for (let edge = 0; edge < 6; edge++) {
    const across = rail.across[hex * STRIDE + edge]!;
    if (across < 0 || (rail.faces[face]!.exits & (1 << edge)) === 0) continue;
    if (rail.faces[laid[Math.floor(across / STRIDE)]!]!.exits & (1 << (across % STRIDE))) count++;
  }
  return count;
};

/**
 * A map with a tile on every hex, turned and changed until as much track as possible joins.
 * @param boxed only with the tiles there are; otherwise with as many of each as wanted
 */
const filledBoard = (seed: number, boxed: boolean): BoardState => {
  const laid = map.hexes.map((_, h) => map.tiles.length * 6 + h);
  const left = map.tiles.map(tile => (boxed ? (tile.count ?? Infinity) : Infinity));
  for (let pass = 0; pass < 6; pass++)
    map.hexes.forEach((hex, h) => {
      if (hex.colour !== 'white' && hex.colour !== 'yellow') return;
      const old = laid[h]!;
      if (old < map.tiles.length * 6) left[Math.floor(old / 6)]!++;
      let [best, most] = [map.tiles.length * 6 + h, -1];
      map.tiles.forEach((tile, t) => {
        if (left[t] === 0 || !suits(hex, tile)) return;
        for (let face = t * 6; face < t * 6 + 6; face++) {
          const joins = pass === 0 ? map.faces[face]!.ways.flat().length : 2 * joined(map, laid, h, face);
          const score = 1000 * joins + shuffled(`${seed} ${pass} ${h} ${face}`);
          if (score > most) [best, most] = [face, score];
        }
      });
      laid[h] = best;
      if (best < map.tiles.length * 6) left[Math.floor(best / 6)]!--;
    });
  const entries = map.hexes.flatMap((hex, h) =>
    laid[h]! < map.tiles.length * 6
      ? [[hex.id, `${map.tiles[Math.floor(laid[h]! / 6)]!.id}/${laid[h]! % 6}`]]
      : [],
  );
  return { laid: Object.fromEntries(entries) as BoardState['laid'], tokens: [] };
};

/** Maps as full as the box allows, or fuller, with every city open to the company. */
export const filledPositions = (fleets: readonly Fleet[], maps: number, boxed: boolean): Position[] =>
  Array.from({ length: maps }, (_, seed) => unblocked(filledBoard(seed, boxed))).flatMap((board, seed) =>
    fleets.map(fleet =>
      positionOf(`${boxed ? 'full' : 'overfull'} map ${seed}`, board, EVERYWHERE, browned, fleet),
    ),
  );
