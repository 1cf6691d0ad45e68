import { appendFileSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** Linux counts in hundredths of a second. */
const TICKS = 100;

/** Processor time of the programs that this process has started and that have ended, in seconds; 0 where nobody counts it. */
const ofEndedPrograms = () => {
  try {
    const afterTheName = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return (Number(afterTheName[13]) + Number(afterTheName[14])) / TICKS;
  } catch {
    return 0;
  }
};

const ofThisProcess = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const usage = () => ({
  wall: performance.now() / 1000,
  tests: ofThisProcess(),
  programs: ofEndedPrograms(),
});

/**
 * Begins to count what a test file takes.
 * @returns writes it, one line of JSON, to the file that `BAHNPOST_TIMES` names; nothing where that names none
 */
export const stopwatch = path => {
  const file = process.env.BAHNPOST_TIMES;
  if (!file) return () => undefined;
  const begin = usage();
  return () => {
    const end = usage();
    const took = Object.fromEntries(Object.entries(end).map(([what, at]) => [what, at - begin[what]]));
    appendFileSync(file, `${JSON.stringify({ path, ended: Date.now() / 1000, ...took })}\n`);
  };
};
