import { AXES, drawAxes } from './axes.js';
import { grounds, labelAhead, terrainAhead, type HexGround } from './board.js';
import type { BoardState, HexDef, MapData, Run } from './data.js';
import { gridOf, mix, plus, type Grid, type Point } from './geometry.js';
import { letterScale } from './letter-size.js';
import { drawLegend } from './legend.js';
import { boundsOf, type Bounds, type Size } from './map-bounds.js';
import { trackOfRuns } from './run.js';
import type { Mark } from './stops.js';
import { drawing, el, link, quietLink, num, type Svg } from './svg.js';
import { hexLine, openHomes, type ReservedPlace } from './text.js';
import { lettering, light, type CompanyLook, type Theme } from './theme.js';
import { rememberedHex } from './remember.js';
import type { HexDrawing } from './tile.js';
import type { RunTrack } from './track.js';
import { wallsOf } from './walls.js';
import { boardWordsFor, type Language } from './words.js';

/** A position on the map and how to show it: plain data, whatever the title. */
export interface MapView {
  readonly map: MapData;
  readonly board: BoardState;
  readonly companies: readonly CompanyLook[];
  /** Places kept for companies; the printed homes without a token by default. */
  readonly homes?: readonly ReservedPlace[];
  /** Privates still in play and where they lie. */
  readonly privates?: readonly { readonly id: string; readonly hex: string }[];
  /** Hexes to ring. */
  readonly changed?: readonly string[];
  /** Runs to colour, one colour a train. */
  readonly routes?: readonly Run[];
  /** What a company reaches: pieces of track by hex, and stops behind which it cannot go on. */
  readonly network?: {
    readonly track: ReadonlyMap<string, readonly number[]>;
    readonly barred: readonly { readonly hex: string; readonly stop: number }[];
  };
  /** Stops that a company comes to reach, to be marked. */
  readonly gained?: readonly { readonly hex: string; readonly stop: number }[];
  /** Hexes to hatch. */
  readonly hatched?: readonly string[];
  /** Levels that are reached, the highest last, where a value depends on the phase. */
  readonly levels?: readonly string[];
  /** Where a tap on a hex leads; the map works without a script then. */
  readonly href?: (hex: string) => string | null;
  /** The page that says why a tap on a hex leads nowhere. */
  readonly asks?: (hex: string) => string;
  readonly theme?: Theme;
  readonly language?: Language;
  /** The hexes to draw, of a part of the map; all by default. */
  readonly part?: readonly string[];
  /** Left out of a part of a map. */
  readonly legend?: false;
  /** Letters and numbers of the hexes stand beside the map. */
  readonly axes?: boolean;
  /** Each hex also carries its own id and its tile's number as large as names, for a page that lets the reader choose what is shown. */
  readonly switches?: boolean;
  /** Read out in place of the picture: a line of facts. */
  readonly label?: string;
  /** Begins the ids of the hexes; another one for a second map on the page. */
  readonly prefix?: string;
}

const look = (companies: readonly CompanyLook[], id: string): CompanyLook =>
  companies.find(company => company.id === id) ?? { id, colour: '' };

const hrefOf = (view: MapView, hex: string): string | null => view.href?.(hex) ?? null;

/** A view with what it leaves open settled. */
interface Settled extends MapView {
  readonly homes: readonly ReservedPlace[];
  /** Of the letters. */
  readonly scale: number;
}

const contents = (view: Settled, ground: HexGround, runTrack: readonly RunTrack[]): HexDrawing => {
  const { hex, face, tile, rotation } = ground;
  const mark = (place: { readonly company: string; readonly stop: number | null }): Mark => ({
    look: look(view.companies, place.company),
    stop: place.stop,
  });
  return {
    face,
    rotation,
    shores: hex.shores ?? [],
    tokens: view.board.tokens.filter(token => token.hex === hex.id).map(mark),
    homes: view.homes.filter(home => home.hex === hex.id).map(mark),
    writing: {
      colour: face.colour,
      id: hex.id,
      name: hex.unlabelled ? undefined : hex.name,
      label: labelAhead(ground),
      tile,
      terrain: terrainAhead(ground),
      privates: (view.privates ?? []).filter(p => p.hex === hex.id).map(p => p.id),
      levels: view.levels ?? [],
      bare: hex.unlabelled,
      switches: view.switches,
      scale: view.scale,
    },
    runTrack: [...runTrack, ...(view.network?.track.get(hex.id) ?? []).map(track => ({ track, train: 0 }))],
    barred: (view.network?.barred ?? []).filter(stop => stop.hex === hex.id).map(({ stop }) => stop),
    gained: (view.gained ?? []).filter(stop => stop.hex === hex.id).map(({ stop }) => stop),
    hatched: view.hatched?.includes(hex.id) ?? false,
    changed: view.changed?.includes(hex.id) ?? false,
    choice: hrefOf(view, hex.id) !== null,
  };
};

