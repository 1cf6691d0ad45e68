import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { direct } from '../../../src/db/client.js';
import { deleteAccount } from '../../../src/service/personal-data/erase/index.js';
import { makeToken } from '../../../src/service/account/tokens.js';
import { createHook } from '../../../src/service/channels/webhooks.js';
import { makeOf } from '../../../src/service/tables/import-record.js';
import { createGame } from '../../../src/service/tables/games.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import { position } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import { changePrefs } from '../../../src/service/prefs/change.js';
import { openPersonSession } from '../../../src/service/account/signin.js';
import type { PersonActor } from '../../../src/service/types.js';
import { castBallot } from '../../../src/service/votes/ballot.js';
import { startVote } from '../../../src/service/votes/start.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { deadline, timedGame } from '../../support/mail-time.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';
import { sizes } from '../../support/sizes.js';

const rounds = Array.from({ length: sizes.peopleRaces }, (_, round) => round);

let database: TestDatabase;
let deps: TestDeps;
/** The same service a second time, as another process. */
let other: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  const outside = {
    resolve: () => Promise.resolve(['93.184.216.34']),
    http: false,
    ports: new Set([443]),
    allows: () => true,
  };
  deps = testDeps(database.db, { outside });
  other = { ...deps, db: database.another() };
});
afterAll(() => database.drop());

let count = 0;

/** Somebody who has just signed in. */
const signedIn = async (name: string): Promise<PersonActor> => {
  const someone = await person(deps, name);
  const { actor } = await openPersonSession(deps, direct(deps.db), {
    id: someone.personId,
    name: someone.name,
    isProgram: false,
    forcedMoves: false,
    email: `${name.toLowerCase()}@example.org`,
    language: 'en',
    timeZone: 'UTC',
  });
  return actor as PersonActor;
};

/** Two with several games that run by the clock. */
const table = async (games = 3) => {
  const names = [`Anna${String(++count)}`, `Ben${String(count)}`];
  const [anna, ben] = [await signedIn(names[0]!), await signedIn(names[1]!)];
  const ids: string[] = [];
  for (let n = 0; n < games; n++) ids.push((await timedGame(deps, names, deadline(48 * 60))).id);
  return { anna, ben, ids: ids.sort() };
};

/** What was refused, by its code; nothing of it may be the database giving up. */
const outcomes = async (tries: readonly (() => Promise<unknown>)[]): Promise<readonly string[]> =>
  (await Promise.allSettled(tries.map(run => run()))).map(one =>
    one.status === 'fulfilled' ? 'done' : ((one.reason as { code?: string }).code ?? String(one.reason)),
  );

const bid = async (by: TestDeps, actor: PersonActor, gameId: string, seat: number): Promise<unknown> => {
  const { number } = await position(by, actor, { gameId });
  return submit(by, actor, { gameId, expected: number, action: { seat, type: 'bid', amount: 1 } });
};

const shuffled = <T>(items: readonly T[], round: number): readonly T[] =>
  [...items].sort(
    (a, b) => ((items.indexOf(a) + round) % items.length) - ((items.indexOf(b) + round) % items.length),
  );

/** What of the database's own may come of no race: 40P01 is a deadlock, 23505 a row that was there. */
const mustBeClean = (codes: readonly string[]): void => {
  expect(codes.filter(code => /^[0-9A-Z]{5}$/.test(code) || code.includes('Error'))).toEqual([]);
};

