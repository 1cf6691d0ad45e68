import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

const chosen = process.env['CHROMIUM'];
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find(path => path !== undefined && existsSync(path));

/** A browser of this machine; undefined when there is none. Without windows it needs half of the time. */
export const chromiumPath = firstOf([chosen, '/usr/bin/chromium-headless-shell', ...whole]);

/** One that can do all that people's can, push messages too. */
export const wholeChromiumPath = firstOf([chosen, ...whole]);

/** How every browser of the tests is started. Fewer processes, other ways to draw and to compile were tried: no test gets faster. */
export const howToLaunch = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
});
