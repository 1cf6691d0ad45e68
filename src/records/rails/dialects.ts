import type { RailsDialect } from './contract.js';

const known = new Map<string, RailsDialect>();

/** By Rails' name of the game. */
export const railsDialects: ReadonlyMap<string, RailsDialect> = known;

/** Lets reports of a title be followed. */
export const learnRailsDialect = (dialect: RailsDialect): void => {
  known.set(dialect.game, dialect);
};
