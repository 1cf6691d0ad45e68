import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { sitDown, threeTrains } from './seated.js';
import type { Service } from './service.js';
import { holds, newPage } from './page.js';
import { launch, sharedService, suite } from './stage.js';

let service: Service | undefined;
let chrome: Browser | undefined;
let address: string;
let last: number;

const faults: string[] = [];

const openPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await newPage(chrome!, options);
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return page;
};

/** The step whose position is shown, not the one the slider stands on. */
const shown = (page: Page, step: number): Promise<void> =>
  page.locator(`.here[aria-label="Step ${step} of ${last}"]`).waitFor();

/** A step after this one is shown: which one, depends on how fast the playback is. */
const shownAfter = (page: Page, step: number): Promise<void> =>
  holds(page, `/Step (\\d+)/.exec(document.querySelector('.here').ariaLabel)[1] > ${step}`);

/** The browser has the game and its rules: from here on it asks for nothing. */
const loaded = (page: Page): Promise<void> => page.locator('[data-film]').waitFor({ state: 'attached' });

/** Something hears of the slider and its buttons. */
const listening = (page: Page): Promise<void> => page.locator('[data-play]:enabled').waitFor();

/** As in a browser that cannot play the game: the service is asked for each step. */
const withoutReplay = async (page: Page): Promise<void> => {
  await page.route('**/replay', route => route.fulfill({ json: null }));
};

const moveTo = (page: Page, step: number): Promise<void> =>
  page.locator('#step').evaluate((input: unknown, value: string) => {
    const slider = input as { value: string; dispatchEvent(event: Event): void };
    slider.value = value;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }, String(step));

