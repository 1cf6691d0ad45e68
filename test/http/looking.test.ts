import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { mainCookie } from '../../src/http/cookies.js';
import { api } from './support/api.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let cleo: Player;
let game: string;
let bot: string;
let now = Date.parse('2030-05-01T12:00:00Z');

beforeAll(async () => {
  world = await startWorld();
  world.time.now = () => new Date(now);
  [anna, bert, cleo] = [await world.player('Anna'), await world.player('Bert'), await world.player('Cleo')];
  game = await world.game([anna, bert]);
  const made = await api(world, anna.token, 'post', '/me/tokens', { name: 'Bot', scopes: ['read'] });
  bot = (made.body as { token: string }).token;
}, 60_000);
beforeEach(() => {
  now += 600_000;
});
afterAll(() => world.stop());

const looks = async (): Promise<readonly string[]> => {
  const { rows } = await world.deps.db.pool.query<{ who: string }>(
    'SELECT person_id AS who FROM looking WHERE game_id = $1 AND at = $2',
    [game, new Date(now)],
  );
  return rows.map(({ who }) => who);
};

/** As a browser that is signed in, or none. */
const visit = (path: string, who: Player | null, method: 'get' | 'head' = 'get') => {
  const asked = request(world.app)[method](path);
  return who ? asked.set('Cookie', `${mainCookie}=${who.token}`) : asked;
};

test.each([
  ['/g/ID', true],
  ['/g/ID/history', true],
  ['/g/ID/talk', false],
  ['/g/ID/seat', false],
  ['/games', false],
  ['/me/notifications', false],
])('a player who opens %s looks at the game: %s', async (path, does) => {
  expect((await visit(path.replace('ID', game), anna)).status).toBe(200);
  expect(await looks()).toEqual(does ? [anna.actor.personId] : []);
});

test.each(['', '/position', '/log', '/menu?seat=0'])('so does one who asks for games/ID%s', async path => {
  expect((await api(world, anna.token, 'get', `/games/${game}${path}`)).status).toBe(200);
  expect(await looks()).toEqual([anna.actor.personId]);
});

test('nobody else does: onlookers, strangers, programs with tokens, whoever asks for the headers alone', async () => {
  const statuses = [
    (await api(world, bot, 'get', `/games/${game}/position`)).status,
    (await visit(`/g/${game}`, cleo)).status,
    (await visit(`/g/${game}`, null)).status,
    (await visit(`/g/${game}`, anna, 'head')).status,
  ];
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(await looks()).toEqual([]);
});

test('nobody is shown it, and it changes nothing else', async () => {
  const shown = async (who: Player): Promise<string> => {
    const bodies: unknown[] = [];
    for (const path of ['', '/position', '/log', '/talk', '/questions'])
      bodies.push((await api(world, who.token, 'get', `/games/${game}${path}`)).body);
    for (const path of ['/games', '/me/deliveries'])
      bodies.push((await api(world, who.token, 'get', path)).body);
    return JSON.stringify(bodies);
  };
  // That sessions are in use is noted, too, once an hour.
  for (const one of [anna, bert]) await visit('/games', one);
  const before = [await world.fingerprint(), await shown(bert)];
  await visit(`/g/${game}`, anna);
  expect(await looks()).toContain(anna.actor.personId);
  expect([await world.fingerprint(), await shown(bert)]).toEqual(before);
  const file = (await visit('/me/export', anna)).body as { data: { looking: unknown } };
  expect(file.data.looking).toEqual([{ gameId: game, at: new Date(now).toISOString() }]);
});
