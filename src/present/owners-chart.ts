import { escaped } from '../board/svg.js';

/** What somebody owns of one thing, at each mark. */
export interface OwnedRow {
  readonly name: string;
  /** By mark, then by owner: percent. Null where there is nothing to own yet. */
  readonly shares: readonly (readonly number[] | null)[];
}

export interface OwnersChart {
  /** What a screen reader calls the drawing. */
  readonly label: string;
  /** Below the columns, from left to right. */
  readonly marks: readonly string[];
  readonly owners: readonly string[];
  readonly rows: readonly OwnedRow[];
}

const width = 960;
const left = 64;
const right = width - 20;
const top = 10;
const high = 44;
const rowHeight = high + 12;

/** Of an owner's part there is to be seen, beside its colour, a hatching of its own: its angle and how far its lines are apart. */
const hatchings = [
  [45, 7],
  [-45, 7],
  [0, 5],
  [90, 5],
  [45, 4],
  [-45, 4],
  [20, 9],
  [110, 9],
] as const;

const fixed = (value: number): string => String(Math.round(value * 10) / 10);

const fillOf = (id: string, owner: number): string => {
  const [angle, apart] = hatchings[owner % hatchings.length]!;
  return (
    `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${apart}" height="${apart}" patternTransform="rotate(${angle})" class="curve-${owner}">` +
    `<rect width="${apart}" height="${apart}" fill="currentColor" opacity="0.45"/>` +
    `<path d="M0 0H${apart}" stroke="currentColor" stroke-width="2"/></pattern>`
  );
};

/** How an owner's parts look, as a piece for a legend. */
export const ownerSample = (owner: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 14" aria-hidden="true" class="curve-${owner}"><defs>${fillOf(`sample-owner-${owner}`, owner)}</defs>` +
  `<rect x="1" y="1" width="62" height="12" fill="url(#sample-owner-${owner})" stroke="currentColor"/></svg>`;

interface Column {
  readonly x: number;
  readonly wide: number;
}

const columnsOf = (count: number): readonly Column[] => {
  const step = (right - left) / Math.max(1, count);
  return Array.from({ length: count }, (_, at) => ({ x: left + at * step, wide: step * 0.84 }));
};

/** One thing at one mark: a column from 0 to 100 percent, the first owner at its foot. */
const stack = (chart: OwnersChart, shares: readonly number[], { x, wide }: Column, foot: number): string => {
  let from = foot;
  const parts = shares.map((percent, owner) => {
    if (percent <= 0) return '';
    const part = (high * percent) / 100;
    from -= part;
    return (
      `<rect class="curve-${owner}" x="${fixed(x)}" y="${fixed(from)}" width="${fixed(wide)}" height="${fixed(part)}" fill="url(#owner-${owner})" stroke="currentColor" stroke-width="0.8">` +
      `<title>${escaped(`${chart.owners[owner] ?? ''} ${percent}%`)}</title></rect>`
    );
  });
  const frame = `M${fixed(x)} ${fixed(foot - high)}h${fixed(wide)}v${high}h${fixed(-wide)}Z`;
  return `<path class="grid" d="${frame}" fill="none"/>${parts.join('')}`;
};

/** A complete `<svg>`: a row for each thing, in it a column for each mark that shows how much of it each owner has. */
export const ownersChart = (chart: OwnersChart): string => {
  const { label, marks, owners, rows } = chart;
  const columns = columnsOf(marks.length);
  const height = top + rows.length * rowHeight + 24;
  const drawn = rows.map(({ name, shares }, at) => {
    const foot = top + at * rowHeight + high;
    const stacks = shares.map((owned, mark) => (owned ? stack(chart, owned, columns[mark]!, foot) : ''));
    return `<text class="axis" x="${left - 8}" y="${foot - high / 2 + 5}" text-anchor="end">${escaped(name)}</text>${stacks.join('')}`;
  });
  const every = Math.max(1, Math.ceil(marks.length / 14));
  const below = marks.map((mark, at) => {
    const { x, wide } = columns[at]!;
    return at % every === 0
      ? `<text class="axis" x="${fixed(x + wide / 2)}" y="${height - 8}" text-anchor="middle">${escaped(mark)}</text>`
      : '';
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(label)}" font-size="12">` +
    `<defs>${owners.map((_, owner) => fillOf(`owner-${owner}`, owner)).join('')}</defs>${drawn.join('')}${below.join('')}</svg>`
  );
};
