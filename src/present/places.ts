import {
  onlyValue,
  type Action,
  type Field,
  type Json,
  type Option,
  type Seat,
} from '../engine/core/index.js';
import type { Presenter } from './presenter.js';

/** What a presenter says of places or subjects; see there. */
export type PlaceOf = Presenter['placeOf'];

/** The places a field's values name; null for a field that has nothing to do with places. */
const placesIn = (
  type: string,
  name: string,
  field: Field,
  placeOf: PlaceOf,
): readonly (string | undefined)[] | null => {
  if (!placeOf || !('oneOf' in field)) return null;
  const places = field.oneOf.map(value => placeOf(name, value, type));
  return places.some(place => place !== undefined) ? places : null;
};

/** Every place that some value of the option names. */
export const optionPlaces = (option: Option, placeOf: PlaceOf): readonly string[] =>
  Object.entries(option.fields).flatMap(([name, field]) =>
    (placesIn(option.type, name, field, placeOf) ?? []).filter(place => place !== undefined),
  );

/** A field with only the values at the place; as it is where it names none, null where it names others. */
const fieldAt = (type: string, name: string, field: Field, placeOf: PlaceOf, place: string): Field | null => {
  const places = placesIn(type, name, field, placeOf);
  if (!places || !('oneOf' in field)) return field;
  const oneOf = field.oneOf.filter((_, at) => places[at] === place);
  return oneOf.length > 0 ? { oneOf } : null;
};

/** An option narrowed to one place; null when it is not for that place. */
export const narrowedTo = (option: Option, placeOf: PlaceOf, place: string): Option | null => {
  const fields: { [name: string]: Field } = {};
  for (const [name, field] of Object.entries(option.fields)) {
    const at = fieldAt(option.type, name, field, placeOf, place);
    if (!at) return null;
    fields[name] = at;
  }
  return { ...option, fields };
};

/** More choices than this are not laid out side by side, nor longer ranges. */
const most = 100;
const longest = 12;

/** The values a field can have; null where they are too many or cannot be listed. */
const valuesOf = (field: Field): readonly Json[] | null => {
  if ('oneOf' in field) return field.oneOf;
  const only = onlyValue(field);
  if (only !== undefined) return [only];
  if (!('by' in field)) return null;
  const count = Math.floor((field.to - field.from) / field.by) + 1;
  return count > longest ? null : Array.from({ length: count }, (_, at) => field.from + at * field.by);
};

/** Every action that the option allows, in the order of its fields; null where they are too many or cannot be listed. */
export const actionsOf = ({ type, fields }: Option, seat: Seat): readonly Action[] | null => {
  let all: readonly Action[] = [{ seat, type }];
  for (const [name, field] of Object.entries(fields)) {
    const values = valuesOf(field);
    if (!values || all.length * values.length > most) return null;
    all = all.flatMap(action => values.map(value => ({ ...action, [name]: value })));
  }
  return all;
};
