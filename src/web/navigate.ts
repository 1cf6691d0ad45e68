import { isOfSameGame } from './addresses.js';
import { isPlainClick } from './clicks.js';
import { FRESH_MAIN, FRESH_PART, SHOW_TURN } from './events.js';
import { painted } from './after-paint.js';
import { patch } from './patch.js';
import { reach, sayAway, sayThere, type ServiceAnswer } from './reach.js';

/** Pages of one game share their frame: links and forms between them replace only the main part. */
const within = (url: URL): boolean => isOfSameGame(url, location);

const mainOf = (page: ParentNode): HTMLElement | null => page.querySelector('main');

/** Is another page of the game on its way? */
export const isLoading = (): boolean => document.body.hasAttribute('aria-busy');

/** Which page an entry of the browser's history shows. One that leads to a part of a page shows the same. */
interface Entry {
  readonly page: string;
}

let pages = 0;
const newPage = (): string => `${String(performance.timeOrigin)}-${String(++pages)}`;

/** The page that is shown. */
let shown = newPage();

/** Makes an entry of the history for another page, which the back button takes back. */
export const pushPage = (url: string): void => {
  shown = newPage();
  history.pushState({ page: shown } satisfies Entry, '', url);
};

interface Way {
  /** A step that the back button takes back. */
  readonly push: boolean;
  readonly isGet: boolean;
  /** Only this part of the page changes, by its id; the reader stays in place. */
  readonly part?: string;
}

const showPart = (fresh: HTMLElement, part: string): void => {
  const [now, next] = [document.getElementById(part), fresh.querySelector(`#${CSS.escape(part)}`)];
  if (!now || !next) return;
  const focused = document.activeElement?.id ?? '';
  if (now.hasAttribute('open')) next.setAttribute('open', '');
  now.replaceWith(next);
  document.dispatchEvent(new Event(FRESH_PART));
  document.getElementById(focused)?.focus({ preventScroll: true });
};

/** A choice of language or theme in the page's foot comes back to what is shown now. */
const comeBackHere = (): void => {
  for (const input of document.querySelectorAll<HTMLInputElement>('.foot input[name="back"]'))
    input.value = location.pathname + location.search;
};

/**
 * Panels that the next page has too stay, and only what differs on them changes: the board keeps what is seen of it,
 * and a table what it is scrolled to. @returns whether there are any
 */
const keepPanels = (old: HTMLElement, fresh: HTMLElement): boolean => {
  const panels = [...fresh.querySelectorAll('[data-panel]')];
  for (const panel of panels) {
    const now = old.querySelector(`#${CSS.escape(panel.id)}`);
    if (!now) continue;
    patch(now, panel);
    panel.replaceWith(now);
  }
  return panels.length > 0 && old.querySelector('[data-table]') !== null;
};

/** Who is signed in, and how many games wait. */
const showTop = (page: ParentNode): void => {
  const [old, fresh] = [document, page].map(one => one.querySelector('header.top'));
  if (old && fresh) patch(old, fresh);
};

/** What an address opens by naming it, such as a price of the market, opens again where its page has come anew. */
const openNamed = (target: HTMLElement): void => {
  if (target.matches('.behind:not(:target)')) location.replace(`#${target.id}`);
};

/** Shows the answer in place of the main part; anything unusual is left to the browser. */
const show = ({ answer, text }: ServiceAnswer, hash: string, { push, isGet, part }: Way): void => {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const fresh = mainOf(page);
  const old = mainOf(document);
  if (!fresh || !old) return location.assign(answer.url + hash);
  // A refused form answers in place; its address is nothing to come back to.
  if (push && (isGet || answer.redirected)) pushPage(answer.url + hash);
  else if (!isGet) shown = newPage();
  document.title = page.title;
  comeBackHere();
  // Why it was refused stands above the page.
  if (part !== undefined && answer.ok) return showPart(fresh, part);
  showTop(page);
  const isSameTable = keepPanels(old, fresh);
  old.replaceWith(fresh);
  document.dispatchEvent(new Event(FRESH_MAIN));
  const target = hash === '' ? null : document.getElementById(hash.slice(1));
  if (target) {
    openNamed(target);
    target.scrollIntoView(isSameTable ? { block: 'nearest' } : {});
  } else if (push && !isSameTable) scrollTo(0, 0);
  if (!isGet || target?.closest('.asked')) document.dispatchEvent(new Event(SHOW_TURN));
  // Why a form was refused is where to read on, or else what is asked next.
  const next =
    fresh.querySelector<HTMLElement>('[autofocus]') ?? fresh.querySelector<HTMLElement>('[data-next]');
  (next ?? fresh).focus({ preventScroll: true });
};

