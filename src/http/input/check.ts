import { z } from 'zod';
import type { Json } from '../../engine/core/index.js';
import { basics } from '../../words/basics.js';
import { own } from '../../words/own.js';
import type { Language } from '../language.js';
import { HttpProblem } from '../problem.js';

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

/** What something that was sent has to fit, and what it then is. */
export type Schema = z.ZodType;
export type Fitting<T extends Schema> = z.infer<T>;

interface Misfit {
  readonly path: readonly PropertyKey[];
  readonly why: string;
}

/**
 * Where and why a value does not fit. Of several shapes it could have had, the one it comes nearest to; where it is as
 * far from each of them, what each would ask for.
 */
const misfitOf = (issue: z.core.$ZodIssue, language: Language): Misfit => {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return { path: [...issue.path, ...unknown], why: issue.message };
  const fewest = Math.min(...issue.errors.map(issues => issues.length));
  const nearest = issue.errors
    .filter(issues => issues.length === fewest)
    .map(issues => misfitOf(issues[0]!, language));
  const [only] = nearest;
  if (nearest.length === 1) return { path: [...issue.path, ...only!.path], why: only!.why };
  const each = nearest.map(({ path, why }) => [path.map(String).join('.'), why].filter(Boolean).join(': '));
  return { path: issue.path, why: [...new Set(each)].join(basics[language].or) };
};

/** Issues that tell of kinds of JSON, and of nothing that was sent. */
const ofKinds: readonly string[] = ['invalid_type', 'too_big', 'too_small'];

/** What is wrong in the reader's language, kinds of JSON by their names in it. */
const sayIn = (language: Language): z.core.$ZodErrorMap => {
  const { localeError } = z.locales[language]();
  const { jsonKinds, missing } = basics[language];
  return issue => {
    if (issue.code === 'invalid_type' && issue.input === undefined) return missing;
    const said = localeError(issue);
    return typeof said === 'string' && ofKinds.includes(issue.code)
      ? said.replace(/\b[a-z]+\b/g, word => own(jsonKinds, word) ?? word)
      : said;
  };
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
  const result = schema.safeParse(value, { error: sayIn(language) });
  if (result.success) return result.data;
  const { path, why } = misfitOf(result.error.issues[0]!, language);
  throw new HttpProblem(400, 'invalid-request', {
    where: [place, ...path.map(String)].join('.'),
    why,
    given: shown(valueAt(value, path)),
  });
};
