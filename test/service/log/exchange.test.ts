import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkRecord } from '../../../src/service/log/check-record.js';
import { exportLog, exportNotation, parseNotation, replayRecord } from '../../../src/service/log/exchange.js';
import { importRecord } from '../../../src/service/tables/import-record.js';
import { position } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import type { GameRecord } from '../../../src/service/types.js';
import { printRecord } from '../../../src/service/log/notation.js';
import { redo, undo } from '../../../src/service/log/undo.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { titles } from '../../../src/titles/registry.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

/** A finished game with undo, redo, a sale and a drawn tie. */
const finished = async (): Promise<string> => {
  const { game, players } = await toyGame(deps);
  const gameId = game.id;
  let expected = 0;
  const act = async (seat: number, type: string, fields: object = {}) => {
    const move = { gameId, expected, action: { seat, type, ...fields } };
    expected = (await submit(deps, players[seat]!, move)).number;
  };
  const bids = (a: number, b: number) =>
    act(0, 'bid', { amount: a }).then(() => act(1, 'bid', { amount: b }));
  await act(0, 'bid', { amount: 9 });
  expected = (await undo(deps, players[0]!, { gameId, seat: 0, expected, count: 1 })).number;
  expected = (await redo(deps, players[0]!, { gameId, seat: 0, expected, count: 1 })).number;
  await act(1, 'bid', { amount: 2 });
  await act(0, 'sell', { lots: [0] });
  await bids(3, 3);
  await bids(1, 2);
  return gameId;
};

