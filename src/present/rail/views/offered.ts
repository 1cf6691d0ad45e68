import type { Action, Option, Seat } from '../../../engine/core/index.js';
import { actionsOf } from '../../places.js';
import type { Deed } from '../../section.js';

/** The moves of one kind that the menu offers about something. */
export const optionsFor = (
  menu: readonly Option[],
  type: string,
  about: { readonly [field: string]: string },
): readonly Option[] =>
  menu.filter(
    option =>
      option.type === type &&
      Object.entries(about).every(([name, value]) => {
        const field = option.fields[name];
        return field !== undefined && 'oneOf' in field && field.oneOf.includes(value);
      }),
  );

/** All of those moves; none where they are too many to be laid out. */
export const movesFor = (
  menu: readonly Option[],
  seat: Seat | null,
  type: string,
  about: { readonly [field: string]: string },
): readonly Action[] =>
  seat === null
    ? []
    : optionsFor(menu, type, about)
        .flatMap(option => actionsOf(option, seat) ?? [])
        .filter(action => Object.entries(about).every(([name, value]) => action[name] === value));

/** The move as a button. */
export const deedOf = ({ seat: _seat, type, ...fields }: Action, text: string, mark?: string): Deed => ({
  type,
  fields,
  text,
  ...(mark !== undefined && { mark }),
});

/** A number that is chosen beside a button, named with what it may be: `Price, $1–$605`. */
export const numberChosen = (
  field: string,
  name: string,
  { from, to, by }: Pick<NonNullable<Deed['number']>, 'from' | 'to' | 'by'>,
  say: (value: number) => string = String,
): NonNullable<Deed['number']> => ({ field, label: `${name}, ${say(from)}–${say(to)}`, from, to, by });

/** The name that a field of the move has; empty where it has none. */
export const nameIn = (action: Action, field: string): string => {
  const value = action[field];
  return typeof value === 'string' ? value : '';
};
