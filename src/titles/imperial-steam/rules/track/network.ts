import type { Seat } from '../../../../engine/core/index.js';
import { amounts, dataOf, type Link } from '../data/index.js';
import type { SteamState } from '../position/state.js';

/** Every network begins here (§7). */
export const homeCity = 'wien';
export const goal = 'trieste';

type Tracks = Pick<SteamState, 'title' | 'tracks'>;

/** The links that end in the city. */
export const linksAt = (s: Pick<SteamState, 'title'>, city: string): readonly Link[] =>
  dataOf(s).linksAt.get(city) ?? [];

const nobody: readonly Seat[] = [];

/** Who has a track on the link, laid or bought (ruling R7). */
export const tracksOn = (s: Pick<SteamState, 'tracks'>, link: string): readonly Seat[] =>
  s.tracks[link] ?? nobody;

/** Has the seat a track on the link? */
export const hasTrack = (s: Pick<SteamState, 'tracks'>, seat: Seat, link: string): boolean =>
  tracksOn(s, link).includes(seat);

/** Own tracks at the city. */
export const tracksAt = (s: Tracks, seat: Seat, city: string): number => {
  let count = 0;
  for (const { id } of linksAt(s, city)) if (hasTrack(s, seat, id)) count += 1;
  return count;
};

/** Does the player's network come to the city? It is always connected, so any own track there says so. */
export const isConnected = (s: Tracks, seat: Seat, city: string): boolean =>
  city === homeCity || linksAt(s, city).some(({ id }) => hasTrack(s, seat, id));

/** The cities that the seat's tracks connect. */
export const connectedCities = (s: Tracks, seat: Seat): readonly string[] =>
  dataOf(s).cityIds.filter(id => isConnected(s, seat, id));

/** Own tracks on the map, laid or bought. */
export const tracksLaid = (s: SteamState, seat: Seat): number =>
  dataOf(s).tracksPerPlayer - s.players[seat]!.tracksLeft;

/** The end of the link at which the player without a station there has as many tracks as are allowed (§8.1). */
export const fullEnd = (s: SteamState, seat: Seat, { ends }: Link): string | undefined =>
  ends.find(
    city => !s.stations[city]?.includes(seat) && tracksAt(s, seat, city) >= amounts.linksWithoutStation,
  );

/** The position with one more track of the player's; seats are kept sorted. */
export const withTrack = <S extends Pick<SteamState, 'tracks'>>(s: S, seat: Seat, link: string): S => ({
  ...s,
  tracks: { ...s.tracks, [link]: [...tracksOn(s, link), seat].sort((a, b) => a - b) },
});
