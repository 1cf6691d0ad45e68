import {
  canonical,
  Illegal,
  isLike,
  type Action,
  type Json,
  type Notation,
  type Seat,
} from '../engine/core/index.js';
import { typedLetters, typedMoves, typedOpeners } from './de/typed-moves.js';
import { typedOpeners as ownOpeners } from './en/typed-moves.js';
import type { Language } from './language.js';

/*
 * Moves that are typed in German. The notation itself knows its own words alone; here a line is put into them before it is
 * read, on pages, in the browser and in mails alike, and what is told of moves is put into German for those who read that.
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

/** The words as far as they are of that form, with its own in place of the German ones. */
const begunIn = (form: string, words: readonly string[]): string => {
  const pieces = form.split(' ');
  const other = pieces.findIndex((piece, at) => isLiteral(piece) && !stands(words[at] ?? '', piece));
  const own = pieces.slice(0, other < 0 ? pieces.length : other);
  return words.map((word, at) => (isLiteral(own[at] ?? '<') ? own[at]! : word)).join(' ');
};

/** Why a line cannot be read: undefined where it can. */
const refusalOf = (notation: Notation, line: string, seat: Seat): Illegal | undefined => {
  try {
    notation.parse(line, seat);
    return undefined;
  } catch (error) {
    if (error instanceof Illegal) return error;
    throw error;
  }
};

const readUntil = ({ params }: Illegal): number => wordsIn(params['begun']).length;

const wordsIn = (line: Json | undefined): readonly string[] =>
  typeof line === 'string' && line !== '' ? line.split(' ') : [];

/** The refusal of those words as they were read furthest, in the notation's own words or in German ones. */
const furthest = (notation: Notation, line: string, seat: Seat, first: Illegal): Illegal => {
  const words = line.trim().split(/\s+/u);
  const lines = notation.forms.map(form => begunIn(form, words));
  const refused = [...new Set(lines)].flatMap(one => refusalOf(notation, one, seat) ?? []);
  return refused.reduce((best, one) => (readUntil(one) > readUntil(best) ? one : best), first);
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

/** A word of the notation by the first German one that stands for it. */
const german = (written: string): string => alsoTyped(written)[0] ?? written;

/** The refusal with its own words in German. */
const toldInGerman = ({ code, params }: Illegal): Illegal => {
  const { forms, meant } = params;
  const inWords = (form: string): string =>
    form
      .split(' ')
      .map(piece => (isLiteral(piece) ? german(piece) : piece))
      .join(' ');
  return new Illegal(code, {
    ...params,
    ...(Array.isArray(forms) && {
      forms: forms.flatMap((form: Json) => (typeof form === 'string' ? [inWords(form)] : [])),
    }),
    ...(typeof meant === 'string' && { meant: meant.split(', ').map(german).join(', ') }),
  });
};

/** The line as its form may be typed in German, each word by the first that stands for it. */
const inGerman = ({ forms }: Notation, line: string): string => {
  const words = line.split(' ');
  const fitting = forms.filter(form => inForm(form, words) !== undefined).map(form => form.split(' '));
  // A field of another form would take the words that this one has itself.
  const own = (pieces: readonly string[]): number => pieces.filter(isLiteral).length;
  const [pieces = []] = fitting.toSorted((one, other) => own(other) - own(one));
  return words.map((word, at) => (isLiteral(pieces[at] ?? '<') ? german(word) : word)).join(' ');
};

/** The move in German words, where they are read as the same move. */
const typedInGerman = (notation: Notation, action: Action): string => {
  const line = notation.print(action);
  const typed = inGerman(notation, line);
  const read = spokenIn(notation, typed, action.seat);
  return read && canonical(read) === canonical(action) ? typed : line;
};

const wrapped = (language: Language, notation: Notation): Notation => ({
  ...notation,
  typed: action => (language === 'de' ? typedInGerman(notation, action) : notation.typed(action)),
  parse: (line, seat) => {
    try {
      return notation.parse(line, seat);
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
      const found = spokenIn(notation, line, seat);
      if (found) return found;
      const refused = withMeant(furthest(notation, line, seat, error));
      const { code, params } = language === 'de' ? toldInGerman(refused) : refused;
      throw new Illegal(code, { ...params, text: error.params['text'] ?? '' });
    }
  },
});

const made = new WeakMap<Notation, Map<Language, Notation>>();

/**
 * The same notation for those who read that language: it also reads what is typed in German, and tells of moves in words
 * that its readers type. What it prints stays as it is.
 */
export const notationFor = (language: Language, notation: Notation): Notation => {
  const kept = made.get(notation) ?? new Map<Language, Notation>();
  made.set(notation, kept);
  const found = kept.get(language) ?? wrapped(language, notation);
  kept.set(language, found);
  return found;
};

/** A line of the notation as readers of the language type it; as it stands where it is none. */
export const lineFor = (language: Language, notation: Notation, line: string): string => {
  try {
    return notationFor(language, notation).typed(notation.parse(line, 0));
  } catch (error) {
    if (error instanceof Illegal) return line;
    throw error;
  }
};
