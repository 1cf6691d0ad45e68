import { isFilling } from './filling.js';
import { askNow, enhancePresence, hearBy, isLeftAlone } from './here.js';
import { FRESH_MAIN, FRESH_PART } from './events.js';
import { isLoading } from './navigate.js';
import { newsIn, newsInWords, type PartMarks } from './news.js';
import { patch } from './patch.js';
import { pauseAfter } from './pauses.js';
import { reach, sayAway, sayThere } from './reach.js';
import { offerComparison } from './visit.js';

/*
 * Shows at once what others do in a game that is in sight. The service tells by a stream of events that something has
 * changed; the page then asks for itself once more, and what differs is changed in place. Where the reader is in the middle of
 * something, nothing changes, and a line above the page says that the game has moved on. Another one says that the service cannot be
 * reached; once it is there again the page goes on by itself.
 */

/** How often the stream is looked after; whoever finds that much more time gone was asleep. In milliseconds. */
const TICK = 30_000;

/** Pauses before a stream that was refused is asked for again, and the page as it is now. In milliseconds. */
const STREAM = { least: 5_000, most: 300_000 };
const PAGE = { least: 1_000, most: 300_000 };

let source: EventSource | null = null;
let latest: PartMarks | null = null;
/** Something came while another page was on its way. */
let missed = false;
let asking = false;
let again = false;
/** How often the stream has broken since it last began. */
let broken = 0;
let waiting: number | undefined;
/** How often the page as it is now was not to be had since it last was. */
let failed = 0;
let askingLater: number | undefined;
let ticked = performance.now();

const sign = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-live]');

const read = (marks: string): PartMarks => JSON.parse(marks) as PartMarks;

const marksOf = ({ dataset: { marks } }: HTMLElement): PartMarks => read(marks!);

/** Where the rows stand that are renewed while the rest waits for the reader. */
const rowsOf = ({ dataset: { marks, rows } }: HTMLElement): PartMarks => read(rows ?? marks!);

const newsFor = (element: HTMLElement): readonly string[] =>
  newsIn({ shown: marksOf(element), rows: rowsOf(element), heard: latest });

const onEvent = ({ data }: MessageEvent<string>): void => {
  latest = JSON.parse(data) as PartMarks;
  if (isLoading()) missed = true;
  else void show();
};

const close = (): void => {
  source?.close();
  source = null;
};

const onBegin = (): void => {
  broken = 0;
  sayThere();
  hearBy('stream');
};

const connectLater = (): void => {
  clearTimeout(waiting);
  waiting = window.setTimeout(connect, pauseAfter(broken, STREAM));
};

/** A browser takes up a broken stream by itself, but not one that was refused. Whether anybody is there it does not say. */
const onBroken = async ({ url, readyState }: EventSource): Promise<void> => {
  broken += 1;
  hearBy('asking');
  const isRefused = readyState === EventSource.CLOSED;
  if (isRefused) connectLater();
  // What breaks once is there again in a moment, as a rule.
  if (!isRefused && broken === 1) return;
  if (!(await reach(url, { method: 'HEAD' })) && broken > 0) sayAway('unheard');
};

/** A page in the background has no stream: a browser has few connections for all its windows. */
const connect = (): void => {
  clearTimeout(waiting);
  waiting = undefined;
  const element = sign();
  if (!element || document.visibilityState !== 'visible') return close();
  const url = new URL(element.dataset['live']! + (isLeftAlone() ? '' : '?looking'), location.href).href;
  if (source && source.readyState !== EventSource.CLOSED && source.url === url) return;
  close();
  const stream = new EventSource(url);
  source = stream;
  stream.addEventListener('game', onEvent);
  stream.onopen = onBegin;
  stream.onerror = () => void onBroken(stream);
};

const reconnect = (): void => {
  close();
  connect();
};

const onTick = (): void => {
  const now = performance.now();
  const slept = now - ticked > 2 * TICK;
  ticked = now;
  if (slept) reconnect();
  else if (waiting === undefined) connect();
};

/** The same page as it is now, without what the last form did. */
const address = (): string => {
  const url = new URL(location.href);
  for (const told of ['from', 'done', 'vote']) url.searchParams.delete(told);
  return url.pathname + url.search;
};

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Changes the page and leaves the reader in place: what has the focus keeps it, and its place in the window. */
const inPlace = (change: () => void): void => {
  const focused = document.activeElement;
  const holder = focused?.closest('[id]')?.id;
  const top = focused?.getBoundingClientRect().top ?? 0;
  change();
  if (!focused || focused === document.body) return;
  if (focused.isConnected)
    return scrollBy({ top: focused.getBoundingClientRect().top - top, behavior: 'instant' });
  const next = holder === undefined ? null : document.getElementById(holder);
  const target = next?.matches(FOCUSABLE) ? next : next?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
};

