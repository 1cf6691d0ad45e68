import { textRows } from './text-rows.js';
import type { Colour, End, Face, Gauge, StopDef, TrackDef } from './types.js';

/*
 * A face in one line, so that the data reads like a tile list. Up to three parts between semicolons:
 *
 *   green OO; city 40 @0, city 40 @2; 0-A 2-B
 *
 * - colour and, if it has one, the label;
 * - the stops, named A, B, ... in this order: kind, value (0 when left out), and in any order
 *   `x2` for two token slots (a city has one when nothing is said), `@2.5` where it is drawn,
 *   `group:Gulf` for one location on several hexes, `port` for a harbour, `mine` for one that is
 *   shown as a mine, `gate` for a stop of those who have a pass. A value that changes with the phase is written by its levels, `yellow:40 brown:70`;
 * - the track: two ends (an edge 0 .. 5 or a stop's letter) joined by `-` standard, `~` narrow or
 *   `=` dual gauge.
 */

const colours: readonly Colour[] = ['white', 'yellow', 'green', 'brown', 'gray', 'red', 'blue'];
const kinds: readonly StopDef['kind'][] = ['city', 'town', 'offboard'];
const gauges: { readonly [sign: string]: Gauge } = { '-': 'standard', '~': 'narrow', '=': 'dual' };

const words = (text: string | undefined): readonly string[] => (text ?? '').split(/\s+/u).filter(Boolean);

const oneOf = <T extends string>(known: readonly T[], word: string | undefined, text: string): T => {
  const found = known.find(k => k === word);
  if (found === undefined) throw new Error(`"${String(word)}" in "${text}" is none of ${known.join(', ')}`);
  return found;
};

const parseStop = (part: string, text: string): StopDef => {
  const [first, ...rest] = words(part);
  const kind = oneOf(kinds, first, text);
  let revenue = 0;
  let slots = kind === 'city' ? 1 : 0;
  const byLevel: { [level: string]: number } = {};
  const more: { at?: number; group?: string; port?: true; mine?: true; gate?: true } = {};
  for (const word of rest) {
    const [head, tail] = word.split(':');
    if (/^\d+$/u.test(word)) revenue = Number(word);
    else if (/^x\d$/u.test(word)) slots = Number(word.slice(1));
    else if (/^@\d(\.5)?$/u.test(word)) more.at = Number(word.slice(1));
    else if (head === 'group' && tail) more.group = tail;
    else if (word === 'port') more.port = true;
    else if (word === 'gate') more.gate = true;
    else if (word === 'mine') more.port = more.mine = true;
    else if (/^[a-z]+:\d+$/u.test(word)) byLevel[head!] = Number(tail);
    else throw new Error(`"${word}" in "${text}" says nothing of a stop`);
  }
  return { kind, revenue: Object.keys(byLevel).length > 0 ? byLevel : revenue, slots, ...more };
};

const parseEnd = (letter: string, stops: number, text: string): End => {
  if (/^[0-5]$/u.test(letter)) return { edge: Number(letter) };
  const stop = letter.charCodeAt(0) - 'A'.charCodeAt(0);
  if (stop < 0 || stop >= stops) throw new Error(`"${text}" has no stop ${letter}`);
  return { stop };
};

const parseTrack = (word: string, stops: number, text: string): TrackDef => {
  const match = /^([0-5A-Z])([-~=])([0-5A-Z])$/u.exec(word);
  if (!match) throw new Error(`"${word}" in "${text}" is no track`);
  const [, a, sign, b] = match;
  return { a: parseEnd(a!, stops, text), b: parseEnd(b!, stops, text), gauge: gauges[sign!]! };
};

/**
 * Reads the one-line form above.
 * @throws Error naming the word that makes no sense: the data is wrong
 */
export const parseFace = (text: string): Face => {
  const [head, middle, tail] = text.split(';');
  const [colour, label] = words(head);
  const stops = (middle ?? '')
    .split(',')
    .filter(part => part.trim() !== '')
    .map(part => parseStop(part, text));
  return {
    colour: oneOf(colours, colour, text),
    ...(label === undefined ? {} : { label }),
    stops,
    track: words(tail).map(word => parseTrack(word, stops.length, text)),
  };
};

/**
 * The faces of tiles by their numbers, in a row those that differ in their track alone:
 *
 *     green; town 10 | 680 0~A 1~A 2-A 3-A | 681 0~A 1-A 2~A 3-A
 *     yellow         | 77 0~1 | 78 0~2
 *
 * @throws Error as `parseFace`
 */
export const faceRows = (text: string): { readonly [tile: string]: Face } =>
  Object.fromEntries(
    textRows(text).flatMap(([kind = '', ...tiles]) =>
      tiles.map(tile => {
        const [id = '', ...track] = words(tile);
        return [id, parseFace(`${kind.includes(';') ? kind : `${kind};`}; ${track.join(' ')}`)];
      }),
    ),
  );
