import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import request from 'supertest';
import type { Presenter } from '../../src/present/presenter.js';
import { presenters } from '../../src/present/registry.js';
import type { Seat } from '../../src/engine/core/index.js';
import { title1830 } from '../../src/titles/1830/title.js';
import { api } from './support/api.js';
import { signedInBrowser } from './support/browser.js';
import { startWorld, type Player, type World } from './support/world.js';

/** For which seat a position was drawn, each time. */
const drawn: (Seat | null)[] = [];
const counting: Presenter = {
  ...presenters['1830']!,
  present: asked => {
    drawn.push(asked.seat);
    return presenters['1830']!.present(asked);
  },
};

let world: World;
let anna: Player;
let bert: Player;
let id: string;
beforeAll(async () => {
  world = await startWorld({ titles: [title1830], presenters: { 1830: counting } });
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(() => world.stop());
beforeEach(async () => {
  id = await world.game([anna, bert], {}, '1830');
  await api(world, anna.token, 'patch', `/games/${id}/options`, { spectators: 'everyone' }).expect(200);
  drawn.length = 0;
});

const lookOn = async (query = ''): Promise<string> => {
  const { text } = await request(world.app).get(`/g/${id}${query}`).expect(200);
  return text.slice(text.indexOf('data-panel="board"'), text.indexOf('<footer'));
};

test('for all who look on a position is drawn once', async () => {
  const first = await lookOn();
  expect(first).toContain('data-place="G19"');
  expect(await lookOn()).toBe(first);
  const cleo = await signedInBrowser(world, await world.player('Cleo'));
  expect((await cleo.get(`/g/${id}`)).status).toBe(200);
  expect(drawn).toEqual([null]);
});

test('what they see otherwise is drawn anew: in another language, with another layer, after a move', async () => {
  await lookOn();
  expect(await lookOn('?lang=de')).toContain('Aktienmarkt');
  await lookOn('?show=network%3APRR');
  const { headers } = await api(world, anna.token, 'get', `/games/${id}/position`);
  await api(world, anna.token, 'post', `/games/${id}/actions`, { notation: 'take SV' })
    .set('If-Match', headers['etag']!)
    .expect(201);
  expect(await lookOn()).toMatch(/Anna[^]*SV/);
  expect(drawn).toEqual([null, null, null, null]);
});

test('a seat sees what is drawn for it alone', async () => {
  await lookOn();
  const [first, second] = [await signedInBrowser(world, anna), await signedInBrowser(world, bert)];
  await first.get(`/g/${id}`);
  await second.get(`/g/${id}`);
  await first.get(`/g/${id}`);
  expect(drawn).toEqual([null, 0, 1, 0]);
});
