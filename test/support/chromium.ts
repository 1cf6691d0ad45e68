import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A browser of this machine; undefined when there is none. */
export const chromiumPath = candidates.find(path => path !== undefined && existsSync(path));

/** How every browser of the tests is started. */
export const howToLaunch: LaunchOptions = {
  ...(chromiumPath !== undefined && { executablePath: chromiumPath }),
  args: ['--no-sandbox'],
};
