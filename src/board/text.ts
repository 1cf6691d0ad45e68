import { grounds, onMap, terrainAhead, type HexGround } from './board.js';
import type { BoardState, Colour, Edge, Face, Gauge, MapData, Market, StopDef } from './data.js';
import { kindsOf } from './terrain.js';
import { boardWordsFor, type Language, type Words } from './words.js';

/**
 * The text twins of map and market: for plain mails, for screen readers, for the command line.
 */

/** Breaks a line at spaces; what follows is indented. A longer word stays whole. */
export const wrapped = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const indent = lines.length > 0 ? '  ' : '';
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, (lines.length > 0 ? '  ' : '') + line];
};

const revenueWords = (revenue: StopDef['revenue'], words: Words): string => {
  if (typeof revenue === 'number') return revenue === 0 ? '' : ` ${revenue}`;
  const levels: { readonly [level: string]: string } = { ...words.colours, ...words.levels };
  const parts = Object.entries(revenue).map(([level, value]) => `${levels[level] ?? level} ${value}`);
  return ` ${parts.join(', ')}`;
};

const exitsOf = (face: Face, stop: number): readonly Edge[] =>
  face.track.flatMap(({ a, b }) => {
    if ('stop' in a && a.stop === stop && 'edge' in b) return [b.edge];
    return 'stop' in b && b.stop === stop && 'edge' in a ? [a.edge] : [];
  });

const tokensAt = (board: BoardState, hex: string, stop: number): readonly string[] =>
  board.tokens.filter(token => token.hex === hex && token.stop === stop).map(token => token.company);

/** A place kept for a company; `stop` null is any stop of the hex. */
export interface ReservedPlace {
  readonly company: string;
  readonly hex: string;
  readonly stop: number | null;
}

/** The homes printed on the map whose companies have no token there yet. */
export const openHomes = (map: MapData, board: BoardState): readonly ReservedPlace[] =>
  map.hexes.flatMap(hex =>
    (hex.homes ?? [])
      .filter(({ company }) => !board.tokens.some(t => t.hex === hex.id && t.company === company))
      .map(({ company, stop }) => ({ company, hex: hex.id, stop })),
  );

/** A position as the text twins read it. */
export interface BoardPosition {
  readonly board: BoardState;
  readonly homes: readonly ReservedPlace[];
}

const homeWords = (
  ground: HexGround,
  { homes }: BoardPosition,
  stop: number | null,
  words: Words,
): readonly string[] =>
  homes
    .filter(home => home.hex === ground.hex.id && home.stop === stop)
    .map(home => `${words.home} ${home.company}`);

const edgeWord = (edge: Edge, rotation: number, words: Words): string =>
  words.edges[onMap(edge, rotation)] ?? '?';

const gaugeWord = (gauge: Gauge, words: Words): string =>
  gauge === 'narrow' ? ` ${words.narrow}` : gauge === 'dual' ? ` ${words.dual}` : '';

/** The ways out of a stop by gauge: `S NW, SW narrow, NE dual`. */
const waysWords = (face: Face, stop: number, rotation: number, words: Words): string =>
  (['standard', 'narrow', 'dual'] as const)
    .flatMap(gauge => {
      const track = face.track.filter(t => t.gauge === gauge);
      const edges = exitsOf({ ...face, track }, stop).map(edge => edgeWord(edge, rotation, words));
      return edges.length > 0 ? `${edges.join(' ')}${gaugeWord(gauge, words)}` : [];
    })
    .join(', ');

/** Does the stop stand beside track that goes on without it: a station that only one company uses? */
const isBeside = (face: Face, stop: number): boolean => {
  const edges = exitsOf(face, stop);
  return (
    face.stops[stop]!.gate === true &&
    (edges.length === 0 ||
      face.track.some(ends => [ends.a, ends.b].every(end => 'edge' in end && edges.includes(end.edge))))
  );
};

