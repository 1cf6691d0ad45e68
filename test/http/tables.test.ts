import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createGame, type NewGame } from '../../src/service/tables/games.js';
import { browser, formsIn, type PageForm, signedInBrowser, textOf } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;

beforeAll(async () => {
  world = await startWorld();
  anna = await world.player('Anna');
  bert = await world.player('Bert');
});
afterAll(() => world.stop());

const formFor = (html: string, what: string): PageForm =>
  formsIn(html).find(form => form.action.endsWith(`/${what}`))!;

const table = async (change: Partial<NewGame> = {}): Promise<string> =>
  (
    await createGame(world.deps, anna.actor, {
      title: 'sampler',
      name: 'Friday five',
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      table: { listed: true, about: 'Slowly', seating: 'fixed' },
      ...change,
    })
  ).id;

describe('the list of open tables', () => {
  test('is there for everybody, in words, and escapes what people wrote', async () => {
    const id = await table({
      name: '<i>Friday</i>',
      table: { listed: true, about: '<b>{{x}}', seating: 'fixed' },
    });
    const page = await browser(world.app).get('/tables');
    expect(page.status).toBe(200);
    expect(page.text).toContain(`href="/g/${id}"`);
    expect(page.text).toContain('&lt;b&gt;{{x}}');
    expect(page.text).not.toContain('<i>Friday');
    expect(textOf(page.text)).toContain('by Anna · speaks English · 1 of 2 seats free');
    expect(page.text).toContain(`<a class="button second" href="/g/${id}">Look and join</a>`);
    expect(textOf((await browser(world.app).get(`/g/${id}`)).text)).toContain(
      'The game is among the open tables.',
    );
    const { body } = await request(world.app).get('/api/v1/tables?title=sampler');
    expect(body.tables).toContainEqual(expect.objectContaining({ id, free: 1, creator: 'Anna' }));
    expect((await request(world.app).get('/api/v1/tables?title=1830')).body.tables).toEqual([]);
  });

  test('is a feed, too, for whoever wants to hear of new ones', async () => {
    const id = await table({ name: '<i>Saturday</i>' });
    const link = /href="(\/tables\/new\.atom[^"]*)"/.exec(
      (await browser(world.app, 'de').get('/tables')).text,
    )![1]!;
    const feed = await request(world.app).get(link.replaceAll('&#x3D;', '='));
    expect([feed.status, feed.type]).toEqual([200, 'application/atom+xml']);
    const entry = feed.text.split('<entry>').find(one => one.includes(`/g/${id}`))!;
    expect(entry).toContain('1 von 2 Plätzen frei');
    expect(entry).toContain('Slowly');
    expect(entry).not.toContain('<i>');
  });

  test('leads to a game of one’s own that is listed there and has open seats', async () => {
    const reader = await signedInBrowser(world, bert);
    const link = /href="(\/games\/new\?[^"]+)"/.exec((await reader.get('/tables')).text)![1]!;
    const form = (await reader.get(link.replaceAll('&#x3D;', '='))).text;
    expect(form).toMatch(/name="listed" value="true" checked/);
    expect(/<select name="open">[^]*?<\/select>/.exec(form)![0]).toMatch(/value="1" selected/);
    const usual = (await reader.get('/games/new')).text;
    expect(usual).not.toMatch(/name="listed" value="true" checked/);
  });

  test('a game is put there and taken out by its creator on its page', async () => {
    const id = await table({ table: { listed: false, about: '', seating: 'fixed' } });
    const reader = await signedInBrowser(world, anna);
    const room = await reader.get(`/g/${id}`);
    const listed = await reader.submit(formFor(room.text, 'table'), { listed: 'true', about: 'Come in' });
    expect(textOf(listed.text)).toContain('Come in');
    expect((await browser(world.app).get('/tables')).text).toContain(`/g/${id}"`);
    const stranger = await signedInBrowser(world, bert);
    expect(formsIn((await stranger.get(`/g/${id}`)).text).map(form => form.action)).not.toContain(
      `/g/${id}/table`,
    );
    expect((await stranger.post(`/g/${id}/table`, { about: 'mine' })).status).toBe(403);
    expect((await stranger.post(`/g/${id}/call-off`, {})).status).toBe(403);
  });
});

