import { HttpProblem } from './problem.js';

/** Deepest nesting of objects and lists a request may have. */
const maxDepth = 20;

/** Names that could reach an object's prototype. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

interface Level {
  /** Keys seen so far; null for a list. */
  readonly keys: Set<string> | null;
}

/** The index after the string that starts at `at`, or -1 when it does not end. */
const endOfString = (text: string, at: number): number => {
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i + 1;
  }
  return -1;
};

const nextSolid = (text: string, at: number): string | undefined => {
  let i = at;
  while (text[i] === ' ' || text[i] === '\n' || text[i] === '\r' || text[i] === '\t') i++;
  return text[i];
};

const checkKey = (level: Level | undefined, raw: string): void => {
  if (!level?.keys) return;
  let key: string;
  try {
    key = JSON.parse(raw) as string;
  } catch {
    throw new HttpProblem(400, 'bad-json', { near: raw.slice(0, 40) });
  }
  if (forbiddenKeys.has(key)) throw new HttpProblem(400, 'forbidden-key', { key });
  if (level.keys.has(key)) throw new HttpProblem(400, 'key-twice', { key: key.slice(0, 100) });
  level.keys.add(key);
};

/** One pass over the text before it is parsed: nesting, keys given twice, dangerous keys. */
const scan = (text: string): void => {
  const levels: Level[] = [];
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (c === '{' || c === '[') {
      levels.push({ keys: c === '{' ? new Set() : null });
      if (levels.length > maxDepth) throw new HttpProblem(400, 'too-deep', { allowed: maxDepth });
    } else if (c === '}' || c === ']') levels.pop();
    else if (c === '"') {
      const end = endOfString(text, i);
      if (end < 0) return;
      if (nextSolid(text, end) === ':') checkKey(levels.at(-1), text.slice(i, end));
      i = end - 1;
    }
  }
};

const hasInfinity = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isFinite(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasInfinity);

/** What stands where it goes wrong, as far as that is known; else how the text begins. */
const nearFault = (text: string, error: unknown): string => {
  const message = error instanceof Error ? error.message : '';
  const told = /at position (\d+)/.exec(message)?.[1];
  const at = told === undefined ? (message.includes('end of JSON') ? text.length : 0) : Number(told);
  return text.slice(Math.max(0, at - 20), at + 20);
};

/**
 * Reads a request's JSON.
 * @throws HttpProblem 400 `bad-json`, `too-deep`, `key-twice`, `forbidden-key`, `bad-number`
 */
export const parseJson = (text: string): unknown => {
  scan(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new HttpProblem(400, 'bad-json', { near: nearFault(text, error) });
  }
  if (hasInfinity(value)) throw new HttpProblem(400, 'bad-number', {});
  return value;
};
