import { pinAxes } from './axes.js';
import { apart, type Point } from '../board/point.js';
import { doingOf, pinch, wheelFactor } from './gestures.js';
import { keepSeen, seenBefore } from './seen.js';
import {
  isSame,
  isSeen,
  isWhole,
  moved,
  nextView,
  seenBox,
  wholeView,
  withinLimits,
  zoomed,
  type Box,
  type View,
} from './view.js';

/*
 * Moves and enlarges the drawings that the page offers for it (`data-zoom`), by changing their view box.
 * The drawing keeps its place on the page: an empty box of the drawing's shape holds it open.
 */

/** Units of the drawing in a pixel, below which small print is read. */
const NEAR = 0.75;
/** A pointer that moves farther than this, in pixels, drags; less is a tap. */
const TAP = 6;

interface Figure {
  readonly element: HTMLElement;
  readonly svg: SVGSVGElement;
  readonly whole: Box;
  view: View;
  /** All of it is seen, and shall be seen whatever becomes of the frame. */
  all: boolean;
  drawn: boolean;
}

/** Those on the page. */
const figures = new Set<Figure>();

const frameOf = ({ svg }: Figure): { width: number; height: number } => ({
  width: Math.max(svg.clientWidth, 1),
  height: Math.max(svg.clientHeight, 1),
});

const paper = matchMedia('print');

/** On paper the whole drawing, whatever is seen of it on the screen. */
const boxOf = (figure: Figure): Box => (paper.matches ? figure.whole : seenBox(figure.view, frameOf(figure)));

const draw = (figure: Figure): void => {
  const box = boxOf(figure);
  const { x, y, width, height } = box;
  figure.svg.setAttribute('viewBox', [x, y, width, height].map(n => n.toFixed(1)).join(' '));
  pinAxes(figure.svg, box, figure.whole, figure.view.unit);
  // While the drawing is seen in its full height a finger moving up or down scrolls the page.
  figure.element.style.touchAction = height < figure.whole.height - 1 ? 'none' : 'pan-y';
  figure.element.classList.toggle('part', !figure.all);
  // Numbers of hexes and tiles are shown where they can be read.
  figure.element.classList.toggle('near', figure.view.unit < NEAR);
  figure.drawn = true;
};

/** Changes what is seen with the next frame. @returns whether anything changes */
const see = (figure: Figure, view: View): boolean => {
  if (isSame(figure.view, view)) return false;
  figure.view = view;
  figure.all = isWhole(view, figure.whole, frameOf(figure));
  keepSeen(keyOf(figure), figure.all ? null : view);
  if (figure.drawn) requestAnimationFrame(() => draw(figure));
  figure.drawn = false;
  return true;
};

const keyOf = ({ whole }: Figure): string => [whole.x, whole.y, whole.width, whole.height].join(' ');

/** The place in the drawing under a point of the window. */
const placeUnder = (figure: Figure, clientX: number, clientY: number): Point => {
  const { left, top } = figure.svg.getBoundingClientRect();
  const { x, y } = seenBox(figure.view, frameOf(figure));
  return { x: x + (clientX - left) * figure.view.unit, y: y + (clientY - top) * figure.view.unit };
};

const zoom = (figure: Figure, factor: number, at: Point = figure.view.middle): boolean =>
  see(figure, zoomed(figure.view, factor, at, figure.whole, frameOf(figure)));

const move = (figure: Figure, by: Point): boolean =>
  see(figure, moved(figure.view, by, figure.whole, frameOf(figure)));

const showAll = (figure: Figure): boolean => see(figure, wholeView(figure.whole, frameOf(figure)));

/** @returns whether anything changes */
const pressed = (figure: Figure, key: string): boolean => {
  const doing = doingOf(key, frameOf(figure));
  if (doing === null) return false;
  if (doing.do === 'all') return showAll(figure);
  return doing.do === 'zoom' ? zoom(figure, doing.factor) : move(figure, doing.by);
};

const onKeys = (figure: Figure): void => {
  figure.element.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || !pressed(figure, event.key)) return;
    // Where there is nothing more to see, the key is the page's.
    event.preventDefault();
    event.stopPropagation();
  });
};

/** The wheel scrolls the page until the map is in use; with Ctrl (so a touchpad says it is pinched) it zooms at once. */
const onWheel = (figure: Figure): void => {
  figure.element.addEventListener(
    'wheel',
    event => {
      if (!event.ctrlKey && !event.metaKey && !figure.element.contains(document.activeElement)) return;
      if (zoom(figure, wheelFactor(event), placeUnder(figure, event.clientX, event.clientY)) || event.ctrlKey)
        event.preventDefault();
    },
    { passive: false },
  );
};

