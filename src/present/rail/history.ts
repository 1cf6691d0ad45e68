import type { Json } from '../../engine/core/index.js';
import { startingRules } from '../../engine/rail/stock/starting.js';
import { wordsFor } from '../../words/index.js';
import type { HistoryPresenter } from '../history.js';
import { chartsOf, sampleOf, type RailSample } from './charts.js';
import { comparePositions, type ViewMeans } from './compared.js';
import { concerns } from './mentions.js';
import { roundOf } from './rounds.js';

/** How a rail presenter reads a view and draws the map; given by it. */
export interface RailMeans extends ViewMeans {
  readonly title: string;
  /** The colours of companies, as on the board. */
  readonly colours: () => { readonly [company: string]: string };
}

/** Looking back on a game of any 18xx title. */
export const railHistory = (means: RailMeans): HistoryPresenter => ({
  roundOf,
  compare: comparePositions(means),
  subjects: (view, language) => {
    const { g, s } = means.open(view);
    const gone = startingRules.of(g).neverStart(g, s);
    return g.data.companies
      .filter(({ id }) => !gone.includes(id))
      .map(({ id }) => ({ id, name: wordsFor(means.title).name(language, 'company', id) }));
  },
  concerns,
  sample: ({ facts, newest, view }) => {
    const round = facts.map(roundOf).findLast(found => found !== undefined) ?? null;
    const counts = round !== null || newest;
    if (!counts && !facts.some(({ kind }) => kind === 'earned')) return undefined;
    return sampleOf(facts, round, counts ? () => means.open(view()) : null) as unknown as Json;
  },
  charts: ({ samples, names, language, narrow = false }) =>
    chartsOf(samples as unknown as readonly RailSample[], {
      title: means.title,
      colours: means.colours(),
      names,
      language,
      narrow,
    }),
});
