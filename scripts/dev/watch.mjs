import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** What an editor keeps beside a file, and what the project makes itself. */
const NOT_OURS = /(^|\/)(\.[^/]*|[^/]*~|generated)$/;

/** An editor saves several files at once, each in several steps; in milliseconds. */
const SETTLE = 80;

/**
 * Calls back when something in one of the folders was saved. Each folder is watched by itself, since a file that an
 * editor puts in the place of the old one is a new one.
 * @param {readonly string[]} folders
 * @param {(paths: readonly string[]) => void} changed
 * @returns {() => void} how to stop it
 */
export const watchFolders = (folders, changed) => {
  const watchers = new Map();
  const paths = new Set();
  let timer;
  const settle = () => {
    const saved = [...paths];
    paths.clear();
    changed(saved);
  };
  const follow = folder => {
    if (watchers.has(folder) || NOT_OURS.test(folder) || !existsSync(folder)) return;
    const watcher = watch(folder, (_, name) => {
      const path = join(folder, String(name));
      if (NOT_OURS.test(path)) return;
      followAll(folder);
      paths.add(path);
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE);
    });
    // A folder that was removed is followed again should it come back.
    const forget = () => {
      watcher.close();
      watchers.delete(folder);
    };
    watcher.on('error', forget);
    watchers.set(folder, forget);
  };
  const followAll = folder => {
    follow(folder);
    if (!existsSync(folder)) return watchers.get(folder)?.();
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !watchers.has(join(folder, entry.name))) followAll(join(folder, entry.name));
  };
  folders.forEach(followAll);
  return () => {
    clearTimeout(timer);
    for (const forget of [...watchers.values()]) forget();
  };
};
