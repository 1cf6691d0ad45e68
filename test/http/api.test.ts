import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request, { type Response } from 'supertest';
import { byAnother } from '../support/database.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;

beforeAll(async () => {
  world = await startWorld();
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(() => world.stop());

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const ask = (method: Method, path: string, token?: string): request.Test => {
  const test = request(world.app)[method](`/api/v1${path}`);
  return token === undefined ? test : test.set('Authorization', `Bearer ${token}`);
};

const move = async (
  game: string,
  player: { readonly token: string },
  body: object,
  headers: object = {},
): Promise<Response> => {
  const { headers: seen } = await ask('get', `/games/${game}/position`, player.token);
  return ask('post', `/games/${game}/actions`, player.token)
    .set({ 'If-Match': seen['etag']!, ...headers })
    .send(body);
};

const take = (seat: number, count: number): object => ({ action: { type: 'take', seat, count } });

describe('a game through the interface', () => {
  test('signing in, creating, inviting, accepting, playing, reading', async () => {
    const dora = 'dora@players.example';
    const asked = await ask('post', '/sign-in').send({ email: dora });
    expect(asked.status).toBe(202);
    const { binding } = asked.body as { binding: string };
    const secret = await world.mailedSecret(dora);
    expect((await ask('post', '/sign-in/show').send({ secret })).body).toEqual({ name: 'dora', isNew: true });
    const signedIn = await ask('post', '/sign-in/redeem').send({ secret, binding, name: 'Dora' });
    expect(signedIn.status).toBe(201);
    const { token } = signedIn.body as { token: string };
    expect((await ask('get', '/me', token)).body).toMatchObject({ name: 'Dora', email: dora });

    const made = await ask('post', '/games', token).send({
      title: 'sampler',
      name: 'By program',
      settings: { short: true },
      seats: [{ kind: 'me' }, { kind: 'invite', email: 'emil@players.example', name: 'Emil' }],
      options: { spectators: 'everyone' },
    });
    expect(made.status).toBe(201);
    const { id } = made.body as { id: string };
    const invitation = await world.invitationSecret(id, 1);
    expect((await ask('post', '/invitations/show').send({ secret: invitation })).body).toMatchObject({
      from: 'Dora',
      gameName: 'By program',
      settings: { short: true },
      time: null,
    });
    const seated = await ask('post', '/invitations/accept').send({ secret: invitation });
    expect(seated.body).toMatchObject({ gameId: id, seat: 1 });
    const emil = { token: seated.body.token as string };

    const menu = await ask('get', `/games/${id}/menu`, token);
    expect(menu.body.menu[0]).toEqual({
      ...{ type: 'take', fields: { count: { from: 1, to: 5, by: 1 } } },
      ...{ notation: ['take <count>'], example: 'take 1', cost: null, words: 'take' },
    });
    const first = await move(id, { token }, take(0, 2));
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ number: 1, turn: { asked: [1] } });
    const second = await move(id, emil, { notation: 'take 3' });
    expect(second.body).toMatchObject({ status: { ended: true } });

    const log = await ask('get', `/games/${id}/log?limit=1`);
    expect(log.body).toMatchObject({ of: 2, next: 1, entries: [{ number: 1, notation: 'take 2' }] });
    const rest = await ask('get', `/games/${id}/log?after=1`);
    expect(rest.body.entries).toHaveLength(1);
    const at = rest.body.entries[0].at as string;
    expect(
      (await ask('get', `/games/${id}/log?since=${new Date(new Date(at).getTime() + 1).toISOString()}`)).body
        .entries,
    ).toEqual([]);
    expect((await ask('get', `/games/${id}/log?since=2020-01-01T00:00:00Z`)).body.entries).toHaveLength(2);

    const named = await ask('get', `/games/${id}/positions/${(first.body.hash as string).slice(0, 8)}`);
    expect(named.body).toMatchObject({ number: 1, hash: first.body.hash, view: { heap: 3 } });
    expect((await ask('get', `/games/${id}/position?number=0`)).body.view.heap).toBe(5);
  });

  test('a file that was exported plays again, as JSON and as notation', async () => {
    const id = await world.game([anna, bert], { short: true });
    await move(id, anna, take(0, 1));
    await move(id, bert, { notation: 'lay A1 57 2' });
    const json = await ask('get', `/games/${id}/export`);
    expect(json.headers['content-disposition']).toContain('attachment');
    const text = await ask('get', `/games/${id}/export?format=notation`);
    expect(text.headers['content-type']).toContain('text/plain');
    for (const body of [
      { format: 'json', record: json.body as object },
      { format: 'notation', text: text.text },
      { format: '18xx.games', record: json.body as object },
    ]) {
      const made = await ask('post', '/games/import', anna.token).send(body);
      expect(made.status).toBe(201);
      const { body: position } = await ask('get', `/games/${made.body.id as string}/position`, anna.token);
      expect(position.view).toMatchObject({ heap: 4, tiles: ['A1 57 2'] });
    }
  });

  test('one import runs at a time: several would take all connections to the database', async () => {
    const id = await world.game([anna, bert]);
    const record = (await ask('get', `/games/${id}/export`)).body as object;
    const importNow = (who: Player) =>
      ask('post', '/games/import', who.token).send({ format: 'json', record }).then();
    const first = await world.db.transaction(async tx => {
      await tx.rows('LOCK TABLE game IN SHARE ROW EXCLUSIVE MODE');
      const running = byAnother(() => importNow(anna));
      await world.lockIsAwaited();
      const second = await byAnother(() => importNow(bert));
      expect([second.status, second.body.code, second.headers['retry-after']]).toEqual([
        429,
        'import-busy',
        '20',
      ]);
      return { running };
    });
    expect((await first.running).status).toBe(201);
    const damaged = await ask('post', '/games/import', bert.token).send({ format: 'notation', text: 'x' });
    expect(damaged.body.code).toBe('damaged-record');
    expect((await importNow(bert)).status).toBe(201);
  });

  test('a damaged record makes no game', async () => {
    const id = await world.game([anna, bert]);
    const record = (await ask('get', `/games/${id}/export`)).body as { log: object[] };
    const before = await world.fingerprint();
    const damaged = { ...record, log: [{ kind: 'action', action: { type: 'take', seat: 0, count: 99 } }] };
    const answer = await ask('post', '/games/import', anna.token).send({ format: 'json', record: damaged });
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('damaged-record');
    expect(answer.body.detail).toBe(
      'The record is damaged or cannot be played. At move 1: That is not possible now (take).',
    );
    expect(await world.fingerprint()).toBe(before);
  });
});

