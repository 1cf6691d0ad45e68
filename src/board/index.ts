/** Drawings, each with a description in words, for server, browser and email. */
export { changedSample } from './changed-sample.js';
export { closeUp } from './close-up.js';
export { connectionLines } from './connections.js';
export type { Market, MarketCell } from './data.js';
export { hexMap, type MapView } from './hex-map.js';
export { labelSample, mapLegend } from './legend.js';
export { barredSample, hatchingSample } from './overlay.js';
export {
  companyLook,
  companyMark,
  playerLook,
  playerMark,
  trainLook,
  trainMark,
  type MarkLook,
} from './mark.js';
export { shareMarket, type MarketView } from './market.js';
export { arrowSample, cellSample } from './market-legend.js';
export {
  changedHexes,
  mapChanges,
  mapLines,
  marketLines,
  openHomes,
  stopName,
  type ReservedPlace,
  type TextOptions,
} from './text.js';
export { dark, light, onPage, type CompanyLook, type Theme } from './theme.js';
export { runChanges } from './run.js';
export { smallBoard } from './small-board.js';
export { bothSides, tilePicture } from './tile.js';
export { shapeOf } from './shape.js';
export { runSample } from './track.js';
