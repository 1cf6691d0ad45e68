import type { Seat } from '../../../../engine/core/index.js';
import { dataOf, hubColours, type HubColour } from '../data/index.js';
import type { Draft } from '../position/draft.js';
import type { InfluenceMarker, SteamState } from '../position/state.js';

/** Gulden from one column of the track to the next. */
export const columnWidth = 10;

/** The column of the influence track in which the seat stands. */
export const columnOf = (s: Pick<SteamState, 'influence'>, seat: Seat): number =>
  s.influence.find(marker => marker.seat === seat)!.column;

/** How far a marker can go back: nobody falls below 0 (ruling R4). */
export const stepsBack = (s: Pick<SteamState, 'influence'>, seat: Seat): number =>
  columnOf(s, seat) / columnWidth;

/** How far it can go on. */
export const stepsLeft = (s: SteamState, seat: Seat): number =>
  (dataOf(s).lastInfluenceColumn - columnOf(s, seat)) / columnWidth;

/** The marker goes to the topmost free place of a column, and whoever is below where it was moves up. */
export const enterColumn = (
  markers: readonly InfluenceMarker[],
  seat: Seat,
  column: number,
): readonly InfluenceMarker[] => {
  const others = markers.filter(marker => marker.seat !== seat);
  const ahead = others.filter(marker => marker.column >= column).length;
  return others.toSpliced(ahead, 0, { seat, column });
};

/**
 * Moves a player by so many steps, back for fewer than none, and no farther than the last column. Whoever does not leave
 * the column keeps the place in it (ruling R25).
 * @returns by how many steps it was
 */
export const moveInfluence = (d: Draft, seat: Seat, steps: number): number => {
  const from = columnOf(d, seat);
  const to = Math.min(dataOf(d).lastInfluenceColumn, from + steps * columnWidth);
  if (to !== from) d.influence = enterColumn(d.influence, seat, to);
  return (to - from) / columnWidth;
};

/** The order of play as the track is read now (phase 6). */
export const orderOnTrack = ({ influence }: SteamState): readonly Seat[] => influence.map(({ seat }) => seat);

/** May the player use what the hub has? Its marker stands as far as the player's, or behind it. */
export const isInReach = (s: SteamState, seat: Seat, hub: HubColour): boolean =>
  s.hubs[hub].column <= columnOf(s, seat);

/** The hubs that the seat reaches with its influence. */
export const hubsInReach = (s: SteamState, seat: Seat): readonly HubColour[] =>
  hubColours.filter(hub => isInReach(s, seat, hub));
