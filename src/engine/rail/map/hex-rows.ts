import { textRows } from './text-rows.js';
import { parseFace } from './tile-text.js';
import type { HexDef } from './types.js';

/*
 * How the hexes of a map are written down, one in a line, or several that are alike.
 */

/** What a hex has beside its face. */
export type HexExtra = Omit<HexDef, 'id' | 'name' | 'homes' | 'colour' | 'label' | 'stops' | 'track'>;

/** What may stand behind the face of a row, by its first word, made of the words that follow. */
export interface HexWords {
  readonly [word: string]: (...given: readonly string[]) => HexExtra;
}

const terrain =
  (kind: string) =>
  (cost = ''): HexExtra => {
    if (!/^\d+$/u.test(cost)) throw new Error(`"${kind}" has no cost`);
    return { terrain: { kind, cost: Number(cost) } };
  };

/** `water 80`, what track costs there; `water+mountain 20` of both; `walls 0 3`; `shores 123 450`; `unlabelled`. */
const wordsOfAllMaps: HexWords = {
  water: terrain('water'),
  hills: terrain('hills'),
  mountain: terrain('mountain'),
  'water+mountain': terrain('water mountain'),
  walls: (...sides) => ({ walls: sides.map(Number) }),
  shores: (...shores) => ({ shores: shores.map(edges => [...edges].map(Number)) }),
  unlabelled: () => ({ unlabelled: true }),
};

const extraOf = (text: string, words: HexWords): HexExtra => {
  const [word = '', ...given] = text.split(' ');
  const make = words[word] ?? wordsOfAllMaps[word];
  if (!make) throw new Error(`"${text}" says nothing of a hex`);
  return make(...given);
};

/** `6`, `6 8` of two companies, `7.1` for the second city of the hex, `7.any` for any of them. */
const homesOf = (companies: string): NonNullable<HexDef['homes']> =>
  companies.split(' ').map(home => {
    const [company = '', stop = '0'] = home.split('.');
    return { company, stop: stop === 'any' ? null : Number(stop) };
  });

const PLACE = /^(?<ids>[a-z]\d+(?: [a-z]\d+)*)(?: (?<name>[^()]+?))?(?: \((?<homes>[^()]+)\))?$/iu;

/** The hexes of a place, which has one or several, or of no place in particular, with the companies that are at home there. */
const hexesOf = (place: string): readonly Pick<HexDef, 'id' | 'name' | 'homes'>[] => {
  const { ids, name, homes } = PLACE.exec(place)?.groups ?? {};
  if (ids === undefined) throw new Error(`"${place}" names no hex`);
  const all = { ...(name !== undefined && { name }), ...(homes !== undefined && { homes: homesOf(homes) }) };
  return ids.split(' ').map(id => ({ id, ...all }));
};

const hexesIn = ([places = '', face, ...extras]: readonly string[], words: HexWords): readonly HexDef[] => {
  if (face === undefined) throw new Error(`"${places}" has no face`);
  const said = extras.map(text => extraOf(text, words));
  const keys = said.flatMap(extra => Object.keys(extra));
  const twice = keys.find((key, at) => keys.indexOf(key) < at);
  if (twice !== undefined) throw new Error(`"${places}" says its ${twice} twice`);
  const beside = Object.assign({}, ...said) as HexExtra;
  return places
    .split(', ')
    .flatMap(hexesOf)
    .map(hex => ({ ...hex, ...parseFace(face), ...beside }));
};

/**
 * Hexes as rows: ids, the name of a place and the company that is at home there, or several places; a face as `parseFace` reads
 * it; what else there is.
 *
 *     B17 Kassa (6)              | white; city | mountain 10
 *     C16 Miskolc, H5 Zágráb (8) | white; city
 *     D17 G6 J19                 | white; town | water 10
 *
 * @param words what may stand behind the face, besides terrain, `walls`, `shores` and `unlabelled`
 * @throws Error naming the row or the word that makes no sense: the data is wrong
 */
export const hexRows = (text: string, words: HexWords = {}): readonly HexDef[] =>
  textRows(text).flatMap(row => hexesIn(row, words));
