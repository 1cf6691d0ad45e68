import { chromium } from 'playwright-core';
import { startService } from '../browser/service.js';
import { chromiumPath, howToLaunch } from './chromium.js';

/** What the files of a run share, and where they find it. */
export interface SharedStage {
  /** The service's address. */
  readonly url: string;
  /** Its database, as the owner. */
  readonly database: string;
  /** Where the browser takes orders. */
  readonly chrome: string;
}

/** Starts the service, with its demo games, and a browser; neither where there is no browser. */
export const raiseStage = async (): Promise<{
  readonly stage: SharedStage | null;
  readonly strike: () => Promise<void>;
}> => {
  if (chromiumPath === undefined) return { stage: null, strike: () => Promise.resolve() };
  const [service, chrome] = await Promise.all([
    startService({ demo: true }),
    chromium.launchServer(howToLaunch(chromiumPath)),
  ]);
  return {
    stage: { url: service.url, database: service.database.ownerUrl, chrome: chrome.wsEndpoint() },
    strike: async () => {
      await chrome.close();
      await service.stop();
    },
  };
};