describe('a game that is exported and imported', () => {
  test('as JSON is the same game, recomputed in full', async () => {
    const gameId = await finished();
    const record = await exportLog(deps, gameId);
    const owner = await person(deps, 'Owner');
    const copy = await importRecord(deps, owner, { record: JSON.parse(JSON.stringify(record)) as unknown });
    expect(await exportLog(deps, copy.id)).toEqual(record);
    expect(await verifyGame(deps, copy.id)).toBeNull();
    const [a, b] = [await position(deps, null, { gameId }), await position(deps, null, { gameId: copy.id })];
    expect(b.stateHash).toBe(a.stateHash);
    expect(replayRecord(deps, record).stateHash).toBe(a.stateHash);
    const { rowCount } = await database.asOwner('SELECT FROM delivery WHERE game_id = $1', [copy.id]);
    expect(rowCount).toBe(0);
  });

  test('as text is the same record', async () => {
    const gameId = await finished();
    const text = await exportNotation(deps, gameId);
    expect(parseNotation(deps, text)).toEqual(await exportLog(deps, gameId));
    expect(text).toContain('\n2 P1: << 1\n3 P1: >> 1\n');
  });

  test('as text with letters for the seats, as older files have them, too', async () => {
    const gameId = await finished();
    const text = await exportNotation(deps, gameId);
    const older = text.replaceAll(
      /^(player|\d+) P(\d):?/gm,
      (_, what: string, seat: string) => `${what} ${'ABCD'[Number(seat) - 1]!}`,
    );
    expect(older).toContain('\n2 A << 1\n3 A >> 1\n');
    expect(parseNotation(deps, older)).toEqual(await exportLog(deps, gameId));
  });

  test('as text looks as docs/notation.md says', async () => {
    const page = await readFile(join('docs', 'notation.md'), 'utf8');
    const [, shown = ''] = /```\n(bahnpost-log-1[^]*?\n)\npositions\n/.exec(page) ?? [];
    const record = parseNotation({ titles }, shown);
    expect(record.players).toEqual(['Anna', 'Ben', 'Cleo']);
    expect(record.log.map(row => (row.kind === 'action' ? row.action.seat : row.kind))).toEqual([
      0,
      1,
      'undo',
      1,
    ]);
    // Printed, it is the same to the letter.
    expect(printRecord(titles.get('1830')!, record)).toBe(shown);
  });

  test('names the position after each row, as the log does; files that name none are taken as well', async () => {
    const gameId = await finished();
    const record = await exportLog(deps, gameId);
    const { rows } = await database.asOwner('SELECT state_hash FROM log WHERE game_id = $1 ORDER BY number', [
      gameId,
    ]);
    expect(record.stateHashes).toEqual((rows as { state_hash: string }[]).map(row => row.state_hash));
    const { stateHashes: _, ...old } = record;
    const copy = await importRecord(deps, await person(deps, 'Owner'), { record: old });
    expect(await exportLog(deps, copy.id)).toEqual(record);
  });

  test('may stand in the middle of a turn, and goes on', async () => {
    const gameId = await finished();
    const whole = await exportLog(deps, gameId);
    const half = { ...whole, log: whole.log.slice(0, 5) };
    const copy = await importRecord(deps, await person(deps, 'Owner'), { record: half });
    expect(copy).toMatchObject({ status: 'running', number: 5 });
  });

  test('twice with one key is one game', async () => {
    const record = await exportLog(deps, await finished());
    const owner = await person(deps, 'Owner');
    const [a, b] = [
      await importRecord(deps, owner, { record, idempotencyKey: 'import' }),
      await importRecord(deps, owner, { record, idempotencyKey: 'import' }),
    ];
    expect(b.id).toBe(a.id);
  });
});

test('a running game that holds secrets is not given out', async () => {
  const { game } = await toyGame(deps);
  await expect(exportLog(deps, game.id)).rejects.toMatchObject({ code: 'export-after-the-end' });
});

describe('a damaged record is refused, with the place, and nothing is kept', () => {
  const damaged = async (change: (record: GameRecord) => unknown): Promise<unknown> => {
    const record = await exportLog(deps, await finished());
    const count = async () => (await database.asOwner('SELECT FROM game')).rowCount;
    const before = await count();
    const error = await importRecord(deps, await person(deps, 'Owner'), {
      record: change(record),
    }).catch((thrown: unknown) => thrown);
    expect(await count()).toBe(before);
    return error;
  };
  const row = (record: GameRecord, at: number, entry: unknown) => ({
    ...record,
    log: record.log.map((old, i) => (i === at ? entry : old)),
  });

  test.each<[string, (record: GameRecord) => unknown, object]>([
    ['not an object', () => 7, { path: '' }],
    ['another format', r => ({ ...r, format: 'pgn' }), { path: 'format' }],
    ['a field too many', r => ({ ...r, extra: 1 }), {}],
    ['rules of the future', r => ({ ...r, rules: 99 }), { path: 'rules', newest: 2 }],
    ['an unknown setting', r => ({ ...r, settings: { speed: true } }), { step: 0 }],
    ['too few players', r => ({ ...r, players: ['Anna'] }), { step: 0, reason: 'wrong-number-of-seats' }],
    ['no set-up draw', r => ({ ...r, setupDraws: [] }), { step: 0, reason: 'bad-draw' }],
    ['a set-up draw that is none', r => ({ ...r, setupDraws: [[1, 1]] }), { step: 0, reason: 'bad-draw' }],
    [
      'a position that is not reached',
      r => ({ ...r, stateHashes: r.stateHashes!.map((hash, at) => (at >= 2 ? 'f'.repeat(64) : hash)) }),
      { step: 3, reason: 'other-position' },
    ],
    [
      'an illegal action',
      r => row(r, 3, { kind: 'action', action: { seat: 1, type: 'bid', amount: 9999 } }),
      { step: 4, reason: 'not-offered' },
    ],
    [
      'no such seat',
      r => row(r, 3, { kind: 'action', action: { seat: 7, type: 'bid', amount: 1 } }),
      { step: 4, reason: 'no-such-seat' },
    ],
    [
      'a draw too many',
      r => row(r, 0, { kind: 'action', action: { seat: 0, type: 'bid', amount: 9 }, draws: [[1]] }),
      { step: 1, reason: 'draws-left-over' },
    ],
    [
      'a redo of nothing',
      r => row(r, 0, { kind: 'redo', seat: 0, count: 1 }),
      { step: 1, reason: 'nothing-to-redo' },
    ],
    [
      'an undo by nobody',
      r => row(r, 1, { kind: 'undo', seat: 9, count: 1 }),
      { step: 2, reason: 'no-such-seat' },
    ],
    ['an undo of nobody', r => row(r, 0, { kind: 'undo', seat: 0, count: 0 }), { path: 'log.0.count' }],
  ])('%s', async (_what, change, params) => {
    expect(await damaged(change)).toMatchObject({ code: 'damaged-record', params });
  });

  test.each([
    ['no header', 'hello', 1],
    ['a line without its number', 'bahnpost-log-1\ntitle toy\nrules 2\nname x\n\nbid 3', 6],
    ['an unknown word', 'bahnpost-log-1\ntitle toy\nrules 2\nname x\n\n1 P1: buy 3', 6],
    ['a seat without its colon', 'bahnpost-log-1\ntitle toy\nrules 2\nname x\n\n1 P1 bid 3', 6],
    ['a seat that is none', 'bahnpost-log-1\ntitle toy\nrules 2\nname x\n\n1 P0: bid 3', 6],
    [
      'players in another order',
      'bahnpost-log-1\ntitle toy\nrules 2\nname x\nplayer P2 Ben\nplayer P1 Anna\n\n',
      5,
    ],
    ['two players with one seat', 'bahnpost-log-1\ntitle toy\nplayer P1 Ben\nplayer P1 Anna\n\n', 4],
    ['a draw that is none', 'bahnpost-log-1\ntitle toy\ndrawn {1 two}\n\n', 3],
    ['an unknown header', 'bahnpost-log-1\ntitle toy\nspeed 2\n\n', 3],
  ])('as text: %s', (_what, text, line) => {
    expect(() => parseNotation(deps, text)).toThrow(
      expect.objectContaining({ params: expect.objectContaining({ line }) }),
    );
  });
});

describe('a record that is made to keep the installation busy', () => {
  /** One seat bids and takes it back for so many rows. */
  const toAndFro = async (rows: number): Promise<GameRecord> => {
    // Of the positions of another log nothing is said.
    const { stateHashes: _, ...record } = await exportLog(deps, await finished());
    const action = (at: number) =>
      at % 2 === 0 ? { seat: 0, type: 'bid', amount: 1 } : { seat: 0, type: 'withdraw' };
    return {
      ...record,
      log: Array.from({ length: rows }, (_, at) => ({ kind: 'action', action: action(at) })),
    };
  };

  test('is refused where every row keeps a long list of what could be played again', async () => {
    const record = await toAndFro(1500);
    const swing = Array.from({ length: 1500 }, (_, at) =>
      at === 0
        ? { kind: 'undo', seat: 0, count: 1500 }
        : { kind: at % 2 ? 'redo' : 'undo', seat: 0, count: 1 },
    );
    const given = { ...record, log: [...record.log, ...swing] };
    await expect(importRecord(deps, await person(deps, 'Owner'), { record: given })).rejects.toMatchObject({
      code: 'damaged-record',
      params: { step: 2167, reason: 'too-much-undone' },
    });
  });

  test('is refused where it has more rows than any game', async () => {
    const given = await toAndFro(5001);
    await expect(importRecord(deps, await person(deps, 'Owner'), { record: given })).rejects.toMatchObject({
      code: 'damaged-record',
      params: { path: 'log' },
    });
  });

  test('lets others have their turn while it is played', async () => {
    const record = await toAndFro(300);
    let turns = 0;
    let over = false;
    const others = (): void => {
      turns += 1;
      if (!over) setImmediate(others);
    };
    setImmediate(others);
    await checkRecord(deps, record);
    over = true;
    expect(turns).toBeGreaterThanOrEqual(300);
  });

  test('is given up after a minute', async () => {
    const began = deps.clock().getTime();
    let asked = 0;
    const clock = (): Date => new Date(began + asked++ * 1000);
    await expect(checkRecord({ ...deps, clock }, await toAndFro(100))).rejects.toMatchObject({
      code: 'damaged-record',
      params: { step: 61, reason: 'too-long' },
    });
  });
});
