import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import type { Title } from '../../src/engine/core/index.js';
import { buildApp } from '../../src/http/app.js';
import { readablePosition } from '../../src/http/pages/readable.js';
import { submit } from '../../src/service/log/play.js';
import { verifySome } from '../../src/service/log/verify.js';
import { browser, signInWith, textOf } from './support/browser.js';
import { sampler } from './support/sampler.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let id: string;

/** The game's title as a later version has it whose author forgot to raise its rules. */
const later: Title = {
  ...(sampler as unknown as Title),
  apply: (state, action, draw) => {
    const applied = sampler.apply(state as never, action, draw);
    return { ...applied, state: { ...applied.state, sales: 1 } };
  },
};
/** One whose rules refuse what they once took. */
const stricter: Title = {
  ...(sampler as unknown as Title),
  apply: () => {
    throw new Error('no such thing');
  },
};

const ROWS = 27;
const KEPT = 25;

/** A game of so many moves. */
const played = async (rows: number): Promise<string> => {
  const gameId = await world.game([anna, bert]);
  for (let expected = 0; expected < rows; expected++) {
    const seat = expected % 2;
    await submit(world.deps, [anna, bert][seat]!.actor, { gameId, expected, action: { seat, type: 'skip' } });
  }
  return gameId;
};

beforeAll(async () => {
  world = await startWorld();
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
  id = await played(ROWS);
});
afterAll(() => world.stop());

/** The service as a new process of that version, which remembers no position. */
const upgraded = (title: Title): { readonly app: Express; readonly logged: string[] } => {
  const logged: string[] = [];
  const service = {
    ...world.deps,
    db: { ...world.db },
    titles: new Map([[title.id, title]]),
    log: { ...world.deps.log, error: (_: object, message: string) => void logged.push(message) },
  };
  return { app: buildApp({ ...world.http, service }), logged };
};

describe.each([
  ['gives other positions', later],
  ['gives other positions by other rules', { ...later, rules: 2 }],
  ['refuses its moves', stricter],
])('a game of which a new version %s', (_, title) => {
  const get = (app: Express, path: string): request.Test =>
    request(app).get(`/api/v1/games/${id}${path}`).set('Authorization', `Bearer ${anna.token}`);

  test('is named by the interface, with what can still be read, and the operator is told', async () => {
    const { app, logged } = upgraded(title);
    const answer = await get(app, '/position');
    expect([answer.status, answer.body.code]).toEqual([409, 'game-does-not-replay']);
    expect(answer.body.params).toEqual({ game: id, number: ROWS, kept: KEPT });
    expect(answer.body.detail).toContain('This version of the service cannot replay this game (row 27)');
    expect(logged).toContainEqual(expect.stringContaining('a game does not replay'));
    expect((await get(app, '')).status).toBe(200);
    expect((await get(app, '/log?after=25')).body.entries).toHaveLength(2);
    expect((await get(app, `/position?number=${KEPT}`)).body).toMatchObject({ number: KEPT, seat: 0 });
  });

  test('takes no move', async () => {
    const before = await world.fingerprint();
    const { app } = upgraded(title);
    const etag = (await get(app, '')).headers['etag']!;
    const moved = await request(app)
      .post(`/api/v1/games/${id}/actions`)
      .set({ Authorization: `Bearer ${bert.token}`, 'If-Match': etag })
      .send({ action: { seat: 1, type: 'skip' } });
    expect([moved.status, moved.body.code]).toEqual([409, 'game-does-not-replay']);
    expect(await world.fingerprint()).toBe(before);
  });

  test('says so on its page, and leads to the last position that can be read', async () => {
    const { app } = upgraded(title);
    const spectator = await browser(app, 'de').get(`/g/${id}`);
    expect(textOf(spectator.text)).toContain('Sie ist nicht verloren');
    const reader = browser(app);
    await signInWith({ ...world, app }, reader, anna.email);
    const page = await reader.get(`/g/${id}`);
    expect([page.status, textOf(page.text)]).toEqual([409, expect.stringContaining('The game is not lost')]);
    const [, link] = /class="button" href="([^"]*step[^"]*)"/.exec(page.text)!;
    expect((await reader.get(link!.replaceAll('&#x3D;', '='))).status).toBe(200);
  });

  test('is found by a look at some games', async () => {
    const { app: _app, ...there } = upgraded(title);
    const service = { ...world.deps, titles: new Map([[title.id, title]]), ...there };
    expect(await verifySome(service, { games: 10, seconds: 60 })).toEqual({
      games: 1,
      faults: [{ gameId: id, number: 1, what: 'replay' }],
    });
  });
});

