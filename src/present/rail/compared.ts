import { changedHexes, mapChanges } from '../../board/index.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { RailState } from '../../engine/rail/state.js';
import type { Language } from '../../words/index.js';
import { railLabels } from '../../words/rail/shown.js';
import { changedTable } from '../compare.js';
import type { CompareRequest } from '../history.js';
import type { Section, Table } from '../presenter.js';
import { keptHomes } from './homes.js';
import type { Shown } from './shown.js';
import { companiesTable, playersTable, privatesTable } from './tables.js';
import { phaseAndBankTable, trainsTable } from './trains.js';

/** How a view is read and the map drawn. */
export interface ViewMeans {
  readonly open: (view: object) => { readonly g: RailGame; readonly s: RailState };
  readonly drawMap: (
    g: RailGame,
    s: RailState,
    options: { readonly language: Language; readonly changed: readonly string[]; readonly axes: true },
  ) => string;
}

const tablesOf = (shown: Shown): readonly (readonly [id: string, table: Table])[] => [
  ['players', playersTable(shown)],
  ['companies', companiesTable(shown)],
  ['bank', phaseAndBankTable(shown)],
  ['trains', trainsTable(shown)],
  ['privates', privatesTable(shown)],
];

/** What is different between two positions, as sections. */
export const comparePositions =
  ({ open, drawMap }: ViewMeans) =>
  ({ before, after, names, language }: CompareRequest): readonly Section[] => {
    const old = open(before);
    const { g, s } = open(after);
    const changed = changedHexes(g.data.map, old.s.board, s.board);
    const words = railLabels[language];
    const map: Section = {
      id: 'map',
      heading: words.map,
      svg: drawMap(g, s, { language, changed, axes: true }),
      lines: mapChanges(g.data.map, old.s.board, s.board, { language, homes: keptHomes(g, s) }),
    };
    const was = tablesOf({ ...old, names, language });
    const tables = tablesOf({ g, s, names, language }).flatMap(([id, table], at): readonly Section[] => {
      const found = changedTable(was[at]![1], table);
      return found ? [{ id, heading: table.caption, tables: [found] }] : [];
    });
    return [...tables, ...(changed.length > 0 ? [map] : [])];
  };
