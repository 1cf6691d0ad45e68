import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import supertest from 'supertest';
import { GAME_CHANGED, listen } from '../../src/db/index.js';
import { buildApp } from '../../src/http/app.js';
import { mainCookie, seatCookie } from '../../src/http/cookies.js';
import { createLive, type Live } from '../../src/http/live/live.js';
import { startServer, type RunningServer } from '../../src/http/server.js';
import { openSeatLink, signOut } from '../../src/service/account/signin.js';
import { submit } from '../../src/service/log/play.js';
import { read, type Reading } from './support/stream.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let live: Live;
let server: RunningServer;
let stopListening: () => Promise<void>;
let anna: Player;
let bert: Player;
let game: string;
let readings: Reading[];
let tests = 0;

beforeAll(async () => {
  world = await startWorld();
  live = createLive(world.deps, world.http.metrics, { beat: 20 });
  server = await startServer({ app: buildApp({ ...world.http, live }), port: 0, host: '127.0.0.1' });
  await new Promise<void>(resolve => {
    stopListening = listen(world.db, GAME_CHANGED, {
      heard: live.changed,
      listening: resolve,
      warn: () => undefined,
      pauses: () => 1,
    });
  });
});
beforeEach(async () => {
  readings = [];
  tests++;
  // Nobody has a game of the test before.
  anna = await world.player(`Anna${String(tests)}`);
  bert = await world.player(`Bert${String(tests)}`);
  game = await world.game([anna, bert]);
});
afterEach(() => readings.forEach(reading => reading.close()));
afterAll(async () => {
  live.stop();
  await Promise.all([server.stop(), stopListening()]);
  await world.stop();
});

const cookieOf = (who: Player): string => `${mainCookie}=${who.token}`;

const follow = async (headers: { readonly [name: string]: string }): Promise<Reading> => {
  const reading = await read(`http://127.0.0.1:${String(server.port)}/events`, headers);
  readings.push(reading);
  return reading;
};

/** Anna is asked after an even number of rows, Bert after an odd one. */
const skip = (of: string, expected: number): Promise<unknown> =>
  submit(world.deps, (expected % 2 === 0 ? anna : bert).actor, {
    gameId: of,
    expected,
    action: { type: 'skip', seat: expected % 2 },
  });

const counts = (reading: Reading): readonly number[] =>
  [...reading.text().matchAll(/event: turns\ndata: (\d+)/g)].map(([, count]) => Number(count));

describe('the stream of a person', () => {
  test('tells how many of their games wait, now and whenever that changes', async () => {
    const reading = await follow({ Cookie: cookieOf(bert) });
    await reading.until(/data: 0\n/);
    await skip(game, 0);
    await reading.until(/data: 1\n/);
    const second = await world.game([anna, bert]);
    await skip(second, 0);
    await reading.until(/data: 2\n/);
    await world.db.pool.query(`UPDATE game SET frozen_at = now() WHERE id = $1`, [second]);
    await skip(game, 1);
    await reading.until(/data: 2\n[^]*data: 0\n/);
    expect(counts(reading).slice(0, 3)).toEqual([0, 1, 2]);
  });

  test('hears of a game that is theirs no more', async () => {
    const reading = await follow({ Cookie: cookieOf(anna) });
    await reading.until(/data: 1\n/);
    await world.db.pool.query(`UPDATE seat SET person_id = NULL WHERE game_id = $1 AND seat = 0`, [game]);
    await reading.until(/data: 0\n/);
  });

  test('ends once they have signed out', async () => {
    const both = [
      await follow({ Cookie: cookieOf(anna) }),
      await follow({ Authorization: `Bearer ${anna.token}` }),
    ];
    for (const reading of both) await reading.until(/data: 1\n/);
    await signOut(world.deps, anna.actor);
    for (const reading of both) await reading.ended();
  });

  test('is for somebody', async () => {
    expect((await follow({ Accept: 'application/json' })).status).toBe(401);
  });
});

describe('every page', () => {
  const get = async (path: string, cookie: string): Promise<string> =>
    (await supertest(world.app).get(path).set('Cookie', cookie)).text;

  test.each(['/games', '/me', '/help', '/tables', '/no-such-page', '/g/none'])(
    'of somebody says in title and icon that it is their turn: %s',
    async path => {
      const own = await get(path, cookieOf(anna));
      expect(own).toContain('<title>(1)&#8288; ');
      expect(own).toContain('href="/assets/icon-turn.svg"');
      const others = await get(path, cookieOf(bert));
      expect(others).toMatch(/<title>(?!\(1\))/);
      expect(others).toContain('href="/assets/icon.svg"');
    },
  );

  test('says it to whoever has come by the link of a mail, of that game alone', async () => {
    await world.game([anna, bert]);
    const { token } = await openSeatLink(world.deps, await world.seatSecret(game, anna, 0));
    expect(await get(`/g/${game}`, `${seatCookie}=${token}`)).toContain('<title>(1)&#8288; ');
    expect(await get(`/g/${game}`, cookieOf(anna))).toContain('<title>(2)&#8288; ');
  });
});
