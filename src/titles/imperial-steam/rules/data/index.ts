/** The data of Imperial Steam: what the rulebook says in figures, and the sets of what is printed on its pieces. */
export * from './types.js';
export { amounts } from './amounts.js';
export { dataFrom, type SteamData } from './read-set.js';
export { dataOf, learnSteamData } from './sets.js';