suite('looking back in a browser', () => {
  beforeAll(async () => {
    service = sharedService();
    chrome = await launch();
    const page = await openPage({ javaScriptEnabled: false });
    // The demo game is made while the service already runs.
    const card = page.locator('.games .name').first();
    for (await page.goto(`${service.url}/`); (await card.count()) === 0; await page.reload())
      await page.waitForTimeout(250);
    address = `${service.url}${(await card.getAttribute('href'))!}/history`;
    for (let before = -1; before !== last || last < 10; await page.waitForTimeout(500)) {
      before = last;
      const answer = await page.goto(address);
      last = answer?.ok() ? Number(await page.locator('#step').getAttribute('max')) : -1;
    }
  });
  afterAll(async () => {
    await chrome?.close();
  });

  test('without JavaScript the slider is sent by its button', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${address}?step=3`);
    await page.locator('#step').press('ArrowRight');
    await page.click('.scrubber >> text=Show');
    expect(page.url()).toBe(`${address}?step=4`);
    await shown(page, 4);
    expect(await page.locator('[data-play]').isVisible()).toBe(false);
  });

  test('arrow keys, Home and End move the slider, which says the step, and the page follows', async () => {
    const page = await openPage();
    await page.goto(`${address}?step=3`);
    const slider = page.locator('#step');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.locator(`#step[aria-valuetext*="Step 4 of ${last}"]`).waitFor();
    await shown(page, 4);
    await page.keyboard.press('End');
    await shown(page, last);
    await page.waitForURL(`${address}?step=${last}`);
    await page.keyboard.press('Home');
    await shown(page, 0);
    await page.waitForURL(`${address}?step=0`);
    expect(await page.locator('[data-said]').textContent()).not.toBe('');
    expect(await slider.evaluate('document.activeElement.id')).toBe('step');
  });

  test('while the page of a step is on the way, its number and its round are said together', async () => {
    const page = await openPage();
    const marks = page.locator('[data-round-from]');
    await sitDown(page, service!, 'walker', threeTrains());
    const address = `${service!.url}${new URL(page.url()).pathname}/history`;
    await withoutReplay(page);
    await page.goto(`${address}?step=0`);
    const from = Number(await marks.first().getAttribute('data-round-from'));
    const name = (await marks.first().textContent())!;
    await page.goto(`${address}?step=${from - 1}`);
    const of = await page.locator('#step').getAttribute('max');
    const where = page.locator('.scrubber .where');
    expect(await where.textContent()).not.toContain(name);
    // The answer never comes.
    await page.route('**/history?**', () => undefined);
    await listening(page);
    await page.locator('#step').press('ArrowRight');
    expect(await where.textContent()).toBe(`Step ${from} of ${of!} · ${name}`);
    await page.locator('#step').press('ArrowLeft');
    expect(await where.textContent()).not.toContain(name);
  });

  test('of many steps asked for in haste each is answered in turn, and the last is what stays', async () => {
    const page = await openPage();
    await withoutReplay(page);
    await page.goto(`${address}?step=0`);
    await listening(page);
    const failed: string[] = [];
    page.on('requestfailed', request => failed.push(request.url()));
    await page.evaluate(`
      const slider = document.querySelector('#step');
      for (let n = 0; n <= 600; n++) {
        slider.value = String(n % ${last});
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      }`);
    await shown(page, 600 % last);
    expect(await page.locator('#step').inputValue()).toBe(String(600 % last));
    expect(failed).toEqual([]);
  });

  test('back from the game, a step shows what it showed before', async () => {
    const page = await openPage();
    const players = (): Promise<string | null> => page.locator('#panel-players').textContent();
    await page.goto(`${address}?step=3`);
    await loaded(page);
    await moveTo(page, 2);
    await shown(page, 2);
    const then = await players();
    await page.locator('.bar nav a', { hasText: /^Game$/ }).click();
    await page.locator('.table:not(.looking-back)').waitFor();
    expect(await players()).not.toBe(then);
    await page.locator('.bar nav a', { hasText: /^History$/ }).click();
    await shown(page, last);
    await loaded(page);
    await moveTo(page, 2);
    await shown(page, 2);
    expect(await players()).toBe(then);
    expect(await page.locator('.bar nav a', { hasText: 'What if?' }).getAttribute('href')).toMatch(
      /\?number=2$/,
    );
  });

  test.each([
    ['the browser plays', true],
    ['the service sends', false],
  ])('whatever step it comes from, %s what the service shows for the one it goes to', async (_who, plays) => {
    // What is seen of the map is the reader's own doing.
    const content = `(() => {
      const part = document.querySelector('[data-table]').cloneNode(true);
      part.removeAttribute('data-film');
      for (const own of part.querySelectorAll('.scrubber, .which, .labels')) own.remove();
      for (const svg of part.querySelectorAll('[data-zoom] > svg')) svg.removeAttribute('viewBox');
      for (const styled of part.querySelectorAll('[style]')) styled.removeAttribute('style');
      part.normalize();
      return part;
    })()`;
    const isLike = (html: string): string => `(() => {
      const other = document.createElement('div');
      other.innerHTML = ${JSON.stringify(html)};
      return other.firstChild.isEqualNode(${content});
    })()`;
    const [page, plain] = [await openPage(), await openPage()];
    if (!plays) await withoutReplay(page);
    await withoutReplay(plain);
    await page.goto(`${address}?step=0`);
    if (plays) await loaded(page);
    for (const part of [0.5, 0.1, 1, 0.9, 0.02, 0.7, 0]) {
      const step = Math.round(part * last);
      await moveTo(page, step);
      await shown(page, step);
      await plain.goto(`${address}?step=${step}`);
      await plain.locator('.zooms').first().waitFor({ state: 'attached' });
      const html = await plain.evaluate<string>(`${content}.outerHTML`);
      expect([step, await page.evaluate(isLike(html))]).toEqual([step, true]);
    }
  });

  test('the layer of the map and what is shown of the log stay from step to step', async () => {
    const page = await openPage();
    await page.goto(`${address}?step=${last}&who=P1`);
    await page.locator('a[data-step="previous"]').click();
    await shown(page, last - 1);
    expect(new URL(page.url()).search).toBe(`?step=${last - 1}&who=P1`);
    expect(await page.locator('#log-who').inputValue()).toBe('P1');
    await page.close();
  });

  test('the notation stands beside the words where the reader wants it, from page to page', async () => {
    const page = await openPage();
    await page.goto(`${address}?step=2`);
    const line = page.locator('#log .log .notation').first();
    expect(await line.isVisible()).toBe(false);
    await page.locator('#log-notation').check();
    expect(await line.isVisible()).toBe(true);
    await page.goto(`${address}?step=3`);
    expect(await line.isVisible()).toBe(true);
    await page.locator('#log-notation').uncheck();
    expect(await line.isVisible()).toBe(false);
    await page.close();
  });

  test('once the game is there, no step asks for anything, however it is reached', async () => {
    const page = await openPage();
    await page.goto(`${address}?step=0`);
    await loaded(page);
    const asked: string[] = [];
    page.on('request', request => {
      // Whoever changes the address may look for the page's sign again.
      if (['document', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
    });
    for (const step of [last, 1, Math.floor(last / 2)]) {
      await moveTo(page, step);
      await shown(page, step);
    }
    await page.locator('[data-step="next"]').click();
    await shown(page, Math.floor(last / 2) + 1);
    const row = page.locator('#log .log > li').first();
    const number = Number(await row.getAttribute('value'));
    await row.locator('a').first().click();
    await shown(page, number);
    await page.goBack();
    await shown(page, Math.floor(last / 2) + 1);
    await page.locator('[data-play]').click();
    await shownAfter(page, Math.floor(last / 2) + 1);
    expect(asked).toEqual([]);
    await page.close();
  });

  test('the slider answers before its position is drawn', async () => {
    const page = await openPage();
    await page.goto(`${address}?step=0`);
    await loaded(page);
    const atOnce = await page.evaluate(`{
      const slider = document.querySelector('#step');
      slider.value = '5';
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      document.querySelector('.here').ariaLabel;
    }`);
    expect(atOnce).toBe(`Step 0 of ${last}`);
    await shown(page, 5);
    await page.close();
  });

  test('the address of a step leads there again', async () => {
    const page = await openPage();
    await page.goto(`${address}?step=0`);
    await loaded(page);
    await moveTo(page, 3);
    await page.waitForURL(`${address}?step=3`);
    await page.reload();
    await shown(page, 3);
    await page.close();
  });

  test('an absence is played move by move, can be stopped, and ends at the present', async () => {
    const [page, still] = [await openPage(), await openPage({ reducedMotion: 'reduce' })];
    const [since, long] = [last - 3, last - 100];
    // So much happened that it can be stopped in the middle, however slow the machine.
    await page.goto(`${address}?step=${long + 1}&since=${long}&play`);
    await page.locator('.absence', { hasText: /Move [2-9]\d? of 100/ }).waitFor();
    await page.locator('[data-step="previous"]').click();
    await page.locator('[data-play]', { hasText: 'Play' }).waitFor();
    expect(await page.locator('.absence').textContent()).toMatch(/Move \d\d? of 100/);
    for (const one of [page, still]) await one.goto(`${address}?step=${since + 1}&since=${since}&play`);
    await page.locator('.absence a', { hasText: 'To the game' }).waitFor();
    // Whoever wants no motion goes on by hand.
    expect(await still.locator('.absence').textContent()).toContain('Move 1 of 3');
    expect(new URL(still.url()).search).not.toContain('play');
    await still.locator('[data-step="last"]').click();
    await still.locator('.absence a').click();
    await still.waitForURL(url => !url.pathname.endsWith('/history'));
    await Promise.all([page.close(), still.close()]);
  });

  test('from step to step the map stays the same element, moved and enlarged as it was', async () => {
    const page = await openPage();
    await page.goto(`${address}?step=${last}`);
    await page.click('.zoom-buttons button[value="+"]');
    await page.locator('#map summary').first().click();
    const seen = (): Promise<string> =>
      page.evaluate(`new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
        done(document.querySelector('#map .drawing svg').getAttribute('viewBox')))))`);
    const before = await seen();
    await page.evaluate(`window.map = document.querySelector('#map .drawing svg')`);
    await page.locator('#step').press('Home');
    await shown(page, 0);
    expect(await page.evaluate(`map.isConnected && map.closest('#map') !== null`)).toBe(true);
    expect(await seen()).toBe(before);
    expect(await page.locator('#map details').first().getAttribute('open')).not.toBeNull();
  });

  test('while the slider is drawn positions are shown on the way; where it is let go is what stays', async () => {
    const page = await openPage();
    await page.goto(`${address}?step=0`);
    await page.evaluate(`
      window.passed = new Set();
      new MutationObserver(() => passed.add(document.querySelector('.here').getAttribute('aria-label')))
        .observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-label'] });`);
    const slider = page.locator('#step');
    await slider.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await slider.boundingBox())!;
    await page.mouse.move(x + 8, y + height / 2);
    await page.mouse.down();
    const passed = (): Promise<number> => page.evaluate('passed.size');
    for (let n = 1; (await passed()) < 3; n++)
      await page.mouse.move(x + 8 + ((n * 3) % (width - 16)), y + height / 2);
    await page.mouse.move(x + width - 1, y + height / 2);
    await page.mouse.up();
    await shown(page, last);
    await page.waitForURL(`${address}?step=${last}`);
  });

  test('a link moves a step without a new page; at the end the keyboard is handed to the slider', async () => {
    const page = await openPage();
    await page.goto(`${address}?step=${last - 1}`);
    // Before that a link goes the way of all links.
    await listening(page);
    await page.evaluate('window.same = true');
    await page.locator('[data-step="next"]').focus();
    await page.keyboard.press('Enter');
    await shown(page, last);
    expect(await page.evaluate('[window.same, document.activeElement.id]')).toEqual([true, 'step']);
    await page.click('[data-step="previous-round"]');
    await page.waitForURL(url => Number(url.searchParams.get('step')) < last);
  });

  test('playing goes on by itself and stops at the end', async () => {
    const page = await openPage();
    await page.goto(`${address}?step=${last - 2}`);
    const button = page.locator('[data-play]');
    await button.and(page.locator(':enabled')).waitFor();
    // On a slow machine it may be over before anybody asks what the button says.
    await page.evaluate(`
      window.said = new Set();
      new MutationObserver(() => said.add(document.querySelector('[data-play]').textContent))
        .observe(document.querySelector('[data-play]'), { childList: true });`);
    await button.click();
    await shown(page, last);
    await button.and(page.getByText('Play', { exact: true })).waitFor();
    expect(await page.evaluate('[...said]')).toEqual(['Pause', 'Play']);
  });

  test('nothing plays by itself for readers who want no motion', async () => {
    const page = await openPage({ reducedMotion: 'reduce' });
    await page.goto(address);
    expect(await page.locator('[data-play]').isVisible()).toBe(false);
  });

  test('no page complained', () => {
    expect(faults).toEqual([]);
  });
});
