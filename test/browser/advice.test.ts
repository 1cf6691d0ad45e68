import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { keyboard } from './hands.js';
import { mustBeForEverybody } from './look.js';
import { signIn } from './seated.js';
import { openPage, stage, staged } from './stage.js';

/** A game of 1830 of somebody and the computer, at the table. */
const alone = async (person: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await openPage({ ...options, bypassCSP: true });
  await signIn(page, stage.service, person);
  await page.goto(`${stage.service.url}/games/new?title=1830`);
  await page.fill('#name', 'Alone');
  await page.selectOption('select[name="service"]', '1');
  await page.getByRole('button', { name: 'Create the game' }).click();
  await page.locator('#turn').waitFor();
  return page;
};

const typed = (page: Page): Promise<string> => page.locator('#notation').inputValue();

staged('what the computer would do', () => {
  test('by keyboard: asked, read, put into the form; the move says what it would do and is not played', async () => {
    const page = await alone('ada');
    const hand = keyboard(page);
    await hand.press(page.getByRole('button', { name: 'What would the computer do, and why?' }));
    await page.locator('#advice h3').waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('What the computer would do');
    const notation = await page.locator('#advice code').innerText();
    await hand.press(page.getByRole('link', { name: 'Put it into the form' }));
    await page.locator('#typed .preview', { hasText: 'ada' }).waitFor();
    expect(await typed(page)).toBe(notation);
    expect(await page.locator('#panel-log li').count()).toBe(0);
  });

  test('on a phone, for everybody', async () => {
    const page = await alone('bela', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.getByRole('button', { name: 'What would the computer do, and why?' }).tap();
    await page.locator('#advice h3').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    // What was asked for is in sight, with what can be done with it.
    const edges = (of: string) => page.locator(of).boundingBox();
    const [heading, use, bar] = [
      await edges('#advice h3'),
      await edges('#advice a.button'),
      await edges('.panels'),
    ];
    expect(heading!.y).toBeGreaterThanOrEqual(0);
    expect(use!.y + use!.height).toBeLessThanOrEqual(bar!.y);
    await mustBeForEverybody(page, 'what the computer would do');
  });

  test('in the first game: thought about in the browser, and put into the form', async () => {
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto(`${stage.service.url}/help/first-game?lang=en`);
    await page.getByRole('button', { name: 'What would the computer do, and why?' }).click();
    await page.locator('#advice h3').waitFor();
    expect(await page.locator('#advice').innerText()).toMatch(/The computer (?:looked ahead|had time)/);
    await page.getByRole('button', { name: 'Put it into the form' }).click();
    expect(await typed(page)).toBe(await page.locator('#advice code').innerText());
    expect(await page.locator('#panel-log .who').count()).toBe(0);
    expect(asked.filter(path => !path.startsWith('/assets/'))).toEqual(['/help/first-game']);
  });
});
