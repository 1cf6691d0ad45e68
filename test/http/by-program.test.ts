import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import request, { type Response } from 'supertest';
import { startServer } from '../../src/http/server.js';
import { submit } from '../../src/service/log/play.js';
import { createGame } from '../../src/service/tables/games.js';
import { invite } from '../../src/service/tables/invitations.js';
import { linkSecret } from '../../src/service/secrets.js';
import { api, type Method } from './support/api.js';
import { formsIn, signedInBrowser, textOf } from './support/browser.js';
import { noOutside } from './support/furnished.js';
import { startRailGame, type RailGame } from './support/rail-game.js';
import type { Player } from './support/world.js';

/* What people mostly do by pages, done by a program. When the world stops it tells what is not as the published document says. */

let rail: RailGame;
let anna: Player;
let bert: Player;

beforeAll(async () => {
  rail = await startRailGame();
  ({ anna, bert } = rail);
  noOutside(rail.world);
});
afterAll(() => rail.world.stop());

const ask = (who: Player | null, method: Method, path: string, body?: object): PromiseLike<Response> =>
  api(rail.world, who?.token ?? '', method, path, body);

/** @throws Error when it is not answered so */
const must = async (status: number, asked: PromiseLike<Response>): Promise<Response> => {
  const answer = await asked;
  if (answer.status !== status) throw new Error(`${String(answer.status)}: ${answer.text}`);
  return answer;
};

const oneId = async (sql: string, values: readonly unknown[]): Promise<string> =>
  (await rail.world.db.pool.query<{ id: string }>(sql, [...values])).rows[0]!.id;

/** A game of Anna's that waits for two others. */
const waiting = async (): Promise<string> =>
  (
    await createGame(rail.world.deps, anna.actor, {
      title: '1830',
      name: 'Not begun',
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    })
  ).id;

/** Where the seats of a game stand, as its creator sees them. */
const seats = async (id: string): Promise<readonly object[]> =>
  ((await must(200, ask(anna, 'get', `/games/${id}`))).body as { seats: object[] }).seats;

