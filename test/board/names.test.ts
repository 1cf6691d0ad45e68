import { expect, test } from '@jest/globals';
import { grounds, type HexGround } from '../../src/board/board.js';
import { sampled } from '../../src/board/curve.js';
import { gridOf, type Grid, type Point } from '../../src/board/geometry.js';
import { hexMap } from '../../src/board/hex-map.js';
import { layout } from '../../src/board/layout.js';
import { widthOf } from '../../src/board/letters.js';
import { visible } from '../../src/board/track.js';
import { begin, type Start } from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import type { BoardState } from '../../src/engine/rail/map/types.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { mapView } from '../../src/present/rail/map-view.js';
import { titles as all } from '../../src/titles/registry.js';
import { late1830, late1849, late1856, late18mag } from './late-boards.js';
import { readStoredGame, storedGamesOfEachMap } from '../support/stored-games.js';

/*
 * Names of places, what stops earn and what terrain costs, as they are written on boards: they lie neither on track nor on tokens, measured
 * on the drawing.
 */

/** Half of what track is wide. */
const TRACK = 3.5;
/** Of a circle for a token. */
const TOKEN = 12.5;

interface Line {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** A circle. */
  readonly round?: true;
}

const number = '(-?[\\d.]+)';
/** Letters of a large map stand in groups that are enlarged, one or two lines in each. */
const enlarged = new RegExp(
  `<g transform="translate\\(${number} ${number}\\) scale\\(${number}\\)">(.*?)</g>`,
  'gs',
);
const written = new RegExp(
  `<text x="${number}" y="${number}" font-size="${number}" class="name"[^>]*>([^<]+)`,
  'g',
);

/** A value in its ring, around which a station is not as near as around its box. */
const ringed = new RegExp(
  `<rect class="ring" x="${number}" y="${number}" width="${number}" height="${number}"`,
  'g',
);
const costs = new RegExp(
  `<text x="${number}" y="${number}" font-size="${number}" class="cost"[^>]*>([^<]+)`,
  'g',
);

/** What stops earn and terrain costs in such a part. */
const figuresIn = (svg: string, dx: number, dy: number, scale: number): readonly Line[] => [
  ...[...svg.matchAll(ringed)].map(found => {
    const [x, y, width, height] = found.slice(1, 5).map(one => Number(one) * scale) as [
      number,
      number,
      number,
      number,
    ];
    const round = Math.abs(width - height) < 0.1;
    const box = { left: dx + x, right: dx + x + width, top: dy + y, bottom: dy + y + height };
    return { text: 'value', ...box, ...(round && { round: true as const }) };
  }),
  ...[...svg.matchAll(costs)].map(found => {
    const [x, y, size] = found.slice(1, 4).map(one => Number(one) * scale) as [number, number, number];
    const half = widthOf(found[4]!, size) / 2;
    const box = { left: dx + x - half, right: dx + x + half, top: dy + y - size * 0.72, bottom: dy + y };
    return { text: `cost ${found[4]!}`, ...box };
  }),
];

/** The lines of names in a part of a drawing that is moved and enlarged. */
const linesIn = (svg: string, dx: number, dy: number, scale: number): readonly Line[] =>
  [...svg.matchAll(written)].map(found => {
    const [x, y, size] = found.slice(1, 4).map(one => Number(one) * scale);
    const text = found[4]!.replaceAll('&amp;', '&');
    const half = widthOf(text, size!) / 2;
    const hangs = /[gjpqyçQJ,]/.test(text);
    return {
      ...{ text, left: dx + x! - half, right: dx + x! + half },
      ...{ top: dy + y! - size! * 0.72, bottom: dy + y! + (hangs ? size! * 0.2 : 0) },
    };
  });

/** What is written of a kind on each hex of a map, around its centre. */
const linesOn = (svg: string, inPart: typeof linesIn): ReadonlyMap<string, readonly Line[]> =>
  new Map(
    svg
      .split('<g id="hex-')
      .slice(1)
      .map(group => [
        group.slice(0, group.indexOf('"')),
        [
          ...inPart(group.replaceAll(enlarged, ''), 0, 0, 1),
          ...[...group.matchAll(enlarged)].flatMap(([, dx, dy, scale, inner]) =>
            inPart(inner!, Number(dx), Number(dy), Number(scale)),
          ),
        ],
      ]),
  );

