import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { adminPages } from '../../src/http/pages/admin/index.js';
import { makeToken } from '../../src/service/account/tokens.js';
import { submit } from '../../src/service/play.js';
import { tasks } from '../../src/jobs/tasks.js';
import { toyTitle } from '../fixtures/toy/title.js';
import { hostile } from '../support/hostile.js';
import { runDueJobs } from '../support/due-jobs.js';
import { api, later } from './support/api.js';
import { browser, formsIn, signedInBrowser, textOf, type Browser } from './support/browser.js';
import { takeNotes } from './support/notes.js';
import { baseUrl, startWorld, type Player, type World } from './support/world.js';

let world: World;
let boss: Player;
let anna: Player;
let bert: Player;
let admin: Browser;
beforeAll(async () => {
  world = await startWorld({ operators: ['boss@players.example'], titles: [toyTitle] });
  boss = await world.player('Boss');
  anna = await world.player('Anna');
  bert = await world.player('Bert');
  admin = await signedInBrowser(world, boss);
}, 60_000);
afterAll(() => world.stop());

const sql = async <R extends object>(text: string, values: unknown[] = []): Promise<readonly R[]> =>
  (await world.db.pool.query<R & { [column: string]: unknown }>(text, values)).rows;

const acts = (): Promise<readonly { act: string; by_person: string; params: object }[]> =>
  sql('SELECT act, by_person, params FROM operator_act ORDER BY id');

/** Fills in the form with that button and sends it. */
const press = async (path: string, button: string, changes: { readonly [name: string]: string } = {}) => {
  const page = await admin.get(path);
  expect(page.status).toBe(200);
  const form = formsIn(page.text).find(one => one.buttons.some(({ value }) => value === button));
  if (!form) throw new Error(`no button ${button} on ${path}`);
  const answer = await admin.submit(form, { do: button, ...changes });
  return { status: answer.status, text: textOf(answer.text) };
};

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

