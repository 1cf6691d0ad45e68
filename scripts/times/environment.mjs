import { TestEnvironment } from 'jest-environment-node';
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

/** Writes what each test file took, one line of JSON each, to the file that `BAHNPOST_TIMES` names. */
export default class TimedEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.path = context.testPath;
    this.begin = usage();
  }

  async teardown() {
    await super.teardown();
    const end = usage();
    const took = Object.fromEntries(Object.entries(end).map(([what, at]) => [what, at - this.begin[what]]));
    const row = { path: this.path, ended: Date.now() / 1000, ...took };
    appendFileSync(process.env.BAHNPOST_TIMES, `${JSON.stringify(row)}\n`);
  }
}
