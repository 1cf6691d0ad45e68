import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let carl: Player;

beforeAll(async () => {
  world = await startWorld();
  [anna, bert, carl] = [await world.player('Anna'), await world.player('Bert'), await world.player('Carl')];
});
afterAll(() => world.stop());

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const ask = (method: Method, path: string, token?: string): request.Test => {
  const test = request(world.app)[method](`/api/v1${path}`);
  return token === undefined ? test : test.set('Authorization', `Bearer ${token}`);
};

describe('who may do what', () => {
  type Who = 'nobody' | 'stranger' | 'player' | 'seat link' | 'other seat link' | 'creator';
  interface Case {
    readonly method: Method;
    readonly path: (game: string) => string;
    readonly body?: object;
    readonly expected: { readonly [W in Who]: number };
  }
  const nobodyButPersons = {
    nobody: 401,
    stranger: 200,
    player: 200,
    'seat link': 403,
    'other seat link': 403,
    creator: 200,
  };
  const everyone = {
    nobody: 200,
    stranger: 200,
    player: 200,
    'seat link': 200,
    'other seat link': 200,
    creator: 200,
  };
  const cases: readonly Case[] = [
    { method: 'get', path: () => '/me', expected: nobodyButPersons },
    { method: 'get', path: () => '/sessions', expected: nobodyButPersons },
    { method: 'get', path: () => '/me/deliveries', expected: nobodyButPersons },
    {
      method: 'get',
      path: () => '/games',
      expected: { ...nobodyButPersons, 'seat link': 200, 'other seat link': 200 },
    },
    { method: 'get', path: () => '/titles', expected: everyone },
    { method: 'get', path: id => `/games/${id}`, expected: everyone },
    { method: 'get', path: id => `/games/${id}/position`, expected: everyone },
    { method: 'get', path: id => `/games/${id}/log`, expected: everyone },
    {
      method: 'get',
      path: id => `/games/${id}/menu`,
      expected: {
        nobody: 401,
        stranger: 403,
        player: 200,
        'seat link': 200,
        'other seat link': 401,
        creator: 200,
      },
    },
    {
      method: 'get',
      path: id => `/games/${id}/position?seat=1`,
      expected: {
        nobody: 403,
        stranger: 403,
        player: 200,
        'seat link': 200,
        'other seat link': 403,
        creator: 403,
      },
    },
    {
      method: 'post',
      path: id => `/games/${id}/actions`,
      body: { action: { type: 'take', seat: 0, count: 1 } },
      expected: {
        nobody: 401,
        stranger: 403,
        player: 403,
        'seat link': 403,
        'other seat link': 401,
        creator: 201,
      },
    },
    {
      method: 'post',
      path: id => `/games/${id}/undo`,
      body: { seat: 0 },
      expected: {
        nobody: 401,
        stranger: 403,
        player: 403,
        'seat link': 403,
        'other seat link': 401,
        creator: 422,
      },
    },
    {
      method: 'put',
      path: id => `/games/${id}/seats/1/invitation`,
      body: { email: 'x@players.example' },
      // In a game that runs every player may look for somebody; this seat is not free.
      expected: {
        nobody: 401,
        stranger: 403,
        player: 409,
        'seat link': 403,
        'other seat link': 403,
        creator: 409,
      },
    },
    {
      method: 'post',
      path: () => '/games',
      body: { title: 'sampler', name: 'x', seats: [{ kind: 'me' }, { kind: 'open' }] },
      expected: {
        nobody: 401,
        stranger: 201,
        player: 201,
        'seat link': 403,
        'other seat link': 403,
        creator: 201,
      },
    },
  ];

  const cells = cases.flatMap(one =>
    (Object.entries(one.expected) as [Who, number][]).map(([who, status]) => ({
      ...one,
      who,
      status,
      name: `${one.method} ${one.path('ID')}`,
    })),
  );

  test.each(cells)('$name by $who: $status', async ({ method, path, body, who, status }) => {
    const game = await world.game([anna, bert]);
    const openLink = async (id: string): Promise<string> =>
      (await ask('post', '/seat-links/open').send({ secret: await world.seatSecret(id, bert, 1) })).body
        .token as string;
    const tokens: { readonly [W in Who]: () => Promise<string | undefined> } = {
      nobody: () => Promise.resolve(undefined),
      stranger: () => Promise.resolve(carl.token),
      player: () => Promise.resolve(bert.token),
      creator: () => Promise.resolve(anna.token),
      'seat link': () => openLink(game),
      'other seat link': async () => openLink(await world.game([anna, bert])),
    };
    const token = await tokens[who]();
    const { headers } = await ask('get', `/games/${game}`);
    const answer = await ask(method, path(game), token).set('If-Match', headers['etag']!).send(body);
    expect(answer.status).toBe(status);
  });
});

test('sessions are listed and ended, and count no more at once', async () => {
  const fred = await world.player('Fred');
  const again = await world.player('Fred');
  const { body } = await ask('get', '/sessions', fred.token);
  const other = (body.sessions as { id: string; current: boolean }[]).find(session => !session.current)!;
  expect((await ask('delete', `/sessions/${other.id}`, fred.token)).status).toBe(204);
  expect((await ask('get', '/me', again.token)).status).toBe(401);
  expect((await ask('delete', `/sessions/${other.id}`, anna.token)).status).toBe(404);
  expect((await ask('delete', '/sessions/current', fred.token)).status).toBe(204);
  expect((await ask('get', '/me', fred.token)).status).toBe(401);
});

test('the link of a turn mail dies when its owner says so', async () => {
  const id = await world.game([anna, bert]);
  const secret = await world.seatSecret(id, anna, 0);
  const { body } = await ask('post', '/seat-links/open').send({ secret });
  expect((await ask('delete', `/games/${id}/seat-links`, anna.token)).status).toBe(204);
  expect((await ask('get', `/games/${id}/menu`, body.token as string)).status).toBe(401);
  expect((await ask('post', '/seat-links/open').send({ secret })).status).toBe(401);
});
