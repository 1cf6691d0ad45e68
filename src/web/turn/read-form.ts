import type { Action, Json, Notation, Seat } from '../../engine/core/index.js';

/** What the form would send as it is filled in now; null while something is missing. */
export const readForm = (form: HTMLFormElement, notation: Notation, seat: Seat): (() => Action) | null => {
  const sent = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const typed = sent.find(([name]) => name === 'notation');
  if (typed) return typed[1].trim() === '' ? null : () => notation.parse(typed[1], seat);
  const type = sent.find(([name]) => name === 'type')?.[1];
  if (type === undefined) return null;
  const fields = sent.filter(([name]) => name.startsWith('f.'));
  if (fields.some(([, text]) => text === '')) return null;
  const values = fields.map(([name, text]) => [name.slice(2), JSON.parse(text) as Json]);
  return () => ({ ...(Object.fromEntries(values) as { [name: string]: Json }), seat, type });
};
