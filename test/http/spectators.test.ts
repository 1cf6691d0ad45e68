import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request, { type Response } from 'supertest';
import { apiRoutes } from '../../src/http/api/api.js';
import { createGame } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import type { OptionsChange } from '../../src/service/tables/options.js';
import { browser, formsIn, signedInBrowser, textOf } from './support/browser.js';
import { baseUrl, type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let dora: Player;
beforeAll(async () => {
  world = await startWorld();
  anna = await world.player('Anna');
  bert = await world.player('Bert');
  dora = await world.player('Dora');
});
afterAll(() => world.stop());

/** A running game as its creator gets it who says nothing about spectators. */
const game = async (options: OptionsChange = {}): Promise<string> => {
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const wish = { title: 'sampler', name: 'Friday five', settings: {}, seats, options };
  const { id } = await createGame(world.deps, anna.actor, wish);
  await joinGame(world.deps, bert.actor, { gameId: id, seat: 1 });
  return id;
};

const api = (path: string, player?: Player, key?: string): Promise<Response> => {
  const asked = request(world.app).get(`/api/v1${path}`);
  if (player) void asked.set('Authorization', `Bearer ${player.token}`);
  return Promise.resolve(key === undefined ? asked : asked.set('X-Watch-Key', key));
};

/** The key of a link that is made now. */
const linkKey = async (id: string): Promise<string> => {
  const made = await request(world.app)
    .post(`/api/v1/games/${id}/watch-link`)
    .set('Authorization', `Bearer ${anna.token}`);
  return (made.body as { key: string }).key;
};

/** All that is under a game's address: an answer, and what a game that is not there answers. */
const ofGames = apiRoutes.filter(({ path }) => path.startsWith('/games/{id}'));

const filledIn = (path: string, id: string): string =>
  `/api/v1${path
    .replace('{id}', id)
    .replaceAll(/\{(hash)\}/g, 'abcdef123456')
    .replaceAll(/\{\w+\}/g, '0')}`;

interface Told {
  readonly status: number;
  readonly code: unknown;
  readonly title: unknown;
}

const told = ({ status, body }: Response): Told => {
  const { code, title } = body as { code?: unknown; title?: unknown };
  return { status, code, title };
};

describe('a game that is not for strangers', () => {
  let id: string;
  beforeAll(async () => {
    id = await game();
  });

  test.each(ofGames.map(({ method, path }) => [method, path] as const))(
    '%s %s answers as if there were no such game',
    async (method, path) => {
      const ask = async (gameId: string, token?: string): Promise<Told> => {
        const asked = request(world.app)[method](filledIn(path, gameId));
        return told(await (token === undefined ? asked : asked.set('Authorization', `Bearer ${token}`)));
      };
      for (const token of [undefined, dora.token]) {
        const hidden = await ask(id, token);
        expect(hidden).toEqual(await ask('abcdefgh', token));
        expect(hidden).toMatchObject({ status: 404, code: 'no-such-game' });
      }
    },
  );

  test.each([
    '',
    '/history',
    '/chat',
    '/notes',
    '/plans',
    '/spectators',
    '/what-if',
    '/compare',
    '/charts',
    '/p/abcdef123456',
  ])('its page %s is not there, and a player who is not signed in is shown the way in', async path => {
    const stranger = await browser(world.app).get(`/g/${id}${path}`);
    expect(stranger.status).toBe(404);
    expect(stranger.text).not.toContain('Friday five');
    expect(textOf(stranger.text)).toContain(
      'There is no such game here, or it is private. If you play in it, use the link from your e-mail or sign in.',
    );
    const form = formsIn(stranger.text).find(({ action }) => action === '/in')!;
    expect(form.fields['next']).toBe(`/g/${id}${path}`);
    const nowhere = await browser(world.app).get(`/g/abcdefgh${path}`);
    const same = (html: string): string =>
      textOf(html)
        .replaceAll(id, 'ID')
        .replaceAll('abcdefgh', 'ID')
        .replace(/Request [\w-]+/, '');
    expect(same(stranger.text)).toBe(same(nowhere.text));
    const other = await (await signedInBrowser(world, dora)).get(`/g/${id}${path}`);
    expect(other.status).toBe(404);
  });

  test('takes no form of a stranger', async () => {
    const other = await signedInBrowser(world, dora);
    for (const path of ['move', 'chat', 'notes', 'plans', 'follow', 'spectators', 'watch-link', 'mails'])
      expect([path, (await other.post(`/g/${id}/${path}`, {})).status]).toEqual([path, 404]);
  });

  test('is there for its players, by page, interface and the link of a turn mail', async () => {
    for (const player of [anna, bert]) {
      expect((await api(`/games/${id}/position`, player)).status).toBe(200);
      expect((await (await signedInBrowser(world, player)).get(`/g/${id}`)).status).toBe(200);
    }
    const mailed = browser(world.app);
    const secret = await world.seatSecret(id, bert, 1);
    expect((await mailed.get(`/g/${id}/seat`)).status).toBe(200);
    await mailed.post(`/g/${id}/seat`, { secret });
    expect((await mailed.get(`/g/${id}`)).status).toBe(200);
  });
});

describe('the link for spectators', () => {
  test('opens the game to read, in this browser, after a click', async () => {
    const id = await game();
    const reader = await signedInBrowser(world, anna);
    const page = await reader.get(`/g/${id}/spectators`);
    const make = formsIn(page.text).find(({ action }) => action === `/g/${id}/watch-link`)!;
    const made = await reader.submit(make, { answer: 'renew' });
    const [, link] = /id="link"[^>]*value="([^"]+)"/.exec(made.text.replaceAll('&#x3D;', '='))!;
    expect(link).toMatch(new RegExp(`^${baseUrl}/g/${id}/watch#t=[\\w-]{43}$`));
    const key = link!.split('#t=')[1]!;

    const stranger = browser(world.app);
    const before = await world.fingerprint();
    // Following the link, as a scanner of mails does, opens nothing.
    expect((await stranger.get(`/g/${id}/watch`)).status).toBe(200);
    expect((await stranger.get(`/g/${id}`)).status).toBe(404);
    const opened = await stranger.post(`/g/${id}/watch`, { secret: key });
    expect([opened.status, opened.headers['location']]).toEqual([303, `/g/${id}`]);
    expect(String(opened.headers['set-cookie'])).toMatch(
      /__Host-bahnpost-watch=.*Secure; HttpOnly; SameSite=Lax/,
    );
    for (const path of ['', '/history', '/what-if'])
      expect((await stranger.get(`/g/${id}${path}`)).status).toBe(200);
    expect(await world.fingerprint()).toBe(before);
    expect((await stranger.get(`/g/${id}`)).text).not.toMatch(/players\.example/);
    expect((await stranger.get(`/g/${id}/chat`)).status).toBe(403);
    expect((await stranger.get(`/g/${id}`)).text).not.toContain(`/g/${id}/chat`);
    // It opens no other game, and nothing to play with.
    expect((await stranger.get(`/g/${await game()}`)).status).toBe(404);
    expect((await stranger.post(`/g/${id}/move`, { expected: '0', notation: 'skip' })).status).toBe(401);
    // The secret is in no address that was asked for.
    expect(world.logged.join('\n')).not.toContain(key);
  });

  test('works for programs as a header, until it is renewed or taken back', async () => {
    const id = await game();
    const key = await linkKey(id);
    expect((await api(`/games/${id}/position`, undefined, key)).body).toMatchObject({ seat: null, menu: [] });
    expect((await api(`/games/${id}/log`, dora, key)).status).toBe(200);
    expect((await api(`/games/${id}`, undefined, `${key}x`)).status).toBe(404);
    const next = await linkKey(id);
    expect((await api(`/games/${id}`, undefined, key)).status).toBe(404);
    expect((await api(`/games/${id}`, undefined, next)).status).toBe(200);
    await request(world.app)
      .delete(`/api/v1/games/${id}/watch-link`)
      .set('Authorization', `Bearer ${anna.token}`);
    expect((await api(`/games/${id}`, undefined, next)).status).toBe(404);
  });

  test('that is wrong opens nothing and tells nothing', async () => {
    const id = await game();
    const stranger = browser(world.app);
    const secret = 'x'.repeat(43);
    const wrong = await stranger.post(`/g/${id}/watch`, { secret });
    const nowhere = await stranger.post('/g/abcdefgh/watch', { secret });
    expect([wrong.status, nowhere.status]).toEqual([401, 401]);
    expect(stranger.cookies).toEqual({});
  });

  test.each([
    ['none', 404, 404],
    ['everyone', 200, 200],
  ] as const)('with %s', async (spectators, plain, byLink) => {
    const id = await game({ spectators });
    const key = await linkKey(id);
    expect((await api(`/games/${id}`)).status).toBe(plain);
    expect((await api(`/games/${id}`, undefined, key)).status).toBe(byLink);
  });
});

