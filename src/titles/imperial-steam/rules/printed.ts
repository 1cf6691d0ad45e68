import type { JsonObject } from '../../../engine/core/index.js';
import { amounts, type PlayerCount, type SteamData } from './data/index.js';

/** What is printed on board, tiles, cards and tableaus for so many players, and what the rulebook says in figures. */
export const printedOf = (data: SteamData, seats: number): JsonObject => {
  const players = seats as PlayerCount;
  const columns = Array.from({ length: data.lastInfluenceColumn / 10 + 1 }, (_, at) => at * 10);
  return {
    amounts,
    cities: data.cities,
    links: data.links,
    semmeringLink: data.semmeringLink,
    boardSites: data.boardSites.filter(({ minPlayers }) => minPlayers <= players),
    printedCities: data.printedFaces,
    hubTiles: data.hubTiles,
    cityTiles: data.cityTiles[players],
    factoryBoard: data.factoryBoards[players],
    workerBoard: data.workerBoards[players],
    locomotives: data.locomotives,
    shareRows: data.shareRows,
    marketPrices: data.marketPrices,
    shipmentTiles: data.shipmentTiles,
    contracts: data.contracts,
    growthTiles: data.growthTiles,
    setupCards: data.setupCards.filter(card => card.players === players),
    fixedSetup: data.fixedSetups[players],
    stateRailwayCards: data.stateRailwayCards,
    tracksPerPlayer: data.tracksPerPlayer,
    influenceColumns: columns,
    smallKeyWorth: Object.fromEntries(
      columns.flatMap(column => {
        const worth = data.smallKeyWorth(column) as number | undefined;
        return worth === undefined ? [] : [[String(column), worth]];
      }),
    ),
  } as unknown as JsonObject;
};
