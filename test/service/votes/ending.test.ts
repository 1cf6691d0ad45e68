import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Title } from '../../../src/engine/core/index.js';
import { toMail } from '../../../src/jobs/post.js';
import { beginDelivery } from '../../../src/service/delivery/deliveries.js';
import { exportLog, replayRecord } from '../../../src/service/log/exchange.js';
import { showGame } from '../../../src/service/tables/games.js';
import { position } from '../../../src/service/log/history.js';
import { undo } from '../../../src/service/log/undo.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { wordsFor } from '../../../src/words/index.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps, type TestDeps } from '../../support/service.js';
import { messagesTo, seated } from '../../support/vote-table.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  const titles = new Map<string, Title>([
    ['toy', toyTitle],
    ['1830', title1830],
  ]);
  deps = testDeps(database.db, { titles });
});
afterAll(() => database.drop());

const DAY = 86_400;

describe('ending by consent', () => {
  test('ends a game of six with the present order, and its log still holds', async () => {
    const table = await seated(deps, 6, { title: '1830' });
    const id = await table.start(2, { about: 'end', reason: 'We have lost heart.' });
    for (const seat of [0, 1, 3, 4]) await table.cast(seat, id);
    expect((await showGame(deps, null, table.id)).status).toBe('running');
    await table.cast(5, id);
    const game = await showGame(deps, null, table.id);
    expect(game).toMatchObject({ status: 'ended', endedBy: 'consent', endedAt: deps.clock(), asked: [] });
    expect(game.result).toMatchObject({ reason: 'agreed' });
    expect(game.result!.scores.map(({ points }) => points)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await verifyGame(deps, table.id)).toBeNull();
    const { stateHash } = replayRecord(deps, await exportLog(deps, table.id));
    expect((await position(deps, null, { gameId: table.id })).stateHash).toBe(stateHash);
    // One mail about it for each, and no turn to play any more.
    const { rows } = await database.asOwner(
      `SELECT kind, count(*)::int AS count FROM delivery
       WHERE game_id = $1 AND status = 'queued' AND kind IN ('turn', 'game-over') GROUP BY kind`,
      [table.id],
    );
    expect(rows).toEqual([{ kind: 'game-over', count: 6 }]);
  });

  test.each([
    ['en', 'All players have agreed to end the game'],
    ['de', 'Alle haben zugestimmt, die Partie zu beenden'],
  ])('is the reason in the mail about the end (%s)', async (language, reason) => {
    const table = await seated(deps, 2);
    await database.asOwner('UPDATE person SET language = $1 WHERE id = $2', [
      language,
      table.players[1]!.personId,
    ]);
    await table.cast(1, await table.start(0, { about: 'end' }));
    const { rows } = await database.asOwner(
      `SELECT id FROM delivery WHERE game_id = $1 AND person_id = $2 AND kind = 'game-over'`,
      [table.id, table.players[1]!.personId],
    );
    const outgoing = await beginDelivery(deps, (rows as { id: string }[])[0]!.id);
    const wording = {
      titles: deps.titles,
      presenters: {},
      wordsFor,
      picture: () => Promise.reject(new Error('no picture')),
      warn: () => undefined,
    };
    expect(await toMail(outgoing!, wording)).toMatchObject({ kind: 'game-over', reason, winners: [] });
  });

  test('leaves a title that ranks only finished games without a result', async () => {
    const table = await seated(deps, 2);
    await table.play(0, 'bid', { amount: 1 });
    await table.cast(1, await table.start(0, { about: 'end' }));
    expect(await showGame(deps, null, table.id)).toMatchObject({ endedBy: 'consent', result: null });
    expect(await verifyGame(deps, table.id)).toBeNull();
    const { menu, undo: back } = await position(deps, table.players[0]!, { gameId: table.id, seat: 0 });
    expect([menu, back]).toEqual([[], 0]);
    await expect(table.play(1, 'bid', { amount: 1 })).rejects.toMatchObject({ code: 'game-over' });
    await expect(
      undo(deps, table.players[0]!, { gameId: table.id, seat: 0, expected: 1, count: 1 }),
    ).rejects.toMatchObject({ code: 'game-over' });
    await expect(table.start(0, { about: 'undo' })).rejects.toMatchObject({ code: 'game-over' });
  });

  test('is not stopped by moves, but settles with the game’s own end', async () => {
    const table = await seated(deps, 2);
    const id = await table.start(0, { about: 'end' });
    await table.play(0, 'bid', { amount: 0 });
    expect((await table.vote(id)).outcome).toBeNull();
    while ((await showGame(deps, null, table.id)).status === 'running')
      for (const seat of [0, 1]) {
        const { menu } = await position(deps, table.players[seat]!, { gameId: table.id, seat });
        if (menu.some(({ type }) => type === 'bid')) await table.play(seat, 'bid', { amount: seat });
      }
    expect(await table.vote(id)).toMatchObject({ outcome: 'moot' });
    expect((await showGame(deps, null, table.id)).endedBy).toBeNull();
  });

  test('closes whatever else is voted on', async () => {
    const table = await seated(deps, 2);
    const pause = await table.start(1, { about: 'pause', until: null });
    await table.cast(1, await table.start(0, { about: 'end' }));
    expect(await table.vote(pause)).toMatchObject({ outcome: 'moot' });
    await expect(table.cast(0, pause)).rejects.toMatchObject({ code: 'game-over' });
  });
});

