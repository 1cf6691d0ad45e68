import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request, { type Response } from 'supertest';
import { spendSignIn } from '../../src/service/account/signin.js';
import { formsIn } from './support/browser.js';
import { baseUrl, type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;

beforeAll(async () => {
  world = await startWorld();
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(() => world.stop());

describe('links from mails', () => {
  const scans = async (path: string): Promise<readonly Response[]> => {
    const url = path.split('#')[0]!;
    const plain = [
      await request(world.app).head(url),
      await request(world.app).get(url),
      await request(world.app).options(url),
      // Some scanners run the page's scripts and press its buttons, without the fragment's secret.
      await request(world.app).post(url).set('Origin', baseUrl),
    ];
    const presses = formsIn(plain[1]!.text)
      .filter(form => form.method === 'post' && !['/language', '/theme'].includes(form.action))
      .map(form =>
        request(world.app).post(form.action).set('Origin', baseUrl).type('form').send(form.fields),
      );
    return [...plain, ...(await Promise.all(presses))];
  };

  test('a scanner that follows and presses everything changes nothing', async () => {
    const id = await world.game([anna, bert]);
    const links = [
      `/in#t=${(await world.signInLink(anna.email)).secret}`,
      `/i#t=x`,
      `/g/${id}/seat#t=${await world.seatSecret(id, anna, 0)}`,
      `/g/${id}?do=take`,
      `/g/${id}`,
      `/g/${id}/history`,
      '/',
    ];
    const before = await world.fingerprint();
    for (const link of links) {
      const [head, get] = await scans(link);
      expect([link, head!.status, get!.status]).toEqual([link, 200, 200]);
    }
    const unsubscribe = `/unsubscribe/${world.unsubscribeToken(id, anna)}`;
    for (const method of ['head', 'get', 'options'] as const) await request(world.app)[method](unsubscribe);
    expect(await world.fingerprint()).toBe(before);
  });

  test('a sign-in secret works once', async () => {
    const link = await world.signInLink(anna.email);
    const redeem = (): request.Test => request(world.app).post('/api/v1/sign-in/redeem').send(link);
    expect((await redeem()).status).toBe(201);
    expect([(await redeem()).status, (await redeem()).body.code]).toEqual([401, 'bad-link']);
  });

  test('a wish of somebody else kills no link, ten minutes kill any', async () => {
    const old = await world.signInLink(anna.email);
    const fresh = await world.signInLink(anna.email);
    const redeem = async (link: object): Promise<number> =>
      (await request(world.app).post('/api/v1/sign-in/redeem').send(link)).status;
    expect(await redeem(old)).toBe(201);
    world.time.now = () => new Date(Date.now() + 601_000);
    expect(await redeem(fresh)).toBe(401);
    world.time.now = null;
  });

  test('of two clicks at once one opens a session', async () => {
    const link = await world.signInLink(anna.email);
    const both = await Promise.allSettled([1, 2].map(() => spendSignIn(world.deps, link)));
    expect(both.map(one => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('pages with secrets tell nobody and are not kept', async () => {
    const id = await world.game([anna, bert]);
    for (const path of ['/in', '/i', `/g/${id}/seat`, `/unsubscribe/${world.unsubscribeToken(id, anna)}`]) {
      const { headers } = await request(world.app).get(path);
      expect([path, headers['referrer-policy'], headers['cache-control']]).toEqual([
        path,
        'no-referrer',
        'no-store',
      ]);
    }
  });

  test.each([
    ['/g/GAME/questions?to=3', '/g/GAME/votes?to=3'],
    ['/g/GAME/talk', '/g/GAME/chat'],
    ['/g/GAME/elsewhere', '/g/GAME/channels'],
    ['/g/GAME/onlookers', '/g/GAME/spectators'],
    ['/me/notifications/elsewhere', '/me/notifications/channels'],
    ['/me/notifications/elsewhere/x1', '/me/notifications/channels/x1'],
  ])('%s, as earlier versions wrote it, leads to %s', async (former, now) => {
    const id = await world.game([anna, bert]);
    const { status, headers } = await request(world.app).get(former.replace('GAME', id));
    expect([status, headers['location']]).toEqual([303, now.replace('GAME', id)]);
  });

  test('known and unknown addresses are answered alike', async () => {
    const answers = await Promise.all(
      [anna.email, 'nobody@players.example'].map(email =>
        request(world.app).post('/api/v1/sign-in').send({ email }),
      ),
    );
    const shape = ({ status, body, headers }: Response): unknown => [
      status,
      Object.entries(body as { [name: string]: string }).map(([name, value]) => [name, value.length]),
      headers['content-length'],
      Object.keys(headers).sort(),
    ];
    expect(shape(answers[0]!)).toEqual(shape(answers[1]!));
  });
});
