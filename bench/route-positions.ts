import { begin, play } from '../src/engine/core/index.js';
import { runTermsOf, trainNow } from '../src/engine/rail/company/running.js';
import type { RailData, TrainData } from '../src/engine/rail/data.js';
import { fleets } from '../src/engine/rail/map/best-runs.js';
import { compileMap } from '../src/engine/rail/map/compile.js';
import { NARROW, STRIDE } from '../src/engine/rail/map/face.js';
import type { RailMap } from '../src/engine/rail/map/rail-map.js';
import type { RunGraph, RunTrain } from '../src/engine/rail/map/run-graph-types.js';
import { runGraph } from '../src/engine/rail/map/run-graph.js';
import type { RunningTrain, RunTerms } from '../src/engine/rail/map/run-terms.js';
import type { BoardState, HexDef, TileDef } from '../src/engine/rail/map/types.js';
import type { RailState } from '../src/engine/rail/state.js';
import type { Game } from './games.js';

/** One set of routes to look for. */
export interface Position {
  readonly name: string;
  readonly graph: RunGraph;
  /** The company's trains with what they can take along, in every way that makes a difference: each is searched. */
  readonly fleets: readonly (readonly RunTrain[])[];
  /** What the company earned with them in the game; absent for invented positions. */
  readonly recorded?: number;
}

export type Fleet = readonly string[];

/** Owns a token in every city of an invented position. */
const EVERYWHERE = 'everywhere';

interface Running {
  readonly map: RailMap;
  readonly board: BoardState;
  readonly company: string;
  readonly terms: RunTerms;
  readonly trains: readonly RunningTrain[];
}

const positionOf = (name: string, { map, board, company, terms, trains }: Running): Position => {
  const { graph, trainOf } = runGraph(map, board, company, terms);
  const names = trains.map(train => train.name).join('+');
  return {
    name: `${name} ${company} ${names}`,
    graph,
    fleets: fleets(trains, terms).map(fleet => fleet.map(trainOf)),
  };
};

/** The board a game ends with, and every operating turn of it in which trains ran. */
export interface Turns {
  readonly name: string;
  readonly map: RailMap;
  readonly last: BoardState;
  readonly turns: readonly Position[];
}

/** Replays a game and keeps what its trains ran on. */
export const turnsOf = ({ name, title, start, draws, actions }: Game): Turns => {
  const turns: Position[] = [];
  let before: RailState = begin(title, start, draws);
  // Some settings follow from the number of players.
  const game = title.game(before.settings);
  for (const action of actions) {
    const { state, facts } = play(title, before, action);
    const { round, board } = before;
    if (action.type === 'run' && round.kind === 'operating') {
      const { company } = round;
      const terms = runTermsOf(game, before, company);
      const trains = before.companies[company]!.trains.map(train => trainNow(game, before, train));
      const earned = facts.find(fact => fact.kind === 'earned')?.['revenue'];
      const position = positionOf(name, { map: game.map, board, company, terms, trains });
      turns.push({ ...position, recorded: Number(earned) });
    }
    before = state;
  }
  return { name, map: game.map, last: before.board, turns };
};

/** Lets one company run from every city, whoever has tokens there. */
const unblocked = (map: RailMap, board: BoardState): BoardState => ({
  laid: board.laid,
  tokens: map.hexes.flatMap(hex => {
    const stops = faceOf(map, hex, board).stops;
    return stops.flatMap(({ kind }, stop) =>
      kind === 'city' ? [{ company: EVERYWHERE, hex: hex.id, stop }] : [],
    );
  }),
});

const faceOf = (map: RailMap, hex: HexDef, board: BoardState): HexDef | TileDef => {
  const tile = board.laid[hex.id]?.split('/')[0];
  return tile === undefined ? hex : map.tiles[map.tileIndex.get(tile)!]!;
};

const lastTerms = ({ phases }: RailData): RunTerms => {
  const { levels, colours } = phases.at(-1)!;
  return { levels: levels ?? colours, portJoins: 0, bonus: {} };
};

const trainsOf = ({ trains }: RailData, fleet: Fleet): readonly TrainData[] =>
  fleet.map(name => trains.find(train => train.name === name)!);

/** The last map of each game, for every company on it, with a fleet it may never have had. */
export const latePositions = (games: readonly Turns[], data: RailData, fleet: Fleet): Position[] =>
  games.flatMap(({ name, map, last }) => {
    const companies = [...new Set(last.tokens.map(t => t.company)), EVERYWHERE];
    const [terms, trains] = [lastTerms(data), trainsOf(data, fleet)];
    return companies.map(company => {
      const board = company === EVERYWHERE ? unblocked(map, last) : last;
      return positionOf(name, { map, board, company, terms, trains });
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

/** Sides over which the face would join track of its neighbours, each once for every gauge. */
const joined = (rail: RailMap, laid: readonly number[], hex: number, face: number): number => {
  let count = 0;
  for (let place = 0; place < 2 * NARROW; place++) {
    const across = rail.across[hex * STRIDE + place]!;
    if (across < 0 || rail.faces[face]!.next[place]!.length === 0) continue;
    const beyond = rail.faces[laid[Math.floor(across / STRIDE)]!]!;
    if (beyond.next[across % STRIDE]!.length > 0) count++;
  }
  return count;
};

/**
 * A map with a tile on every hex, turned and changed until as much track as possible joins.
 * @param boxed only with the tiles there are; otherwise with as many of each as wanted
 */
const filledBoard = (map: RailMap, seed: number, boxed: boolean): BoardState => {
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
export const filledBoards = (data: RailData, maps: number, boxed: boolean): Filled => {
  const map = compileMap(data.map);
  const boards = Array.from({ length: maps }, (_, seed) => unblocked(map, filledBoard(map, seed, boxed)));
  return { map, boards };
};

interface Filled {
  readonly map: RailMap;
  readonly boards: readonly BoardState[];
}

/** A fleet on each of these maps. */
export const filledPositions = ({ map, boards }: Filled, data: RailData, fleet: Fleet): Position[] => {
  const [terms, trains] = [lastTerms(data), trainsOf(data, fleet)];
  return boards.map((board, seed) =>
    positionOf(`full map ${seed}`, { map, board, company: EVERYWHERE, terms, trains }),
  );
};
