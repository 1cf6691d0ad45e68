/** What all 18xx share: the types of their positions, the map, routes, shares, trains, and how a title is made of them. */
export * from '../engine/rail/index.js';
