/*
 * Where the turn has no room beside the board, whatever leads to it leads to its heading, with the first thing to press in
 * sight below.
 */

const PRESSED = 'button, .places a, input:not([type=hidden]), select';

/** A little room around what is brought into sight, in pixels. */
const ROOM = 8;

const lowerEdge = (element: Element | undefined): number => element?.getBoundingClientRect().bottom ?? 0;

/** The first thing that can be pressed of what the address names, or else of all that is asked. */
const firstPressed = (turn: Element): Element | undefined => {
  const named = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  return [named, turn]
    .flatMap(part => (part && turn.contains(part) ? [...part.querySelectorAll(PRESSED)] : []))
    .find(element => element.checkVisibility());
};

/** Brings the heading of what is asked to the upper edge, below the board where both have room, else in its stead. */
export const bringTurn = (): void => {
  const [table, turn, heading, bar] = ['[data-table]', '#turn', '#turn-heading', '.panels'].map(part =>
    document.querySelector<HTMLElement>(part),
  );
  if (!table || !bar || getComputedStyle(bar).position !== 'fixed') return;
  if (!turn || !heading) return document.getElementById('asked')?.scrollIntoView();
  table.classList.remove('loose');
  const board = table.querySelector<HTMLElement>('.board.leads');
  const above =
    board && getComputedStyle(board).position === 'sticky' && board.offsetWidth > turn.offsetWidth / 2
      ? board.offsetHeight
      : 0;
  const needed = lowerEdge(firstPressed(turn)) - heading.getBoundingClientRect().top + 2 * ROOM;
  if (above > 0 && needed > bar.getBoundingClientRect().top - above) table.classList.add('loose');
  heading.scrollIntoView();
};
