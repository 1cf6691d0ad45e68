import type { Json } from './json.js';
import type { GameState } from './state.js';

/**
 * Canonical JSON: keys sorted by code unit, no white space, numbers as JavaScript prints them.
 * Two equal positions give the same text on every machine, so its hash names the position.
 */
export const canonical = (value: Json | GameState): string => write(value as Json);

const write = (value: Json): string => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(write).join(',')}]`;
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const entry = value[key];
    if (entry !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${write(entry)}`;
  }
  return `{${text}}`;
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
