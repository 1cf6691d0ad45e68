/** The front door: what the layers above may use of the store. */
export { direct, type Database, type Transaction, type Tx } from './client.js';
export * from './addresses.js';
export * from './games.js';
export * from './jobs.js';
export * from './keys.js';
export * from './log.js';
export * from './outbox.js';
export * from './tidy.js';
export * from './invitations.js';
export * from './links.js';
export * from './passkeys.js';
export * from './people.js';
export * from './sessions.js';
export * from './tokens.js';
export * from './durability.js';
export * from './mailbox.js';
export { missingMigrations } from './migrate.js';
