import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { confirmAddress } from '../../../src/service/account/addresses.js';
import { lockGame } from '../../../src/db/index.js';
import { createGame } from '../../../src/service/tables/games.js';
import {
  acceptInvitation,
  acceptOwnInvitation,
  declineInvitation,
  invite,
  joinGame,
  postInvitation,
} from '../../../src/service/tables/invitations.js';
import { linkSecret, newId, secretHash } from '../../../src/service/secrets.js';
import { keepSeat, takeKeptSeat } from '../../../src/service/tables/keys.js';
import { rematch } from '../../../src/service/tables/rematch.js';
import { chooseAboutSeat } from '../../../src/service/tables/seats.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { byAnother, freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';
import { sizes } from '../../support/sizes.js';

const rounds = Array.from({ length: sizes.peopleRaces }, (_, round) => round);

let database: TestDatabase;
let deps: TestDeps;
/** The same service a second time, as another process. */
let other: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  other = { ...deps, db: database.another() };
});
afterAll(() => database.drop());

let count = 0;
const somebody = () => person(deps, `Guest${String(++count)}`);

/** `done`, or the codes of refusals. */
const outcomes = async (tries: readonly (() => Promise<unknown>)[]): Promise<readonly string[]> =>
  (await Promise.allSettled(tries.map(run => run()))).map(one =>
    one.status === 'fulfilled' ? 'done' : ((one.reason as { code?: string }).code ?? String(one.reason)),
  );

const rows = async <R extends object>(sql: string, values: unknown[]): Promise<readonly R[]> =>
  (await database.asOwner(sql, values)).rows as R[];

const invitationTo = async (gameId: string, seat: number): Promise<string> => {
  const [row] = await rows<{ id: string }>(
    `SELECT id FROM invitation WHERE game_id = $1 AND seat = $2 AND status = 'out'`,
    [gameId, seat],
  );
  return linkSecret(deps, 'invitation', row!.id);
};

/** Exactly one of those who tried sits there, and the log of the game that began is whole. */
const mustBeOne = async (gameId: string, results: readonly string[]): Promise<void> => {
  expect(results.filter(one => one === 'done')).toHaveLength(1);
  expect(results.filter(one => /^[0-9A-Z]{5}$/.test(one) || one.includes('Error'))).toEqual([]);
  const seats = await rows<{ person_id: string | null }>('SELECT person_id FROM seat WHERE game_id = $1', [
    gameId,
  ]);
  const people = seats.map(({ person_id }) => person_id);
  expect(new Set(people).size).toBe(people.length);
  expect(people).not.toContain(null);
  expect(await verifyGame(deps, gameId)).toBeNull();
};

test('the last seat: by the link of an invitation, twice, by the account that is invited, and by its address', async () => {
  for (const round of rounds) {
    const [anna, ben, cleo] = [await somebody(), await somebody(), await somebody()];
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { id: gameId } = await createGame(deps, anna, { title: 'toy', name: 'Race', settings: {}, seats });
    await invite(deps, anna, { gameId, seat: 1, email: `${ben.personId}@example.org` });
    const secret = await invitationTo(gameId, 1);
    const tries = [
      () => acceptInvitation(deps, null, { secret }),
      () => acceptInvitation(other, cleo, { secret }),
      () => acceptOwnInvitation(deps, ben, { gameId, seat: 1 }),
      () => joinGame(other, cleo, { gameId, seat: 1 }),
    ];
    await mustBeOne(gameId, await outcomes(round % 2 ? tries : tries.reverse()));
  }
});

