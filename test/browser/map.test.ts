import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import type { JsonObject } from '../../src/engine/core/index.js';
import { railPresenter } from '../../src/present/rail/presenter.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { recorded } from '../board/record.js';
import { companyTurn, positionOf } from '../support/rail-position.js';
import { newPage } from './page.js';
import { launch, suite } from './stage.js';
import { startStand, type Stand } from './stand.js';

const late = recorded('1830/1830_29133.json');
const mapSuite = late === null ? describe.skip : suite;

const view = (): JsonObject =>
  positionOf(title1830, {
    seats: 3,
    companies: { PRR: { par: 100, shares: [60], cash: 500 } },
    laid: late!.board.laid,
    tokens: late!.board.tokens.map(({ company, hex, stop }) =>
      stop === 0 ? `${company} ${hex}` : `${company} ${hex}.${String(stop)}`,
    ),
    round: companyTurn('PRR'),
  }) as unknown as JsonObject;

const links = Object.fromEntries(['H10', 'H12', 'E11'].map(hex => [hex, `/g/stand?place=${hex}`]));

let stand: Stand;
let chrome: Browser;
const faults: string[] = [];

const open = async (options: BrowserContextOptions, query = ''): Promise<Page> => {
  const page = await newPage(chrome, options);
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(stand.url + query);
  return page;
};

type Numbers = readonly [number, number, number, number];

/** What is seen, after the next frame. */
const seen = (page: Page): Promise<Numbers> =>
  page.evaluate<Numbers>(
    `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
      done(document.querySelector('#map svg').getAttribute('viewBox').split(' ').map(Number)))))`,
  );

/** The map but for its axes, which stay at the edge of what is seen. */
const drawnHexes = (page: Page): Promise<readonly string[]> =>
  page
    .locator('#map svg [data-place]')
    .evaluateAll(places =>
      (places as readonly { readonly outerHTML: string }[]).map(place => place.outerHTML),
    );

const boxOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox();

const isInView = async (page: Page, hex: string): Promise<boolean> => {
  const [frame, place] = [await boxOf(page, '#map .drawing'), await boxOf(page, `#hex-${hex}`)];
  const middle = place!.x + place!.width / 2;
  return middle > frame!.x && middle < frame!.x + frame!.width;
};

const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

