import type { Page } from 'playwright-core';

/** What somebody who is asked has in view when their game's page has opened, without having scrolled. */
export interface Sight {
  /** The heading of what is asked. */
  readonly heading: boolean;
  /** The button that stands out; where none does, what a move begins with. */
  readonly main: boolean;
  /** Anything that a move begins with, be it what its form asks first. */
  readonly begins: boolean;
  /** What the main button says. */
  readonly says: string;
  /** How many hexes the map has, and how many of them lie wholly within its panel; none where no map is shown. */
  readonly hexes: { readonly all: number; readonly seen: number } | null;
}

/**
 * The button that stands out: whatever view it lies in, it sends a move, and no other of the page's has as loud a look. Where none does, as
 * where the first thing is chosen on the board or in the view, it is anything that a move begins with.
 */
const inThePage = `(() => {
  const isShown = one => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const all = selector => [...document.querySelectorAll(selector)].filter(isShown);
  const first = selector => all(selector)[0];
  /* Nothing lies over its middle, and its edges are within the window: of something large, as a place on a map, what is seen of it will do. */
  const isInView = one => {
    if (!one || !isShown(one)) return false;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return false;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there !== null && (one.contains(there) || there.contains(one) && !there.matches('html, body, main'));
  };
  const loud = first('form[action$="/move"] button:not(.second, .quiet, [type=button])');
  const opens = 'details:has(form[action$="/move"]) > summary';
  const begins = all('[data-places] a[href*="do="], .panel :is(a[href*="do="], a[href^="#par-"], form[action$="/move"] button, ' + opens + '), #turn :is(.places a, .tile, form[action$="/move"]:not(#typed) button, ' + opens + ')');
  const main = loud ?? begins.find(isInView) ?? begins[0];
  const svg = first('#map .drawing svg');
  const frames = svg ? [svg, svg.closest('.drawing')].map(one => one.getBoundingClientRect()) : [];
  /* On a phone the board goes up where the turn needs its room. */
  const [top, bottom] = [Math.max(...frames.map(one => one.top)), Math.min(...frames.map(one => one.bottom))];
  const [left, right] = [Math.max(0, ...frames.map(one => one.left)), Math.min(innerWidth, ...frames.map(one => one.right))];
  const hexes = svg ? [...svg.querySelectorAll('[data-place]')] : [];
  /* Of its letters something may stand out; its ground is drawn first. */
  const isWhole = hex => {
    const ground = (hex.querySelector('path, polygon, rect, use, circle') ?? hex).getBoundingClientRect();
    return ground.left > left - 2 && ground.right < right + 2 && ground.top > top - 2 && ground.bottom < bottom + 2;
  };
  return {
    heading: isInView(document.querySelector('#turn-heading')),
    main: isInView(main),
    begins: [...begins, ...(loud ? loud.form.querySelectorAll('label, input, select') : [])].some(isInView),
    says: main ? main.textContent.trim().replace(/\\s+/g, ' ') || main.getAttribute('aria-label') || 'a place' : '',
    hexes: hexes.length === 0 ? null : { all: hexes.length, seen: hexes.filter(isWhole).length },
  };
})()`;

/** What is in view on the page as it is. */
export const sightOf = (page: Page): Promise<Sight> => page.evaluate<Sight>(inThePage);
