import { titled } from './moved-on.js';
import { FRESH_MAIN, FRESH_PART } from './events.js';
import { pauseAfter } from './pauses.js';
import { hasSound } from './sound.js';

/*
 * The tab says how many games wait for its reader, also in the background: in its title, with its icon, and on the icon of
 * an installed app. One page of the browser listens for all of them and tells the others; when it goes, the next one listens.
 */

/** Pauses before a stream that was refused is asked for again, in milliseconds. */
const STREAM = { least: 5_000, most: 300_000 };

/** What the stream has told last; null for nothing, then the page is right. */
let heard: number | null = null;
let source: EventSource | null = null;
let broken = 0;
let later: number | undefined;
let isListening = false;

const top = (): HTMLElement | null => document.querySelector<HTMLElement>('header.top[data-waiting]');

const number = (): number => heard ?? Number(top()?.dataset['waiting']);

const show = (): void => {
  const head = top();
  if (!head) return;
  const waiting = number();
  document.title = titled(document.title, waiting);
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const file = `/assets/icon${waiting > 0 ? '-turn' : ''}.svg`;
  if (icon && icon.getAttribute('href') !== file) icon.href = file;
  const count = head.querySelector<HTMLElement>('[data-count]');
  if (count) {
    count.textContent = String(waiting);
    count.hidden = waiting === 0;
  }
  if ('setAppBadge' in navigator) navigator.setAppBadge(waiting).catch(() => undefined);
};

const hear = (waiting: number): void => {
  heard = waiting;
  show();
};

/** What a page without a stream has asked for is as good as what stands in it. */
export const noteWaiting = (waiting: number): void => {
  top()?.setAttribute('data-waiting', String(waiting));
  show();
};

const chime = async (): Promise<void> => (await import('./chime.js')).chime();

/** The page that listens also sounds, so that it sounds once. */
const onTurns = ({ data }: MessageEvent<string>, others: BroadcastChannel): void => {
  const [before, now] = [number(), Number(data)];
  hear(now);
  others.postMessage(now);
  if (now > before && hasSound()) void chime().catch(() => undefined);
};

const close = (): void => {
  clearTimeout(later);
  source?.close();
  source = null;
};

const connect = (others: BroadcastChannel): void => {
  close();
  const stream = new EventSource('/events');
  source = stream;
  stream.onopen = () => (broken = 0);
  stream.addEventListener('turns', event => onTurns(event as MessageEvent<string>, others));
  stream.onerror = () => {
    // A browser takes up a broken stream by itself, but not one that was refused.
    if (stream.readyState !== EventSource.CLOSED) return;
    broken += 1;
    later = window.setTimeout(() => connect(others), pauseAfter(broken, STREAM));
  };
};

/** Waits until no other page listens, and listens until this one goes. */
const take = (name: string, others: BroadcastChannel): void => {
  const going = new AbortController();
  const gone = new Promise<void>(resolve => {
    addEventListener(
      'pagehide',
      () => {
        going.abort();
        close();
        resolve();
      },
      { once: true },
    );
  });
  navigator.locks
    .request(name, { signal: going.signal }, () => {
      connect(others);
      return gone;
    })
    // It goes before its turn has come.
    .catch(() => undefined);
};

/** After a sleep a stream may be broken without a word. */
const again = (others: BroadcastChannel): void => {
  if (source && document.visibilityState === 'visible') connect(others);
};

/** Begins to tell; without a secure connection the page says what it knew when it was made. */
export const enhanceTurns = (whose: string): void => {
  if (isListening) return;
  isListening = true;
  for (const fresh of [FRESH_MAIN, FRESH_PART]) document.addEventListener(fresh, show);
  show();
  if (!('locks' in navigator) || !('EventSource' in window)) return;
  const name = `turns ${whose}`;
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }: MessageEvent<number>) => hear(data);
  addEventListener('online', () => again(others));
  document.addEventListener('visibilitychange', () => again(others));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take(name, others);
  });
  take(name, others);
};
