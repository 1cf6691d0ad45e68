import { Illegal, type Action, type Json } from '../../core/index.js';

/** @throws Illegal `bad-field`, always; its `case` says where nothing was given */
export const badField = (field: string, value: Json = null, wanted: Json = null): never => {
  throw new Illegal('bad-field', { field, value, wanted, ...(value === null && { case: 'missing' }) });
};

/** A text field of an action. @throws Illegal `bad-field` */
export const textField = (action: Action, name: string): string => {
  const value = action[name];
  return typeof value === 'string' ? value : badField(name, value, 'text');
};

/** A whole number of an action. @throws Illegal `bad-field` */
export const wholeField = (action: Action, name: string): number => {
  const value = action[name];
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value);
  return isWhole ? value : badField(name, value, 'whole number');
};

/** One of some words. @throws Illegal `bad-field` */
export const wordField = <T extends string>(action: Action, name: string, words: readonly T[]): T => {
  const value = action[name];
  return words.find(w => w === value) ?? badField(name, value, [...words]);
};

/** Is the larger last certificate meant, or among those that are? @throws Illegal `bad-field` */
export const namesLast = (action: Action): boolean => {
  if (!('last' in action)) return false;
  return action['last'] === true || badField('last', action['last']);
};

/** Refuses fields that the kind of action does not have. @throws Illegal `unknown-field` */
export const onlyFields = (action: Action, names: readonly string[]): void => {
  for (const name of Object.keys(action))
    if (name !== 'seat' && name !== 'type' && !names.includes(name))
      throw new Illegal('unknown-field', {
        ...{ field: name, known: [...names] },
        ...(names.length === 0 && { case: 'none' }),
      });
};
