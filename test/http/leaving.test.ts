import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes } from '../../src/http/api/api.js';
import { createGame } from '../../src/service/tables/games.js';
import { invite, joinGame } from '../../src/service/tables/invitations.js';
import { verifyAll } from '../../src/service/log/verify.js';
import { authenticator } from '../support/authenticator.js';
import { api, later } from './support/api.js';
import { browser, formsIn, signedInBrowser, textOf } from './support/browser.js';
import { takeMessages } from './support/messages.js';
import { baseUrl, type Player, startWorld, type World } from './support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let count = 0;
/** Somebody new, with a name that is found again wherever it is. */
const somebody = (): Promise<Player> => world.player(`Xanthippe${++count}`);

const sql = async <R extends object>(text: string, values: unknown[] = []): Promise<readonly R[]> =>
  (await world.db.pool.query<R & { [column: string]: unknown }>(text, values)).rows;

const take = (who: Player, game: string, seat: number, count = 1, etag = '') =>
  api(world, who.token, 'post', `/games/${game}/actions`, { action: { seat, type: 'take', count } }).set(
    'If-Match',
    etag,
  );
const etagOf = async (who: Player, game: string): Promise<string> =>
  (await api(world, who.token, 'get', `/games/${game}`)).headers['etag']!;

/** Plays five and five until the heap of a short game is empty. */
const finish = async (players: readonly Player[], game: string): Promise<void> => {
  expect((await take(players[0]!, game, 0, 5, await etagOf(players[0]!, game))).status).toBe(201);
};

const leave = (who: Player, word = 'delete') => api(world, who.token, 'post', '/me/delete', { word });