/** One pointer drags, two pinch and drag. */
const onPointers = (figure: Figure): void => {
  const { element } = figure;
  const down = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let dragged = false;

  const onPinch = (id: number, from: Point, to: Point): void => {
    const other = [...down].find(([otherId]) => otherId !== id)![1];
    const { factor, around, by } = pinch(other, from, to);
    zoom(figure, factor, placeUnder(figure, around.x, around.y));
    move(figure, by);
  };

  element.addEventListener('pointerdown', event => {
    if (event.button !== 0) return;
    if (down.size === 0) {
      start = { x: event.clientX, y: event.clientY };
      dragged = false;
    }
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  element.addEventListener('pointermove', event => {
    const from = down.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    if (!dragged && down.size === 1 && apart(start, to) < TAP) return;
    if (!dragged) element.classList.add('dragged');
    dragged = true;
    element.setPointerCapture(event.pointerId);
    down.set(event.pointerId, to);
    if (down.size === 2) onPinch(event.pointerId, from, to);
    else if (down.size === 1) move(figure, { x: from.x - to.x, y: from.y - to.y });
  });
  const up = (event: PointerEvent): void => {
    down.delete(event.pointerId);
    if (down.size === 0) element.classList.remove('dragged');
  };
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  // What was dragged was not clicked on.
  element.addEventListener(
    'click',
    event => {
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
      dragged = false;
    },
    true,
  );
  element.addEventListener('dragstart', event => event.preventDefault());
  // Two fingers are the map's, whatever the page would do with them.
  const ours = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  element.addEventListener('touchstart', ours, { passive: false });
  element.addEventListener('touchmove', ours, { passive: false });
};

const spotOf = (group: Element | null | undefined): Point | null => {
  const at = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(group?.getAttribute('transform') ?? '');
  return at ? { x: Number(at[1]), y: Number(at[2]) } : null;
};

const namedSpots = ({ element, svg }: Figure): readonly Point[] =>
  (element.dataset['focus'] ?? '')
    .split(',')
    .filter(Boolean)
    .flatMap(name => spotOf(svg.querySelector(`[data-place="${CSS.escape(name)}"]`)) ?? []);

/** A link that is reached by keyboard is brought into view. What is pressed stays under the pointer: it would else not be hit. */
const onFocus = (figure: Figure): void => {
  figure.element.addEventListener('focusin', event => {
    const target = event.target as Element;
    if (event.isTrusted && !target.matches(':focus-visible')) return;
    const spot = target === figure.element ? null : spotOf(target.querySelector('[data-place]'));
    if (!spot || isSeen(spot, figure.view, frameOf(figure))) return;
    see(figure, withinLimits({ ...figure.view, middle: spot }, figure.whole, frameOf(figure)));
  });
};

const onButtons = (figure: Figure): void => {
  const buttons = figure.element.parentElement?.querySelector<HTMLElement>('[data-zoom-buttons]');
  if (!buttons) return;
  buttons.hidden = false;
  buttons.addEventListener('click', event => {
    const key = (event.target as Element).closest('button')?.value;
    if (key !== undefined) pressed(figure, key);
  });
};

const begin = (figure: Figure): View =>
  nextView({
    whole: figure.whole,
    frame: frameOf(figure),
    spots: namedSpots(figure),
    last: seenBefore(keyOf(figure)),
  });

/** Fits what is seen into a frame that has changed. */
const refit = (figure: Figure): void => {
  const frame = frameOf(figure);
  figure.view = figure.all ? wholeView(figure.whole, frame) : withinLimits(figure.view, figure.whole, frame);
  draw(figure);
};

const enhance = (element: HTMLElement): void => {
  const svg = element.querySelector('svg');
  if (!svg) return;
  const { x, y, width, height } = svg.viewBox.baseVal;
  const whole = { x, y, width, height };
  element.dataset['whole'] = svg.getAttribute('viewBox') ?? '';
  const holder = document.createElement('div');
  holder.className = 'holder';
  holder.style.aspectRatio = `${String(width)} / ${String(height)}`;
  element.prepend(holder);
  element.classList.add('zooms');
  const figure: Figure = {
    element,
    svg,
    whole,
    view: { middle: { x: 0, y: 0 }, unit: 1 },
    all: true,
    drawn: true,
  };
  figure.view = begin(figure);
  figure.all = isWhole(figure.view, whole, frameOf(figure));
  draw(figure);
  for (const on of [onKeys, onWheel, onPointers, onFocus, onButtons]) on(figure);
  paper.addEventListener('change', () => draw(figure));
  new ResizeObserver(() => refit(figure)).observe(element);
  figures.add(figure);
};

/** Makes the drawings of the page's main part zoom, now and after each change of it. */
export const enhanceMaps = (): void => {
  for (const figure of figures)
    if (figure.element.isConnected) draw(figure);
    else figures.delete(figure);
  for (const element of document.querySelectorAll<HTMLElement>('[data-zoom]:not(.zooms)')) enhance(element);
};
