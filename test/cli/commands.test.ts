import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportGame, importFiles, replayFiles, verifyGames } from '../../src/cli/games.js';
import type { GameRecord } from '../../src/service/index.js';
import { titles } from '../../src/titles/registry.js';
import { report1830 } from '../support/rails-report-1830.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { testDeps, type TestDeps } from '../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
let folder: string;
let lines: string[];
const print = (line: string): void => {
  lines.push(line);
};
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { titles });
  folder = await mkdtemp(join(tmpdir(), 'bahnpost-cli-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

const record: GameRecord = {
  format: 'bahnpost-log-1',
  title: '1830',
  rules: titles.get('1830')!.rules,
  name: 'A short one',
  settings: {},
  players: ['Anna', 'Ben', 'Cleo'],
  setupDraws: [],
  log: [{ kind: 'action', action: { seat: 0, type: 'pass' } }],
};

const passes: GameRecord['log'] = [0, 1, 2].map(seat => ({ kind: 'action', action: { seat, type: 'pass' } }));

const owner = { email: 'owner@example.org', makeNew: true };

test('a game goes in from a file, out as JSON and as text, and in again', async () => {
  lines = [];
  const file = join(folder, 'game.json');
  await writeFile(file, JSON.stringify(record));
  await importFiles(deps, owner, [file], print);
  const id = lines[0]!.slice(0, 8);
  const out = await exportGame(deps, id, false);
  expect(JSON.parse(out)).toMatchObject({ title: '1830', log: record.log });

  const text = join(folder, 'game.txt');
  await writeFile(text, await exportGame(deps, id, true));
  await importFiles(deps, owner, [text], print);
  expect(await exportGame(deps, lines[1]!.slice(0, 8), false)).toBe(out);

  lines = [];
  expect(await replayFiles([file, text], print)).toBe(0);
  const [a, b] = lines.map(line => /position ([0-9a-f]{16})/.exec(line)![1]);
  expect(a).toBe(b);
});

test('an exported game is compared with itself row by row, and the first row that differs is named', async () => {
  const file = join(folder, 'played.json');
  await writeFile(file, JSON.stringify({ ...record, log: passes }));
  lines = [];
  expect(await importFiles(deps, owner, [file], print)).toBe(0);
  const out = JSON.parse(await exportGame(deps, lines[0]!.slice(0, 8), false)) as GameRecord;
  expect(out.stateHashes).toHaveLength(3);
  const other = {
    ...out,
    stateHashes: out.stateHashes!.map((hash, at) => (at === 1 ? '0'.repeat(64) : hash)),
  };
  const [good, bad, old] = [join(folder, 'good.json'), join(folder, 'bad.json'), file];
  await writeFile(good, JSON.stringify(out));
  await writeFile(bad, JSON.stringify(other));
  lines = [];
  expect(await replayFiles([bad, good, old], print)).toBe(1);
  expect(lines).toEqual([
    `BAD ${bad}: row 2: the rules give another position than the file says`,
    expect.stringContaining('3 hashes as in the file'),
    expect.stringContaining('the file has no hashes to compare'),
    '2 of 3 files were good',
  ]);
  lines = [];
  expect(await importFiles(deps, owner, [bad], print)).toBe(1);
  expect(lines[0]).toContain('row 2: the rules give another position');
});

test('a report of Rails goes in as far as it can be followed, and it is said how far', async () => {
  const file = join(folder, 'rails.report');
  await writeFile(file, report1830);
  const stop =
    /^  The report could not be followed to its end: .* line 11 \(“CorrectCashAddMoney,Cleo,5”\)\. Here the players/;
  lines = [];
  expect(await importFiles(deps, owner, [file], print)).toBe(0);
  expect(lines).toEqual([
    expect.stringMatching(/^\w{8} .*rails\.report: 2 rows, running$/),
    expect.stringMatching(stop),
  ]);
  const made = JSON.parse(await exportGame(deps, lines[0]!.slice(0, 8), false)) as GameRecord;
  expect(made).toMatchObject({ title: '1830', players: ['Ann', 'Ben', 'Cleo'] });
  lines = [];
  expect(await replayFiles([file], print)).toBe(0);
  expect(lines).toEqual([expect.stringContaining('2 rows'), expect.stringMatching(stop)]);
});

test('an import names the file that is no good and takes the others; it makes nobody by a typo', async () => {
  const [good, bad, none] = [join(folder, 'one.json'), join(folder, 'two.json'), join(folder, 'none.json')];
  await writeFile(good, JSON.stringify(record));
  await writeFile(bad, JSON.stringify({ ...record, rules: 99 }));
  lines = [];
  expect(await importFiles(deps, owner, [bad, none, good], print)).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /^BAD .*two\.json: The record is damaged or cannot be played\. damaged-record .*"newest"/,
    ),
    expect.stringMatching(/^BAD .*none\.json: .*ENOENT/),
    expect.stringMatching(/^\w{8} .*one\.json: 1 rows, running$/),
    '1 of 3 files were good',
  ]);
  const typo = { email: 'typo@example.org', makeNew: false };
  const people = async (): Promise<number> => (await database.asOwner('SELECT FROM person')).rowCount ?? 0;
  const before = await people();
  await expect(importFiles(deps, typo, [good], print)).rejects.toThrow(
    'nobody has the address typo@example.org here; --new creates that person',
  );
  expect(await people()).toBe(before);
  expect(await importFiles(deps, { ...owner, makeNew: false }, [good], print)).toBe(0);
});

test('verify says which game is bad, and at which row', async () => {
  lines = [];
  expect(await verifyGames(deps, [], print)).toBe(0);
  const id = lines[0]!.split(' ').at(-1)!;
  await database.asOwner('ALTER TABLE log DISABLE TRIGGER USER');
  await database.asOwner(`UPDATE log SET facts = '[{"kind": "nothing"}]' WHERE game_id = $1`, [id]);
  lines = [];
  expect(await verifyGames(deps, [], print)).toBe(1);
  expect(lines.filter(line => line.startsWith('BAD'))).toEqual([`BAD ${id}: row 1: the row was changed`]);
  lines = [];
  expect(await verifyGames(deps, ['nowhere1'], print)).toBe(1);
  expect(lines).toEqual(['BAD nowhere1: there is no such game']);
});