const stopWords = (ground: HexGround, position: BoardPosition, stop: number, words: Words): string => {
  const { face, hex, rotation } = ground;
  const def = face.stops[stop]!;
  const tokens = tokensAt(position.board, hex.id, stop);
  const free = def.gate ? 0 : def.slots - tokens.length;
  const homes = homeWords(ground, position, stop, words);
  const circles =
    def.kind === 'city' ? [...tokens, ...(free > 0 ? [`${free} ${words.free}`] : []), ...homes] : [];
  const exits = isBeside(face, stop) ? '' : waysWords(face, stop, rotation, words);
  return [
    `${words.stops[def.mine ? 'mine' : def.port ? 'port' : def.kind]}${revenueWords(def.revenue, words)}`,
    circles.length > 0 ? ` (${circles.join(', ')})` : '',
    exits === '' ? '' : ` ${exits}`,
  ].join('');
};

const plainTrack = ({ face, rotation }: HexGround, words: Words): readonly string[] =>
  face.track.flatMap(({ a, b, gauge }) =>
    'edge' in a && 'edge' in b
      ? [
          `${edgeWord(a.edge, rotation, words)}-${edgeWord(b.edge, rotation, words)}${gaugeWord(gauge, words)}`,
        ]
      : [],
  );

const lies = ({ face, tile, rotation }: HexGround, words: Words): string =>
  `${words.colours[face.colour]}${tile === undefined ? '' : ` ${tile} ${words.turned}${rotation}`}`;

/** What building costs: `mountain 160, narrow 40, with every tile`. */
const terrainWords = (ground: HexGround, words: Words): readonly string[] =>
  terrainAhead(ground).map(
    terrain =>
      `${kindsOf(terrain)
        .map(kind => words.terrain[kind] ?? kind)
        .join(' + ')} ${terrain.cost}` +
      (terrain.narrow === undefined ? '' : `, ${words.narrow} ${terrain.narrow}`) +
      (terrain.again ? `, ${words.again}` : ''),
  );

/** Labels that tiles to come must have: `green B`; and which sides water keeps apart: `water between W NW and E`. */
const groundWords = ({ hex, face }: HexGround, words: Words): readonly string[] => [
  ...Object.entries(hex.labels ?? {})
    .filter(([, label]) => label !== face.label)
    .map(([colour, label]) => words.labelled(words.colours[colour as Colour], label)),
  ...(hex.shores
    ? [words.parted(hex.shores.map(shore => shore.map(edge => words.edges[edge]).join(' ')))]
    : []),
];

/** One hex in one line: `F10 Altoona: green 14 r2; city 30 (PRR, 1 free) W E`. */
export const hexLine = (ground: HexGround, position: BoardPosition, words: Words): string => {
  const { hex, face } = ground;
  const parts = [`${lies(ground, words)}${face.label === undefined ? '' : ` ${face.label}`}`];
  parts.push(...terrainWords(ground, words), ...groundWords(ground, words));
  // A station beside all track of a hex is told once, and only where it is one.
  const isMarked = (stop: number): boolean =>
    [...tokensAt(position.board, hex.id, stop), ...homeWords(ground, position, stop, words)].length > 0;
  const stops = face.stops.flatMap((_, stop) =>
    isBeside(face, stop) && !isMarked(stop) ? [] : stopWords(ground, position, stop, words),
  );
  parts.push(...stops, ...homeWords(ground, position, null, words));
  const track = plainTrack(ground, words);
  if (track.length > 0) parts.push(`${words.exits} ${track.join(', ')}`);
  if (face.track.length === 0 && stops.length > 0) parts.push(words.noTrack);
  if (ground.walls.length > 0)
    parts.push(`${words.impassable} ${ground.walls.map(edge => words.edges[edge]).join(' ')}`);
  return `${hex.id}${hex.name === undefined ? '' : ` ${hex.name}`}: ${parts.join('; ')}`;
};

/** A stop in a few words: `E19 Albany`, and the ways out where a hex has several: `G19 New York (NW)`. */
export const stopWord = ({ hex, face, rotation }: HexGround, stop: number, words: Words): string => {
  const name = hex.name === undefined ? hex.id : `${hex.id} ${hex.name}`;
  if (face.stops.length < 2) return name;
  const exits = exitsOf(face, stop).map(edge => edgeWord(edge, rotation, words));
  return `${name} (${exits.join(' ') || words.noTrack})`;
};