describe('a game', () => {
  test('is held and let go on; its players read it on its page and in a mail', async () => {
    const game = await world.game([anna, bert]);
    expect((await press(`/admin/games/${game}`, 'freeze', { reason: 'A dispute' })).text).toContain(
      'on hold',
    );
    const reader = await signedInBrowser(world, anna);
    const page = textOf((await reader.get(`/g/${game}`)).text);
    expect(page).toContain('The operator has put this game on hold');
    const move = await api(world, anna.token, 'post', `/games/${game}/actions`, {
      action: { seat: 0, type: 'take', count: 1 },
    }).set('If-Match', (await api(world, anna.token, 'get', `/games/${game}`)).headers['etag']!);
    expect([move.status, move.body.code]).toEqual([409, 'game-frozen']);
    const notes = await takeNotes(world, 'by-operator');
    expect(notes.map(({ to }) => to.name).sort()).toEqual(['Anna', 'Bert']);
    expect(notes[0]!.paragraphs.join(' ')).toContain('A dispute');
    expect(
      (await press(`/admin/games/${game}`, 'freeze').catch((e: unknown) => (e as Error).message)) as unknown,
    ).toContain('no button');
    await press(`/admin/games/${game}`, 'unfreeze');
    expect((await acts()).slice(-2).map(({ act }) => act)).toEqual(['freeze', 'unfreeze']);
    expect((await acts()).at(-1)!.by_person).toBe(boss.actor.personId);
    expect(textOf((await reader.get(`/g/${game}`)).text)).not.toContain('on hold');
  });

  test('loses a player and ends, with a reason for all', async () => {
    const game = await world.game([anna, bert]);
    const without = await press(`/admin/games/${game}`, 'replace', { seat: '1', reason: ' ' });
    expect([without.status, without.text]).toEqual([400, expect.stringContaining('text-missing')]);
    await press(`/admin/games/${game}`, 'replace', { seat: '1', reason: 'Insulted everybody' });
    const notes = await takeNotes(world, 'by-operator');
    const told = notes.filter(({ paragraphs }) => paragraphs.join(' ').includes('Insulted everybody'));
    expect(told.map(({ to, heading }) => [to.name, heading]).sort()).toEqual([
      ['Anna', 'A seat is free'],
      ['Bert', 'You do not play here any more'],
    ]);
    expect((await api(world, bert.token, 'get', `/games/${game}`)).body.mine).toEqual([]);
    await press(`/admin/games/${game}`, 'end', { reason: 'Nobody left' });
    const { body } = await api(world, anna.token, 'get', `/games/${game}`);
    expect([body.status, body.endedBy]).toEqual(['ended', 'operator']);
    const reader = await signedInBrowser(world, anna);
    expect(textOf((await reader.get(`/g/${game}`)).text)).toContain(
      'The operator of the service has ended it',
    );
    const checked = await press(`/admin/games/${game}`, 'verify');
    expect(checked.text).toContain('The log is as it was written');
  });

  test('is found by id, name and player, and what stands in LIKE patterns is only text', async () => {
    const game = await world.game([anna, bert]);
    const found = async (q: string): Promise<boolean> =>
      (await admin.get(`/admin/games?q=${encodeURIComponent(q)}`)).text.includes(`/admin/games/${game}"`);
    expect([await found(game), await found('friday'), await found('bert'), await found('')]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([await found('%'), await found('Fr_day'), await found("' OR 1=1 --"), await found('\0')]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect((await admin.get('/admin/games?status=ended')).text).not.toContain(`/admin/games/${game}"`);
    expect((await admin.get('/admin/games/nothing')).status).toBe(404);
  });

  test('shows operators nothing that is hidden, even where they play themselves', async () => {
    const game = await world.game([boss, anna], {}, 'toy');
    const bid = { seat: 1, type: 'bid', amount: 13 };
    await submit(world.deps, anna.actor, { gameId: game, expected: 0, action: bid });
    const before = (await admin.get(`/admin/games/${game}`)).text;
    expect(textOf(before)).toMatch(/Last rows Anna …/);
    expect(before).not.toContain('bid 13');
    const own = { seat: 0, type: 'bid', amount: 17 };
    await submit(world.deps, boss.actor, { gameId: game, expected: 1, action: own });
    expect((await admin.get(`/admin/games/${game}`)).text).toContain('bid 13');
  });
});

describe('a person', () => {
  test('is found, blocked and let in again', async () => {
    const carl = await world.player('Carl');
    const list = await admin.get('/admin/people?q=CARL@play');
    expect(list.text).toContain(`/admin/people/${carl.actor.personId}"`);
    const path = `/admin/people/${carl.actor.personId}`;
    const game = await world.game([carl, anna]);
    const seat = await world.seatSecret(game, carl, 0);
    const wish = { name: 'program', scopes: ['read'], days: 9 } as const;
    const { token: bearer } = await makeToken(world.deps, carl.actor, wish);
    expect((await api(world, bearer, 'get', '/me')).status).toBe(200);
    expect((await press(path, 'block', { reason: '' })).text).toContain('text-missing');
    await press(path, 'block', { reason: 'Three insults' });
    for (const way of [carl.token, bearer]) expect((await api(world, way, 'get', '/me')).status).toBe(401);
    const visitor = browser(world.app);
    expect((await visitor.post(`/g/${game}/seat`, { secret: seat })).status).toBe(401);
    const fresh = await world.seatSecret(game, carl, 0);
    expect((await visitor.post(`/g/${game}/seat`, { secret: fresh })).status).toBe(401);
    const guest = browser(world.app);
    await guest.post('/in', { address: carl.email });
    const again = await guest.post('/in/redeem', { secret: await world.mailedSecret(carl.email) });
    expect([again.status, textOf(again.text)]).toEqual([
      403,
      expect.stringContaining('This account is blocked'),
    ]);
    const [note] = await takeNotes(world, 'blocked');
    expect([note!.to.name, note!.paragraphs.at(-1)]).toEqual([
      'Carl',
      expect.stringContaining('Three insults'),
    ]);
    await press(path, 'unblock');
    expect((await guest.post('/in/redeem', { secret: await world.mailedSecret(carl.email) })).status).toBe(
      303,
    );
    expect((await guest.get('/games')).status).toBe(200);
    await press(path, 'end-sessions');
    expect((await guest.get('/games')).status).toBe(302);
  });

  test('who operates cannot be blocked', async () => {
    const answer = await press(`/admin/people/${boss.actor.personId}`, 'block', { reason: 'By mistake' });
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('operator-stays')]);
  });
});

