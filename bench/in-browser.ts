import { type Browser, chromium } from 'playwright-core';
import { chromiumPath, howToLaunch } from '../test/support/chromium.js';
import type { Result } from './figures.js';
import type { Part, Size } from './part.js';
import type { Staged } from './stage.js';

/** A part that looks at a service of its own with a browser of its own; where there is none, it says so. */
export const inBrowser = (
  name: string,
  what: string,
  measured: (browser: Browser, size: Size, staged: Staged) => Promise<readonly Result[]>,
): Part => ({
  name,
  needs: 'browser',
  measure: async (size, stage) => {
    if (chromiumPath === undefined) return [{ name: what, skipped: 'no Chromium found; CHROMIUM names it' }];
    const browser = await chromium.launch(howToLaunch(chromiumPath));
    try {
      return await stage.withService(staged => measured(browser, size, staged));
    } finally {
      await browser.close();
    }
  },
});
