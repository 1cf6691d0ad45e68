import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { contrast } from '../../src/board/theme.js';
import { begin, completeSettings, type Json } from '../../src/engine/core/index.js';
import type { RailFact } from '../../src/engine/rail/facts.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { lineChart } from '../../src/present/chart.js';
import type { Chart, SampledStep } from '../../src/present/history.js';
import { servicePresenter } from '../../src/present/rail/service-presenter.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { playRandomGame } from '../support/menu.js';
import { chooseByKind } from '../support/rail-player.js';
import { random } from '../support/random.js';

const { course } = servicePresenter(title1830);
const names = ['Anna', 'Bert', 'Cleo'];

interface Step {
  readonly facts: readonly RailFact[];
  readonly state: RailState;
}

/** So many moves of a game for three. */
const game = (moves: number): readonly Step[] => {
  const start = { rules: title1830.rules, seats: 3, settings: completeSettings(title1830.settings, {}) };
  const steps: Step[] = [{ facts: [], state: begin(title1830, start, []) }];
  playRandomGame(title1830, start, random(4), {
    checkEvery: Infinity,
    tries: 0,
    maxSteps: moves,
    choose: chooseByKind,
    onStep: ({ applied }) =>
      steps.push({ facts: applied.facts as readonly RailFact[], state: applied.state }),
  });
  return steps.slice(1);
};

const steps = game(700);

const chartsOf = (language: 'de' | 'en'): readonly Chart[] => {
  const samples = steps.flatMap(({ facts, state }, at): readonly Json[] => {
    const step: SampledStep = { facts, newest: at === steps.length - 1, view: () => state as never };
    const sample = course!.sample(step);
    return sample === undefined ? [] : [sample];
  });
  // As they come back from wherever they are kept.
  return course!.charts({ samples: JSON.parse(JSON.stringify(samples)) as Json[], names, language });
};

const charts = chartsOf('en');
const chart = (id: string): Chart => charts.find(one => one.id === id)!;

/** A table's cells by row and column, as numbers. */
const cell = ({ table }: Chart, row: string, column: string): number | null => {
  const at = table.columns.findIndex(({ heading }) => heading === column);
  const text = table.rows.find(([mark]) => mark === row)![at]!;
  return text === '–' ? null : Number(text.replace(/[$,]/g, ''));
};

const named = (fact: RailFact): string | undefined => {
  if (fact.kind === 'stock-round-begins') return `SR ${String(fact.number)}`;
  return fact.kind === 'operating-round-begins'
    ? `OR ${String(fact.number)}.${String(fact.index)}`
    : undefined;
};

/** The positions with which rounds begin, and the newest. */
const points: readonly (readonly [mark: string, state: RailState])[] = [
  ...steps.flatMap(({ facts, state }) => {
    const marks = facts.flatMap(fact => named(fact) ?? []);
    return marks.length > 0 ? [[marks.at(-1)!, state] as const] : [];
  }),
  ['Newest', steps.at(-1)!.state],
];

const data = title1830.game(steps[0]!.state.settings).data;

const priceIn = (state: RailState, id: string): number | null => {
  const at = state.companies[id]!.cell;
  return at && data.market[at[0]]![at[1]]!.price;
};

