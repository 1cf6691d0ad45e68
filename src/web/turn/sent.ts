import {
  readMove,
  type Action,
  type Json,
  type Notation,
  type Option,
  type Seat,
} from '../../engine/core/index.js';
import { fieldsSent, isUnfinished } from '../../present/form-fields.js';

/** What a form would send: names and texts, in their order. */
export type Sent = readonly (readonly [name: string, text: string])[];

/** The move that the form says; null while something is missing. */
export const moveIn = (
  sent: Sent,
  notation: Notation,
  seat: Seat,
  menu: readonly Option[],
): (() => Action) | null => {
  const typed = sent.find(([name]) => name === 'notation');
  if (typed) return typed[1].trim() === '' ? null : () => readMove(notation, menu, typed[1], seat);
  const type = sent.find(([name]) => name === 'type')?.[1];
  if (type === undefined) return null;
  if (isUnfinished(sent)) return null;
  const fields = fieldsSent(sent, text => JSON.parse(text) as Json);
  return () => ({ ...fields, seat, type });
};
