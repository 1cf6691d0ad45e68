import { Illegal } from './illegal.js';
import type { Json, Seat } from './json.js';

/** One move: who, what kind, and the kind's own fields beside them. Small plain JSON. */
export interface Action {
  readonly seat: Seat;
  readonly type: string;
  readonly [field: string]: Json;
}

/** What a field of a form may hold. */
export type Field =
  | { readonly oneOf: readonly (string | number | boolean)[] }
  /** Whole numbers `from`, `from + by`, ... up to `to`. */
  | { readonly from: number; readonly to: number; readonly by: number }
  /**
   * Cannot be listed (a set of routes): the rules check it. `propose` is one value they accept, `proof`
   * says how they know that it is as good as can be.
   */
  | { readonly checked: string; readonly propose: Json; readonly proof?: Proof };

/** What is proposed is worth `value`, and after this search nothing is worth more. */
export type Proof = {
  readonly value: number;
  readonly method: string;
  /** Counts of what was looked at, by name. */
  readonly searched: { readonly [what: string]: number };
};

/** One entry of the menu: a form to fill in. Its fields are independent of each other. */
export interface Option {
  readonly type: string;
  readonly fields: { readonly [name: string]: Field };
}

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

const isOrdinary = (field: Field, value: Json | undefined): boolean => {
  if ('oneOf' in field) return (field.oneOf as readonly Json[]).includes(value ?? null);
  if ('from' in field)
    return (
      Number.isInteger(value) &&
      (value as number) >= field.from &&
      (value as number) <= field.to &&
      ((value as number) - field.from) % field.by === 0
    );
  return value !== undefined;
};

/** Does the action fill in this form? A `checked` field only has to be there: the rules look at it. */
export const fits = (option: Option, action: Action): boolean => {
  if (option.type !== action.type) return false;
  const names = Object.keys(option.fields);
  return (
    Object.keys(action).length === names.length + 2 &&
    names.every(name => isOrdinary(option.fields[name]!, action[name]))
  );
};

/** Why no form fits: the first field that is wrong in the form that comes nearest. */
const misfit = (menu: readonly Option[], action: Action): { readonly [name: string]: Json } => {
  let fewest = Infinity;
  let found: { readonly [name: string]: Json } = {};
  for (const { type, fields } of menu) {
    if (type !== action.type) continue;
    const known = (name: string): boolean => name === 'seat' || name === 'type' || name in fields;
    const wrong = Object.keys(fields).filter(name => !isOrdinary(fields[name]!, action[name]));
    wrong.push(...Object.keys(action).filter(name => !known(name)));
    if (wrong.length >= fewest) continue;
    fewest = wrong.length;
    found = { field: wrong[0]!, value: action[wrong[0]!] ?? null, allowed: fields[wrong[0]!] ?? null };
  }
  return found;
};

/**
 * Refuses what no form of the menu allows.
 * @throws Illegal `not-offered` with the `type` and, if the menu has such a form, the `field` that
 *   is wrong, its `value` and what would have been `allowed`
 */
export const mustBeOffered = (menu: readonly Option[], action: Action): void => {
  if (menu.some(option => fits(option, action))) return;
  throw new Illegal('not-offered', { type: action.type, ...misfit(menu, action) });
};