describe('a move', () => {
  test('without If-Match is not taken', async () => {
    const id = await world.game([anna, bert]);
    const answer = await ask('post', `/games/${id}/actions`, anna.token).send(take(0, 1));
    expect([answer.status, answer.body.code]).toEqual([428, 'number-missing']);
  });

  test('on an older position gets 412 with what changed', async () => {
    const id = await world.game([anna, bert]);
    const old = (await ask('get', `/games/${id}/position`, anna.token)).headers['etag']!;
    const done = await move(id, anna, take(0, 2));
    const answer = await ask('post', `/games/${id}/actions`, bert.token)
      .set('If-Match', old)
      .send(take(1, 1));
    expect(answer.status).toBe(412);
    expect(answer.headers['etag']).toBe(`"1-${done.body.hash as string}"`);
    expect(answer.body).toMatchObject({
      code: 'stale',
      number: 1,
      changed: [{ number: 1, notation: 'take 2' }],
    });
  });

  test('on a history that never was gets 412, though the number is right', async () => {
    const id = await world.game([anna, bert]);
    const answer = await ask('post', `/games/${id}/actions`, anna.token)
      .set('If-Match', `"0-${'ab'.repeat(32)}"`)
      .send(take(0, 1));
    expect([answer.status, answer.body.code]).toEqual([412, 'other-history']);
  });

  test('with the same key is played once and answered alike; another body is refused', async () => {
    const id = await world.game([anna, bert]);
    const etag = (await ask('get', `/games/${id}/position`, anna.token)).headers['etag']!;
    const send = (count: number): request.Test =>
      ask('post', `/games/${id}/actions`, anna.token)
        .set({ 'If-Match': etag, 'Idempotency-Key': `key-${id}` })
        .send(take(0, count));
    const first = await send(1);
    const again = await send(1);
    expect(again.status).toBe(201);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.text).toBe(first.text);
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    const other = await send(2);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
    expect((await ask('get', `/games/${id}/log`)).body.of).toBe(1);
  });

  test('is taken back and played again with the same bytes for the same key', async () => {
    const id = await world.game([anna, bert]);
    const { headers } = await move(id, anna, take(0, 1));
    const back = (): request.Test =>
      ask('post', `/games/${id}/undo`, anna.token)
        .set({ 'If-Match': headers['etag']!, 'Idempotency-Key': `undo-${id}` })
        .send({ seat: 0 });
    const first = await back();
    const again = await back();
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers['etag']).toBe(first.headers['etag']);
  });

  test.each([
    { notation: 'take 2' },
    { notation: 'P1: take 2' },
    { notation: 'take 2', seat: 0 },
    take(0, 2),
  ])('of somebody with two seats, sent again after its answer was lost, gets that answer: %j', async body => {
    const made = await ask('post', '/games', anna.token).send({
      title: 'sampler',
      name: 'Both',
      settings: {},
      seats: [
        { kind: 'me', name: 'One' },
        { kind: 'me', name: 'Other' },
      ],
    });
    const { id } = made.body as { id: string };
    const etag = (await ask('get', `/games/${id}/position`, anna.token)).headers['etag']!;
    const send = (): request.Test =>
      ask('post', `/games/${id}/actions`, anna.token)
        .set({ 'If-Match': etag, 'Idempotency-Key': `key-${id}` })
        .send(body);
    const first = await send();
    const again = await send();
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect((await ask('get', `/games/${id}/log`, anna.token)).body.of).toBe(1);
  });

  test.each(['W/', ''])('takes a tag that a proxy has made weak: %p', async mark => {
    const id = await world.game([anna, bert]);
    const at = await ask('get', `/games/${id}/position`, anna.token);
    const tag = `${mark}${at.headers['etag']!}`;
    expect((await ask('get', `/games/${id}/position`, anna.token).set('If-None-Match', tag)).status).toBe(
      304,
    );
    const moved = await ask('post', `/games/${id}/actions`, anna.token)
      .set({ 'If-Match': tag })
      .send(take(0, 1));
    expect(moved.status).toBe(201);
  });

  test('tells at once what can be done next, if that is wanted', async () => {
    const made = await ask('post', '/games', anna.token).send({
      title: 'sampler',
      name: 'Alone',
      seats: [{ kind: 'me' }, { kind: 'me', name: 'Ann' }],
    });
    const { id } = made.body as { readonly id: string };
    const send = (path: string, tag: string, body: object): request.Test =>
      ask('post', `/games/${id}/${path}`, anna.token).set('If-Match', tag).send(body);
    const menuNow = async (): Promise<object> =>
      (await ask('get', `/games/${id}/menu`, anna.token)).body as object;
    const start = (await ask('get', `/games/${id}/position`, anna.token)).headers['etag']!;
    const first = await send('actions?include=menu', start, take(0, 1));
    expect([first.status, first.body.next]).toEqual([201, await menuNow()]);
    // Whoever has several seats gets the menu of the one that is asked, and its tag is good for the next move.
    expect(first.body.next).toMatchObject({
      number: 1,
      seat: 1,
      menu: expect.arrayContaining([expect.anything()]),
    });
    const second = await send('actions?include=menu', first.headers['etag']!, take(1, 1));
    expect([second.status, second.body.next.seat]).toEqual([201, 0]);
    const undone = await send('undo?include=menu', second.headers['etag']!, { seat: 1 });
    expect([undone.status, undone.body.next]).toEqual([201, await menuNow()]);
    expect((await send('actions', undone.headers['etag']!, take(1, 1))).body).not.toHaveProperty('next');
    expect((await send('actions?include=everything', start, take(0, 1))).status).toBe(400);
  });

  test('is taken back and played again as further rows', async () => {
    const id = await world.game([anna, bert]);
    const done = await move(id, anna, take(0, 2));
    const undone = await ask('post', `/games/${id}/undo`, anna.token)
      .set('If-Match', `"1-${done.body.hash as string}"`)
      .send({ seat: 0 });
    expect(undone.body).toMatchObject({ number: 2, turn: { asked: [0] } });
    const redone = await ask('post', `/games/${id}/redo`, anna.token)
      .set('If-Match', `"2-${undone.body.hash as string}"`)
      .send({ seat: 0, count: 1 });
    expect(redone.body).toMatchObject({ number: 3, stateHash: done.body.stateHash });
  });

  test.each([
    ['not-your-turn', 1, { type: 'take', seat: 1, count: 1 }, 422],
    ['not-offered', 0, { type: 'take', seat: 0, count: 6 }, 422],
    ['not-offered', 0, { type: 'take', seat: 0, count: 1.5 }, 422],
    ['not-offered', 0, { type: 'take', seat: 0, count: '1' }, 422],
    ['not-offered', 0, { type: 'take', seat: 0, count: 1, more: true }, 422],
    ['not-offered', 0, { type: 'steal', seat: 0 }, 422],
    ['not-your-seat', 0, { type: 'take', seat: 1, count: 1 }, 403],
    ['not-your-seat', 0, { type: 'take', seat: 31, count: 1 }, 403],
  ] as const)('that is %s is refused and changes nothing', async (code, seat, action, status) => {
    const id = await world.game([anna, bert]);
    const before = await world.fingerprint();
    const answer = await move(id, [anna, bert][seat]!, { action });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await world.fingerprint()).toBe(before);
  });

  test('in a finished game is refused', async () => {
    const id = await world.game([anna, bert], { short: true });
    await move(id, anna, take(0, 5));
    const before = await world.fingerprint();
    const answer = await move(id, bert, take(1, 1));
    expect([answer.status, answer.body.code]).toEqual([409, 'game-over']);
    expect(await world.fingerprint()).toBe(before);
  });
});

