import { stopName } from '../../../board/index.js';
import { phaseOf } from '../../../engine/rail/game.js';
import { faceAt } from '../../../engine/rail/map/board.js';
import { neighbourName } from '../../../engine/rail/map/hex.js';
import type { StopRef } from '../../../engine/rail/map/rail-map.js';
import { stopValue } from '../../../engine/rail/map/revenue.js';
import type { MapData } from '../../../engine/rail/map/types.js';
import { homeOf, isMinor } from '../rules/kinds.js';
import { stationBonusOf } from '../rules/terms.js';
import { markersLeft } from '../rules/terrain.js';
import { wordsFor } from '../../../words/index.js';
import { railLabels, viewWords } from '../../../words/rail/shown.js';
import { shownWords } from '../words/shown.js';
import type { Section } from '../../../present/section.js';
import { homeStop } from '../../../present/rail/views/draft.js';
import { dash, tableOf } from '../../../present/table-of.js';
import { markOfCompany } from '../../../present/rail/marks.js';
import { companyOf, money, type Shown } from '../../../present/rail/shown.js';
import { companiesInOrder, leader, tokenCount, treasuryCell } from '../../../present/rail/tables.js';

const sides = [0, 1, 2, 3, 4, 5] as const;

/** The city where the minor begins. */
const homeName = (shown: Shown, minor: string): string =>
  stopName(shown.g.data.map, shown.s.board, homeStop(shown, minor)!, shown.language);

/** What a train earns at a stop now, with stations of supporting companies; 0 where no track leads to it yet. */
const valueAt = ({ g, s }: Shown, stop: StopRef): number => {
  const { levels, colours } = phaseOf(g, s);
  const value = stopValue(g.map, s.board, stop, levels ?? colours);
  return value > 0 ? value + (stationBonusOf(s)[`${stop.hex}.${String(stop.stop)}`] ?? 0) : 0;
};

/** What a train earns at its home now. */
const homeValue = (shown: Shown, minor: string): string => {
  const value = valueAt(shown, homeStop(shown, minor)!);
  return value > 0 ? money(shown, value) : dash;
};

/** The hexes themselves and those that touch them. */
const spread = ({ orientation }: MapData, hexes: readonly string[]): readonly string[] => [
  ...new Set(hexes.flatMap(hex => [hex, ...sides.map(side => neighbourName(hex, side, orientation))])),
];

/** Cities and red locations at most two hexes from its home, with what a train earns there now: so far its first trains come. */
export const nearHome = (shown: Shown, minor: string): string => {
  const { g, s } = shown;
  const { map } = g.data;
  const home = homeOf(g, minor).hex;
  const near = spread(map, spread(map, [home]));
  const places = map.hexes
    .filter(({ id }) => id !== home && near.includes(id))
    .flatMap(({ id, name }) => {
      const values = faceAt(g.map, s.board, id).stops.flatMap(({ kind, port }, stop) =>
        kind === 'town' || port ? [] : [valueAt(shown, { hex: id, stop })],
      );
      if (values.length === 0) return [];
      const most = Math.max(...values);
      return [most > 0 ? `${name ?? id} (${money(shown, most)})` : (name ?? id)];
    });
  return places.join(', ') || dash;
};

/** Who has which minor, what it has and earns, and where it is at home. */
export const minorsSection = (shown: Shown): Section => {
  const { g, s, language } = shown;
  const labels = railLabels[language];
  const { wholeCompanies } = viewWords[language];
  const words = shownWords[language];
  const number = true;
  const minors = companiesInOrder(shown).filter(isMinor);
  const table = tableOf<string>(
    wholeCompanies,
    [
      { heading: labels.company, cell: id => companyOf(shown, id) },
      { heading: labels.owner, cell: id => leader(shown, id) },
      { heading: labels.cash, number, cell: id => treasuryCell(shown, id) },
      { heading: labels.trains, cell: id => s.companies[id]!.trains.join(' ') || dash },
      { heading: labels.lastRun, number, cell: id => money(shown, s.companies[id]!.lastRun) },
      { heading: labels.tokens, number, cell: id => tokenCount(shown, id) },
      { heading: words.home, cell: id => homeName(shown, id) },
      { heading: words.homeValue, number, cell: id => homeValue(shown, id) },
      { heading: words.nearHome, cell: id => nearHome(shown, id) },
      {
        heading: wordsFor(s.title).field(language, 'terrain-markers'),
        number,
        cell: id => String(markersLeft(s, id)),
      },
    ],
    minors,
  );
  return {
    id: 'minors',
    heading: wholeCompanies,
    tables: [{ ...table, marks: minors.map(id => markOfCompany(g, id)), cards: 'minors', sorts: true }],
    lines: [words.minorsText],
  };
};
