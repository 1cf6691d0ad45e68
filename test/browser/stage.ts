import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumPath, howToLaunch, wholeChromiumPath } from '../support/chromium.js';
import { ownerOf } from '../support/database.js';
import { sizes } from '../support/sizes.js';
import type { SharedStage } from '../support/shared-stage.js';
import { newPage } from './page.js';
import type { Service } from './service.js';

if (chromiumPath === undefined) console.warn('SKIPPED: no Chromium found; set CHROMIUM to its path');

if (wholeChromiumPath === undefined)
  console.warn('SKIPPED: no Chromium with windows found; push messages are not tried');

/** `describe` on a machine with a browser; elsewhere its tests are skipped. */
export const suite = chromiumPath === undefined ? describe.skip : describe;

/** The same for what a browser without windows cannot do. */
export const wholeSuite = wholeChromiumPath === undefined ? describe.skip : describe;

const shared = (): SharedStage => {
  const found = process.env['BAHNPOST_TEST_STAGE'];
  if (!found) throw new Error('no stage is there: is the file in the right tier of jest.config.mjs?');
  return JSON.parse(found) as SharedStage;
};

/** How long a test waits after each thing it does. */
const slowly = { slowMo: sizes.slowMotion };

/** The browser that all files share, with windows of one's own: closing it closes these alone. */
export const launch = (): Promise<Browser> => chromium.connect(shared().chrome, slowly);

/** A browser of one's own that can do all that people's can. */
export const launchWhole = (): Promise<Browser> =>
  chromium.launch({ ...howToLaunch(wholeChromiumPath), ...slowly });

/**
 * The service that all files share, with its demo games. Whom a file signs in are people of its own; what a test does to
 * everybody's games needs a service of its own.
 */
export const sharedService = (): Service => {
  const { url, database } = shared();
  return {
    url,
    database: { ownerUrl: database, asOwner: ownerOf(database) },
    stop: () => Promise.resolve(),
  };
};

/** Service and browser of a `staged` suite; there while its tests run. */
export const stage = {} as { service: Service; chrome: Browser };

/** Everything that went wrong on any page. */
const faults: string[] = [];

/** A page of a new visitor; an error on it fails the suite. */
export const openPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await newPage(stage.chrome, options);
  page.on('pageerror', error => faults.push(error.message));
  page.on('dialog', dialog => {
    faults.push(dialog.message());
    void dialog.dismiss();
  });
  return page;
};

const raised =
  (on: typeof suite, open: () => Promise<Browser>) =>
  (name: string, tests: () => void): void =>
    on(name, () => {
      beforeAll(async () => {
        faults.length = 0;
        stage.service = sharedService();
        stage.chrome = await open();
      });
      afterAll(async () => {
        await stage.chrome?.close();
        expect(faults).toEqual([]);
      });
      tests();
    });

/** A suite with the shared service and browser. */
export const staged = raised(suite, launch);

/** A suite with the shared service and a browser of its own that can do all that people's can. */
export const stagedWhole = raised(wholeSuite, launchWhole);
