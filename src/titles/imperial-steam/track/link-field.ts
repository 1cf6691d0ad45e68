import type { FieldReader, Refusal } from '../../../engine/core/index.js';
import { cities } from '../data/index.js';
import { refuse } from '../play/refusals.js';
import { linkOf } from '../position/questions.js';

const ids: ReadonlySet<string> = new Set(cities.map(({ id }) => id));

/** Two cities as `a--b`, whether they are joined or not: the rules say which are. */
export const pairField: FieldReader<string> = {
  read: value => {
    if (typeof value !== 'string') return undefined;
    const [a, b, ...more] = value.split('--');
    const isPair = more.length === 0 && ids.has(a!) && ids.has(b ?? '');
    // The menu knows each link by one name.
    return isPair && !linkOf(`${b!}--${a!}`) ? value : undefined;
  },
};

/** Refuses a text that names no link. */
export const noSuchLink = (pair: string): Refusal => {
  const [a, b] = pair.split('--');
  return refuse('no-such-link', { a: a!, b: b! });
};
