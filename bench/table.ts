import { verdictOf, type Goal, type Result } from './figures.js';
import type { Measured } from './measure.js';

/** Part, figure, goal, measured value, spread, verdict. */
type Line = readonly [string, string, string, string, string, string];

const HEADINGS: Line = ['part', 'what', 'goal', 'figure', 'spread', 'verdict'];

const shown = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) >= 100 ? 0 : 2 });

const goalOf = (goal: Goal | null): string =>
  !goal ? '' : 'atMost' in goal ? `≤ ${shown(goal.atMost)}` : `≥ ${shown(goal.atLeast)}`;

const lineOf = (part: string, result: Result): Line => {
  if ('skipped' in result) return [part, result.name, '', '', '', `SKIPPED: ${result.skipped}`];
  const { name, value, low, high, unit, goal } = result;
  const spread = low === high ? '' : `${shown(low)} to ${shown(high)}`;
  return [part, name, goalOf(goal), `${shown(value)} ${unit}`.trim(), spread, verdictOf(result)];
};

/** What went wrong, in one line. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n')[0]!;

const linesOf = ({ part, results, broke }: Measured): readonly Line[] => [
  ...results.map(result => lineOf(part.name, result)),
  ...(broke === undefined ? [] : [[part.name, '', '', '', '', `BROKE: ${reasonOf(broke)}`] as const]),
];

/** The figures of some parts as a table for a terminal, the same columns wherever it is printed. */
export const printed = (measured: readonly Measured[], headed = true): string => {
  const widths = [8, 72, 10, 18, 22];
  const lines = [...(headed ? [HEADINGS] : []), ...measured.flatMap(linesOf)];
  const padded = (cell: string, column: number): string =>
    column === 2 || column === 3 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column] ?? 0);
  return lines.map(line => line.map(padded).join('  ').trimEnd()).join('\n');
};

/** The same for a document. */
export const markdown = (measured: readonly Measured[]): string => {
  const row = (line: readonly string[]): string =>
    `| ${line.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rules = ['---', '---', '---:', '---:', '---', '---'];
  return [row(HEADINGS), row(rules), ...measured.flatMap(linesOf).map(row)].join('\n');
};
