/** The front door: the use cases and their types. */
export type { Deps, Random, ServiceLog } from './deps.js';
export * from './delivery/deliveries.js';
export * from './errors.js';
export * from './log/exchange.js';
export { readRecordText, type ReadRecord } from './log/read-record.js';
export * from './tables/games.js';
export * from './tables/import-record.js';
export * from './log/history.js';
export * from './tables/invitations.js';
export * from './orders/index.js';
export * from './account/people.js';
export * from './log/play.js';
export * from './account/signin.js';
export type * from './types.js';
export * from './log/undo.js';
export * from './log/verify.js';
