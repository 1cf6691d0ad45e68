import { direct, offeredTitles, readOtherSets } from '../db/index.js';
import { baseTitle, hasOwnSet, type JsonObject } from '../engine/core/index.js';
import { keptSet, knownSets, learnSet } from '../sets/index.js';
import type { Deps } from './deps.js';
import { Invalid } from './errors.js';

/**
 * Makes sets known that have been added, by this process or another: their games can then be played here. One whose
 * content is not what its hash says is left out, and its games stay shut.
 */
export const learnKept = async (deps: Pick<Deps, 'db' | 'log'>): Promise<void> => {
  const known = knownSets().map(({ title }) => title);
  for (const row of await readOtherSets(direct(deps.db), known)) {
    const set = keptSet(row.file);
    if (set?.title === row.title && set.hash === row.hash) learnSet(set);
    else deps.log.error({ title: row.title }, 'a data set is not what its hash says');
  }
};

/** The same where a title with a set is asked for that is not known yet. */
export const learnAsked = async (deps: Deps, title: string): Promise<void> => {
  if (hasOwnSet(title) && !deps.titles.get(title)) await learnKept(deps);
};

/** Titles with sets that a new game may choose, the newest set first. */
export const offeredSets = (deps: Deps): Promise<readonly string[]> => offeredTitles(direct(deps.db));

/** For a new game. @throws Invalid `data-set-withdrawn` */
export const mustNotBeWithdrawn = async (deps: Deps, title: string): Promise<void> => {
  if (!hasOwnSet(title)) return;
  await learnAsked(deps, title);
  if (deps.titles.get(title) && !(await offeredSets(deps)).includes(title))
    throw new Invalid('data-set-withdrawn', { title });
};

/** What is told of a title that is not there: a set may be missing, or the title itself. */
export const unknownTitle = ({ titles }: Pick<Deps, 'titles'>, title: string): JsonObject => ({
  title: title.slice(0, 60),
  known: [...titles.keys()],
  ...(titles.has(baseTitle(title)) && { case: 'set' }),
});
