import { Illegal } from './illegal.js';
import type { Json, Seat } from './json.js';
import type { Notation } from './notation.js';
import { exampleAction, inListedOrder, type Action, type Option } from './option.js';

/** Lines that are told at most. */
const most = 5;

const wordsOf = (line: Json | undefined): readonly string[] =>
  typeof line === 'string' && line !== '' ? line.toLowerCase().split(' ') : [];

/** Lines that the menu takes: those that begin as typed, or else one of each kind. */
const linesLike = (
  notation: Notation,
  menu: readonly Option[],
  seat: Seat,
  typed: readonly string[],
): { readonly begun: boolean; readonly lines: readonly string[] } => {
  const kinds = new Map<string, string>();
  const like = new Set<string>();
  for (const option of menu) {
    const action = exampleAction(option, seat);
    const line = notation.typed(action);
    if (!kinds.has(option.type)) kinds.set(option.type, line);
    const words = wordsOf(notation.print(action));
    if (typed.every((word, at) => word === words[at])) like.add(line);
  }
  const begun = typed.length > 0 && like.size > 0;
  return { begun, lines: [...(begun ? like : kinds.values())].slice(0, most) };
};

/** The field that comes next in a form: `price` in `bid <private:id> <price:int>` after two words. */
const fieldAt = (forms: Json | undefined, at: number): string | undefined =>
  (Array.isArray(forms) ? forms : [])
    .map(form => /<(\w+)/.exec(String(form).split(' ')[at] ?? '')?.[1])
    .find(name => name !== undefined);

/**
 * Why a line could not be read, with what its seat can write now instead.
 * @param refused `notation-unknown`, as `Notation.parse` throws it; anything else comes back as it is
 * @param menu of the seat
 */
export const withLines = (
  notation: Notation,
  refused: unknown,
  seat: Seat,
  menu: readonly Option[],
): unknown => {
  if (!(refused instanceof Illegal) || refused.code !== 'notation-unknown' || menu.length === 0)
    return refused;
  const { word, forms } = refused.params;
  const typed = wordsOf(refused.params['begun']);
  const read = typed.length;
  const { begun, lines } = linesLike(notation, menu, seat, typed);
  const next = word === '' && begun ? fieldAt(forms, read) : undefined;
  const isSlip = typeof refused.params['meant'] === 'string' && lines.length > 0;
  const why = isSlip
    ? 'meant'
    : next !== undefined
      ? 'next'
      : read > 0 && !begun
        ? 'not-now'
        : word === ''
          ? 'more'
          : 'lines';
  return new Illegal(refused.code, {
    ...refused.params,
    case: why,
    lines: lines.join(' · '),
    ...(next === undefined ? {} : { next }),
  });
};

/**
 * A line as a move of the seat's.
 * @param menu of the seat
 * @throws Illegal `notation-unknown`, with what can be written from this menu
 */
export const readMove = (notation: Notation, menu: readonly Option[], line: string, seat: Seat): Action => {
  let action;
  try {
    action = notation.parse(line, seat);
  } catch (error) {
    throw withLines(notation, error, seat, menu);
  }
  return inListedOrder(menu, action);
};
