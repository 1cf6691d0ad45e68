import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { direct } from '../../../src/db/index.js';
import {
  createGame,
  listEndedGames,
  listGames,
  listGoingGames,
  showGame,
} from '../../../src/service/tables/games.js';
import { invite, listInvitations } from '../../../src/service/tables/invitations.js';
import type { Page, Paged } from '../../../src/service/paging.js';
import { callOff, leaveGame, listTables } from '../../../src/service/tables/open.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import { followGame, listWatched } from '../../../src/service/tables/watching.js';
import { listResults } from '../../../src/service/tables/results.js';
import type { PersonActor } from '../../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';

let database: TestDatabase | undefined;
let deps: TestDeps;
beforeEach(async () => {
  await database?.drop();
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database?.drop());

type Listed = { readonly id: string };

/** Everything of a list, page by page; `between` is done after each page. */
const walk = async <T extends object>(
  list: (page: Page) => Promise<Paged<T>>,
  limit: number,
  between: (page: readonly T[], pages: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly T[]> => {
  const all: T[] = [];
  let after: string | null | undefined;
  for (let pages = 1; after !== null; pages++) {
    const { items, next } = await list({ limit, ...(after !== undefined && { after }) });
    expect(items.length).toBeLessThanOrEqual(limit);
    all.push(...items);
    after = next;
    await between(items, pages);
  }
  return all;
};

const ids = (items: readonly Listed[]): readonly string[] => items.map(({ id }) => id);

/** Ends games one after the other, two at each moment. */
const end = async (games: readonly string[], from: Date): Promise<void> => {
  for (const [n, id] of games.entries())
    await direct(deps.db).rows(
      `UPDATE game SET phase = 'ended', ended_at = $2, standing = jsonb_build_object('result', jsonb_build_object('scores',
         '[{"seat": 0, "points": 3}, {"seat": 1, "points": 1}]'::jsonb)) WHERE id = $1`,
      [id, new Date(from.getTime() + Math.floor(n / 2) * 1000)],
    );
};

const toyGames = async (count: number): Promise<{ readonly games: string[]; readonly anna: PersonActor }> => {
  const games: string[] = [];
  for (let n = 0; n < count; n++) games.push((await toyGame(deps, ['Anna', 'Ben'])).game.id);
  return { games, anna: await person(deps, 'Anna') };
};

describe('games that are over', () => {
  test('come page by page, none twice and none left out, while others end and new ones begin', async () => {
    const { games, anna } = await toyGames(9);
    const [late, ...others] = games as [string, ...string[]];
    await end(others, deps.clock());
    deps.pass(3600);
    const wanted = ids((await listEndedGames(deps, anna)).items);
    expect(new Set(wanted)).toEqual(new Set(others));
    for (const list of [listEndedGames, listResults]) {
      const found = await walk<Listed>(
        page => list(deps, anna, page),
        3,
        async (_, pages) => {
          if (pages !== 1) return;
          await end([late], deps.clock());
          await toyGame(deps, ['Anna', 'Ben']);
        },
      );
      expect(ids(found)).toEqual(wanted);
      await direct(deps.db).rows(`UPDATE game SET phase = 'running', ended_at = NULL WHERE id = $1`, [late]);
    }
  });

  test('follow those that are not, which are on the first page whole', async () => {
    const { games, anna } = await toyGames(7);
    await end(games.slice(3), deps.clock());
    const first = await listGames(deps, anna, { limit: 2 });
    expect(ids(first.items).slice(0, 3)).toEqual(ids(await listGoingGames(deps, anna)));
    expect(first.items).toHaveLength(5);
    const second = await listGames(deps, anna, { limit: 2, after: first.next! });
    expect(second).toMatchObject({ next: null });
    expect(new Set([...ids(first.items), ...ids(second.items)])).toEqual(new Set(games));
  });

  test('are those of the one who asks', async () => {
    const { games, anna } = await toyGames(2);
    const { game } = await toyGame(deps, ['Cem', 'Dora']);
    await end([...games, game.id], deps.clock());
    expect(new Set(ids((await listEndedGames(deps, anna)).items))).toEqual(new Set(games));
    const seat = { ...anna, kind: 'seat', gameId: games[0]!, seat: 0 } as const;
    expect(ids((await listEndedGames(deps, seat)).items)).toEqual([games[0]]);
    expect(ids((await listGames(deps, seat)).items)).toEqual([games[0]]);
  });

  test('that were called off are in the list but count in no result', async () => {
    const anna = await person(deps, 'Anna');
    const game = await createGame(deps, anna, {
      title: 'toy',
      name: 'Never',
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await callOff(deps, anna, game.id);
    expect(ids((await listEndedGames(deps, anna)).items)).toEqual([game.id]);
    expect((await listResults(deps, anna, {})).items).toEqual([]);
  });
});

describe('places in lists', () => {
  const cursorOf = async (anna: PersonActor): Promise<string> =>
    (await listEndedGames(deps, anna, { limit: 1 })).next!;

  test('are refused where they were made up, changed or given out for another list or to somebody else', async () => {
    const { games, anna } = await toyGames(3);
    await end(games, deps.clock());
    const after = await cursorOf(anna);
    await expect(listEndedGames(deps, anna, { after })).resolves.toMatchObject({ next: null });
    const [text, tag] = after.split('.') as [string, string];
    const other = Buffer.from(JSON.stringify(['2031-01-01T00:00:00.000Z', 'x'])).toString('base64url');
    const ben = await person(deps, 'Ben');
    const bad = { code: 'bad-cursor' };
    for (const forged of [
      '',
      'x',
      text,
      `${text}.`,
      `.${tag}`,
      `${other}.${tag}`,
      `${after}.x`,
      `${after}\n`,
    ])
      await expect(listEndedGames(deps, anna, { after: forged })).rejects.toMatchObject(bad);
    await expect(listEndedGames(deps, ben, { after })).rejects.toMatchObject(bad);
    await expect(listResults(deps, anna, { after })).rejects.toMatchObject(bad);
    await expect(listWatched(deps, anna, { after })).rejects.toMatchObject(bad);
    await expect(listInvitations(deps, anna, { after })).rejects.toMatchObject(bad);
    await expect(listTables(deps, { after })).rejects.toMatchObject(bad);
  });

  test('come with no more than can be asked for at once', async () => {
    const anna = await person(deps, 'Anna');
    for (const limit of [0, -1, 1.5, 501, NaN])
      await expect(listEndedGames(deps, anna, { limit })).rejects.toMatchObject({ code: 'bad-limit' });
    await expect(listEndedGames(deps, anna, { limit: 500 })).resolves.toEqual({ items: [], next: null });
  });
});

test('games that are followed come page by page though some end meanwhile, and none that is closed to its follower', async () => {
  const { games } = await toyGames(7);
  const eva = await person(deps, 'Eva');
  await direct(deps.db).rows(`UPDATE game SET spectators = 'everyone'`);
  for (const gameId of games) {
    deps.pass(1);
    await followGame(deps, eva, gameId, { mail: false, key: null });
  }
  await end(games.slice(5), deps.clock());
  deps.pass(60);
  const found = await walk(
    page => listWatched(deps, eva, page),
    2,
    async (page, pages) => {
      deps.pass(60);
      if (pages === 1) await end(ids(page), deps.clock());
      if (pages === 2)
        await direct(deps.db).rows(`UPDATE game SET spectators = 'none' WHERE id = $1`, [games[0]]);
    },
  );
  expect(ids(found)).toEqual([games[4], games[3], games[2], games[1], games[6], games[5]]);
});

test('open tables come page by page, and one that fills up is not given twice', async () => {
  const anna = await person(deps, 'Anna');
  const ben = await person(deps, 'Ben');
  const made: string[] = [];
  for (let n = 0; n < 6; n++) {
    deps.pass(60);
    const game = await createGame(deps, anna, {
      title: 'toy',
      name: `Table ${String(n)}`,
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      table: { listed: true, about: '', seating: 'fixed' },
    });
    made.push(game.id);
  }
  const newest = [...made].reverse();
  const found = await walk(
    page => listTables(deps, { ...page, title: 'toy' }),
    2,
    async (_, pages) => pages === 1 && joinGame(deps, ben, { gameId: newest[0]!, seat: 1 }),
  );
  expect(ids(found)).toEqual(newest);
  expect(ids((await listTables(deps, { limit: 1 })).items)).toEqual([newest[0]]);
  const { next } = await listTables(deps, { title: 'toy', limit: 2 });
  await expect(listTables(deps, { free: 1, after: next! })).rejects.toMatchObject({ code: 'bad-cursor' });
  await leaveGame(deps, ben, newest[0]!);
});

test('invitations come page by page, and to one game where one is named', async () => {
  const anna = await person(deps, 'Anna');
  const ben = await person(deps, 'Ben');
  await toyGame(deps);
  const games: string[] = [];
  for (let n = 0; n < 5; n++) {
    deps.pass(3600);
    const game = await createGame(deps, anna, {
      title: 'toy',
      name: `Game ${String(n)}`,
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await invite(deps, anna, { gameId: game.id, seat: 1, email: 'ben@example.org' });
    games.push(game.id);
  }
  const found = await walk(page => listInvitations(deps, ben, page), 2);
  expect(found.map(one => one.gameId)).toEqual(games);
  expect(Object.keys(found[0]!).sort()).toEqual(
    ['from', 'gameId', 'gameName', 'name', 'seat', 'seats', 'title'].sort(),
  );
  expect((await listInvitations(deps, ben, { gameId: games[2]! })).items).toEqual([found[2]]);
  expect((await showGame(deps, null, games[2]!)).invitations).toEqual({});
});
