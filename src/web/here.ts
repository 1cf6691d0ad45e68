import { longer } from './moved-on.js';
import { FRESH_MAIN, FRESH_PART } from './events.js';
import { noteWaiting } from './turns.js';

/*
 * Tells the service that a player has the game in front of them, and the player that the game has moved on, wherever no
 * stream of events does. Only what is seen asks: a page in the background says nothing.
 */

/** Between two questions, in milliseconds. */
const PAUSE = 30_000;

/** A page that nobody has touched for so long may stand on an empty desk: it asks no more until somebody does. */
const ATTENTION = 900_000;

let pause = PAUSE;
let last = -Infinity;
let touched = 0;
let timer: number | undefined;

type Way = 'stream' | 'asking';

/** How the page hears what is new; whether a stream has ever done it. */
let way: Way = 'EventSource' in window ? 'stream' : 'asking';
let streamed = false;

/** From now on the page hears what is new by a stream, or has to ask. */
export const hearBy = (next: Way): void => {
  // A stream that has broken is there again, as a rule, before the first question is due.
  if (way === 'stream' && streamed) last = performance.now();
  way = next;
  streamed ||= next === 'stream';
  askLater();
};

interface Answer {
  /** Is there a newer row than the one that is shown? */
  readonly newer: boolean;
  readonly asked: boolean;
  /** How many games wait for the reader? */
  readonly waiting: number;
}

/** Above the page, so that nothing on it moves; said once, however often it is asked. */
const tell = (line: HTMLElement, { newer, asked }: Answer): void => {
  const { moved, turn, path, show } = line.dataset as Record<'moved' | 'turn' | 'path' | 'show', string>;
  const said = asked ? turn : moved;
  if (!newer || line.firstChild?.textContent === said) return;
  const text = document.createElement('span');
  text.textContent = said;
  const link = document.createElement('a');
  link.href = path;
  link.textContent = show;
  line.replaceChildren(text, ' ', link);
  keepBelow(line.offsetHeight);
};

/** What is scrolled to or focused is not covered. @param height in pixels; 0 for nothing above it */
const keepBelow = (height: number): void => {
  document.documentElement.style.scrollPaddingBlockStart = height === 0 ? '' : `${String(height)}px`;
};

/** Asks whether the game has moved on, and says so. */
export const askNow = async (): Promise<void> => {
  clearTimeout(timer);
  const line = document.querySelector<HTMLElement>('[data-here]');
  if (!line || document.visibilityState !== 'visible' || isLeftAlone()) return;
  last = performance.now();
  try {
    const body = new URLSearchParams({ number: line.dataset['number']! });
    const answer = await fetch(line.dataset['here']!, { method: 'POST', body });
    if (!answer.ok) throw new Error(answer.statusText);
    const told = (await answer.json()) as Answer;
    pause = PAUSE;
    noteWaiting(told.waiting);
    if (line.isConnected) tell(line, told);
  } catch {
    // Offline, signed out or too often: the page still shows what it shows.
    pause = longer(pause);
  }
  askLater();
};

const ask = (): void => {
  if (way === 'asking') void askNow();
};

const askLater = (): void => {
  clearTimeout(timer);
  if (way === 'stream') return;
  timer = window.setTimeout(ask, Math.max(0, last + pause - performance.now()));
};

/** Has nobody touched the page for long? */
export const isLeftAlone = (): boolean => performance.now() - touched > ATTENTION;

const touch = (): void => {
  const back = isLeftAlone();
  touched = performance.now();
  if (back) ask();
};

export const enhancePresence = (): void => {
  for (const sign of ['pointerdown', 'keydown', 'scroll', 'focus'])
    addEventListener(sign, touch, { passive: true, capture: true });
  touched = performance.now();
  document.addEventListener('visibilitychange', () => {
    touched = performance.now();
    ask();
  });
  document.addEventListener(FRESH_MAIN, () => {
    keepBelow(0);
    askLater();
  });
  document.addEventListener(FRESH_PART, () => {
    if (document.querySelector('[data-here]')?.childElementCount === 0) keepBelow(0);
  });
  askLater();
};
