import { FRESH_MAIN } from './events.js';
import { latest, visitAfter, type Visits } from './visits.js';

/*
 * Which row of each game this browser has shown last, so that the page can be asked for what is new since
 * the reader's last visit. It stays in the browser: the service keeps no visits.
 */

const KEY = 'visits';

const read = (): Visits => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Visits;
  } catch {
    return {};
  }
};

const write = (visits: Visits): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(latest(visits)));
  } catch {
    // No room or no leave to keep anything: then there was no last visit.
  }
};

/** Offers on a page the comparison with what was seen on the last visit, where something has happened since. */
export const offerComparison = (page: ParentNode): void => {
  const line = page.querySelector<HTMLElement>('[data-visit]');
  const link = line?.querySelector<HTMLAnchorElement>('a[hidden]');
  const game = line?.dataset['game'];
  if (!line || !link || game === undefined) return;
  const seen = Number(line.dataset['visit']);
  const visits = read();
  const visit = visitAfter(visits[game], seen, Date.now());
  write({ ...visits, [game]: visit });
  if (visit.before >= seen) return;
  link.href = `?since=${String(visit.before)}`;
  link.hidden = false;
};

export const enhanceVisits = (): void => {
  document.addEventListener(FRESH_MAIN, () => offerComparison(document));
  offerComparison(document);
};
