import { tsImport } from 'tsx/esm/api';

/** One PostgreSQL for the whole run; the tests find it through the environment. */
export default async () => {
  const { startTestCluster } = await tsImport('./cluster.ts', import.meta.url);
  const { url, stop } = await startTestCluster();
  process.env.BAHNPOST_TEST_DATABASE = url;
  globalThis.stopTestCluster = stop;
};