test('from a position that was kept nobody plays on by rules that do not lead there', async () => {
  const kept = await played(KEPT);
  const { app } = upgraded({ ...later, rules: 2 });
  const of = (path: string): string => `/api/v1/games/${kept}${path}`;
  expect((await request(app).get(of('/position'))).status).toBe(200);
  const etag = (await request(app).get(of(''))).headers['etag']!;
  const moved = await request(app)
    .post(of('/actions'))
    .set({ Authorization: `Bearer ${bert.token}`, 'If-Match': etag })
    .send({ action: { seat: 1, type: 'skip' } });
  expect([moved.status, moved.body.code]).toEqual([409, 'game-does-not-replay']);
});

test('only for want of fitting rules is there no position: what else is refused is said', async () => {
  const asked = readablePosition(world.http, null, { gameId: id, number: ROWS + 1 });
  await expect(asked).rejects.toMatchObject({ code: 'no-such-position' });
});

test('a look at some games finds nothing where all replay', async () => {
  expect(await verifySome(world.deps, { games: 10, seconds: 60 })).toEqual({ games: 2, faults: [] });
});

/** What only the owner of the database can do, past its triggers. */
const alter = async (gameId: string, column: string, value: string): Promise<void> => {
  await world.asOwner('ALTER TABLE log DISABLE TRIGGER USER');
  try {
    await world.asOwner(`UPDATE log SET ${column} = $2 WHERE game_id = $1 AND number = 2`, [gameId, value]);
  } finally {
    await world.asOwner('ALTER TABLE log ENABLE ALWAYS TRIGGER log_is_append_only');
  }
};

test.each([
  ['action', '{"seat":1,"type":"nonsense"}'],
  ['action', '{"seat":1}'],
  ['action', '{}'],
  ['action', '[]'],
  ['action', '"skip"'],
  ['action', '{"seat":1,"type":"bid","amount":{"a":1}}'],
  ['facts', '[{"kind":"nonsense"}]'],
  ['facts', '[{"kind":"sold"}]'],
  ['facts', '[{}]'],
  ['facts', '[null]'],
  ['facts', '[7]'],
])('a row whose %s was altered by hand to %s breaks no page and no answer', async (column, value) => {
  const gameId = await played(3);
  await alter(gameId, column, value);
  const service = { ...world.deps, db: { ...world.db } };
  const app = buildApp({ ...world.http, service });
  const reader = browser(app);
  await signInWith({ ...world, app }, reader, anna.email);
  const api = `/api/v1/games/${gameId}`;
  const asked = [
    '',
    '/log',
    '/log?after=1&limit=1',
    '/since?seat=0',
    '/export',
    '/export?format=notation',
    '/position',
  ];
  const shown = [
    '',
    '/history',
    '/history?step=2',
    '/log',
    '/log?step=2',
    '/charts',
    '/compare',
    '/why',
    '/what-if',
  ];
  const answers = [
    ...asked.map(
      path =>
        [
          path,
          request(app)
            .get(api + path)
            .set('Authorization', `Bearer ${anna.token}`),
        ] as const,
    ),
    ...shown.map(path => [`page ${path}`, reader.get(`/g/${gameId}${path}`)] as const),
  ];
  const statuses = [];
  for (const [path, answer] of answers) statuses.push([path, (await answer).status] as const);
  expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
  expect(statuses).toContainEqual(['/log', 200]);
});
