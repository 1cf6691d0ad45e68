import { FRESH_MAIN } from '../events.js';

/** What places on the board showed before a preview was drawn there. */
let before: readonly { readonly place: Element; readonly drawn: readonly Node[] }[] = [];

/** Takes what was drawn on the board for a preview off it again. */
export const clearPlaces = (): void => {
  for (const { place, drawn } of before) place.replaceChildren(...drawn);
  before = [];
};

/** The place in the page's big drawing. */
export const placeOnBoard = (place: string): Element | null =>
  document.querySelector(`[data-places] [data-place="${CSS.escape(place)}"]`);

/** Draws on the board the places that the drawing shows, as it shows them. */
export const drawInPlace = (redrawn: Element): void => {
  clearPlaces();
  before = [...redrawn.querySelectorAll<SVGElement>('[data-place]')].flatMap(shown => {
    const place = placeOnBoard(shown.dataset['place'] ?? '');
    if (!place) return [];
    const drawn = [...place.childNodes];
    place.replaceChildren(...shown.childNodes);
    return [{ place, drawn }];
  });
};

// A new page shows the board as it is.
document.addEventListener(FRESH_MAIN, () => {
  before = [];
});
