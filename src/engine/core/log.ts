import type { Drawn } from './draw.js';
import { must } from './illegal.js';
import type { Seat } from './json.js';
import type { Action } from './option.js';
import { begin, play } from './play.js';
import type { GameState, Start } from './state.js';
import type { Title } from './title.js';

/**
 * One row of a game's log. Nothing is ever taken out of a log: an undo is a further row. Rows are
 * numbered from 1; number 0 is the position after the set-up.
 */
export type Entry =
  | {
      readonly kind: 'action';
      readonly action: Action;
      readonly draws?: readonly Drawn[];
      /** Nothing else was possible, and it was made without asking. Nothing follows from it. */
      readonly forced?: true;
    }
  /** Takes back the newest `count` actions that are still in force. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly count: number }
  /** Plays again what the newest `count` undone actions were; only directly after an undo or redo. */
  | { readonly kind: 'redo'; readonly seat: Seat; readonly count: number };

/** Which rows are in force after all undos: the numbers of the action rows in force, and those a redo would bring back. */
export interface Effective {
  readonly inForce: readonly number[];
  /** Newest undone last. */
  readonly undone: readonly number[];
}

const mustHold = (count: number, rows: readonly number[], code: string): void => {
  must(Number.isInteger(count) && count >= 1 && count <= rows.length, code, { count, possible: rows.length });
};

/**
 * Adds row number `number` to what is in force.
 * @throws Illegal `nothing-to-undo`, `nothing-to-redo`
 */
export const withEntry = (before: Effective, entry: Entry, number: number): Effective => {
  const { inForce, undone } = before;
  if (entry.kind === 'action') return { inForce: [...inForce, number], undone: [] };
  if (entry.kind === 'undo') {
    mustHold(entry.count, inForce, 'nothing-to-undo');
    const kept = inForce.length - entry.count;
    return { inForce: inForce.slice(0, kept), undone: [...undone, ...inForce.slice(kept).reverse()] };
  }
  mustHold(entry.count, undone, 'nothing-to-redo');
  const kept = undone.length - entry.count;
  return { inForce: [...inForce, ...undone.slice(kept).reverse()], undone: undone.slice(0, kept) };
};

/** What is in force after the whole log (row n is `log[n - 1]`). */
export const effective = (log: readonly Entry[]): Effective => {
  // One mutable pass: a fold over `withEntry` would copy the list for every row.
  const inForce: number[] = [];
  const undone: number[] = [];
  log.forEach((entry, at) => {
    if (entry.kind === 'action') {
      inForce.push(at + 1);
      undone.length = 0;
      return;
    }
    const [from, to, code] =
      entry.kind === 'undo' ? [inForce, undone, 'nothing-to-undo'] : [undone, inForce, 'nothing-to-redo'];
    mustHold(entry.count, from, code);
    for (let i = 0; i < entry.count; i++) to.push(from.pop()!);
  });
  return { inForce, undone };
};

/**
 * The position after the log's first `upTo` rows (all by default).
 * @param setupDraws what was drawn for the set-up
 * @throws Illegal, BadDraw or DrawNeeded when the log is damaged
 */
export const replay = <S extends GameState>(
  title: Title<S>,
  start: Start,
  setupDraws: readonly Drawn[],
  log: readonly Entry[],
  upTo: number = log.length,
): S => {
  const rows = log.slice(0, upTo);
  let state = begin(title, start, setupDraws);
  for (const number of effective(rows).inForce) {
    const entry = rows[number - 1]!;
    if (entry.kind === 'action') state = play(title, state, entry.action, entry.draws).state;
  }
  return state;
};
