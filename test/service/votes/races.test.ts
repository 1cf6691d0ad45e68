import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { showGame } from '../../../src/service/tables/games.js';
import { submit } from '../../../src/service/log/play.js';
import { castBallot } from '../../../src/service/votes/ballot.js';
import { startVote } from '../../../src/service/votes/start.js';
import { voteDue } from '../../../src/service/votes/settle.js';
import { chooseAboutSeat } from '../../../src/service/tables/seats.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps, type TestDeps } from '../../support/service.js';
import { messagesTo, seated } from '../../support/vote-table.js';
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

/** The codes of what was refused; `done` for the rest. */
const outcomes = async (tries: readonly Promise<unknown>[]): Promise<readonly string[]> =>
  (await Promise.allSettled(tries)).map(one =>
    one.status === 'fulfilled' ? 'done' : ((one.reason as { code?: string }).code ?? String(one.reason)),
  );

describe('at the same time', () => {
  test('the last agreement and a move: either the undo or the move, never both', async () => {
    for (const round of rounds) {
      const table = await seated(deps, 2);
      await table.play(0, 'bid', { amount: 1 });
      const vote = await table.start(0, { about: 'undo' });
      const move = { gameId: table.id, expected: 1, action: { seat: 1, type: 'bid', amount: 0 } };
      const tries = [
        () => castBallot(deps, table.players[1]!, { gameId: table.id, vote, choice: 'yes' }),
        () => submit(other, table.players[1]!, move),
      ];
      const [first, second] = await outcomes((round % 2 ? tries : tries.reverse()).map(run => run()));
      expect([
        ['done', 'stale'],
        ['done', 'vote-over'],
      ]).toContainEqual([first, second].sort((a, b) => (a === 'done' ? -1 : b === 'done' ? 1 : 0)));
      expect(await table.number()).toBe(2);
      expect(await verifyGame(deps, table.id)).toBeNull();
    }
  });

  test('the two last ballots: both count, and it is carried out once', async () => {
    for (const _ of rounds) {
      const table = await seated(deps, 3);
      await table.play(0, 'bid', { amount: 1 });
      const vote = await table.start(0, { about: 'undo' });
      const ballot = { gameId: table.id, vote, choice: 'yes' };
      expect(
        await outcomes([
          castBallot(deps, table.players[1]!, ballot),
          castBallot(other, table.players[2]!, ballot),
        ]),
      ).toEqual(['done', 'done']);
      expect(await table.number()).toBe(2);
      expect(await table.vote(vote)).toMatchObject({ outcome: 'carried' });
      expect(await messagesTo(deps, table.id, table.players[0]!.personId)).toEqual(['vote-over']);
    }
  });

  test('a yes and a no: the first of them decides nothing, the no does, and it is off', async () => {
    for (const _ of rounds) {
      const table = await seated(deps, 3);
      const vote = await table.start(0, { about: 'end' });
      const ballot = { gameId: table.id, vote };
      const [yes, no] = await outcomes([
        castBallot(deps, table.players[1]!, { ...ballot, choice: 'yes' }),
        castBallot(other, table.players[2]!, { ...ballot, choice: 'no' }),
      ]);
      expect(no).toBe('done');
      expect(['done', 'vote-over']).toContain(yes);
      expect(await table.vote(vote)).toMatchObject({ outcome: 'rejected' });
      expect((await showGame(deps, null, table.id)).status).toBe('running');
    }
  });

  test('the same ballot sent twice and the job that closes: carried out once', async () => {
    for (const _ of rounds) {
      const table = await seated(deps, 2);
      await table.play(0, 'bid', { amount: 1 });
      const vote = await table.start(0, { about: 'undo' });
      const ballot = { gameId: table.id, vote, choice: 'yes' };
      const done = await outcomes([
        castBallot(deps, table.players[1]!, ballot),
        castBallot(other, table.players[1]!, ballot),
        voteDue(other, vote),
      ]);
      expect([...done].sort()).toEqual(['done', 'done', 'vote-over']);
      expect(await table.number()).toBe(2);
    }
  });

  test('a millisecond before the end an agreement counts, at the end it does not', async () => {
    for (const [early, outcome] of [
      [0.001, 'carried'],
      [0, 'expired'],
    ] as const) {
      const table = await seated(deps, 2);
      await table.play(0, 'bid', { amount: 1 });
      const vote = await table.start(0, { about: 'undo' });
      deps.pass(3 * 86_400 - early);
      await outcomes([
        castBallot(deps, table.players[1]!, { gameId: table.id, vote, choice: 'yes' }),
        voteDue(other, vote),
      ]);
      await voteDue(deps, vote);
      expect(await table.vote(vote)).toMatchObject({ outcome });
      expect(await table.number()).toBe(outcome === 'carried' ? 2 : 1);
    }
  });

  test('two who start the same: one vote', async () => {
    for (const _ of rounds) {
      const table = await seated(deps, 3);
      const proposal = { gameId: table.id, about: 'end' } as const;
      const done = await outcomes([
        startVote(deps, table.players[0]!, proposal),
        startVote(other, table.players[1]!, proposal),
      ]);
      expect([...done].sort()).toEqual(['done', 'vote-already-open']);
    }
  });

  test('leaving and moving: the move counts or the seat is empty first', async () => {
    for (const _ of rounds) {
      const table = await seated(deps, 2);
      const [anna] = table.players;
      const done = await outcomes([
        chooseAboutSeat(deps, anna!, { gameId: table.id, seat: 0, choice: 'leave' }),
        submit(other, anna!, { gameId: table.id, expected: 0, action: { seat: 0, type: 'bid', amount: 0 } }),
      ]);
      expect(done[0]).toBe('done');
      expect(await table.number()).toBe(done[1] === 'done' ? 1 : 0);
      expect(['done', 'not-your-seat']).toContain(done[1]);
    }
  });
});