describe('at the same time as an account is deleted', () => {
  test('its owner changes when their clocks run, and the others move: nobody waits for each other for ever', async () => {
    for (const round of rounds) {
      const { anna, ben, ids } = await table();
      const zones = ['Asia/Tokyo', 'America/Lima'];
      const codes = await outcomes(
        shuffled(
          [
            () => changePrefs(deps, anna, { zone: zones[0]! }),
            () => deleteAccount(other, anna, { word: 'delete' }),
            ...ids.map(id => () => bid(round % 2 ? deps : other, ben, id, 1)),
            () => changePrefs(other, anna, { zone: zones[1]! }),
          ],
          round,
        ),
      );
      mustBeClean(codes);
      for (const id of ids) expect(await verifyGame(deps, id)).toBeNull();
    }
  });

  test('a record of theirs that is being played makes no game', async () => {
    const anna = await signedIn('Anna-who-imports');
    const moves = ['take SV', 'take CS'].map((line, seat) => title1830.notation.parse(line, seat));
    const record = {
      ...{ format: 'bahnpost-log-1', title: '1830', rules: title1830.rules, name: 'Too late', settings: {} },
      ...{ players: ['Nora', 'Olaf'], setupDraws: [] },
      log: moves.map(action => ({ kind: 'action', action })),
    };
    const withTitle = { ...deps, titles: new Map([['1830', title1830]]) };
    const progress = async (done: number): Promise<void> => {
      if (done === 1) await deleteAccount(other, anna, { word: 'delete' });
    };
    await expect(makeOf(withTitle, anna, { record, progress })).rejects.toMatchObject({
      code: 'no-such-person',
    });
    expect((await database.asOwner("SELECT FROM game WHERE name = 'Too late'")).rowCount).toBe(0);
  });

  test('tokens and webhooks of a game are made while moves are written there', async () => {
    for (const round of rounds) {
      const { anna, ben, ids } = await table(1);
      const [gameId] = ids as [string];
      const codes = await outcomes(
        shuffled(
          [
            () => bid(deps, ben, gameId, 1),
            () => makeToken(other, anna, { name: 'Bot', scopes: ['play'], gameId, days: 1 }),
            () => createHook(deps, anna, { url: 'https://a.example/', shape: 'generic', name: 'A', gameId }),
            () => bid(other, anna, gameId, 0),
            ...(round % 2 ? [() => deleteAccount(other, anna, { word: 'delete' })] : []),
          ],
          round,
        ),
      );
      mustBeClean(codes);
      expect(await verifyGame(deps, gameId)).toBeNull();
    }
  });

  test('seats are taken and games made: nobody who has left sits anywhere', async () => {
    for (const round of rounds) {
      const { anna, ben } = await table(1);
      const open: string[] = [];
      for (let n = 0; n < 3; n++)
        open.push(
          (
            await createGame(deps, ben, {
              title: 'toy',
              name: 'Open',
              settings: {},
              seats: [{ kind: 'me' }, { kind: 'open' }],
            })
          ).id,
        );
      const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
      const codes = await outcomes(
        shuffled(
          [
            ...open.map((gameId, n) => () => joinGame(n % 2 ? deps : other, anna, { gameId, seat: 1 })),
            () => deleteAccount(deps, anna, { word: 'delete' }),
            () => createGame(other, anna, { title: 'toy', name: 'Own', settings: {}, seats }),
          ],
          round,
        ),
      );
      mustBeClean(codes);
      const { rows } = await database.db.pool.query(
        `SELECT FROM seat s JOIN game g ON g.id = s.game_id WHERE s.person_id = $1 AND g.phase <> 'ended'`,
        [anna.personId],
      );
      expect(rows).toHaveLength(0);
    }
  });

  test('a vote that would replace them, or end the game, is decided', async () => {
    for (const round of rounds) {
      const { anna, ben, ids } = await table(1);
      const [gameId] = ids as [string];
      const vote = (await startVote(deps, anna, { gameId, about: 'end' }))!;
      const codes = await outcomes(
        shuffled(
          [
            () => castBallot(other, ben, { gameId, vote, choice: 'yes' }),
            () => deleteAccount(deps, anna, { word: 'delete' }),
            () => bid(deps, ben, gameId, 1),
          ],
          round,
        ),
      );
      mustBeClean(codes);
      expect(await verifyGame(deps, gameId)).toBeNull();
    }
  });
});

test('a seat that is taken while its taker leaves is taken first, or not at all', async () => {
  const { anna, ben } = await table(1);
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { id: gameId } = await createGame(deps, ben, { title: 'toy', name: 'Open', settings: {}, seats });
  await deleteAccount(deps, anna, { word: 'delete' });
  // A request that had been let in before.
  await expect(joinGame(deps, anna, { gameId, seat: 1 })).rejects.toMatchObject({ code: 'no-such-person' });
  await expect(
    createGame(deps, anna, { title: 'toy', name: 'Own', settings: {}, seats }),
  ).rejects.toMatchObject({ code: 'no-such-person' });
});
