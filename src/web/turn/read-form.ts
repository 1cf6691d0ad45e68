import type { Action, Notation, Option, Seat } from '../../engine/core/index.js';
import { moveIn } from './sent.js';

/** What the form would send as it is filled in now; null while something is missing. */
export const actionInForm = (
  form: HTMLFormElement,
  notation: Notation,
  seat: Seat,
  menu: readonly Option[],
): (() => Action) | null => {
  const sent = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return moveIn(sent, notation, seat, menu);
};
