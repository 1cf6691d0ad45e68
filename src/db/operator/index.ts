/** What only the operator of an installation reads and does. */
export * from './acts.js';
export * from './announcements.js';
export * from './checks.js';
export * from './freeze.js';
export * from './games.js';
export * from './jobs.js';
export * from './mails.js';
export * from './numbers.js';
export * from './overview.js';
export * from './people.js';
export * from './versions.js';
