import type { SomeOf } from '../engine/core/index.js';
import { basics } from './basics.js';
import type { Language } from './language.js';

/** What a list may hold, as it is written in a move: `1–3 of coal, grain, ore`. */
export const listText = (language: Language, { someOf, from, to }: SomeOf): string => {
  const count = from === to ? String(from) : `${String(from)}–${String(to)}`;
  return basics[language].someOf(count, someOf.join(', '));
};
