import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Seat } from '../../../src/engine/core/index.js';
import { takeMail } from '../../../src/service/inbound/intake.js';
import { setReplyChoice } from '../../../src/service/inbound/preference.js';
import { position, readLog } from '../../../src/service/log/history.js';
import { createGame } from '../../../src/service/tables/games.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import type { PersonActor } from '../../../src/service/types.js';
import { titleImperialSteam as title } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { random } from '../../support/random.js';
import { person } from '../../support/service.js';
import { steamTurn } from '../../support/steam-player.js';
import { office, rawMail, replyTo, type Office } from './support.js';

let database: TestDatabase;
let post: Office;
let players: readonly PersonActor[];
let gameId: string;

beforeAll(async () => {
  database = await freshDatabase();
  post = office(database.db, { titles: new Map([[title.id, title]]) });
  players = await Promise.all(['Anna', 'Ben', 'Cleo'].map(name => person(post.deps, name)));
  for (const player of players) await setReplyChoice(post.deps, player, 'at-once');
  const seats = players.map((_, seat) =>
    seat === 0 ? ({ kind: 'me' } as const) : ({ kind: 'open' } as const),
  );
  const wish = { title: title.id, name: 'By replies', settings: { setup: 'random' }, seats };
  ({ id: gameId } = await createGame(post.deps, players[0]!, wish));
  for (const seat of [1, 2]) await joinGame(post.deps, players[seat]!, { gameId, seat });
});
afterAll(() => database.drop());

const rng = random(8);

/** Answers the newest mail that asks the seat for its turn. */
const answer = async (seat: Seat, lines: readonly string[]): Promise<void> => {
  const from = `${['anna', 'ben', 'cleo'][seat]!}@example.org`;
  // Games take weeks; nobody sends so many mails in an hour.
  await database.asOwner('DELETE FROM inbound');
  const asking = post.sent.findLast(mail => mail.to.address === from && replyTo(mail) !== undefined)!;
  const raw = rawMail({ body: lines.join('\r\n'), from });
  expect(await takeMail(post.deps, { sender: from, recipients: [replyTo(asking)!], raw })).toBe('taken');
  await post.work();
};

test('three people play a whole game of Imperial Steam by answering their mails', async () => {
  const sent: string[] = [];
  await post.work();
  for (;;) {
    const { turn } = await position(post.deps, null, { gameId });
    const [seat] = turn.asked;
    if (seat === undefined) break;
    const { view } = await position(post.deps, players[seat]!, { gameId, seat });
    const lines = steamTurn(view, seat, rng).map(action => title.notation.print(action));
    await answer(seat, lines);
    const { status, outcome } = post.answer()!;
    expect([lines, status, outcome.failed]).toEqual([lines, 'played', undefined]);
    sent.push(...lines);
  }
  expect((await position(post.deps, null, { gameId })).status.ended).toBe(true);

  const log: string[] = [];
  while (log.length < sent.length) {
    const { entries } = await readLog(post.deps, players[0]!, { gameId, after: log.length });
    log.push(...entries.map(({ notation }) => String(notation)));
  }
  expect(log).toEqual(sent);
  // What is drawn decides which kinds of moves there are.
  expect(new Set(log.map(line => line.split(' ')[0])).size).toBeGreaterThan(6);
});
