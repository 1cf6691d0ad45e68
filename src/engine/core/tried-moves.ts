import { firstValue, type Field } from './field.js';
import type { Json, Seat } from './json.js';
import type { Action, Option } from './option.js';

/** Fields with more values than this are tried at some of them. */
const MANY = 12;

/** Evenly chosen ones of a long list, both ends among them. */
export const someOf = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, n) => all[Math.floor((n * (all.length - 1)) / (most - 1))]!);

/** The values worth a try: all that are listed, both ends and the middle of a range; else the first. */
const valuesOf = (field: Field): readonly Json[] => {
  if ('oneOf' in field) return someOf(field.oneOf, MANY);
  if (!('by' in field)) return [firstValue(field)];
  const { from, to, by } = field;
  const steps = Math.floor((to - from) / by);
  return [...new Set([0, Math.floor(steps / 2), steps])].map(step => from + step * by);
};

/** A form of the menu, filled in in all the ways that whoever thinks ahead tries. */
export const triedWays = (option: Option, seat: Seat): readonly Action[] => {
  let ways: readonly Action[] = [{ seat, type: option.type }];
  for (const [name, field] of Object.entries(option.fields))
    ways = ways.flatMap(way => valuesOf(field).map(value => ({ ...way, [name]: value })));
  return ways;
};
