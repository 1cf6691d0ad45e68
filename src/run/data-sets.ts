import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../service/deps.js';
import { commandLineOperator } from '../service/operator/authority.js';
import { addSet } from '../service/operator/sets.js';
import { learnKept } from '../service/sets.js';
import { faultText } from '../titles/imperial-steam/words/set-faults.js';
import type { Stops } from './stops.js';

/** How often a process looks for sets that another one has added, in milliseconds. */
const EVERY = 5_000;

/**
 * Adds the sets of a folder that are not there yet. What is wrong with one is written to the log; it keeps nothing from
 * starting.
 */
export const addFromFolder = async (deps: Deps, folder: string): Promise<void> => {
  const names = await readdir(folder).catch((error: unknown) => {
    deps.log.error({ err: error, folder }, 'the folder of data sets cannot be read');
    return [];
  });
  for (const name of names.filter(one => one.endsWith('.json')).sort()) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      deps.log.error({ err: error, file }, 'a data set cannot be read');
      return null;
    });
    if (text === null) continue;
    const read = await addSet(deps, commandLineOperator, text);
    if ('set' in read) deps.log.info({ file, title: read.set.title }, 'a data set is there');
    else
      deps.log.error(
        { file, faults: read.faults.slice(0, 20).map(fault => faultText('en', fault)) },
        'a data set cannot be used: see npx bahnpost data-set check',
      );
  }
};

/** Knows all sets before the first game is asked for. */
export const knowSets = async (deps: Deps, folder: string | null): Promise<void> => {
  if (folder !== null) await addFromFolder(deps, folder);
  await learnKept(deps);
};

/** Learns soon of those that other processes add. A process that only does jobs asks for them before each job instead. */
export const watchForSets = (deps: Deps, stops: Stops): void => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const watching = async (): Promise<void> => {
    while (!signal.aborted) {
      await pause(EVERY, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted)
        await learnKept(deps).catch((error: unknown) =>
          deps.log.warn({ err: error }, 'new data sets are not heard of just now'),
        );
    }
  };
  const watched = watching();
  stops.workers.push(() => {
    stopping.abort();
    return watched;
  });
};
