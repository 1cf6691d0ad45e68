/** What an address or the page's location tells. */
interface Place {
  readonly origin: string;
  readonly pathname: string;
}

const game = /^\/g\/[^/]+/;

/** Where the panel that is chosen on a page is remembered: on all pages of a game, elsewhere on the page alone. */
export const placeOfPanel = (pathname: string): string => game.exec(pathname)?.[0] ?? pathname;

/** Are both pages of one game? */
export const isOfSameGame = (url: Place, here: Place): boolean => {
  const own = game.exec(here.pathname)?.[0];
  return url.origin === here.origin && own !== undefined && game.exec(url.pathname)?.[0] === own;
};

/** The path of a page with its query, without what is chosen on it. */
export const withoutChoice = (href: string): string => {
  const { pathname, searchParams } = new URL(href);
  for (const chosen of ['do', 'place', 'of']) searchParams.delete(chosen);
  return searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname;
};

/**
 * Where the reasons are told why no more can be done with a thing, for the seat that the page is for; null where the page
 * is not that of a game.
 */
export const whyAddress = (pathname: string, search: string, thing: string): string | null => {
  if (!/^\/g\/[^/]+$/.test(pathname)) return null;
  const query = new URLSearchParams(search);
  const asked = new URLSearchParams({ of: thing, ...(query.has('seat') && { seat: query.get('seat')! }) });
  return `${pathname}/why?${asked.toString()}`;
};

/** The address of a step on the page of a game's steps; what else the page shows stays as it is. */
export const stepAddress = (page: string, step: string, search: string): string => {
  const url = new URL(`?step=${step}`, page);
  const now = new URLSearchParams(search);
  for (const name of ['show', 'who', 'since']) {
    const value = now.get(name);
    if (value) url.searchParams.set(name, value);
  }
  return url.href;
};

/** The step that an address leads to on that page; undefined where it leads to something else. */
export const stepIn = (href: string, page: string): string | undefined => {
  const url = new URL(href);
  return url.pathname === new URL(page).pathname && !url.searchParams.has('page')
    ? (url.searchParams.get('step') ?? undefined)
    : undefined;
};
