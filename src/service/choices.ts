import { exampleAction, type Option, type Seat, type Title } from '../engine/core/index.js';
import { notationFor } from '../words/typed-moves.js';
import type { Language } from './types.js';

/** A kind of action and how it may be written. */
export interface TypedForms {
  readonly type: string;
  readonly forms: readonly string[];
  /** There are more of this kind. */
  readonly more: boolean;
}

/** Examples of each kind. */
const MOST_FORMS = 4;

/** Something, where a number may be nothing too. */
const atLeastSomething = (option: Option): Option => ({
  ...option,
  fields: Object.fromEntries(
    Object.entries(option.fields).map(([name, field]) => [
      name,
      'by' in field && field.from === 0 && field.to > 0 ? { ...field, from: field.by } : field,
    ]),
  ),
});

/**
 * How a reader of that language may type a move of this form. An example of nothing would tell too little, and may do
 * harm.
 */
export const exampleLine = (
  language: Language,
  { notation }: Pick<Title, 'notation'>,
  option: Option,
  seat: Seat,
): string => notationFor(language, notation).typed(exampleAction(atLeastSomething(option), seat));

/** The menu as a reader of that language may type it: of each kind of action a few that are accepted. */
export const typedForms = (
  language: Language,
  title: Title,
  menu: readonly Option[],
  seat: Seat,
): readonly TypedForms[] => {
  const kinds = new Map<string, Option[]>();
  for (const option of menu) kinds.set(option.type, [...(kinds.get(option.type) ?? []), option]);
  return [...kinds].map(([type, options]) => ({
    type,
    forms: [
      ...new Set(options.slice(0, MOST_FORMS).map(option => exampleLine(language, title, option, seat))),
    ],
    more: options.length > MOST_FORMS,
  }));
};