const gap = ({ left, right, top, bottom, round }: Line, { x, y }: Point): number =>
  round
    ? Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2) - (right - left) / 2
    : Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** The lines of a hex that lie on what is drawn there. */
const touching = ({ face, rotation }: HexGround, grid: Grid, lines: readonly Line[]): readonly Line[] => {
  const placed = layout(face, rotation + grid.turn);
  const track = placed.track.flatMap(one => sampled(visible(placed, one), 48));
  const slots = placed.stops.flatMap(({ def, slots }) => (def.kind === 'city' ? slots : []));
  return lines.filter(
    line => track.some(at => gap(line, at) < TRACK) || slots.some(at => gap(line, at) < TOKEN - 1),
  );
};

/** How many there are of a kind, and which of them lie on something. */
interface Names {
  readonly all: number;
  readonly on: readonly string[];
}

const onBoard = (
  title: RailTitle,
  state: RailState,
  settings: Start['settings'],
  inPart = linesIn,
): Names => {
  const g = title.game(settings);
  const view = mapView(g, state, { language: 'en', axes: true, legend: false });
  const lines = linesOn(hexMap(view), inPart);
  const grid = gridOf(g.data.map.orientation);
  const on = [...grounds(g.data.map, state.board).values()].flatMap(ground =>
    touching(ground, grid, lines.get(ground.hex.id) ?? []).map(({ text }) => `${ground.hex.id} ${text}`),
  );
  return { all: [...lines.values()].flat().length, on };
};

/** As the service has them, with what they know of imported games. */
const titles = [...all.values()].filter(title => 'game' in title) as unknown as readonly RailTitle[];

/** The names on the board of a stored game's beginning, or on another one of its map. */
const namesOf = (name: string, board?: BoardState, inPart = linesIn): Names => {
  const { start } = readStoredGame(name);
  const title = titles.find(({ id }) => id === start.title)!;
  const state = begin(title, start, start.draws);
  return onBoard(title, board ? { ...state, board } : state, start.settings, inPart);
};

/** Hexes on which track and values leave no room for a name. */
const full: readonly string[] = ['C8 Buda', 'E1 Marsala'];

/** The same for figures. */
const fullOfFigures: readonly string[] = ['K9 cost 160/40', 'C8 cost 20'];

const starts = storedGamesOfEachMap(1).filter(name => titles.some(({ id }) => name.startsWith(`${id}-`)));

test.each(starts)('%s: no name lies on what is printed where there is any room', name => {
  const { all, on } = namesOf(name);
  expect(all).toBeGreaterThan(15);
  expect(on.filter(one => !full.includes(one))).toEqual([]);
});

test.each([
  ['1830-base-3.jsonl', late1830, 4],
  ['1849-18xx-games-3.jsonl', late1849, 5],
  ['1856-18xx-games-1.jsonl', late1856, 10],
  ['18mag-18xx-games-1.jsonl', late18mag, 8],
] as const)('%s: few names lie on a full board', (name, board, most) => {
  const { all, on } = namesOf(name, board);
  expect(all).toBeGreaterThan(25);
  expect(on.slice(most)).toEqual([]);
});

test.each(starts)('%s: nothing that stops earn and terrain costs lies on what is printed', name => {
  const { all, on } = namesOf(name, undefined, figuresIn);
  expect(all).toBeGreaterThan(10);
  expect(on.filter(one => !fullOfFigures.includes(one))).toEqual([]);
});

test.each([
  ['1830-base-3.jsonl', late1830, 0],
  ['1849-18xx-games-3.jsonl', late1849, 9],
  ['1856-18xx-games-1.jsonl', late1856, 1],
  ['18mag-18xx-games-1.jsonl', late18mag, 1],
] as const)('%s: hardly any of that lies on a full board', (name, board, most) => {
  const { all, on } = namesOf(name, board, figuresIn);
  expect(all).toBeGreaterThan(25);
  expect(on.slice(most)).toEqual([]);
});
