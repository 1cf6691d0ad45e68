import { changedHexes, dark, light, mapChanges as changesOf, smallBoard } from '../../board/index.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { RailTitle } from '../../engine/rail/define.js';
import type { BoardState } from '../../engine/rail/map/types.js';
import type { RailState } from '../../engine/rail/state.js';
import { trainPointedAt } from '../../engine/rail/action/pointing.js';
import type { Language } from '../../words/index.js';
import { railLabels } from '../../words/rail/shown.js';
import type { Presenter } from '../presenter.js';
import { hexNameOnMap } from './called.js';
import { railCompanies } from './company.js';
import { railCourse } from './course.js';
import { railDesk } from './desk.js';
import { railDigest } from './digest.js';
import { keptHomes } from './homes.js';
import { letterTables } from './letter-tables.js';
import { drawMap, mapView } from './map-view.js';
import { calledCompany } from './moves.js';
import { railPresenter } from './presenter.js';
import { railReference } from './reference.js';
import { proposedRuns, runLines } from './runs.js';
import { openIn, type Shown } from './shown.js';
import { railStrip, railWeight } from './strip.js';
import type { OwnViews } from './views/own.js';

/** A line for each change, however long: a mail breaks it itself. */
const changes = (g: RailGame, before: BoardState, s: RailState, language: Language): readonly string[] =>
  changesOf(g.data.map, before, s.board, { language, width: Infinity, homes: keptHomes(g, s) });

/** A company, a train and a private by their full names, a hex with what lies there. */
const nameOfThing = (shown: Pick<Shown, 'g' | 's' | 'language'>, of: string): string | undefined => {
  const { g, language } = shown;
  const company = calledCompany(shown, of);
  if (company !== undefined) return company;
  const train = trainPointedAt(g, of);
  if (train !== undefined) return `${railLabels[language].train} ${train}`;
  if (g.private[of]) return `${of} ${g.private[of].name}`;
  return hexNameOnMap(g, of) ?? g.data.map.hexes.find(({ id }) => id === of)?.id;
};

/**
 * An 18xx title with what the service alone shows: pages that try moves load enough.
 * @param own what the title shows in rounds of its own
 */
export const servicePresenter = (title: RailTitle, own: OwnViews = {}): Presenter => {
  const open = openIn(title);
  return {
    ...railPresenter(title, own),
    andThen: { run: 'dividend' },
    course: railCourse(title),
    companies: railCompanies(title),
    reference: language => railReference(title, language),
    thingName: ({ view, of, language }) => nameOfThing({ ...open(view), language }, of),
    smallBoard: ({ view, language, dark: isDark }) => {
      const { g, s } = open(view);
      const label = railLabels[language].map;
      return smallBoard({ ...mapView(g, s, { language }), theme: isDark ? dark : light, label });
    },
    strip: ({ view, names, language }) => railStrip({ ...open(view), names, language }),
    desk: request => {
      const { view, names, language } = request;
      return railDesk({ ...open(view), names, language }, request, own);
    },
    weight: railWeight,
    digest: ({ view, names, language, seat }) => railDigest({ ...open(view), names, language }, seat),
    letter: ({ view, before, names, language, news }) => {
      const { g, s } = open(view);
      const shown = { g, s, names, language };
      const words = railLabels[language];
      const old: BoardState = before ? open(before).s.board : { laid: {}, tokens: [] };
      const changed = changedHexes(g.data.map, old, s.board);
      const routes = proposedRuns(g, s);
      return {
        tables: letterTables(shown, before ? open(before).s : undefined),
        notes: [
          ...(changed.length > 0
            ? [{ heading: words.map, pictured: true as const, lines: changes(g, old, s, language) }]
            : []),
          { heading: words.proposedRuns, lines: runLines(g, s, routes, language) },
        ],
        picture: drawMap(g, s, {
          language,
          changed,
          routes,
          label: news,
          theme: light,
          legend: false,
          switches: false,
        }),
      };
    },
  };
};
