import type { Json } from './json.js';
import type { GameState } from './state.js';

/**
 * Canonical JSON: keys sorted by code unit, no white space, numbers as JavaScript prints them.
 * Two equal positions give the same text on every machine, so its hash names the position.
 */
export const canonical = (value: Json | GameState): string => write(value as Json);

const write = (value: Json): string => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  let text = '';
  if (isList(value)) {
    for (const entry of value) text += `${text === '' ? '' : ','}${write(entry)}`;
    return `[${text}]`;
  }
  for (const key of sorted(Object.keys(value))) {
    const entry = value[key];
    if (entry !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${write(entry)}`;
  }
  return `{${text}}`;
};

/** Letters of which JSON escapes none. Asking takes less time than `JSON.stringify` does, and nearly all texts are such. */
const PLAIN = /^[ !#-[\]-~]*$/;

const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/** Most are in order already. */
const sorted = (keys: string[]): readonly string[] =>
  keys.every((key, at) => at === 0 || keys[at - 1]! < key) ? keys : keys.sort();

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
