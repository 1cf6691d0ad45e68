import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { apiRoutes } from '../../src/http/api/api.js';
import { mainCookie, seatCookie } from '../../src/http/cookies.js';
import { toyTitle } from '../fixtures/toy/title.js';
import { formsIn } from './support/browser.js';
import { filled, furnish, type House, type Viewer } from './support/furnished.js';
import { pageRoutes } from './support/routes.js';
import { baseUrl, startWorld, type World } from './support/world.js';

let world: World;
let house: House;
let before: string;
beforeAll(async () => {
  world = await startWorld({ titles: [toyTitle] });
  house = await furnish(world);
  // That a token was used is noted once an hour, at its first use.
  for (const token of [house.tokens['read token'], house.tokens['play token']])
    await request(world.server).get('/api/v1/titles').set('Authorization', `Bearer ${token}`);
  before = await world.fingerprint();
});
afterAll(() => world.stop());

/** With the secrets of mails where routes ask for some. */
const withSecrets = (path: string): readonly string[] => {
  const links = house.links.map(link => link.split('#')[0]!);
  if (path.includes(':key')) return links.filter(link => link.startsWith('/feeds/'));
  if (path.includes(':token')) return links.filter(link => link.startsWith(path.split('/:')[0]!));
  return filled(house, path);
};

const getPages = (): readonly string[] =>
  pageRoutes(world.app)
    .filter(({ method }) => method === 'get')
    .flatMap(({ path }) => withSecrets(path));

const statuses = new Map<string, number>();

const look = async (path: string, viewer: Viewer, methods: readonly ('get' | 'head')[]): Promise<void> => {
  const cookie = `${viewer.includes('seat link') ? seatCookie : mainCookie}=${house.tokens[viewer]}`;
  for (const method of methods) {
    const asked = request(world.server)[method](path);
    void (path.startsWith('/api/')
      ? asked.set('Authorization', `Bearer ${house.tokens[viewer]}`)
      : asked.set('Cookie', cookie));
    const { status } = await asked;
    expect([method, path, status < 500]).toEqual([method, path, true]);
    statuses.set(path, status);
  }
};

describe('looking at things changes nothing', () => {
  test.each(['anna', 'former', 'seat link'] as const)('on any page, by GET and HEAD: %s', async viewer => {
    for (const path of getPages()) await look(path, viewer, ['get', 'head']);
    expect(await world.fingerprint()).toBe(before);
    if (viewer !== 'anna') return;
    // Most of it was there to be looked at.
    const seen = [...statuses.values()].filter(status => status === 200).length;
    expect(seen).toBeGreaterThan(50);
  });

  test.each(['anna', 'stranger', 'read token'] as const)('by the interface: %s', async viewer => {
    const paths = apiRoutes
      .filter(({ method }) => method === 'get')
      .flatMap(({ path }) => filled(house, path));
    for (const path of paths) await look(`/api/v1${path}`, viewer, ['get', 'head']);
    expect(await world.fingerprint()).toBe(before);
  });

  test('by a scanner of mails that opens every link and presses every button it finds', async () => {
    for (const link of house.links) {
      const path = link.split('#')[0]!;
      const [head, get] = [await request(world.server).head(path), await request(world.server).get(path)];
      expect([path, head.status]).toEqual([path, get.status]);
      expect([path, get.status < 500]).toEqual([path, true]);
      // What is in the fragment it does not have; what is in the path it has, and may not press.
      const withAuthority = /^\/(unsubscribe|mailed-move)/.test(path);
      for (const form of withAuthority ? [] : formsIn(get.text).filter(({ method }) => method === 'post'))
        await request(world.server).post(form.action).set('Origin', baseUrl).type('form').send(form.fields);
      // Without our page's origin, as a program that posts whatever it finds.
      for (const form of formsIn(get.text).filter(({ action }) => !/^\/unsubscribe/.test(action)))
        await request(world.server).post(form.action).type('form').send(form.fields);
      expect([path, await world.fingerprint()]).toEqual([path, before]);
    }
  });
});
