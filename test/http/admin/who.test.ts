import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { adminPages } from '../../../src/http/pages/admin/index.js';
import { makeToken } from '../../../src/service/account/tokens.js';
import { api, later } from '../support/api.js';
import { browser, formsIn, signedInBrowser, textOf, type Browser } from '../support/browser.js';
import { openOffice, type Office } from '../support/office.js';
import { baseUrl } from '../support/world.js';

let world: Office['world'];
let anna: Office['anna'];
let bert: Office['bert'];
let admin: Office['admin'];
let sql: Office['sql'];
let boss: Office['boss'];
beforeAll(async () => {
  ({ world, boss, anna, bert, admin, sql } = await openOffice());
});
afterAll(() => world.stop());

/** With every right that a token can have. */
const token = async (): Promise<string> => {
  const made = await makeToken(world.deps, boss.actor, {
    name: 'all of it',
    scopes: ['read', 'play', 'manage'],
    days: 1,
  });
  return made.token;
};

describe('who may see the pages of the operators', () => {
  let game: string;
  let announcement: string;
  const places = (): readonly { method: 'get' | 'post'; path: string }[] =>
    adminPages(world.http).map(({ method, path }) => ({
      method: method as 'get' | 'post',
      path: path
        .replace('/games/:id', `/games/${game}`)
        .replace('/people/:id', `/people/${anna.actor.personId}`)
        .replace('/announcements/:id', `/announcements/${announcement}`),
    }));
  const ask = (who: Browser, method: 'get' | 'post', path: string) =>
    method === 'get' ? who.get(path) : who.post(path, {});
  beforeAll(async () => {
    game = await world.game([anna, bert]);
    const said = { german: 'Für die Tabelle', english: 'For the matrix' };
    await admin.post('/admin/announcements', { audience: 'players', ...said });
    [{ id: announcement }] = (await sql<{ id: string }>(
      'SELECT id FROM announcement ORDER BY at DESC LIMIT 1',
    )) as [{ id: string }];
  });

  const strangers = async (): Promise<readonly (readonly [string, Browser])[]> => {
    const seated = browser(world.app);
    await seated.post(`/g/${game}/seat`, { secret: await world.seatSecret(game, anna, 0) });
    expect((await seated.get(`/g/${game}`)).status).toBe(200);
    return [
      ['nobody', browser(world.app)],
      ['a player', await signedInBrowser(world, anna)],
      ['a session of a turn mail', seated],
    ];
  };

  test('everybody else is told that there is nothing, and nothing happens', async () => {
    const before = await world.fingerprint();
    expect(places().length).toBeGreaterThan(15);
    const everywhere = [...places(), { method: 'get', path: '/admin/nothing' } as const];
    const people = await strangers();
    const after = await world.fingerprint();
    for (const [who, reader] of people)
      for (const { method, path } of everywhere) {
        const answer = await ask(reader, method, path);
        expect([who, method, path, answer.status]).toEqual([who, method, path, 404]);
        expect(textOf(answer.text)).toContain('not-found');
        expect(answer.headers['allow']).toBeUndefined();
      }
    expect(await world.fingerprint()).toBe(after);
    expect(after).not.toBe(before);
  });

  test('no token opens them, not even an operator’s', async () => {
    const bearer = await token();
    for (const { method, path } of [...places(), { method: 'get', path: '/admin/nothing' } as const]) {
      const answer = await request(world.app)
        [method](path)
        .set('Authorization', `Bearer ${bearer}`)
        .set('Origin', baseUrl);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.text).toContain('token-not-here');
    }
    const paths = Object.keys((await api(world, '', 'get', '/openapi.json')).body.paths as object);
    expect(paths.filter(path => path.includes('admin'))).toEqual([]);
  });

  test('an operator who has not signed in just now signs in first, and comes back', async () => {
    const before = await world.fingerprint();
    await later(world, 16, async () => {
      for (const { method, path } of places()) {
        const answer = await ask(admin, method, path);
        expect([path, answer.status]).toEqual([path, 403]);
        expect(answer.text).toContain('confirm-first');
      }
      const form = formsIn((await admin.get('/admin/people?q=anna')).text).find(
        ({ action }) => action === '/me/confirm',
      )!;
      expect(form.fields['next']).toBe('/admin/people?q=anna');
      const sent = await admin.post(form.action, form.fields);
      expect(sent.headers['location']).toBe('/in/sent?next=%2Fadmin%2Fpeople%3Fq%3Danna');
    });
    expect(await world.fingerprint()).not.toBe(before);
  });

  test('an operator sees every page, kept by no browser; a form that says nothing does nothing', async () => {
    for (const { method, path } of places()) {
      const answer = await ask(admin, method, path);
      if (method === 'get') expect([path, answer.status]).toEqual([path, 200]);
      else if (!/stop$|checks$/.test(path)) expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await admin.get('/me')).text).toContain('href="/admin"');
    expect((await (await signedInBrowser(world, anna)).get('/me')).text).not.toContain('href="/admin"');
  });

  test('an address that was not confirmed makes nobody an operator', async () => {
    await sql(
      `INSERT INTO address (id, person_id, email, email_canonical, created_at, hash, expires_at)
       VALUES ('sly', $1, 'boss@players.example', 'boss@players.example', now(), 'sly', now() + interval '1 day')`,
      [anna.actor.personId],
    );
    expect((await (await signedInBrowser(world, anna)).get('/admin')).status).toBe(404);
  });
});