describe('a program', () => {
  test('saves a plan, sees what becomes of it, and deletes it', async () => {
    const plans = `/games/${rail.id}/plans`;
    const moves = [
      { seat: 0, line: 'take SV' },
      { seat: 1, line: 'take CS' },
      { seat: 0, line: 'take BO' },
    ];
    const saved = await must(201, ask(anna, 'post', plans, { name: 'Quick', number: 0, moves }));
    const { id } = saved.body as { id: string };
    expect(saved.headers['location']).toBe(`/api/v1${plans}/${id}`);
    const shown = await must(200, ask(anna, 'get', `${plans}/${id}`));
    expect(shown.body).toMatchObject({
      name: 'Quick',
      check: [{ state: 'fits' }, { state: 'fits' }, { state: 'broken', why: expect.stringMatching(/\w/) }],
      next: { move: 0, action: { type: 'take', seat: 0, private: 'SV' } },
    });
    expect((await must(200, ask(anna, 'get', plans))).body).toEqual({ plans: [shown.body] });
    await must(404, ask(bert, 'get', `${plans}/${id}`));
    await must(204, ask(anna, 'delete', `${plans}/${id}`));
    expect((await must(200, ask(anna, 'get', plans))).body).toEqual({ plans: [] });
  });

  test('notes holidays and takes them back', async () => {
    const day = (ahead: number): string =>
      new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const days = { from: day(3), to: day(17) };
    const noted = await must(200, ask(anna, 'post', '/me/holidays', days));
    expect(noted.body).toMatchObject({ holidays: [days] });
    const back = await must(200, ask(anna, 'post', '/me/holidays/withdraw', days));
    expect(back.body).toMatchObject({ holidays: [] });
  });

  test('asks what the link of a new address, of a seat and of an invitation is for', async () => {
    const { deps } = rail.world;
    const email = 'second@players.example';
    await must(202, ask(anna, 'post', '/me/addresses', { email }));
    const address = await oneId(`SELECT id FROM address WHERE email = $1`, [email]);
    const secret = linkSecret(deps, 'address', address);
    expect((await must(200, ask(anna, 'post', '/me/addresses/show', { secret }))).body).toEqual({ email });
    const seat = await rail.world.seatSecret(rail.id, anna, 0);
    expect((await must(200, ask(null, 'post', '/seat-links/show', { secret: seat }))).body).toEqual({
      gameId: rail.id,
      gameName: 'Friday five',
      seat: 0,
      name: 'Anna',
    });
    const game = await waiting();
    await invite(deps, anna.actor, { gameId: game, seat: 1, email: 'carl@players.example' });
    const invitation = await rail.world.invitationSecret(game, 1);
    await must(204, ask(null, 'post', '/invitations/decline', { secret: invitation }));
    expect((await seats(game))[1]).toMatchObject({ personId: null, invited: false, byLink: false });
  });

  test('says of its account that it is one: others see it at its seats, and no turn is mailed', async () => {
    const { world } = rail;
    const { deps } = world;
    const robot = await world.player('Robota');
    expect((await must(200, ask(robot, 'get', '/me'))).body).toMatchObject({ isProgram: false });
    const page = await signedInBrowser(world, robot);
    const form = formsIn((await page.get('/me')).text).find(({ action }) => action === '/me')!;
    expect(textOf((await page.submit(form, { isProgram: 'on' })).text)).toContain('A program plays');
    expect((await must(200, ask(robot, 'get', '/me'))).body).toMatchObject({ isProgram: true });

    const game = await world.game([anna, robot], {}, '1830');
    const { seats: shown } = (await must(200, ask(anna, 'get', `/games/${game}`))).body as {
      seats: readonly object[];
    };
    expect(shown).toMatchObject([
      { name: 'Anna', byProgram: false },
      { name: 'Robota (program)', byProgram: true },
    ]);
    const german = await ask(anna, 'get', `/games/${game}?lang=de`);
    const table = await (await signedInBrowser(world, anna)).get(`/g/${game}?lang=de`);
    expect(textOf(table.text)).toContain('Robota (Programm)');
    expect(german.status).toBe(200);
    const list = (await must(200, ask(anna, 'get', '/games'))).text;
    expect(list).toContain('Robota (program)');

    // Who writes to it need not write that.
    await must(201, ask(robot, 'post', `/games/${game}/chat`, { text: 'Hello' }));
    await must(201, ask(anna, 'post', `/games/${game}/chat`, { text: 'Quick, @Robota!' }));
    const chat = await (await signedInBrowser(world, anna)).get(`/g/${game}/chat`);
    expect(chat.text).toContain('<strong>@Robota</strong>');
    expect(textOf(chat.text)).toContain('Robota (program)');

    const open = await createGame(deps, robot.actor, {
      title: '1830',
      name: 'Led by it',
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'service' }],
    });
    await invite(deps, robot.actor, { gameId: open.id, seat: 1, email: 'carl@players.example' });
    const secret = await world.invitationSecret(open.id, 1);
    const invited = await must(200, ask(null, 'post', '/invitations/show?lang=de', { secret }));
    expect(invited.body).toMatchObject({ others: ['Robota (Programm)', 'Bahnpost (Computer, leicht)'] });

    const back = await must(200, ask(robot, 'patch', '/me', { isProgram: false }));
    expect(back.body).toMatchObject({ isProgram: false });
    expect((await must(200, ask(anna, 'get', `/games/${game}`))).text).not.toContain('(program)');
  });

  test('leads a game that has not begun, and calls it off', async () => {
    const game = await waiting();
    const path = `/games/${game}`;
    await must(204, ask(anna, 'put', `${path}/table`, { listed: true, about: 'Slowly', seating: 'fixed' }));
    expect((await must(200, ask(null, 'get', '/tables'))).text).toContain(game);
    expect((await must(200, ask(bert, 'post', `${path}/join`))).body).toEqual({
      gameId: game,
      seat: 1,
    });
    await must(204, ask(bert, 'post', `${path}/leave`));
    await must(201, ask(anna, 'post', `${path}/seats/1/key`, { name: 'Carl' }));
    expect((await seats(game))[1]).toMatchObject({ invitedName: 'Carl', byLink: true });
    await must(204, ask(anna, 'delete', `${path}/seats/1/key`));
    await invite(rail.world.deps, anna.actor, { gameId: game, seat: 1, email: 'carl@players.example' });
    expect((await seats(game))[1]).toMatchObject({ invited: true, byLink: false });
    await must(204, ask(anna, 'delete', `${path}/seats/1/invitation`));
    expect((await seats(game))[1]).toMatchObject({ personId: null, invited: false, byLink: false });
    await must(200, ask(bert, 'post', `${path}/join`));
    await must(204, ask(anna, 'post', `${path}/seats/1/creator`));
    await must(403, ask(anna, 'post', `${path}/call-off`));
    await must(204, ask(bert, 'post', `${path}/call-off`));
  });

  test('unpins a note, follows a game no longer, and asks for another game when one is over', async () => {
    const game = await rail.world.game([anna, bert], { short: true });
    const path = `/games/${game}`;
    await must(200, ask(anna, 'put', `${path}/notes/0`, { text: 'Here' }));
    await must(204, ask(anna, 'delete', `${path}/notes/0`));
    expect((await must(200, ask(anna, 'get', `${path}/notes`))).text).not.toContain('Here');
    const carl = await rail.world.player('Carl');
    await must(204, ask(carl, 'put', `${path}/follow`, { mail: true }));
    await must(204, ask(carl, 'delete', `${path}/follow`));
    expect((await must(200, ask(carl, 'get', `${path}/follow`))).body).toMatchObject({ follows: false });
    const action = { type: 'take', seat: 0, count: 5 };
    await submit(rail.world.deps, anna.actor, { gameId: game, expected: 0, action });
    const made = await must(201, ask(bert, 'post', `${path}/rematch?order=rotated`));
    const { id } = made.body as { id: string };
    expect(made.headers['location']).toBe(`/api/v1/games/${id}`);
    expect((await must(200, ask(bert, 'get', `/games/${id}`))).body).toMatchObject({ status: 'open' });
  });

  test('lets mails and webhooks be sent again that could not be', async () => {
    const mail = await oneId(
      `UPDATE delivery SET status = 'failed', failures = 27
       WHERE id = (SELECT id FROM delivery WHERE person_id = $1 AND channel = 'mail' AND status = 'queued' LIMIT 1)
       RETURNING id`,
      [anna.actor.personId],
    );
    await must(202, ask(anna, 'post', `/me/deliveries/${mail}/again`));
    await must(409, ask(anna, 'post', `/me/deliveries/${mail}/again`));
    const wish = { url: 'https://hooks.example/x', name: 'X', shape: 'generic' };
    const made = await must(201, ask(anna, 'post', '/webhooks', wish));
    const { webhook } = made.body as { webhook: { id: string } };
    await must(202, ask(anna, 'post', `/webhooks/${webhook.id}/test`));
    const call = await oneId(
      `UPDATE delivery SET status = 'failed' WHERE channel_id = $1 AND status = 'queued' RETURNING id`,
      [webhook.id],
    );
    await must(202, ask(anna, 'post', `/webhooks/${webhook.id}/deliveries/${call}/again`));
    await must(409, ask(anna, 'post', `/webhooks/${webhook.id}/deliveries/${call}/again`));
  });
});

