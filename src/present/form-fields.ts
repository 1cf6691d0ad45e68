import type { Json } from '../engine/core/index.js';

/*
 * How the fields of a menu's form travel: `f.NAME` holds a value as JSON, so that 57 and "57" stay apart. A list is
 * `f.NAME` with `[]`, and `f.NAME.0`, `f.NAME.1` ... for what is in it; one that is empty is left out.
 */

const listed = /^f\.([^.]+)\.(\d{1,3})$/;

/** What a list's parts are called in a form. */
export const partName = (field: string, at: number): string => `f.${field}.${String(at)}`;

/**
 * The fields that a form sent.
 * @param parse reads JSON; what it throws is thrown
 */
export const fieldsSent = (
  sent: Iterable<readonly [name: string, text: string]>,
  parse: (text: string) => Json,
): { readonly [field: string]: Json } => {
  const fields = new Map<string, Json>();
  const parts: { readonly field: string; readonly at: number; readonly value: Json }[] = [];
  for (const [name, text] of sent) {
    const [, field, at] = listed.exec(name) ?? [];
    if (field !== undefined && text !== '') parts.push({ field, at: Number(at), value: parse(text) });
    if (field === undefined && name.startsWith('f.')) fields.set(name.slice(2), parse(text));
  }
  parts.sort((a, b) => a.at - b.at);
  for (const { field } of parts)
    fields.set(
      field,
      parts.filter(part => part.field === field).map(({ value }) => value),
    );
  // fromEntries makes own properties only, so `__proto__` stays a plain name.
  return Object.fromEntries(fields);
};

/** Is something that must be filled in still empty? Of a list any part may be. */
export const isUnfinished = (sent: Iterable<readonly [name: string, text: string]>): boolean =>
  [...sent].some(([name, text]) => name.startsWith('f.') && text === '' && !listed.test(name));
