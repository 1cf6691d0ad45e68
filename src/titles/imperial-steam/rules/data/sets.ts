import type { GameState } from '../../../../engine/core/index.js';
import type { SteamData } from './read-set.js';

/*
 * A game is played by one set for ever. The title of its positions names the set: `imperial-steam` the one that comes with the
 * service, `imperial-steam@0123456789abcdef` another by its hash. So a position leads to its values, and the same name never to
 * others.
 */

const sets = new Map<string, SteamData>();

/** Makes the set of that title known to the rules. */
export const learnSteamData = (title: string, data: SteamData): void => {
  sets.set(title, data);
};

/**
 * The set by which a position is played.
 * @throws Error where it is not known here: whoever loads a game makes its set known first
 */
export const dataOf = ({ title }: Pick<GameState, 'title'>): SteamData => {
  const data = sets.get(title);
  if (!data) throw new Error(`the data set of ${title} is not known here`);
  return data;
};