test.each([
  ['taken', (secret: string) => acceptInvitation(deps, null, { secret })],
  ['declined', (secret: string) => declineInvitation(deps, secret)],
])(
  'an invitation that another has replaced meanwhile: the other’s is not %s by its link',
  async (_, answer) => {
    const [anna, ben, cleo] = [await somebody(), await somebody(), await somebody()];
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { id: gameId } = await createGame(deps, anna, { title: 'toy', name: 'Race', settings: {}, seats });
    await invite(deps, anna, { gameId, seat: 1, email: `${ben.personId}@example.org` });
    const secret = await invitationTo(gameId, 1);
    const answered = await other.db.transaction(async tx => {
      await lockGame(tx, gameId);
      const tried = byAnother(() => outcomes([() => answer(secret)]));
      await database.lockIsAwaited();
      await postInvitation(other, tx, anna, { gameId, seat: 1, email: `${cleo.personId}@example.org` });
      return { tried };
    });
    expect(await answered.tried).toEqual(['bad-invitation']);
    await acceptOwnInvitation(deps, cleo, { gameId, seat: 1 });
  },
);

test('the last seat: by a kept link, twice, and by its address, twice', async () => {
  for (const round of rounds) {
    const [anna, ben, cleo] = [await somebody(), await somebody(), await somebody()];
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { id: gameId } = await createGame(deps, anna, { title: 'toy', name: 'Race', settings: {}, seats });
    const { secret } = await keepSeat(deps, anna, { gameId, seat: 1, name: '' });
    const tries = [
      () => takeKeptSeat(deps, ben, secret),
      () => takeKeptSeat(other, cleo, secret),
      () => joinGame(deps, cleo, { gameId, seat: 1 }),
      () => joinGame(other, ben, { gameId, seat: 1 }),
    ];
    await mustBeOne(gameId, await outcomes(round % 2 ? tries : tries.reverse()));
  }
});

test('a seat that is left in a game that runs, by two who want it, and by its player who comes back', async () => {
  for (const round of rounds) {
    const [anna, ben, cleo] = [await somebody(), await somebody(), await somebody()];
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { id: gameId } = await createGame(deps, anna, { title: 'toy', name: 'Race', settings: {}, seats });
    await joinGame(deps, ben, { gameId, seat: 1 });
    await chooseAboutSeat(deps, ben, { gameId, seat: 1, choice: 'leave', toAnyone: true });
    const tries = [cleo, ben, await somebody()].map(
      (who, n) => () => joinGame((n + round) % 2 ? deps : other, who, { gameId, seat: 1 }),
    );
    await mustBeOne(gameId, await outcomes(tries));
  }
});

test('a rematch that all ask for at once is one game', async () => {
  for (const _ of rounds) {
    const { game, players } = await toyGame(deps, [
      `A${String(++count)}`,
      `B${String(count)}`,
      `C${String(count)}`,
    ]);
    await database.asOwner(
      `UPDATE game SET phase = 'ended', ended_by = 'consent', ended_at = now() WHERE id = $1`,
      [game.id],
    );
    const made = await Promise.all(players.map((who, n) => rematch(n % 2 ? deps : other, who, game.id)));
    expect(new Set(made).size).toBe(1);
    const games = await rows('SELECT FROM game WHERE rematch_of = $1', [game.id]);
    expect(games).toHaveLength(1);
  }
});

test('one address that two people confirm at once is one person’s', async () => {
  for (const _ of rounds) {
    const people = [await somebody(), await somebody()];
    const email = `shared${String(++count)}@example.org`;
    const secrets: string[] = [];
    for (const who of people) {
      const id = newId(deps, 26);
      secrets.push(linkSecret(deps, 'address', id));
      await database.asOwner(
        `INSERT INTO address (id, person_id, email, email_canonical, created_at, hash, expires_at)
         VALUES ($1, $2, $3, $3, $4, $5, $6)`,
        [
          id,
          who.personId,
          email,
          deps.clock(),
          secretHash(secrets.at(-1)!),
          new Date(deps.clock().getTime() + 60_000),
        ],
      );
    }
    const results = await outcomes(
      people.map((who, n) => () => confirmAddress(n ? deps : other, who, secrets[n]!)),
    );
    expect([...results].sort()).toEqual(['bad-address-link', 'done']);
  }
});
