import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { direct } from '../../../src/db/index.js';
import type { TimeWish } from '../../../src/service/clocks/game-time.js';
import { position } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import { undo } from '../../../src/service/log/undo.js';
import { createGame, showGame } from '../../../src/service/tables/games.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import { rematch } from '../../../src/service/tables/rematch.js';
import { showResults } from '../../../src/service/tables/results.js';
import { startVote } from '../../../src/service/votes/start.js';
import { listVotes } from '../../../src/service/votes/read.js';
import type { PersonActor } from '../../../src/service/types.js';
import { harbour } from '../../http/support/harbour.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
let anna: PersonActor;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { titles: new Map(harbour.titles.map(title => [title.id, title])) });
  anna = await person(deps, 'Anna');
});
afterAll(() => database.drop());

const begun = async (time: TimeWish | null = null): Promise<string> =>
  (
    await createGame(deps, anna, {
      title: 'harbour',
      name: 'Alone',
      settings: {},
      seats: [{ kind: 'me' }],
      time,
    })
  ).id;

/** The first form of the menu, as it is proposed. */
const playOn = async (gameId: string): Promise<void> => {
  const { number, menu, view } = await position(deps, anna, { gameId });
  const [option] = menu;
  const goods = (view as unknown as { hands: readonly (readonly string[])[] }).hands[0]!.slice(0, 1);
  const fields = option!.type === 'load' ? { goods } : { at: 'north', bonuses: ['crane'] };
  await submit(deps, anna, { gameId, expected: number, action: { seat: 0, type: option!.type, ...fields } });
};

test('a game of one begins at once, is played to its end, counts, and is played again', async () => {
  const id = await begun();
  expect((await showGame(deps, anna, id)).status).toBe('running');
  for (let move = 0; move < 4; move++) await playOn(id);
  expect(await showGame(deps, anna, id)).toMatchObject({
    status: 'ended',
    result: { scores: [{ seat: 0 }] },
  });
  const results = await showResults(deps, anna);
  expect(results.all).toMatchObject({ games: 1 });
  const again = await rematch(deps, anna, id);
  expect(await showGame(deps, anna, again)).toMatchObject({ name: 'Alone 2', status: 'running' });
});

test('whoever plays alone asks nobody: what all would have to agree to is done at once', async () => {
  const id = await begun();
  await playOn(id);
  await playOn(id);
  // What was drawn or laid open is not taken back by oneself alone.
  await expect(undo(deps, anna, { gameId: id, expected: 2, seat: 0, count: 1 })).rejects.toMatchObject({
    code: expect.any(String),
  });
  await startVote(deps, anna, { gameId: id, about: 'undo', to: 1 });
  expect((await position(deps, anna, { gameId: id })).turn.ask.kind).toBe('dock');
  await startVote(deps, anna, { gameId: id, about: 'end' });
  expect(await showGame(deps, anna, id)).toMatchObject({ status: 'ended', endedBy: 'consent' });
  expect((await listVotes(deps, anna, id)).open).toEqual([]);
});

test('its clock runs, and its mails go to the one who plays', async () => {
  const id = await begun({ pace: { kind: 'deadline', turn: 60 * 24 } });
  const game = await showGame(deps, anna, id);
  expect(game.clocks).toHaveLength(1);
  expect(game.deadline).not.toBeNull();
  const mails = await direct(deps.db).rows<{ kind: string }>('SELECT kind FROM delivery WHERE game_id = $1', [
    id,
  ]);
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['game-started', 'turn']);
});

test('seven can play, each asked at once', async () => {
  const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gil'];
  const players = await Promise.all(names.map(name => person(deps, name)));
  const { id } = await createGame(deps, players[0]!, {
    title: 'harbour',
    name: 'Seven',
    settings: {},
    seats: names.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
  });
  for (const [seat, player] of players.entries())
    if (seat > 0) await joinGame(deps, player, { gameId: id, seat });
  expect((await showGame(deps, players[6]!, id)).asked).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