const drawGround = (
  view: Settled,
  grid: Grid,
  ground: HexGround,
  runTrack: readonly RunTrack[],
  theme: Theme,
): Svg => {
  const { id } = ground.hex;
  const { x, y } = grid.centre(id);
  const group = el(
    'g',
    { id: `${view.prefix ?? 'hex-'}${id}`, 'data-place': id, transform: `translate(${num(x)} ${num(y)})` },
    el('title', {}, hexLine(ground, view, boardWordsFor(view.language ?? 'en', view.map.orientation))),
    rememberedHex(contents(view, ground, runTrack), grid, theme),
  );
  const href = hrefOf(view, id);
  if (href !== null) return link(href, group);
  return view.asks ? quietLink(view.asks(id), group) : group;
};

const segment = (centre: Point, [a, b]: readonly [Point, Point], shorter: number): string => {
  const [from, to] = [plus(centre, mix(a, b, shorter)), plus(centre, mix(b, a, shorter))];
  return `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`;
};

const walls = (grid: Grid, map: MapData): string =>
  [...wallsOf(map)]
    .flatMap(([hex, edges]) =>
      edges.filter(edge => edge < 3).map(edge => segment(grid.centre(hex), grid.edgeEnds(edge), 0.02)),
    )
    .join('');

const groupsOf = (hex: HexDef): readonly string[] => hex.stops.flatMap(stop => stop.group ?? []);

/** Edges between hexes of one off-board location: painted over, so that they read as one. */
const seams = (grid: Grid, hexes: readonly HexDef[]): string =>
  hexes
    .flatMap((hex, at) =>
      hexes.slice(at + 1).flatMap(other => {
        const edge = groupsOf(hex).some(group => groupsOf(other).includes(group))
          ? grid.edgeTowards(hex.id, other.id)
          : undefined;
        return edge === undefined ? [] : segment(grid.centre(hex.id), grid.edgeEnds(edge), 0.04);
      }),
    )
    .join('');

interface Lines {
  readonly seams: string;
  readonly walls: string;
}

const known = new WeakMap<MapData, Lines>();

/** Lines that are the same in every position. */
const linesOf = (grid: Grid, map: MapData): Lines => {
  let lines = known.get(map);
  if (!lines) known.set(map, (lines = { seams: seams(grid, map.hexes), walls: walls(grid, map) }));
  return lines;
};

const over = (d: string, stroke: string, width: number): Svg | null =>
  d === ''
    ? null
    : el('path', {
        d,
        fill: 'none',
        stroke,
        'stroke-width': width,
        'stroke-linecap': 'round',
        'pointer-events': 'none',
      });

const MARGIN = 3;

/** To the left of the map and below it. */
const withRoom = ({ x, y, width, height }: Bounds, room: number): Bounds => ({
  x: x - room,
  y,
  width: width + room,
  height: height + room,
});

/** As wide as it is with its axis. */
const widened = ({ width, height }: Bounds): Size => ({ width: width + AXES, height });

/**
 * The whole map as SVG text. Every hex is a group with its id in `data-place` and its line of text
 * as title; no size of its own.
 * @throws Error for a map without hexes or a board that does not belong to it
 */
export const hexMap = (view: MapView): string => {
  const { part } = view;
  const hexes = part ? view.map.hexes.filter(({ id }) => part.includes(id)) : view.map.hexes;
  if (hexes.length === 0) throw new Error('a map needs hexes');
  const theme = view.theme ?? light;
  const map = part ? { ...view.map, hexes } : view.map;
  const ground = grounds(map, view.board);
  const grid = gridOf(map.orientation);
  const runTrack = trackOfRuns(grid, ground, view.routes ?? []);
  const words = boardWordsFor(view.language ?? 'en');
  const settled = {
    ...view,
    homes: view.homes ?? openHomes(map, view.board),
    // With axes or without: a part of the map is lettered like the whole. A board's panel is higher than what lies below the map needs.
    scale: letterScale(widened(boundsOf(grid, view.map.hexes, MARGIN))),
  };
  const room = view.axes ? AXES : 0;
  const ends = withRoom(boundsOf(grid, hexes, MARGIN), room);
  const corner = { x: ends.x + room + MARGIN, y: ends.y + ends.height };
  const legend =
    view.legend === false ? null : drawLegend(map, corner, ends.width - room - 2 * MARGIN, words, theme);
  const box = { ...ends, height: ends.height + (legend ? legend.height + MARGIN : 0) };
  const label = view.label ?? words.map;
  const lines = linesOf(grid, map);
  return drawing(
    box,
    { role: (view.href ?? view.asks) ? 'group' : 'img', 'aria-label': label, ...lettering },
    el('rect', { ...box, rx: 10, fill: theme.plate }),
    [...ground.values()].map(here => drawGround(settled, grid, here, runTrack.get(here.hex.id) ?? [], theme)),
    over(lines.seams, theme.hex.red, 3),
    over(lines.walls, theme.wall, 5),
    view.axes ? drawAxes(grid, hexes, ends, theme) : null,
    legend?.svg ?? null,
  );
};
