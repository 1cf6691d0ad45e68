import { FRESH_PART } from '../events.js';
import type { Action } from '../../engine/core/index.js';
import { afterPaint } from '../after-paint.js';
import { choicesFor, wishIn, type Wish } from './choices.js';
import { clearPlaces, placeOnBoard } from './in-place.js';
import { keepAbove } from './keep-above.js';
import { whenPressed } from './pressed.js';
import { previewForm } from './preview.js';
import type { TurnSection } from './scene.js';
import { openSheet, rehearse, type Sheet } from './sheet.js';

/** What is being chosen, and where it was begun. */
interface Open {
  readonly turn: TurnSection;
  readonly wish: Wish;
  readonly sheet: Sheet;
  readonly link: HTMLElement | SVGElement;
  /** The page's address before. */
  readonly address: string;
}

let open: Open | null = null;

const isOpen = ({ sheet }: Open): boolean => sheet.form.isConnected;

/** Marks in the lists of places the one that is chosen. */
const mark = ({ section }: TurnSection, href: string | null): void => {
  for (const link of section.querySelectorAll('.places a'))
    if (link.getAttribute('href') === href) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
};

/** Brings the place on the board into sight, above the sheet. */
const bringIntoView = (place: string, { form }: Sheet): void => {
  keepAbove(form);
  const spot = placeOnBoard(place);
  // The map brings into view what is focused; the focus itself stays on the sheet.
  spot?.parentElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  requestAnimationFrame(() => spot?.scrollIntoView({ block: 'nearest' }));
};

/** Takes back what is chosen and not sent: everything is as before. @returns false where nothing was chosen */
export const takeBack = (): boolean => {
  if (!open || !isOpen(open)) return false;
  const { turn, sheet, address } = open;
  const link = linkBack(open);
  open = null;
  sheet.form.remove();
  keepAbove(null);
  clearPlaces();
  mark(turn, null);
  history.replaceState(history.state, '', address);
  link?.focus({ preventScroll: true });
  return true;
};

// Where the map is a new one, as with another layer, what is chosen is drawn on it again.
document.addEventListener(FRESH_PART, () => {
  if (open && isOpen(open)) previewForm(open.turn, open.sheet.form);
});

/** What brings up the list that the link is in, where that is a sheet; else the link itself. */
const openerOf = (link: HTMLElement | SVGElement): HTMLElement | SVGElement => {
  const list = link.closest('[popover]');
  if (!list || link.checkVisibility()) return link;
  return document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(list.id)}"]`) ?? link;
};

/** The link itself, or where the map is a new one the link in its stead. */
const linkBack = ({ turn, link, wish }: Open): HTMLElement | SVGElement | null =>
  link.isConnected
    ? openerOf(link)
    : (placeOnBoard(wish.name)?.closest<SVGElement>('a') ??
      turn.section.querySelector<HTMLElement>('a, button'));

/** What a link of the page asks to choose from. */
const wishOf = (link: Element): Wish | null =>
  wishIn(new URL(link.getAttribute('href') ?? '', location.href).searchParams, link.closest('svg') !== null);

const sameWish = (a: Wish, b: Wish): boolean => a.by === b.by && a.name === b.name;

/** Does out of sight what the first choice of a place will do. */
export const warmUpChoice = (turn: TurnSection): void => {
  const link = document.querySelector('[data-places] a[href*="do="]');
  const wish = link && wishOf(link);
  const actions = wish && choicesFor(turn, wish);
  if (wish && actions) rehearse(turn, wish, actions.slice(0, 8));
};

/** Lays out everything that can be done where a link leads to, each as it would lie. */
const layOut = (
  turn: TurnSection,
  wish: Wish,
  actions: readonly Action[],
  link: HTMLElement | SVGElement,
): void => {
  // The page asks something else by now.
  if (!turn.section.isConnected) return;
  const before = open && isOpen(open) ? open : null;
  before?.sheet.form.remove();
  clearPlaces();
  const sheet = openSheet(turn, wish, actions, takeBack);
  open = { turn, wish, sheet, link, address: before?.address ?? location.href };
  history.replaceState(history.state, '', link.getAttribute('href'));
  afterPaint(() => {
    sheet.settle();
    if (wish.by === 'place') bringIntoView(wish.name, sheet);
    afterPaint(() => previewForm(turn, sheet.form));
  });
};

/**
 * Shows that the link is pressed, then lays out what can be done where it leads to; once more, what is
 * chosen there is turned on.
 * @returns false where that is for the service to show
 */
export const chooseBy = (turn: TurnSection, link: HTMLElement | SVGElement): boolean => {
  const wish = wishOf(link);
  if (!wish) return false;
  const before = open && isOpen(open) ? open : null;
  if (before && wish.anyType && sameWish(before.wish, wish)) {
    before.sheet.turnOn();
    afterPaint(() => previewForm(turn, before.sheet.form));
    return true;
  }
  const actions = choicesFor(turn, wish);
  if (!actions) return false;
  link.closest<HTMLElement>('[popover]')?.hidePopover();
  mark(turn, link.getAttribute('href'));
  whenPressed(link, () => layOut(turn, wish, actions, link));
  return true;
};
