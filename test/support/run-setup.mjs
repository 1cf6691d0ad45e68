import { tsImport } from 'tsx/esm/api';
import { bundle } from '../../scripts/bundle.mjs';
import stopRun from './run-teardown.mjs';

/** Stops what a run has started, the newest first. */
globalThis.stopTestRun ??= [];

/**
 * One PostgreSQL and one bundle of pages' scripts and of the service for the whole run, whichever tiers ask for them; the tests find
 * them through the environment.
 */
export default async () => {
  if (globalThis.stopTestRun.length > 0) return;
  const load = file => tsImport(file, import.meta.url);
  const [{ startTestCluster }, { bundleOnce }] = await Promise.all([
    load('./cluster.ts'),
    load('./public-files.ts'),
  ]);
  const [{ url, stop }, { file, remove }] = await Promise.all([startTestCluster(), bundleOnce()]);
  process.env.BAHNPOST_TEST_PROGRAM = await bundle('src/main.ts');
  process.env.BAHNPOST_TEST_DATABASE = url;
  process.env.BAHNPOST_TEST_FILES = file;
  globalThis.stopTestRun.unshift(stop, remove);
  // Jest does not tear down what it is interrupted in, and the programs would go on alone.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stopRun().finally(() => process.exit(1)));
};