describe('a pause', () => {
  const paused = async (id: string) => {
    const { rows } = await database.asOwner('SELECT pauses FROM game WHERE id = $1', [id]);
    return (rows as { pauses: { from: number; until: number | null }[] }[])[0]!.pauses;
  };

  test('until a day begins when all have agreed, and only all together end it sooner', async () => {
    const table = await seated(deps, 3);
    const until = new Date(deps.clock().getTime() + 10 * DAY * 1000);
    const id = await table.start(0, { about: 'pause', until });
    await table.cast(1, id);
    deps.pass(DAY);
    expect(await paused(table.id)).toEqual([]);
    await table.cast(2, id);
    const from = deps.clock().getTime();
    expect(await paused(table.id)).toEqual([{ from, until: until.getTime() }]);
    await expect(table.start(1, { about: 'pause', until: null })).rejects.toMatchObject({
      code: 'already-paused',
    });
    deps.pass(DAY);
    const sooner = await table.start(1, { about: 'resume' });
    await table.cast(0, sooner);
    expect(await paused(table.id)).toEqual([{ from, until: until.getTime() }]);
    await table.cast(2, sooner);
    expect(await paused(table.id)).toEqual([{ from, until: deps.clock().getTime() }]);
  });

  test('without an end is ended by any one player, at once, and the others are told', async () => {
    const table = await seated(deps, 2);
    await table.cast(1, await table.start(0, { about: 'pause', until: null }));
    deps.pass(DAY);
    expect(await table.start(1, { about: 'resume' })).toBeNull();
    const [pause] = await paused(table.id);
    expect(pause!.until).toBe(deps.clock().getTime());
    expect(await messagesTo(deps, table.id, table.players[0]!.personId)).toEqual(['resumed', 'vote-over']);
    expect(await messagesTo(deps, table.id, table.players[1]!.personId)).toEqual(['vote', 'vote-over']);
    await expect(table.start(1, { about: 'resume' })).rejects.toMatchObject({ code: 'not-paused' });
  });

  test('that all agree to only after its end changes nothing', async () => {
    const table = await seated(deps, 2);
    const id = await table.start(0, { about: 'pause', until: new Date(deps.clock().getTime() + 3_600_000) });
    deps.pass(7200);
    await table.cast(1, id);
    expect(await paused(table.id)).toEqual([]);
  });

  test.each([-1, 0, 367 * DAY])('that ends %p seconds from now is refused', async seconds => {
    const table = await seated(deps, 2);
    const until = new Date(deps.clock().getTime() + seconds * 1000);
    await expect(table.start(0, { about: 'pause', until })).rejects.toMatchObject({ code: 'bad-pause' });
  });
});
