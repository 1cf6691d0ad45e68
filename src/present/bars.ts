import { escaped } from '../board/svg.js';

/** A bar of which a part stands out. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  /** At most `value`. */
  readonly part: number;
  /** What is said at its end. */
  readonly text: string;
}

const width = 960;
const left = 150;
const right = width - 190;
const row = 34;
const thick = 20;
const pad = 8;

const fixed = (value: number): string => String(Math.round(value * 10) / 10);

/** A complete `<svg>` of bars below each other, coloured by the page's style sheet; the part is filled, the rest an outline. */
export const barChart = (label: string, bars: readonly Bar[]): string => {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const length = (value: number): string => fixed(((right - left) * value) / most);
  const drawn = bars.map(({ name, value, part, text }, at) => {
    const y = pad + at * row;
    const middle = fixed(y + thick / 2 + 5);
    return (
      `<g class="curve-0"><text class="axis" x="${left - 10}" y="${middle}" text-anchor="end">${escaped(name)}</text>` +
      `<rect x="${left}" y="${y}" width="${length(value)}" height="${thick}" fill="none" stroke="currentColor" stroke-width="1.6"/>` +
      `<rect x="${left}" y="${y}" width="${length(part)}" height="${thick}" fill="currentColor"/>` +
      `<text class="axis" x="${fixed(left + Number(length(value)) + 10)}" y="${middle}">${escaped(text)}</text></g>`
    );
  });
  const height = 2 * pad + bars.length * row;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(label)}" font-size="15">` +
    `${drawn.join('')}</svg>`
  );
};
