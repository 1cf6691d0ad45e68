import type { Seat } from '../../../engine/core/index.js';
import { amounts, cities, links, tracksPerPlayer, type Link } from '../data/index.js';
import type { SteamState } from '../position/state.js';

/** Every network begins here (§7). */
export const home = 'wien';
export const goal = 'trieste';

const around: ReadonlyMap<string, readonly Link[]> = new Map(
  cities.map(({ id }) => [id, links.filter(({ ends }) => ends.includes(id))]),
);

/** The links that end in the city. */
export const linksAt = (city: string): readonly Link[] => around.get(city) ?? [];

type Tracks = Pick<SteamState, 'tracks'>;

const nobody: readonly Seat[] = [];

/** Who has a track on the link, laid or bought (ruling R7). */
export const tracksOn = (s: Tracks, link: string): readonly Seat[] => s.tracks[link] ?? nobody;

/** Has the seat a track on the link? */
export const hasTrack = (s: Tracks, seat: Seat, link: string): boolean => tracksOn(s, link).includes(seat);

/** Own tracks at the city. */
export const tracksAt = (s: Tracks, seat: Seat, city: string): number => {
  let count = 0;
  for (const { id } of linksAt(city)) if (hasTrack(s, seat, id)) count += 1;
  return count;
};

/** Does the player's network come to the city? It is always connected, so any own track there says so. */
export const isConnected = (s: Tracks, seat: Seat, city: string): boolean =>
  city === home || linksAt(city).some(({ id }) => hasTrack(s, seat, id));

/** The cities that the seat's tracks connect. */
export const connectedCities = (s: Tracks, seat: Seat): readonly string[] =>
  cities.flatMap(({ id }) => (isConnected(s, seat, id) ? [id] : []));

/** Own tracks on the map, laid or bought. */
export const tracksLaid = (s: SteamState, seat: Seat): number =>
  tracksPerPlayer - s.players[seat]!.tracksLeft;

/** The end of the link at which the player without a station there has as many tracks as are allowed (§8.1). */
export const fullEnd = (s: SteamState, seat: Seat, { ends }: Link): string | undefined =>
  ends.find(
    city => !s.stations[city]?.includes(seat) && tracksAt(s, seat, city) >= amounts.linksWithoutStation,
  );

/** The position with one more track of the player's; seats are kept sorted. */
export const withTrack = <S extends Tracks>(s: S, seat: Seat, link: string): S => ({
  ...s,
  tracks: { ...s.tracks, [link]: [...tracksOn(s, link), seat].sort((a, b) => a - b) },
});
