/*
 * Sets of values that take the place of a title's own: read, checked, and made known to all that plays by them. Only Imperial
 * Steam has them.
 */
export { knownSets, learnSet, setOf } from './known.js';
export { builtInSet, keptSet, readSet } from './read.js';
export { setSchema } from './json-schema.js';
export { setValues, type SetValue } from '../titles/imperial-steam/rules/data/values.js';
export type { DataSet, ReadSet, SetFault } from './types.js';
