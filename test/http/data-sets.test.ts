import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { presenters } from '../../src/present/registry.js';
import { createGame } from '../../src/service/tables/games.js';
import { exportLog } from '../../src/service/log/exchange.js';
import { importRecord } from '../../src/service/tables/import-record.js';
import { addFromFolder } from '../../src/run/data-sets.js';
import { learnKept } from '../../src/service/sets.js';
import { builtInSet } from '../../src/sets/index.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { titles } from '../../src/titles/registry.js';
import { browser, signedInBrowser, textOf, type Browser } from './support/browser.js';
import { startWorld, type Player, type World } from './support/world.js';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let world: World;
let anna: Player;
let admin: Browser;
beforeAll(async () => {
  world = await startWorld({
    operators: ['boss@players.example'],
    titles: [titleImperialSteam],
    presenters,
  });
  // Titles with sets are found here alone.
  Object.assign(world.deps, { titles });
  admin = await signedInBrowser(world, await world.player('Boss'));
  anna = await world.player('Anna');
});
afterAll(() => world.stop());

/** The set of the service with another reward, and the name of a city, as an owner would write it. */
const written = (more: object = {}): string => {
  const file = { ...builtInSet.file, name: 'Annas Kiste', version: '1', ...more };
  const contracts = file.contracts.map(card => (card.id === 'C1-1' ? { ...card, reward: 70 } : card));
  const cities = file.cities.map(city => (city.id === 'leoben' ? { ...city, name: 'Leoben <b>' } : city));
  return JSON.stringify({ ...file, contracts, cities });
};

const game = (title: string): Promise<string> =>
  createGame(world.deps, anna.actor, {
    title,
    name: title.includes('@') ? 'By the copy' : 'As ever',
    settings: {},
    seats: [{ kind: 'me' }, { kind: 'me', name: 'Annas Hand' }],
  }).then(({ id }) => id);

