/*
 * Where the turn has no room beside the board, whatever leads to it leads to its heading, with the first thing to press in
 * sight below.
 */

/** The button that stands out, and whatever else can be pressed. */
const LOUD = 'form:not(#typed) button:not(.second, .quiet, [type=button])';
const PRESSED = 'button, .button, .places a, input:not([type=hidden]), select';

/** A little room around what is brought into sight, in pixels. */
const ROOM = 8;

const lowerEdge = (element: Element | undefined): number => element?.getBoundingClientRect().bottom ?? 0;

/** What the address names of all that is asked; none where it names the whole turn. */
const namedIn = (turn: Element): Element | null => {
  const named = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  return named !== turn && turn.contains(named) ? named : null;
};

/** The first that can be pressed of what the address names, or what stands out of all that is asked. */
const firstPressed = (turn: Element, named: Element | null): Element | undefined =>
  [named?.querySelectorAll(PRESSED), turn.querySelectorAll(LOUD), turn.querySelectorAll(PRESSED)]
    .flatMap(found => [...(found ?? [])])
    .find(element => element.checkVisibility());

/**
 * Brings the heading of what is asked to the upper edge, below the board where both have room, else in its stead; what has just happened
 * before it, where that has room as well. Where what the address names lies too far below, it comes first.
 */
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
  const named = namedIn(turn);
  const neededFrom = (from: Element): number =>
    lowerEdge(firstPressed(turn, named)) - from.getBoundingClientRect().top + 2 * ROOM;
  const needed = neededFrom(heading);
  const room = bar.getBoundingClientRect().top;
  if (above > 0 && needed > room - above) table.classList.add('loose');
  const happened = document.querySelector('.asked > .done') ?? heading;
  const first = neededFrom(happened) > room - above ? heading : happened;
  (needed > room && named ? named : first).scrollIntoView();
};

/** The same where whoever is waited for has opened the page by no link to it, and would not see what to press. */
export const bringIfHidden = (): void => {
  const turn = document.querySelector('#turn[data-waited]');
  const bar = document.querySelector('.panels')?.getBoundingClientRect();
  if (turn && bar && scrollY === 0 && lowerEdge(firstPressed(turn, null)) > bar.top) bringTurn();
};
