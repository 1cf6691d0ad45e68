import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { direct } from '../../../src/db/index.js';
import { listAllActs, noteAct } from '../../../src/service/operator/acts.js';
import { findGames } from '../../../src/service/operator/games.js';
import { findPeople } from '../../../src/service/operator/people.js';
import type { Page, Paged } from '../../../src/service/paging.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
const games: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  for (const name of ['Anna', 'Ben', 'Cem', 'Dora', 'Eva']) await person(deps, name);
  for (let n = 0; n < 5; n++) {
    games.unshift((await toyGame(deps, ['Anna', 'Ben'])).game.id);
    deps.pass(60);
    const tx = direct(database.db);
    await noteAct(deps, tx, { personId: null }, 'check-logs', { n });
  }
});
afterAll(() => database.drop());

const walk = async <T>(list: (page: Page) => Promise<Paged<T>>): Promise<readonly T[]> => {
  const all: T[] = [];
  let page: Page | null = { limit: 2 };
  while (page) {
    const { items, next }: Paged<T> = await list(page);
    expect(items.length).toBeLessThanOrEqual(2);
    all.push(...items);
    page = next === null ? null : { limit: 2, after: next };
  }
  return all;
};

test('operators page through games, people and everything that was ever done', async () => {
  expect((await walk(page => findGames(deps, page))).map(game => game.id)).toEqual(games);
  expect((await walk(page => findPeople(deps, page))).map(one => one.id)).toEqual([
    'anna',
    'ben',
    'cem',
    'dora',
    'eva',
  ]);
  expect((await walk(page => listAllActs(deps, page))).map(act => act.params['n'])).toEqual([4, 3, 2, 1, 0]);
});

test('a place in one search is none in another', async () => {
  const { next } = await findGames(deps, { text: 'Carriages', limit: 1 });
  const bad = { code: 'bad-cursor' };
  await expect(findGames(deps, { text: 'Anna', after: next! })).rejects.toMatchObject(bad);
  await expect(findPeople(deps, { after: next! })).rejects.toMatchObject(bad);
  await expect(listAllActs(deps, { after: next! })).rejects.toMatchObject(bad);
});
