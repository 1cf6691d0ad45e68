import { textRows } from './text-rows.js';
import { parseFace } from './tile-text.js';
import type { HexDef } from './types.js';

/*
 * How the hexes of a map are written down, one in a line, or several that are alike.
 */

/** What a hex has beside its face. */
export type HexExtra = Omit<HexDef, 'id' | 'colour' | 'label' | 'stops' | 'track'>;

/** What may stand behind the face of a row, by its first word, made of the words that follow. */
export interface HexWords {
  readonly [word: string]: (...given: readonly string[]) => HexExtra;
}

/** `home 6`, `home 6 8` of two companies, `home 7.1` for the second city of the hex, `home 7.any` for any of them; `walls 0 3`; `shores 123 450`; `unlabelled`. */
const wordsOfAllMaps: HexWords = {
  home: (...homes) => ({
    homes: homes.map(home => {
      const [company = '', stop = '0'] = home.split('.');
      return { company, stop: stop === 'any' ? null : Number(stop) };
    }),
  }),
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

/** The hexes of a place, which has one or several, or of no place in particular. */
const idsAndName = (place: string): readonly { readonly id: string; readonly name?: string }[] => {
  const [, ids, name] = /^([a-z]\d+(?: [a-z]\d+)*)(?: (.+))?$/iu.exec(place) ?? [];
  if (ids === undefined) throw new Error(`"${place}" names no hex`);
  return ids.split(' ').map(id => ({ id, ...(name !== undefined && { name }) }));
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
    .flatMap(idsAndName)
    .map(named => ({ ...named, ...parseFace(face), ...beside }));
};

/**
 * Hexes as rows: ids, and the name of a place, or several places; a face as `parseFace` reads it; what else there is.
 *
 *     B17 Kassa              | white; city | mountain 1 | home 6
 *     C16 Miskolc, G16 Arad  | white; city
 *     D17 G6 J19             | white; town | water 1
 *
 * @param words what may stand behind the face, besides `home`, `walls`, `shores` and `unlabelled`
 * @throws Error naming the row or the word that makes no sense: the data is wrong
 */
export const hexRows = (text: string, words: HexWords = {}): readonly HexDef[] =>
  textRows(text).flatMap(row => hexesIn(row, words));
