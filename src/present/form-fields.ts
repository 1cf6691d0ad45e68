import type { Json } from '../engine/core/index.js';

/*
 * How the fields of a menu's form travel: `f.NAME` holds a value as JSON, so that 57 and "57" stay apart. A list is
 * `f.NAME` with `[]`, and `f.NAME.0`, `f.NAME.1` ... for what is in it; one that is empty is left out. Counts are
 * `f.NAME` with `{}`, and `f.NAME+THING` for the number of a thing; none of it is left out, too.
 */

/** A value as a form sends it. */
export const asFormValue = (value: Json): string => JSON.stringify(value);

const listed = /^f\.([^.]+)\.(\d{1,3})$/;

const counted = /^f\.([^.+]+)\+(.+)$/;

/** What the number of a thing is called in a form. */
export const countName = (field: string, thing: string): string => `f.${field}+${thing}`;

/** What a list's parts are called in a form. */
export const partName = (field: string, at: number): string => `f.${field}.${String(at)}`;

/** No number of a thing at all. */
const isNone = (text: string): boolean => text.trim() === '' || Number(text) === 0;

interface Part {
  readonly field: string;
  /** The place in a list, or a thing of which this is the number. */
  readonly at: string;
  readonly text: string;
}

/** Parts of fields whose names look so. */
const partsOf = (sent: Iterable<readonly [name: string, text: string]>, look: RegExp): readonly Part[] =>
  [...sent].flatMap(([name, text]) => {
    const [, field, at] = look.exec(name) ?? [];
    return field === undefined ? [] : [{ field, at: at!, text }];
  });

/** Each field's parts together. */
const byField = (parts: readonly Part[]): readonly (readonly [field: string, parts: readonly Part[]])[] =>
  [...new Set(parts.map(({ field }) => field))].map(field => [
    field,
    parts.filter(part => part.field === field),
  ]);

/**
 * The fields that a form sent.
 * @param parse reads JSON; what it throws is thrown
 */
export const fieldsSent = (
  sent: Iterable<readonly [name: string, text: string]>,
  parse: (text: string) => Json,
): { readonly [field: string]: Json } => {
  const all = [...sent];
  const whole = all.filter(([name]) => name.startsWith('f.') && !listed.test(name) && !counted.test(name));
  const lists = byField(partsOf(all, listed).filter(({ text }) => text !== ''));
  const counts = byField(partsOf(all, counted).filter(({ text }) => !isNone(text)));
  const inOrder = (parts: readonly Part[]): readonly Part[] =>
    parts.toSorted((a, b) => Number(a.at) - Number(b.at));
  // fromEntries makes own properties only, so `__proto__` stays a plain name.
  return Object.fromEntries([
    ...whole.map(([name, text]) => [name.slice(2), parse(text)] as const),
    ...lists.map(([field, parts]) => [field, inOrder(parts).map(({ text }) => parse(text))] as const),
    ...counts.map(
      ([field, parts]) =>
        [field, Object.fromEntries(parts.map(({ at, text }) => [at, parse(text)]))] as const,
    ),
  ]);
};

/** Is something that must be filled in still empty? Of a list and of counts any part may be. */
export const isUnfinished = (sent: Iterable<readonly [name: string, text: string]>): boolean =>
  [...sent].some(
    ([name, text]) => name.startsWith('f.') && text === '' && !listed.test(name) && !counted.test(name),
  );
