export { checkConformance, type Difference, type ConformanceReport } from './conformance.js';
export { openImport, replayMoves, waysToRead, type Import, type ReplayedMove } from './replay.js';
export { BadRecord, readRecord, readSiteGame, type SiteGame } from './site.js';
