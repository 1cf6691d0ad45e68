import { onlyValue, type Field, type Option, type Value } from '../engine/core/index.js';
import { optionPlaces } from './places.js';
import type { Presenter } from './presenter.js';

/** No more ways than this lie side by side. */
const fewWays = 3;

const waysOf = (field: Field): readonly Value[] | undefined =>
  'oneOf' in field && field.oneOf.length > 1 && field.oneOf.length <= fewWays ? field.oneOf : undefined;

/**
 * An option that leaves one thing open, with few ways to choose from, as an option for each of them: a button each,
 * as for paying out and withholding. As it is where more is open, and where it is about a place on the board.
 */
export const spread = (option: Option, { placeOf }: Pick<Presenter, 'placeOf'>): readonly Option[] => {
  const open = Object.entries(option.fields).filter(([, field]) => onlyValue(field) === undefined);
  const [name, field] = open[0] ?? [];
  const ways = open.length === 1 && field ? waysOf(field) : undefined;
  if (name === undefined || !ways || optionPlaces(option, placeOf).length > 0) return [option];
  return ways.map(way => ({ ...option, fields: { ...option.fields, [name]: { oneOf: [way] } } }));
};
