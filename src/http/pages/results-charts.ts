import { barChart } from '../../present/bars.js';
import { curveSample, lineChart, type Series } from '../../present/chart.js';
import type { LegendEntry } from '../../present/section.js';
import { tableModel, type ShownTable } from '../../present/shown.js';
import type { StandingRow, Wins } from '../../service/tables/results.js';
import type { PersonActor } from '../../service/types.js';
import { roundedNumber } from '../../words/numbers.js';
import { timeText } from '../../words/time.js';
import type { HttpDeps } from '../deps.js';
import type { Language } from '../language.js';
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
  deps: HttpDeps,
  language: Language,
  rows: readonly StandingRow[],
  valueOf: (row: StandingRow) => number,
): readonly Series[] =>
  [...new Set(rows.map(({ title }) => title))].map((title, look) => {
    const own = rows.map(row => (row.title === title ? valueOf(row) : null));
    // A curve goes on from game to game of its title, over those of others between them.
    const from = own.findIndex(value => value !== null);
    const to = own.findLastIndex(value => value !== null);
    return {
      name: titleName(deps, title, language),
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

/** A drawing of results. */
export interface ResultChart {
  readonly id: string;
  readonly heading: string;
  readonly svg: string;
  readonly legend?: readonly LegendEntry[];
  readonly table?: ShownTable;
}

/** Games by title, and how many of them were won. */
const wonChart = ({ t }: PageCall, byTitle: Shown['byTitle']): readonly ResultChart[] => {
  const bars = byTitle.map(({ name, games, won }) => ({
    name,
    value: games,
    part: won,
    text: t('wonOf', { won, games }),
  }));
  return bars.length > 0 ? [{ id: 'won', heading: t('chartWon'), svg: barChart(t('chartWon'), bars) }] : [];
};

/** Curves game by game, with their table. */
const curveChart = (
  { deps, context }: PageCall,
  standings: readonly StandingRow[],
  { id, heading, valueOf, columns }: Curves,
): ResultChart => {
  const percent = new Intl.NumberFormat(context.language, { style: 'percent' });
  const series = curvesOf(deps, context.language, standings, valueOf);
  return {
    id,
    heading,
    svg: lineChart({
      label: heading,
      marks: standings.map((_, at) => String(at + 1)),
      series,
      amount: value => percent.format(value),
    }),
    legend: series.map(({ name, look }) => ({ sample: curveSample({ look }), text: name })),
    table: tableModel(
      {
        caption: heading,
        columns: columns.map(({ heading: of, number }) => ({ heading: of, ...(number && { number }) })),
        rows: standings.map(row => columns.map(({ cell }) => cell(row))),
      },
      '',
    ),
  };
};

const number = true as const;

const titleColumn = ({ deps, context, t }: PageCall): Column => ({
  heading: t('title'),
  cell: ({ title }) => titleName(deps, title, context.language),
});

const placeColumn = ({ t }: PageCall): Column => ({
  heading: t('place'),
  number,
  cell: ({ place, among }) => t('placeOf', { place, among }),
});

/** How the reader's games came out, drawn, each with its table: games won by title, places, points by the table's average. */
export const resultCharts = (
  call: PageCall,
  { timeZone }: PersonActor,
  { standings, byTitle }: Shown,
): readonly ResultChart[] => {
  const { context, t } = call;
  const points = (value: number): string => roundedNumber(context.language, value);
  const day = timeText(context.language, timeZone, 'day');
  const begin = [{ heading: t('ended'), cell: (row: StandingRow) => day(row.ended_at) }, titleColumn(call)];
  return [
    ...wonChart(call, byTitle),
    ...(standings.length >= FEWEST
      ? [
          curveChart(call, standings, {
            id: 'places',
            heading: t('chartPlaces'),
            valueOf: standingOf,
            columns: [...begin, placeColumn(call)],
          }),
          curveChart(call, standings, {
            id: 'points',
            heading: t('chartPoints'),
            valueOf: pointsOf,
            columns: [
              ...begin,
              { heading: t('points'), number, cell: row => points(row.points) },
              { heading: t('tableAverage'), number, cell: row => points(row.average) },
            ],
          }),
        ]
      : []),
  ];
};

/** How somebody else's came out: games won by title, and places. When a game ended could tell which it was. */
export const shownCharts = (call: PageCall, { standings, byTitle }: Shown): readonly ResultChart[] => [
  ...wonChart(call, byTitle),
  ...(standings.length >= FEWEST
    ? [
        curveChart(call, standings, {
          id: 'places',
          heading: call.t('chartPlacesOf'),
          valueOf: standingOf,
          columns: [titleColumn(call), placeColumn(call)],
        }),
      ]
    : []),
];

interface Column {
  readonly heading: string;
  readonly number?: true;
  readonly cell: (row: StandingRow) => string;
}

interface Curves {
  readonly id: string;
  readonly heading: string;
  readonly valueOf: (row: StandingRow) => number;
  readonly columns: readonly Column[];
}

/** By the average of the table; where that has nothing, everybody has as much. */
const pointsOf = ({ points, average }: StandingRow): number => (average > 0 ? points / average : 1);
