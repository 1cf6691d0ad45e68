import { escaped } from '../board/svg.js';

/** A curve; a gap where there is no value. */
export interface Series {
  readonly name: string;
  /** Which of the patterns and colours it has, in every chart the same. */
  readonly look: number;
  /** A colour of its own, as things of this name have it on the board. */
  readonly colour?: string;
  readonly values: readonly (number | null)[];
}

export interface LineChart {
  /** What a screen reader calls the drawing. */
  readonly label: string;
  /** Below the values, from left to right. */
  readonly marks: readonly string[];
  readonly series: readonly Series[];
  readonly amount: (value: number) => string;
  /** Drawn for a column beside a board or a phone: as large letters take more of it. */
  readonly narrow?: boolean;
}

/** How large it is drawn, where its curves lie, and how many marks have room below them. */
interface Frame {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly marks: number;
}

const wide: Frame = { width: 960, left: 64, right: 856, bottom: 386, marks: 14 };
const narrow: Frame = { width: 440, left: 56, right: 346, bottom: 216, marks: 5 };

const top = 14;
const lineHeight = 14;

/** Colours alone tell nobody enough: each curve has a pattern of its own, and its name at its end. */
const dashes = ['none', '9 4', '2 4', '9 4 2 4', '15 5', '5 5', '15 4 2 4 2 4', '1 3', '12 3 4 3', '6 2'];

/** As long as a name may be to have room beside the drawing; the legend has it in full. */
const ROOM = 11;

const short = (name: string): string => {
  const letters = [...name];
  return letters.length > ROOM ? `${letters.slice(0, ROOM - 1).join('')}…` : name;
};

const dashOf = (number: number): string => dashes[number % dashes.length]!;

type Look = Pick<Series, 'look' | 'colour'>;

const classOf = ({ look, colour }: Look): string =>
  colour === undefined ? `curve-${look % dashes.length}` : 'own-colour';

/** A line; one in a colour of its own lies on a border, so that it is seen on light and dark paper alike. */
const line = (d: string, { look, colour }: Look, width: number): string => {
  const shape = `d="${d}" fill="none" stroke-linejoin="round"`;
  const border = `<path class="border" ${shape} stroke-width="${width + 2}"/>`;
  const stroke = `stroke="${escaped(colour ?? 'currentColor')}" stroke-width="${width}"`;
  return `${colour === undefined ? '' : border}<path ${shape} ${stroke} stroke-dasharray="${dashOf(look)}"/>`;
};

/** Of a curve that looks so, as a piece of line for a legend. */
export const curveSample = (series: Look): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 14" aria-hidden="true" class="${classOf(series)}">` +
  `${line('M2 7H62', series, 2.6)}</svg>`;

/** A step of 1, 2 or 5 times a power of ten that divides the height into five parts at most. */
const gridStep = (most: number): number => {
  const rough = Math.max(1, most) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map(times => times * power).find(step => step >= rough) ?? rough;
};

interface Scale {
  readonly frame: Frame;
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  readonly grid: readonly number[];
}

const scaleOf = ({ marks, series, narrow: isNarrow = false }: LineChart): Scale => {
  const frame = isNarrow ? narrow : wide;
  const { left, right, bottom } = frame;
  const values = series.flatMap(one => one.values).filter(value => value !== null);
  const step = gridStep(Math.max(0, ...values) - Math.min(0, ...values));
  const from = Math.floor(Math.min(0, ...values) / step);
  const to = Math.max(from + 1, Math.ceil(Math.max(0, ...values) / step));
  return {
    frame,
    x: at => left + ((right - left) * at) / Math.max(1, marks.length - 1),
    y: value => bottom - ((bottom - top) * (value / step - from)) / (to - from),
    grid: Array.from({ length: to - from + 1 }, (_, n) => (from + n) * step),
  };
};

const fixed = (value: number): string => String(Math.round(value * 10) / 10);

const pathOf = ({ x, y }: Scale, values: Series['values']): string =>
  values
    .map((value, at) =>
      value === null
        ? ''
        : `${(values[at - 1] ?? null) === null ? 'M' : 'L'}${fixed(x(at))} ${fixed(y(value))}`,
    )
    .join('');

interface End {
  readonly at: number;
  readonly y: number;
}

const endOf = ({ y }: Scale, { values }: Series): End => {
  const at = values.findLastIndex(value => value !== null);
  return { at, y: y(values[at] ?? 0) };
};

/** Heights of the names at the right edge: as near to their curves as they can be without touching. */
const labelHeights = (wanted: readonly number[], bottom: number): readonly number[] => {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
  const heights = [...wanted];
  let free = top;
  for (const at of order) {
    heights[at] = Math.max(free, wanted[at]!);
    free = heights[at] + lineHeight;
  }
  let most = bottom + lineHeight;
  for (const at of order.reverse()) {
    heights[at] = Math.min(heights[at]!, most);
    most = heights[at] - lineHeight;
  }
  return heights;
};

const curve = (scale: Scale, series: Series, labelY: number): string => {
  const { at, y } = endOf(scale, series);
  const x = scale.x(at);
  const { right } = scale.frame;
  const dots = series.values
    .map((value, index) =>
      value !== null &&
      (series.values[index - 1] ?? null) === null &&
      (series.values[index + 1] ?? null) === null
        ? `<circle cx="${fixed(scale.x(index))}" cy="${fixed(scale.y(value))}" r="3" fill="currentColor"/>`
        : '',
    )
    .join('');
  return (
    `<g class="${classOf(series)}"><title>${escaped(series.name)}</title>` +
    `${line(pathOf(scale, series.values), series, 2.2)}${dots}` +
    `<path d="M${fixed(x)} ${fixed(y)}L${fixed(right + 6)} ${fixed(labelY)}" fill="none" stroke="currentColor" stroke-width="0.7" opacity="0.6"/>` +
    `<text x="${right + 8}" y="${fixed(labelY + 4)}" fill="currentColor">${escaped(short(series.name))}</text></g>`
  );
};

const gridLines = ({ amount }: LineChart, { grid, y, frame: { left, right } }: Scale): string =>
  grid
    .map(
      value =>
        `<path class="grid" d="M${left} ${fixed(y(value))}H${right}"/>` +
        `<text class="axis" x="${left - 6}" y="${fixed(y(value) + 4)}" text-anchor="end">${escaped(amount(value))}</text>`,
    )
    .join('');

/** As many marks as have room. */
const marksBelow = ({ marks }: LineChart, { x, frame: { bottom, marks: most } }: Scale): string => {
  const every = Math.max(1, Math.ceil(marks.length / most));
  return marks
    .map((mark, at) =>
      at % every === 0
        ? `<text class="axis" x="${fixed(x(at))}" y="${bottom + 20}" text-anchor="middle">${escaped(mark)}</text>`
        : '',
    )
    .join('');
};

/** A complete `<svg>` of curves over the same marks, coloured by the page's style sheet. */
export const lineChart = (chart: LineChart): string => {
  const scale = scaleOf(chart);
  const { width, bottom } = scale.frame;
  const height = bottom + 34;
  const ends = chart.series.map(series => endOf(scale, series).y);
  const heights = labelHeights(ends, bottom);
  const curves = chart.series.map((series, at) => curve(scale, series, heights[at]!)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(chart.label)}" font-size="12">` +
    `${gridLines(chart, scale)}${marksBelow(chart, scale)}${curves}</svg>`
  );
};