describe('problems', () => {
  test.each(['de', 'en'])('have the members of RFC 9457, worded in %s', async language => {
    const id = await world.game([anna, bert]);
    const cases = [
      await ask('get', '/games/nosuchgame').set('Accept-Language', language),
      await ask('get', '/games/nosuchgame/nothing').set('Accept-Language', language),
      await ask('get', '/games').set('Accept-Language', language),
      await ask('post', '/sign-in').set('Accept-Language', language).send({ email: 'x', more: 1 }),
      await ask('post', `/games/${id}/actions?lang=${language}`, anna.token).send(take(0, 1)),
      await ask('get', '/games').set({ 'Accept-Language': language, Authorization: 'Bearer nonsense' }),
    ];
    for (const { status, body, headers } of cases) {
      expect(headers['content-type']).toContain('application/problem+json');
      expect(body).toMatchObject({
        status,
        type: expect.any(String),
        title: expect.any(String),
        code: expect.any(String),
      });
      expect(body.instance).toBe(headers['x-request-id']);
      expect(body.detail.length).toBeGreaterThan(10);
      expect(body.detail).not.toContain(body.code);
      expect(body.detail).not.toMatch(/[{}]/);
      expect(headers['content-language']).toBe(language);
    }
    // The kind of each in a few words of its own, whatever the case at hand.
    const titles = cases.map(({ body }) => body.title as string);
    expect(titles).toEqual(
      {
        de: [
          'Diese Partie gibt es nicht',
          'Diese Seite gibt es nicht',
          'Bitte zuerst anmelden',
          'Die Anfrage ist ungültig',
          'If-Match fehlt',
          'Das Token oder der Link ist ungültig oder abgelaufen',
        ],
        en: [
          'There is no such game',
          'This page does not exist',
          'Please sign in first',
          'The request is not valid',
          'If-Match is missing',
          'The token or link is not valid or has expired',
        ],
      }[language],
    );
  });

  test('point to their description on the page of the interface', async () => {
    const { body } = await ask('get', '/games');
    const page = await request(world.app).get('/api/docs');
    expect(page.text).toContain(`<dt id="${(body.type as string).split('#')[1]!}">`);
  });

  test('that page names every parameter and says what every answer means', async () => {
    const { text } = await request(world.app).get('/api/docs');
    expect(text).toContain('<code>x-watch-key</code>');
    expect(text.match(/<th scope="row">\d{3}<\/th>/g)!.length).toBeGreaterThan(1000);
    expect(text).not.toMatch(/<code><\/code>|<td><\/td>/);
  });

  test('name the offending value', async () => {
    const wrong = await ask('post', '/games', anna.token).send({
      title: 'sampler',
      name: 'x',
      seats: [{ kind: 'king' }],
    });
    expect(wrong.body.params).toMatchObject({ where: 'body.seats.0.kind' });
    const unknown = await ask('patch', '/me', anna.token).send({ name: 'Anna', isAdmin: true });
    expect(unknown.body.params).toMatchObject({ where: 'body.isAdmin', given: true });
    const shows = await ask('patch', '/me', anna.token).send({ showsResults: 'yes' });
    expect(shows.body.params).toMatchObject({ where: 'body.showsResults' });
    const zone = await ask('patch', '/me', anna.token).send({ timeZone: 'Mars/Olympus' });
    expect([zone.status, zone.body.params]).toEqual([400, { zone: 'Mars/Olympus' }]);
    const title = await ask('post', '/games', anna.token).send({
      title: 'chess',
      name: 'x',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    expect([title.status, title.body.code]).toEqual([422, 'unknown-title']);
    const setting = await ask('post', '/games', anna.token).send({
      title: 'sampler',
      name: 'x',
      settings: { 'secret-switch': true },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    expect([setting.status, setting.body.code]).toEqual([422, 'unknown-setting']);
  });

  test.each([
    ['text/plain', '{"email":"a@b.example"}', 415],
    ['application/x-www-form-urlencoded', 'email=a@b.example', 415],
    ['application/json', '{"email":', 400],
    ['application/json', '[]', 400],
    ['application/json', 'null', 400],
    ['application/json', '"x"', 400],
    ['application/json', '{"email":"a@b.example","__proto__":{"x":1}}', 400],
    ['application/json; charset=utf-16', '{}', 415],
    ['application/json', `{"email":"${'x'.repeat(65_536)}"}`, 413],
  ])('a body of %s %p is %i', async (type, body, status) => {
    const answer = await request(world.app)
      .post('/api/v1/sign-in')
      .set({ 'Content-Type': type, Origin: 'https://bahnpost.example' })
      .send(body);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  test('a known path with another method says which it has', async () => {
    const answer = await ask('delete', '/me', anna.token);
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, PATCH, HEAD, OPTIONS']);
    expect((await request(world.app).options('/api/v1/games')).headers['allow']).toContain('POST');
  });
});
