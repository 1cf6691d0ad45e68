import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { direct } from '../../src/db/index.js';
import { presenters } from '../../src/present/registry.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { titles } from '../../src/titles/registry.js';
import { placeGames } from '../support/placed-games.js';
import { api } from './support/api.js';
import { startWorld, type Player, type World } from './support/world.js';

/* What the interface says to a program that does not know the rules. */

let world: World;
let people: readonly Player[];
let mid: string;
beforeAll(async () => {
  world = await startWorld({ titles: [...titles.values()], presenters });
  people = [
    await world.player('Anna'),
    await world.player('Bert'),
    await world.player('Cleo'),
    await world.player('Dora'),
  ];
  const seats = people.map(({ actor }) => actor.personId);
  [mid = ''] = await placeGames(world.deps, [{ game: '1830-classic-4.jsonl', step: 420 }], seats);
});
afterAll(() => world.stop());

const get = (path: string, player: Player | null = people[0]!) =>
  api(world, player?.token ?? '', 'get', path);

interface Seen {
  readonly number: number;
  readonly seat: number;
  readonly data: string;
  readonly turn: { readonly asked: readonly number[] };
  readonly figures: { readonly players: readonly { readonly worth: number | null }[] } | null;
  readonly menu: readonly {
    readonly type: string;
    readonly example: string;
    readonly cost: number | null;
    readonly words: string;
    readonly notation: readonly string[];
  }[];
}

/** The position as whoever is asked sees it. */
const asked = async (
  game: string,
): Promise<{ readonly player: Player; readonly seen: Seen; readonly etag: string }> => {
  const seat = ((await get(`/games/${game}/position`)).body as Seen).turn.asked[0]!;
  const { body, headers } = await get(`/games/${game}/position`, people[seat]);
  return { player: people[seat]!, seen: body as Seen, etag: headers['etag']! };
};

