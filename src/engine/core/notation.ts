import { canonical } from './canon.js';
import { Illegal } from './illegal.js';
import { onlyValue, takes, type Field } from './field.js';
import { isLike } from './like.js';
import type { Json, Seat } from './json.js';
import type { Action, Option } from './option.js';

/**
 * The frame of the text notation. A title lists forms such as `par <company> <price:int>`; printing
 * and parsing both follow from them, without loss.
 *
 * A form is words between single spaces: a literal, or `<field>` (one word of text), or
 * `<field:CODEC>` with `int`, `list` (texts with commas between them), `ints` or a codec of the title's. Letters may stand directly before a field, as
 * in `hex<at>`. Literals match in any case.
 */
export interface Notation {
  /** One line for one action; the seat is not in it. */
  print(action: Action): string;
  /** The same in the words that its reader would type. */
  typed(action: Action): string;
  /**
   * @throws Illegal `notation-unknown` with `at` (the word that could not be read, counted from 0), `begun` (the words
   *   before it, as they are written) and `forms` (what could stand there)
   */
  parse(text: string, seat: Seat): Action;
  /** The lines that say an option, with `<field>` for what it leaves open: `lay`, `pay` and `withhold`. */
  templates(option: Option): readonly string[];
  /** The forms, for help texts. */
  readonly forms: readonly string[];
  /** The same with the type of action that each one writes. */
  readonly written: readonly NotationForm[];
}

export interface NotationForm {
  readonly type: string;
  readonly form: string;
  /** Fields with one fixed value that the words imply. */
  readonly fixed?: { readonly [field: string]: string | number | boolean | null };
}

/** Turns a field into words and back. */
export interface Codec {
  /** One word, or several between single spaces if greedy. What does not parse back is not printed. */
  print(value: Json): string;
  /** Returns undefined when the text is not such a value. */
  parse(text: string): Json | undefined;
  /** Takes all words that the rest of the form leaves. */
  readonly greedy?: true;
}

const text: Codec = { print: word => (typeof word === 'string' ? word : ''), parse: word => word };

const int: Codec = {
  print: number => (typeof number === 'number' ? String(number) : ''),
  parse: word => (/^-?\d{1,9}$/.test(word) ? Number(word) : undefined),
};

/** How an empty list is written. */
const NONE = '-';

/** Several in one word, with commas between them: `coal,grain`; `-` for none. */
export const listOf = (one: Codec): Codec => ({
  print: list =>
    !Array.isArray(list)
      ? ''
      : list.length === 0
        ? NONE
        : list.map((item: Json) => one.print(item)).join(','),
  parse: word => {
    if (word === NONE) return [];
    const items = word.split(',').map(part => (part === '' ? undefined : one.parse(part)));
    return items.every(item => item !== undefined) ? items : undefined;
  },
});

interface Piece {
  readonly literal?: string;
  readonly field?: string;
  readonly codec?: Codec;
  /** Letters directly before the field. */
  readonly prefix?: string;
}

const compile = (form: string, codecs: { readonly [name: string]: Codec }): readonly Piece[] =>
  form.split(' ').map(word => {
    const match = /^(.*)<(\w+)(?::(\w+))?>$/.exec(word);
    if (!match) return { literal: word };
    const [, prefix, field, name] = match;
    const codec = name === undefined ? text : codecs[name];
    if (!codec) throw new Error(`no codec ${String(name)}`);
    return prefix === ''
      ? { field: field!, codec }
      : { field: field!, codec: prefixed(prefix!, codec), prefix: prefix! };
  });

const prefixed = (prefix: string, codec: Codec): Codec => ({
  print: value => prefix + codec.print(value),
  parse: word =>
    word.toLowerCase().startsWith(prefix.toLowerCase()) ? codec.parse(word.slice(prefix.length)) : undefined,
});

/** The field as words, or undefined when they would not read back as the same value. */
const printed = (codec: Codec, value: Json): string | undefined => {
  const words = codec.print(value);
  if (!(codec.greedy ? /^\S+( \S+)*$/u : /^\S+$/u).test(words)) return undefined;
  const back = codec.parse(words);
  return back !== undefined && canonical(back) === canonical(value) ? words : undefined;
};

interface CompiledForm extends NotationForm {
  readonly pieces: readonly Piece[];
}

/** May the field hold the value that the form implies? */
const mayBe = (field: Field | undefined, value: Json): boolean => field !== undefined && takes(field, value);

/** The option in this form, or undefined where it says something else. */
const template = ({ type, pieces, fixed }: CompiledForm, option: Option): string | undefined => {
  const implied = Object.entries(fixed ?? {});
  const named = pieces.flatMap(({ field }) => (field === undefined ? [] : [field]));
  if (type !== option.type || Object.keys(option.fields).length !== named.length + implied.length)
    return undefined;
  if (implied.some(([name, value]) => !mayBe(option.fields[name], value))) return undefined;
  if (named.some(name => option.fields[name] === undefined)) return undefined;
  const words = pieces.map(({ literal, field, codec, prefix = '' }) => {
    if (literal !== undefined) return literal;
    const only = onlyValue(option.fields[field!]!);
    return only === undefined ? `${prefix}<${field!}>` : printed(codec!, only);
  });
  return words.includes(undefined) ? undefined : words.join(' ');
};

