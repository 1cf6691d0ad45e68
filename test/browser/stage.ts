import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { newPage } from './seated.js';
import { chromiumPath, startService, type Service } from './service.js';

if (chromiumPath === undefined) console.warn('SKIPPED: no Chromium found; set CHROMIUM to its path');

/** `describe` on a machine with a browser; elsewhere its tests are skipped. */
export const suite = chromiumPath === undefined ? describe.skip : describe;

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath!, args: ['--no-sandbox'] });

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

/** A suite with the real service and a browser. */
export const staged = (name: string, tests: () => void): void =>
  suite(name, () => {
    beforeAll(async () => {
      [stage.service, stage.chrome] = await Promise.all([startService(), launch()]);
    });
    afterAll(async () => {
      await stage.chrome?.close();
      await stage.service?.stop();
      expect(faults).toEqual([]);
    });
    tests();
  });
