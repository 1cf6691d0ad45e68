import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { deviceOf } from '../../src/http/device.js';
import { api, later } from './support/api.js';
import { browser, formsIn, signInWith, textOf } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let count = 0;
const somebody = (): Promise<Player> => world.player(`Visitor${++count}`);

const enter = async (who: Player, agent: string): Promise<string> => {
  const link = await world.signInLink(who.email);
  const entered = await request(world.app).post('/api/v1/sign-in/redeem').set('User-Agent', agent).send(link);
  return entered.body.token as string;
};
interface Session {
  readonly id: string;
  readonly device: string;
  readonly current: boolean;
  readonly lastUsedAt: string;
}
const sessions = async (token: string): Promise<readonly Session[]> =>
  (await api(world, token, 'get', '/sessions')).body.sessions;

const agents = {
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0',
  chrome:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36',
};

describe('a device in a few words', () => {
  test.each([
    [agents.firefox, 'Firefox, Linux'],
    [agents.safari, 'Safari, iPhone'],
    [agents.edge, 'Edge, Windows'],
    [agents.chrome, 'Chrome, Android'],
    ['curl/8.5.0', 'curl'],
    ['MyBot', 'MyBot'],
    [undefined, ''],
    ['', ''],
    ['<script>alert(1)</script>', ''],
    ['\u202Eevil', ''],
    ['x'.repeat(10_000), ''],
    [`Linux ${'('.repeat(10_000)}`, 'Linux'],
  ])('%p is %p', (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });
});

describe('the list of sessions', () => {
  test('says where each was opened and when it was last used, to the hour', async () => {
    const anna = await somebody();
    const phone = await enter(anna, agents.safari);
    const used = async (): Promise<string> =>
      (await sessions(anna.token)).find(({ device }) => device === 'Safari, iPhone')!.lastUsedAt;
    const first = await used();
    await later(world, 59, () => api(world, phone, 'get', '/me'));
    expect(await used()).toBe(first);
    await later(world, 61, () => api(world, phone, 'get', '/me'));
    expect(Date.parse(await used())).toBeGreaterThanOrEqual(Date.parse(first) + 3_600_000);
    expect((await sessions(phone)).filter(({ current }) => current).map(({ device }) => device)).toEqual([
      'Safari, iPhone',
    ]);
  });

  test('one is ended, the others go on; nobody ends somebody else’s', async () => {
    const [anna, bert] = [await somebody(), await somebody()];
    const [phone, laptop] = [await enter(anna, agents.safari), await enter(anna, agents.firefox)];
    const { id } = (await sessions(anna.token)).find(({ device }) => device === 'Safari, iPhone')!;
    expect((await api(world, bert.token, 'delete', `/sessions/${id}`)).status).toBe(404);
    expect((await api(world, phone, 'get', '/me')).status).toBe(200);
    expect((await api(world, anna.token, 'delete', `/sessions/${id}`)).status).toBe(204);
    expect((await api(world, phone, 'get', '/me')).status).toBe(401);
    expect((await api(world, laptop, 'get', '/me')).status).toBe(200);
  });

  test('all others are ended at once, with the links of turn mails; the one that asks goes on', async () => {
    const [anna, bert] = [await somebody(), await somebody()];
    const game = await world.game([anna, bert]);
    const secret = await world.seatSecret(game, anna, 0);
    const seat = (await api(world, '', 'post', '/seat-links/open', { secret })).body.token as string;
    const phone = await enter(anna, agents.safari);
    expect((await api(world, phone, 'delete', '/sessions')).status).toBe(204);
    expect((await api(world, anna.token, 'get', '/me')).status).toBe(401);
    expect((await api(world, seat, 'get', `/games/${game}/log`)).status).toBe(401);
    expect((await api(world, '', 'post', '/seat-links/open', { secret })).status).toBe(401);
    expect((await api(world, phone, 'get', '/me')).status).toBe(200);
    expect((await api(world, bert.token, 'get', '/me')).status).toBe(200);
  });

  test('a session from a turn mail neither sees nor ends others', async () => {
    const [anna, bert] = [await somebody(), await somebody()];
    const game = await world.game([anna, bert]);
    const secret = await world.seatSecret(game, anna, 0);
    const seat = (await api(world, '', 'post', '/seat-links/open', { secret })).body.token as string;
    for (const [method, path] of [
      ['get', '/sessions'],
      ['delete', '/sessions'],
      ['get', '/me/addresses'],
      ['get', '/me/tokens'],
      ['get', '/me/export'],
      ['post', '/me/passkeys/begin'],
    ] as const)
      expect([path, (await api(world, seat, method, path)).body.code]).toEqual([path, 'game-session-only']);
  });

  test('by pages: shows the devices and ends them without a script', async () => {
    const anna = await somebody();
    const reader = browser(world.app);
    await signInWith(world, reader, anna.email);
    const phone = await enter(anna, agents.safari);
    const page = await reader.get('/me/security');
    expect(textOf(page.text)).toMatch(/Safari, iPhone since [^·]* · last used/);
    expect(textOf(page.text)).toContain('(this one)');
    const others = formsIn(page.text).find(({ action }) => action === '/me/sessions/others')!;
    expect(textOf((await reader.submit(others)).text)).toContain('Saved.');
    expect((await api(world, phone, 'get', '/me')).status).toBe(401);
    expect((await reader.get('/me/security')).status).toBe(200);
  });

  test('signing in again as the same person leaves one session in that browser; as another, both', async () => {
    const [anna, bert] = [await somebody(), await somebody()];
    const reader = browser(world.app);
    await signInWith(world, reader, anna.email);
    await signInWith(world, reader, anna.email);
    // The first is the program's that made her.
    expect(await sessions(anna.token)).toHaveLength(2);
    await signInWith(world, reader, bert.email);
    expect(await sessions(anna.token)).toHaveLength(2);
  });
});
