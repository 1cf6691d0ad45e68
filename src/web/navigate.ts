/** Pages of one game share their frame: links and forms between them replace only the main part. */
const within = (url: URL): boolean => {
  const game = /^\/g\/[^/]+/;
  const here = game.exec(location.pathname)?.[0];
  return url.origin === location.origin && here !== undefined && game.exec(url.pathname)?.[0] === here;
};

/** Told to the document when the main part is a new one. */
export const FRESH_MAIN = 'fresh-main';

const mainOf = (page: ParentNode): HTMLElement | null => page.querySelector('main');

/** Shows the answer in place of the main part; anything unusual is left to the browser. */
const show = async (answer: Response, hash: string, push: boolean, isGet: boolean): Promise<void> => {
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = mainOf(next);
  const old = mainOf(document);
  if (!fresh || !old) return location.assign(answer.url + hash);
  // A refused form answers in place; its address is nothing to come back to.
  if (push && (isGet || answer.redirected)) history.pushState(null, '', answer.url + hash);
  document.title = next.title;
  old.replaceWith(fresh);
  document.dispatchEvent(new Event(FRESH_MAIN));
  const target = hash === '' ? null : document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView();
  else if (push) scrollTo(0, 0);
  fresh.focus({ preventScroll: true });
};

/** @param otherwise what a browser does without this script; taken when the answer does not come */
const load = async (url: string, init: RequestInit, push: boolean, otherwise: () => void): Promise<void> => {
  const { hash } = new URL(url, location.href);
  document.body.setAttribute('aria-busy', 'true');
  try {
    await show(await fetch(url, init), hash, push, init.method === undefined);
  } catch {
    otherwise();
  } finally {
    document.body.removeAttribute('aria-busy');
  }
};

const onClick = (event: MouseEvent): void => {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const href = (event.target as Element | null)?.closest('main a[href]')?.getAttribute('href');
  if (href === undefined || href === null || href.startsWith('#')) return;
  const url = new URL(href, location.href);
  if (!within(url)) return;
  event.preventDefault();
  void load(url.href, {}, true, () => location.assign(url));
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
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter))
    if (typeof value === 'string') body.append(name, value);
  // Sent twice, the form still plays once: it carries a key.
  void load(url.href, { method: 'POST', body }, true, () => form.submit());
};

export const enhanceNavigation = (): void => {
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  addEventListener('popstate', () => void load(location.href, {}, false, () => location.reload()));
};
