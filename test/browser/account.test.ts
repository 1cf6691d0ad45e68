import { expect, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { violations } from './axe.js';
import { addressOf } from './seated.js';
import { holds } from './page.js';
import { openPage, stage, staged } from './stage.js';
import { openMail } from './mailbox.js';

/** Puts an authenticator into the browser that agrees to everything. */
const plugIn = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

/** Signs in by the mailed link, on the mailbox page of the development service. */
const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${stage.service.url}/in?next=/me/security`);
  await page.fill('#address', email);
  await page.locator('form[action="/in"] button').click();
  const next = page.url();
  expect(next).toContain('/in/sent');
  await openMail(page, stage.service.url, email);
  await page.click('.mail-links a[href*="#t="]');
  await holds(page, 'location.hash === ""');
  await page.locator('form[data-secret-form] button').click();
  await page.waitForURL('**/me/security');
};

/** Rules of WCAG 2.2 AA that the page breaks, and how far it runs off the screen. */
const faultsOf = async (page: Page): Promise<readonly [readonly string[], number]> => {
  const wide = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  return [await violations(page), wide];
};

staged('the account and its passkeys', () => {
  test.each([
    ['a desk', { viewport: { width: 1200, height: 900 }, colorScheme: 'light' }],
    ['a phone in the dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
  ] as const)('are for everybody on %s', async (_, device) => {
    const page = await openPage({ bypassCSP: true, locale: 'de-DE', ...device });
    await plugIn(page);
    await signIn(page, `a.rather.long.name.${device.colorScheme}@mail.example.org`);
    for (const path of ['/me', '/me/security', '/me/delete', '/me/address']) {
      await page.goto(`${stage.service.url}${path}`);
      expect([path, ...(await faultsOf(page))]).toEqual([path, [], 0]);
    }
    await page.goto(`${stage.service.url}/me/security`);
    await page.fill('#token-name', 'Bot');
    await page.locator('form[action="/me/tokens"] button').click();
    await page.locator('#token').waitFor();
    expect(await faultsOf(page)).toEqual([[], 0]);
  });

  test('a passkey is made in Chromium with the page’s own script, and signs in without an address; a page without one says that it did not work', async () => {
    const page = await openPage();
    await plugIn(page);
    await signIn(page, addressOf('wanda'));
    await page.goto(`${stage.service.url}/me/security`);
    await page.fill('#passkey', 'My laptop');
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await page.waitForURL('**/me/security?saved');
    expect(await page.locator('#passkeys ul.cards').innerText()).toContain('My laptop');

    await page.goto(`${stage.service.url}/me`);
    await page.locator('form[action="/out"] button').click();
    await page.goto(`${stage.service.url}/in?next=/me/security`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/me/security');
    expect(await page.locator('#addresses ul.cards').innerText()).toContain(addressOf('wanda'));

    const other = await openPage();
    await plugIn(other);
    await other.goto(`${stage.service.url}/in`);
    await other.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await other.locator('[data-passkey-failed]').waitFor();
    expect(await other.locator('[data-passkey-failed]').innerText()).toContain('That did not work.');
  });
});
