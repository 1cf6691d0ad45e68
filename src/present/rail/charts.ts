import { known, type Fact } from '../../engine/core/index.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { RailFact } from '../../engine/rail/facts.js';
import { netWorth } from '../../engine/rail/score.js';
import { priceOf } from '../../engine/rail/shares/market.js';
import { percentOf } from '../../engine/rail/shares/shares.js';
import type { RailState } from '../../engine/rail/state.js';
import { plainNames, wordsFor, type Language } from '../../words/index.js';
import { railLabels } from '../../words/rail/shown.js';
import { curveSample, lineChart, type Series } from '../chart.js';
import type { Chart } from '../history.js';
import { ownerSample, ownersChart } from '../owners-chart.js';
import { isolated } from '../../words/isolated.js';

/** What a step adds to the charts. */
export interface RailSample {
  /** The round it opens. */
  readonly round: Fact | null;
  /** What companies earned in it. */
  readonly earned: { readonly [company: string]: number };
  /** Share prices, and what each player is worth as far as that is not hidden, where it opens a round or is the newest. */
  readonly prices: { readonly [company: string]: number | null } | null;
  readonly worths: readonly (number | null)[] | null;
  /** What each player owns of the companies of which players own anything, in percent; at the same steps. */
  readonly owned: { readonly [company: string]: readonly number[] } | null;
}

/**
 * What one step adds to the charts.
 * @param round the round that the step opens, as a fact
 * @param position reads the position behind the step; null where neither prices nor worths are wanted
 */
export const sampleOf = (
  facts: readonly Fact[],
  round: Fact | null,
  position: (() => { readonly g: RailGame; readonly s: RailState }) | null,
): RailSample => {
  const earned: { [company: string]: number } = {};
  for (const fact of facts as unknown as readonly RailFact[])
    if (fact.kind === 'earned') earned[fact.company] = (earned[fact.company] ?? 0) + fact.revenue;
  if (!position) return { round, earned, prices: null, worths: null, owned: null };
  const { g, s } = position();
  return {
    round,
    earned,
    prices: Object.fromEntries(g.data.companies.map(({ id }) => [id, priceOf(g, s, id)])),
    worths: s.players.map((_, seat) => known(() => netWorth(g, s, seat))),
    owned: ownedIn(g, s),
  };
};

const ownedIn = (g: RailGame, s: RailState): RailSample['owned'] =>
  Object.fromEntries(
    g.data.companies
      .map(({ id }) => [id, s.players.map((_, seat) => percentOf(g, s, id, seat))] as const)
      .filter(([, percents]) => percents.some(percent => percent > 0)),
  );

interface Drawn {
  /** The colours of companies, as on the board. */
  readonly colours: { readonly [company: string]: string };
  readonly title: string;
  readonly names: readonly string[];
  readonly language: Language;
  readonly narrow?: boolean;
}

/** The drawing and its twin: a row for each mark, a column for each curve. */
const chartOf = (
  { title, language, narrow = false }: Drawn,
  id: string,
  heading: string,
  marks: readonly string[],
  all: readonly Series[],
): readonly Chart[] => {
  const series = all.filter(one => one.values.some(value => value !== null));
  if (series.length === 0 || marks.length < 2) return [];
  const amount = (value: number): string => wordsFor(title).money(language, value);
  const columns = [
    { heading: railLabels[language].round },
    ...series.map(({ name }) => ({ heading: name, number: true as const })),
  ];
  const rows = marks.map((mark, at) => [
    mark,
    ...series.map(({ values }) => {
      const value = values[at] ?? null;
      return value === null ? '–' : amount(value);
    }),
  ]);
  const legend = series.map(({ values, name, ...look }) => ({
    sample: curveSample(look),
    text: `${isolated(name)}: ${amount(values.findLast(value => value !== null) ?? 0)}`,
  }));
  return [
    {
      id,
      heading,
      svg: lineChart({ label: heading, marks, series, amount, narrow }),
      legend,
      table: { caption: heading, columns, rows },
    },
  ];
};

/** Who owns the companies, in the order of the board; a column for each mark. */
const ownersOf = (
  { names, language }: Drawn,
  marks: readonly string[],
  points: readonly RailSample[],
): readonly Chart[] => {
  const companies = Object.keys(points.at(-1)?.prices ?? {}).filter(id =>
    points.some(one => one.owned?.[id]),
  );
  if (companies.length === 0 || marks.length < 2) return [];
  const words = railLabels[language];
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const rows = companies.map(id => ({ name: id, shares: points.map(({ owned }) => owned?.[id] ?? null) }));
  const cellOf = (shares: readonly number[] | null): string =>
    names
      .flatMap((name, seat) =>
        shares?.[seat] ? `${isolated(name)} ${percent.format(shares[seat] / 100)}` : [],
      )
      .join(', ') || '–';
  return [
    {
      id: 'owners',
      heading: words.ownersChart,
      svg: ownersChart({ label: words.ownersChart, marks, owners: names, rows }),
      legend: names.map((text, owner) => ({ sample: ownerSample(owner), text })),
      table: {
        caption: words.ownersChart,
        columns: [{ heading: words.round }, ...companies.map(heading => ({ heading }))],
        rows: marks.map((mark, at) => [mark, ...rows.map(({ shares }) => cellOf(shares[at] ?? null))]),
      },
    },
  ];
};

interface Earnings {
  readonly mark: string;
  readonly earned: { [company: string]: number };
}

/** What each company earned in each operating round. */
const earningsOf = (samples: readonly RailSample[], short: (round: Fact) => string): readonly Earnings[] => {
  const all: Earnings[] = [];
  for (const { round, earned } of samples) {
    const current = all.at(-1);
    if (current)
      for (const [id, value] of Object.entries(earned))
        current.earned[id] = (current.earned[id] ?? 0) + value;
    if (round?.kind === 'operating-round') all.push({ mark: short(round), earned: {} });
  }
  return all;
};

/** Share prices, net worth and who owns the companies at the beginning of each round and now, and revenue in each operating round. */
export const chartsOf = (samples: readonly RailSample[], drawn: Drawn): readonly Chart[] => {
  const { title, names, language, colours } = drawn;
  const ownColour = (id: string): Pick<Series, 'colour'> =>
    colours[id] === undefined ? {} : { colour: colours[id] };
  const words = railLabels[language];
  const spoken = wordsFor(title);
  const called = plainNames(language, names, spoken);
  const short = (round: Fact): string => spoken.round(language, round, called).short;
  const points = samples.filter(sample => sample.prices !== null);
  const marks = points.map(({ round }) => (round ? short(round) : words.newest));
  const companies = Object.keys(points.at(-1)?.prices ?? {});
  const earnings = earningsOf(samples, short);
  return [
    ...chartOf(
      drawn,
      'prices',
      words.priceChart,
      marks,
      companies.map((id, look) => ({
        name: id,
        look,
        ...ownColour(id),
        values: points.map(({ prices }) => prices?.[id] ?? null),
      })),
    ),
    ...chartOf(
      drawn,
      'worths',
      words.worthChart,
      marks,
      names.map((name, seat) => ({
        name,
        look: seat,
        values: points.map(({ worths }) => worths?.[seat] ?? null),
      })),
    ),
    ...ownersOf(drawn, marks, points),
    ...chartOf(
      drawn,
      'revenues',
      words.revenueChart,
      earnings.map(({ mark }) => mark),
      companies.map((id, look) => ({
        name: id,
        look,
        ...ownColour(id),
        values: earnings.map(({ earned }) => earned[id] ?? null),
      })),
    ),
  ];
};
