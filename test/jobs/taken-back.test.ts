import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { direct, readGame } from '../../src/db/index.js';
import { submit } from '../../src/service/log/play.js';
import { undo } from '../../src/service/log/undo.js';
import { createGame } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import { sampler } from '../http/support/sampler.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { letPass, movedPost, type MovedPost } from '../support/mail-time.js';
import { person, testDeps, type TestDeps } from '../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
let server: MovedPost;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { titles: new Map([[sampler.id, sampler]]) });
  server = movedPost(deps);
});
afterAll(() => database.drop());

const MINUTE = 60_000;

/** A game in which Anna has moved, taken that back and moved again, whenever the mail to the other had gone or an hour was over. */
const annoyed = async (names: readonly [string, string], hours: number) => {
  const [anna, ben] = [await person(deps, names[0]), await person(deps, names[1])];
  const { id: gameId } = await createGame(deps, anna, {
    title: sampler.id,
    name: 'Heap',
    settings: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await joinGame(deps, ben, { gameId, seat: 1 });
  const expected = async () => (await readGame(direct(deps.db), gameId))!.number;
  const skip = async (seat: number) =>
    submit(deps, seat === 0 ? anna : ben, {
      gameId,
      expected: await expected(),
      action: { seat, type: 'skip' },
    });
  const back = async () => undo(deps, anna, { gameId, seat: 0, count: 1, expected: await expected() });
  const pass = (minutes: number) =>
    letPass(deps, server, new Date(deps.clock().getTime() + minutes * MINUTE));
  const turnsToBen = () =>
    server.sent
      .filter(({ to, mail }) => to === names[1] && mail.kind === 'turn')
      .map(({ at }) => at.getTime());
  const until = deps.clock().getTime() + hours * 60 * MINUTE;
  while (deps.clock().getTime() < until) {
    await skip(0);
    await pass(2);
    await back();
    await pass(1);
  }
  return { skip, back, pass, turnsToBen };
};

test('somebody who moves and takes back all day long sends the next player no more than a handful of mails', async () => {
  const { skip, pass, turnsToBen } = await annoyed(['Anna', 'Ben'], 12);
  expect(turnsToBen().length).toBeGreaterThan(2);
  expect(turnsToBen().length).toBeLessThan(10);
  // The turn that stands is told in the end, and what comes after it like any other.
  await skip(0);
  const before = turnsToBen().length;
  await pass(13 * 60);
  expect(turnsToBen()).toHaveLength(before + 1);
  await skip(1);
  await skip(0);
  const at = deps.clock().getTime();
  await pass(5);
  expect(turnsToBen().at(-1)! - at).toBeLessThan(2 * MINUTE);
});

test('a move that is taken back once or twice is told again at once', async () => {
  const { turnsToBen } = await annoyed(['Cleo', 'Dora'], 0.1);
  const [first, second] = turnsToBen();
  expect(turnsToBen()).toHaveLength(2);
  expect(second! - first!).toBe(3 * MINUTE);
});
