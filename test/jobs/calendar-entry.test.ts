import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MailedEntry, Outgoing } from '../../src/service/delivery/deliveries.js';
import { changePrefs } from '../../src/service/prefs/change.js';
import { castBallot } from '../../src/service/votes/ballot.js';
import { startVote } from '../../src/service/votes/start.js';
import { say } from '../../src/service/chat/chat.js';
import type { PersonActor } from '../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { deadline, letPass, timedGame, type MovedPost } from '../support/mail-time.js';
import { mailPair } from '../support/mail-pair.js';
import type { TestDeps } from '../support/service.js';
import { play } from '../support/toy-moves.js';

let database: TestDatabase;
let deps: TestDeps;
let server: MovedPost;
let anna: PersonActor;
let ben: PersonActor;
let begin: number;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  ({ deps, server, anna, ben } = await mailPair(database, '2030-05-01T12:00:00Z'));
  begin = deps.clock().getTime();
});
afterAll(() => database.drop());

const HOUR = 3600;

/** So many seconds after the game began. */
const at = (seconds: number): Date => new Date(begin + seconds * 1000);
const until = (seconds: number) => letPass(deps, server, at(seconds));
const start = () => timedGame(deps, [anna.name, ben.name], deadline(24 * 60));

const entryIn = (mail: Outgoing): MailedEntry | undefined => ('calendar' in mail ? mail.calendar : undefined);

/** What each mail to somebody did to their calendar. */
const told = (to: PersonActor): readonly (readonly [string, MailedEntry | undefined])[] =>
  server.sent
    .filter(one => one.to === to.name)
    .map(({ mail }) => [mail.kind === 'message' ? mail.topic : mail.kind, entryIn(mail)] as const);

describe('the calendar of who has to move', () => {
  test('gets the deadline of each turn, later ones in its place', async () => {
    const { id, players } = await start();
    await until(HOUR);
    const first = { seat: 0, until: at(24 * HOUR), at: at(120), cancelled: false };
    expect(told(anna).filter(([kind]) => kind === 'turn')).toEqual([['turn', first]]);
    await play(deps, id, players, 0, 'bid');
    await play(deps, id, players, 1, 'bid');
    await until(3 * HOUR);
    const [, second] = told(anna).filter(([kind]) => kind === 'turn');
    expect(second).toEqual(['turn', { seat: 0, until: at(25 * HOUR), at: at(HOUR + 120), cancelled: false }]);
  });

  test('loses it with the next mail once the turn is over, and is left alone then', async () => {
    const { id, players } = await start();
    await until(HOUR);
    await play(deps, id, players, 0, 'bid');
    for (const hour of [2, 3]) {
      await say(deps, players[1]!, { gameId: id, text: `Hello ${String(hour)}` });
      await until(hour * HOUR);
    }
    const chats = told(anna).filter(([kind]) => kind === 'chat');
    expect(chats.map(([, entry]) => entry)).toEqual([
      { seat: 0, until: at(24 * HOUR), at: expect.any(Date), cancelled: true },
      undefined,
    ]);
  });

  test('loses it where a pause takes the deadline away', async () => {
    const { id, players } = await start();
    await until(HOUR);
    const vote = await startVote(deps, players[0]!, { gameId: id, about: 'pause', until: null });
    await castBallot(deps, players[1]!, { gameId: id, vote: vote!, choice: 'yes' });
    await until(2 * HOUR);
    expect(told(anna).at(-1)).toEqual(['vote-over', expect.objectContaining({ seat: 0, cancelled: true })]);
  });

  test('keeps it while nothing changes, whatever else is told', async () => {
    const { id, players } = await start();
    await until(HOUR);
    await say(deps, players[1]!, { gameId: id, text: 'Hello' });
    await until(2 * HOUR);
    expect(told(anna).at(-1)).toEqual(['chat', undefined]);
  });

  test('is left alone where its owner wants so, and what stood there goes', async () => {
    const { id, players } = await start();
    await until(HOUR);
    await changePrefs(deps, anna, { calendar: false });
    await play(deps, id, players, 0, 'bid');
    await play(deps, id, players, 1, 'bid');
    await until(3 * HOUR);
    const turns = told(anna).filter(([kind]) => kind === 'turn');
    expect(turns.map(([, entry]) => entry?.cancelled)).toEqual([false, true]);
  });
});
