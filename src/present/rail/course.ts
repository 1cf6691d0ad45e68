import { completeSettings, type Json } from '../../engine/core/index.js';
import type { RailTitle } from '../../engine/rail/define.js';
import type { CoursePresenter } from '../history.js';
import { chartsOf, sampleOf, type RailSample } from './charts.js';
import { comparePositions } from './compared.js';
import { looks } from './looks.js';
import { drawMap } from './map-view.js';
import { roundOf } from './rounds.js';
import { openIn } from './shown.js';

/** The colours of companies, as on the board. */
const coloursOf = (title: RailTitle): { readonly [company: string]: string } => {
  const usual = title.game(completeSettings(title.settings, {}));
  return Object.fromEntries(looks(usual).map(({ id, colour }) => [id, colour]));
};

/** The course of a game of any 18xx title. */
export const railCourse = (title: RailTitle): CoursePresenter => {
  const open = openIn(title);
  return {
    compare: comparePositions({ open, drawMap }),
    sample: ({ facts, newest, view }) => {
      const round = facts.map(roundOf).findLast(found => found !== undefined) ?? null;
      const counts = round !== null || newest;
      if (!counts && !facts.some(({ kind }) => kind === 'earned')) return undefined;
      return sampleOf(facts, round, counts ? () => open(view()) : null) as unknown as Json;
    },
    charts: ({ samples, names, language, narrow = false }) =>
      chartsOf(samples as unknown as readonly RailSample[], {
        ...{ title: title.id, colours: coloursOf(title) },
        ...{ names, language, narrow },
      }),
  };
};