/**
 * The same of a stop by its number.
 * @throws Error for a hex that is not on the map
 */
export const stopName = (
  map: MapData,
  board: BoardState,
  { hex, stop }: { readonly hex: string; readonly stop: number },
  language: Language,
): string => {
  const ground = grounds(map, board).get(hex);
  if (!ground) throw new Error(`no hex ${hex}`);
  return stopWord(ground, stop, boardWordsFor(language, map.orientation));
};

export interface TextOptions {
  readonly language?: Language;
  /** Longest line; 76 for mails. */
  readonly width?: number;
  /** Places kept for companies; the printed homes without a token by default. */
  readonly homes?: readonly ReservedPlace[];
}

const fit = (lines: readonly string[], { width = 76 }: TextOptions): readonly string[] =>
  lines.flatMap(line => wrapped(line, width));

/** The map as a list: every hex with track, a stop or terrain on it, or only those named. */
export const mapLines = (
  map: MapData,
  board: BoardState,
  options: TextOptions & { readonly only?: readonly string[] } = {},
): readonly string[] => {
  const words = boardWordsFor(options.language ?? 'en', map.orientation);
  const position = { board, homes: options.homes ?? openHomes(map, board) };
  const isBare = ({ hex, face }: HexGround): boolean =>
    face.track.length === 0 &&
    face.stops.length === 0 &&
    hex.terrain === undefined &&
    hex.shores === undefined;
  const shown = [...grounds(map, board).values()].filter(ground =>
    options.only ? options.only.includes(ground.hex.id) : !isBare(ground),
  );
  return fit(
    shown.map(ground => hexLine(ground, position, words)),
    options,
  );
};

/** Hexes on which tile or tokens differ between two positions, in the map's order. */
export const changedHexes = (map: MapData, before: BoardState, after: BoardState): readonly string[] => {
  const tokens = (board: BoardState, hex: string): string =>
    board.tokens
      .filter(token => token.hex === hex)
      .map(token => `${token.company}/${token.stop}`)
      .sort()
      .join(' ');
  return map.hexes
    .map(hex => hex.id)
    .filter(hex => before.laid[hex] !== after.laid[hex] || tokens(before, hex) !== tokens(after, hex));
};

/** What changed on the map, one hex a line: `F10 Altoona: yellow 57 r1 -> green 14 r2; city ...`. */
export const mapChanges = (
  map: MapData,
  before: BoardState,
  after: BoardState,
  options: TextOptions = {},
): readonly string[] => {
  const words = boardWordsFor(options.language ?? 'en', map.orientation);
  const position = { board: after, homes: options.homes ?? openHomes(map, after) };
  const [old, now] = [grounds(map, before), grounds(map, after)];
  const lines = changedHexes(map, before, after).map(id => {
    const [was, is] = [old.get(id)!, now.get(id)!];
    const line = hexLine(is, position, words);
    if (was.tile === is.tile && was.rotation === is.rotation) return line;
    return line.replace(': ', () => `: ${lies(was, words)} -> `);
  });
  return fit(lines.length > 0 ? lines : [words.nothing], options);
};

/** One line for each company with a price: `PRR 82 (row 3, col 7, 2nd in stack)`. */
export const marketLines = (market: Market, options: TextOptions = {}): readonly string[] => {
  const words = boardWordsFor(options.language ?? 'en');
  const lines = market.markers.map(({ company, row, col }) => {
    const stack = market.markers.filter(other => other.row === row && other.col === col);
    const place = stack.findIndex(other => other.company === company) + 1;
    const where = [`${words.row} ${row + 1}`, `${words.column} ${col + 1}`];
    if (stack.length > 1) where.push(words.inStack(place));
    const was = market.before?.[company];
    if (was && (was.row !== row || was.col !== col))
      where.push(
        words.movedFrom(`${market.rows[was.row]?.[was.col]?.price ?? '?'}`, was.row + 1, was.col + 1),
      );
    return `${company} ${market.rows[row]?.[col]?.price ?? '?'} (${where.join(', ')})`;
  });
  const locked = (market.locked ?? []).map(words.locked);
  return fit([...(lines.length > 0 ? lines : [words.nothing]), ...locked], options);
};
