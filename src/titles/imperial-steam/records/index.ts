export { checkSteamRecord, type SteamReport } from './conformance.js';
export { isSteamRecord } from './record.js';
