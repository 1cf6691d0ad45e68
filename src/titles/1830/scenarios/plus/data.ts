import type { Face, HexDef, MapData, RailData, TileDef, TrainData } from '../../../../engine/rail/index.js';
import { withGrey } from '../../options/tiles.js';
import { plusHexes } from './board.js';
import { plusCompanies } from './companies.js';
import { withPieces } from './pieces.js';
import type { PlusPlan } from './plans.js';
import { plusPrivates } from './privates.js';
import { withStation, withTwins } from './station.js';
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

/** The homes of the companies, for the map. Of two the C&O has the one that is kept for it. */
const withHomes = (hexes: readonly HexDef[], { companies }: Pick<RailData, 'companies'>): readonly HexDef[] =>
  hexes.map(hex => {
    const homes = companies.flatMap(({ id, home }) => {
      const places = 'choose' in home ? [home.kept!] : [home];
      return places.filter(place => place.hex === hex.id).map(({ stop }) => ({ company: id, stop }));
    });
    return { ...hex, homes };
  });

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

/** Board, companies, privates and trains of a scenario in place of those of Classic. */
export const withPlan =
  (plan: PlusPlan) =>
  (d: RailData): RailData => {
    const companies = plusCompanies(plan.companies);
    const hexes = withMountains(plan)(withStation(withPieces(plusHexes, plan.pieces)));
    const tiles = withTwins(plusTiles(plan.removed));
    return withGrey({
      ...d,
      startingCash: { ...d.startingCash, 7: plan.cashOfSeven },
      certificateLimit: { 2: 32, 3: 22, 4: 18, 5: 15, 6: 13, 7: 12 },
      companies,
      privates: plusPrivates(plan.privates),
      trains: trainsOf(d.trains, plan),
      map: {
        ...asOneCity(plan, { hexes: withHomes(hexes, { companies }), tiles }),
        upgrades: merging(tiles),
      },
    });
  };
