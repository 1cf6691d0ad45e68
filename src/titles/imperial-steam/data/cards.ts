import { cityNumbered } from './cities.js';
import { readGoods } from './faces.js';
import { contractTable, fixedCrownTable, fixedHubTable, growthTable, setupCardTable } from './printed.js';
import { numbersOf, rowOf, rowsOf, wordsOf, type Row } from './read.js';
import {
  hubColours,
  type ByPlayers,
  type Contract,
  type FixedSetup,
  type PlayerCount,
  type SetupCard,
} from './types.js';

export const contracts: readonly Contract[] = rowsOf(contractTable).map(
  ([id, reserved, investors, factories, reward]) => ({
    id: id!,
    reserved: Number(reserved) as Contract['reserved'],
    investors: Number(investors),
    factories: readGoods(factories!),
    reward: Number(reward),
  }),
);

/** Steps of a hub for its first, second, ... cube. */
export const growthTiles: { readonly [id: string]: readonly number[] } = Object.fromEntries(
  rowsOf(growthTable).map(([id, steps]) => [id!, numbersOf(steps!)]),
);

const citiesOf = (cell: string): readonly string[] => numbersOf(cell).map(cityNumbered);

/** `N3-1` is the first card for three players. */
const readSetupCard = ([id, hubs, tiles, cities, railways]: Row): SetupCard => ({
  id: id!,
  players: Number(id![1]) as PlayerCount,
  hubCities: citiesOf(hubs!),
  specialTiles: numbersOf(tiles!),
  specialCities: citiesOf(cities!),
  stateRailways: wordsOf(railways!),
});

export const setupCards: readonly SetupCard[] = rowsOf(setupCardTable).map(readSetupCard);

const fixedSetup = (players: PlayerCount): FixedSetup => {
  const hubs = hubColours.map(hub => {
    const [, number, column, growth] = rowOf(fixedHubTable, `${players}S-${hub}`);
    return [hub, { city: cityNumbered(Number(number)), column: Number(column), growth: growth! }];
  });
  const [, railways] = rowOf(fixedCrownTable, String(players));
  return { hubs: Object.fromEntries(hubs) as FixedSetup['hubs'], stateRailways: wordsOf(railways!) };
};

/** The set-up for a first game. */
export const fixedSetups: ByPlayers<FixedSetup> = { 2: fixedSetup(2), 3: fixedSetup(3), 4: fixedSetup(4) };
