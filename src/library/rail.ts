/** What all 18xx share: the types of their positions, the map, routes, shares, trains, and how a title is made of them. */
export * from '../engine/rail/index.js';
// How seats without a player play is no part of what pages load.
export { bestBy, formsOf, valuesOf, type Choice, type Habit } from '../engine/rail/habits/habit.js';
export { moveOn } from '../engine/rail/habits/moving-on.js';
export { passTurn } from '../engine/rail/habits/operate.js';
export { railTitles } from './titles.js';

// Thinking ahead, for programs that value positions in a way of their own.
export { netWorth } from '../engine/rail/score.js';
export { searchOf, type NetWorth } from '../engine/rail/search/index.js';