describe('mails and jobs', () => {
  test('a mail that was given up is sent again, one or all; an address gets mail again', async () => {
    const dora = await world.player('Dora');
    await sql(
      `UPDATE delivery SET status = 'failed', tries = '[{"at":"2030-01-01","sent":false,"answer":"550 <b>no</b>"}]'
       WHERE person_id IS NULL OR person_id = $1`,
      [dora.actor.personId],
    );
    await sql(`INSERT INTO mail_trouble VALUES ($1, 'bounce', '550 nobody', now())`, [dora.email]);
    const { text } = await admin.get('/admin/mails');
    expect(text).toContain('550 &lt;b&gt;no&lt;/b&gt;');
    await press('/admin/mails', 'resend');
    const failed = async (): Promise<number> =>
      (await sql<{ n: number }>(`SELECT count(*)::int AS n FROM delivery WHERE status = 'failed'`))[0]!.n;
    const before = await failed();
    expect(before).toBeGreaterThan(0);
    expect((await press('/admin/mails', 'resend-all')).text).toContain(
      `${String(before)} mails are sent again`,
    );
    expect(await failed()).toBe(0);
    await press('/admin/mails', 'lift', { address: dora.email });
    expect(await sql('SELECT * FROM mail_trouble')).toEqual([]);
    const [lifted] = (await acts()).slice(-1);
    expect(JSON.stringify(lifted!.params)).not.toContain('dora');
  });

  test('mails of a kind wait while they are switched off', async () => {
    await press('/admin/mails', 'off', { name: 'mail:chat' });
    expect((await admin.get('/admin')).text).toContain('Messages');
    expect(await sql('SELECT name FROM switch')).toEqual([{ name: 'mail:chat' }]);
    await press('/admin/mails', 'on', { name: 'mail:chat' });
    expect(await sql('SELECT name FROM switch')).toEqual([]);
    expect((await press('/admin/mails', 'off', { name: 'mail:everything' })).text).toContain(
      'unknown-switch',
    );
  });

  test('a job that failed is tried again or dropped', async () => {
    const add = (key: string) =>
      sql(
        `SELECT graphile_worker.add_job('tidy', '{}', job_key := $1, max_attempts := 1, run_at := now() + interval '1 day')`,
        [key],
      );
    await add('one');
    await add('two');
    await sql(
      `UPDATE graphile_worker._private_jobs SET attempts = 1, last_error = '<script>oops</script>' WHERE key IN ('one', 'two')`,
    );
    const { text } = await admin.get('/admin/jobs');
    expect(text).toContain('&lt;script&gt;oops');
    expect(formsIn(text).filter(({ action }) => action === '/admin/jobs')).toHaveLength(2);
    await press('/admin/jobs', 'retry');
    await press('/admin/jobs', 'drop');
    const rows = await sql(
      `SELECT key, attempts FROM graphile_worker._private_jobs WHERE key IN ('one', 'two') AND attempts < max_attempts`,
    );
    expect(rows).toHaveLength(1);
    expect(
      (await press('/admin/jobs', 'drop').catch((e: unknown) => (e as Error).message)) as unknown,
    ).toBeDefined();
    expect((await admin.post('/admin/jobs', { do: 'retry', job: "1' OR '1'='1" })).status).toBe(404);
  });
});

