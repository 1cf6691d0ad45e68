import { HttpProblem } from './problem.js';

const busy = new WeakSet<object>();

/** Seconds after which it is worth another try. */
const LATER = 20;

/**
 * Runs what takes a connection to the database for long, unless another of its kind runs in this process: a few at once
 * would take all of them, and nobody could play.
 * @param kind what runs one at a time
 * @throws HttpProblem 429 `import-busy`
 */
export const oneAtATime = async <T>(kind: object, run: () => Promise<T>): Promise<T> => {
  if (busy.has(kind))
    throw new HttpProblem(429, 'import-busy', {}, { headers: { 'Retry-After': String(LATER) } });
  busy.add(kind);
  try {
    return await run();
  } finally {
    busy.delete(kind);
  }
};