const patchAll = (selector: string, fresh: ParentNode): void => {
  for (const part of document.querySelectorAll(selector)) {
    const next =
      part.id === '' ? fresh.querySelector(selector) : fresh.querySelector(`#${CSS.escape(part.id)}`);
    if (next) patch(part, next);
  }
};

/** Rows that stand for themselves, as seats do: each is renewed where nothing is being filled in. */
const patchRows = (main: Element, fresh: Element): void => {
  for (const row of main.querySelectorAll('[data-live-row]')) {
    const next = fresh.querySelector(`#${CSS.escape(row.id)}`);
    if (next && !isFilling(row)) patch(row, next);
  }
};

const tableIn = (main: Element): boolean => main.querySelector('[data-table]') !== null;

/** Then all that can be filled in is about seats for which nobody waits any more. */
const hasBegun = (main: Element, fresh: Element): boolean => !tableIn(main) && tableIn(fresh);

/** What the reader unfolded stays so, also where a part is a new one. */
const keepUnfolded = (main: Element, fresh: Element): void => {
  for (const { id } of main.querySelectorAll('details[open][id]'))
    fresh.querySelector(`#${CSS.escape(id)}`)?.setAttribute('open', '');
};

/** Makes the page like the fresh one. @returns false where the reader is in the middle of something */
const renew = (page: Document, main: HTMLElement, fresh: HTMLElement): boolean => {
  patchAll('header.top', page);
  if (main.querySelector('[data-live-part]')) {
    patchAll('[data-live-part]', page);
    patchAll('[data-live]', page);
  } else if (isFilling(main) && !hasBegun(main, fresh)) {
    patchAll('header.bar nav', page);
    patchRows(main, fresh);
    return false;
  } else if (tableIn(main) !== tableIn(fresh)) {
    main.replaceWith(fresh);
    document.dispatchEvent(new Event(FRESH_MAIN));
    return true;
  } else {
    offerComparison(fresh);
    keepUnfolded(main, fresh);
    patch(main, fresh);
  }
  document.title = page.title;
  document.dispatchEvent(new Event(FRESH_PART));
  return true;
};

/** For those who do not see it: the newest move in a line, or that there is something new beside the board. */
const say = (news: readonly string[], fresh: HTMLElement): void => {
  const line = sign();
  const words = newsInWords(news, fresh.dataset);
  if (line && words !== undefined) line.textContent = words;
};

/**
 * @returns null where there is no such page any more
 * @throws Error where the service cannot answer now
 */
const fetchPage = async (shown: string | number | null | undefined): Promise<Document | null> => {
  const reached = await reach(address(), { headers: { 'X-Shown': String(shown ?? '') } });
  if (!reached || reached.answer.status === 429 || reached.answer.status >= 500) throw new Error('not now');
  const { answer, text } = reached;
  return answer.ok && !answer.redirected ? new DOMParser().parseFromString(text, 'text/html') : null;
};

/** Asks for the page as it is now, and shows it. */
const ask = async (element: HTMLElement, news: readonly string[]): Promise<void> => {
  const main = element.closest('main');
  const page = await fetchPage(marksOf(element)['number']);
  const [fresh, line] = [page?.querySelector('main'), page?.querySelector<HTMLElement>('[data-live]')];
  // Meanwhile the reader may have gone elsewhere in the game.
  if (!page || !fresh || !line || !main?.isConnected || isLoading()) return;
  let renewed = false;
  inPlace(() => {
    renewed = renew(page, main, fresh);
  });
  if (renewed) return say(news, line);
  element.dataset['rows'] = line.dataset['marks'];
  if (news.includes('number')) await askNow();
};

const show = async (): Promise<void> => {
  if (asking) {
    again = true;
    return;
  }
  const element = sign();
  const news = element ? newsFor(element) : [];
  if (!element || news.length === 0) return;
  clearTimeout(askingLater);
  asking = true;
  again = false;
  try {
    await ask(element, news);
    failed = 0;
  } catch {
    failed += 1;
    askingLater = window.setTimeout(() => void show(), pauseAfter(failed, PAGE));
    // What has come meanwhile is asked for then too.
    again = false;
  } finally {
    asking = false;
  }
  if (again) await show();
};

export const enhanceLive = (): void => {
  enhancePresence();
  if (!('EventSource' in window)) return;
  document.addEventListener(FRESH_MAIN, () => {
    connect();
    if (missed) void show();
    missed = false;
  });
  document.addEventListener('visibilitychange', connect);
  addEventListener('pagehide', close);
  addEventListener('pageshow', connect);
  addEventListener('online', reconnect);
  addEventListener('offline', () => {
    if (sign()) sayAway('unheard');
  });
  setInterval(onTick, TICK);
  connect();
};