describe('a position', () => {
  test('has figures, and options with line, cost and words; the example of each is played', async () => {
    const { player, seen } = await asked(mid);
    expect(seen.figures!.players.every(({ worth }) => worth !== null && worth > 0)).toBe(true);
    expect(seen.menu.length).toBeGreaterThan(0);
    const lines = seen.menu.map(({ example }) => [example]);
    const { body } = await api(world, player.token, 'post', `/games/${mid}/try`, { lines });
    const { lines: tried } = body as {
      readonly lines: readonly {
        readonly stopped: unknown;
        readonly moves: readonly { readonly cost: number }[];
      }[];
    };
    expect(tried.map(({ stopped }) => stopped)).toEqual(lines.map(() => null));
    expect(tried.map(({ moves }) => moves[0]!.cost)).toEqual(seen.menu.map(({ cost }) => cost));
  });

  test('as text tells turn, money and menu in the reader’s language', async () => {
    const { player, seen } = await asked(mid);
    const { text, headers } = await get(`/games/${mid}/position?as=text&lang=en`, player);
    expect(headers['content-type']).toContain('text/plain');
    expect(headers['etag']).toMatch(/^"1-/);
    for (const said of ['Player 1', 'Worth', 'PRR', `What P${String(seen.seat + 1)} may do`])
      expect(text).toContain(said);
    expect(text).not.toMatch(/undefined|NaN|\[object|null/);
    const german = await get(`/games/${mid}/position?as=text&lang=de`, player);
    expect(german.text).toContain('tun kann');
  });

  test('of each title can be read as text, by players and by whoever looks on', async () => {
    const places = [
      { game: '1849-advanced-4.jsonl', step: 300 },
      { game: '1856-options-1.jsonl', step: 250 },
      { game: '18mag-hard-1.jsonl', step: 90 },
      { game: 'imperial-steam-normal-1.jsonl', step: 160 },
    ];
    const ids = await placeGames(world.deps, places, people[0]!.actor.personId);
    for (const id of ids) {
      const { text, status } = await get(`/games/${id}/position?as=text`);
      expect([id, status]).toEqual([id, 200]);
      expect(text).toContain('may do');
      expect(text).not.toMatch(/undefined|NaN|\[object|null/);
    }
  });
});

describe('the answer to a move', () => {
  test('has the new position, or all of it as text, where that is wanted', async () => {
    const [id = ''] = await placeGames(
      world.deps,
      [{ game: '1830-classic-4.jsonl', step: 421 }],
      people.map(({ actor }) => actor.personId),
    );
    for (const include of ['position', 'text']) {
      const { player, seen, etag } = await asked(id);
      const done = await api(world, player.token, 'post', `/games/${id}/actions?include=${include}`, {
        notation: seen.menu.at(-1)!.example,
      }).set('If-Match', etag);
      expect([done.status, done.body.detail]).toEqual([201, undefined]);
      const now = await get(`/games/${id}/position${include === 'text' ? '?as=text' : ''}`, player);
      expect(done.body[include]).toEqual(include === 'text' ? now.text : now.body);
    }
  });
});

describe('what is printed', () => {
  test('stands at an address that is kept for ever, told by positions and titles', async () => {
    const { seen } = await asked(mid);
    const path = seen.data.replace('/api/v1', '');
    const { body, headers } = await get(path, null);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(body).toMatchObject({ title: '1830', seats: 4, printed: { startingCash: 600 } });
    const again = await get(path, null).set('If-None-Match', headers['etag']!);
    expect(again.status).toBe(304);
    const { titles: all } = (await get('/titles')).body as {
      readonly titles: readonly { readonly data: string }[];
    };
    for (const { data } of all.filter(one => !one.data.includes('sampler')))
      expect((await get(data.replace('/api/v1', ''), null)).status).toBe(200);
  });

  test('is found by settings; the answer says where it is kept, and a wrong key leads there', async () => {
    const settings = encodeURIComponent(JSON.stringify({ game: 'electric' }));
    const { headers, body } = await get(`/titles/1849/data?seats=4&settings=${settings}`, null);
    expect(body).toMatchObject({ settings: { game: 'electric' }, seats: 4 });
    const kept = headers['content-location']!.replace('/api/v1', '');
    expect((await get(kept, null)).body).toEqual(body);
    const wrong = await get(kept.replace(/\/data\/[\w-]+/, '/data/1-abcdefghijkl'), null);
    expect([wrong.status, wrong.body.code, wrong.body.params.data]).toEqual([
      404,
      'data-changed',
      `/api/v1${kept}`,
    ]);
  });

  test('is refused clearly where no game could be so', async () => {
    const code = async (path: string) => (await get(path, null)).body.code;
    expect(await code('/titles/1831/data')).toBe('unknown-title');
    expect(await code('/titles/1830/data?seats=9')).toBe('wrong-number-of-seats');
    expect(await code('/titles/1830/data?settings=%7B%22x%22%3Atrue%7D')).toBe('unknown-setting');
    expect((await get('/titles/1830/data?settings=%5B1', null)).status).toBe(400);
  });
});

test('what a move looks like as data is a schema, which takes what menus propose', async () => {
  const { body: schema } = await get('/titles/1830/actions', null);
  const takes = new Ajv2020().compile(schema as object);
  const { body } = await get(`/games/${mid}/position`);
  const asked = (body as Seen).turn.asked[0]!;
  const { menu } = (await get(`/games/${mid}/position`, people[asked])).body as {
    readonly menu: readonly { readonly type: string; readonly example: string }[];
  };
  for (const { example } of menu) {
    const action = title1830.notation.parse(example, asked);
    expect([action, takes(action)]).toEqual([action, true]);
    expect(takes({ ...action, more: 1 })).toBe(false);
  }
  expect((await get('/titles/1831/actions', null)).status).toBe(404);
});

describe('trying', () => {
  test('stores nothing and tells nobody', async () => {
    const { player, seen } = await asked(mid);
    const before = await world.fingerprint();
    const lines = [[seen.menu[0]!.example], [], ['what is this']];
    const show = ['figures', 'menu', 'view', 'text'];
    const { status, body } = await api(world, player.token, 'post', `/games/${mid}/try`, { lines, show });
    expect(status).toBe(200);
    expect(body.lines[1]).toMatchObject({ moves: [], stopped: null, figures: seen.figures, menu: seen.menu });
    expect(body.lines[2].stopped).toMatchObject({ at: 0, reason: 'refused', code: 'notation-unknown' });
    expect(body.lines[2].stopped.detail).not.toContain('{');
    expect(await world.fingerprint()).toBe(before);
  });

  test('ends when its time is over: nothing more is tried, and nothing reckoned of what is left', async () => {
    const { player, seen } = await asked(mid);
    const now = performance.now.bind(performance);
    let ahead = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + (ahead += 100));
    const lines = Array.from({ length: 12 }, () => [seen.menu[0]!.example]);
    const { body } = await api(world, player.token, 'post', `/games/${mid}/try`, { lines, show: ['menu'] });
    clock.mockRestore();
    expect(body.lines).toHaveLength(12);
    expect(body.lines[0]).toMatchObject({ stopped: null, menu: expect.any(Array) });
    expect(body.lines[11].stopped).toMatchObject({ at: 0, reason: 'time' });
    expect(body.lines[11]).not.toHaveProperty('menu');
  });

  test('is for those who may see the game', async () => {
    const stranger = await world.player('Stranger');
    const answers = async (): Promise<readonly unknown[]> => {
      const tried = await api(world, stranger.token, 'post', `/games/${mid}/try`, { lines: [[]] });
      const looked = await get(`/games/${mid}/position`, stranger);
      expect(tried.status).toBe(looked.status);
      return [tried.status, tried.body.code];
    };
    const spectators = (who: string): Promise<unknown> =>
      direct(world.deps.db).rows('UPDATE game SET spectators = $2 WHERE id = $1', [mid, who]);
    await spectators('none');
    const denied = await answers();
    await spectators('everyone');
    expect(denied).toEqual([404, 'no-such-game']);
    expect(await answers()).toEqual([200, undefined]);
  });

  test('is bounded: lines, moves, and who may', async () => {
    const code = async (body: object, player = people[0]!) =>
      (await api(world, player.token, 'post', `/games/${mid}/try`, body)).body.code;
    expect(await code({ lines: [] })).toBe('invalid-request');
    expect(await code({ lines: Array.from({ length: 61 }, () => []) })).toBe('invalid-request');
    expect(
      await code({ lines: Array.from({ length: 60 }, () => Array.from({ length: 11 }, () => 'pass')) }),
    ).toBe('too-many-moves');
    expect((await api(world, '', 'post', `/games/${mid}/try`, { lines: [[]] })).status).toBe(401);
    expect(await code({ lines: [[]], number: 999 })).toBe('no-such-position');
  });
});
