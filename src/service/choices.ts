import { example, type Option, type Seat, type Title } from '../engine/core/index.js';

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
