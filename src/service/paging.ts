import { createHmac } from 'node:crypto';
import type { Deps } from './deps.js';
import { Invalid } from './errors.js';
import { sameHash } from './secrets.js';

/** What part of a list is wanted. */
export interface Page {
  /** `next` of the page before; the first page without it. */
  readonly after?: string;
  /** How many at most. */
  readonly limit?: number;
}

/** A part of a list. */
export interface Paged<T> {
  readonly items: readonly T[];
  /** Where the next part begins; null when this was the last. */
  readonly next: string | null;
}

/** Where a row stands in its list: the values it is ordered by, as text. */
export type PageCursor = readonly string[];

/** How much of a list comes where nobody says otherwise. */
export const AT_ONCE = 100;

/** No list gives more at once. */
export const MOST_AT_ONCE = 500;

/** Long enough that nobody guesses one, short enough for an address. */
const tagOf = (deps: Deps, list: string, place: string): string =>
  createHmac('sha256', deps.secret).update(`page:${list}:${place}`).digest('hex').slice(0, 24);

const cursorOf = (deps: Deps, list: string, place: PageCursor): string => {
  const text = Buffer.from(JSON.stringify(place)).toString('base64url');
  return `${text}.${tagOf(deps, list, text)}`;
};

/**
 * Where a page begins.
 * @param list names the list and whose it is: what was given out for another list is refused
 * @throws Invalid `bad-cursor`
 */
export const placeAfter = (deps: Deps, list: string, { after }: Page): PageCursor | null => {
  if (after === undefined) return null;
  const [, text, tag] = /^([\w-]{1,400})\.([0-9a-f]{24})$/.exec(after) ?? [];
  if (text === undefined || !sameHash(tag!, tagOf(deps, list, text))) throw new Invalid('bad-cursor');
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as PageCursor;
};

/** @throws Invalid `bad-limit` */
export const sizeOf = ({ limit }: Page, usual = AT_ONCE): number => {
  if (limit === undefined) return usual;
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_AT_ONCE)
    throw new Invalid('bad-limit', { limit, most: MOST_AT_ONCE });
  return limit;
};

/** Cuts a page off rows of which one more than the page holds was asked for. */
export const cut = <T>(
  deps: Deps,
  list: string,
  rows: readonly T[],
  { size, placeOf }: { readonly size: number; readonly placeOf: (row: T) => PageCursor },
): Paged<T> => {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return { items, next: rows.length > size && last ? cursorOf(deps, list, placeOf(last)) : null };
};
