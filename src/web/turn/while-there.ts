import { FRESH_MAIN, FRESH_PART } from '../events.js';

/** For what listens beyond a part of the page: aborted once that is no longer on the page. */
export const whileThere = (part: Element): AbortSignal => {
  const gone = new AbortController();
  const { signal } = gone;
  const look = (): void => {
    if (!part.isConnected) gone.abort();
  };
  for (const fresh of [FRESH_MAIN, FRESH_PART]) document.addEventListener(fresh, look, { signal });
  return signal;
};
