import { z } from 'zod';
import type { Json } from '../../engine/core/index.js';
import type { Language } from '../language.js';
import { HttpProblem } from '../problem.js';

const words = { de: z.locales.de().localeError, en: z.locales.en().localeError };

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as { [k: PropertyKey]: unknown })[key]
        : undefined,
    value,
  );

/** The offending value, short enough to be sent back. */
const shown = (value: unknown): Json => {
  if (value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

/**
 * Checks what a client sent.
 * @param place where it stood: `body`, `query`, `path`, `header`
 * @throws HttpProblem 400 `invalid-request` naming the first value that does not fit
 */
export const check = <T extends z.ZodType>(
  schema: T,
  value: unknown,
  place: string,
  language: Language,
): z.infer<T> => {
  const result = schema.safeParse(value, { error: words[language] });
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const path = issue.path.map(String);
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  throw new HttpProblem(400, 'invalid-request', {
    where: [place, ...path, ...(unknown === undefined ? [] : [unknown])].join('.'),
    why: issue.message,
    given: shown(valueAt(value, [...issue.path, ...(unknown === undefined ? [] : [unknown])])),
  });
};
