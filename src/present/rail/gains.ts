import { stopName } from '../../board/index.js';
import type { RailGame } from '../../engine/rail/contract.js';
import { faceAt } from '../../engine/rail/map/board.js';
import { networkOf, reachedStops, usedTrack } from '../../engine/rail/map/network.js';
import type { StopRef } from '../../engine/rail/map/rail-map.js';
import type { BoardState } from '../../engine/rail/map/types.js';
import type { RailState } from '../../engine/rail/state.js';
import type { Language } from '../../words/index.js';

/** What a company can use after a change of the board and could not before. */
export interface Gains {
  readonly stops: readonly StopRef[];
  /** Pieces of track by hex, as indices into the track of what lies there. */
  readonly track: ReadonlyMap<string, readonly number[]>;
}

/** The company whose turn it is, null outside operating rounds. */
export const operating = ({ round }: RailState): string | null =>
  round.kind === 'operating' ? round.company : null;

/** What tells a stop from others whatever tile lies there: its name, as the new board has it. */
const namesOf = (g: RailGame, after: BoardState, stops: readonly StopRef[]): readonly string[] =>
  stops.map(stop => stopName(g.data.map, after, stop, 'en'));

/** A piece of track by its ends, whatever tile it is printed on; a stop is any stop of the hex. */
const ends = (g: RailGame, board: BoardState, hex: string, piece: number): string => {
  const { a, b } = faceAt(g.map, board, hex).track[piece]!;
  return [a, b]
    .map(end => ('edge' in end ? String(end.edge) : 's'))
    .sort()
    .join('-');
};

const gainedTrack = (g: RailGame, before: BoardState, after: BoardState, company: string): Gains['track'] => {
  const used = (board: BoardState): ReadonlyMap<string, readonly number[]> =>
    usedTrack(g.map, board, networkOf(g.map, board, company));
  const had = used(before);
  const gained = new Map<string, readonly number[]>();
  for (const [hex, pieces] of used(after)) {
    const old = new Set((had.get(hex) ?? []).map(piece => ends(g, before, hex, piece)));
    const more = pieces.filter(piece => !old.has(ends(g, after, hex, piece)));
    if (more.length > 0) gained.set(hex, more);
  }
  return gained;
};

/** What the company gains from one board to the other. */
export const gainsOf = (g: RailGame, before: BoardState, after: BoardState, company: string): Gains => {
  if (before === after) return { stops: [], track: new Map() };
  const stopsOn = (board: BoardState): readonly StopRef[] =>
    reachedStops(g.map, networkOf(g.map, board, company));
  const had = new Set(namesOf(g, after, stopsOn(before)));
  const now = stopsOn(after);
  const names = namesOf(g, after, now);
  return {
    stops: now.filter((_, at) => !had.has(names[at]!)),
    track: gainedTrack(g, before, after, company),
  };
};

/** The stops that are gained, by name. */
export const gainedNames = (
  g: RailGame,
  after: BoardState,
  { stops }: Gains,
  language: Language,
): readonly string[] => stops.map(stop => stopName(g.data.map, after, stop, language));
