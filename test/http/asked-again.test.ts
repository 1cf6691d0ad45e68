import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request, { type Response } from 'supertest';
import { api, later } from './support/api.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;

beforeAll(async () => {
  world = await startWorld();
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(() => world.stop());

const as = (token: string, path: string, headers: { readonly [name: string]: string } = {}): request.Test =>
  request(world.app).get(`/api/v1${path}`).set('Authorization', `Bearer ${token}`).set(headers);

const take = async (game: string, { token }: Player, seat: number): Promise<Response> => {
  const { headers } = await as(token, `/games/${game}/position`);
  return api(world, token, 'post', `/games/${game}/actions`, {
    action: { type: 'take', seat, count: 1 },
  }).set('If-Match', headers['etag']!);
};

describe('the same request with the same key', () => {
  const game = {
    title: 'sampler',
    name: 'Once',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { spectators: 'everyone' },
  };

  test.each([
    ['a new game', () => ['/games', game] as const],
    [
      'an import',
      async () => {
        const id = await world.game([anna, bert]);
        await take(id, anna, 0);
        const record: unknown = (await as(anna.token, `/games/${id}/export`)).body;
        return ['/games/import', { format: 'json', record }] as const;
      },
    ],
    [
      'a message',
      async () => [`/games/${await world.game([anna, bert])}/chat`, { text: 'Good luck' }] as const,
    ],
  ])('%s: the answer comes again and says so', async (what, asked) => {
    const [path, body] = await asked();
    const send = () =>
      api(world, anna.token, 'post', path, body).set(
        'Idempotency-Key',
        `key of ${what}`.replaceAll(' ', '-'),
      );
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(first.body).not.toHaveProperty('replayed');
  });

  test('another body is refused', async () => {
    const path = `/games/${await world.game([anna, bert])}/chat`;
    const say = (text: string) =>
      api(world, anna.token, 'post', path, { text }).set('Idempotency-Key', 'said-once');
    expect([(await say('one')).status, (await say('two')).status]).toEqual([201, 422]);
  });
});

describe('the log since a time', () => {
  test('has every row of that very millisecond, however late it came', async () => {
    const id = await world.game([anna, bert]);
    const at = new Date();
    const near = (ms: number): string => new Date(at.getTime() + ms).toISOString();
    world.time.now = () => at;
    try {
      await take(id, anna, 0);
      const last = (await as(anna.token, `/games/${id}/log`)).body.entries[0] as { at: string };
      await take(id, bert, 1);
      const since = async (time: string): Promise<readonly number[]> =>
        ((await as(anna.token, `/games/${id}/log?since=${time}`)).body.entries as { number: number }[]).map(
          row => row.number,
        );
      expect(await since(last.at)).toEqual([1, 2]);
      expect(await since(near(1))).toEqual([]);
      expect(await since(near(-1))).toEqual([1, 2]);
      expect((await as(anna.token, `/games/${id}/log?since=${last.at}&after=1`)).body.entries).toHaveLength(
        1,
      );
    } finally {
      world.time.now = null;
    }
  });
});

describe('a list that is asked for again and again', () => {
  const again = async (path: string, tag: string): Promise<readonly [number, string]> => {
    // As a browser sends it for a script.
    const { status, headers } = await as(anna.token, path, {
      'If-None-Match': tag,
      'Cache-Control': 'no-cache',
    });
    return [status, headers['etag']!];
  };

  test('is sent anew when something in it has changed, not because a clock runs', async () => {
    const made = await api(world, anna.token, 'post', '/games', {
      title: 'sampler',
      name: 'By the clock',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      time: {
        pace: { kind: 'deadline', turn: 1440 },
        stops: { holidays: false, quietHours: false, weekends: false },
      },
    });
    const { id } = made.body as { readonly id: string };
    await api(world, bert.token, 'post', `/games/${id}/seats/1/join`);
    const first = await as(anna.token, '/games');
    const tag = first.headers['etag']!;
    const left = (answer: Response): number => {
      const { games } = answer.body as {
        readonly games: readonly {
          readonly id: string;
          readonly clocks: readonly { readonly left: number }[];
        }[];
      };
      return games.find(game => game.id === id)!.clocks[0]!.left;
    };
    await later(world, 5, async () => {
      expect(await again('/games', tag)).toEqual([304, tag]);
      // Whoever asks without a tag gets what is true now.
      expect(left(await as(anna.token, '/games'))).toBe(left(first) - 300);
    });
    await take(id, anna, 0);
    const [status, changed] = await again('/games', tag);
    expect([status, changed === tag]).toEqual([200, false]);
    expect(await again('/games', changed)).toEqual([304, changed]);
  });

  test('the game that waits longest has a tag as well', async () => {
    const { headers, body } = await as(anna.token, '/games/next');
    const tag = headers['etag']!;
    expect(await again('/games/next', tag)).toEqual([304, tag]);
    await take((body as { readonly id: string }).id, anna, 0);
    expect((await again('/games/next', tag))[0]).toBe(200);
  });
});

describe('an ETag names the very answer', () => {
  test('in another language the log is another one', async () => {
    const id = await world.game([anna, bert]);
    await take(id, anna, 0);
    const path = `/api/v1/games/${id}/log`;
    const read = (language: string, seen = '""') =>
      request(world.app)
        .get(path)
        .set({ 'Accept-Language': language, 'If-None-Match': seen, 'Cache-Control': 'no-cache' });
    const english = await read('en');
    expect(english.headers['content-language']).toBe('en');
    expect(english.headers['vary']).toMatch(/Accept-Language/);
    expect(english.headers['vary']).toMatch(/Authorization/);
    expect((await read('en', english.headers['etag'])).status).toBe(304);
    const german = await read('de', english.headers['etag']);
    expect([german.status, german.headers['content-language']]).toEqual([200, 'de']);
  });

  test('a game that has changed without a move is another one, and its ETag is still good for a move', async () => {
    const id = await world.game([anna, bert]);
    const before = await as(anna.token, `/games/${id}`);
    await api(world, anna.token, 'patch', `/games/${id}/options`, { spectators: 'none' });
    await api(world, bert.token, 'put', `/games/${id}/seats/1/player`, { choice: 'offer' });
    const after = await as(anna.token, `/games/${id}`, { 'If-None-Match': before.headers['etag']! });
    expect([after.status, after.body.seats[1].offered]).toEqual([200, true]);
    const moved = await api(world, anna.token, 'post', `/games/${id}/actions`, {
      action: { type: 'take', seat: 0, count: 1 },
    }).set('If-Match', before.headers['etag']!);
    expect(moved.status).toBe(201);
  });

  test('what was made of a position that was the newest says so when it no longer is', async () => {
    const id = await world.game([anna, bert]);
    await take(id, anna, 0);
    const path = `/games/${id}/position?number=1`;
    const before = await as(anna.token, path);
    await take(id, bert, 1);
    const after = await as(anna.token, path, { 'If-None-Match': before.headers['etag']! });
    expect([before.body.newest, after.status, after.body.newest]).toEqual([true, 200, false]);
  });

  test('notes pinned to a position change what is shown', async () => {
    const id = await world.game([anna, bert]);
    await take(id, anna, 0);
    const path = `/games/${id}/notes`;
    const before = await as(anna.token, path);
    await api(world, anna.token, 'put', `${path}/1`, { text: 'A beginning' });
    const after = await as(anna.token, path, { 'If-None-Match': before.headers['etag']! });
    expect([after.status, after.body.pins]).toEqual([
      200,
      [expect.objectContaining({ text: 'A beginning' })],
    ]);
    const written = await api(world, anna.token, 'put', path, { text: 'Plans' }).set(
      'If-Match',
      after.headers['etag']!,
    );
    expect([written.status, written.headers['etag']]).toEqual([200, '"v1"']);
  });
});
