import { plus, polar, type Point } from './geometry.js';
import { BAR, MINE, SLOT, type PlacedStop } from './layout.js';
import { el, num, type Svg } from './svg.js';
import { companyColours, type CompanyLook, type Theme } from './theme.js';

/** A company's mark at a stop: its token, or its home kept free. `null` is any stop of the hex. */
export interface Mark {
  readonly look: CompanyLook;
  readonly stop: number | null;
}

/** Text centred on a point, both ways. */
export const centred = (
  at: Point,
  size: number,
  text: string,
  more: { readonly [name: string]: string | number | undefined } = {},
): Svg => el('text', { x: at.x, y: at.y + size * 0.36, 'font-size': size, ...more }, text);

/** About how wide bold letters are, in heights. */
const breadth = (text: string): number =>
  [...text].reduce((sum, char) => sum + (/[MW&@%]/.test(char) ? 0.86 : 0.66), 0);

/** A size at which the letters of a company's name fit, at most `largest`. */
export const nameSize = (name: string, width: number, largest = 10): number =>
  Math.min(largest, width / breadth(name || '-'));

const token = (at: Point, look: CompanyLook, theme: Theme): readonly Svg[] => {
  const { fill, text } = companyColours(look);
  return [
    el('circle', { cx: at.x, cy: at.y, r: SLOT - 1, fill, stroke: theme.bright.mark, 'stroke-width': 1 }),
    centred(at, nameSize(look.id, 20), look.id, { fill: text, 'font-weight': 700 }),
  ];
};

const keptFree = (at: Point, look: CompanyLook, theme: Theme): readonly Svg[] => [
  el('circle', { cx: at.x, cy: at.y, r: SLOT - 1, fill: companyColours(look).fill, 'fill-opacity': 0.28 }),
  centred(at, nameSize(look.id, 20), look.id, { fill: theme.bright.mark, 'fill-opacity': 0.8 }),
];

const ring = ({ x, y }: Point, isKept: boolean, theme: Theme): Svg =>
  el('circle', {
    class: 'slot',
    cx: x,
    cy: y,
    r: SLOT,
    fill: theme.paper,
    stroke: theme.bright.mark,
    'stroke-width': 1.4,
    // Told from a token without colour.
    'stroke-dasharray': isKept ? '3 2.2' : undefined,
  });

/** A place kept free, for the map's own legend; somewhat smaller. */
export const keptSample = ({ x, y }: Point, theme: Theme): readonly Svg[] => [
  el('g', { transform: `translate(${num(x)} ${num(y)}) scale(.8)` }, ring({ x: 0, y: 0 }, true, theme)),
];

/** The body behind several circles: one thick line with round ends through their centres. */
const body = (slots: readonly Point[], theme: Theme): readonly Svg[] => {
  const ordered = slots.length === 4 ? [slots[0]!, slots[1]!, slots[3]!, slots[2]!] : slots;
  const d = `M${ordered.map(p => `${num(p.x)} ${num(p.y)}`).join('L')}${slots.length > 2 ? 'Z' : ''}`;
  const round = { d, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return [
    el('path', { ...round, stroke: theme.bright.mark, 'stroke-width': SLOT * 2 + 4 }),
    el('path', { ...round, fill: theme.paper, stroke: theme.paper, 'stroke-width': SLOT * 2 + 1.5 }),
  ];
};

const city = (
  stop: PlacedStop,
  tokens: readonly CompanyLook[],
  homes: readonly CompanyLook[],
  theme: Theme,
): readonly Svg[] => {
  const isKept = (index: number): boolean => index >= tokens.length && index < tokens.length + homes.length;
  return [
    ...(stop.slots.length > 1 ? body(stop.slots, theme) : []),
    ...stop.slots.map((at, index) => ring(at, isKept(index), theme)),
    ...stop.slots.flatMap((at, index) => {
      const here = tokens[index];
      if (here) return token(at, here, theme);
      const home = homes[index - tokens.length];
      return home ? keptFree(at, home, theme) : [];
    }),
  ];
};

/** Hammer and pick, crossed, on a light disc. */
export const mineSign = ({ x, y }: Point, theme: Theme): Svg => {
  const { mark } = theme.bright;
  return el(
    'g',
    { transform: `translate(${num(x)} ${num(y)})`, fill: 'none', stroke: mark, 'stroke-linecap': 'round' },
    el('circle', { class: 'mine', r: MINE, fill: theme.paper, 'stroke-width': 1.4 }),
    el('path', { d: 'M-5 6L4 -4M5 6L-4 -4', 'stroke-width': 1.8 }),
    el('path', { d: 'M2 -6.5L6.5 -2', 'stroke-width': 3.6 }),
    el('path', { d: 'M-7 0Q-7 -6 -1 -7', 'stroke-width': 2 }),
  );
};

const town = ({ def, centre, bar }: PlacedStop, theme: Theme): Svg => {
  if (def.mine) return mineSign(centre, theme);
  if (bar === null)
    return el('circle', {
      cx: centre.x,
      cy: centre.y,
      r: 6,
      fill: theme.mark,
      stroke: theme.paper,
      'stroke-width': 1.5,
    });
  const [a, b] = [plus(centre, polar(bar, BAR)), plus(centre, polar(bar, -BAR))];
  return el('line', { x1: a.x, y1: a.y, x2: b.x, y2: b.y, stroke: theme.mark, 'stroke-width': 6 });
};

/** Cities with tokens and homes, and towns; off-board locations are all text. */
export const drawStops = (
  stops: readonly PlacedStop[],
  tokens: readonly Mark[],
  homes: readonly Mark[],
  theme: Theme,
): readonly Svg[] =>
  stops.flatMap((stop, index) => {
    if (stop.def.kind === 'offboard') return [];
    const at = (marks: readonly Mark[]): readonly CompanyLook[] =>
      marks.filter(mark => mark.stop === index).map(mark => mark.look);
    // A gate is for the one who has a token there.
    if (stop.def.gate && at(tokens).length + at(homes).length === 0) return [];
    return stop.def.kind === 'city' ? city(stop, at(tokens), at(homes), theme) : town(stop, theme);
  });
