import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ModuleMocker } from 'jest-mock';
import { stopwatch } from './times.mjs';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/**
 * Jest gives up a worker for what it has in memory (`workerIdleMemoryLimit`, 400 MB), garbage or not, and the next one begins cold. To
 * collect it takes a third of a second, longer than most files: only where it would be given up.
 */
const MUCH = 380e6;

/** What a file may change for itself alone. */
const whatIsShared = () => {
  const { exit, exitCode } = process;
  const env = { ...process.env };
  return () => {
    Object.assign(process, { exit, exitCode });
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  };
};

/** The process as it is: no globals of its own, as modules that many files share could not see them. */
export default class Environment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern = null;
  #restore = whatIsShared();
  #noteTime;

  constructor(_config, { testPath }) {
    this.#noteTime = stopwatch(testPath);
    process.env.BAHNPOST_TEST_FILE = testPath;
  }

  async setup() {}

  async teardown() {
    this.#restore();
    if (process.memoryUsage().heapUsed > MUCH) collectGarbage();
    this.#noteTime();
  }

  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
}
