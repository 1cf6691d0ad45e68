/** The data of Imperial Steam. Owners of the game correct `printed.ts`. */
export * from './types.js';
export { amounts } from './amounts.js';
export { boardSites, cities, links, semmeringLink, stateRailwayCards } from './cities.js';
export { cityTiles, hubTiles, printedFaces } from './faces.js';
export {
  factoryBoards,
  fixedShipment,
  lastInfluenceColumn,
  locomotives,
  marketPrices,
  shareRows,
  shipmentTiles,
  smallKeyWorth,
  tracksPerPlayer,
  workerBoards,
} from './boards.js';
export { contracts, fixedSetups, growthTiles, setupCards } from './cards.js';
export { sources } from './sources.js';
