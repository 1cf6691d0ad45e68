import type { Dialect } from './dialect.js';

const known = new Map<string, Dialect>();

/** By the site's name of the game. */
export const dialects: ReadonlyMap<string, Dialect> = known;

/** Lets games of a title be read. */
export const learnDialect = (dialect: Dialect): void => {
  known.set(dialect.game, dialect);
};
