import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { holds } from './page.js';
import { recordOf } from './rounds.js';
import { readStoredGame, recordOfStored } from '../support/stored-games.js';
import { type Log, sitDown } from './seated.js';
import { openPage, stage, staged } from './stage.js';

/*
 * How much a turn asks of the hand: presses, and how often something has to be brought into sight first. The page never
 * loads anew.
 */

const auction = ['SV', 'CS', 'DH', 'MH', 'CA', 'BO'].map(id => `take ${id}`);
const shares = ['buy B&O', 'buy PRR', 'buy B&O', 'buy PRR', 'buy B&O', 'buy PRR', 'buy B&O', 'pass', 'pass'];
const first = ['J14 57 r0', 'pass', 'train 2', 'train 2', 'pass', 'H10 57 r1', 'pass', 'train 2', 'pass'];
const other = ['pass', 'pass', 'I17 9 r1', 'pass', 'run 2 I15-J14, 2 I19-I17-I15', 'pay', 'pass'];

const logOf = (before: readonly string[]): Log =>
  recordOf({
    name: 'Effort',
    title: title1830,
    players: ['anna', 'ben'],
    draws: [],
    before,
    moves: [],
    then: '',
    shows: {},
  }).log;

const until = (...moves: readonly string[]): Log =>
  logOf([...auction, 'par B&O 100', 'par PRR 67', ...moves]);

type Box = { readonly [side in 'left' | 'right' | 'top' | 'bottom']: number };

/** Presses, and counts what that takes. */
class Effort {
  presses = 0;
  /** What had to be brought into sight. */
  readonly scrolls: string[] = [];
  constructor(private readonly page: Page) {}

  /** Can it be pressed where it is, with nothing above it? */
  private reachable(target: Locator): Promise<boolean> {
    return target.evaluate(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect() as Box;
      const there = one.ownerDocument.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return there !== null && (one.contains(there) || (there.closest('label')?.contains(one) ?? false));
    });
  }

  async press(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    if (!(await this.reachable(target))) {
      this.scrolls.push((await target.textContent()) || String(target));
      await target.scrollIntoViewIfNeeded();
    }
    this.presses++;
    await target.click({ force: true });
  }

  /** Presses what sends a move, and waits for what comes after it. */
  async send(target: Locator): Promise<void> {
    const before = await this.page.locator('#turn input[name=expected]').first().inputValue();
    await this.press(target);
    await this.page.waitForURL(url => Number(url.searchParams.get('from') ?? -1) >= Number(before));
  }
}

const told = (page: Page): Promise<void> => page.locator('#turn[data-told]').waitFor();

const button = (page: Page, name: RegExp): Locator =>
  page.locator('#turn').getByRole('button', { name }).first();

const desk: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

const seated = async (name: string, device: BrowserContextOptions, log: Log): Promise<[Page, Effort]> => {
  const page = await openPage(device);
  await sitDown(page, stage.service, name, log);
  await told(page);
  await page.evaluate('window.sameDocument = true');
  return [page, new Effort(page)];
};

