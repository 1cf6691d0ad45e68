import type { Json } from '../engine/core/index.js';
import { basics } from './basics.js';
import type { Language } from './language.js';
import { list } from './numbers.js';
import type { Names } from './types.js';

const longest = 120;

/** A value as text: lists with commas, long texts cut behind a word. */
export const valueInWords = (value: Json | undefined): string => {
  const text =
    value === null || value === undefined
      ? '–'
      : Array.isArray(value)
        ? value.map(valueInWords).join(', ')
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value);
  return text.length > longest ? `${text.slice(0, longest).replace(/(?<=.{60}) \S*$/, '')} …` : text;
};

/** A short sentence as a title. */
export const asTitle = (sentence: string | undefined): string | undefined => sentence?.replace(/\.$/, '');

/** What may stand behind the colon of a placeholder, besides `money`, `seat`, `forms` and kinds of things. */
interface Lookup {
  option(language: Language, type: string): string;
  field(language: Language, name: string): string;
  value(language: Language, field: string, value: Json): string | undefined;
}

/** How many ways to write a move are told whole; of more, only their first words. */
const mostForms = 4;

/** Ways to write a move as a player reads them: what goes into a place, not how it is read there. */
const formsText = (forms: readonly string[], language: Language, words: Lookup): string =>
  forms.length > mostForms
    ? [...new Set(forms.map(form => form.split(' ')[0]!))].filter(word => !word.startsWith('<')).join(', ')
    : forms
        .map(form =>
          form.replace(/<(\w+)(?::\w+)?>/g, (_, name: string) => `<${words.field(language, name)}>`),
        )
        .join(', ');

/** How many of each of several things, by the names of their kind; what there is none of is left out. */
const countsText = (
  counts: { readonly [thing: string]: number },
  kind: string,
  language: Language,
  names: Names,
): string => {
  const some = Object.entries(counts).filter(([, count]) => count !== 0);
  if (some.length === 0) return basics[language].nothing;
  return list(
    language,
    some.map(([thing, count]) => `${String(count)} ${names.name(kind, thing)}`),
  );
};

/** One of the things of which a field takes so many: as the field has them. */
const lotOf = (field: Json | undefined, thing: string, language: Language, words: Lookup): string =>
  (typeof field === 'string' ? words.value(language, field, thing) : undefined) ?? thing;

const isCounts = (value: Json | undefined): value is { readonly [thing: string]: number } =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(count => typeof count === 'number');

/** Puts parameters into a sentence; a parameter that is missing or of the wrong kind is shown as it is. */
export const fillSentence = (
  text: string,
  params: { readonly [name: string]: Json },
  language: Language,
  names: Names,
  words: Lookup,
): string =>
  text.replace(/\{(\w+)(?::(\w+))?\}/g, (_whole, name: string, given: string | undefined) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    const kind = given ?? name;
    if (kind === 'value' && Array.isArray(value))
      return valueInWords((value as readonly Json[]).map(one => words.value(language, name, one) ?? one));
    if (kind === 'forms' && Array.isArray(value)) return formsText(value.map(String), language, words);
    if (isCounts(value)) return countsText(value, kind, language, names);
    if (typeof value === 'number') {
      if (kind === 'money') return names.money(value);
      if (kind === 'seat') return names.seat(value);
    }
    if (typeof value === 'string') {
      if (kind === 'option') return valueInWords(words.option(language, value));
      if (kind === 'field') return valueInWords(words.field(language, value));
      if (kind === 'lot') return valueInWords(lotOf(params['field'], value, language, words));
      if (kind === 'value') return valueInWords(words.value(language, name, value) ?? value);
      return valueInWords(names.name(kind, value));
    }
    return valueInWords(value);
  });
