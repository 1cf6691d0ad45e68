import { placeOnBoard } from './turn/in-place.js';

/*
 * Lights on the board the places that a text or a link names, while a pointer or the focus is on it.
 */

/** Coordinates, as they stand in sentences. */
const NAMED = /\b[A-Za-z]{1,2}\d{1,3}\b/g;

/** What is read as one: the smallest of these that the pointer is on. */
const READ = 'a, button, label, li, p, td, th, dd, summary, option';

/** A text longer than this names too much. */
const LONGEST = 600;

const drawn = 'http://www.w3.org/2000/svg';

let lit: readonly Element[] = [];
let shown = '';

const textOf = (element: Element): string =>
  element instanceof HTMLSelectElement
    ? (element.selectedOptions[0]?.text ?? '')
    : (element.closest(READ)?.textContent ?? '');

const namesIn = (element: Element): readonly string[] => {
  if (element.closest('[data-places]')) return [];
  const href = element.closest('a[href*="place="]')?.getAttribute('href');
  const linked = href ? new URL(href, location.href).searchParams.get('place') : null;
  if (linked !== null) return [linked];
  const text = textOf(element);
  return text.length > LONGEST ? [] : [...new Set(text.match(NAMED) ?? [])];
};

/** A line around the place, above all that lies on the board. */
const ringOf = (place: SVGGElement): Element => {
  const hex = place.querySelector('path.hex')?.getAttribute('d');
  const ring = document.createElementNS(drawn, hex ? 'path' : 'rect');
  ring.setAttribute('class', 'lit');
  const transform = place.getAttribute('transform');
  if (transform !== null) ring.setAttribute('transform', transform);
  if (hex) ring.setAttribute('d', hex);
  else {
    const { x, y, width, height } = place.getBBox();
    for (const [name, value] of Object.entries({
      x: x - 3,
      y: y - 3,
      width: width + 6,
      height: height + 6,
      rx: 6,
    }))
      ring.setAttribute(name, String(value));
  }
  return ring;
};

const light = (names: readonly string[]): void => {
  if (names.join() === shown) return;
  shown = names.join();
  for (const ring of lit) ring.remove();
  lit = names.flatMap(name => {
    const place = placeOnBoard(name);
    if (!(place instanceof SVGGElement)) return [];
    const ring = ringOf(place);
    place.ownerSVGElement?.append(ring);
    return [ring];
  });
};

const onEvent = ({ target }: Event): void => {
  if (target instanceof Element && target.closest('main')) light(namesIn(target));
  else light([]);
};

/** Begins to light places. */
export const lightPlaces = (): void => {
  for (const kind of ['pointerover', 'focusin', 'change'])
    document.addEventListener(kind, onEvent, { passive: true });
};
