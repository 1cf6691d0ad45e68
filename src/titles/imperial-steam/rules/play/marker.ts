import { offered, refuse, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { moveInfluence, stepsBack } from '../influence/track.js';
import { markersOn } from '../position/questions.js';
import { draftOf, type Draft } from '../position/draft.js';
import { mainTiles, type SteamState, type ActionTile } from '../position/state.js';
import type { Move, Say } from './move.js';
import { moves } from './moves.js';

/* The hand marker of a main action. */

/** Own markers on the tile cost a step each (§6); nobody falls below 0 (ruling R4). */
const markerRefusal = (s: SteamState, seat: Seat, tile: ActionTile): Refusal | undefined => {
  const cost = markersOn(s.players[seat]!, tile);
  const steps = stepsBack(s, seat);
  return steps < cost ? refuse('repeat-cost', { tile, cost, steps }) : undefined;
};

/** Puts a marker of the player's on the tile and pays for those that lie there, with what there is. */
const placeMarker = (d: Draft, seat: Seat, tile: ActionTile, say: Say): void => {
  const player = d.players[seat]!;
  const lying = markersOn(player, tile);
  const cost = Math.min(lying, stepsBack(d, seat));
  player.hand -= 1;
  player.markers = { ...player.markers, [tile]: lying + 1 };
  moveInfluence(d, seat, -cost);
  d.turn = { ...d.turn!, main: tile };
  say({ kind: 'marker-placed', seat, tile, steps: cost });
};

const silent: Say = () => undefined;

/** The position with the marker on the tile, to look at what can be done there; undefined where it cannot be paid. */
export const withMarker = (s: SteamState, seat: Seat, tile: ActionTile): SteamState | undefined => {
  if (markerRefusal(s, seat, tile)) return undefined;
  const d = draftOf(s);
  placeMarker(d, seat, tile, silent);
  return d;
};

/** Main moves, each with the position in which it would be made, as far as the markers can be paid. */
export const mainMoves = (
  s: SteamState,
  seat: Seat,
): readonly { readonly move: Move; readonly marked: SteamState }[] => {
  const positions = new Map<Move['tile'], SteamState | undefined>(
    mainTiles.map(tile => [tile, withMarker(s, seat, tile)]),
  );
  return moves.flatMap(move => {
    const marked = positions.get(move.tile);
    return marked ? [{ move, marked }] : [];
  });
};

/** Is no main action possible? Then passing is, for as many steps as there are (ruling R21). */
const isStuck = (s: SteamState, seat: Seat): boolean =>
  mainMoves(s, seat).every(({ move, marked }) => offered(move, seat, marked).length === 0);

/** Puts the marker of a main action down; why it cannot be, otherwise. */
export const tryMarker = (d: Draft, seat: Seat, tile: ActionTile, say: Say): Refusal | undefined => {
  const refused = markerRefusal(d, seat, tile);
  if (refused && !(tile === 'pass' && isStuck(d, seat))) return refused;
  placeMarker(d, seat, tile, say);
  return undefined;
};
