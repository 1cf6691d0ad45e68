import { expect, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { sitDown, threeTrains } from './seated.js';
import { openPage, stage, staged } from './stage.js';

/** Two steps before its end a tile comes to H16. */
const log = threeTrains();
const step = log.log.length - 2;

interface Trying {
  readonly page: Page;
  readonly id: string;
  /** Everything asked of the service but pages and positions. */
  readonly sent: string[];
}

/** On the page for trying moves, by its link from the history. */
const trying = async (name: string, options: object = {}): Promise<Trying> => {
  const page = await openPage(options);
  await sitDown(page, stage.service, name, log);
  const id = new URL(page.url()).pathname.split('/')[2]!;
  const sent: string[] = [];
  await page.goto(`${stage.service.url}/g/${id}/history?step=${String(step)}`);
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.locator('main a', { hasText: 'What if?' }).click();
  await page.locator('#tried-heading').waitFor();
  return { page, id, sent };
};

const stateOf = (page: Page, id: string): Promise<unknown> =>
  page.evaluate(`fetch('/api/v1/games/${id}/position').then(answer => answer.json())`);

const type = async (page: Page, line: string): Promise<void> => {
  await page.locator('#typed input[name="notation"]').fill(line);
  await page.keyboard.press('Enter');
};

const tried = (page: Page): Promise<string[]> => page.locator('#tried .log > li').allInnerTexts();

staged('trying moves in a browser', () => {
  test('a tile, a run and moves of other seats from a step of the history; taken back; gone with the page', async () => {
    const { page, id, sent } = await trying('brancher');
    const before = await stateOf(page, id);
    expect(page.url()).toContain(`number=${String(step)}`);
    expect(await page.locator('.what-if').innerText()).toContain('Nothing is sent or saved');
    const hex = page.locator('#map [data-place="H16"]');
    const bare = await hex.innerHTML();

    await page.locator('#map a[href*="place=H16"]').click();
    await page.locator('form.sheet button:not([type="button"])').click();
    expect(await tried(page)).toEqual([expect.stringMatching(/brancher H16 57[^]*lays tile 57/)]);
    expect(await hex.innerHTML()).not.toBe(bare);

    await type(page, 'pass');
    // Routes are changed here as in the game.
    await page.locator('[data-edit]:enabled').click();
    expect(await page.locator('.runs .said').innerText()).toContain('nothing earns more');
    await page.locator('.runs button', { hasText: 'Clear' }).click();
    expect(await page.locator('.runs .said a').getAttribute('href')).toMatch(/^\/help\/rules\/1830#/);
    await page.locator('.runs button', { hasText: 'As proposed' }).click();
    await page.locator('.runs button:not([type="button"])').click();
    // Buttons say what they do, as in the game.
    await page.locator('#turn[data-told]').waitFor();
    const [pay, keep] = await page.locator('#do-dividend form.settled button').allInnerTexts();
    expect(pay).toMatch(/^Pay out \$\d+ a share: you get \$\d+, price \$\d+ → \$\d+$/);
    expect(keep).toMatch(/^Withhold \$\d+: price \$\d+ → \$\d+$/);
    await type(page, 'withhold');
    await type(page, 'pass');
    expect(await page.locator('#what-if .status').innerText()).toMatch(/Stock round/);
    expect(await page.locator('#turn .lead').innerText()).toMatch(/^Anna: /);
    await type(page, 'pass');
    const rows = await tried(page);
    expect(rows).toHaveLength(6);
    expect(rows[2]).toMatch(/run 2 K13-J14/);
    expect(rows[5]).toMatch(/^Anna pass/);

    await type(page, 'run 2 K13-J14');
    await page.locator('#turn [role="alert"] .error').waitFor();
    expect(await tried(page)).toHaveLength(6);

    await page.click('text=Take back the last move');
    expect(await tried(page)).toHaveLength(5);
    await page.click('text=Back to the start');
    expect(await tried(page)).toEqual([]);
    expect(await hex.innerHTML()).toBe(bare);

    await type(page, 'pass');
    expect(await tried(page)).toHaveLength(1);
    await page.reload();
    await page.locator('#tried-heading').waitFor();
    expect(await tried(page)).toEqual([]);
    expect(sent).toEqual([]);
    expect(await stateOf(page, id)).toEqual(before);
  });

  test('it is laid like the table: the board beside what is asked, panels that follow the moves, layers made here', async () => {
    const { page } = await trying('layer', { viewport: { width: 1366, height: 768 } });
    const [board, turn] = await Promise.all(
      ['#map .drawing', '#turn'].map(one => page.locator(one).boundingBox()),
    );
    expect(board!.x + board!.width).toBeLessThan(turn!.x);
    expect(board!.height).toBeGreaterThan(500);
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThan(2 * 768);
    const around = page.locator('.bar nav a');
    expect(await around.allInnerTexts()).toEqual(
      expect.arrayContaining(['Game', 'History', 'Comparison', 'Charts', 'What if?']),
    );
    expect(await page.locator('.bar nav [aria-current="page"]').innerText()).toBe('What if?');

    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    const layer = page.locator('#map-show');
    const bare = await page.locator('#map .drawing').innerHTML();
    await layer.selectOption({ index: 1 });
    const layered = await page.locator('#map .drawing').innerHTML();
    expect(layered).not.toBe(bare);
    await page.locator('.of-companies').click();
    const companies = await page.locator('#panel-companies').innerText();
    await page.locator('.of-turn').click();
    await page.locator('#map a[href*="place=H16"]').click();
    await page.locator('form.sheet button:not([type="button"])').click();
    await type(page, 'pass');
    await page.locator('.runs button:not([type="button"]), #do-run button').first().click();
    await type(page, 'withhold');
    // The layer is what it was, and the chosen panel says what has become of it.
    expect(await layer.evaluate('document.querySelector("#map-show").selectedIndex')).toBe(1);
    await page.locator('.of-companies').click();
    expect(await page.locator('#panel-companies').innerText()).not.toBe(companies);
    await page.reload();
    await page.locator('#turn').waitFor();
    expect(await page.locator('#panel-companies').innerText()).toBe(companies);
    expect(asked.filter(url => url.includes('show='))).toEqual([]);
  });

  test('on a phone and by keyboard: nothing is wider than the screen, and the focus stays with the moves', async () => {
    const { page, sent } = await trying('phone', { viewport: { width: 390, height: 844 } });
    await page.locator('#move-for').focus();
    await page.locator('#typed input[name="notation"]').focus();
    await page.keyboard.type('pass');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('tried-heading');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await tried(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(sent).toEqual([]);
  });

  test('a line that was tried is saved as a plan, and nothing else is sent', async () => {
    const { page, id, sent } = await trying('planner');
    const before = await stateOf(page, id);
    await type(page, 'pass');
    await type(page, 'run 2 K13-J14, 2 I15-J14');
    const rows = (await tried(page)).length;
    await page.locator('#plan input[name="name"]').fill('Corner');
    await page.locator('#plan button').click();
    await page.locator('h2', { hasText: 'Corner' }).waitFor();
    expect(await page.locator('section .log > li').count()).toBe(rows);
    expect(sent.map(url => new URL(url).pathname)).toEqual([`/g/${id}/plans`]);
    expect(await stateOf(page, id)).toEqual(before);
  });

  test('without JavaScript the page says what it needs', async () => {
    const { page } = await trying('plain');
    const still = await openPage({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    await still.goto(page.url());
    expect(await still.locator('noscript, main').last().innerText()).toContain(
      'Trying out moves needs JavaScript.',
    );
  });
});