/** Counts the ways: an answer that comes after the reader has gone on is no longer wanted. */
let ways = 0;

/** @param otherwise what a browser does without this script; taken where the answer cannot be shown */
const load = async (
  url: string,
  init: RequestInit,
  way: Omit<Way, 'isGet'>,
  otherwise: () => void,
): Promise<void> => {
  const { hash } = new URL(url, location.href);
  const own = ++ways;
  document.body.setAttribute('aria-busy', 'true');
  try {
    // However soon the answer is there: what was pressed is seen to be pressed before all of the table changes.
    const [reached] = await Promise.all([reach(url, init), painted()]);
    if (own !== ways) return;
    if (reached) {
      sayThere();
      show(reached, hash, { ...way, isGet: init.method === undefined });
    } else if (way.push || init.method !== undefined) sayAway('unsent');
    else otherwise();
  } catch {
    if (own === ways) otherwise();
  } finally {
    if (own === ways) document.body.removeAttribute('aria-busy');
  }
};

const forward = { push: true };

const onClick = (event: MouseEvent): void => {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const href = (event.target as Element | null)?.closest('main a[href]')?.getAttribute('href');
  if (href === undefined || href === null || href.startsWith('#')) return;
  const url = new URL(href, location.href);
  if (!within(url)) return;
  event.preventDefault();
  void load(url.href, {}, forward, () => location.assign(url));
};

/** Forms that are on their way: a second press, as of a double click, sends nothing. */
const sent = new WeakSet<HTMLFormElement>();

const send = async (form: HTMLFormElement, url: URL, pressed: HTMLElement | null): Promise<void> => {
  if (sent.has(form)) return;
  sent.add(form);
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, pressed))
    if (typeof value === 'string') body.append(name, value);
  // What stands apart changes nothing else on the page, which may be half filled in.
  const { apart } = form.dataset;
  const way = apart === undefined ? forward : { push: false, part: apart };
  // Pressed once more, the form still plays once: it carries a key.
  await load(url.href, { method: 'POST', body }, way, () => location.reload());
  sent.delete(form);
};

const onSubmit = (event: SubmitEvent): void => {
  const form = event.target as HTMLFormElement;
  const url = new URL(form.action);
  if (
    form.method !== 'post' ||
    !form.closest('main') ||
    form.dataset['secretForm'] !== undefined ||
    !within(url)
  )
    return;
  event.preventDefault();
  void send(form, url, event.submitter);
};

/** A choice of what the page shows takes effect at once; without this script its button does it. */
const onChoice = (event: Event): void => {
  const form = (event.target as Element).closest<HTMLFormElement>('form[data-stay]');
  const part = form?.closest('section')?.id;
  if (!form || part === undefined) return;
  const url = new URL(form.action);
  url.hash = '';
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') url.searchParams.set(name, value);
  void load(url.href, {}, { push: true, part }, () => form.submit());
};

/** Goes back, or forth, where a part of the page can by itself; false where it cannot. */
let ownBack = (): boolean => false;

export const goesBackBy = (own: () => boolean): void => {
  ownBack = own;
};

/** The entry that the browser is at; none yet where it has just been led to a part of the page that is shown. */
const noteEntry = (): Entry => {
  const entry = history.state as Entry | null;
  if (entry) return entry;
  history.replaceState({ page: shown } satisfies Entry, '');
  return { page: shown };
};

const onBack = (): void => {
  const { page } = noteEntry();
  if (page === shown) return;
  shown = page;
  if (!ownBack()) void load(location.href, {}, { push: false }, () => location.reload());
};

export const enhanceNavigation = (): void => {
  shown = noteEntry().page;
  document.addEventListener('change', onChoice);
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  addEventListener('popstate', onBack);
};
