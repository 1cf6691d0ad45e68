import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { newPage } from '../browser/page.js';
import { launch, suite } from '../browser/stage.js';
import { samples } from './samples.js';
import { write } from './support.js';

/* Mails as a browser shows them. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Seen {
  readonly faults: readonly string[];
  readonly wider: number;
  readonly asked: readonly string[];
}

/** The offer and the reminder are made of the turn mail's parts. */
const kinds = ['sign-in', 'invitation', 'game-started', 'turn', 'game-over'];

suite.each([
  ['light', 320],
  ['dark', 600],
] as const)('in the %s scheme, %i wide', (colorScheme, width) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  const look = async (html: string): Promise<Seen> => {
    const page = await newPage(browser, { viewport: { width, height: 900 }, colorScheme });
    const asked: string[] = [];
    page.on('request', request => void asked.push(request.url()));
    await page.setContent(html);
    const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    await page.evaluate(axe);
    const results = await page.evaluate<AxeResults>('axe.run()');
    await page.context().close();
    return {
      faults: results.violations.map(v => `${v.id}: ${v.nodes.map(node => node.html).join(' ')}`),
      wider,
      asked: asked.filter(url => !url.startsWith('cid:') && !url.startsWith('about:')),
    };
  };

  test.each(kinds)('the %s mail is readable for everyone, also on a phone', async kind => {
    const { html } = await write(samples('de').find(mail => mail.kind === kind)!);
    const { faults, wider, asked } = await look(html);
    expect(faults).toEqual([]);
    expect(wider).toBeLessThanOrEqual(0);
    expect(asked).toEqual([]);
  });
});