describe('the options', () => {
  test('are chosen when a game is made, and changed later by its creator alone', async () => {
    const reader = await signedInBrowser(world, anna);
    const page = await reader.get('/games/new?title=sampler');
    const form = formsIn(page.text).find(({ action }) => action === '/games/new')!;
    expect(form.fields).toMatchObject({ spectators: 'link', private: 'on' });
    expect(form.fields['openChat']).toBeUndefined();
    const id = await game();
    const change = (player: Player, body: object): Promise<Response> =>
      Promise.resolve(
        request(world.app)
          .patch(`/api/v1/games/${id}/options`)
          .set('Authorization', `Bearer ${player.token}`)
          .send(body),
      );
    expect((await change(bert, { spectators: 'everyone' })).body).toMatchObject({ code: 'creator-only' });
    expect((await change(anna, { spectators: 'all' })).status).toBe(400);
    expect((await change(anna, { chat: { private: 'off' } })).body).toEqual({
      spectators: 'link',
      chat: { private: 'off', spectators: 'off' },
    });
    const settled = await reader.get(`/g/${id}/spectators`);
    const own = formsIn(settled.text).find(({ action }) => action === `/g/${id}/spectators`)!;
    expect(own.fields).toMatchObject({ spectators: 'link' });
    expect(own.fields['private']).toBeUndefined();
    await reader.submit(own, { spectators: 'everyone', openChat: 'on' });
    expect((await api(`/games/${id}/options`)).body).toEqual({
      spectators: 'everyone',
      chat: { private: 'off', spectators: 'on' },
    });
    const players = await signedInBrowser(world, bert);
    expect(
      formsIn((await players.get(`/g/${id}/spectators`)).text).map(({ action }) => action),
    ).not.toContain(`/g/${id}/spectators`);
    expect((await players.post(`/g/${id}/watch-link`, { answer: 'renew' })).status).toBe(403);
  });
});

describe('following', () => {
  test('puts the game on the list of those watched, also in another browser, and takes it off', async () => {
    const id = await game();
    const key = await linkKey(id);
    const first = await signedInBrowser(world, dora);
    await first.post(`/g/${id}/watch`, { secret: key });
    const page = await first.get(`/g/${id}/spectators`);
    const form = formsIn(page.text).find(({ action }) => action === `/g/${id}/follow`)!;
    await first.submit(form, { answer: 'start', mail: 'on' });
    const second = await signedInBrowser(world, dora);
    expect(textOf((await second.get('/games')).text)).toContain('Games you follow Friday five');
    expect((await second.get(`/g/${id}`)).status).toBe(200);
    expect((await api('/watched', dora)).body).toMatchObject({ games: [{ id, mine: [] }] });
    expect((await api(`/games/${id}/follow`, dora)).body).toEqual({ follows: true, mail: true });
    await second.post(`/g/${id}/follow`, { answer: 'stop' });
    expect((await api('/watched', dora)).body).toEqual({ games: [], next: null });
    expect((await second.get(`/g/${id}`)).status).toBe(404);
  });
});
