import type { Edge, Face, MapData } from './data.js';
import { gridOf, type Grid } from './geometry.js';
import { layout } from './layout.js';
import { drawMarks, type MarkText } from './marks.js';
import { barredStop, gainedStop, hexHatching } from './overlay.js';
import { drawStops, type Mark } from './stops.js';
import { drawing, el, num, type Svg } from './svg.js';
import { brightOf, lettering, themeOn, type Theme } from './theme.js';
import { drawTrack, type RunTrack } from './track.js';
import { parting } from './shores.js';

/** What one hex shows. */
export interface HexDrawing {
  readonly face: Face;
  /** Sixths of a turn, clockwise. */
  readonly rotation: number;
  /** The map's edges by the shore they lie on, where water parts the hex. */
  readonly shores: readonly (readonly Edge[])[];
  readonly tokens: readonly Mark[];
  /** Homes that no token stands on yet. */
  readonly homes: readonly Mark[];
  readonly writing: MarkText;
  readonly runTrack: readonly RunTrack[];
  /** Stops behind which a company cannot go on. */
  readonly barred: readonly number[];
  /** Stops that a company comes to reach. */
  readonly gained: readonly number[];
  /** Hatched, because a tile may be laid here. */
  readonly hatched: boolean;
  /** Ringed, because something changed here. */
  readonly changed: boolean;
  /** Ringed thinly, because it may be chosen. */
  readonly choice: boolean;
}

const outline = (grid: Grid, radius: number): string =>
  `M${grid.corners.map(p => `${num(p.x * radius)} ${num(p.y * radius)}`).join('L')}Z`;

/** Everything on one hex, around the origin. */
export const drawHex = (hex: HexDrawing, grid: Grid, theme: Theme): readonly Svg[] => {
  // The line lies inside the hex, so that no neighbour paints over the ends of its track.
  const inks = themeOn(theme, hex.face.colour);
  const edge = outline(grid, 0.994);
  const inset = outline(grid, 0.92);
  const circles = hex.face.stops.map((_, stop) => hex.tokens.filter(token => token.stop === stop).length);
  const placed = layout(hex.face, hex.rotation + grid.turn, circles);
  const { colour } = hex.face;
  const unsettled = hex.homes.filter(home => home.stop === null).map(home => home.look);
  return [
    el('path', {
      class: `hex ${colour}`,
      d: edge,
      fill: theme.hex[colour],
      stroke: theme.hexLine,
      'stroke-width': 0.6,
    }),
    ...parting(hex.shores, grid, theme),
    ...(hex.hatched ? [hexHatching(grid, inks)] : []),
    ...(hex.choice ? [el('path', { d: inset, fill: 'none', stroke: inks.choice, 'stroke-width': 3 })] : []),
    ...(hex.changed
      ? [
          el('path', {
            d: inset,
            fill: 'none',
            stroke: inks.changed,
            'stroke-width': 4,
            // The ring of a choice is seen between the dashes.
            'stroke-dasharray': hex.choice ? 8 : '14 4',
          }),
        ]
      : []),
    ...drawTrack(placed, colour, inks, hex.runTrack),
    ...drawMarks(placed, hex.writing, unsettled, grid, inks),
    ...drawStops(placed.stops, hex.tokens, hex.homes, inks),
    ...hex.barred.flatMap(stop => barredStop(placed.stops[stop]!, brightOf(theme))),
    ...hex.gained.flatMap(stop => gainedStop(placed.stops[stop]!, brightOf(theme))),
  ];
};

/** `57`, or `57|5` for a piece with two sides, of which there are so many together. */
export const bothSides = ({ id, back }: MapData['tiles'][number]): string =>
  back === undefined ? id : `${id}|${back}`;

/** One tile as a picture of its own, for a choice of tiles. */
export const tilePicture = (
  face: Face,
  rotation: number,
  tile: string,
  theme: Theme,
  label: string,
  orientation?: MapData['orientation'],
): string =>
  drawing(
    { x: -52, y: -52, width: 104, height: 104 },
    { role: 'img', 'aria-label': label, ...lettering },
    drawHex(
      {
        face,
        rotation,
        shores: [],
        tokens: [],
        homes: [],
        writing: { colour: face.colour, label: face.label, tile, privates: [] },
        runTrack: [],
        barred: [],
        gained: [],
        hatched: false,
        changed: false,
        choice: false,
      },
      gridOf(orientation),
      theme,
    ),
  );