describe('a set that an operator adds', () => {
  let old: string;
  let fresh: string;
  let title: string;

  test('is refused with what is wrong with it, and nothing is kept', async () => {
    old = await game('imperial-steam');
    const answer = await admin.post('/admin/data-sets', {
      text: written({ values: { ...builtInSet.file.values, tracksPerPlayer: 'many' } }),
    });
    expect(answer.status).toBe(422);
    expect(textOf(answer.text)).toContain(
      'values/tracksPerPlayer: "many" is not possible; it may be a whole number from 8 to 60',
    );
    expect((await world.db.pool.query('SELECT FROM data_set')).rowCount).toBe(0);
  });

  test('is there for new games, which say so on the form, with how many values are a reconstruction', async () => {
    const answer = await admin.post('/admin/data-sets', { text: written() });
    expect([answer.status, textOf(answer.text)]).toEqual([
      200,
      expect.stringContaining('Annas Kiste 1 is there'),
    ]);
    const { rows } = await world.db.pool.query<{ title: string }>('SELECT title FROM data_set');
    title = rows[0]!.title;
    const page = await signedInBrowser(world, anna);
    const form = (await page.get('/games/new?title=imperial-steam')).text;
    expect(form).toContain(`name="choose" value="${title}"`);
    expect(textOf(form)).toContain(
      'Of the 1238 values of the map, the tiles and the cards, 1160 are a reconstruction',
    );
    expect(textOf((await page.get(`/games/new?title=${title}`)).text)).toContain(
      'Imperial Steam (Annas Kiste 1)',
    );
    fresh = await game(title);
  });

  test('is played by its games alone: the running one keeps its own', async () => {
    const page = await signedInBrowser(world, anna);
    for (const [id, says] of [
      [old, 'Leoben:'],
      [fresh, 'Leoben <b>:'],
    ] as const) {
      const html = (await page.get(`/g/${id}`)).text;
      expect([id, textOf(html)]).toEqual([id, expect.stringContaining(says)]);
      expect(html).not.toContain('Leoben <b>');
    }
  });

  test('has rules, notation, a page of its values and files, all of them open', async () => {
    const reader = browser(world.app);
    for (const path of [
      `/help/rules/${title}`,
      `/help/notation/${title}`,
      `/data-sets/${title}`,
      '/data-sets/imperial-steam',
    ])
      expect([path, (await reader.get(path)).status]).toEqual([path, 200]);
    const values = textOf((await reader.get(`/data-sets/${title}`)).text);
    expect(values).toContain('Wien [1]');
    expect(values).toContain('German rulebook of 2022');
    const file = JSON.parse((await reader.get(`/data-sets/${title}.json`)).text) as { readonly name: string };
    expect(file.name).toBe('Annas Kiste');
    expect((await reader.get('/data-sets/imperial-steam-data.schema.json')).status).toBe(200);
    expect((await reader.get('/data-sets/imperial-steam@0000000000000000')).status).toBe(404);
  });

  test('is named by the file of a game; an import without it says which is missing', async () => {
    const record = await exportLog(world.deps, fresh);
    expect(record.title).toBe(title);
    const again = await importRecord(world.deps, anna.actor, { record });
    expect(again.title).toBe(title);
    const missing = {
      format: 'bahnpost-log-1',
      title: 'imperial-steam@00000000000000ff',
      rules: 1,
      name: 'x',
      settings: {},
      players: ['A', 'B'],
      setupDraws: [],
      log: [],
    };
    await expect(importRecord(world.deps, anna.actor, { record: missing })).rejects.toMatchObject({
      code: 'unknown-title',
      params: { title: 'imperial-steam@00000000000000ff', case: 'set' },
    });
  });

  test('never changes: the same version with other values is refused, and so is the database’s row', async () => {
    const text = written().replace('"reward":70', '"reward":80');
    expect(textOf((await admin.post('/admin/data-sets', { text })).text)).toContain(
      'there is a set "Annas Kiste" with version 1 and other values',
    );
    for (const sql of [`UPDATE data_set SET file = '{}'`, 'DELETE FROM data_set', 'TRUNCATE data_set'])
      await expect(world.db.pool.query(sql)).rejects.toThrow(/kept as they are|permission/);
  });

  test('is left out by whoever finds it is not what its hash says', async () => {
    const forged = 'imperial-steam@00000000000000aa';
    await world.db.pool.query(
      `INSERT INTO data_set (title, name, version, hash, file, offered, added_at) VALUES ($1, 'x', '1', $2, $3, true, now())`,
      [forged, '0'.repeat(64), written({ name: 'Forged' })],
    );
    await learnKept(world.deps);
    expect(titles.get(forged)).toBeUndefined();
    await expect(game(forged)).rejects.toMatchObject({ code: 'unknown-title' });
    await world.db.pool.query('UPDATE data_set SET offered = false WHERE title = $1', [forged]);
  });

  test('can be withdrawn from new games; its games go on', async () => {
    await admin.post('/admin/data-sets/offer', { title, offered: 'false' });
    await expect(game(title)).rejects.toMatchObject({ code: 'data-set-withdrawn' });
    expect((await (await signedInBrowser(world, anna)).get(`/g/${fresh}`)).status).toBe(200);
    await admin.post('/admin/data-sets/offer', { title, offered: 'true' });
    await game(title);
  });

  test('may come from a folder; one that is wrong there keeps nothing from starting', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sets-'));
    try {
      writeFileSync(join(folder, 'a.json'), '{');
      // Nothing that could be read at all.
      mkdirSync(join(folder, 'aa.json'));
      writeFileSync(join(folder, 'b.json'), written({ version: '2' }));
      await addFromFolder(world.deps, folder);
      await learnKept(world.deps);
      const { rows } = await world.db.pool.query(
        'SELECT version FROM data_set WHERE name = $1 ORDER BY version',
        ['Annas Kiste'],
      );
      expect(rows).toEqual([{ version: '1' }, { version: '2' }]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
