import { closeSync, openSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type * as Native from 'fs-native-extensions';

/*
 * Locks of the operating system on files of the data folder: they end with the process that holds them, however it
 * ends, and know nothing of process numbers.
 */

/** Nobody looks, starts or stops for longer than this, in milliseconds. */
const PATIENCE = 300_000;

/** Tried that often, in milliseconds: waiting in the system itself would take a thread away from everything else. */
const TRY_EVERY = 50;

// Where the database is elsewhere, the package need not even be there.
const native = (): Promise<typeof Native> => import('fs-native-extensions');

/**
 * Runs `work` while no other process does anything under the same lock.
 * @throws Error when somebody else does not come to an end; whatever `signal` says when it gives up
 */
export const underLock = async <T>(
  file: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> => {
  const { tryLock } = await native();
  const fd = openSync(file, 'a+', 0o600);
  try {
    const until = performance.now() + PATIENCE;
    while (!tryLock(fd)) {
      if (performance.now() > until)
        throw new Error(`another process has held ${file} for minutes: it hangs, end it`);
      await setTimeout(TRY_EVERY, undefined, { signal });
    }
    return await work();
  } finally {
    closeSync(fd);
  }
};

/** One of those who use something together. */
export interface SharedUse {
  /** Nobody else used it when this one came. */
  readonly first: boolean;
  /** @returns true for the last one */
  leave(): boolean;
}

/** Joins those who use something. To be called, as `leave`, where nobody else joins or leaves. */
export const joinUsers = async (file: string): Promise<SharedUse> => {
  const { tryLock, unlock } = await native();
  const fd = openSync(file, 'a+', 0o600);
  const isAlone = (): boolean => {
    const alone = tryLock(fd);
    if (alone) unlock(fd);
    return alone;
  };
  const first = isAlone();
  tryLock(fd, { shared: true });
  return {
    first,
    leave: () => {
      unlock(fd);
      const last = isAlone();
      closeSync(fd);
      return last;
    },
  };
};
