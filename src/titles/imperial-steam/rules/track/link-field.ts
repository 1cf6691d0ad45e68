import type { FieldReader, Refusal } from '../../../../engine/core/index.js';
import type { SteamData } from '../data/index.js';
import { refuse } from '../play/refusals.js';

/** Two cities as `a--b`, whether they are joined or not: the rules say which are. */
export const pairField = ({ cityIds, linkById }: SteamData): FieldReader<string> => ({
  read: value => {
    if (typeof value !== 'string') return undefined;
    const [a, b, ...more] = value.split('--');
    const isPair = more.length === 0 && cityIds.includes(a!) && cityIds.includes(b ?? '');
    // The menu knows each link by one name.
    return isPair && !linkById.has(`${b!}--${a!}`) ? value : undefined;
  },
});

/** Refuses a text that names no link. */
export const noSuchLink = (pair: string): Refusal => {
  const [a, b] = pair.split('--');
  return refuse('no-such-link', { a: a!, b: b! });
};
