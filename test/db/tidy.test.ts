import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { direct, insertAddress, insertChallenge, insertToken, tidy } from '../../src/db/index.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { createGame, showGame } from '../../src/service/tables/games.js';
import { keepSeat, KEY_DAYS } from '../../src/service/tables/keys.js';
import { person, testDeps } from '../support/service.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const days = (count: number, from: Date): Date => new Date(from.getTime() + count * 86_400_000);

test('tidying forgets addresses nobody confirmed, tokens long out of date, and challenges; not what still counts', async () => {
  const deps = testDeps(database.db);
  const { personId } = await person(deps, 'Anna');
  const tx = direct(database.db);
  const now = deps.clock();
  for (const [id, expires] of [
    ['old', -2],
    ['new', 1],
  ] as const) {
    const common = { id, person_id: personId, created_at: now, expires_at: days(expires, now), hash: id };
    await insertAddress(tx, {
      ...common,
      email: `${id}@mail.example`,
      email_canonical: `${id}@mail.example`,
    });
    const token = { ...common, name: id, scopes: ['read'], game_id: null };
    await insertToken(tx, { ...token, expires_at: days(expires * 16, now) });
    await insertChallenge(tx, id, null, days(expires, now));
  }
  await tidy(tx, now);
  const left = async (sql: string): Promise<readonly unknown[]> =>
    (await database.db.pool.query<{ id: string }>(sql)).rows.map(({ id }) => id);
  expect(await left('SELECT email AS id FROM address ORDER BY 1')).toEqual([
    'anna@example.org',
    'new@mail.example',
  ]);
  expect(await left('SELECT id FROM api_token')).toEqual(['new']);
  expect(await left('SELECT hash AS id FROM passkey_challenge')).toEqual(['new']);
});

test('tidying frees a seat that was kept by a link which has run out', async () => {
  const deps = testDeps(database.db);
  const dora = await person(deps, 'Dora');
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { id } = await createGame(deps, dora, { title: 'toy', name: 'Kept', settings: {}, seats });
  await keepSeat(deps, dora, { gameId: id, seat: 1, name: 'Emil' });
  const kept = async (): Promise<unknown> => (await showGame(deps, dora, id)).seats[1]!.byLink;
  await tidy(direct(database.db), days(KEY_DAYS - 1, deps.clock()));
  expect(await kept()).toBe(true);
  await tidy(direct(database.db), days(KEY_DAYS, deps.clock()));
  expect(await kept()).toBe(false);
});
