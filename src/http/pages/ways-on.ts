import { firstGameLink } from './first-game.js';
import { showGame } from '../../service/tables/games.js';
import type { PageCall } from './page.js';
import { titleName } from './summary.js';

/** Where somebody can go on who has no game yet. */
export interface WaysOn {
  readonly firstGame: { readonly href: string; readonly text: string } | undefined;
  readonly demos: readonly { readonly href: string; readonly name: string }[];
  /** Are there open tables besides what the page shows? */
  readonly join: boolean;
  /** For whom a new game can be made: only for somebody signed in. */
  readonly person: boolean;
  /** Titles that have a game for one. */
  readonly alone: readonly { readonly id: string; readonly text: string }[];
}

/**
 * What is there to begin with, for pages that have nothing to show.
 * @param join whether one can look for a table elsewhere
 */
export const waysOn = async (call: PageCall, join = true): Promise<WaysOn> => {
  const { deps, context, t } = call;
  const { language, viewer } = context;
  const named = (title: string): string => titleName(deps, title, language);
  const demos = await Promise.all(deps.showcase.map(id => showGame(deps.service, null, id, language)));
  return {
    firstGame: firstGameLink(call),
    demos: demos.map(({ id, title }) => ({ href: `/g/${id}`, name: named(title) })),
    join,
    person: viewer?.kind === 'person',
    alone: [...deps.service.titles.values()]
      .filter(({ minSeats }) => minSeats === 1)
      .map(({ id }) => ({ id, text: t('waysAloneTitle', { title: named(id) }) })),
  };
};
