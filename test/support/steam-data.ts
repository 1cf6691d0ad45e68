import { builtIn } from '../../src/titles/imperial-steam/rules/built-in.js';

/* The set of values that comes with the service, value by value. */

export * from '../../src/titles/imperial-steam/rules/data/index.js';
export const {
  boardSites,
  cities,
  cityTiles,
  contracts,
  factoryBoards,
  fixedSetups,
  fixedShipment,
  growthTiles,
  hubTiles,
  lastInfluenceColumn,
  links,
  locomotives,
  marketPrices,
  printedFaces,
  semmeringLink,
  setupCards,
  shareRows,
  shipmentTiles,
  smallKeyWorth,
  stateRailwayCards,
  tracksPerPlayer,
  workerBoards,
} = builtIn;
