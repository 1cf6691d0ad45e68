import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeToken } from '../../../src/service/account/tokens.js';
import { api } from '../support/api.js';
import { browser, textOf } from '../support/browser.js';
import { takeMessages } from '../support/messages.js';
import { openOffice, type Office } from '../support/office.js';

let world: Office['world'];
let boss: Office['boss'];
let anna: Office['anna'];
let admin: Office['admin'];
let press: Office['press'];
beforeAll(async () => {
  ({ world, boss, anna, admin, press } = await openOffice());
});
afterAll(() => world.stop());

describe('a person', () => {
  test('is found, blocked and let in again', async () => {
    const carl = await world.player('Carl');
    const list = await admin.get('/admin/people?q=CARL@play');
    expect(list.text).toContain(`/admin/people/${carl.actor.personId}"`);
    const path = `/admin/people/${carl.actor.personId}`;
    const game = await world.game([carl, anna]);
    const seat = await world.seatSecret(game, carl, 0);
    const wish = { name: 'program', scopes: ['read'], days: 9 } as const;
    const { token: bearer } = await makeToken(world.deps, carl.actor, wish);
    expect((await api(world, bearer, 'get', '/me')).status).toBe(200);
    expect((await press(path, 'block', { reason: '' })).text).toContain('text-missing');
    await press(path, 'block', { reason: 'Three insults' });
    for (const way of [carl.token, bearer]) expect((await api(world, way, 'get', '/me')).status).toBe(401);
    const visitor = browser(world.app);
    expect((await visitor.post(`/g/${game}/seat`, { secret: seat })).status).toBe(401);
    const fresh = await world.seatSecret(game, carl, 0);
    expect((await visitor.post(`/g/${game}/seat`, { secret: fresh })).status).toBe(401);
    const guest = browser(world.app);
    await guest.post('/in', { address: carl.email });
    const again = await guest.post('/in/redeem', { secret: await world.mailedSecret(carl.email) });
    expect([again.status, textOf(again.text)]).toEqual([
      403,
      expect.stringContaining('This account is blocked'),
    ]);
    const [message] = await takeMessages(world, 'blocked');
    expect([message!.to.name, message!.paragraphs.at(-1)]).toEqual([
      'Carl',
      expect.stringContaining('Three insults'),
    ]);
    await press(path, 'unblock');
    expect((await guest.post('/in/redeem', { secret: await world.mailedSecret(carl.email) })).status).toBe(
      303,
    );
    expect((await guest.get('/games')).status).toBe(200);
    await press(path, 'end-sessions');
    expect((await guest.get('/games')).status).toBe(302);
  });

  test('who operates cannot be blocked', async () => {
    const answer = await press(`/admin/people/${boss.actor.personId}`, 'block', { reason: 'By mistake' });
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('operator-stays')]);
  });
});
