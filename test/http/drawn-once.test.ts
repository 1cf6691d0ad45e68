import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import request from 'supertest';
import type { Presenter } from '../../src/present/presenter.js';
import { presenters } from '../../src/present/registry.js';
import type { Seat } from '../../src/engine/core/index.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
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

test('whoever takes a seat over is drawn with their name, though the position is the same', async () => {
  expect(await lookOn()).not.toContain('Dora');
  await world.db.pool.query("UPDATE seat SET name = 'Dora' WHERE game_id = $1 AND seat = 1", [id]);
  const shows = (await lookOn()).includes('Dora');
  expect(shows).toBe(true);
});

test('a seat sees what is drawn for it alone', async () => {
  await lookOn();
  const [first, second] = [await signedInBrowser(world, anna), await signedInBrowser(world, bert)];
  await first.get(`/g/${id}`);
  await second.get(`/g/${id}`);
  await first.get(`/g/${id}`);
  expect(drawn).toEqual([null, 0, 1, 0]);
});

describe('what the scripts of open pages ask for after a move', () => {
  /** Somebody's open page, which shows the game as it began. */
  const ask = async (player?: Player, headers: object = {}): Promise<string> => {
    const own = player ? { Authorization: `Bearer ${player.token}` } : {};
    const { text, status } = await request(world.app)
      .get(`/g/${id}`)
      .set({ 'X-Shown': '0', ...own, ...headers });
    expect(status).toBe(200);
    return text;
  };
  let noon: number;
  const clock = (at: number): void => {
    world.time.now = () => new Date(at);
  };
  let rendered: { readonly mock: { readonly calls: readonly unknown[] } };
  const times = (): number => rendered.mock.calls.length;

  beforeEach(() => {
    clock((noon = Date.now()));
    rendered = jest.spyOn(world.http, 'render');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    world.time.now = null;
  });

  test('is made once for all who look on, without what is their own', async () => {
    const [cleo, dora] = [await world.player('Cleo'), await world.player('Dora')];
    const first = await ask(cleo);
    expect(first).toContain('data-panel="board"');
    expect(first).not.toContain('Cleo');
    expect(first).not.toContain('<header class="top"');
    const both = await Promise.all([ask(dora), ask(dora)]);
    expect(both).toEqual([first, first]);
    expect(times()).toBe(1);
  });

  test('is made anew where it is another: for the nameless, another row, another language, after a move, after seconds', async () => {
    const cleo = await world.player('Cleo');
    const first = await ask(cleo);
    const nameless = await ask();
    expect(nameless).toContain('/in?next');
    expect(first).not.toContain('/in?next');
    await ask(undefined, { 'X-Shown': '1' });
    expect(await ask(undefined, { 'Accept-Language': 'de' })).toContain('Aktienmarkt');
    await ask(undefined, { Cookie: 'notation=on' });
    expect(times()).toBe(5);
    const { headers } = await api(world, anna.token, 'get', `/games/${id}/position`);
    await api(world, anna.token, 'post', `/games/${id}/actions`, { notation: 'take SV' })
      .set('If-Match', headers['etag']!)
      .expect(201);
    expect(await ask()).toMatch(/data-said="Anna[^"]*SV/);
    expect(times()).toBe(6);
    clock(noon + 4_900);
    await ask();
    expect(times()).toBe(6);
    clock(noon + 5_100);
    await ask();
    expect(times()).toBe(7);
  });

  test('is a player’s own, and that of everybody who has more to be told or asks without a script', async () => {
    await lookOn();
    expect(await ask(anna)).toMatch(/<header class="top"[^]*Anna/);
    expect(await ask(bert)).toMatch(/<header class="top"[^]*Bert/);
    const dora = await world.player('Dora');
    const whole = request(world.app).get(`/g/${id}`).set('Authorization', `Bearer ${dora.token}`);
    expect((await whole).text).toMatch(/<header class="top"[^]*Dora/);
    await world.asOwner(`INSERT INTO mail_trouble VALUES ($1, 'bounce', '550 nobody', now())`, [dora.email]);
    expect(await ask(dora)).toMatch(/<header class="top"[^]*550 nobody/);
    expect(times()).toBe(5);
  });
});
