import type { Dialect } from './contract.js';

const known = new Map<string, Dialect>();

/** By Rails' name of the game. */
export const dialects: ReadonlyMap<string, Dialect> = known;

/** Lets reports of a title be followed. */
export const learnDialect = (dialect: Dialect): void => {
  known.set(dialect.game, dialect);
};
