import type { Fact, Json } from '../../../engine/core/index.js';
import { columnOf } from '../rules/influence/track.js';
import { incomeOf } from '../rules/round/between.js';
import type { SteamState } from '../rules/position/state.js';
import { scores } from '../rules/scoring/score.js';
import { tracksLaid } from '../rules/track/network.js';
import { plainNames, wordsFor, type Language } from '../../../words/index.js';
import { barChart } from '../../../present/bars.js';
import { curveSample, lineChart } from '../../../present/chart.js';
import type { Chart, ChartsRequest } from '../../../present/history.js';
import { dash } from '../../../present/table-of.js';
import { labelsOf, money } from './shown.js';
import { isolated } from '../../../words/isolated.js';

/** What a position adds to the charts, by seat. */
interface SteamSample {
  /** The round that it opens; null for the newest. */
  readonly round: Fact | null;
  readonly influence: readonly number[];
  /** Null where it is hidden. */
  readonly money: readonly (number | null)[];
  readonly income: readonly number[];
  readonly network: readonly number[];
  /** What each would have if the game ended then, by parts; null where money is hidden. */
  readonly wealth: readonly (Wealth | null)[];
}

type Wealth = {
  readonly points: number;
  readonly parts: { readonly [part: string]: number };
};

/** Nobody is told what others have where their money is hidden, nor what that comes to. */
const wealthOf = (s: SteamState): readonly (Wealth | null)[] => {
  if (s.players.some(({ money }) => money === null)) return s.players.map(() => null);
  const all = scores(s);
  return s.players.map((_, at) => {
    const { points, parts } = all.find(({ seat }) => seat === at)!;
    return { points, parts };
  });
};

/** What is read of a position that opens a round, or is the newest. */
export const sampleOf = (s: SteamState, round: Fact | null): Json =>
  ({
    round,
    influence: s.players.map((_, seat) => columnOf(s, seat)),
    money: s.players.map(player => player.money),
    income: s.players.map(incomeOf),
    network: s.players.map((_, seat) => tracksLaid(s, seat)),
    wealth: wealthOf(s),
  }) satisfies SteamSample;

interface Drawn {
  readonly marks: readonly string[];
  readonly names: readonly string[];
  readonly language: Language;
  readonly narrow: boolean;
}

const chartOf = (
  { marks, names, language, narrow }: Drawn,
  id: string,
  heading: string,
  valuesOf: (seat: number) => readonly (number | null)[],
  amount: (value: number) => string = String,
): readonly Chart[] => {
  const series = names
    .map((name, look) => ({ name, look, values: valuesOf(look) }))
    .filter(({ values }) => values.some(value => value !== null));
  if (series.length === 0 || marks.length < 2) return [];
  const said = (value: number | null | undefined): string =>
    value === null || value === undefined ? dash : amount(value);
  return [
    {
      id,
      heading,
      svg: lineChart({ label: heading, marks, series, amount: String, narrow }),
      legend: series.map(({ name, values, look }) => ({
        sample: curveSample({ look }),
        text: `${isolated(name)}: ${said(values.findLast(value => value !== null))}`,
      })),
      table: {
        caption: heading,
        columns: [
          { heading: labelsOf({ language }).round },
          ...series.map(({ name }) => ({ heading: name, number: true as const })),
        ],
        rows: marks.map((mark, at) => [mark, ...series.map(({ values }) => said(values[at]))]),
      },
    },
  ];
};

/** What the newest position is worth to each player: all of it, and what shareholders leave. */
const partsChart = ({ names, language }: Drawn, newest: SteamSample | undefined): readonly Chart[] => {
  const rich = (newest?.wealth ?? []).flatMap((wealth, seat) =>
    wealth ? [{ ...wealth, name: names[seat]! }] : [],
  );
  if (rich.length === 0) return [];
  const words = labelsOf({ language });
  const spoken = wordsFor('imperial-steam');
  const amount = (value: number): string => money({ language }, value);
  const bars = rich.map(({ name, points, parts: { dividend = 0 } }) => ({
    name,
    value: Math.max(0, points - dividend),
    part: Math.max(0, points),
    text: dividend === 0 ? amount(points) : words.shared(amount(points), amount(-dividend)),
  }));
  return [
    {
      id: 'wealth-parts',
      heading: words.wealthNow,
      svg: barChart(words.wealthNow, bars),
      legend: [],
      table: {
        caption: words.wealthNow,
        columns: [
          { heading: words.part },
          ...rich.map(({ name }) => ({ heading: name, number: true as const })),
        ],
        rows: [
          ...Object.keys(rich[0]!.parts).map(part => [
            spoken.part(language, part),
            ...rich.map(({ parts }) => amount(parts[part] ?? 0)),
          ]),
          [words.wealth, ...rich.map(({ points }) => amount(points))],
        ],
      },
    },
  ];
};

/** Wealth, influence, network, money and income of the players at the beginning of each round and now. */
export const chartsOf = ({ samples, names, language, narrow = false }: ChartsRequest): readonly Chart[] => {
  const points = samples as unknown as readonly SteamSample[];
  const words = labelsOf({ language });
  const spoken = wordsFor('imperial-steam');
  const called = plainNames(language, names, spoken);
  const marks = points.map(({ round }) =>
    round ? spoken.round(language, round, called).short : words.newest,
  );
  const drawn = { marks, names, language, narrow };
  const amount = (value: number): string => money({ language }, value);
  const over = (valueOf: (one: SteamSample, seat: number) => number | null | undefined) => (seat: number) =>
    points.map(one => valueOf(one, seat) ?? null);
  return [
    ...chartOf(
      drawn,
      'wealth',
      words.wealth,
      over((one, seat) => one.wealth[seat]?.points),
      amount,
    ),
    ...partsChart(drawn, points.at(-1)),
    ...chartOf(
      drawn,
      'influence',
      words.influence,
      over((one, seat) => one.influence[seat]),
    ),
    ...chartOf(
      drawn,
      'network',
      words.network,
      over((one, seat) => one.network[seat]),
    ),
    ...chartOf(
      drawn,
      'money',
      words.cash,
      over((one, seat) => one.money[seat]),
      amount,
    ),
    ...chartOf(
      drawn,
      'income',
      words.income,
      over((one, seat) => one.income[seat]),
      amount,
    ),
  ];
};
