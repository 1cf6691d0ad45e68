import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { submit } from '../../../src/service/log/play.js';
import { deleteAccount } from '../../../src/service/personal-data/erase/index.js';
import { exportAccount } from '../../../src/service/personal-data/export/index.js';
import { openSession } from '../../../src/service/account/session.js';
import { listPins, pinNote, showNotes, unpinNote, writeNotes } from '../../../src/service/chat/notes.js';
import { readConversation, say } from '../../../src/service/chat/chat.js';
import { followGame } from '../../../src/service/tables/watching.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

describe("somebody's own notes", () => {
  test('are theirs alone, and one page does not overwrite another', async () => {
    const { game, players } = await toyGame(deps);
    const [anna, ben] = [players[0]!, players[1]!];
    const gameId = game.id;
    expect(await showNotes(deps, anna, gameId)).toEqual({ text: '', version: 0, at: null });
    const first = await writeNotes(deps, anna, { gameId, text: 'Bid low.\r\nWait.', version: 0 });
    expect(first).toMatchObject({ text: 'Bid low.\nWait.', version: 1 });
    // The other tab still shows nothing.
    await expect(writeNotes(deps, anna, { gameId, text: 'other', version: 0 })).rejects.toMatchObject({
      code: 'notes-changed',
      params: { version: 1, expected: 0 },
    });
    const second = await writeNotes(deps, anna, { gameId, text: '', version: 1 });
    await expect(writeNotes(deps, anna, { gameId, text: 'late', version: 1 })).rejects.toMatchObject({
      code: 'notes-changed',
    });
    expect(second).toMatchObject({ text: '', version: 2 });
    expect(await showNotes(deps, ben, gameId)).toMatchObject({ text: '', version: 0 });
  });

  test('hold twenty thousand letters and no more', async () => {
    const { game, players } = await toyGame(deps);
    const anna = players[0]!;
    const text = 'ü'.repeat(20_000);
    await writeNotes(deps, anna, { gameId: game.id, text, version: 0 });
    expect((await showNotes(deps, anna, game.id)).text).toBe(text);
    await expect(
      writeNotes(deps, anna, { gameId: game.id, text: `${text}ü`, version: 1 }),
    ).rejects.toMatchObject({ code: 'text-too-long' });
    await expect(showNotes(deps, anna, 'nowhere')).rejects.toMatchObject({ code: 'no-such-game' });
  });

  test('are pinned to positions by number and hash', async () => {
    const { game, players } = await toyGame(deps);
    const [anna, ben] = [players[0]!, players[1]!];
    const gameId = game.id;
    const done = await submit(deps, anna, {
      gameId,
      expected: 0,
      action: { seat: 0, type: 'bid', amount: 1 },
    });
    await pinNote(deps, anna, { gameId, number: 1, text: 'first try' });
    await pinNote(deps, anna, { gameId, number: 1, text: 'too low?' });
    await pinNote(deps, anna, { gameId, number: 0, text: 'the start' });
    expect(await listPins(deps, anna, gameId)).toMatchObject([
      { number: 0, text: 'the start' },
      { number: 1, hash: done.hash, text: 'too low?' },
    ]);
    expect(await listPins(deps, ben, gameId)).toEqual([]);
    await expect(unpinNote(deps, ben, { gameId, number: 1 })).rejects.toMatchObject({ code: 'no-such-note' });
    await unpinNote(deps, anna, { gameId, number: 1 });
    expect(await listPins(deps, anna, gameId)).toHaveLength(1);
    await expect(pinNote(deps, anna, { gameId, number: 2, text: 'x' })).rejects.toMatchObject({
      code: 'no-such-position',
    });
    await expect(pinNote(deps, anna, { gameId, number: 0, text: 'x'.repeat(501) })).rejects.toMatchObject({
      code: 'text-too-long',
    });
    await expect(pinNote(deps, anna, { gameId, number: 0, text: '\u200b' })).rejects.toMatchObject({
      code: 'text-missing',
    });
  });
});

test('whoever leaves takes their words and notes along; the chat of the others stays', async () => {
  const { game, players } = await toyGame(deps, ['Vera', 'Ben']);
  const [vera, ben] = [players[0]!, players[1]!];
  const gameId = game.id;
  await say(deps, vera, { gameId, text: 'my secret' });
  await say(deps, ben, { gameId, text: 'hello @Vera' });
  await say(deps, ben, { gameId, with: 0, text: 'for you alone' });
  await writeNotes(deps, vera, { gameId, text: 'note to self', version: 0 });
  await pinNote(deps, vera, { gameId, number: 0, text: 'pinned' });
  await followGame(deps, vera, gameId, { mail: true, key: null });
  const { data } = await exportAccount(deps, vera);
  expect(data).toMatchObject({
    chat: [
      { text: 'my secret', mine: true, private: false },
      { text: 'for you alone', mine: false, private: true },
    ],
    notes: [{ text: 'note to self' }],
    pinnedNotes: [{ number: 0, text: 'pinned' }],
    followed: [{ gameId, mail: true }],
  });
  expect((await exportAccount(deps, await person(deps, 'Stranger'))).data['chat']).toEqual([]);
  const { actor } = await database.db.transaction(tx =>
    openSession(deps, tx, {
      kind: 'person',
      person_id: 'vera',
      game_id: null,
      seat: null,
      name: 'Vera',
      language: 'en',
      time_zone: 'UTC',
    }),
  );
  await deleteAccount(deps, actor as typeof vera, { word: 'delete' });
  const { messages } = await readConversation(deps, ben, { gameId });
  expect(messages).toMatchObject([
    { seat: null, text: null },
    { seat: 1, text: 'hello @Vera' },
  ]);
  for (const table of ['notepad', 'pinned_note', 'plan', 'follow', 'chat_mark'])
    expect((await database.asOwner(`SELECT * FROM ${table} WHERE person_id = 'vera'`)).rows).toEqual([]);
  const said = await database.asOwner(`SELECT text FROM chat WHERE by_person = 'vera'`);
  expect(said.rows).toEqual([{ text: '' }]);
});
