import {
  boardSites,
  cities,
  contracts as allContracts,
  links as allLinks,
  locomotives,
  shareRows,
} from './data/index.js';

/* What the things of the game are called: its words take the names from here, so that they are corrected in the data alone. */

/** Names of the cities, by id. */
export const cityNames: { readonly [city: string]: string } = Object.fromEntries(
  cities.map(({ id, name }) => [id, name]),
);

/** Connections, by id: the two cities that they join. */
export const linkEnds: { readonly [link: string]: readonly string[] } = Object.fromEntries(
  allLinks.map(({ id, ends }) => [id, ends]),
);

/** The most factory sites that a tile has. */
const sitesOnTile = 2;

interface SiteName {
  readonly city: string;
  /** Joined to the city by a road. */
  readonly road: boolean;
  readonly number: number;
}

/** Factory sites that there can be, on the board and on tiles, by id. */
export const siteNames: { readonly [site: string]: SiteName } = Object.fromEntries([
  ...boardSites.map(({ id, city, road }): [string, SiteName] => [
    id,
    { city, road, number: Number(id.replace(/^.*\D/, '')) },
  ]),
  ...cities.flatMap(({ id: city }) =>
    Array.from({ length: sitesOnTile }, (_, at): [string, SiteName] => [
      `${city}-t${at + 1}`,
      { city, road: false, number: at + 1 },
    ]),
  ),
]);

/** Contracts, by id: what fills them, and what for. */
export const contractNames: {
  readonly [contract: string]: {
    readonly factories: readonly string[];
    readonly reward: number;
    readonly reserved: number;
  };
} = Object.fromEntries(
  allContracts.map(({ id, factories, reward, reserved }) => [id, { factories, reward, reserved }]),
);

/** Levels of the locomotives. */
export const locomotiveLevels: readonly number[] = locomotives.map(({ level }) => level);

/** By how many rows a share price can fall at most. */
export const mostRowsDown = shareRows.length - 1;