describe('finding and changing a table', () => {
  test('joins from the list in one click, and says where nothing fits', async () => {
    const id = await table({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    const guest = await signedInBrowser(world, bert);
    const two = await guest.get('/tables?free=2');
    expect(two.text).toContain('<option value="2" selected>');
    const form = formsIn(two.text).find(one => one.action === `/g/${id}/join`)!;
    expect(form.method).toBe('post');
    const room = await guest.submit(form);
    expect(textOf(room.text)).toContain('2. Bert you');
    expect(formsIn((await guest.get('/tables')).text).map(one => one.action)).not.toContain(`/g/${id}/join`);
    expect((await guest.get('/tables?free=2')).text).not.toContain(`/g/${id}"`);
    expect(textOf((await guest.get('/tables?free=3')).text)).toContain('No game like that');
    const stranger = browser(world.app);
    expect(formsIn((await stranger.get('/tables')).text).map(one => one.action)).not.toContain(
      `/g/${id}/join`,
    );
    expect((await stranger.post(`/g/${id}/join`, {})).status).toBe(401);
  });

  test('the creator changes it on a page filled in as it is, until somebody sits down', async () => {
    const id = await table();
    const host = await signedInBrowser(world, anna);
    expect((await host.get(`/g/${id}`)).text).toContain(`href="/g/${id}/terms"`);
    const page = await host.get(`/g/${id}/terms`);
    const form = formFor(page.text, 'terms');
    expect(form.fields).toMatchObject({ name: 'Friday five', time: 'none' });
    const changed = await host.submit(form, { name: 'Saturday six', time: 'brisk' });
    expect(textOf(changed.text)).toContain('Saturday six');
    expect(formFor((await host.get(`/g/${id}/terms`)).text, 'terms').fields).toMatchObject({
      name: 'Saturday six',
      time: 'brisk',
    });
    const guest = await signedInBrowser(world, bert);
    expect((await guest.get(`/g/${id}/terms`)).status).toBe(403);
    expect((await guest.post(`/g/${id}/terms`, form.fields)).status).toBe(403);
    const refused = await host.post(`/g/${id}/terms`, {
      ...form.fields,
      name: 'Sunday',
      time: 'own',
      'time.pace.kind': 'deadline',
      'time.pace.turn': '0',
    });
    expect(refused.status).toBe(400);
    expect(formFor(refused.text, 'terms').fields['name']).toBe('Sunday');
    const api = (body: object) =>
      request(world.app)
        .put(`/api/v1/games/${id}/terms`)
        .set('Authorization', `Bearer ${anna.token}`)
        .send(body);
    expect((await api({ name: 'By program' })).status).toBe(204);
    expect((await api({ settings: { nothing: true } })).status).toBe(422);
  });

  test('the creator frees a seat again or hands the game over, by page and by program', async () => {
    const id = await table({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    const host = await signedInBrowser(world, anna);
    const guest = await signedInBrowser(world, bert);
    await guest.post(`/g/${id}/seats/1/join`, {});
    expect((await guest.post(`/g/${id}/seats/0/remove`, {})).status).toBe(403);
    expect((await host.get(`/g/${id}`)).text).not.toContain('/terms"');
    const room = await host.submit(formFor((await host.get(`/g/${id}`)).text, 'seats/1/remove'));
    expect(textOf(room.text)).toContain('2. – open');
    await guest.post(`/g/${id}/seats/1/join`, {});
    const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
    const path = `/api/v1/games/${id}/seats`;
    expect((await request(world.app).post(`${path}/1/creator`).set(bearer(bert.token))).status).toBe(403);
    await host.submit(formFor((await host.get(`/g/${id}`)).text, 'seats/1/creator'));
    expect((await request(world.app).post(`${path}/0/remove`).set(bearer(bert.token))).status).toBe(204);
    expect((await request(world.app).post(`${path}/0/remove`).set(bearer(anna.token))).status).toBe(403);
  });
});

describe('a seat kept for a link', () => {
  test('is taken by whoever opens it, also after signing in first', async () => {
    const id = await table();
    const host = await signedInBrowser(world, anna);
    const kept = await host.submit(formFor((await host.get(`/g/${id}`)).text, 'keep'), { name: 'Bert' });
    const secret = /value="https:[^"]*\/k#t(?:=|&#x3D;)([\w.~-]+)"/.exec(kept.text)![1]!;
    const room = await host.get(`/g/${id}`);
    expect(textOf(room.text)).toContain('2. Bert reserved');
    expect(room.text).not.toContain(secret);

    const stranger = browser(world.app);
    const before = await world.fingerprint();
    const offered = await stranger.post('/k', { secret });
    expect(textOf(offered.text)).toContain('Sign in; then you come back here');
    expect(await world.fingerprint()).toBe(before);

    const guest = await signedInBrowser(world, bert);
    const confirm = await guest.post('/k', { secret });
    const seated = await guest.submit(formFor(confirm.text, 'k/take'), { answer: 'take' });
    expect(textOf(seated.text)).toContain('To move: Anna');
    expect((await guest.post('/k/take', { secret })).status).toBe(401);
  });

  test('its address is told nowhere but in the answer', async () => {
    const id = await table();
    const answer = await request(world.app)
      .post(`/api/v1/games/${id}/seats/1/key`)
      .set('Authorization', `Bearer ${anna.token}`)
      .send({});
    expect(answer.status).toBe(201);
    expect(world.logged.join('\n')).not.toContain(answer.body.secret);
    const taken = await request(world.app)
      .post('/api/v1/seat-keys/take')
      .set('Authorization', `Bearer ${bert.token}`)
      .send({ secret: answer.body.secret });
    expect(taken.body).toEqual({ gameId: id, seat: 1 });
  });
});

describe('before and after a game', () => {
  test('a game that was called off says so', async () => {
    const id = await table();
    const host = await signedInBrowser(world, anna);
    await host.submit(formFor((await host.get(`/g/${id}`)).text, 'call-off'));
    const room = (await browser(world.app).get(`/g/${id}`)).text;
    expect(textOf(room)).toContain('The game was cancelled.');
    // Nobody can take a seat in it any more, signed in or not.
    expect(textOf(room)).not.toContain('Sign in to join');
    expect((await (await signedInBrowser(world, bert)).get(`/g/${id}`)).text).not.toContain('/join"');
    expect((await browser(world.app).get('/tables')).text).not.toContain(`/g/${id}"`);
  });

  test('a new game may have seats for people at one device, and open ones', async () => {
    const host = await signedInBrowser(world, anna);
    const made = await host.submit(formFor((await host.get('/games/new')).text, 'games/new'), {
      name: 'Living room',
      'own.2': 'Grandpa',
      open: '1',
      listed: 'true',
    });
    expect(textOf(made.text)).toMatch(/1\. Anna you 2\. Grandpa you 3\. –/);
  });

  test('results are one’s own', async () => {
    expect((await request(world.app).get('/api/v1/results')).status).toBe(401);
    const own = await request(world.app).get('/api/v1/results').set('Authorization', `Bearer ${bert.token}`);
    expect(own.body).toMatchObject({ games: [], all: { games: 0 } });
    const reader = await signedInBrowser(world, bert);
    expect(textOf((await reader.get('/results')).text)).toContain('You have not finished a game yet.');
  });
});
