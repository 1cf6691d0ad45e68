import {
  countsOf,
  refuse,
  type Counts,
  type Option,
  type Refusal,
  type Seat,
} from '../../../../engine/core/index.js';
import { dataOf } from '../data/index.js';
import { moveInfluence } from '../influence/track.js';
import { rowOf, rowsAbove } from '../money/shares.js';
import type { Move } from '../play/move.js';
import type { SteamState } from '../position/state.js';

/** What a point of a business token buys (§10). */
const wares = ['influence', 'share', 'car'] as const;

interface TokenFields {
  readonly spend: Counts;
}

const refusal = (s: SteamState, seat: Seat, { spend }: TokenFields): Refusal | undefined => {
  const { points } = s.turn!.token!;
  const spent = wares.reduce((sum, ware) => sum + (spend[ware] ?? 0), 0);
  if (spent > points) return refuse('bonus-points', { points, spent });
  const { share, cars } = s.players[seat]!;
  if ((spend['share'] ?? 0) > rowsAbove(s, share)) return refuse('share-top', { price: share });
  const wanted = spend['car'] ?? 0;
  return wanted > cars.free ? refuse('no-car', { free: cars.free, wanted }) : undefined;
};

const options = (s: SteamState, seat: Seat): readonly Option[] => {
  const { points } = s.turn!.token!;
  const { share, cars } = s.players[seat]!;
  const most = { influence: points, share: rowsAbove(s, share), car: cars.free };
  const manyOf = wares
    .filter(ware => most[ware] > 0)
    .map(ware => ({ of: ware, most: Math.min(points, most[ware]) }));
  return [{ type: 'token', fields: { spend: { manyOf, from: 0, to: points } } }];
};

/** Spends the business token of a city that has joined the network; points may be forfeited. */
export const token: Move<TokenFields> = {
  type: 'token',
  when: 'token',
  fields: { spend: countsOf(wares) },
  options,
  refusal,
  play: (d, seat, { spend }, say) => {
    const { city } = d.turn!.token!;
    d.turn = { ...d.turn!, token: null };
    const { influence = 0, share: rows = 0, car = 0 } = spend;
    const player = d.players[seat]!;
    const steps = moveInfluence(d, seat, influence);
    player.share = dataOf(d).shareRows[rowOf(d, player.share) + rows]!.price;
    const { free, passenger } = player.cars;
    player.cars = { ...player.cars, free: free - car, passenger: passenger + car };
    say({ kind: 'token-spent', seat, city, steps, rows, cars: car });
  },
};
