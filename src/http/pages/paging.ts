import type { Page } from '../../service/paging.js';
import type { PageCall } from './page.js';

/** The part of a list that the address asks for with `after`; an address that cannot be read names no place. */
export const pageWish = ({ query }: PageCall, limit: number): Page => {
  const { after } = query;
  return { limit, ...(after !== undefined && { after: typeof after === 'string' ? after : '' }) };
};

/** The address of this page with another `after`, and `also` what else is to stand there. */
const withAfter = (
  { query, path }: PageCall,
  after: string | null,
  also: { readonly [name: string]: string },
): string => {
  const wanted = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, ...also }))
    if (name !== 'after' && typeof value === 'string') wanted.set(name, value);
  if (after !== null) wanted.set('after', after);
  const text = wanted.toString();
  return path + (text && `?${text}`);
};

export interface PageLinks {
  readonly next?: string | undefined;
  readonly first?: string | undefined;
}

/** Links to the first part of a list and to the one that follows; undefined where this is all of it. */
export const pageLinks = (
  call: PageCall,
  { page, next }: { readonly page: Page; readonly next: string | null },
  also: { readonly [name: string]: string } = {},
): PageLinks | undefined => {
  const further = page.after !== undefined;
  if (next === null && !further) return undefined;
  return {
    ...(further && { first: withAfter(call, null, also) }),
    ...(next !== null && { next: withAfter(call, next, also) }),
  };
};