describe('what programs send and take', () => {
  test('an empty object where nothing is wanted is as good as nothing; more is refused', async () => {
    const id = await waiting();
    await must(200, ask(bert, 'post', `/games/${id}/join`, {}));
    await must(400, ask(bert, 'post', `/games/${id}/join`, { seat: 1 }));
    await must(400, ask(bert, 'post', `/games/${id}/join`, []));
  });

  test('what is asked for with a token goes packed, and by a browser with its cookie as it is', async () => {
    const path = `/games/${rail.id}/position`;
    const packed = await must(200, ask(anna, 'get', path));
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip' });
    expect(packed.headers['vary']).toContain('Accept-Encoding');
    expect(packed.body).toHaveProperty('stateHash');
    const again = await api(rail.world, anna.token, 'get', path).set(
      'If-None-Match',
      packed.headers['etag']!,
    );
    expect(again.status).toBe(304);
    const cookie = `session=${anna.token}`;
    const plain = await api(rail.world, '', 'get', path).set('Cookie', cookie);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test('whoever looks for a guide finds one, and a program that reads no pages gets none', async () => {
    const guide = await must(200, request(rail.world.app).get('/llms.txt'));
    expect(guide.headers['content-type']).toContain('text/plain');
    for (const [address] of guide.text.matchAll(/(?<=\]\(https:\/\/bahnpost\.example)[^)]+/g))
      await must(200, request(rail.world.app).get(address));
    for (const path of ['/nothing', '/g/nothing', '/games', '/api/nothing', '/api/v2/games']) {
      const answer = await request(rail.world.app).get(path).set('Accept', 'application/json');
      expect([path, answer.status]).toEqual([path, path === '/games' ? 401 : 404]);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
    for (const accepted of ['text/html,*/*;q=0.8', '*/*'])
      expect((await request(rail.world.app).get('/nothing').set('Accept', accepted)).type).toBe('text/html');
  });

  test('a connection is kept for longer than proxies keep theirs', async () => {
    const server = await startServer({ app: rail.world.app, port: 0, host: '127.0.0.1' });
    const agent = new Agent({ keepAlive: true });
    const [answer] = (await once(
      get({ port: server.port, host: '127.0.0.1', path: '/healthz', agent }),
      'response',
    )) as [IncomingMessage];
    answer.resume();
    expect(answer.headers['keep-alive']).toBe('timeout=75');
    agent.destroy();
    await server.stop();
  });

  test.each([
    ['/api', '/api/docs'],
    ['/api/v1', '/api/docs'],
    ['/openapi.json', '/api/v1/openapi.json'],
  ])('whoever looks at %s first is led to %s', async (path, to) => {
    const answer = await request(rail.world.app).get(path);
    expect([answer.status, answer.headers['location']]).toEqual([303, to]);
    await must(200, request(rail.world.app).get(to));
  });
});