describe('the charts of a game', () => {
  test('the game is long enough to tell something', () => {
    expect(points.length).toBeGreaterThan(10);
    expect(chart('revenues').table.rows.length).toBeGreaterThan(5);
  });

  test('prices are those of the cells on which the markers stand', () => {
    for (const [mark, state] of points)
      for (const { id } of data.companies) {
        const shown = chart('prices').table.columns.some(({ heading }) => heading === id);
        expect([mark, id, shown ? cell(chart('prices'), mark, id) : null]).toEqual([
          mark,
          id,
          priceIn(state, id),
        ]);
      }
  });

  test('a player is worth their cash, shares and privates', () => {
    for (const [mark, state] of points)
      for (const [seat, name] of names.entries()) {
        const shares = data.companies.flatMap(({ id, certs }) =>
          certs.map((percent, n) =>
            state.companies[id]!.certs[n] === seat ? (percent / 10) * (priceIn(state, id) ?? 0) : 0,
          ),
        );
        const privates = data.privates.map(({ id, price }) => (state.privates[id] === seat ? price : 0));
        const worth = [...shares, ...privates].reduce((a, b) => a + b, state.players[seat]!.cash!);
        expect([mark, name, cell(chart('worths'), mark, name)]).toEqual([mark, name, worth]);
      }
  });

  test('who owns a company is told by its certificates, at each round', () => {
    const { table, svg, legend } = chart('owners');
    for (const [mark, state] of points)
      for (const { id, certs } of data.companies) {
        const owned = names.flatMap((name, seat) => {
          const percent = certs.reduce(
            (sum, one, n) => sum + (state.companies[id]!.certs[n] === seat ? one : 0),
            0,
          );
          return percent > 0 ? [`${name} ${String(percent)}%`] : [];
        });
        const column = table.columns.findIndex(({ heading }) => heading === id);
        const cells = table.rows.find(([row]) => row === mark)!;
        expect([mark, id, column < 0 ? '–' : cells[column]]).toEqual([mark, id, owned.join(', ') || '–']);
      }
    expect(legend.map(({ text }) => text)).toEqual(names);
    // Owners are told apart without colour too: each has a hatching of its own.
    const hatched = names.map((_, seat) =>
      new RegExp(`id="owner-${String(seat)}"[^>]*width="(\\d+)"[^>]*(rotate\\([^)]*\\))`).exec(svg)!,
    );
    expect(new Set(hatched.map(([, apart, turned]) => `${apart!} ${turned!}`)).size).toBe(names.length);
  });

  test('revenue of an operating round is what its trains ran for', () => {
    const ran: { [mark: string]: { [company: string]: number } } = {};
    const began = new Set<string>();
    let mark = '';
    for (const fact of steps.flatMap(({ facts }) => facts)) {
      mark = named(fact) ?? mark;
      const sums = (ran[mark] ??= {});
      if (fact.kind === 'company-begins') began.add(mark);
      if (fact.kind === 'ran') sums[fact.company] = (sums[fact.company] ?? 0) + fact.revenue;
    }
    const { table } = chart('revenues');
    expect(table.rows.map(([round]) => round)).toEqual([...began]);
    for (const [round] of table.rows)
      for (const { heading } of table.columns.slice(1))
        expect([round, heading, cell(chart('revenues'), round!, heading) ?? 0]).toEqual([
          round,
          heading,
          ran[round!]![heading] ?? 0,
        ]);
  });

  test('a company looks the same in all of them, as on the board, and its look is in the legend', () => {
    const colours = title1830.game(completeSettings(title1830.settings, {})).data.companies;
    /** Colour and pattern of the line on the border. */
    const lineIn = (svg: string): readonly string[] =>
      /stroke="(#[^"]*)"[^>]*stroke-dasharray="([^"]*)"/.exec(svg)!.slice(1);
    const lookOf = ({ svg }: Chart, name: string): readonly string[] =>
      lineIn(svg.split(`<title>${name.replace('&', '&amp;')}</title>`)[1]!);
    const [prices, revenues] = [chart('prices'), chart('revenues')];
    const both = revenues.table.columns.slice(1).map(({ heading }) => heading);
    for (const id of both) {
      expect([id, lookOf(revenues, id)]).toEqual([id, lookOf(prices, id)]);
      const entry = revenues.legend.find(({ text }) => text.startsWith(`${id}: $`))!;
      expect(lineIn(entry.sample)).toEqual(lookOf(prices, id));
      expect(lookOf(prices, id)[0]).toBe(colours.find(company => company.id === id)!.colour);
    }
  });

  test('are worded in German too', () => {
    expect(chartsOf('de').map(({ heading }) => heading)).toEqual([
      'Aktienkurse zu Beginn jeder Runde',
      'Vermögen zu Beginn jeder Runde',
      'Wem die Gesellschaften zu Beginn jeder Runde gehören',
      'Einnahmen in jeder Betriebsrunde',
    ]);
    expect(chartsOf('de')[0]!.table.rows.at(-1)![0]).toBe('Stand');
  });
});

