import { Illegal, type Action } from '../../core/index.js';

/** A text field of an action. @throws Illegal `bad-field` */
export const textField = (action: Action, name: string): string => {
  const value = action[name];
  if (typeof value !== 'string')
    throw new Illegal('bad-field', { field: name, value: value ?? null, wanted: 'text' });
  return value;
};

/** A whole number of an action. @throws Illegal `bad-field` */
export const wholeField = (action: Action, name: string): number => {
  const value = action[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new Illegal('bad-field', { field: name, value: value ?? null, wanted: 'whole number' });
  return value;
};

/** One of some words. @throws Illegal `bad-field` */
export const wordField = <T extends string>(action: Action, name: string, words: readonly T[]): T => {
  const value = action[name];
  const word = words.find(w => w === value);
  if (word === undefined)
    throw new Illegal('bad-field', { field: name, value: value ?? null, wanted: [...words] });
  return word;
};

/** Is the larger last certificate meant, or among those that are? @throws Illegal `bad-field` */
export const namesLast = (action: Action): boolean => {
  if (!('last' in action)) return false;
  if (action['last'] !== true)
    throw new Illegal('bad-field', { field: 'last', value: action['last'] ?? null, wanted: true });
  return true;
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
