import type { RailData, TrainData } from '../../../../../engine/rail/data.js';
import type { Face, HexDef, MapData, TileDef } from '../../../../../engine/rail/map/types.js';
import { higherLimits } from '../../companies.js';
import { withHomes } from '../../homes.js';
import { withGrey } from '../../options/tiles.js';
import { withStation, withTwins } from '../../station.js';
import { plusHexes } from './board.js';
import { plusCompanies } from './companies.js';
import { withPieces } from './pieces.js';
import type { PlusPlan } from './plans.js';
import { plusPrivateData } from './privates.js';
import { plusTiles, plusUpgrades } from './tiles.js';

/** Between the 6-trains and the diesels, and on sale with these (S-1 3.0). */
const seven: TrainData = { name: '7', reach: 7, price: 710, count: 0, alsoFrom: '6' };

const trainsOf = (classic: readonly TrainData[], { trains, diesel }: PlusPlan): readonly TrainData[] =>
  classic
    .flatMap(train => (train.name === 'D' ? [seven, train] : [train]))
    .filter(({ name }) => trains[name] !== undefined)
    .map(train => ({ ...train, count: trains[train.name]! }))
    .map(train =>
      train.tradeIn
        ? {
            ...train,
            price: diesel[0],
            tradeIn: { for: [...train.tradeIn.for, ...(trains['7'] ? ['7'] : [])], price: diesel[1] },
          }
        : train,
    );

/** The mountains of S-4 are cheaper (S-4 7.2). */
const withMountains =
  ({ mountains = [] }: PlusPlan) =>
  (hexes: readonly HexDef[]): readonly HexDef[] =>
    hexes.map(hex =>
      mountains.includes(hex.id) ? { ...hex, terrain: { kind: 'mountain', cost: 60 } } : hex,
    );

/** In S-4 no run visits New York twice (S-4 7.5): its two cities are one location. */
const asOneCity = (
  { pieces }: PlusPlan,
  { hexes, tiles }: Pick<MapData, 'hexes' | 'tiles'>,
): Pick<MapData, 'hexes' | 'tiles'> => {
  const grouped = <F extends Face>(face: F): F =>
    face.label === 'NY' ? { ...face, stops: face.stops.map(stop => ({ ...stop, group: 'New York' })) } : face;
  return pieces === 'S4' ? { hexes: hexes.map(grouped), tiles: tiles.map(grouped) } : { hexes, tiles };
};

/** The table does not say it: where a tile has one stop in place of two, they become one. */
const merging = (tiles: readonly TileDef[]): MapData['upgrades'] => {
  const stopsOf = (id: string): number => tiles.find(tile => tile.id === id)?.stops.length ?? 0;
  return Object.fromEntries(
    Object.entries(plusUpgrades).map(([id, next]) => [
      id,
      next.map(tile => (stopsOf(tile) < stopsOf(id) ? { tile, merges: true } : tile)),
    ]),
  );
};

/** The brown tiles that follow the track printed on the home of the PRR (V-7.4). */
const overH12 = ['41', '43', '45', '47'];

/** Board, companies, privates and trains of a scenario in place of those of Classic. */
export const withPlan =
  (plan: PlusPlan) =>
  (d: RailData): RailData => {
    const companies = plusCompanies(plan.companies);
    const hexes = withMountains(plan)(withStation(withPieces(plusHexes, plan.pieces), 'H12', overH12));
    const tiles = withTwins(plusTiles(plan.removed), overH12);
    return withGrey(
      withHomes({
        ...d,
        startingCash: { ...d.startingCash, 7: plan.cashOfSeven },
        certificateLimit: higherLimits,
        companies,
        privates: plusPrivateData(plan.privates),
        trains: trainsOf(d.trains, plan),
        map: {
          ...asOneCity(plan, { hexes, tiles }),
          upgrades: merging(tiles),
        },
      }),
    );
  };
