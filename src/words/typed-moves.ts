import { canonical, Illegal, isLike, type Action, type Notation, type Seat } from '../engine/core/index.js';
import { typedLetters, typedMoves, typedOpeners } from './de/typed-moves.js';
import { typedOpeners as ownOpeners } from './en/typed-moves.js';
import type { Language } from './language.js';

/*
 * Moves that are typed in German. The notation itself knows its own words alone; here a line is put into them before it is
 * read, on pages, in the browser and in mails alike.
 */

const plain = (word: string): string =>
  typedLetters.reduce(
    (rest, [letter, typed]) => rest.replaceAll(letter, typed),
    word.toLowerCase().normalize('NFC'),
  );

/** A line for each word of the notation: `bid: biete bieten`. */
const spoken = new Map(
  typedMoves
    .trim()
    .split('\n')
    .map(line => line.trim().split(': '))
    .flatMap(([written, typed]) => (written && typed ? [[written, typed.split(' ')] as const] : [])),
);
const known = new Map([...spoken].map(([written, typed]) => [written, typed.map(plain)]));
const openers = new Set([...ownOpeners.split(' '), ...typedOpeners.split(' ')]);

/** What may be typed for a word of the notation, besides itself. */
export const alsoTyped = (written: string): readonly string[] => spoken.get(written) ?? [];

const stands = (typed: string, written: string): boolean =>
  typed.toLowerCase() === written || known.get(written)?.includes(plain(typed)) === true;

const isLiteral = (word: string): boolean => /^[a-z-]+$/.test(word);

/** The line with the form's own words in place of the German ones; undefined where it is none of that form. */
const inForm = (form: string, words: readonly string[]): string | undefined => {
  const pieces = form.split(' ');
  // Only the last field of a form takes several words.
  if (words.length < pieces.length) return undefined;
  if (words.length > pieces.length && isLiteral(pieces.at(-1)!)) return undefined;
  if (pieces.some((piece, at) => isLiteral(piece) && !stands(words[at]!, piece))) return undefined;
  return words.map((word, at) => (isLiteral(pieces[at] ?? '<') ? pieces[at]! : word)).join(' ');
};

const parsed = (notation: Notation, line: string, seat: Seat): Action | undefined => {
  try {
    return notation.parse(line, seat);
  } catch (error) {
    if (error instanceof Illegal) return undefined;
    throw error;
  }
};

/** The move as its first form reads it. */
const readAs = (notation: Notation, words: readonly string[], seat: Seat): Action | undefined => {
  for (const form of notation.forms) {
    const line = inForm(form, words);
    const action = line === undefined ? undefined : parsed(notation, line, seat);
    if (action) return action;
  }
  return undefined;
};

const spokenIn = (notation: Notation, line: string, seat: Seat): Action | undefined => {
  const words = line.trim().split(/\s+/u);
  const found = readAs(notation, words, seat);
  if (found || !openers.has(words[0]!.toLowerCase())) return found;
  return readAs(notation, words.slice(1), seat);
};

/** The refusal, with words that were probably meant though their German form was typed with a slip. */
const withMeant = ({ code, params }: Illegal): Illegal => {
  const { word, at, forms, meant } = params;
  if (typeof word !== 'string' || typeof at !== 'number' || !Array.isArray(forms))
    return new Illegal(code, params);
  const written = [...new Set(forms.map(form => String(form).split(' ')[at] ?? ''))];
  const like = written.filter(one => known.get(one)?.some(typed => isLike(plain(word), typed)) === true);
  const all = [...new Set([...(typeof meant === 'string' ? meant.split(', ') : []), ...like])];
  return new Illegal(code, { ...params, ...(all.length > 0 && { meant: all.join(', ') }) });
};

const made = new WeakMap<Notation, Notation>();

/** The same notation, which also reads what is typed in German; what it prints stays as it is. */
export const readsGerman = (notation: Notation): Notation => {
  const kept = made.get(notation);
  if (kept) return kept;
  const wrapped: Notation = {
    ...notation,
    parse: (line, seat) => {
      try {
        return notation.parse(line, seat);
      } catch (error) {
        if (!(error instanceof Illegal)) throw error;
        const found = spokenIn(notation, line, seat);
        if (found) return found;
        throw withMeant(error);
      }
    },
  };
  made.set(notation, wrapped);
  return wrapped;
};

/** The line as its form may be typed in German, each word by the first that stands for it. */
const inGerman = ({ forms }: Notation, line: string): string => {
  const words = line.split(' ');
  const fitting = forms.filter(form => inForm(form, words) !== undefined).map(form => form.split(' '));
  // The last field of a shorter form would take words of a longer one.
  const [pieces = []] = fitting.toSorted((one, other) => other.length - one.length);
  return words
    .map((word, at) => (isLiteral(pieces[at] ?? '<') ? (alsoTyped(word)[0] ?? word) : word))
    .join(' ');
};

const isSame = (one: Action, other: Action | undefined): boolean =>
  other !== undefined && canonical(one) === canonical(other);

/** A line of the notation in the words that a reader may type, where they are read as the same move. */
export const typedLine = (language: Language, notation: Notation, line: string, seat: Seat): string => {
  if (language !== 'de') return line;
  const german = inGerman(notation, line);
  return isSame(notation.parse(line, seat), parsed(readsGerman(notation), german, seat)) ? german : line;
};
