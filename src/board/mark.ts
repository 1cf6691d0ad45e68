import { centred, nameSize } from './stops.js';
import { drawing, el, type Svg } from './svg.js';
import { light, companyColours, onPage, lettering, type CompanyLook, type Theme } from './theme.js';

/*
 * What companies, trains and players look like away from the board, wherever a page names them. A company is a
 * disc, a train a card, a player a square: told apart by their shapes and letters, not by their colours alone.
 */

/** How large a mark is, in pixels: `label` is what is read out where no name stands beside it. */
export interface MarkSize {
  readonly size?: number;
  readonly label?: string;
  readonly theme?: Theme;
}

const mark = (
  width: number,
  { size = 28, label }: MarkSize,
  ...children: readonly (readonly Svg[] | Svg)[]
): string =>
  drawing(
    { x: 0, y: 0, width, height: 28 },
    {
      class: 'mark',
      width: (width * size) / 28,
      height: size,
      ...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label }),
      ...lettering,
    },
    ...children,
  );

const bold = (fill: string) => ({ fill, 'font-weight': 700 });

/** Letters and the colour behind them, for what draws its marks otherwise than here. */
export interface MarkLook {
  readonly letters: string;
  readonly fill: string;
  readonly ink: string;
}

export const companyLook = (company: CompanyLook): MarkLook => {
  const { fill, text } = companyColours(company);
  return { letters: company.id, fill, ink: text };
};

export const trainLook = (
  name: string,
  colour: keyof Theme['hex'],
  { hex, bright }: Theme = light,
): MarkLook => ({
  letters: name,
  fill: hex[colour],
  ink: bright.mark,
});

export const playerLook = (seat: number, names: readonly string[], { paper }: Theme = light): MarkLook => ({
  letters: initials(names)[seat] ?? String(seat + 1),
  fill: seats[seat % seats.length]!,
  ink: paper,
});

/** A company's token as it lies on the map. */
export const companyMark = (company: CompanyLook, options: MarkSize = {}): string => {
  const { fill, ink } = companyLook(company);
  const line = (options.theme ?? onPage).bright.mark;
  return mark(
    28,
    options,
    el('circle', { cx: 14, cy: 14, r: 13, fill, stroke: line, 'stroke-width': 1 }),
    centred({ x: 14, y: 14 }, nameSize(company.id, 23, 12), company.id, bold(ink)),
  );
};

/** A train's card in the colour of the tiles that come with it. */
export const trainMark = (name: string, colour: keyof Theme['hex'], options: MarkSize = {}): string => {
  const { fill, ink } = trainLook(name, colour, options.theme ?? onPage);
  const box = { x: 1, y: 3, width: 38, height: 22, rx: 4 };
  return mark(
    40,
    options,
    el('rect', { ...box, fill, stroke: ink, 'stroke-width': 1 }),
    el('path', { d: 'M5 21H35', stroke: ink, 'stroke-width': 1.4, 'stroke-dasharray': '3 1.5' }),
    centred({ x: 20, y: 12 }, nameSize(name, 32, 13), name, bold(ink)),
  );
};

/** Colours of the seats, each with a letter that reads on it; the letters tell players apart. */
const seats: readonly string[] = [
  '#1f5f8b',
  '#a3452c',
  '#3c6e3f',
  '#6b4a8c',
  '#8a6a12',
  '#2c6e73',
  '#8c3a66',
];

/** The fewest letters by which each name is told from the others: `A`, or `An` beside `Al`; a number where names are the same. */
export const initials = (names: readonly string[]): readonly string[] =>
  names.map((name, seat) => {
    const short = (letters: number, of: string): string => [...of].slice(0, letters).join('');
    const others = names.filter((_, other) => other !== seat);
    const enough = [1, 2].find(
      letters =>
        name !== '' &&
        !others.some(other => short(letters, other).toLowerCase() === short(letters, name).toLowerCase()),
    );
    const [first = '', ...rest] = enough === undefined ? String(seat + 1) : short(enough, name);
    return first.toUpperCase() + rest.join('');
  });

/** A player's square in the colour of the seat, with the first letters of the name. */
export const playerMark = (seat: number, names: readonly string[], options: MarkSize = {}): string => {
  const theme = options.theme ?? light;
  const { letters, fill, ink } = playerLook(seat, names, theme);
  return mark(
    28,
    options,
    el('rect', {
      x: 2,
      y: 2,
      width: 24,
      height: 24,
      rx: 6,
      fill,
      stroke: theme.bright.mark,
      'stroke-width': 0.6,
    }),
    centred({ x: 14, y: 14 }, nameSize(letters, 19, 15), letters, bold(ink)),
  );
};
