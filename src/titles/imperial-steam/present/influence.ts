import { centred } from '../../../board/stops.js';
import { drawing, el, type Svg } from '../../../board/svg.js';
import { lettering } from '../../../board/theme.js';
import { hubColours } from '../rules/data/index.js';
import { crestChip, flag } from './chips.js';
import { steamLight, type SteamTheme } from './palette.js';
import { placeOn, ringsOn } from './place-on.js';
import { LETTER, WIDTH } from './places.js';
import type { InfluenceScene } from './scene.js';

/** Columns in a row: so many numbers are read on a phone. */
const PER_ROW = 13;
const CELL = WIDTH / PER_ROW;
const NUMBER = 38;
const CREST = 20;
const FLAG = 17;
const PAD = 3;
/** A line’s width. */
const EDGE = 1;
/** Below the last player: the frame of a column that has changed covers nobody. */
const FOOT = 4;

const columnsOf = ({ lastColumn }: InfluenceScene): readonly number[] =>
  Array.from({ length: lastColumn / 10 + 1 }, (_, n) => 10 * n);

/** Without the rows that nobody has come to. */
export const inUse = (scene: InfluenceScene): InfluenceScene => {
  const columns = [...Object.values(scene.hubs), ...Object.keys(scene.queues).map(Number)];
  const rows = Math.floor(Math.max(...columns) / 10 / PER_ROW) + 1;
  return { ...scene, lastColumn: Math.min(scene.lastColumn, 10 * (rows * PER_ROW - 1)) };
};

const hubsOn = ({ hubs }: InfluenceScene, column: number) => hubColours.filter(hub => hubs[hub] === column);

/** A row of columns: the shelf of the hubs above the numbers, the queues of the players below. */
interface Row {
  readonly columns: readonly number[];
  readonly shelf: number;
  readonly queue: number;
  readonly height: number;
}

const rowOf = (columns: readonly number[], scene: InfluenceScene): Row => {
  const hubs = Math.max(1, ...columns.map(column => hubsOn(scene, column).length));
  const queue =
    Math.max(1, ...columns.map(column => (scene.queues[column] ?? []).length)) * FLAG + PAD + FOOT;
  const shelf = Math.ceil(hubs / 2) * CREST + PAD;
  return { columns, shelf, queue, height: shelf + NUMBER + queue };
};

/** Two crests side by side may be wider than their column: none is covered, or cut off at the ends of a row. */
const drawHubs = (scene: InfluenceScene, column: number, x: number, bottom: number, theme: SteamTheme) => {
  const chips = hubsOn(scene, column).map(hub => crestChip(theme.hubs[hub], scene.letters.hubs[hub], theme));
  return [chips.slice(0, 2), chips.slice(2)].flatMap((pair, up) => {
    const width = pair.reduce((sum, chip) => sum + chip.width, 0);
    const start = Math.min(Math.max(x + (CELL - width) / 2, EDGE), WIDTH - EDGE - width);
    return pair.flatMap((chip, n) =>
      chip.draw({
        x: start + chip.width / 2 + (n === 0 ? 0 : pair[0]!.width),
        y: bottom - CREST / 2 - up * CREST + 1,
      }),
    );
  });
};

/** The number of gulden, and below it in silver what a small key is worth. */
const drawNumber = (
  column: number,
  smallKey: number,
  x: number,
  y: number,
  theme: SteamTheme,
): readonly Svg[] => [
  el('rect', {
    x,
    y,
    width: CELL,
    height: NUMBER,
    fill: theme.paper,
    stroke: theme.line,
    'stroke-width': 0.8,
  }),
  centred({ x: x + CELL / 2, y: y + 11 }, LETTER, String(column), {
    class: 'value',
    'font-weight': 700,
    fill: theme.bright.mark,
  }),
  el('rect', { x: x + 8, y: y + 20.5, width: CELL - 16, height: 15, rx: 7.5, fill: theme.steel.fill }),
  centred({ x: x + CELL / 2, y: y + 28 }, LETTER, String(smallKey), {
    class: 'value',
    fill: theme.steel.ink,
  }),
];

const drawColumn = (
  scene: InfluenceScene,
  column: number,
  { shelf, queue, height }: Row,
  x: number,
  y: number,
  theme: SteamTheme,
): Svg => {
  const place = `column/${column}`;
  const players = (scene.queues[column] ?? []).flatMap(seat => scene.players[seat] ?? []);
  const ring = (colour: string): Svg =>
    el('rect', {
      ...{ x: x + 2, y: y + 2, width: CELL - 4, height: height - 4, rx: 4 },
      ...{ fill: 'none', stroke: colour, 'stroke-width': 3 },
    });
  return placeOn(scene, place, { x: x + CELL / 2, y: y + height / 2 }, [
    el('rect', { x, y, width: CELL, height, fill: column % 20 === 0 ? theme.cell : theme.land }),
    ...drawHubs(scene, column, x, y + shelf, theme),
    ...drawNumber(column, scene.smallKey(column), x, y + shelf, theme),
    ...players.flatMap((look, n) =>
      flag(look, { x: x + CELL / 2, y: y + height - queue + PAD + (n + 0.5) * FLAG }, theme),
    ),
    ...ringsOn(scene, place, theme).map(ring),
  ]);
};

const GUTTER = 8;

/** The influence track as SVG text: a place for each column, `column/70`; no size of its own. */
export const influenceTrack = (scene: InfluenceScene): string => {
  const theme = scene.theme ?? steamLight;
  const all = columnsOf(scene);
  const rows = Array.from({ length: Math.ceil(all.length / PER_ROW) }, (_, n) =>
    rowOf(all.slice(n * PER_ROW, (n + 1) * PER_ROW), scene),
  );
  const tops = rows.map((_, n) => rows.slice(0, n).reduce((sum, row) => sum + row.height + GUTTER, 0));
  const height = rows.reduce((sum, row) => sum + row.height, 0) + GUTTER * (rows.length - 1);
  return drawing(
    { x: 0, y: 0, width: WIDTH, height },
    { role: scene.href ? 'group' : 'img', 'aria-label': scene.label, ...lettering },
    el('rect', { x: 0, y: 0, width: WIDTH, height, rx: 6, fill: theme.plate }),
    rows.map((row, n) =>
      row.columns.map((column, at) => drawColumn(scene, column, row, at * CELL, tops[n]!, theme)),
    ),
  );
};