mapSuite('the map in a browser', () => {
  beforeAll(async () => {
    const position = view();
    const presenter = railPresenter(title1830);
    stand = await startStand(
      ({ place, show }) =>
        presenter.present({
          view: position,
          seat: 0,
          names: ['Anna', 'Bert', 'Cleo'],
          language: 'en',
          links,
          ...(typeof place === 'string' && { place }),
          ...(typeof show === 'string' && { show }),
        }).sections,
    );
    chrome = await launch();
  });
  afterAll(async () => {
    await chrome?.close();
    await stand?.stop();
  });
  afterEach(() => {
    expect(faults.splice(0)).toEqual([]);
  });

  test.each([
    ['a desk', desk],
    ['a phone', phone],
  ])('on %s the script moves nothing on the page, and without it there are no buttons', async (_, device) => {
    const plain = await open({ ...device, javaScriptEnabled: false });
    const scripted = await open(device);
    await scripted.locator('.zooms').waitFor();
    // Where there is no script the overlay is chosen by a button, which has its place above the map.
    for (const part of device === phone ? ['#map h2', '#map .drawing', '#players'] : ['#map h2'])
      expect([part, await boxOf(scripted, part)]).toEqual([part, await boxOf(plain, part)]);
    if (device === desk) {
      const [tools, drawing] = [await boxOf(plain, '#map .board-tools'), await boxOf(plain, '#map .drawing')];
      expect(await plain.locator('.layers button').isVisible()).toBe(true);
      expect(tools!.y + tools!.height).toBeLessThanOrEqual(drawing!.y);
    }
    expect(await plain.locator('.zoom-buttons').isVisible()).toBe(false);
    // On a phone they are with the board alone.
    if (device === phone) await scripted.locator('.panels .of-board').tap();
    expect(await scripted.locator('.zoom-buttons button:visible').count()).toBe(2);
    await scripted.locator('.zoom-buttons [value="+"]').click();
    // The way back to the whole board comes with the next picture.
    await scripted.locator('.zoom-buttons [value="0"]').waitFor();
    expect(await scripted.locator('.zoom-buttons button:visible').count()).toBe(3);
    const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await scripted.evaluate(wide)).toBe(0);
  });

  test('by keyboard: nearer, moved, whole again; where nothing moves the page scrolls', async () => {
    const page = await open(desk);
    await page.focus('#map .drawing');
    await page.keyboard.press('0');
    const whole = await seen(page);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const near = await seen(page);
    expect(near[2]).toBeCloseTo(whole[2] / 1.96, 0);
    await page.keyboard.press('ArrowRight');
    expect((await seen(page))[0]).toBeCloseTo(near[0] + near[2] / 4, 0);
    await page.keyboard.press('0');
    (await seen(page)).forEach((n, at) => expect(n).toBeCloseTo(whole[at]!, 0));
    const scrolled = (): Promise<number> =>
      page.evaluate("scrollY + document.querySelector('.panel.board').scrollTop");
    const before = await scrolled();
    await page.keyboard.press('ArrowDown');
    for (let frame = 0; frame < 60 && (await scrolled()) === before; frame++) await seen(page);
    expect(await scrolled()).toBeGreaterThan(before);
  });

  test('the wheel zooms at the pointer once the map is in use, dragging moves without choosing a hex', async () => {
    const page = await open(desk);
    const hex = page.locator('#hex-H12');
    await hex.scrollIntoViewIfNeeded();
    const start = (await hex.boundingBox())!;
    const middle = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
    const whole = await seen(page);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, 10);
    expect(await seen(page)).toEqual(whole);
    await page.focus('#map .drawing');
    await page.mouse.move(middle.x, middle.y);
    for (let n = 0; n < 4; n++) await page.mouse.wheel(0, -120);
    expect((await seen(page))[2]).toBeLessThan(whole[2] * 0.7);
    await page.mouse.down();
    await page.mouse.move(middle.x - 80, middle.y - 30, { steps: 4 });
    await page.mouse.up();
    await seen(page);
    const end = (await hex.boundingBox())!;
    expect(end.x + end.width / 2 - middle.x).toBeLessThan(-60);
    expect(page.url()).not.toContain('place=');
    await page.mouse.click(end.x + end.width / 2, end.y + end.height / 2);
    await page.waitForURL(/place=H12/);
  });

  test('a hex at the rim is pressed where it is: the map does not move beneath the pointer', async () => {
    const page = await open(desk);
    for (let n = 0; n < 3; n++) await page.click('.zoom-buttons button[value="+"]');
    await page.locator('#map .drawing').scrollIntoViewIfNeeded();
    await seen(page);
    const [frame, hex] = [(await boxOf(page, '#map .drawing'))!, (await boxOf(page, '#hex-H12'))!];
    const y = hex.y + hex.height / 2;
    await page.mouse.move(hex.x + hex.width / 2, y);
    await page.mouse.down();
    await page.mouse.move(frame.x + 30, y, { steps: 4 });
    await page.mouse.up();
    const before = await seen(page);
    await page.mouse.down();
    expect(await seen(page)).toEqual(before);
    await page.mouse.up();
    await page.waitForURL(/place=H12/);
  });

  test('what was seen stays when a link replaces the main part, and buttons go on working', async () => {
    const page = await open(desk);
    await page.click('.zoom-buttons button[value="+"]');
    await page.click('.zoom-buttons button[value="+"]');
    const near = await seen(page);
    await page.focus('a:has(#hex-H12)');
    const shown = await seen(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/place=H12/);
    await page.locator('.zooms').waitFor();
    expect((await seen(page))[2]).toBe(near[2]);
    expect(await seen(page)).toEqual(shown);
    await page.click('.zoom-buttons button[value="0"]');
    expect((await seen(page))[2]).toBeGreaterThan(near[2] * 1.5);
  });

  test('on a phone it begins at the hex that is chosen, and two fingers pinch', async () => {
    for (const place of ['B24', 'I1']) {
      const page = await open(phone, `?place=${place}`);
      await page.locator('.zooms').waitFor();
      expect([place, await isInView(page, place)]).toEqual([place, true]);
    }
    const page = await open(phone, '?place=H12');
    await page.locator('#map .drawing').scrollIntoViewIfNeeded();
    const frame = (await boxOf(page, '#map .drawing'))!;
    const before = await seen(page);
    const touch = await page.context().newCDPSession(page);
    const [x, y] = [frame.x + frame.width / 2, frame.y + 150];
    const at = (gap: number) => [
      { x: x - gap, y, id: 1 },
      { x: x + gap, y, id: 2 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(30) });
    for (const gap of [40, 50, 60])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(gap) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const after = await seen(page);
    expect(before[2] / after[2]).toBeGreaterThan(1.7);
    expect(await page.evaluate('visualViewport.scale')).toBe(1);
  });

  test('another layer is shown at once, without a jump; without the script by its button', async () => {
    const page = await open(desk);
    await page.focus('#map .drawing');
    await page.keyboard.press('+');
    const near = await seen(page);
    await page.locator('#map-show').focus();
    const [y, top] = [await page.evaluate<number>('scrollY'), await boxOf(page, '#map .drawing')];
    await page.locator('#map-show').selectOption('network:PRR');
    await page.waitForURL(/show=network%3APRR/);
    expect(await page.locator('#map .legend').innerText()).toContain('Track that PRR can use');
    expect([await page.evaluate('scrollY'), await boxOf(page, '#map .drawing')]).toEqual([y, top]);
    expect(await seen(page)).toEqual(near);
    expect(await page.evaluate('document.activeElement.id')).toBe('map-show');
    const coloured = await drawnHexes(page);

    const plain = await open({ ...desk, javaScriptEnabled: false });
    await plain.locator('#map-show').selectOption('network:PRR');
    await plain.click('.layers button');
    // The page is whole then, not just under its address.
    await plain.waitForURL(/show=network%3APRR#map$/);
    expect(await drawnHexes(plain)).toEqual(coloured);
  });
});
