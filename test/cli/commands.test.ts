import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportGame, importFiles, replayFiles, verify } from '../../src/cli/games.js';
import type { GameRecord } from '../../src/service/index.js';
import { titles } from '../../src/titles/registry.js';
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

test('a game goes in from a file, out as JSON and as text, and in again', async () => {
  lines = [];
  const file = join(folder, 'game.json');
  await writeFile(file, JSON.stringify(record));
  await importFiles(deps, 'owner@example.org', [file], print);
  const id = lines[0]!.slice(0, 8);
  const out = await exportGame(deps, id, false);
  expect(JSON.parse(out)).toMatchObject({ title: '1830', log: record.log });

  const text = join(folder, 'game.txt');
  await writeFile(text, await exportGame(deps, id, true));
  await importFiles(deps, 'owner@example.org', [text], print);
  expect(await exportGame(deps, lines[1]!.slice(0, 8), false)).toBe(out);

  lines = [];
  expect(replayFiles([file, text], print)).toBe(0);
  const [a, b] = lines.map(line => /position ([0-9a-f]{16})/.exec(line)![1]);
  expect(a).toBe(b);
});

test('verify says which game is bad, and at which row', async () => {
  lines = [];
  expect(await verify(deps, [], print)).toBe(0);
  const id = lines[0]!.split(' ').at(-1)!;
  await database.asOwner('ALTER TABLE log DISABLE TRIGGER USER');
  await database.asOwner(`UPDATE log SET facts = '[{"kind": "nothing"}]' WHERE game_id = $1`, [id]);
  lines = [];
  expect(await verify(deps, [], print)).toBe(1);
  expect(lines.filter(line => line.startsWith('BAD'))).toEqual([`BAD ${id}: row 1: the row was changed`]);
});
