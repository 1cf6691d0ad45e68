import { Illegal } from '../../engine/core/index.js';
import type { Language } from '../../words/index.js';
import type { HttpDeps } from '../deps.js';
import { HttpProblem } from '../problem.js';
import { refusalText } from '../wording.js';

/** Does what may be refused for what a title's settings are, in that title's words. */
export const inTitleWords = async <T>(
  deps: HttpDeps,
  language: Language,
  title: string,
  run: () => Promise<T>,
): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    const detail = refusalText(language, error.code, error.params, { deps, title });
    throw new HttpProblem(422, error, error.params, detail === undefined ? {} : { detail });
  }
};
