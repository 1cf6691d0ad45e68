import { isPlainClick } from './clicks.js';
import { FRESH_MAIN } from './events.js';

/*
 * What there is to know of a thing that somebody points at, or why no more can be done with it: told on a sheet over the
 * page, which stays as it is.
 */

type Link = HTMLElement | SVGElement;

/** What is shown, and where it was asked. */
interface Open {
  readonly sheet: HTMLElement;
  readonly link: Link;
}

let open: Open | null = null;
let asked: Link | null = null;

/** @param back whether the reader goes on where they asked */
const close = (back: boolean): void => {
  asked = null;
  if (!open) return;
  const { sheet, link } = open;
  open = null;
  sheet.remove();
  if (back && link.isConnected) link.focus({ preventScroll: true });
};

const show = (link: Link, told: HTMLElement): void => {
  // From one sheet to the next the reader still comes from where they first asked.
  const from = open?.sheet.contains(link) ? open.link : link;
  close(false);
  told.classList.add('sheet');
  for (const button of told.querySelectorAll<HTMLElement>('[data-close]')) {
    button.hidden = false;
    button.addEventListener('click', () => close(true));
  }
  document.querySelector('main')?.append(told);
  open = { sheet: told, link: from };
  told.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
};

const ask = async (link: Link, href: string): Promise<void> => {
  asked = link;
  try {
    const answer = await fetch(href);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const told = page.querySelector<HTMLElement>('[data-told]');
    if (!told) throw new Error(answer.statusText);
    // Meanwhile something else may have been asked, or closed.
    if (asked === link) show(link, told);
  } catch {
    if (asked === link) location.assign(href);
  }
};

const onClick = (event: MouseEvent): void => {
  const target = event.target as Element;
  const link = target.closest<Link>('a.asks');
  const href = link?.getAttribute('href');
  if (link && href && isPlainClick(event) && !event.defaultPrevented) {
    event.preventDefault();
    void ask(link, href);
  } else if (open && target.closest('a, button') && !open.sheet.contains(target)) close(false);
  else if (open?.sheet.contains(target) && target.closest('a')) close(false);
};

const onKey = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || !open) return;
  event.preventDefault();
  close(true);
};

export const enhanceWhy = (): void => {
  // Before the script that follows links.
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener(FRESH_MAIN, () => close(false));
};