describe('announcements', () => {
  const post = { send: () => Promise.resolve('250 ok') };

  test('reach each person once, by mail, until they are stopped', async () => {
    await admin.post('/admin/announcements', {
      audience: 'everybody',
      german: 'Am Montag steht der Dienst.\n\nBis dann.',
      english: 'The service stands still on Monday.',
    });
    const job = `SELECT payload ->> 'id' AS id FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'announce' ORDER BY j.id DESC LIMIT 1`;
    const [{ id }] = (await sql<{ id: string }>(job)) as [{ id: string }];
    const all = tasks(world.deps, post);
    await all['announce']!({ id }, { number: 1, most: 1 });
    await all['announce']!({ id }, { number: 1, most: 1 });
    const people = await sql<{ id: string }>('SELECT id FROM person WHERE deleted_at IS NULL');
    const told = await sql<{ person_id: string }>(
      `SELECT person_id FROM delivery WHERE kind = 'announcement' AND data ->> 'announcement' = $1`,
      [id],
    );
    expect(told.map(one => one.person_id).sort()).toEqual(people.map(one => one.id).sort());
    const [first] = await takeNotes(world, 'announcement');
    expect(first!.paragraphs).toEqual(['The service stands still on Monday.']);
    await sql(`UPDATE delivery SET status = 'queued' WHERE kind = 'announcement'`);
    await admin.post(`/admin/announcements/${id}/stop`, {});
    expect(await takeNotes(world, 'announcement')).toEqual([]);
    await runDueJobs({ db: world.db, clock: world.deps.clock }, all);
    expect((await admin.post(`/admin/announcements/${id}/stop`, {})).status).toBe(404);
  });

  test('stand as a banner on every page until their end, escaped whatever they say', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString().slice(0, 16);
    for (const text of hostile) {
      const said = await admin.post('/admin/announcements', {
        audience: 'banner',
        german: `DE ${text}`,
        english: `EN ${text}`,
        until,
      });
      expect(said.status).toBe(303);
    }
    const pages = [
      (await browser(world.app, 'de').get('/')).text,
      (await browser(world.app).get('/in')).text,
      (await admin.get('/admin/announcements')).text,
    ];
    expect(pages[0]).toContain('Mitteilung des Betreibers');
    for (const html of pages) {
      for (const text of hostile.filter(one => /[<"]/.test(one))) expect(html).not.toContain(text);
      expect(html.match(/<script\b/g)).toHaveLength(1);
    }
    await later(world, 61, async () => {
      expect((await browser(world.app).get('/in')).text).not.toContain('A message from the operator');
    });
    await sql('UPDATE announcement SET stopped_at = now()');
    expect((await browser(world.app).get('/in')).text).not.toContain('A message from the operator');
  });

  test.each([
    ['without an end', { audience: 'banner', german: 'a', english: 'b' }, 'bad-banner-end'],
    [
      'with one that has passed',
      { audience: 'banner', german: 'a', english: 'b', until: '2020-01-01T00:00' },
      'bad-banner-end',
    ],
    ['in one language', { audience: 'players', german: 'a', english: ' ' }, 'text-missing'],
    ['too long', { audience: 'players', german: 'a'.repeat(2001), english: 'b' }, 'text-too-long'],
    ['to nobody known', { audience: 'all', german: 'a', english: 'b' }, 'bad-body'],
  ])('are refused %s', async (_what, form, code) => {
    const before = await sql('SELECT id FROM announcement');
    const answer = await admin.post('/admin/announcements', form);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(code)]);
    expect(await sql('SELECT id FROM announcement')).toHaveLength(before.length);
  });
});

test('what was done is on a page of its own, and German is spoken there too', async () => {
  await admin.post('/language', { language: 'de', back: '/' });
  const page = await admin.get('/admin/acts');
  expect(textOf(page.text)).toContain('Mitteilung gemacht');
  expect(textOf(page.text)).toContain('Boss');
});
