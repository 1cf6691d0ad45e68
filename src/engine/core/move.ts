import { fieldsRefusal, readFields, type FieldReaders, type Reading } from './action-fields.js';
import type { Refusal } from './illegal.js';
import type { JsonObject, Seat } from './json.js';
import type { Action, Option } from './option.js';

/**
 * One kind of action, said once: menus, refusals, reasons why not and what is done all follow from it. What the rules
 * have against it is told by `moment` and `refusal` alone, and asked before it is carried out.
 *
 * `At` is a position as the rules of the game take it, `On` one to be changed. `F` are the fields of the action, `Out` is
 * where it is told what happens.
 */
export interface Move<At extends readonly unknown[], On extends readonly unknown[], F extends object, Out> {
  readonly type: string;
  /** How its fields are read, in the order in which faults are told. */
  readonly fields: FieldReaders<F, readonly [...At, action: Action]>;
  /** Why it is not the moment for it, whatever its fields may hold: asked before they are read. */
  moment?(...args: [...at: At, seat: Seat]): Refusal | undefined;
  /** Why the rules do not allow it, once it is the moment; undefined where they do. */
  refusal(...args: [...at: At, seat: Seat, fields: F]): Refusal | undefined;
  /**
   * Its fields as somebody would fill them in who points at a thing of the game by its name, or, with null, at nothing in
   * particular: whether it is allowed or not. No more than some dozens; those that differ in their last field alone count
   * as one way. Nothing where the move is about no such thing; left out where nobody asks why it is not possible.
   */
  candidates?(...args: [...at: At, seat: Seat, of: string | null]): readonly F[];
  /**
   * What the menu offers at the moment for it, all of it allowed. Left out, it offers what is allowed of the candidates for
   * nothing in particular, and a move without fields where it is allowed.
   */
  options?(...args: [...at: At, seat: Seat]): readonly Option[];
  /** Carries out what is allowed. */
  play(...args: [...on: On, seat: Seat, fields: F, out: Out]): void;
}

/** The part of a move that is asked before it is made. */
type Asked<At extends readonly unknown[], F extends object> = Omit<
  Move<At, readonly unknown[], F, unknown>,
  'play'
>;

const asOption = (type: string, fields: object): Option => ({
  type,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { oneOf: [value] }])),
});

/** What the menu offers of the move at this moment. */
export const offered = <At extends readonly unknown[], F extends object>(
  move: Asked<At, F>,
  seat: Seat,
  ...at: At
): readonly Option[] => {
  if (move.moment?.(...at, seat)) return [];
  if (move.options) return move.options(...at, seat);
  const hasFields = Object.keys(move.fields).length > 0;
  const candidates = hasFields ? (move.candidates?.(...at, seat, null) ?? []) : [{} as F];
  return candidates
    .filter(fields => !move.refusal(...at, seat, fields))
    .map(fields => asOption(move.type, fields));
};

/** What the rules say to the action, which is of the move's type: its fields, or why they refuse it. */
export const judge = <At extends readonly unknown[], F extends object>(
  move: Asked<At, F>,
  action: Action,
  ...at: At
): Reading<F> => {
  const { seat } = action;
  const untimely = fieldsRefusal(move.fields, action) ?? move.moment?.(...at, seat);
  if (untimely) return { refusal: untimely };
  const reading = readFields<F, readonly [...At, action: Action]>(move.fields, action, ...at, action);
  const refusal = reading.fields && move.refusal(...at, seat, reading.fields);
  return refusal ? { refusal } : reading;
};

/** By kind of action: all that each of its fields may ever hold, as a JSON Schema. */
export type FieldSchemas = { readonly [type: string]: { readonly [field: string]: JsonObject } };

/** What the fields of these moves may hold. */
export const fieldSchemas = (
  moves: readonly { readonly type: string; readonly fields: object }[],
): FieldSchemas =>
  Object.fromEntries(
    moves.map(({ type, fields }) => [
      type,
      Object.fromEntries(
        Object.entries(fields as { readonly [name: string]: { readonly schema: JsonObject } }).map(
          ([name, { schema }]) => [name, schema],
        ),
      ),
    ]),
  );
