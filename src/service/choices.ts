import type { Action, Field, Json, Option, Seat, Title } from '../engine/core/index.js';

const firstValue = (field: Field): Json => {
  if ('oneOf' in field) return field.oneOf[0] ?? null;
  return 'from' in field ? field.from : field.propose;
};

/** One action that fills in an option of the menu. */
export const example = (option: Option, seat: Seat): Action => ({
  seat,
  type: option.type,
  ...Object.fromEntries(Object.entries(option.fields).map(([name, field]) => [name, firstValue(field)])),
});

/** A kind of action and how it may be written. */
export interface Written {
  readonly type: string;
  readonly forms: readonly string[];
  /** There are more of this kind. */
  readonly more: boolean;
}

/** Examples of each kind. */
const MOST_FORMS = 4;

/** The menu in the title's notation: of each kind of action a few that are accepted. */
export const written = (title: Title, menu: readonly Option[], seat: Seat): readonly Written[] => {
  const kinds = new Map<string, Option[]>();
  for (const option of menu) kinds.set(option.type, [...(kinds.get(option.type) ?? []), option]);
  return [...kinds].map(([type, options]) => ({
    type,
    forms: [
      ...new Set(options.slice(0, MOST_FORMS).map(option => title.notation.print(example(option, seat)))),
    ],
    more: options.length > MOST_FORMS,
  }));
};
