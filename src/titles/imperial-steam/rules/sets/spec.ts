import type { Json } from '../../../../engine/core/index.js';

/* What the values of a file may be, as data: it is checked by it, described by it, and told by it what is wrong. */

/** What a value may be. */
export type ValueSpec =
  | { readonly is: 'number'; readonly from: number; readonly to: number; readonly by?: number }
  | { readonly is: 'word'; readonly of: readonly string[] }
  /** A text of that form; `like` shows one. */
  | { readonly is: 'text'; readonly pattern: string; readonly like: string }
  | { readonly is: 'list'; readonly of: ValueSpec; readonly from: number; readonly to: number }
  | { readonly is: 'either'; readonly of: readonly ValueSpec[] }
  | { readonly is: 'object'; readonly has: Fields };

/** The fields of an object or a row. Where one may be left out, it says that there is no such thing. */
export interface Fields {
  readonly [field: string]: { readonly spec: ValueSpec; readonly optional?: true; readonly what?: string };
}

/** What is wrong with a value, for whoever wrote it. */
export interface SetFault {
  /** Which value: `cityTiles/4S-16/influence`; '' for the whole file. */
  readonly at: string;
  readonly code: string;
  readonly params: { readonly [name: string]: string | number };
  /** What the value may be. */
  readonly may?: ValueSpec;
}

/** A value from outside, short enough to be quoted. */
export const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

const isObject = (value: unknown): value is { readonly [field: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (
  value: unknown,
  { from, to, by = 1 }: Extract<ValueSpec, { readonly is: 'number' }>,
): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to && value % by === 0;

const fitsPlain = (value: unknown, spec: ValueSpec): boolean => {
  switch (spec.is) {
    case 'number':
      return isNumber(value, spec);
    case 'word':
      return typeof value === 'string' && spec.of.includes(value);
    case 'text':
      return typeof value === 'string' && new RegExp(spec.pattern, 'u').test(value);
    case 'list':
      return (
        Array.isArray(value) &&
        value.length >= spec.from &&
        value.length <= spec.to &&
        value.every(one => fitsPlain(one, spec.of))
      );
    case 'either':
      return spec.of.some(one => fitsPlain(value, one));
    case 'object':
      return isObject(value) && fieldFaults(value, spec.has, '').length === 0;
  }
};

/** What is wrong with a value; of an object, field by field. */
export const valueFaults = (value: unknown, spec: ValueSpec, at: string): readonly SetFault[] => {
  if (spec.is === 'object' && isObject(value)) return fieldFaults(value, spec.has, at);
  return fitsPlain(value, spec)
    ? []
    : [{ at, code: 'bad-value', params: { value: quoted(value) }, may: spec }];
};

/** What is wrong with the fields of an object: missing ones, unknown ones, bad values. */
export const fieldFaults = (
  value: { readonly [field: string]: unknown },
  fields: Fields,
  at: string,
): readonly SetFault[] => {
  const known = Object.keys(fields);
  const inside = (field: string): string => (at === '' ? field : `${at}/${field}`);
  return [
    ...Object.keys(value)
      .filter(field => !Object.hasOwn(fields, field))
      .map((field): SetFault => ({
        at: inside(field),
        code: 'unknown-field',
        params: { known: known.join(', ') },
      })),
    ...known.flatMap(field => {
      const { spec, optional } = fields[field]!;
      if (value[field] !== undefined) return valueFaults(value[field], spec, inside(field));
      return optional
        ? []
        : [{ at: inside(field), code: 'missing', params: {}, may: spec } satisfies SetFault];
    }),
  ];
};

/** What is wrong with a table: rows without an id, with one that is there twice, or with bad fields. */
export const tableFaults = (value: unknown, fields: Fields, table: string): readonly SetFault[] => {
  if (value === undefined) return [{ at: table, code: 'missing-table', params: {} }];
  if (!Array.isArray(value)) return [{ at: table, code: 'no-table', params: { value: quoted(value) } }];
  const seen = new Set<string>();
  return (value as readonly unknown[]).flatMap((row, index): readonly SetFault[] => {
    const number = index + 1;
    if (!isObject(row)) return [{ at: table, code: 'no-row', params: { number, value: quoted(row) } }];
    const { id } = row;
    if (typeof id !== 'string') {
      const before = [...seen].at(-1) ?? '';
      return [{ at: table, code: 'no-id', params: { number, before } }];
    }
    const twice = seen.has(id);
    seen.add(id);
    const at = `${table}/${id}`;
    return twice ? [{ at, code: 'twice', params: {} }] : fieldFaults(row, fields, at);
  });
};
