import type { FieldReader, FieldReaders } from './action-fields.js';
import { takes, type Field } from './field.js';
import { refuse, type Refusal } from './illegal.js';
import type { JsonObject, Seat } from './json.js';
import type { Move } from './move.js';
import { misfitOf, type Action } from './option.js';

/** What a move says of which the menu says all else. */
export interface FormMove<
  At extends readonly unknown[],
  On extends readonly unknown[],
  F extends object,
  Out,
> {
  readonly type: string;
  /** All that each field may ever hold, as a JSON Schema. */
  readonly fields: { readonly [name in keyof F]-?: JsonObject };
  moment(...args: [...at: At, seat: Seat]): Refusal | undefined;
  /** What each field may hold now. */
  readonly form: (...args: [...at: At, seat: Seat]) => { readonly [name in keyof F]-?: Field };
  play(...args: [...on: On, seat: Seat, fields: F, out: Out]): void;
}

/**
 * A move that takes whatever its form has at the moment for it, and nothing else: for games in which no rule is more than that.
 * What does not fit is refused as `not-offered`, with the field that is wrong.
 */
export const formMove = <
  At extends readonly unknown[],
  On extends readonly unknown[],
  F extends object,
  Out,
>({
  form,
  ...move
}: FormMove<At, On, F, Out>): Move<At, On, F, Out> => {
  const reader = <T>(name: keyof F & string): FieldReader<T, readonly [...At, action: Action]> => {
    const now = (args: readonly unknown[]): Field => {
      const { seat } = args.at(-1) as Action;
      return form(...([...args.slice(0, -1), seat] as unknown as [...At, Seat]))[name];
    };
    return {
      read: (value, ...args) => (takes(now(args), value) ? (value as T) : undefined),
      wanted: (...args) => ({ ...now(args) }),
      wrong: (value, ...args) =>
        refuse('not-offered', { type: move.type, ...misfitOf(name, now(args), value) }),
      schema: move.fields[name],
    };
  };
  const readers = Object.fromEntries(
    Object.keys(move.fields).map(name => [name, reader(name as keyof F & string)]),
  );
  return {
    ...move,
    fields: readers as FieldReaders<F, readonly [...At, action: Action]>,
    refusal: () => undefined,
    options: (...args) => [{ type: move.type, fields: form(...args) }],
  };
};