const curves = (svg: string): readonly RegExpMatchArray[] => [
  ...svg.matchAll(
    /<g class="curve-\d"><title>([^<]*)<\/title><path d="([^"]*)"[^>]*stroke-dasharray="([^"]*)"/g,
  ),
];

describe('a drawing of curves', () => {
  const values = (from: number): (number | null)[] => [from, null, from + 10, from + 20];
  const draw = (all: readonly string[]): string =>
    lineChart({
      label: 'Prices',
      marks: ['SR 1', 'OR 1', 'SR 2', 'OR 2'],
      series: all.map((name, look) => ({ name, look, values: values(look * 10) })),
      amount: String,
    });

  test('tells them apart without colour: every one has a pattern of its own and its name at its end', () => {
    const all = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const svg = draw(all);
    expect(new Set(curves(svg).map(([, , , dashes]) => dashes)).size).toBe(8);
    const ends = all.map(name => Number(new RegExp(`y="([\\d.]+)"[^>]*>${name}</text>`).exec(svg)![1]));
    const sorted = ends.toSorted((a, b) => a - b);
    for (const [at, y] of sorted.entries())
      if (at > 0) expect(y - sorted[at - 1]!).toBeGreaterThanOrEqual(13.9);
  });

  test('for a column it is less wide, with no more marks than have room', () => {
    const marks = Array.from({ length: 23 }, (_, at) => `OR ${String(at)}`);
    const series = [{ name: 'A company', look: 0, values: marks.map((_, at) => at) }];
    const svgOf = (narrow: boolean): string =>
      lineChart({ label: 'Prices', marks, series, amount: String, narrow });
    const seen = (svg: string): readonly number[] => [
      Number(/viewBox="0 0 (\d+)/.exec(svg)![1]),
      svg.match(/>OR \d+</g)!.length,
    ];
    expect([svgOf(false), svgOf(true)].map(seen)).toEqual([
      [960, 12],
      [440, 5],
    ]);
    // The last value lies where its name begins.
    const [[, , path]] = curves(svgOf(true)) as [RegExpMatchArray];
    expect(Number(/L([\d.]+) [\d.]+$/.exec(path!)![1])).toBe(346);
  });

  test('leaves a gap where there is no value, and draws in proportion', () => {
    const [[, , path]] = curves(draw(['A'])) as [RegExpMatchArray];
    const points = [...path!.matchAll(/([ML])([\d.]+) ([\d.]+)/g)].map(([, way, x, y]) => [
      way,
      Number(x),
      Number(y),
    ]);
    expect(points.map(([way]) => way)).toEqual(['M', 'M', 'L']);
    const [first, second, third] = points.map(([, , y]) => y as number);
    expect(first! - second!).toBeCloseTo(second! - third!, 0);
    expect(first).toBeGreaterThan(second!);
  });

  test('a long or hostile name stays a short text', () => {
    const svg = draw(['<script>alert(1)</script> & co']);
    expect(svg).not.toContain('<script');
    expect(svg).toMatch(/>&lt;script&gt;al…<\/text>/);
  });

  test('every curve stands out from its ground, by day and by night', () => {
    const css = ['style/tokens', 'charts']
      .map(name => readFileSync(new URL(`../../assets/${name}.css`, import.meta.url), 'utf8'))
      .join('');
    const pair = (selector: string, property: string): readonly string[] =>
      new RegExp(`${selector} [^}]*?${property}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css)!.slice(1);
    const ground = pair(':root', '--box');
    for (let look = 0; look < 10; look++)
      for (const [theme, colour] of pair(`\\.curve-${String(look)}`, 'color').entries())
        expect([look, theme, contrast(colour, ground[theme]!) >= 4.5]).toEqual([look, theme, true]);
  });
});
