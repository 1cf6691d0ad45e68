import type { JsonObject } from '../../engine/core/index.js';
import { startingRules } from '../../engine/rail/stock/starting.js';
import { wordsFor } from '../../words/index.js';
import type { HistoryPresenter } from '../history.js';
import { concerns } from './mentions.js';
import { roundOf } from './rounds.js';
import type { Shown } from './shown.js';

/**
 * The log of a game of any 18xx title.
 * @param open reads a view
 */
export const railHistory = (
  title: string,
  open: (view: JsonObject) => Pick<Shown, 'g' | 's'>,
): HistoryPresenter => ({
  roundOf,
  subjects: (view, language) => {
    const { g, s } = open(view);
    const gone = startingRules.of(g).neverStart(g, s);
    return g.data.companies
      .filter(({ id }) => !gone.includes(id))
      .map(({ id }) => ({ id, name: wordsFor(title).name(language, 'company', id) }));
  },
  concerns,
});
