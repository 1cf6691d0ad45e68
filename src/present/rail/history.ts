import { changedHexes, mapChanges } from '../../board/index.js';
import type { Fact, Json } from '../../engine/core/index.js';
import type { RailFact, RailGame, RailState } from '../../engine/rail/index.js';
import type { Language } from '../../words/index.js';
import { railLabels } from '../../words/rail/shown.js';
import { changedTable } from '../compare.js';
import type { CompareRequest, HistoryPresenter } from '../history.js';
import type { Section, Table } from '../presenter.js';
import { chartsOf, sampleOf, type RailSample } from './charts.js';
import { concerns } from './mentions.js';
import { companiesTable, playersTable, privatesTable, type Shown } from './tables.js';
import { phaseAndBankTable, trainsTable } from './trains.js';

/** How a rail presenter reads a view and draws the map; given by it. */
export interface RailMeans {
  readonly title: string;
  /** The colours of companies, as on the board. */
  readonly colours: () => { readonly [company: string]: string };
  readonly open: (view: object) => { readonly g: RailGame; readonly s: RailState };
  readonly drawMap: (
    g: RailGame,
    s: RailState,
    options: { readonly language: Language; readonly changed: readonly string[] },
  ) => string;
}

const roundOf = (said: Fact): Fact | undefined => {
  const fact = said as unknown as RailFact;
  if (fact.kind === 'stock-round-begins') return { kind: 'stock-round', number: fact.number };
  if (fact.kind !== 'operating-round-begins') return undefined;
  return { kind: 'operating-round', number: fact.number, index: fact.index, of: fact.of, company: '' };
};

const tablesOf = (shown: Shown): readonly (readonly [id: string, table: Table])[] => [
  ['players', playersTable(shown)],
  ['companies', companiesTable(shown)],
  ['bank', phaseAndBankTable(shown)],
  ['trains', trainsTable(shown)],
  ['privates', privatesTable(shown)],
];

const compare =
  ({ open, drawMap }: RailMeans) =>
  ({ before, after, names, language }: CompareRequest): readonly Section[] => {
    const old = open(before);
    const { g, s } = open(after);
    const changed = changedHexes(g.data.map, old.s.board, s.board);
    const words = railLabels[language];
    const map: Section = {
      id: 'map',
      heading: words.map,
      svg: drawMap(g, s, { language, changed }),
      lines: mapChanges(g.data.map, old.s.board, s.board, { language }),
    };
    const was = tablesOf({ ...old, names, language });
    const tables = tablesOf({ g, s, names, language }).flatMap(([id, table], at): readonly Section[] => {
      const found = changedTable(was[at]![1], table);
      return found ? [{ id, heading: table.caption, tables: [found] }] : [];
    });
    return [...tables, ...(changed.length > 0 ? [map] : [])];
  };

/** Looking back on a game of any 18xx title. */
export const railHistory = (means: RailMeans): HistoryPresenter => ({
  roundOf,
  compare: compare(means),
  subjects: view => means.open(view).g.data.companies.map(({ id }) => id),
  concerns,
  sample: ({ facts, newest, view }) => {
    const round = facts.map(roundOf).findLast(found => found !== undefined) ?? null;
    const counts = round !== null || newest;
    if (!counts && !facts.some(({ kind }) => kind === 'earned')) return undefined;
    return sampleOf(facts, round, counts ? () => means.open(view()) : null) as unknown as Json;
  },
  charts: ({ samples, names, language }) =>
    chartsOf(samples as unknown as readonly RailSample[], {
      title: means.title,
      colours: means.colours(),
      names,
      language,
    }),
});