/** Does the form leave out nothing of what the option allows? */
const isWhole = ({ fixed }: CompiledForm, { fields }: Option): boolean =>
  Object.entries(fixed ?? {}).every(([name, value]) => onlyValue(fields[name]!) === value);

/** Tries to read `words` as the form; tells how many words fitted. */
const read = (
  pieces: readonly Piece[],
  words: readonly string[],
): { readonly fields: { [k: string]: Json } | null; readonly fitted: number } => {
  const fields: { [k: string]: Json } = {};
  let at = 0;
  for (const [i, piece] of pieces.entries()) {
    if (at >= words.length) return { fields: null, fitted: at };
    if (piece.literal !== undefined) {
      if (words[at]!.toLowerCase() !== piece.literal.toLowerCase()) return { fields: null, fitted: at };
      at++;
      continue;
    }
    const rest = pieces.length - 1 - i;
    const take = piece.codec!.greedy ? words.length - at - rest : 1;
    const value = take >= 1 ? piece.codec!.parse(words.slice(at, at + take).join(' ')) : undefined;
    if (value === undefined) return { fields: null, fitted: at };
    fields[piece.field!] = value;
    at += take;
  }
  return at === words.length ? { fields, fitted: at } : { fields: null, fitted: at };
};

/** The words of the notation that these forms have at a place. */
const wordsAt = (forms: readonly { readonly form: string }[], at: number): readonly string[] => [
  ...new Set(forms.map(({ form }) => form.split(' ')[at] ?? '').filter(word => /^[a-z-]+$/.test(word))),
];

/** Each form once: features of which a game has one bring the same. */
const distinct = (forms: readonly NotationForm[]): readonly NotationForm[] => [
  ...new Map(forms.map(form => [JSON.stringify(form), form])).values(),
];

/**
 * Builds a notation from its forms. The first form that fits wins, in both directions, so put the
 * longer of two like forms first.
 */
export const defineNotation = (
  forms: readonly NotationForm[],
  codecs: { readonly [name: string]: Codec } = {},
): Notation => {
  const all = { int, list: listOf(text), ints: listOf(int), ...codecs };
  const written = distinct(forms);
  const compiled = written.map((form): CompiledForm => ({ ...form, pieces: compile(form.form, all) }));

  /** The action in this form, or undefined when it says something else. */
  const print = ({ type, pieces, fixed }: CompiledForm, action: Action): string | undefined => {
    const implied = Object.entries(fixed ?? {});
    const fields = pieces.filter(piece => piece.field !== undefined);
    if (type !== action.type || Object.keys(action).length !== 2 + fields.length + implied.length)
      return undefined;
    if (implied.some(([name, value]) => action[name] !== value)) return undefined;
    const words: string[] = [];
    for (const { literal, field, codec } of pieces) {
      const value = field === undefined ? undefined : action[field];
      const word = literal ?? (value === undefined ? undefined : printed(codec!, value));
      if (word === undefined) return undefined;
      words.push(word);
    }
    return words.join(' ');
  };

  /** The line of the first form that says the action. */
  const lineOf = (action: Action): string => {
    for (const form of compiled) {
      const line = print(form, action);
      if (line !== undefined) return line;
    }
    throw new Error(`no notation for ${JSON.stringify(action)}`);
  };

  return {
    forms: written.map(({ form }) => form),
    written,
    templates: option => {
      const lines: string[] = [];
      for (const form of compiled) {
        const line = template(form, option);
        if (line === undefined) continue;
        lines.push(line);
        // Lines after one that says all of the option would say it again.
        if (isWhole(form, option)) break;
      }
      return lines;
    },
    print: lineOf,
    typed: lineOf,
    parse: (line, seat) => {
      const words = line.trim().split(/\s+/u).filter(Boolean);
      for (const form of compiled) {
        const { fields } = read(form.pieces, words);
        if (fields) return { seat, type: form.type, ...form.fixed, ...fields };
      }
      const all = compiled.map(form => ({ ...form, fitted: read(form.pieces, words).fitted }));
      const furthest = Math.max(0, ...all.map(({ fitted }) => fitted));
      const possible = all.filter(({ fitted }) => fitted === furthest);
      const like = wordsAt(possible, furthest).filter(word => isLike(words[furthest] ?? '', word));
      throw new Illegal('notation-unknown', {
        text: line.slice(0, 200),
        at: furthest,
        begun: words.slice(0, furthest).join(' '),
        word: words[furthest] ?? '',
        ...(words[furthest] === undefined ? { case: 'unfinished' } : {}),
        ...(like.length === 0 ? {} : { meant: like.join(', ') }),
        forms: possible.map(({ form }) => form),
      });
    },
  };
};
