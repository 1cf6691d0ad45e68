import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Browser, formsIn, type PageForm, signedInBrowser, textOf } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let reader: Browser;

beforeAll(async () => {
  world = await startWorld();
  anna = await world.player('Anna');
  reader = await signedInBrowser(world, anna);
});
afterAll(() => world.stop());

const formTo = (html: string, action: string): PageForm =>
  formsIn(html).find(form => form.action === action)!;

/** Where the form is, where it goes, what is typed, and what is said of it. */
const refusals: readonly (readonly [string, string, { readonly [field: string]: string }, string])[] = [
  ['/me', '/me', { name: 'Annabel', timeZone: 'Mars/North' }, 'Mars/North'],
  [
    '/me/notifications',
    '/me/notifications/time',
    {
      quietFrom: '10:00',
      quietTo: '23:30',
      'quiet.sat': 'own',
      'from.sat': '01:00',
      'to.sat': '09:00',
      digestHour: '5',
      remindBefore: '3, 7',
      hold: '600',
    },
    'These quiet hours last 810 minutes',
  ],
  ['/me/notifications', '/me/notifications/time', { remindBefore: 'soon' }, 'remindBefore'],
  [
    '/me/notifications',
    '/me/notifications/holidays',
    { from: '2030-05-09', to: '2030-05-01' },
    'ends (2030-05-01) before it begins',
  ],
  [
    '/me/notifications/channels',
    '/me/webhooks',
    { url: 'https://127.0.0.1/hook', name: 'Home', shape: 'slack', language: 'de', 'want-turn': '' },
    'does not lead to the public internet',
  ],
  ['/me/security', '/me/addresses', { address: 'anna at home' }, 'not an e-mail address'],
  ['/me/security', '/me/tokens', { name: 'Robot', read: '', play: 'on', days: '400' }, '1 to 366 days'],
];

describe('a form that is refused', () => {
  test.each(refusals)(
    'on %s, sent to %s, comes back as it was filled in and says why',
    async (path, action, typed, why) => {
      const before = await reader.get(path);
      const again = await reader.submit(formTo(before.text, action), typed);
      expect(again.status).toBe(400);
      expect(
        /<p class="error" role="alert" id="refused" tabindex="-1" autofocus>(.*?)<\/p>/s.exec(
          again.text,
        )?.[1],
      ).toContain(why);
      const { fields } = formTo(again.text, action);
      expect(fields).toMatchObject(
        Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
      );
      for (const [name, value] of Object.entries(typed))
        if (value === '') expect(fields).not.toHaveProperty([name]);
      // Nothing of it is kept.
      expect(formTo((await reader.get(path)).text, action).fields).toEqual(
        formTo(before.text, action).fields,
      );
    },
  );

  test('leaves an address behind that leads back to its page', async () => {
    for (const [path, action] of refusals.slice(1))
      expect([action, (await reader.get(action)).headers['location']]).toEqual([action, path]);
  });

  test('is not shown to people who have to confirm first; they are told how', async () => {
    const page = await reader.get('/me/security');
    await world.db.pool.query(`UPDATE session SET created_at = created_at - interval '1 day'`);
    const refused = await reader.submit(formTo(page.text, '/me/addresses'), {
      address: 'a2@players.example',
    });
    expect([refused.status, formTo(refused.text, '/me/confirm')]).toEqual([403, expect.anything()]);
    expect(textOf(refused.text)).toContain('First confirm that it is you');
  });
});
