import { barChart } from '../../present/bars.js';
import { curveSample, lineChart, type Series } from '../../present/chart.js';
import { tableOf } from '../../present/shown.js';
import type { StandingRow, Wins } from '../../service/tables/results.js';
import type { PersonActor } from '../../service/types.js';
import { timeText } from '../../words/time.js';
import type { PageCall } from './page.js';
import { titleName } from './summary.js';

/** One point is no curve. */
const FEWEST = 2;

interface Shown {
  /** The oldest first. */
  readonly standings: readonly StandingRow[];
  readonly byTitle: readonly (Wins & { readonly name: string })[];
}

/** From 0, always last, to 1, always first. */
const standingOf = ({ place, among }: StandingRow): number => (among > 1 ? (among - place) / (among - 1) : 1);

/** The curves of the titles: in each game that of its own. */
const curvesOf = (
  { deps, context }: PageCall,
  rows: readonly StandingRow[],
  valueOf: (row: StandingRow) => number,
): readonly Series[] =>
  [...new Set(rows.map(({ title }) => title))].map((title, look) => {
    const own = rows.map(row => (row.title === title ? valueOf(row) : null));
    // A curve goes on from game to game of its title, over those of others between them.
    const from = own.findIndex(value => value !== null);
    const to = own.findLastIndex(value => value !== null);
    return {
      name: titleName(deps, title, context.language),
      look,
      values: own.map((value, at) => value ?? (at > from && at < to ? between(own, at) : null)),
    };
  });

/** On the straight line from the value before to the one after. */
const between = (values: Series['values'], at: number): number => {
  const before = values.findLastIndex((value, n) => n < at && value !== null);
  const after = values.findIndex((value, n) => n > at && value !== null);
  const share = (at - before) / (after - before);
  return values[before]! * (1 - share) + values[after]! * share;
};

/** How the reader's games came out, drawn, each with its table: games won by title, places, points by the table's average. */
export const resultCharts = (
  call: PageCall,
  { timeZone }: PersonActor,
  { standings, byTitle }: Shown,
): readonly object[] => {
  const { context, t } = call;
  const percent = new Intl.NumberFormat(context.language, { style: 'percent' });
  const points = new Intl.NumberFormat(context.language, { maximumFractionDigits: 0 });
  const day = timeText(context.language, timeZone, 'day');
  const chart = (id: string, heading: string, series: readonly Series[], cells: Cells): object => ({
    id,
    heading,
    svg: lineChart({
      label: heading,
      marks: standings.map((_, at) => String(at + 1)),
      series,
      amount: value => percent.format(value),
    }),
    legend: series.map(({ name, look }) => ({ sample: curveSample({ look }), text: name })),
    table: tableOf(
      {
        caption: heading,
        columns: [{ heading: t('ended') }, { heading: t('title') }, ...cells.headings],
        rows: standings.map(row => [
          day(row.ended_at),
          titleName(call.deps, row.title, context.language),
          ...cells.of(row),
        ]),
      },
      '',
    ),
  });
  const number = true as const;
  const bars = byTitle.map(({ name, games, won }) => ({
    name,
    value: games,
    part: won,
    text: t('wonOf', { won, games }),
  }));
  return [
    ...(bars.length > 0 ? [{ id: 'won', heading: t('chartWon'), svg: barChart(t('chartWon'), bars) }] : []),
    ...(standings.length >= FEWEST
      ? [
          chart('places', t('chartPlaces'), curvesOf(call, standings, standingOf), {
            headings: [{ heading: t('place'), number }],
            of: ({ place, among }) => [t('placeOf', { place, among })],
          }),
          chart('points', t('chartPoints'), curvesOf(call, standings, pointsOf), {
            headings: [
              { heading: t('points'), number },
              { heading: t('tableAverage'), number },
            ],
            of: row => [points.format(row.points), points.format(row.average)],
          }),
        ]
      : []),
  ];
};

interface Cells {
  readonly headings: readonly { readonly heading: string; readonly number?: true }[];
  readonly of: (row: StandingRow) => readonly string[];
}

/** By the average of the table; where that has nothing, everybody has as much. */
const pointsOf = ({ points, average }: StandingRow): number => (average > 0 ? points / average : 1);
