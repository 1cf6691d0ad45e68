import type { Field, ManyOf, SomeOf } from '../engine/core/index.js';
import { basics } from './basics.js';
import type { Language } from './language.js';

const rangeText = ({ from, to }: SomeOf | ManyOf): string =>
  from === to ? String(from) : `${String(from)}–${String(to)}`;

/** What a list or counts may hold, as it is written in a move: `1–3 of coal, grain, ore`, `2 of coal ≤ 2, ore ≤ 1`. */
export const listText = (language: Language, field: SomeOf | ManyOf): string => {
  const items =
    'someOf' in field ? field.someOf : field.manyOf.map(({ of, most }) => `${of} ≤ ${String(most)}`);
  return basics[language].someOf(rangeText(field), items.join(', '));
};

/** Is it a field whose example tells too little? */
export const isListed = (field: Field): field is SomeOf | ManyOf => 'someOf' in field || 'manyOf' in field;
