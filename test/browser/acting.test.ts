import { expect, test } from '@jest/globals';
import { type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { violations } from './axe.js';
import { openPanel } from './hands.js';
import { logUntil, sitDown } from './seated.js';
import { openPage, stage, staged } from './stage.js';

/** At the game's page, where its script has said what each move would do. */
const seated = async (name: string, wanted: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await openPage(options);

  await sitDown(page, stage.service, name, logUntil(wanted));
  // Until the rules are there the service answers instead.
  if (options.javaScriptEnabled !== false) await page.locator('#turn[data-told]').waitFor();
  return page;
};

type Box = { readonly [side in 'left' | 'right' | 'top' | 'bottom']: number };

const number = (page: Page): Promise<string> =>
  page.locator('#turn input[name=expected]').first().inputValue();

staged('acting in a browser', () => {
  test('a share says what it costs and what it makes of the buyer before it is bought', async () => {
    const page = await seated('sharer', 'stock-turn');
    const group = page.locator('#do-buy');
    if (await group.evaluate(one => one.matches('details:not([open])')))
      await group.locator('summary').first().click();
    const preview = group.locator('form', { hasText: 'B&O' }).first().locator('.preview');
    await preview.locator('.changes').waitFor();
    const said = await preview.innerText();
    await group.getByRole('button', { name: 'Buy 10% of B&O for $100', exact: true }).waitFor();
    expect(said).toMatch(/Cash \$\d+ → \$\d+ · Certificates 3 → 4\/28|Certificates \d+ → \d+\/28/);
  });

  test('the buttons of the companies’ table are whole, a line each, and in sight in German, on a laptop and beside something else', async () => {
    const page = await seated('buyer', 'stock-turn');
    await page.goto(`${page.url().split(/[?#]/)[0]!}?lang=de`);
    await page.locator('.of-companies input').check();
    const buttons = page.locator('#companies .scroll .acts a');
    for (const width of [1366, 800]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await buttons.count()).toBeGreaterThan(0);
      const cut = await buttons.evaluateAll(all =>
        all.flatMap(button => {
          const scroll = button.closest('.scroll')!;
          button.scrollIntoView({ block: 'center' });
          scroll.scrollLeft = 0;
          const { left, right, top, bottom } = button.getBoundingClientRect() as Box;
          const frame = scroll.getBoundingClientRect() as Box;
          const shown = [left + 1, right - 1].every(x =>
            button.contains(button.ownerDocument.elementFromPoint(x, (top + bottom) / 2)),
          );
          const isLine = bottom - top < 40;
          return shown && isLine && left >= frame.left && right <= frame.right ? [] : [button.textContent];
        }),
      );
      expect([width, cut]).toEqual([width, []]);
    }
  });

  test('a move that is refused says at once what the service would say, and nothing is sent', async () => {
    const page = await seated('refused', 'stock-turn');
    const form = page.locator('#turn form', { has: page.locator('#notation') });
    await page.fill('#notation', 'buy PRR');
    const refusal = form.locator('.preview p', { hasText: 'Not possible: ' });
    await refusal.waitFor();
    const said = (await refusal.innerText()).replace('Not possible: ', '');
    await form.locator('button').click();
    await page.waitForURL(/\/g\/\w+$/);
    await page.locator('#refused:focus').waitFor();
    expect(await page.locator('#refused').innerText()).toContain(said);
    expect(await page.inputValue('#notation')).toBe('buy PRR');
  });

  test('a line that is being typed is told what comes next, and nothing is red before it is sent', async () => {
    const page = await seated('typing', 'stock-turn');
    const preview = page.locator('#turn form', { has: page.locator('#notation') }).locator('.preview');
    await page.fill('#notation', 'sell');
    await preview
      .locator('p', { hasText: /^(Still missing: Shares\. For example|“sell” is not possible now)/ })
      .waitFor();
    await page.fill('#notation', 'bid CA');
    await preview
      .locator('p', { hasText: /^“bid CA” is not possible now\. You can write, for example: / })
      .waitFor();
    expect(await preview.locator('.error').count()).toBe(0);
  });

  test('a line that is typed in German says on a German page what it would do, as the service reads it', async () => {
    const page = await seated('buyer', 'stock-turn');
    await page.goto(`${page.url().split(/[?#]/)[0]!}?lang=de`);
    const form = page.locator('#turn form', { has: page.locator('#notation') });
    await page.locator('#turn[data-told]').waitFor();
    await page.fill('#notation', 'kaufe B&O');
    await form.locator('.preview .changes').waitFor();
    await page.fill('#notation', 'kaufte B&O');
    await form.locator('.preview p', { hasText: 'kaufte' }).waitFor();
  });

  const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  /** @throws Error when no number of tabs leads there */
  const tabTo = async (page: Page, selector: string): Promise<void> => {
    for (let tabs = 0; tabs < 300; tabs++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
    }
    throw new Error(`${selector} cannot be reached`);
  };

  /** The rules of WCAG 2.2 A and AA that the sheet breaks. */
  const broken = (page: Page): Promise<readonly string[]> => violations(page, '#turn');

  const sheet = (page: Page): Locator => page.locator('#turn .sheet');

  /** What the map shows on the hex. */
  const onMap = (page: Page, hex: string): Promise<string> =>
    page.locator(`#map [data-place="${hex}"]`).evaluate(group => group.innerHTML);

  /** What the sheet says will happen, once it is about this tile. */
  const saidOf = async (page: Page, tile: string): Promise<string> => {
    const said = sheet(page).locator('.preview p', { hasText: new RegExp(`lays tile ${tile} `) });
    await said.waitFor();
    return said.innerText();
  };

  const until = async (page: Page, isSo: () => Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await page.waitForTimeout(50);
  };

  /** Is the hex in sight, above or beside the sheet? */
  const isInSight = async (page: Page, hex: string): Promise<boolean> => {
    const at = (await page.locator(`#map [data-place="${hex}"]`).boundingBox())!;
    const over = (await sheet(page).boundingBox())!;
    return at.y > 0 && (at.y + at.height < over.y + 1 || at.x + at.width < over.x + 1);
  };

  /** A hex on which there is something to choose between, and the way to tap or click it. */
  const aPlace = async (page: Page): Promise<{ hex: string; link: Locator }> => {
    const link = page.locator('#map a[href*="place="]').last();
    const href = (await link.getAttribute('href')) ?? '';
    return { hex: /place=(\w+)/.exec(href)![1]!, link };
  };

  /** Chooses a tile, turns it, takes it back, chooses another and lays it; nothing is sent before. */
  const layByPointing = async (page: Page, point: (target: Locator) => Promise<void>): Promise<void> => {
    const before = await number(page);
    const address = page.url();
    const { hex, link } = await aPlace(page);
    const bare = await onMap(page, hex);
    await point(link);
    const labels = sheet(page).locator('label');
    const tiles = (await labels.allInnerTexts()).map(text => /tile (\w+)/i.exec(text)![1]!);
    const said = await saidOf(page, tiles[0]!);
    expect(said).toContain(`B&O lays tile ${tiles[0]!} on ${hex}`);
    await until(page, () => isInSight(page, hex));
    const drawn = await onMap(page, hex);
    expect(drawn).not.toBe(bare);
    await point(link);
    await until(page, async () => (await onMap(page, hex)) !== drawn);
    expect(await saidOf(page, tiles[1]!)).not.toBe(said);

    await point(sheet(page).locator('button', { hasText: 'Cancel' }));
    await sheet(page).waitFor({ state: 'detached' });
    expect(await onMap(page, hex)).toBe(bare);
    expect(page.url()).toBe(address);

    await point(link);
    const other = labels.last();
    const [, tile, rotation] = /tile (\w+)\s+rotation (\d)/i.exec(await other.innerText())!;
    await point(other);
    const turned = rotation === '0' ? '' : `, turned by ${String(60 * Number(rotation))}°`;
    const will = `lays tile ${tile!} on ${hex}${turned}`;
    await sheet(page).locator('.preview p', { hasText: will }).waitFor();
    expect(await number(page)).toBe(before);
    await point(sheet(page).locator('button', { hasText: /Lay tile \w+ on / }));
    await page.waitForURL(/from=/);
    expect(await page.locator('.done').innerText()).toContain(will);
  };

  test('by mouse: hex, tile, turned on, taken back, another tile, laid', async () => {
    const page = await seated('mouse', 'lay-track');
    await layByPointing(page, target => target.click());
  });

  test('by touch on a phone: the same, with the hex in sight above the choices', async () => {
    const page = await seated('thumb', 'lay-track', onPhone);
    await layByPointing(page, target => target.tap());
  });

  test('by keyboard alone: the same, and Escape leads back to the hex', async () => {
    const page = await seated('typist', 'lay-track');
    const { hex } = await aPlace(page);
    const bare = await onMap(page, hex);
    await tabTo(page, `#map a[href*="place=${hex}"]`);
    await page.keyboard.press('Enter');
    await sheet(page).locator('.preview p').first().waitFor();
    const first = await sheet(page).locator('.preview').innerText();
    await page.keyboard.press('ArrowRight');
    await until(page, async () => (await sheet(page).locator('.preview').innerText()) !== first);
    expect(await onMap(page, hex)).not.toBe(bare);
    await page.keyboard.press('Escape');
    expect(await sheet(page).count()).toBe(0);
    expect(await onMap(page, hex)).toBe(bare);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await sheet(page).locator('.preview p').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/from=/);
    expect(await page.locator('.done').innerText()).toContain(`on ${hex}`);
  });

  test('another layer of the map shows what is chosen too, and taking back leads to its hex', async () => {
    const page = await seated('layered', 'lay-track');
    const { hex, link } = await aPlace(page);
    const bare = await onMap(page, hex);
    await link.click();
    await until(page, async () => (await onMap(page, hex)) !== bare);
    await page.locator('#map-show').selectOption('building:B&O');
    await page.waitForURL(/show=/);
    await until(page, async () => (await onMap(page, hex)).includes('stroke-dasharray="14 4"'));
    await sheet(page).locator('input:checked').press('Escape');
    expect(await onMap(page, hex)).not.toContain('stroke-dasharray="14 4"');
    const href = await page.evaluate<string>(`document.activeElement.getAttribute('href')`);
    expect(href).toContain(`place=${hex}`);
  });

  test('a map that is dragged chooses nothing', async () => {
    const page = await seated('dragger', 'lay-track');
    const { link } = await aPlace(page);
    await link.scrollIntoViewIfNeeded();
    const box = (await link.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 25, { steps: 4 });
    await page.mouse.up();
    await page.evaluate('new Promise(done => requestAnimationFrame(() => setTimeout(done)))');
    expect(await sheet(page).count()).toBe(0);
    expect(page.url()).not.toContain('place=');
    await link.click();
    await sheet(page).waitFor();
  });

  /** Buys a share of the B&O that is offered at its card or marker; nothing is sent before. */
  const buyAt = async (
    page: Page,
    link: Locator,
    point: (target: Locator) => Promise<void>,
  ): Promise<void> => {
    const before = await number(page);
    await point(link);
    const said = sheet(page).locator('.preview');
    await said.locator('.changes').waitFor();
    expect(await said.innerText()).toMatch(/buys 10% of B&O from the initial offering for \$100/);
    expect(await said.innerText()).toMatch(
      /Cash \$[\d,]+ → \$[\d,]+ · Certificates \d+ → \d+\/28 · B&O: \d+% → \d+%/,
    );
    expect(await said.innerText()).toMatch(/B&O: \d+% sold, floats at 60%/);
    await point(sheet(page).locator('button', { hasText: 'Cancel' }));
    await sheet(page).waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('of=');
    await point(link);
    expect(await number(page)).toBe(before);
    await point(sheet(page).locator('button', { hasText: 'Buy 10% of B&O for $100' }));
    await page.waitForURL(/from=/);
    expect(await page.locator('.done').innerText()).toContain('buys 10% of B&O');
  };

  test('a share is bought at the row of its company, by mouse', async () => {
    const page = await seated('broker', 'stock-turn');
    await openPanel(page, 'Companies');
    await buyAt(page, page.locator('#companies a[href*="do=buy&of=B%26O"]:visible'), target =>
      target.click(),
    );
  });

  test('a share is bought at its marker on the market, by touch on a phone', async () => {
    const page = await seated('tapper', 'stock-turn', onPhone);
    // It stands with the turn, in place of the board.
    await buyAt(page, page.locator('#market svg a[href*="of=B%26O"]'), target => target.tap());
  });

  test('in the table beside the turn a share is bought at one press and a company started at two; the board is a press away', async () => {
    const page = await seated('dealer', 'stock-turn', { viewport: { width: 1366, height: 768 } });
    const [board, market] = [page.locator('#map .drawing'), page.locator('#market .ledger')];
    const inWindow = (box: { y: number; height: number } | null): boolean =>
      box !== null && box.y >= 0 && box.y + box.height <= 768;
    for (const part of [market, page.locator('#turn-heading'), page.locator('#market .drawing')])
      expect(inWindow(await part.boundingBox())).toBe(true);
    await openPanel(page, 'Board');
    await market.waitFor({ state: 'hidden' });
    expect(await board.isVisible()).toBe(true);
    await openPanel(page, 'Stock round');
    await page.locator('#market svg a[href="#par-90"]').click();
    expect(await page.locator('#par-90 button').count()).toBeGreaterThan(0);
    await market.locator('tr', { hasText: 'B&O' }).getByRole('button', { name: 'Buy $100' }).click();
    await page.waitForURL(/from=/);
    expect(await page.locator('.done').innerText()).toContain('buys 10% of B&O');
  });

  test('the table works without script', async () => {
    const page = await seated('plain', 'stock-turn', { javaScriptEnabled: false });
    await page.locator('#market svg a[href="#par-90"]').click();
    await page.locator('#par-90 button').first().click();
    await page.waitForURL(/from=/);
    expect(await page.locator('.done').innerText()).toContain('at $90');
  });

  test('Escape closes what a price of the market, or a company to start, has opened', async () => {
    const page = await seated('closer', 'stock-turn');
    await page.locator('#market svg a[href="#par-90"]').click();
    await page.locator('#par-90').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#par-90').waitFor({ state: 'hidden' });
    const chip = page.locator('#market .chips .deeds').first();
    await chip.locator('summary').click();
    await chip.locator('form').first().waitFor();
    await page.keyboard.press('Escape');
    await chip.locator('form').first().waitFor({ state: 'hidden' });
  });

  test('a link to a part of the page, and the way back from it, asks the service for nothing; the way back to another page does', async () => {
    const page = await seated('parted', 'stock-turn');
    const game = page.url();
    const asked: string[] = [];
    page.on('request', request => void asked.push(new URL(request.url()).pathname));
    await page.locator('#market svg a[href="#par-90"]').click();
    await page.locator('#par-90').waitFor();
    await page.goBack();
    await page.locator('#par-90').waitFor({ state: 'hidden' });
    await page.goForward();
    await page.locator('#par-90').waitFor();
    expect(asked).toEqual([]);
    await page.locator('header.bar nav a[href$="/chat"]').click();
    await page.locator('#text').waitFor();
    await page.goBack();
    await page.locator('#par-90').waitFor();
    await page.goBack();
    await page.waitForURL(game);
    await page.locator('#par-90').waitFor({ state: 'hidden' });
    // Whatever is asked for is asked for before this is seen.
    await page.locator('#market svg a[href="#par-90"]').click();
    await page.locator('#par-90').waitFor();
    const path = new URL(game).pathname;
    expect(asked.filter(one => one === path || one === `${path}/chat`)).toEqual([`${path}/chat`, path]);
  });

  test('the way back from a form that was refused in place leads to the page without it', async () => {
    const page = await seated('planner', 'stock-turn');
    const plans = `${new URL(page.url()).pathname}/plans`;
    await page
      .locator(`a[href="${plans}"]`)
      .first()
      .evaluate(link => (link as unknown as { click(): void }).click());
    await page.locator('textarea[name=moves]').waitFor();
    await page.evaluate("location.hash = 'moves'");
    await page.fill('input[name=name]', 'Early');
    await page.fill('textarea[name=moves]', 'nothing that is a move');
    await page.getByRole('button', { name: 'Save as a plan' }).click();
    await page.locator('[role=alert]').waitFor();
    await page.goBack();
    await page.locator('[role=alert]').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(plans);
  });

  test('a share is bought by keyboard alone, and the sheet keeps the rules of access', async () => {
    const page = await seated('clerk', 'stock-turn');
    await tabTo(page, '.panels input:checked');
    const companies = page.getByRole('radio', { name: 'Companies' });
    while (!(await companies.isChecked())) await page.keyboard.press('ArrowRight');
    await tabTo(page, '#companies a[href*="do=buy&of=B%26O"]');
    await page.keyboard.press('Enter');
    await sheet(page).locator('.changes').waitFor();
    expect(await page.evaluate(`document.activeElement.closest('.sheet fieldset') !== null`)).toBe(true);
    expect(await broken(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(`document.activeElement.getAttribute('href')`)).toContain('of=B%26O');
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/from=/);
    expect(await page.locator('.done').innerText()).toContain('buys 10% of B&O');
  });

  test('keys: a list on ?, to the turn, to a panel, to the line for a move; off where the reader wants none', async () => {
    const page = await seated('keys', 'stock-turn', { bypassCSP: true });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const focused = (): Promise<unknown> => page.evaluate('document.activeElement.id');
    await page.keyboard.press('t');
    expect(await focused()).toBe('turn-heading');
    await page.keyboard.press('2');
    expect(await page.getByRole('radio', { name: 'Companies' }).isChecked()).toBe(true);
    await page.keyboard.press('b');
    await page.locator('#map').waitFor();
    await page.keyboard.press('m');
    expect(await focused()).toBe('notation');
    // What is typed is typed.
    await page.keyboard.press('t');
    expect([await focused(), await page.locator('#notation').inputValue()]).toEqual(['notation', 't']);
    await page.locator('#turn-heading').focus();
    await page.keyboard.press('?');
    await page.getByLabel('Use these keys').uncheck();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('2');
    expect(await page.getByRole('radio', { name: 'Companies' }).isChecked()).toBe(false);
  });

  test('z takes the last move back, and Shift+z plays it again', async () => {
    const page = await seated('back', 'stock-turn');
    await page.fill('#notation', 'buy B&O');
    await page.locator('#typed button').click();
    const [undo, redo] = ['z', 'Z'].map(key => page.locator(`button[data-key="${key}"]`));
    await undo!.waitFor();
    expect(await redo!.count()).toBe(0);
    await page.keyboard.press('z');
    await redo!.waitFor();
    await page.keyboard.press('Shift+Z');
    await redo!.waitFor({ state: 'detached' });
    expect(await undo!.isVisible()).toBe(true);
  });

  test('of two pages asked for in haste the second stays, however late the first one comes', async () => {
    const page = await seated('hasty', 'stock-turn');
    let come = (): void => undefined;
    const late = new Promise<void>(resolve => {
      come = resolve;
    });
    await page.route('**/notes', async route => {
      await late;
      await route.continue();
    });
    await page.locator('header.bar a[href$="/notes"]').click();
    await page.locator('header.bar a[href$="/charts"]').click();
    await page.waitForURL(/\/charts$/);
    const first = page.waitForEvent('requestfinished', request => request.url().endsWith('/notes'));
    come();
    await first;
    // Whatever came of it has come.
    await page.evaluate(`fetch('/healthz').then(() => undefined)`);
    expect(new URL(page.url()).pathname).toMatch(/\/charts$/);
    expect(await page.locator('h1').innerText()).toContain('Charts');
  });

  test('a form that does not get through stays, and is sent with the button that is pressed once more', async () => {
    const page = await seated('stubborn', 'stock-turn');
    const note = page.locator('#note');
    await page.goto(`${page.url().split(/[?#]/)[0]!}/history?step=1`);
    await note.locator('summary').click();
    await page.fill('#note-text', 'Cheap');
    await note.getByRole('button', { name: 'Save' }).click();
    const remove = note.getByRole('button', { name: 'Remove' });
    await remove.waitFor();
    await page.route('**/notes/1', route => route.abort(), { times: 1 });
    await remove.click();
    await page.locator('#away').waitFor();
    expect(await page.locator('#note-text').inputValue()).toBe('Cheap');
    await remove.click();
    await remove.waitFor({ state: 'detached' });
    await page.reload();
    expect(await page.locator('#note-text').inputValue()).toBe('');
  });

  test('without JavaScript the forms are as they were, without room for what is not said', async () => {
    const page = await seated('plain', 'lay-track');
    const address = page.url();
    const state = await page.context().storageState();
    const still = await openPage({ javaScriptEnabled: false, storageState: state });
    await still.goto(address);
    expect(await still.locator('.preview:empty').first().isVisible()).toBe(false);
    await still.locator('#do-pass button').click();
    await still.waitForURL(/from=/);
  });
});
