import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request, { type Test } from 'supertest';
import { mainCookie, seatCookie } from '../../src/http/cookies.js';
import { submit } from '../../src/service/log/play.js';
import { openSeatLink } from '../../src/service/account/signin.js';
import { api } from './support/api.js';
import { baseUrl, type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let cleo: Player;
let game: string;
let bot: string;
/** Bert's, opened from a mail. */
let seat: string;
// The links of seats are good for a day from the real time.
let now = Math.floor(Date.now() / 1000) * 1000;

beforeAll(async () => {
  world = await startWorld();
  world.time.now = () => new Date(now);
  [anna, bert, cleo] = [await world.player('Anna'), await world.player('Bert'), await world.player('Cleo')];
  game = await world.game([anna, bert]);
  const made = await api(world, anna.token, 'post', '/me/tokens', { name: 'Bot', scopes: ['read'] });
  bot = (made.body as { token: string }).token;
  seat = (await openSeatLink(world.deps, await world.seatSecret(game, bert, 1))).token;
});
beforeEach(() => {
  now += 600_000;
});
afterAll(() => world.stop());

const looks = async (): Promise<readonly (readonly [who: string, at: number])[]> => {
  const { rows } = await world.db.pool.query<{ who: string; at: Date }>(
    'SELECT person_id AS who, at FROM looking WHERE game_id = $1 AND at > $2',
    [game, new Date(now - 600_000)],
  );
  return rows.map(({ who, at }) => [who, at.getTime()]);
};

/** As a browser that is signed in, or none. */
const visit = (path: string, who: Player | null, method: 'get' | 'head' = 'get') => {
  const asked = request(world.app)[method](path);
  return who ? asked.set('Cookie', `${mainCookie}=${who.token}`) : asked;
};

/** As the script of a page does that shows the row. */
const here = (token: string | null, number = '0', of = game, cookie: string = mainCookie): Test => {
  const asked = request(world.app).post(`/g/${of}/here`).set('Origin', baseUrl).type('form');
  if (token !== null) void asked.set('Cookie', `${cookie}=${token}`);
  return asked.send({ number });
};

/** Anna is asked after an even number of rows, Bert after an odd one. */
const skip = (who: Player, expected: number): Promise<unknown> =>
  submit(world.deps, who.actor, { gameId: game, expected, action: { type: 'skip', seat: expected % 2 } });

describe('looking at a game by its pages and the interface', () => {
  test.each(['/g/ID', '/g/ID/history', '/g/ID/what-if', '/g/ID/chat', '/games'])(
    'is not noted by asking for %s alone, as a program or a page without script does',
    async path => {
      // That a session is in use is noted once an hour.
      await visit('/me', anna);
      const before = await world.fingerprint();
      expect((await visit(path.replace('ID', game), anna)).status).toBe(200);
      expect(await looks()).toEqual([]);
      expect(await world.fingerprint()).toBe(before);
    },
  );

  test.each(['', '/position', '/log', '/menu?seat=0'])('nor by asking for games/ID%s', async path => {
    expect((await api(world, anna.token, 'get', `/games/${game}${path}`)).status).toBe(200);
    expect(await looks()).toEqual([]);
  });
});

describe('an open page', () => {
  test('says so with the row it shows, and is told whether the game has moved on and waits for its reader', async () => {
    const first = await here(anna.token);
    expect([first.status, first.body]).toEqual([200, { number: 0, newer: false, asked: true, waiting: 1 }]);
    expect(first.headers['cache-control']).toBe('no-store');
    expect((await here(bert.token)).body).toEqual({ number: 0, newer: false, asked: false, waiting: 0 });
    await skip(anna, 0);
    expect((await here(anna.token)).body).toEqual({ number: 1, newer: true, asked: false, waiting: 0 });
    expect((await here(bert.token)).body).toEqual({ number: 1, newer: true, asked: true, waiting: 1 });
    expect((await here(bert.token, '1')).body).toEqual({ number: 1, newer: false, asked: true, waiting: 1 });
    expect(await looks()).toHaveLength(2);
  });

  test('waits for nobody in a game that an operator holds', async () => {
    await world.db.pool.query('UPDATE game SET frozen_at = now() WHERE id = $1', [game]);
    expect((await here(bert.token)).body).toMatchObject({ asked: false, waiting: 0 });
    await world.db.pool.query('UPDATE game SET frozen_at = NULL WHERE id = $1', [game]);
    expect((await here(bert.token)).body).toMatchObject({ asked: true, waiting: 1 });
  });

  test('is noted as a look, once a minute at most', async () => {
    const begin = now;
    const noted: unknown[] = [];
    for (const seconds of [0, 30, 59, 60, 90, 120]) {
      now = begin + seconds * 1000;
      await here(anna.token);
      noted.push((await looks()).map(([who, at]) => [who, (at - begin) / 1000]));
    }
    const id = anna.actor.personId;
    expect(noted).toEqual([[[id, 0]], [[id, 0]], [[id, 0]], [[id, 60]], [[id, 60]], [[id, 120]]]);
  });

  test('that came by the link of a mail is one of its own game, and of no other', async () => {
    const other = await world.game([anna, bert]);
    expect((await here(seat, '0', game, seatCookie)).body).toMatchObject({ newer: true, asked: true });
    expect(await looks()).toEqual([[bert.actor.personId, now]]);
    const before = await world.fingerprint();
    expect((await here(seat, '0', other, seatCookie)).status).toBe(401);
    expect(await world.fingerprint()).toBe(before);
  });

  test('has what it needs for that if its reader plays there, by whichever session', async () => {
    const byLink = await request(world.app).get(`/g/${game}`).set('Cookie', `${seatCookie}=${seat}`);
    for (const { text } of [await visit(`/g/${game}`, anna), byLink]) {
      expect(text).toContain(`data-here="/g/${game}/here" data-number="1" data-path="/g/${game}"`);
      expect(text).toContain('role="status"');
    }
    for (const who of [cleo, null]) expect((await visit(`/g/${game}`, who)).text).not.toContain('data-here');
    for (const path of ['history', 'what-if'])
      expect((await visit(`/g/${game}/${path}`, anna)).text).not.toContain('data-here');
  });
});

describe('nothing is noted and told', () => {
  let before: string;
  beforeEach(async () => {
    // That sessions and tokens are in use is noted once an hour.
    for (const one of [anna, bert, cleo]) await visit('/games', one);
    await api(world, bot, 'get', '/titles');
    before = await world.fingerprint();
  });
  const refused = async (answer: Test, status: number): Promise<void> => {
    const { status: was, body, text } = await answer;
    expect([was, body]).toEqual([status, {}]);
    expect(text).not.toContain('"number"');
    expect(await world.fingerprint()).toBe(before);
  };

  test('to a spectator, who may see the game', async () => {
    expect((await visit(`/g/${game}`, cleo)).status).toBe(200);
    await refused(here(cleo.token), 403);
  });

  test('to a stranger, and to whoever is not signed in', async () => {
    await world.db.pool.query(`UPDATE game SET spectators = 'link' WHERE id = $1`, [game]);
    before = await world.fingerprint();
    await refused(here(cleo.token), 404);
    await refused(here(null), 404);
    await world.db.pool.query(`UPDATE game SET spectators = 'everyone' WHERE id = $1`, [game]);
    before = await world.fingerprint();
    await refused(here(null), 401);
    await refused(here(anna.token, '0', 'nosuchgame'), 404);
  });

  test('to a program with a token', async () => {
    await refused(here(bot), 401);
    const asked = request(world.app).post(`/g/${game}/here`).set('Authorization', `Bearer ${bot}`);
    await refused(asked.type('form').set('Origin', baseUrl).send({ number: '0' }), 403);
  });

  test('when another site sends it, or somebody without a browser’s word where it comes from', async () => {
    await refused(here(anna.token).set('Origin', 'https://evil.example'), 403);
    await refused(here(anna.token).set('Sec-Fetch-Site', 'cross-site'), 403);
    await refused(here(anna.token).set('Sec-Fetch-Site', 'same-site'), 403);
    const bare = request(world.app).post(`/g/${game}/here`).set('Cookie', `${mainCookie}=${anna.token}`);
    await refused(bare.type('form').send({ number: '0' }), 403);
  });

  test.each(['', '-1', '1.5', 'x', '9'.repeat(40)])('for the row “%s”', async number => {
    await refused(here(anna.token, number), 400);
  });

  test('by GET', async () => {
    await refused(visit(`/g/${game}/here`, anna), 405);
  });
});

test('nobody is shown it', async () => {
  const shown = async (who: Player): Promise<string> => {
    const bodies: unknown[] = [];
    for (const path of ['', '/position', '/log', '/chat', '/votes'])
      bodies.push((await api(world, who.token, 'get', `/games/${game}${path}`)).body);
    for (const path of ['/games', '/me/deliveries'])
      bodies.push((await api(world, who.token, 'get', path)).body);
    return JSON.stringify(bodies);
  };
  const before = await shown(bert);
  await here(anna.token);
  expect(await looks()).toEqual([[anna.actor.personId, now]]);
  expect(await shown(bert)).toEqual(before);
  const file = (await visit('/me/export', anna)).body as { data: { looking: unknown } };
  expect(file.data.looking).toEqual([{ gameId: game, at: new Date(now).toISOString() }]);
});
