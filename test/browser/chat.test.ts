import { expect, test } from '@jest/globals';
import { randomLogUntil, sitDown } from './seated.js';
import { openPage, stage, staged } from './stage.js';

const log = randomLogUntil(({ type }) => type === 'pass');

staged('the page of the chat in a browser', () => {
  test('fits a phone, whatever is said, and shows it as text', async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 } });
    await sitDown(page, stage.service, 'chatter', log);
    const id = new URL(page.url()).pathname.split('/')[2]!;
    await page.goto(`${stage.service.url}/g/${id}/chat`);
    const texts = ['x'.repeat(500), '<img src=x onerror=alert(1)>', `Z${'\u0335'.repeat(90)}`];
    for (const [at, text] of texts.entries()) {
      await page.fill('#text', text);
      await page.locator('form.box button').click();
      await page.locator('ol.chat > li').nth(at).waitFor();
    }
    expect(await page.locator('ol.chat .said').allInnerTexts()).toContain('<img src=x onerror=alert(1)>');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });
});
