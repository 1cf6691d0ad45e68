/** The front door: the use cases and what they speak of. */
export type { Deps, Random, ServiceLog } from './deps.js';
export * from './deliveries.js';
export * from './errors.js';
export * from './exchange.js';
export * from './games.js';
export * from './history.js';
export * from './invitations.js';
export * from './orders/index.js';
export * from './people.js';
export * from './play.js';
export * from './signin.js';
export type * from './types.js';
export * from './undo.js';
export * from './verify.js';
