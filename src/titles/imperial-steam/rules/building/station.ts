import { refuse, type Option, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { amounts } from '../data/index.js';
import { pay } from '../money/cash.js';
import type { Move } from '../play/move.js';
import { unlessPaid } from '../play/refusals.js';
import { cityField, faceOf } from '../position/places.js';
import type { SteamState } from '../position/state.js';
import { connectedCities, isConnected } from '../track/network.js';

/** Free places there; those in Wien are for the stations of the set-up (ruling R10). */
const freePlaces = (s: SteamState, city: string): number => {
  const { price, places } = faceOf(s, city).station;
  return price === undefined ? 0 : places - (s.stations[city]?.length ?? 0);
};

const refusal = (s: SteamState, seat: Seat, city: string): Refusal | undefined => {
  if (s.players[seat]!.stationsLeft === 0) return refuse('stations-out', { all: amounts.stationsPerPlayer });
  if (!isConnected(s, seat, city)) return refuse('not-in-network', { city });
  if (freePlaces(s, city) < 1) return refuse('no-station-site', { city });
  return unlessPaid(s, seat, faceOf(s, city).station.price!);
};

/** Main action 3: a station; with it the next floor of the warehouse opens. */
export const station: Move<{ readonly city: string }> = {
  type: 'station',
  when: 'main',
  tile: 'building',
  fields: { city: cityField },
  options: (s, seat): readonly Option[] => {
    const offered = connectedCities(s, seat).filter(city => !refusal(s, seat, city));
    return offered.length > 0 ? [{ type: 'station', fields: { city: { oneOf: offered } } }] : [];
  },
  refusal: (s, seat, { city }) => refusal(s, seat, city),
  play: (d, seat, { city }, say) => {
    const cost = faceOf(d, city).station.price!;
    pay(d, seat, cost);
    d.players[seat]!.stationsLeft -= 1;
    d.stations = { ...d.stations, [city]: [...(d.stations[city] ?? []), seat] };
    say({ kind: 'station-built', seat, city, cost });
  },
};
