import type { MapData, StopDef, Terrain } from './data.js';
import { plus, type Point } from './geometry.js';
import { keptSample, mineSign } from './stops.js';
import { anchor, isHarbour, tagSample } from './marks.js';
import { levelSample } from './values.js';
import { drawing, el, type Svg } from './svg.js';
import { kindsOf, terrainSample, terrainSymbol } from './terrain.js';
import { lettering, type Theme } from './theme.js';
import { gaugeSample } from './track.js';
import { boardWordsFor, type Language, type Words } from './words.js';

/*
 * Under a map or beside it: how it shows what a player has to tell apart, as far as this map has it.
 */

/** What a line of the legend needs. */
const LINE = 26;
const SIZE = 13;

interface Entry {
  /** Drawn from the left end on, half way up. */
  readonly draw: (left: Point) => readonly Svg[];
  readonly width: number;
  readonly text: string;
}

const gauges = ({ hexes, tiles }: MapData, words: Words, theme: Theme): readonly Entry[] => {
  const found = new Set([...hexes, ...tiles].flatMap(face => face.track.map(({ gauge }) => gauge)));
  if (found.size < 2) return [];
  return (['standard', 'narrow', 'dual'] as const)
    .filter(gauge => found.has(gauge))
    .map(gauge => ({
      draw: left => [gaugeSample(gauge, left, 34, theme)],
      width: 34,
      text: words.gauges[gauge],
    }));
};

const walls = ({ hexes }: MapData, words: Words, theme: Theme): readonly Entry[] => {
  if (!hexes.some(hex => hex.walls)) return [];
  const draw = ({ x, y }: Point): readonly Svg[] => [
    el('path', { d: `M${x} ${y}h22`, stroke: theme.wall, 'stroke-width': 5, 'stroke-linecap': 'round' }),
  ];
  return [{ draw, width: 22, text: words.impassable }];
};

const terrains = ({ hexes, tiles }: MapData, words: Words, theme: Theme): readonly Entry[] => {
  const all = [...hexes, ...tiles].flatMap(one => one.terrain ?? []);
  const kinds = [...new Set(all.flatMap(kindsOf))];
  const double: Terrain | undefined = all.find(({ narrow }) => narrow !== undefined);
  return [
    ...kinds.map(kind => ({
      draw: (left: Point) => [terrainSymbol(kind, plus(left, { x: 7, y: 0 }), theme)],
      width: 14,
      text: words.terrain[kind] ?? kind,
    })),
    ...(double
      ? [{ draw: (left: Point) => terrainSample(double, left, theme), width: 62, text: words.costs }]
      : []),
  ];
};

const marks = ({ hexes }: MapData, words: Words, theme: Theme): readonly Entry[] => {
  const stops = hexes.flatMap((hex): readonly StopDef[] => hex.stops);
  const levels = stops.map(({ revenue }) => revenue).find(revenue => typeof revenue !== 'number');
  return [
    { draw: left => keptSample(plus(left, { x: 10, y: 0 }), theme), width: 20, text: words.anyHome },
    { draw: left => tagSample(plus(left, { x: 11, y: 0 }), theme), width: 22, text: words.private },
    ...(levels
      ? [{ draw: (left: Point) => levelSample(levels, left, theme), width: 46, text: words.valueNow }]
      : []),
    ...(stops.some(stop => stop.mine)
      ? [
          {
            draw: (left: Point) => [mineSign(plus(left, { x: 8, y: 0 }), theme)],
            width: 16,
            text: words.stops.mine,
          },
        ]
      : []),
    ...(stops.some(isHarbour)
      ? [
          {
            draw: (left: Point) => [anchor(plus(left, { x: 8, y: 1 }), theme)],
            width: 16,
            text: words.stops.port,
          },
        ]
      : []),
  ];
};

const entriesOf = (map: MapData, words: Words, theme: Theme): readonly Entry[] =>
  [gauges, walls, terrains, marks].flatMap(kind => kind(map, words, theme));

const sampleBox = { x: 0, y: 0, width: 64, height: 24 };

/** A label that lies on the map, for a legend of what lies there. */
export const labelSample = (text: string, theme: Theme): string =>
  drawing(
    sampleBox,
    { 'aria-hidden': 'true', ...lettering },
    tagSample({ x: sampleBox.width / 2, y: sampleBox.height / 2 }, theme, text),
  );

/** The same for a list beside the map: each entry as a small drawing and its words. */
export const mapLegend = (
  map: MapData,
  language: Language,
  theme: Theme,
): readonly { readonly sample: string; readonly text: string }[] =>
  entriesOf(map, boardWordsFor(language), theme).map(({ draw, width, text }) => ({
    sample: drawing(
      sampleBox,
      { 'aria-hidden': 'true', ...lettering },
      draw({ x: (sampleBox.width - width) / 2, y: sampleBox.height / 2 }),
    ),
    text,
  }));

const PAD = 10;

/** About as wide as the sample and its words. */
const extent = ({ width, text }: Entry): number => width + 6 + [...text].length * SIZE * 0.56 + 20;

/** As many entries a line as fit. */
const linesOf = (entries: readonly Entry[], room: number): readonly (readonly Entry[])[] => {
  const lines: Entry[][] = [];
  let used = Infinity;
  for (const entry of entries) {
    if (used + extent(entry) > room) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(entry);
    used += extent(entry);
  }
  return lines;
};

export interface Legend {
  readonly height: number;
  readonly svg: readonly Svg[];
}

/** @param left its upper left corner */
export const drawLegend = (map: MapData, left: Point, width: number, words: Words, theme: Theme): Legend => {
  const lines = linesOf(entriesOf(map, words, theme), width - 2 * PAD);
  const height = lines.length * LINE;
  const plate = {
    ...left,
    width,
    height,
    rx: 6,
    fill: theme.plate,
    stroke: theme.hexLine,
    'stroke-width': 0.6,
  };
  const letters = { 'font-size': SIZE, 'text-anchor': 'start', fill: theme.mark };
  const svg = lines.flatMap((line, row) => {
    const y = left.y + (row + 0.5) * LINE;
    let x = left.x + PAD;
    return line.flatMap(entry => {
      const drawn = entry.draw({ x, y });
      const text = el('text', { x: x + entry.width + 6, y: y + SIZE * 0.36, ...letters }, entry.text);
      x += extent(entry);
      return [...drawn, text];
    });
  });
  return { height, svg: [el('rect', plate), ...svg] };
};
