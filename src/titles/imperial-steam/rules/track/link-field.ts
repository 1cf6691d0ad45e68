import { refuse, type FieldReader, type Refusal } from '../../../../engine/core/index.js';
import { dataOf } from '../data/index.js';
import type { SteamState } from '../position/state.js';

/** Two cities as `a--b`, whether they are joined or not: the rules say which are. */
export const pairField: FieldReader<string, readonly [s: SteamState]> = {
  read: (value, s) => {
    if (typeof value !== 'string') return undefined;
    const { cityIds, linkById } = dataOf(s);
    const [a, b, ...more] = value.split('--');
    const isPair = more.length === 0 && cityIds.includes(a!) && cityIds.includes(b ?? '');
    // The menu knows each link by one name.
    return isPair && !linkById.has(`${b!}--${a!}`) ? value : undefined;
  },
  wanted: () => 'connection',
  schema: { type: 'string', minLength: 1, description: 'A connection between two cities' },
};

/** Refuses a text that names no link. */
export const noSuchLink = (pair: string): Refusal => {
  const [a, b] = pair.split('--');
  return refuse('no-such-link', { a: a!, b: b! });
};