/** All rows of all tables as text, by table; the log apart, whose rows are bound by their hashes. */
const dump = async (): Promise<ReadonlyMap<string, string>> => {
  const tables = await sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'graphile_worker') AND tablename <> 'log'`,
  );
  const all = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await sql<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    all.set(
      name,
      rows
        .map(({ row }) => row)
        .join('\n')
        .toLowerCase(),
    );
  }
  return all;
};

/** Somebody who has left traces everywhere: games open, running and ended, invitations, links, tokens, mails. */
const settled = async () => {
  const [anna, bert] = [await somebody(), await somebody()];
  const guest = `guest-of-${anna.actor.personId}@mail.example`;
  const running = await world.game([anna, bert]);
  await take(anna, running, 0, 2, await etagOf(anna, running));
  const ended = await world.game([anna, bert], { short: true });
  await finish([anna, bert], ended);
  const { id: open } = await createGame(world.deps, bert.actor, {
    title: 'sampler',
    name: 'Not begun',
    settings: {},
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'invite', email: guest }],
  });
  await joinGame(world.deps, anna.actor, { gameId: open, seat: 1 });
  const { id: own } = await createGame(world.deps, anna.actor, {
    title: 'sampler',
    name: 'Her own',
    settings: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await invite(world.deps, anna.actor, { gameId: own, seat: 1, email: guest });
  const { id: to } = await createGame(world.deps, bert.actor, {
    title: 'sampler',
    name: 'To her',
    settings: {},
    seats: [
      { kind: 'me' },
      { kind: 'invite', email: anna.email, name: `Dear ${anna.name}` },
      { kind: 'open' },
    ],
  });
  const token = await api(world, anna.token, 'post', '/me/tokens', { name: 'Bot', scopes: ['read'] });
  const key = authenticator({ origin: baseUrl, person: anna.actor.personId });
  const options = (await api(world, anna.token, 'post', '/me/passkeys/begin')).body;
  await api(world, anna.token, 'post', '/me/passkeys', { name: 'Key', response: key.make(options) });
  const seatLink = await world.seatSecret(running, anna, 0);
  await sql(`INSERT INTO mail_trouble VALUES ($1, 'bounce', $2, now())`, [
    anna.email,
    `<${anna.email}> is full`,
  ]);
  await sql('INSERT INTO soft_bounce VALUES ($1, now())', [anna.email]);
  await sql('INSERT INTO no_invitations VALUES ($1, now())', [anna.email]);
  // A mail server has told of the address in a mail to nobody yet known.
  await sql(
    `UPDATE delivery SET tries = $1 WHERE id = (SELECT id FROM delivery WHERE person_id IS NULL ORDER BY created_at DESC LIMIT 1)`,
    [JSON.stringify([{ at: '2026-01-01', sent: false, answer: `550 <${anna.email}> unknown` }])],
  );
  return { anna, bert, running, ended, open, own, to, key, seatLink, token: token.body.token as string };
};

describe('an account that is deleted', () => {
  test('leaves nothing of name and address in the database, and the logs verify', async () => {
    const { anna, running, ended } = await settled();
    const traces = [anna.name.toLowerCase(), anna.email];
    const before = await dump();
    expect(
      [...before.values()].filter(text => traces.some(trace => text.includes(trace))).length,
    ).toBeGreaterThan(3);
    expect((await leave(anna)).status).toBe(204);
    const left = [...(await dump())].filter(([, text]) => traces.some(trace => text.includes(trace)));
    expect(left.map(([table]) => table)).toEqual([]);
    const checked: string[] = [];
    expect(await verifyAll(world.deps, game => void checked.push(game))).toEqual([]);
    expect(checked).toEqual(expect.arrayContaining([running, ended]));
    const [row] = await sql<{ by_person: string }>(
      'SELECT by_person FROM log WHERE game_id = $1 AND number = 1',
      [running],
    );
    expect(row!.by_person).toBe(anna.actor.personId);
  });

  test('no table keeps rows about the person but those that say what happened in games', async () => {
    const { anna } = await settled();
    await leave(anna);
    const columns = await sql<{ table: string; column: string }>(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type = 'text'`,
    );
    const kept: string[] = [];
    for (const { table, column } of columns) {
      const [row] = await sql<{ n: number }>(
        `SELECT count(*)::int AS n FROM "${table}" WHERE "${column}" = $1`,
        [anna.actor.personId],
      );
      if (row!.n > 0) kept.push(`${table}.${column}`);
    }
    expect(kept.sort()).toEqual([
      'finished_seat.person_id',
      'game.created_by',
      'invitation.by_person',
      'log.by_person',
      'person.id',
      'seat.person_id',
      'tenure.person_id',
    ]);
  });

  test('ends every way in at once', async () => {
    const { anna, key, token, seatLink } = await settled();
    const link = await world.signInLink(anna.email);
    await leave(anna);
    expect((await api(world, anna.token, 'get', '/me')).status).toBe(401);
    expect((await api(world, token, 'get', '/games')).status).toBe(401);
    expect((await api(world, '', 'post', '/seat-links/open', { secret: seatLink })).status).toBe(401);
    expect((await api(world, '', 'post', '/sign-in/redeem', link)).status).toBe(401);
    const options = (await api(world, '', 'post', '/sign-in/passkey/begin')).body;
    const entered = await api(world, '', 'post', '/sign-in/passkey', { response: key.sign(options) });
    expect(entered.status).toBe(401);
  });

  test('the address is free: whoever signs in with it is somebody new, who plays nowhere', async () => {
    const { anna } = await settled();
    await leave(anna);
    const again = await api(world, '', 'post', '/sign-in/redeem', await world.signInLink(anna.email));
    expect(again.body.person.id).not.toBe(anna.actor.personId);
    expect((await api(world, again.body.token, 'get', '/games')).body.games).toEqual([]);
    expect((await api(world, again.body.token, 'get', '/invitations')).body.invitations).toEqual([]);
  });

  test('open seats are free, invitations called back; in a running game the seat is empty and the others are told', async () => {
    const { anna, bert, running, ended, open, own } = await settled();
    const guest = await world.invitationSecret(own, 1);
    await takeMessages(world, 'seat-left');
    await leave(anna);
    const game = async (id: string) => (await api(world, bert.token, 'get', `/games/${id}`)).body;
    expect((await game(open)).seats[1]).toMatchObject({ name: '', personId: null });
    expect((await game(own)).seats[0]).toMatchObject({ name: '', personId: null });
    expect((await api(world, '', 'post', '/invitations/show', { secret: guest })).body.code).toBe(
      'bad-invitation',
    );
    expect((await game(running)).seats[0]).toMatchObject({ name: 'former player', personId: null });
    expect((await game(ended)).seats[0]).toMatchObject({ name: 'former player' });
    const messages = (await takeMessages(world, 'seat-left')).filter(
      message => message.to.address === bert.email,
    );
    expect(messages.map(message => [message.subject, message.paragraphs[0]])).toEqual([
      ['A seat is free', 'A player has deleted their account and no longer plays.'],
    ]);
    // Each reads of them in their own language.
    const german = await signedInBrowser(world, bert, 'de');
    expect(textOf((await german.get(`/g/${ended}?lang=de`)).text)).toContain('ehemaliges Mitglied');
    const page = textOf((await (await signedInBrowser(world, bert)).get(`/g/${ended}?lang=en`)).text);
    expect(page).toContain('former player');
    expect(page).not.toContain(anna.name);
  });

  test('whatever is read of their games afterwards, the mark in place of the name is worded', async () => {
    const { anna, bert, running, ended } = await settled();
    await leave(anna);
    const reader = await signedInBrowser(world, bert);
    const raw: string[] = [];
    const mark = /[">:] former(?! player)/;
    for (const game of [running, ended]) {
      for (const { method, path } of apiRoutes) {
        if (method !== 'get' || !path.includes('{id}')) continue;
        const answer = await api(
          world,
          bert.token,
          'get',
          path.replace('{id}', game).replaceAll(/\{\w+\}/g, '1'),
        );
        if (mark.test(answer.text)) raw.push(`${path} ${mark.exec(answer.text)!.input.slice(0, 300)}`);
      }
      for (const path of [
        '',
        '/history',
        '/log',
        '/votes',
        '/chat',
        '/seats',
        '/notes',
        '/plans',
        '/export',
      ]) {
        const page = await reader.get(`/g/${game}${path}`);
        if (mark.test(page.text)) raw.push(`/g/ID${path}`);
        if (page.status >= 500) raw.push(`${path} ${page.status}`);
      }
    }
    for (const path of ['/games', '/results', '/tables', '/me']) {
      const page = await reader.get(path);
      if (mark.test(page.text)) raw.push(path);
    }
    expect(raw).toEqual([]);
  });

  test('needs the word and a fresh session, and does nothing without', async () => {
    const { anna } = await settled();
    const before = await world.fingerprint();
    for (const word of ['', 'yes', 'delete me', anna.name])
      expect((await leave(anna, word)).body.code).toBe('not-meant');
    expect((await later(world, 16, () => leave(anna))).body.code).toBe('confirm-first');
    expect(await world.fingerprint()).toBe(before);
    expect((await leave(anna, ' Löschen ')).status).toBe(204);
  });

  test('is refused on its own page, with the word as it was typed', async () => {
    const { anna } = await settled();
    const reader = await signedInBrowser(world, anna);
    const form = formsIn((await reader.get('/me/delete')).text).find(one => one.action === '/me/delete')!;
    const refused = await reader.submit(form, { word: 'delte' });
    expect([refused.status, textOf(refused.text)]).toEqual([
      400,
      expect.stringContaining('Nothing was deleted: type “delete” into the field if you mean it.'),
    ]);
    const again = formsIn(refused.text).find(one => one.action === '/me/delete')!;
    expect(again.fields['word']).toBe('delte');
    expect(textOf((await reader.submit(again, { word: 'delete' })).text)).toContain(
      'Your account is deleted.',
    );
  });

  test('twice at the same moment is once', async () => {
    const { anna } = await settled();
    const answers = await Promise.all([leave(anna), leave(anna), leave(anna)]);
    expect(answers.map(({ status }) => status).filter(status => ![204, 401, 403].includes(status))).toEqual(
      [],
    );
    expect(answers.some(({ status }) => status === 204)).toBe(true);
    const rows = await sql('SELECT deleted_at FROM person WHERE id = $1 AND deleted_at IS NOT NULL', [
      anna.actor.personId,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('by pages, without a script: it says what happens, and then nobody is signed in', async () => {
    const { anna } = await settled();
    const reader = await signedInBrowser(world, anna);
    const page = await reader.get('/me/delete');
    expect(textOf(page.text)).toContain('Your seats in running games become free');
    const form = formsIn(page.text).find(one => one.action === '/me/delete')!;
    expect((await reader.submit(form, { word: 'no' })).status).toBe(400);
    const done = await reader.submit(form, { word: 'delete' });
    expect(textOf(done.text)).toContain('Your account is deleted.');
    expect(done.text).not.toContain(anna.name);
    expect((await reader.get('/games')).status).toBe(302);
  });
});

describe('the file of everything', () => {
  test('holds what the service holds about its owner, and no secret', async () => {
    const { anna, running, to } = await settled();
    const stranger = await somebody();
    await joinGame(world.deps, stranger.actor, { gameId: to, seat: 2 });
    const { status, body, text } = await api(world, anna.token, 'get', '/me/export');
    expect([status, body.format]).toEqual([200, 'bahnpost-account-1']);
    const { data } = body;
    expect(data.profile).toMatchObject({ id: anna.actor.personId, name: anna.name, email: anna.email });
    expect(data.addresses).toMatchObject([{ email: anna.email }]);
    expect(data.tokens).toMatchObject([{ name: 'Bot', scopes: ['read'] }]);
    expect(data.passkeys).toMatchObject([{ name: 'Key' }]);
    expect(data.sessions.length).toBeGreaterThan(0);
    expect(data.games).toHaveLength(4);
    expect(data.log).toContainEqual(
      expect.objectContaining({ gameId: running, number: 1, action: { seat: 0, type: 'take', count: 2 } }),
    );
    expect(data.invitations).toContainEqual(
      expect.objectContaining({ gameId: to, email: anna.email, sent: false }),
    );
    expect(data.deliveries.map((one: { kind: string }) => one.kind)).toEqual(
      expect.arrayContaining(['game-started', 'turn', 'security']),
    );
    expect(text).not.toContain(stranger.email);
    expect(text).not.toContain(anna.token);
    const hashes = await sql<{ hash: string }>(
      'SELECT hash FROM api_token UNION SELECT jti_hash FROM session UNION SELECT hash FROM seat_link UNION SELECT hash FROM invitation',
    );
    expect(hashes.filter(({ hash }) => text.includes(hash))).toEqual([]);
  });

  test('has an area for every table that names a person', async () => {
    const anna = await somebody();
    const { data } = (await api(world, anna.token, 'get', '/me/export')).body;
    expect(Object.keys(data).sort()).toEqual(
      [
        ...['profile', 'addresses', 'sessions', 'tokens', 'bots', 'passkeys', 'operatorActs'],
        ...['games', 'finishedGames', 'tenures', 'log', 'invitations', 'votes', 'orders', 'imports'],
        ...['chat', 'notes', 'pinnedNotes', 'plans', 'followed'],
        ...['deliveries', 'replies', 'channels', 'feeds', 'mailStops', 'mailChoices', 'looking'],
      ].sort(),
    );
    const tables = await sql<{ table: string }>(
      `SELECT DISTINCT table_name AS "table" FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name IN ('person_id', 'by_person', 'started_by', 'created_by') ORDER BY 1`,
    );
    // A new table about people needs an exporter and an eraser: then it goes on this list.
    expect(tables.map(({ table }) => table)).toEqual([
      ...[
        'address',
        'api_token',
        'channel',
        'chat',
        'chat_mark',
        'chat_told',
        'delivery',
        'feed',
        'finished_person',
        'finished_seat',
        'follow',
        'game',
        'idempotency_key',
        'import_run',
        'inbound',
      ],
      ...[
        'invitation',
        'log',
        'looking',
        'mail_choice',
        'mail_stop',
        'notepad',
        'operator_act',
        'passkey',
        'passkey_challenge',
      ],
      ...['pinned_note', 'plan', 'seat', 'seat_key', 'seat_link', 'session', 'standing_order'],
      ...['tenure', 'vote'],
    ]);
  });

  test('is downloaded from a page', async () => {
    const anna = await somebody();
    const reader = await signedInBrowser(world, anna);
    const file = await reader.get('/me/export');
    expect([file.headers['content-disposition'], file.headers['cache-control']]).toEqual([
      'attachment; filename="bahnpost.json"',
      'no-store',
    ]);
    expect(file.body.data.profile.email).toBe(anna.email);
    expect((await browser(world.app).get('/me/export')).status).toBe(302);
  });
});
