import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { OutgoingAtSeat } from '../../src/service/delivery/deliveries.js';
import { writeAtSeat, type LetterWording } from '../../src/jobs/letter.js';
import { boardPng } from '../../src/mail/picture.js';
import { position, readLog } from '../../src/service/log/history.js';
import { createGame } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import { submit } from '../../src/service/log/play.js';
import type { PersonActor } from '../../src/service/types.js';
import { goods } from '../fixtures/harbour/state.js';
import { harbour } from '../http/support/harbour.js';
import { office, type Office } from '../service/inbound/support.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { person } from '../support/service.js';

let database: TestDatabase;
let mail: Office;
let players: readonly PersonActor[];
let gameId: string;
beforeAll(async () => {
  database = await freshDatabase();
  mail = office(database.db, { titles: new Map(harbour.titles.map(title => [title.id, title])) });
});
beforeEach(async () => {
  await database.asOwner('DELETE FROM graphile_worker._private_jobs');
  mail.sent.length = 0;
  players = [await person(mail.deps, 'Anna'), await person(mail.deps, 'Ben')];
  ({ id: gameId } = await createGame(mail.deps, players[0]!, {
    title: 'harbour',
    name: 'By post',
    settings: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
  }));
  await joinGame(mail.deps, players[1]!, { gameId, seat: 1 });
  await mail.work();
});
afterAll(() => database.drop());

const wording: LetterWording = {
  titles: new Map(harbour.titles.map(title => [title.id, title])),
  presenters: harbour.presenters,
  wordsFor: harbour.wordsFor,
  picture: boardPng,
  warn: error => {
    throw error;
  },
};

const seen = (seat: number) => position(mail.deps, players[seat]!, { gameId });
const handOf = async (seat: number): Promise<readonly string[]> =>
  ((await seen(seat)).view as unknown as { hands: readonly (readonly string[])[] }).hands[seat]!;

const newest = (seat: number): OutgoingAtSeat =>
  mail.sent
    .filter((one): one is OutgoingAtSeat => 'seat' in one && one.seat === seat && one.kind !== 'message')
    .at(-1)!;

/** A reply to the seat's newest mail. */
const reply = async (seat: number, body: string): Promise<void> => {
  const { number } = newest(seat).position;
  const from = `${players[seat]!.name.toLowerCase()}@example.org`;
  await mail.drop({ gameId, seat, number, personId: players[seat]!.personId }, { from, body });
  await mail.work();
};

const lines = async (): Promise<readonly (string | null)[]> =>
  (await readLog(mail.deps, players[0]!, { gameId })).entries.map(({ notation }) => notation);

describe('a game that is no 18xx', () => {
  test('is mailed with its own board, tables and lines that can be answered', async () => {
    const hand = await handOf(0);
    const letter = await writeAtSeat(newest(0), wording);
    if (letter.kind !== 'turn') throw new Error(letter.kind);
    expect(letter).toMatchObject({
      kind: 'turn',
      game: { title: 'Harbour' },
      ask: { full: 'Choose what to load; all do so at once.' },
      choices: [{ type: 'load', label: `Load – Goods: 1–3 of ${hand.join(', ')}`, form: `load ${hand[0]!}` }],
      picture: { alt: expect.any(String) },
    });
    const table = letter.tables[0]!;
    // One's own hand is told, the other's is not, and the player that nobody is stands with the others.
    expect(table.rows.map(row => row[2])).toEqual([hand.join(', '), 'covered', '–']);
    expect(table.rows[2]![0]).toBe('Tug');
    expect(letter.picture!.png.length).toBeGreaterThan(500);
    // Both may hold the same: no good that one does not hold oneself stands anywhere in the mail.
    expect(newest(0).position.view).toMatchObject({ hands: [hand, null] });
    const told = JSON.stringify(newest(0));
    expect(goods.filter(good => told.includes(`"${good}"`))).toEqual(hand);
  });

  test('is played by reply: lists in any order, an answer to whoever asks, an order', async () => {
    const hand = await handOf(0);
    await reply(0, `load ${[...hand].reverse().join(',')}`);
    expect(await lines()).toEqual([`load ${hand.join(',')}`]);
    await reply(1, `load ${(await handOf(1))[0]!}`);
    await reply(0, 'dock isle with rope,crane');
    await reply(1, 'dock isle with pilot');
    // Asked to let another in, the host gets a mail of another kind.
    expect(newest(0).kind).toBe('offer');
    const offer = await writeAtSeat(newest(0), wording);
    expect(offer).toMatchObject({
      kind: 'offer',
      ask: { full: 'Ben wants to lie beside you at Isle Quay. Let them in or refuse.' },
      example: 'let in',
    });
    await reply(0, 'refuse');
    expect((await lines()).slice(2)).toEqual(['dock isle with rope,crane', 'dock isle with pilot', 'refuse']);
    const since = await writeAtSeat(newest(1), wording);
    expect(JSON.stringify(since)).toMatch(/The tug goes to .*New goods are dealt/);
    await reply(1, 'auto load coal,grain,ore,salt,silk,timber');
    const { entries } = await readLog(mail.deps, players[1]!, { gameId });
    expect(entries.at(-1)).toMatchObject({
      seat: 1,
      cause: 'programmed',
      notation: expect.stringMatching(/^load \w+,\w+,\w+$/),
    });
  });

  test('a reply with a wrong list is answered with what is wrong', async () => {
    const hand = await handOf(0);
    await reply(0, `load ${hand[0]!},${hand[0]!}`);
    expect(mail.answer()).toMatchObject({
      outcome: { failed: { code: 'not-offered', params: { case: 'twice' } } },
    });
    await reply(0, 'load gold');
    expect(mail.answer()).toMatchObject({
      outcome: { failed: { params: { case: 'unknown', wrong: 'gold' } } },
    });
    expect(await lines()).toEqual([]);
  });

  test('whose time is up has the least done for them', async () => {
    const title = harbour.titles[0]!;
    const { number } = await seen(0);
    const state = title.setup({ rules: 1, seats: 2, settings: {} }, ({ kind }) =>
      kind === 'die' ? [1] : [0, 1, 2, 3, 4, 5],
    );
    const lapse = title.onTimeout?.(state, 0);
    expect(lapse).toEqual({ seat: 0, type: 'load', goods: ['coal'] });
    const own = { seat: 0, type: 'load', goods: (await handOf(0)).slice(0, 1) };
    await submit(mail.deps, players[0]!, { gameId, expected: number, action: own });
    expect(await lines()).toHaveLength(1);
  });
});
