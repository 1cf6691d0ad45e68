import { expect, test } from '@jest/globals';
import { createECDH } from 'node:crypto';
import { type CDPSession, type Page } from 'playwright-core';
import { violations } from './axe.js';
import { signIn } from './seated.js';
import { openPage, stage, stagedWhole } from './stage.js';

/** What a push service would give; there is none that a test could ask. */
const subscription = {
  endpoint: 'https://push.example/1',
  expirationTime: null,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: Buffer.alloc(16, 'auth').toString('base64url'),
  },
};

/** The page of channels; its browser allows notifications and has that subscription. */
const channelsPage = async (name: string, options: object = {}): Promise<Page> => {
  const page = await openPage({ permissions: ['notifications'], ...options });
  await page.addInitScript(`
    const given = ${JSON.stringify(subscription)};
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = options => {
      window.asked = options;
      return Promise.resolve({ toJSON: () => given, unsubscribe: () => Promise.resolve(true) });
    };`);
  await signIn(page, stage.service, name);
  await page.goto(`${stage.service.url}/me/notifications/channels`);
  return page;
};

/** The id of the worker that is registered, as the browser's own tools know it. */
const registrationId = (session: CDPSession): Promise<string> =>
  new Promise(resolve => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    });
  });

stagedWhole('notifications in the browser', () => {
  test('the form asks the browser with the service’s key, and says in words what is refused', async () => {
    const page = await channelsPage('pia');
    await page.fill('form[data-push] input[name="name"]', 'My browser');
    await page.locator('form[data-push] button').click();
    // The endpoint leads nowhere: the service refuses it, as it does every address inside.
    await page
      .locator('[data-push-status]', {
        hasText: 'The host in this address cannot be found on the public internet.',
      })
      .waitFor();
    const key = await page.evaluate<number[]>(`[...window.asked.applicationServerKey]`);
    const shown = await page.locator('form[data-push]').getAttribute('data-push');
    expect(Buffer.from(key).toString('base64url')).toBe(shown);
    await page.context().close();
  });

  test('the service worker shows what a push says', async () => {
    const page = await channelsPage('quinn');
    const session = await page.context().newCDPSession(page);
    const known = registrationId(session);
    await session.send('ServiceWorker.enable');
    await page.evaluate(`navigator.serviceWorker.register('/push-worker.js', { scope: '/' })`);
    const push = {
      origin: stage.service.url,
      registrationId: await known,
      data: JSON.stringify({
        title: 'Your turn: Friday five',
        body: 'Buy or sell shares, or pass.',
        url: `${stage.service.url}/games`,
        tag: 'g1',
      }),
    };
    const shown = (): Promise<readonly unknown[]> =>
      page.evaluate(`navigator.serviceWorker.ready
        .then(registration => registration.getNotifications())
        .then(list => list.map(({ title, body, tag, data }) => ({ title, body, tag, data })))`);
    // Once no notification came and nothing said why: a push that brings none is handed over again, as a push service would.
    for (let waited = 0; (await shown()).length === 0; waited++) {
      if (waited % 100 === 0) await session.send('ServiceWorker.deliverPushMessage', push);
      await page.waitForTimeout(50);
    }
    expect(await shown()).toEqual([
      {
        title: 'Your turn: Friday five',
        body: 'Buy or sell shares, or pass.',
        tag: 'g1',
        data: `${stage.service.url}/games`,
      },
    ]);
    await page.context().close();
  });

  test.each(['light', 'dark'])(
    'the page is for everybody, on a narrow screen too (%s)',
    async colorScheme => {
      const page = await channelsPage(`rita.${colorScheme}`, {
        bypassCSP: true,
        colorScheme,
        viewport: { width: 360, height: 800 },
      });
      for (const [count, kind] of ['news', 'calendar'].entries()) {
        await page.locator(`form[action="/me/feeds"]:has(input[value="${kind}"]) button`).first().click();
        await page.locator('input[readonly]').nth(count).waitFor();
      }
      expect(await violations(page)).toEqual([]);
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(wide).toBeLessThanOrEqual(360);
      await page.context().close();
    },
  );
});
