/** Stops what the run has started: the service before the database that it works with. */
export default async () => {
  for (const stop of globalThis.stopTestRun.splice(0)) await stop();
};
