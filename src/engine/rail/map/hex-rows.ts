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

/** `home 6`, `home 7.1` for the second city of the hex, `home 7.any` for any of them; `walls 0 3`; `unlabelled`. */
const wordsOfAllMaps: HexWords = {
  home: (home = '') => {
    const [company = '', stop = '0'] = home.split('.');
    return { homes: [{ company, stop: stop === 'any' ? null : Number(stop) }] };
  },
  walls: (...sides) => ({ walls: sides.map(Number) }),
  unlabelled: () => ({ unlabelled: true }),
};

const extraOf = (text: string, words: HexWords): HexExtra => {
  const [word = '', ...given] = text.split(' ');
  const make = words[word] ?? wordsOfAllMaps[word];
  if (!make) throw new Error(`"${text}" says nothing of a hex`);
  return make(...given);
};

const hexesIn = (row: string, words: HexWords): readonly HexDef[] => {
  const [where = '', face, ...extras] = row.split('|').map(part => part.trim());
  const [, ids, name] = /^([a-z]\d+(?: [a-z]\d+)*)(?: (.+))?$/iu.exec(where) ?? [];
  if (ids === undefined || face === undefined) throw new Error(`"${row}" is no row of hexes`);
  const named = name === undefined ? {} : { name };
  const beside = Object.assign(named, ...extras.map(text => extraOf(text, words))) as HexExtra;
  return ids.split(' ').map(id => ({ id, ...parseFace(face), ...beside }));
};

/**
 * Hexes as rows: ids, and the name of a place; a face as `parseFace` reads it; what else there is.
 *
 *     B17 Kassa      | white; city | mountain 1 | home 6
 *     D17 G6 J19     | white; town | water 1
 *
 * @param words what may stand behind the face, beside `home`, `walls` and `unlabelled`
 * @throws Error naming the row or the word that makes no sense: the data is wrong
 */
export const hexRows = (text: string, words: HexWords = {}): readonly HexDef[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .flatMap(row => hexesIn(row, words));
