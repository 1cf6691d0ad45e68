import type { Colour, MapData } from './data.js';
import { gridOf } from './geometry.js';
import { centred } from './stops.js';
import { drawing, el, num, type Svg } from './svg.js';
import { lettering, light, type Theme } from './theme.js';
import { bothSides, drawHex } from './tile.js';

/*
 * All tiles of a title on one sheet, for those who check the drawings or look a number up.
 */

type TileDef = MapData['tiles'][number];

const WIDE = 116;
const HIGH = 128;
const ACROSS = 10;
const MARGIN = 14;

const colours: readonly Colour[] = ['yellow', 'green', 'brown', 'gray'];

const drawTile = (tile: TileDef, orientation: MapData['orientation'], theme: Theme): readonly Svg[] => [
  ...drawHex(
    {
      face: tile,
      shores: [],
      rotation: 0,
      tokens: [],
      homes: [],
      writing: {
        colour: tile.colour,
        label: tile.label,
        tile: tile.id,
        privates: [],
        terrain: tile.terrain ? [tile.terrain] : [],
      },
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
  centred({ x: 0, y: 60 }, 11, `${bothSides(tile)} × ${tile.count === null ? '∞' : String(tile.count)}`, {
    fill: theme.mark,
  }),
];

/** Rows of tiles, each colour beginning a row of its own. */
const rowsOf = (tiles: readonly TileDef[]): readonly (readonly TileDef[])[] =>
  colours.flatMap(colour => {
    const own = tiles.filter(tile => tile.colour === colour);
    return Array.from({ length: Math.ceil(own.length / ACROSS) }, (_, row) =>
      own.slice(row * ACROSS, (row + 1) * ACROSS),
    );
  });

/** Every tile unturned, by colour, with its number and how many there are. */
export const tileSheet = (
  { tiles, orientation }: Pick<MapData, 'tiles' | 'orientation'>,
  label: string,
  theme: Theme = light,
): string => {
  const rows = rowsOf(tiles);
  const box = {
    x: 0,
    y: 0,
    width: Math.min(ACROSS, Math.max(...rows.map(row => row.length))) * WIDE + 2 * MARGIN,
    height: rows.length * HIGH + 2 * MARGIN,
  };
  const placed = rows.flatMap((row, y) =>
    row.map((tile, x) =>
      el(
        'g',
        {
          id: `tile-${tile.id}`,
          transform: `translate(${num(MARGIN + (x + 0.5) * WIDE)} ${num(MARGIN + y * HIGH + 56)})`,
        },
        drawTile(tile, orientation, theme),
      ),
    ),
  );
  return drawing(
    box,
    { role: 'img', 'aria-label': label, ...lettering },
    el('rect', { ...box, fill: theme.plate }),
    placed,
  );
};
