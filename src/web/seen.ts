import type { View } from './view.js';

/*
 * What was seen last of a game's board: kept on this device, so that the next page of the game shows the same, and so
 * does the same page loaded again. Nothing is kept for readers who see all of it.
 */

/** Games that are remembered; the one seen longest ago is forgotten first. */
const MOST = 40;
const KEY = 'board';

interface Kept {
  /** The drawing by its size: a game's board may change it. */
  readonly of: string;
  readonly view: View;
}

const gameHere = (): string => location.pathname.split('/').slice(0, 3).join('/');

type All = Readonly<Record<string, Kept>>;

let known: All | null = null;

const all = (): All => {
  try {
    known ??= JSON.parse(localStorage.getItem(KEY) ?? '{}') as All | null;
  } catch {
    // Nothing can be kept: it goes on as long as this page does.
  }
  return (known ??= {});
};

const write = (): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // As above.
  }
};

const isView = (view: View | undefined): view is View =>
  view !== undefined && [view.unit, view.middle?.x, view.middle?.y].every(Number.isFinite) && view.unit > 0;

/** What was seen last of this drawing of the game whose page this is; null for all of it. */
export const seenBefore = (of: string): View | null => {
  const kept = all()[gameHere()];
  return kept?.of === of && isView(kept.view) ? kept.view : null;
};

/** While a finger moves the board there is no time to write each step down; in milliseconds. */
const SETTLED = 300;
let timer: number | undefined;

/** @param view null for all of it */
export const keepSeen = (of: string, view: View | null): void => {
  const { [gameHere()]: _, ...others } = all();
  const newest = Object.entries(others).slice(1 - MOST);
  known = Object.fromEntries(view ? [...newest, [gameHere(), { of, view }]] : newest);
  clearTimeout(timer);
  timer = window.setTimeout(write, SETTLED);
};

addEventListener('pagehide', () => {
  if (known) write();
});
