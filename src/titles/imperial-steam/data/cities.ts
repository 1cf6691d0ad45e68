import { cityTable, linkTable, boardSiteTable } from './printed.js';
import { optional, rowsOf, type Row } from './read.js';
import { readSitePrice } from './faces.js';
import type { BoardSite, City, Link, LinkKind, PlayerCount, Region, StateRailwayCard } from './types.js';

const readCity = ([id, number, region, at, name]: Row): City => {
  const [x, y] = at!.split(' ').map(Number);
  return {
    id: id!,
    name: name!,
    ...optional('number', number!, Number),
    ...optional('region', region!, letter => letter as Region),
    x: x!,
    y: y!,
  };
};

export const cities: readonly City[] = rowsOf(cityTable).map(readCity);

/** The city on whose space the tile with this number lies in the fixed set-up. */
export const cityNumbered = (number: number): string => cities.find(city => city.number === number)!.id;

const readLink = ([id, kind]: Row): Link => {
  const [a, b] = id!.split('--');
  return { id: id!, ends: [a!, b!], kind: kind as LinkKind };
};

export const links: readonly Link[] = rowsOf(linkTable).map(readLink);

/** Whoever is first to lay a track there takes the Semmering tile (main action 1). */
export const semmeringLink = 'gloggnitz--muerzzuschlag';

/** The cards of the set-up: on their connections lie the state railways. */
export const stateRailwayCards: readonly StateRailwayCard[] = rowsOf(linkTable)
  .filter(([, , steps]) => steps !== '-')
  .map(([link, , steps], index) => ({
    id: `S${String(index + 1).padStart(2, '0')}`,
    link: link!,
    steps: Number(steps),
  }));

export const boardSites: readonly BoardSite[] = rowsOf(boardSiteTable).map(
  ([id, city, where, price, players]) => ({
    id: id!,
    city: city!,
    road: where === 'road',
    price: readSitePrice(price!),
    minPlayers: Number(players) as PlayerCount,
  }),
);
