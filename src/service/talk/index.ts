/** Talk, notes, plans and onlookers. */
export * from './notes.js';
export * from './options.js';
export type { MoveCheck } from './plan-check.js';
export * from './plans.js';
export * from './talk.js';
export { takenApart } from './mentions.js';
export * from './watching.js';
