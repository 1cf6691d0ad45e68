import type { Json } from '../engine/core/index.js';
import type { Language, Names } from './types.js';

const longest = 120;

/** A value as text: lists with commas, long texts cut. */
export const shown = (value: Json | undefined): string => {
  const text =
    value === null || value === undefined
      ? '–'
      : Array.isArray(value)
        ? value.map(shown).join(', ')
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** What may stand behind the colon of a placeholder, beside `money`. */
interface Lookup {
  option(language: Language, type: string): string;
  value(language: Language, field: string, value: Json): string | undefined;
}

/** Puts parameters into a sentence; a parameter that is missing or of the wrong kind is shown as it is. */
export const fill = (
  text: string,
  params: { readonly [name: string]: Json },
  language: Language,
  names: Names,
  words: Lookup,
): string =>
  text.replace(/\{(\w+)(?::(\w+))?\}/g, (_whole, name: string, given: string | undefined) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    const kind = given ?? name;
    if (typeof value === 'number') {
      if (kind === 'money') return names.money(value);
      if (kind === 'seat') return names.seat(value);
    }
    if (typeof value === 'string') {
      if (kind === 'company') return shown(names.company(value));
      if (kind === 'private') return shown(names.private(value));
      if (kind === 'option') return shown(words.option(language, value));
      if (kind === 'value') return shown(words.value(language, name, value) ?? value);
    }
    return shown(value);
  });
