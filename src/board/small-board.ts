import { grounds, type HexGround } from './board.js';
import { path } from './curve.js';
import { gridOf, plus, type Grid, type Point } from './geometry.js';
import type { MapView } from './hex-map.js';
import { layout, SLOT, type Layout } from './layout.js';
import { boundsOf } from './map-bounds.js';
import { drawing, el, num, type Svg } from './svg.js';
import { light, companyColours, themeOn, type Theme } from './theme.js';
import { visible } from './track.js';

/** What a small board shows of a position. */
export type SmallView = Pick<MapView, 'map' | 'board' | 'companies' | 'theme'> & { readonly label: string };

const layouts = new WeakMap<object, Map<number, Layout>>();

/** Found once: the same tiles lie on every board. */
const layoutOf = ({ face, rotation }: HexGround, grid: Grid): Layout => {
  let turned = layouts.get(face);
  if (!turned) layouts.set(face, (turned = new Map<number, Layout>()));
  const turn = rotation + grid.turn;
  let found = turned.get(turn);
  if (!found) turned.set(turn, (found = layout(face, turn)));
  return found;
};

const at = ({ x, y }: Point): string => `${num(x)} ${num(y)}`;

/** Discs as one path: lines without length, with round ends. */
const discs = (centres: readonly Point[], radius: number, colour: string): Svg | null =>
  centres.length === 0
    ? null
    : el('path', { d: centres.map(p => `M${at(p)}h0`).join(''), stroke: colour, 'stroke-width': 2 * radius });

/** A hex with all that a small board needs of it. */
interface Placed extends HexGround {
  readonly centre: Point;
  readonly placed: Layout;
}

const drawFills = (hexes: readonly Placed[], grid: Grid, theme: Theme): readonly Svg[] =>
  [...new Set(hexes.map(({ face }) => face.colour))].map(colour => {
    const d = hexes
      .filter(({ face }) => face.colour === colour)
      .map(({ centre }) => `M${grid.corners.map(corner => at(plus(centre, corner))).join('L')}Z`);
    return el('path', { d: d.join(''), fill: theme.hex[colour], stroke: theme.hexLine });
  });

const drawLines = (hexes: readonly Placed[], theme: Theme): readonly Svg[] =>
  hexes.flatMap(({ face, centre, placed }) => {
    if (placed.track.length === 0) return [];
    const d = placed.track.map(piece => path(visible(placed, piece))).join('');
    const stroke = themeOn(theme, face.colour).mark;
    return el('path', { transform: `translate(${at(centre)})`, d, stroke, 'stroke-width': 10 });
  });

/** Where the circles of cities are, the tokens of each company, and towns. */
const drawPlaces = (
  hexes: readonly Placed[],
  { board, companies }: SmallView,
  theme: Theme,
): readonly (Svg | null)[] => {
  const stops = hexes.flatMap(({ hex, face, centre, placed }) =>
    placed.stops.map(({ def, slots, centre: middle }, number) => ({
      kind: def.kind,
      colour: face.colour,
      tokens: board.tokens.filter(token => token.hex === hex.id && token.stop === number),
      middle: plus(centre, middle),
      slots: slots.map(slot => plus(centre, slot)),
    })),
  );
  const cities = stops.flatMap(({ kind, slots }) => (kind === 'city' ? slots : []));
  const towns = stops.filter(({ kind }) => kind === 'town');
  const own = (id: string): readonly Point[] =>
    stops.flatMap(({ tokens, slots, middle }) =>
      tokens.flatMap(({ company }, place) => (company === id ? [slots[place] ?? middle] : [])),
    );
  return [
    discs(cities, SLOT + 2, theme.bright.mark),
    discs(cities, SLOT, theme.paper),
    ...towns.map(({ middle, colour }) => discs([middle], 8, themeOn(theme, colour).mark)),
    ...companies.map(company => discs(own(company.id), SLOT, companyColours(company).fill)),
  ];
};

/** A board in few strokes, for a card or a mail: tiles, track and tokens, no letters; no size of its own. */
export const smallBoard = (view: SmallView): string => {
  const { map, board, theme = light, label } = view;
  const grid = gridOf(map.orientation);
  const hexes = [...grounds(map, board).values()].map(ground => ({
    ...ground,
    centre: grid.centre(ground.hex.id),
    placed: layoutOf(ground, grid),
  }));
  return drawing(
    boundsOf(grid, map.hexes, 2),
    { role: 'img', 'aria-label': label, fill: 'none', 'stroke-linecap': 'round' },
    drawFills(hexes, grid, theme),
    drawLines(hexes, theme),
    drawPlaces(hexes, view, theme),
  );
};
