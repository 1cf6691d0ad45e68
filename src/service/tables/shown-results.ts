import {
  direct,
  peopleShown,
  setShowsResults,
  shownPerson,
  standingsOf,
  winsByTitle,
  type PersonWins,
  type StandingRow,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { cut, placeAfter, sizeOf, type Page, type Paged } from '../paging.js';
import type { PersonActor } from '../types.js';
import { patternOf, soughtWords } from './search.js';
import { MOST_STANDINGS, totalWins, type Wins } from './results.js';

/*
 * Results that others may see. Players who have not agreed are left out; neither games nor opponents are named.
 */

/** What somebody lets others see of their finished games. */
export interface ShownResults {
  readonly name: string;
  readonly all: Wins;
  readonly byTitle: readonly (Wins & { readonly title: string })[];
  /** Of their newest games, the oldest first. */
  readonly standings: readonly StandingRow[];
}

/** May others see the actor's results? */
export const showsResults = async (deps: Deps, { personId }: PersonActor): Promise<boolean> =>
  (await shownPerson(direct(deps.db), personId)) !== undefined;

/** Lets others see the actor's results, or no longer. */
export const changeShowsResults = (deps: Deps, { personId }: PersonActor, on: boolean): Promise<void> =>
  setShowsResults(direct(deps.db), personId, on);

/**
 * Those who let others see their results and have any, by name; with `search` those whose names have all of its words.
 * @throws Invalid `bad-cursor`, `bad-limit`
 */
export const listShownResults = async (
  deps: Deps,
  { search = '', ...page }: Page & { readonly search?: string },
): Promise<Paged<PersonWins>> => {
  const words = soughtWords(search);
  const list = `shown-results:${words.join(' ')}`;
  const size = sizeOf(page);
  const place = placeAfter(deps, list, page);
  const after = place && { name: place[0]!, id: place[1]! };
  const found = await peopleShown(direct(deps.db), words.map(patternOf), size + 1, after);
  return cut(deps, list, found, { size, placeOf: ({ name, id }) => [name, id] });
};

/** Undefined for whoever has not agreed, as for nobody. */
export const showResultsOf = async (deps: Deps, personId: string): Promise<ShownResults | undefined> => {
  const tx = direct(deps.db);
  const person = await shownPerson(tx, personId);
  if (!person) return undefined;
  const [byTitle, standings] = await Promise.all([
    winsByTitle(tx, personId),
    standingsOf(tx, personId, MOST_STANDINGS),
  ]);
  return { name: person.name, all: totalWins(byTitle), byTitle, standings };
};
