import { actingWords as de } from './de/acting.js';
import { actingWords as en } from './en/acting.js';
import type { ByLanguage, Language } from './language.js';

const words: ByLanguage<typeof en> = { de, en };

/** Words the browser adds while a move is being chosen, by key. */
export const actingText = (
  language: Language,
  key: keyof typeof en,
  params: { readonly [name: string]: string | number } = {},
): string =>
  words[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
