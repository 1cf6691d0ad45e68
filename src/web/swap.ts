import { FRESH_MAIN, FRESH_PART } from './events.js';
import { patch } from './patch.js';
import { idOfMarkup } from './pieces.js';

/*
 * Shows another position by changing the pieces of the page that differ, be they made here or sent by the service.
 */

/** What each piece was made of, so that one which says the same need not be looked at. */
let made = new WeakMap<Element, string>();

/** Something else has changed the pieces: each is looked at again. */
export const lookAgain = (): void => {
  made = new WeakMap();
};
document.addEventListener(FRESH_MAIN, lookAgain);

const elementOf = (markup: string): Element => {
  const holder = document.createElement('template');
  holder.innerHTML = markup;
  return holder.content.firstElementChild!;
};

/** @returns the element that shows the piece now */
const showPiece = (markup: string): Element => {
  const old = document.getElementById(idOfMarkup(markup));
  if (old && made.get(old) === markup) return old;
  const fresh = elementOf(markup);
  if (old) patch(old, fresh);
  const shown = old ?? fresh;
  made.set(shown, markup);
  return shown;
};

/** Makes the pieces of the table these, in this order; others go. */
export const swapPieces = (pieces: readonly string[]): void => {
  const shown = new Set(pieces.map(showPiece));
  const table = document.querySelector('[data-table]');
  for (const piece of document.querySelectorAll('[data-swap]')) if (!shown.has(piece)) piece.remove();
  for (const piece of shown) if (!piece.isConnected) table?.append(piece);
  document.dispatchEvent(new Event(FRESH_PART));
};
