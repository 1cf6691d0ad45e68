import { readConfig } from './config.js';
import { createLog } from './log.js';
import { parentOf } from './run/jobs-process.js';
import { startJobsFor, startService } from './run/service.js';
import { runUntilStopped } from './run/stops.js';
import { VERSION } from './version.js';

/** A process that does jobs for another one is gone before that stops waiting for it, in milliseconds. */
const CHILD_PATIENCE = 9_000;

const main = async (): Promise<void> => {
  process.setSourceMapsEnabled(true);
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const parent = parentOf();
  if (!parent) {
    log.info({ version: VERSION, node: process.version }, 'Bahnpost starts');
    return runUntilStopped(log, stops => startService(config, log, stops));
  }
  // What a terminal sends to both is the parent's to follow.
  process.on('SIGINT', () => undefined);
  await runUntilStopped(
    log,
    (stops, stop) => {
      parent.onGone(() => stop('the service stops'));
      return startJobsFor(parent, config, log, stops);
    },
    { signals: ['SIGTERM'], patience: CHILD_PATIENCE },
  );
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
