import { wordAmong } from '../../../../engine/core/index.js';
import { dataOf, hubColours, type CityFace, type HubColour, type SitePrice } from '../data/index.js';
import { playersOf } from './questions.js';
import type { SteamState } from './state.js';

/* Cities as they lie in this game: printed on the board, or on the tiles that were dealt to them. */

/** A city of the board. */
export const cityField = wordAmong((s: SteamState) => dataOf(s).cityIds);

/** What the city offers. */
export const faceOf = (s: SteamState, city: string): CityFace => dataOf(s).faces.get(s.tiles[city] ?? city)!;

/** The colour of the hub that lies there. */
export const hubIn = (s: SteamState, city: string): HubColour | undefined =>
  hubColours.find(hub => s.hubs[hub].city === city);

/** A place for a factory. */
export interface Site {
  readonly id: string;
  readonly city: string;
  readonly price: SitePrice;
  readonly minPlayers: number;
}

/** The sites of what lies in a city, or is printed there, are `CITY-t1`, `CITY-t2` ... */
const faceSites = (s: SteamState, city: string): readonly Site[] =>
  faceOf(s, city).sites.map((price, at) => ({ id: `${city}-t${at + 1}`, city, price, minPlayers: 2 }));

/** The site with this id, whether it is in play for this number of players or not. */
export const siteOf = (s: SteamState, id: string): Site | undefined => {
  const printed = dataOf(s).boardSites.find(site => site.id === id);
  if (printed) return printed;
  const [, city = '', number] = /^([a-z0-9_]+)-t([1-9])$/.exec(id) ?? [];
  return dataOf(s).linksAt.has(city) ? faceSites(s, city)[Number(number) - 1] : undefined;
};

/** Sites of a city that are in play, free or not. */
export const sitesIn = (s: SteamState, city: string): readonly Site[] => [
  ...dataOf(s).boardSites.filter(site => site.city === city && site.minPlayers <= playersOf(s)),
  ...faceSites(s, city),
];
