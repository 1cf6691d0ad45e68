import { setTimeout as pause } from 'node:timers/promises';
import { createBackOff, type BackOff } from '../back-off.js';

interface Demos {
  readonly titles: Iterable<string>;
  /** @returns the id of a title's demo game, which is made where there is none yet */
  readonly ensure: (title: string) => Promise<string>;
  /** Is given each game as soon as it is there. */
  readonly show: (id: string) => void;
  readonly warn: (error: unknown, title: string) => void;
  /** Once it is aborted, nothing more is begun. */
  readonly signal: AbortSignal;
  readonly backOff?: BackOff;
}

/**
 * Makes the demo games beside the service, one after the other. What fails is tried again after a while: no
 * service ends because its database was busy while visitors could not yet see a demo.
 */
export const makeDemos = async ({
  titles,
  ensure,
  show,
  warn,
  signal,
  backOff = createBackOff(),
}: Demos): Promise<void> => {
  for (const title of titles)
    for (let id: string | null = null; id === null && !signal.aborted;) {
      id = await ensure(title).catch((error: unknown) => {
        if (!signal.aborted) warn(error, title);
        return null;
      });
      if (id !== null) show(id);
      else await pause(backOff.next(), undefined, { signal }).catch(() => undefined);
    }
};
