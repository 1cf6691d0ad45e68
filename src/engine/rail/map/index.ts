export * from './board.js';
export { compileMap } from './compile.js';
export * from './network.js';
export type { Network, RailMap, StopRef } from './rail-map.js';
export { standardTile } from './tile-set.js';
export { parseFace } from './tile-text.js';
export type * from './types.js';
export * from './upgrade.js';
