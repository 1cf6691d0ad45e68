import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Response } from 'supertest';
import { tidy, direct } from '../../src/db/index.js';
import { makeToken } from '../../src/service/account/tokens.js';
import { countWaiting } from '../../src/service/waiting.js';
import { api } from './support/api.js';
import { signedInBrowser, textOf } from './support/browser.js';
import { sampler } from './support/sampler.js';
import { startWorld, type Player, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
/** What Anna's program has: it may read and play. */
let token: string;
beforeAll(async () => {
  world = await startWorld({ limits: 1 });
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
  ({ token } = await makeToken(world.deps, anna.actor, { name: 'Bot', scopes: ['read', 'play'], days: 1 }));
});
afterAll(() => world.stop());

const make = (more: object = {}): PromiseLike<Response> =>
  api(world, token, 'post', '/sandbox', {
    title: sampler.id,
    settings: { short: true },
    seats: [{ kind: 'me' }, { kind: 'me', name: 'Second' }],
    ...more,
  });

const made = async (): Promise<string> => {
  const { status, body } = await make();
  expect(status).toBe(201);
  return body.id as string;
};

const take = async (game: string, count: number): Promise<Response> => {
  const { headers, body } = await api(world, token, 'get', `/games/${game}/position`);
  return api(world, token, 'post', `/games/${game}/actions`, {
    action: { seat: body.turn.asked[0], type: 'take', count },
  }).set('If-Match', headers['etag']!);
};

const ids = ({ body }: Response): readonly string[] => body.games.map((game: { id: string }) => game.id);

const rowsOf = async (sql: string, game: string): Promise<number> =>
  (await world.db.pool.query(sql, [game])).rowCount ?? 0;

describe('a sandbox', () => {
  test('begins at once, has its own limit, and is asked for twice with one key', async () => {
    const answer = await make();
    expect(answer.status).toBe(201);
    expect(answer.headers['ratelimit-policy']).toBe('"sandbox";q=100;w=86400');
    expect(answer.headers['location']).toBe(`/api/v1/games/${String(answer.body.id)}`);
    expect(answer.body).toMatchObject({ name: 'Sandbox', status: 'running', mine: [0, 1] });
    expect(answer.body.seats).toMatchObject([{ name: 'Anna 1' }, { name: 'Second' }]);
    const days = (Date.parse(answer.body.sandboxUntil) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    const [first, again] = [
      await api(world, token, 'post', '/sandbox', {
        title: sampler.id,
        seats: [{ kind: 'me' }, { kind: 'me' }],
      }).set('Idempotency-Key', 'one'),
      await api(world, token, 'post', '/sandbox', {
        title: sampler.id,
        seats: [{ kind: 'me' }, { kind: 'me' }],
      }).set('Idempotency-Key', 'one'),
    ];
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    const refused = await make({ seats: [{ kind: 'service' }, { kind: 'service' }] });
    expect([refused.status, refused.body.code]).toEqual([422, 'nobody-plays']);
  });

  test('is found by a program, and is not in its owner’s way', async () => {
    const game = await made();
    expect(ids(await api(world, token, 'get', '/games'))).toContain(game);
    expect((await api(world, token, 'get', '/games/next')).body.id).not.toBeNull();
    expect(ids(await api(world, anna.token, 'get', '/games'))).toEqual([]);
    expect((await api(world, anna.token, 'get', '/games/next')).body).toEqual({ id: null });
    expect(ids(await api(world, anna.token, 'get', '/games?search=Sandbox'))).toEqual([]);
    expect(await countWaiting(world.deps, anna.actor)).toBe(0);
    const page = await (await signedInBrowser(world, anna)).get(`/g/${game}`);
    expect(textOf(page.text)).toContain('A sandbox, for trying programs');
  });

  test('is seen by nobody else, and nobody is let in', async () => {
    const game = await made();
    for (const who of [bert.token, ''])
      expect((await api(world, who, 'get', `/games/${game}`)).status).toBe(404);
    const mine = `/games/${game}`;
    const refused = await Promise.all([
      api(world, anna.token, 'patch', `${mine}/options`, { spectators: 'everyone' }),
      api(world, anna.token, 'post', `${mine}/watch-link`),
      api(world, anna.token, 'put', `${mine}/seats/1/player`, { choice: 'offer', toAnyone: true }),
      api(world, anna.token, 'put', `${mine}/seats/1/player`, { choice: 'leave' }),
    ]);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'in-sandbox']),
    );
    const served = await make({ seats: [{ kind: 'me' }, { kind: 'service' }] });
    const invited = await api(
      world,
      anna.token,
      'put',
      `/games/${String(served.body.id)}/seats/1/invitation`,
      {
        email: 'carl@players.example',
      },
    );
    expect([invited.status, invited.body.code]).toEqual([409, 'in-sandbox']);
  });

  test('is told of by no mail and counts for nobody, from its first move to its end', async () => {
    const game = await made();
    expect((await take(game, 1)).status).toBe(201);
    const last = await take(game, 4);
    expect([last.status, last.body.status?.ended]).toEqual([201, true]);
    expect(await rowsOf('SELECT FROM delivery WHERE game_id = $1', game)).toBe(0);
    expect((await api(world, anna.token, 'get', '/results')).body.games).toEqual([]);
    expect((await api(world, token, 'get', '/games')).text).toContain(game);
    const again = await api(world, anna.token, 'post', `/games/${game}/rematch`);
    expect([again.status, again.body.code]).toEqual([409, 'in-sandbox']);
  });

  test('is deleted after its days, with all that is its own, and no other game is', async () => {
    const [game, other] = [await made(), await world.game([anna, bert])];
    await take(game, 1);
    await api(world, token, 'post', `/games/${game}/chat`, { text: 'Note to myself' });
    await api(world, token, 'put', `/games/${game}/notes`, { text: 'Notes' });
    const tx = direct(world.db);
    await tidy(tx, new Date(Date.now() + 6.9 * 86_400_000));
    expect((await api(world, token, 'get', `/games/${game}/position`)).status).toBe(200);
    await tidy(tx, new Date(Date.now() + 7.1 * 86_400_000));
    expect((await api(world, token, 'get', `/games/${game}/position`)).status).toBe(404);
    for (const table of ['log', 'snapshot', 'chat', 'notepad', 'seat'])
      expect([table, await rowsOf(`SELECT FROM ${table} WHERE game_id = $1`, game)]).toEqual([table, 0]);
    expect((await api(world, anna.token, 'get', `/games/${other}`)).status).toBe(200);
  });
});
