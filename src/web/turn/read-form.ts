import {
  withLines,
  type Action,
  type Json,
  type Notation,
  type Option,
  type Seat,
} from '../../engine/core/index.js';

/** A line of notation as an action. @throws Illegal saying what can be written from this menu */
export const readLine = (notation: Notation, seat: Seat, menu: readonly Option[], line: string): Action => {
  try {
    return notation.parse(line, seat);
  } catch (error) {
    throw withLines(notation, error, seat, menu);
  }
};

/** What the form would send as it is filled in now; null while something is missing. */
export const readForm = (
  form: HTMLFormElement,
  notation: Notation,
  seat: Seat,
  menu: readonly Option[],
): (() => Action) | null => {
  const sent = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const typed = sent.find(([name]) => name === 'notation');
  if (typed) return typed[1].trim() === '' ? null : () => readLine(notation, seat, menu, typed[1]);
  const type = sent.find(([name]) => name === 'type')?.[1];
  if (type === undefined) return null;
  const fields = sent.filter(([name]) => name.startsWith('f.'));
  if (fields.some(([, text]) => text === '')) return null;
  const values = fields.map(([name, text]) => [name.slice(2), JSON.parse(text) as Json]);
  return () => ({ ...(Object.fromEntries(values) as { [name: string]: Json }), seat, type });
};
