import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createGame, showGame } from '../../../src/service/tables/games.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import { position } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import { undo } from '../../../src/service/log/undo.js';
import { checkClocks } from '../../../src/service/timeouts/look.js';
import { reliabilityAt, showResults } from '../../../src/service/tables/results.js';
import { castBallot } from '../../../src/service/votes/ballot.js';
import { startVote } from '../../../src/service/votes/start.js';
import { chooseAboutSeat } from '../../../src/service/tables/seats.js';
import type { PersonActor } from '../../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import type { Title } from '../../../src/engine/core/index.js';
import type { ToyState } from '../../fixtures/toy/state.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { deadline, timedGame } from '../../support/mail-time.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';

let database: TestDatabase | undefined;
let deps: TestDeps;
beforeEach(async () => {
  await database?.drop();
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database?.drop());

const bid = async (id: string, player: PersonActor, seat: number): Promise<void> => {
  const now = await position(deps, player, { gameId: id, seat });
  await submit(deps, player, { gameId: id, expected: now.of, action: { seat, type: 'bid', amount: 0 } });
};

/** Everybody bids nothing until all lots are sold. */
const playOut = async (id: string, players: readonly PersonActor[]): Promise<void> => {
  while ((await showGame(deps, null, id)).status === 'running')
    for (const [seat, player] of players.entries())
      if ((await showGame(deps, null, id)).asked.includes(seat)) await bid(id, player, seat);
};

const own = async (player: PersonActor) => (await showResults(deps, player)).reliability;

describe('reliability', () => {
  test('is the share of turns that were made before their time was up', async () => {
    const { id, players } = await timedGame(deps, ['Anna', 'Ben'], deadline(60));
    const [anna, ben] = players as [PersonActor, PersonActor];
    await bid(id, anna, 0);
    deps.pass(2 * 3600);
    await bid(id, ben, 1);
    await bid(id, ben, 1);
    await bid(id, anna, 0);
    expect(await own(anna)).toEqual({ finished: 0, left: 0, inTime: 1 });
    expect(await own(ben)).toEqual({ finished: 0, left: 0, inTime: 0.5 });
  });

  test('counts a turn that the clock had to make as late', async () => {
    const passing = { ...deadline(60), atZero: { pass: true, grace: 0 } };
    const { id, players } = await timedGame(deps, ['Anna', 'Ben'], passing);
    await bid(id, players[0]!, 0);
    deps.pass(2 * 3600);
    await checkClocks(deps, id);
    expect((await showGame(deps, null, id)).number).toBe(2);
    expect((await own(players[1]!)).inTime).toBe(0);
    expect((await own(players[0]!)).inTime).toBe(1);
  });

  test('does not get better by taking a turn back and making it again', async () => {
    const { id, players } = await timedGame(deps, ['Anna', 'Ben'], deadline(60));
    const [anna, ben] = players as [PersonActor, PersonActor];
    await bid(id, anna, 0);
    deps.pass(2 * 3600);
    await bid(id, ben, 1);
    for (let n = 0; n < 5; n++) {
      await bid(id, ben, 1);
      const { of } = await position(deps, ben, { gameId: id, seat: 1 });
      await undo(deps, ben, { gameId: id, seat: 1, expected: of, count: 1 });
    }
    await bid(id, ben, 1);
    expect((await own(ben)).inTime).toBe(0.5);
  });

  test('says nothing of games without a clock', async () => {
    const { game, players } = await toyGame(deps);
    await playOut(game.id, players);
    expect(await own(players[0]!)).toEqual({ finished: 1, left: 0, inTime: null });
  });

  test('is told to others from five finished games on', async () => {
    const anna = await person(deps, 'Anna');
    const at = () => reliabilityAt(deps, [{ personId: 'anna' }, { personId: null }]);
    for (let n = 0; n < 5; n++) {
      expect((await at()).size).toBe(0);
      const { game, players } = await toyGame(deps);
      await playOut(game.id, players);
    }
    expect([...(await at())]).toEqual([[anna.personId, { finished: 5, left: 0, inTime: null }]]);
  });
});

describe('a game somebody left', () => {
  test('counts as left for them; the result goes to whoever sat there at the end', async () => {
    const { game, players } = await toyGame(deps, ['Anna', 'Ben']);
    const [anna, ben] = players as [PersonActor, PersonActor];
    const cem = await person(deps, 'Cem');
    await chooseAboutSeat(deps, ben, { gameId: game.id, seat: 1, choice: 'leave', toAnyone: true });
    await joinGame(deps, cem, { gameId: game.id, seat: 1 });
    await playOut(game.id, [anna, cem]);
    expect((await showResults(deps, cem)).games).toMatchObject([
      { id: game.id, replaced: true, endedBy: null },
    ]);
    expect(await showResults(deps, ben)).toMatchObject({
      games: [],
      left: [{ id: game.id, title: 'toy', why: 'left' }],
      reliability: { finished: 0, left: 1 },
    });
    expect((await showResults(deps, anna)).left).toEqual([]);
  });

  test('handing a seat over is not leaving', async () => {
    const { game, players } = await toyGame(deps, ['Anna', 'Ben']);
    await chooseAboutSeat(deps, players[1]!, { gameId: game.id, seat: 1, choice: 'offer', toAnyone: true });
    await joinGame(deps, await person(deps, 'Cem'), { gameId: game.id, seat: 1 });
    expect((await own(players[1]!)).left).toBe(0);
  });
});

describe('somebody at several seats', () => {
  const two = [{ kind: 'me' }, { kind: 'me', name: 'Grandpa' }] as const;

  test('counts once in a game, by the best of them', async () => {
    const [anna, ben] = [await person(deps, 'Anna'), await person(deps, 'Ben')];
    const seats = [...two, { kind: 'open' } as const];
    const { id } = await createGame(deps, anna, { title: 'toy', name: 'Two', settings: {}, seats });
    await joinGame(deps, ben, { gameId: id, seat: 2 });
    await playOut(id, [anna, anna, ben]);
    expect(await showResults(deps, anna)).toMatchObject({
      all: { games: 1 },
      byOpponent: [{ name: 'Ben', games: 1 }],
      reliability: { finished: 1 },
    });
  });

  test('has beaten nobody where all seats are theirs', async () => {
    const anna = await person(deps, 'Anna');
    const { id } = await createGame(deps, anna, { title: 'toy', name: 'Alone', settings: {}, seats: two });
    await playOut(id, [anna, anna]);
    expect(await showResults(deps, anna)).toMatchObject({
      games: [{ id }],
      all: { games: 0, won: 0 },
      byOpponent: [],
      reliability: { finished: 1 },
    });
  });
});

test('a game that all agreed to end says so', async () => {
  // The toy itself cannot rank a game that goes on.
  const ranked: Title = {
    ...toyTitle,
    scores: state =>
      (state as ToyState).cash.map((cash, seat) => ({ seat, points: cash + seat, parts: {} })).reverse(),
  };
  deps = testDeps(database!.db, { titles: new Map([['toy', ranked]]) });
  const { game, players } = await toyGame(deps, ['Anna', 'Ben']);
  const vote = await startVote(deps, players[0]!, { gameId: game.id, about: 'end' });
  await castBallot(deps, players[1]!, { gameId: game.id, vote: vote!, choice: 'yes' });
  expect((await showResults(deps, players[0]!)).games).toMatchObject([
    { id: game.id, endedBy: 'consent', replaced: false },
  ]);
});
