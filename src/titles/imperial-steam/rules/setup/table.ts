import type { Draw } from '../../../../engine/core/index.js';
import {
  hubColours,
  type ByHub,
  type City,
  type HubColour,
  type PlayerCount,
  type Region,
  type SteamData,
} from '../data/index.js';
import type { ById } from '../position/state.js';
import { byHub, dealColumns, dealGrowth, dealShipment, shuffled } from './deal.js';

/** What a way to set up decides. */
export interface SetupTable {
  readonly tiles: ById<string>;
  readonly hubs: ByHub<{ readonly city: string; readonly column: number; readonly growth: string }>;
  readonly crowns: readonly string[];
  readonly shipment: readonly number[];
}

/** Cities with a space for a tile. */
const spacesOf = ({ cities }: SteamData): readonly City[] =>
  cities.filter(({ number }) => number !== undefined);

const tilesOn = (placed: readonly string[], tiles: readonly string[]): ById<string> =>
  Object.fromEntries(placed.map((city, at) => [city, tiles[at]!]));

/** For a first game: every tile on the city of its number. */
export const fixedTable = (data: SteamData, players: PlayerCount): SetupTable => {
  const { hubs, stateRailways } = data.fixedSetups[players];
  const spaces = spacesOf(data);
  const hubTiles = Object.fromEntries(hubColours.map(hub => [hubs[hub].city, hub]));
  const tiles = Object.fromEntries(
    data.cityTiles[players].map(tile => [spaces.find(({ number }) => number === tile.number)!.id, tile.id]),
  );
  return { tiles: { ...tiles, ...hubTiles }, hubs, crowns: stateRailways, shipment: data.fixedShipment };
};

/** Hubs with all that is drawn for them. */
const withHubs = (
  cityOf: (hub: HubColour) => string,
  columns: ByHub<number>,
  growth: ByHub<string>,
): SetupTable['hubs'] => byHub(hub => ({ city: cityOf(hub), column: columns[hub], growth: growth[hub] }));

const hubAt = (tiles: ById<string>, hub: HubColour): string =>
  Object.keys(tiles).find(city => tiles[city] === hub)!;

/** By a card that names the hubs' cities, the places of some special tiles, and the state railways. */
export const normalTable = (data: SteamData, draw: Draw, players: PlayerCount): SetupTable => {
  const cards = data.setupCards.filter(card => card.players === players);
  const card = cards[draw({ kind: 'die', sides: cards.length })[0]! - 1]!;
  const hubTiles = tilesOn(card.hubCities, shuffled(draw, hubColours));
  const isSpecial = (number: number): boolean => card.specialTiles.includes(number);
  const idsWhere = (special: boolean): readonly string[] =>
    data.cityTiles[players].filter(({ number }) => isSpecial(number) === special).map(({ id }) => id);
  const specials = card.specialCities.length > 0 ? shuffled(draw, idsWhere(true)) : [];
  const placed = { ...hubTiles, ...tilesOn(card.specialCities, specials) };
  const free = spacesOf(data)
    .filter(({ id }) => placed[id] === undefined)
    .map(({ id }) => id);
  const tiles = { ...placed, ...tilesOn(free, shuffled(draw, idsWhere(false))) };
  const columns = dealColumns(data, draw);
  const shipment = dealShipment(data, draw);
  const hubs = withHubs(hub => hubAt(tiles, hub), columns, dealGrowth(data, draw));
  return { tiles, hubs, crowns: card.stateRailways, shipment };
};

const regions: readonly Region[] = ['A', 'B', 'C', 'D'];

const inRegion = (data: SteamData, wanted: Region | undefined): readonly string[] =>
  spacesOf(data)
    .filter(({ region }) => region === wanted)
    .map(({ id }) => id);

/** A hub and three city tiles in each region, the rest anywhere else (§2.4, ruling R1). */
const randomTiles = (data: SteamData, draw: Draw, players: PlayerCount): ById<string> => {
  const hubs = shuffled(draw, hubColours);
  const tiles = [
    ...shuffled(
      draw,
      data.cityTiles[players].map(({ id }) => id),
    ),
  ];
  const inRegions = regions.map((region, at) => {
    const placed = inRegion(data, region);
    const ofRegion = [hubs[at]!, ...tiles.splice(0, placed.length - 1)];
    return tilesOn(placed, shuffled(draw, ofRegion));
  });
  return Object.assign(tilesOn(inRegion(data, undefined), tiles), ...inRegions) as ById<string>;
};

/** The first card says how many crowns there are, the next ones where; none returns before the end (ruling R2). */
const randomCrowns = ({ stateRailwayCards }: SteamData, draw: Draw): readonly string[] => {
  const [count, ...cards] = shuffled(draw, stateRailwayCards);
  return cards.slice(0, count!.steps).map(({ link }) => link);
};

/** For players who know the game well. */
export const randomTable = (data: SteamData, draw: Draw, players: PlayerCount): SetupTable => {
  const tiles = randomTiles(data, draw, players);
  const crowns = randomCrowns(data, draw);
  const columns = dealColumns(data, draw);
  const shipment = dealShipment(data, draw);
  return {
    tiles,
    hubs: withHubs(hub => hubAt(tiles, hub), columns, dealGrowth(data, draw)),
    crowns,
    shipment,
  };
};
