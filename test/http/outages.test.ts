import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import request, { type Response } from 'supertest';
import { buildApp } from '../../src/http/app.js';
import { api, later } from './support/api.js';
import { signedInBrowser, textOf, type Browser } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let game: string;
let reader: Browser;
beforeAll(async () => {
  world = await startWorld();
  anna = await world.player('Anna');
  game = await world.game([anna, await world.player('Bert')]);
  reader = await signedInBrowser(world, anna);
});
afterAll(() => world.stop());

const told = ({ status, headers, body }: Response): readonly unknown[] => [
  status,
  headers['retry-after'],
  (body as { code?: unknown }).code,
];

/** Takes one for whoever is asked, from the position as it is. */
const move = async (): Promise<Response> => {
  const { body, headers } = await api(world, anna.token, 'get', `/games/${game}/position?seat=0`);
  const { number } = body as { readonly number: number };
  expect(number).toBe(0);
  return api(world, anna.token, 'post', `/games/${game}/actions`, {
    action: { seat: 0, type: 'take', count: 1 },
  }).set('If-Match', headers['etag']!);
};

describe('a database that cannot be had just now is 503 with Retry-After, on pages and in the interface', () => {
  const withCode = (code: string): Error => Object.assign(new Error('whatever it says'), { code });
  const wrapped = (inner: object): Error =>
    Object.assign(new Error('Invalid `prisma.person.update()` invocation'), {
      code: 'P2010',
      meta: { driverAdapterError: { cause: inner } },
    });
  test.each([
    ['Connection terminated unexpectedly', new Error('Connection terminated unexpectedly')],
    ['Connection terminated', new Error('Connection terminated')],
    ['not queryable', new Error('Client has encountered a connection error and is not queryable')],
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ...[
      '57P01',
      '57P02',
      '57P03',
      '08000',
      '08001',
      '08006',
      '53300',
      '40P01',
      // A newer version has migrated the database: a table, a column, a function is not there any more.
      '42P01',
      '42703',
      '42883',
      'ECONNREFUSED',
      'ECONNRESET',
    ].map((code): [string, Error] => [code, withCode(code)]),
    ['wrapped by Prisma', wrapped({ kind: 'postgres', originalCode: '57P01' })],
    ['a column that Prisma misses', Object.assign(new Error('no such column'), { code: 'P2022' })],
    ['of two addresses', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
  ])('%s', async (_what, error) => {
    const app = buildApp({
      ...world.http,
      limits: { ...world.http.limits, take: () => Promise.reject(error) },
    });
    expect(told(await request(app).get('/api/v1/titles'))).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
      'not-ready',
    ]);
    const page = await request(app).get('/');
    expect([page.status, page.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(textOf(page.text)).toContain('The service is not ready.');
  });
});

describe('a connection that is lost while somebody waits', () => {
  /** Ends what waits for the table as soon as it does, as a server does that goes down. */
  const interrupted = async (table: string, ask: () => PromiseLike<Response>): Promise<Response> => {
    const { rows } = await world.asOwner('SELECT current_database() AS name');
    const url = new URL(process.env['BAHNPOST_TEST_DATABASE']!);
    url.pathname = `/${(rows[0] as { name: string }).name}`;
    const holder = new pg.Client({ connectionString: url.href });
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      const asked = Promise.resolve(ask());
      await world.lockIsAwaited();
      await holder.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND usename <> current_user`,
      );
      return await asked;
    } finally {
      await holder.end();
    }
  };

  test('a move', async () => {
    expect(told(await interrupted('log', move))).toEqual([503, '5', 'not-ready']);
  });

  test('what goes by way of Prisma', async () => {
    const rename = (): request.Test => api(world, anna.token, 'patch', '/me', { language: 'en' });
    expect(told(await interrupted('person', rename))).toEqual([503, '5', 'not-ready']);
  });

  test('somebody signs in', async () => {
    const ask = (): request.Test => api(world, '', 'post', '/sign-in', { email: 'new@players.example' });
    expect(told(await interrupted('login_link', ask))).toEqual([503, '5', 'not-ready']);
  });

  test('a page', async () => {
    const page = await interrupted('game', () => reader.get(`/g/${game}`));
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
  });
});

test('a table that a newer version has renamed: a move is 503, the log says what is missing, reading goes on', async () => {
  await world.asOwner('ALTER TABLE standing_order RENAME TO order_kept');
  try {
    expect(told(await move())).toEqual([503, '30', 'not-ready']);
    expect(world.logged.join('\n')).toContain('the database is not as this version needs it');
    expect(world.logged.join('\n')).toContain('standing_order');
    expect((await api(world, anna.token, 'get', `/games/${game}/log`)).status).toBe(200);
  } finally {
    await world.asOwner('ALTER TABLE order_kept RENAME TO standing_order');
  }
});

describe('a full disk', () => {
  /** Every change of a row fails, as where no table can grow any more. */
  const whileFull = async (work: () => Promise<void>): Promise<void> => {
    const onAll = (statement: string): string =>
      `DO $$ DECLARE t record; BEGIN FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
         EXECUTE format('${statement}', t.tablename);
       END LOOP; END $$`;
    await world.asOwner(`CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE 'could not extend file "base/1/2": No space left on device' USING ERRCODE = '53100'; END $$`);
    await world.asOwner(
      onAll('CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE OR DELETE ON %I EXECUTE FUNCTION disk_full()'),
    );
    try {
      await work();
    } finally {
      await world.asOwner(onAll('DROP TRIGGER full_disk ON %I'));
      await world.asOwner('DROP FUNCTION disk_full()');
    }
  };

  test('keeps nobody from reading: pages, games and lists, with a session or a token that is noted as used', () =>
    whileFull(() =>
      later(world, 120, async () => {
        for (const path of [`/g/${game}`, `/g/${game}/history`, '/me', '/me/security', '/games', '/tables'])
          expect([path, (await reader.get(path)).status]).toEqual([path, 200]);
        for (const path of ['/games', `/games/${game}`, `/games/${game}/position`, `/games/${game}/log`])
          expect([path, (await api(world, anna.token, 'get', path)).status]).toEqual([path, 200]);
      }),
    ));

  test('refuses what would be written with 507, and says so in both languages', () =>
    whileFull(async () => {
      expect(told(await move())).toEqual([507, '60', 'disk-full']);
      const asked = async (language: string): Promise<Response> =>
        api(world, '', 'post', '/sign-in', { email: 'new@players.example' }).set('Accept-Language', language);
      for (const [language, words] of [
        ['de', 'Der Speicherplatz des Dienstes ist voll: Es wurde nichts gespeichert.'],
        ['en', 'The disk of the service is full: nothing was saved.'],
      ] as const) {
        const answer = await asked(language);
        expect(told(answer)).toEqual([507, '60', 'disk-full']);
        expect(JSON.stringify(answer.body)).toContain(words);
      }
    }));

  test('that has room again takes what was refused', async () => {
    expect((await move()).status).toBe(201);
  });
});

describe('a database that lets itself be read and nothing else', () => {
  /** As a standby that is not promoted, or a server whose keeper has stopped all writing. */
  const whileReadOnly = async (work: () => Promise<void>): Promise<void> => {
    const { rows } = await world.asOwner('SELECT current_database() AS name');
    const { name } = rows[0] as { name: string };
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    await world.asOwner(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await world.asOwner(cut);
    try {
      // Until all that were cut are known to be.
      while (world.db.pool.totalCount > 0) await new Promise(setImmediate);
      await work();
    } finally {
      await world.asOwner(
        `BEGIN READ WRITE; ALTER DATABASE ${name} RESET default_transaction_read_only; COMMIT`,
      );
      await world.asOwner(cut);
    }
  };

  test('keeps nobody from reading, and says of a move that nothing was saved', () =>
    whileReadOnly(() =>
      later(world, 240, async () => {
        for (const path of [`/g/${game}`, `/g/${game}/history`, '/me', '/me/security', '/games', '/tables'])
          expect([path, (await reader.get(path)).status]).toEqual([path, 200]);
        for (const path of ['/games', `/games/${game}`, `/games/${game}/position`, `/games/${game}/log`])
          expect([path, (await api(world, anna.token, 'get', path)).status]).toEqual([path, 200]);
        const { headers } = await api(world, anna.token, 'get', `/games/${game}/position?seat=0`);
        const action = { seat: 0, type: 'take', count: 1 };
        const refused = await api(world, anna.token, 'post', `/games/${game}/actions`, { action }).set(
          'If-Match',
          headers['etag']!,
        );
        expect(told(refused)).toEqual([503, '30', 'read-only']);
        const asked = await api(world, '', 'post', '/sign-in', { email: 'new@players.example' }).set(
          'Accept-Language',
          'de',
        );
        expect(told(asked)).toEqual([503, '30', 'read-only']);
        expect(JSON.stringify(asked.body)).toContain('Der Dienst kann gerade nichts speichern');
      }),
    ));
});
