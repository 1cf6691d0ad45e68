import { FRESH_MAIN } from './navigate.js';

/*
 * Which row of each game this browser has shown last, so that the page can be asked for what is new since
 * the reader's last visit. It stays in the browser: the service keeps no visits.
 */

const KEY = 'visits';

/** Whoever comes back after so many minutes pays another visit. */
const AWAY = 30 * 60_000;

/** Games remembered; the longest unseen are forgotten. */
const MOST = 100;

interface Visit {
  /** The newest row shown. */
  readonly seen: number;
  /** The newest row shown on the visit before. */
  readonly before: number;
  /** When the page was last shown, in milliseconds. */
  readonly at: number;
}

type Visits = { readonly [game: string]: Visit };

const read = (): Visits => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Visits;
  } catch {
    return {};
  }
};

const write = (visits: Visits): void => {
  const newest = Object.entries(visits).sort(([, a], [, b]) => b.at - a.at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
  } catch {
    // No room or no leave to keep anything: then there was no last visit.
  }
};

/** Offers on a page the comparison with what was seen on the last visit, where something has happened since. */
export const offer = (page: ParentNode): void => {
  const line = page.querySelector<HTMLElement>('[data-visit]');
  const link = line?.querySelector<HTMLAnchorElement>('a[hidden]');
  const game = line?.dataset['game'];
  if (!line || !link || game === undefined) return;
  const seen = Number(line.dataset['visit']);
  const visits = read();
  const last = visits[game];
  const now = Date.now();
  const before = last ? (now - last.at > AWAY ? last.seen : last.before) : seen;
  write({ ...visits, [game]: { seen, before, at: now } });
  if (before >= seen) return;
  link.href = `?since=${String(before)}`;
  link.hidden = false;
};

export const enhanceVisits = (): void => {
  document.addEventListener(FRESH_MAIN, () => offer(document));
  offer(document);
};
