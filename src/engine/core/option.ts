import { countsFault } from './counts.js';
import { firstValue, listFault, takes, type Field } from './field.js';
import { Illegal } from './illegal.js';
import type { Json, Seat } from './json.js';

/** One move: who, what kind, and the kind's own fields besides them. Small plain JSON. */
export interface Action {
  readonly seat: Seat;
  readonly type: string;
  readonly [field: string]: Json;
}

/** One entry of the menu: a form to fill in. Its fields are independent of each other. */
export interface Option {
  readonly type: string;
  readonly fields: { readonly [name: string]: Field };
}

/** One action that fills in an option of the menu. */
export const exampleAction = (option: Option, seat: Seat): Action => ({
  seat,
  type: option.type,
  ...Object.fromEntries(Object.entries(option.fields).map(([name, field]) => [name, firstValue(field)])),
});

/** Does the action fill in this form? A `checked` field only has to be there: the rules look at it. */
export const fits = (option: Option, action: Action): boolean => {
  if (option.type !== action.type) return false;
  const names = Object.keys(option.fields);
  return (
    Object.keys(action).length === names.length + 2 &&
    names.every(name => takes(option.fields[name]!, action[name]))
  );
};

/** What is wrong with a list or with counts. */
const faultIn = (field: Field, value: Json | undefined): { readonly [name: string]: Json } | undefined => {
  if ('someOf' in field) return listFault(field, value);
  return 'manyOf' in field ? countsFault(field, value) : undefined;
};

/** What is wrong with the value of a field, as parameters of a refusal; without a field none is known by that name. */
export const misfitOf = (
  name: string,
  field: Field | undefined,
  value: Json | undefined,
): { readonly [name: string]: Json } => ({
  field: name,
  value: value ?? null,
  allowed: field ? { ...field } : null,
  ...(field && faultIn(field, value)),
});

/** Why no form fits: the first field that is wrong in the form that comes nearest. */
const misfit = (menu: readonly Option[], action: Action): { readonly [name: string]: Json } => {
  let fewest = Infinity;
  let found: { readonly [name: string]: Json } = {};
  for (const { type, fields } of menu) {
    if (type !== action.type) continue;
    const known = (name: string): boolean => name === 'seat' || name === 'type' || name in fields;
    const wrong = Object.keys(fields).filter(name => !takes(fields[name]!, action[name]));
    wrong.push(...Object.keys(action).filter(name => !known(name)));
    if (wrong.length >= fewest) continue;
    fewest = wrong.length;
    const [name] = wrong;
    found = misfitOf(name!, fields[name!], action[name!]);
  }
  return found;
};

/**
 * Refuses what no form of the menu allows.
 * @throws Illegal `not-offered` with the `type` and, if the menu has such a form, the `field` that
 *   is wrong, its `value` and what would have been `allowed`; of a list or of counts the `case` too, see
 *   `ListFault` and `CountsFault`
 */
export const mustBeOffered = (menu: readonly Option[], action: Action): void => {
  if (menu.some(option => fits(option, action))) return;
  throw new Illegal('not-offered', { type: action.type, ...misfit(menu, action) });
};

/** The list in the order in which its things are listed, where that is all that is wrong with it. */
const sorted = (field: Field | undefined, value: Json): Json => {
  const fault = field && 'someOf' in field ? listFault(field, value) : undefined;
  return fault?.case === 'order' ? fault.right : value;
};

/** What somebody wrote, with its lists in the order in which the menu's forms list them: whoever writes need not know it. */
export const inListedOrder = (menu: readonly Option[], action: Action): Action => {
  const { seat, type, ...values } = action;
  for (const { fields } of menu.filter(option => option.type === type)) {
    const put = Object.entries(values).map(([name, value]): [string, Json] => [
      name,
      sorted(fields[name], value),
    ]);
    const one: Action = { ...Object.fromEntries(put), seat, type };
    if (fits({ type, fields }, one)) return one;
  }
  return action;
};