staged('the effort of a turn', () => {
  test.each([
    ['desk', desk, 0],
    ['phone', phone, 2],
  ])(
    'tile, token, run and dividend, train and done at a %s: at most 7 presses, nothing loads anew',
    async (name, device, scrolls) => {
      const [page, effort] = await seated(`${name}er`, device, until(...shares, ...first, ...other));
      const focused = (): Promise<unknown> => page.evaluate('document.activeElement.id');
      await effort.press(page.locator('#map a:has([data-place="H14"])'));
      const tile = page.locator('.sheet input[value="H14 7 r0"]');
      if (!(await tile.isChecked())) await effort.press(tile);
      await effort.send(button(page, /^Lay tile 7/));
      expect(await focused()).toBe('turn-heading');
      await told(page);
      await effort.send(button(page, /^Place a token/));
      await told(page);
      await effort.send(button(page, /^Run for .* and pay out/));
      await told(page);
      await effort.send(button(page, /Buy a 2-train/));
      await told(page);
      await effort.send(button(page, /^Pass/));
      expect(effort.presses).toBeLessThanOrEqual(7);
      expect(effort.scrolls.length > scrolls ? effort.scrolls : []).toEqual([]);
      expect(await page.evaluate('window.sameDocument')).toBe(true);
    },
  );

  test('on a phone the last private is bought below everybody’s money, and its par set, by a press each', async () => {
    const [page, effort] = await seated('bidder', phone, logOf(auction.slice(0, 5)));
    const buy = page.locator('#privates .deed button', { hasText: 'Buy $220' });
    const lower = async (part: Locator): Promise<number> => {
      const { y, height } = (await part.boundingBox())!;
      return y + height;
    };
    expect(await lower(page.locator('#privates tfoot tr').first())).toBeLessThan(await lower(buy));
    await effort.send(buy);
    await told(page);
    await effort.send(page.locator('#market .chips .deed button', { hasText: '$67' }));
    expect([effort.presses, effort.scrolls]).toEqual([2, []]);
  });

  test('a press is seen before what comes of it, however soon the answer is there', async () => {
    const [page] = await seated('presser', desk, until());
    await page.evaluate(`fetch(location.href).then(page => page.text()).then(text => {
      window.order = [];
      const really = window.fetch;
      const atOnce = { ok: true, status: 200, url: location.href, text: async () => text };
      window.fetch = async (url, how) => (how?.method === 'POST' ? atOnce : really(url, how));
      document.addEventListener('fresh-main', () => order.push('shown'));
      const seen = () => requestAnimationFrame(() => order.push('seen'));
      document.addEventListener('click', seen, { capture: true, once: true });
    })`);
    await button(page, /^Pass/).click();
    const order = (): Promise<readonly string[]> => page.evaluate('order');
    while (!(await order()).includes('shown')) await page.evaluate('new Promise(requestAnimationFrame)');
    expect(await order()).toEqual(['seen', 'shown']);
  });

  test.each([
    ['a place', shares, '#map a:has([data-place="J14"])', '.sheet'],
    ['a price', [], '#panel-market a[href="#par-90"]', '#par-90:target'],
    ['a sale', [...shares, ...first], '.ledger .deeds > summary', '.deeds[open]'],
  ])('%s is seen to be pressed before much is laid out', async (what, moves, link, opened) => {
    const [page] = await seated(`presser-of-${what}`.replaceAll(' ', '-'), desk, until(...moves));
    // Before each frame it is looked at whether what was pressed is marked, and whether more is there.
    await page.evaluate(`{
        window.frames = [];
        const look = () => {
          const [link, opened] = ${JSON.stringify([link, opened])}.map(one => document.querySelector(one));
          frames.push([link.ariaBusy, opened !== null]);
          if (!opened) requestAnimationFrame(look);
        };
        document.addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });
      }`);
    await page.locator(link).click();
    await page.locator(opened).waitFor();
    await holds(page, 'frames.at(-1)[1]');
    const seen = await page.evaluate<readonly unknown[]>('frames');
    expect([seen[0], seen.at(-1)]).toEqual([
      ['true', false],
      [null, true],
    ]);
  });

  test('of the cells of a table one is open, and a second press closes it', async () => {
    const [page] = await seated('seller', desk, until(...shares, ...first));
    const sell = page.locator('.ledger .deeds').first();
    const other = page.locator('.chips .deeds').first();
    const open = page.locator('.deeds[open]');
    await sell.locator('summary').click();
    await sell.and(open).waitFor();
    await other.locator('summary').click();
    await other.and(open).waitFor();
    expect(await open.count()).toBe(1);
    await other.locator('summary').click();
    await open.waitFor({ state: 'detached' });
  });

  test('on a phone the choice of panels is never covered by the end of a turn, and each begins at its top', async () => {
    const [page] = await seated('chooser', phone, until(...shares));
    // As where much has happened since: the turn begins below the window.
    await page.evaluate(`{
      const before = document.createElement('div');
      before.style.height = innerHeight + 'px';
      document.querySelector('#turn').before(before);
      scrollTo(0, 0);
      while (document.querySelector('#turn').getBoundingClientRect().top < innerHeight - 40)
        before.style.height = before.offsetHeight + 10 + 'px';
      while (document.querySelector('#turn').getBoundingClientRect().top > innerHeight - 40)
        before.style.height = before.offsetHeight - 10 + 'px';
    }`);
    const bar = page.locator('.panels');
    const { y } = (await bar.boundingBox())!;
    const under = await page.evaluate<boolean[]>(
      `[60, 120, 200, 300].map(x => document.elementFromPoint(x, ${String(y + 20)}).closest('.panels') !== null)`,
    );
    expect(under).toEqual([true, true, true, true]);
    await page.evaluate('scrollTo(0, 400)');
    await bar.locator('label', { hasText: 'Players' }).click();
    expect(await page.evaluate('scrollY')).toBe(0);
  });

  test('18 Magyarország: the run stands before the railcars that there are besides, and in sight', async () => {
    const game = readStoredGame('18mag-large-2.jsonl');
    const at = game.rows.findIndex(({ action }) => action.type === 'buy-railcar');
    const [page] = await seated('minor', desk, recordOfStored(game, at));
    const top = async (of: string): Promise<number> => (await page.locator(of).first().boundingBox())!.y;
    const run = await top('#do-run form button');
    expect(run).toBeLessThan(await top('#turn .goods'));
    expect(run).toBeLessThan(768 - 44);
  });

  test('what is open in a cell closes with the next move, though the same player is asked again', async () => {
    const [page] = await seated('twice', desk, until(...shares, ...first));
    const start = page.locator('.chips .deeds').first();
    await start.locator('summary').click();
    await start.locator('form').first().waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await told(other);
    const sell = other.locator('.ledger .deeds').first();
    await sell.locator('summary').click();
    await sell.locator('form button').first().click();
    await other.waitForURL(/from=/);
    await other.locator('#turn', { hasText: 'It is your turn' }).waitFor();
    await start.locator('form').first().waitFor({ state: 'hidden' });
    expect(await start.locator('summary').isVisible()).toBe(true);
  });

  test('goods of Imperial Steam: a press on one opens the form with the first of it, and is seen before that', async () => {
    const game = readStoredGame('imperial-steam-fixed-1.jsonl');
    const order = game.rows.findIndex(({ action }) => action.type === 'order');
    const [page] = await seated('orderer', desk, recordOfStored(game, order));
    const chosen = `document.querySelector('.tile input:checked') !== null`;
    const atOnce = await page.evaluate(`{
      const link = document.querySelector('a[data-part="f.goods+wood"]');
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      [link.ariaBusy, ${chosen}];
    }`);
    expect(atOnce).toEqual(['true', false]);
    await holds(page, chosen);
    await page.locator('[data-says]:visible', { hasText: 'wood' }).waitFor();
    // What a form lacks is a fault only once somebody has filled it in.
    const lacks = page.locator('.preview p', { hasText: 'at least one good' });
    await page.locator('#turn input[name="f.goods+wood"][value="0"]:visible').first().check();
    await lacks.and(page.locator('.error')).waitFor();
    await page.reload();
    await told(page);
    await page.locator('label.tile[title="Get goods"]').click();
    await lacks.waitFor();
    expect([await lacks.innerText(), await lacks.getAttribute('class')]).toEqual([
      'Order at least one good.',
      null,
    ]);
    expect(await page.locator('main a[aria-busy]').count()).toBe(0);
  });

  test('of two places pressed at once the last is laid out, and neither is waited for', async () => {
    const [page] = await seated('hasty', desk, until(...shares, ...first, ...other));
    const last = await page.evaluate<string>(`{
      const places = [...document.querySelectorAll('#map a[href*="do=lay"]')];
      for (const place of [places.at(0), places.at(-1)])
        place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      places.at(-1).getAttribute('href');
    }`);
    await page.locator('.sheet').waitFor();
    expect(page.url()).toBe(new URL(last, page.url()).href);
    expect(await page.locator('.sheet').count()).toBe(1);
    expect(await page.locator('#map [aria-busy]').count()).toBe(0);
  });

  test('nothing is laid out where the page has gone on since the press', async () => {
    const [page] = await seated('late', desk, until(...shares));
    const before = page.url();
    await page.evaluate(`{
      const link = document.querySelector('#map a:has([data-place="J14"])');
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      document.querySelector('#turn').remove();
      window.link = link;
    }`);
    await holds(page, 'link.ariaBusy === null');
    expect(page.url()).toBe(before);
  });

  test('the market stays as it is while a company is chosen for a price', async () => {
    const [page] = await seated('starter', desk, until());
    const market = page.locator('#panel-market .deep svg');
    const before = await market.boundingBox();
    await market.locator('a[href="#par-90"]').click();
    await page.locator('#par-90').getByRole('button', { name: 'NYC' }).click({ trial: true });
    expect(await market.boundingBox()).toEqual(before);
  });

  test('in a stock round one press passes, two buy a share', async () => {
    const [page, passing] = await seated('passer', desk, until());
    await passing.send(button(page, /^Pass/));
    expect([passing.presses, passing.scrolls]).toEqual([1, []]);
    const [other, buying] = await seated('buyer', desk, until());
    const buy = button(other, /^Buy 10% of PRR/);
    if (!(await buy.isVisible())) await buying.press(other.locator('#do-buy summary'));
    await buying.send(buy);
    expect(buying.presses).toBeLessThanOrEqual(2);
  });
});
