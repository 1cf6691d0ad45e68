export { checkRecord, type Difference, type Report } from './conformance.js';
export { openImport, replayMoves, waysToRead, type Import, type Played } from './replay.js';
export { BadRecord, readRecord, readSiteGame, type SiteGame } from './site.js';
