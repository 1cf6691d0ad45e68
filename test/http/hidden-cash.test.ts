import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Option, Seat } from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { apiRoutes } from '../../src/http/api/api.js';
import { toMail } from '../../src/jobs/post.js';
import { tasks } from '../../src/jobs/tasks.js';
import { boardPng } from '../../src/mail/picture.js';
import { presenters } from '../../src/present/registry.js';
import type { Outgoing } from '../../src/service/delivery/deliveries.js';
import { createGame } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { titles } from '../../src/titles/registry.js';
import { wordsFor } from '../../src/words/index.js';
import { write } from '../mail/support.js';
import { runDueJobs } from '../support/due-jobs.js';
import { quickMove } from '../support/quick-player.js';
import { random } from '../support/random.js';
import { sizes } from '../support/sizes.js';
import { api } from './support/api.js';
import { browser, signedInBrowser, textOf } from './support/browser.js';
import { pageRoutes } from './support/routes.js';
import { startWorld, type Player, type World } from './support/world.js';

/* 1830 V-0.1 outside the rules: what pages, mails, the interface and exports say of others' money. */

let world: World;
let players: readonly Player[];
let cleo: Player;
beforeAll(async () => {
  world = await startWorld({ titles: [...titles.values()], presenters });
  players = [await world.player('Anna'), await world.player('Bert')];
  cleo = await world.player('Cleo');
});
afterAll(() => world.stop());

interface Seen {
  readonly number: number;
  readonly open: boolean;
  readonly stateHash: string | null;
  readonly turn: { readonly asked: readonly Seat[] };
  readonly status: { readonly ended: boolean };
  readonly view: RailState;
  readonly menu: readonly (Option & { readonly example: string })[];
  readonly figures: { readonly players: readonly { readonly worth: number | null }[] } | null;
}

/** What trying moves tells somebody of others' money, in all that it shows. */
const triedBy = async (game: string, player: Player): Promise<readonly RailState[]> => {
  const { menu } = (await seen(game, player)) as Seen & {
    readonly menu: readonly { readonly example: string }[];
  };
  const lines = [[], ['pass'], ...menu.slice(0, 10).map(({ example }) => [example, 'pass', 'pass'])];
  const show = ['figures', 'menu', 'view', 'text'];
  const { status, body } = await api(world, player.token, 'post', `/games/${game}/try`, { lines, show });
  expect([status, body.detail]).toEqual([200, undefined]);
  expect(JSON.stringify(body)).not.toMatch(/undefined|NaN|\[object/);
  return (body as { readonly lines: readonly { readonly view: RailState }[] }).lines.map(({ view }) => view);
};

const ask = async (player: Player | null, path: string) =>
  (await api(world, player?.token ?? '', 'get', path)).body;

const seen = (game: string, player: Player | null): Promise<Seen> => ask(player, `/games/${game}/position`);

/** The texts of the mails that went out to somebody. */
const lettersTo = async (sent: readonly Outgoing[], player: Player): Promise<readonly string[]> => {
  const mine = sent.filter(mail => mail.to.address === player.email);
  const written = await Promise.all(
    mine.map(mail =>
      toMail(mail, {
        titles: world.deps.titles,
        presenters,
        wordsFor,
        picture: boardPng,
        warn: (error: unknown) => {
          throw error;
        },
      }).then(write),
    ),
  );
  return written.map(({ html, text }) => `${html}\n${text}`);
};

/** What "Why not?" is asked about: something of each sort. */
const thingsOf: { readonly [title: string]: readonly string[] } = {
  [title1830.id]: ['SV', 'PRR', 'BO', 'D10', 'H12', '2', 'P1'],
  'imperial-steam': ['wien', 'graz', 'graz--wien', 'semmering', 'coal', 'P1', 'P2'],
};

/**
 * Everything that can be read of the game, by everybody: the one in turn, the other, who looks on, who is not known.
 * @param each how many of the four read each page
 */
const readAll = async (id: string, asked: readonly string[], each: number): Promise<void> => {
  const known = await Promise.all([...players, cleo].map(player => signedInBrowser(world, player)));
  const readers = [...known, browser(world.server)];
  const ofGame = (path: string): boolean => path.startsWith('/g/:id') && !path.includes('*');
  const pages = pageRoutes(world.app).filter(({ method, path }) => method === 'get' && ofGame(path));
  const routes = apiRoutes.filter(
    ({ method, path }) => method === 'get' && /^\/games\/\{id\}(\/[a-z-]+)*$/.test(path),
  );
  const things = asked.map(of => `why?of=${of}`);
  const paths = [
    ...pages.map(({ path }) => path.replace(':id', id).replaceAll(/:\w+/g, '1')),
    ...routes.map(({ path }) => `/api/v1${path.replace('{id}', id)}`),
    ...things.flatMap(path => [`/g/${id}/${path}`, `/api/v1/games/${id}/${path}`]),
    `/api/v1/games/${id}/position?as=text`,
    ...['0', '1'].flatMap(seat => [`/g/${id}/s/${seat}`, `/api/v1/games/${id}/why?seat=${seat}`]),
  ];
  expect(paths.length).toBeGreaterThan(50);
  for (const [at, path] of paths.entries())
    for (const reader of readers.filter((_, n) => (n + at) % readers.length < each)) {
      const { status, text } = await reader.get(path);
      expect([path, status < 500]).toEqual([path, true]);
      if (path.startsWith('/g/'))
        expect([path, textOf(text ?? '')]).toEqual([
          path,
          expect.not.stringMatching(/undefined|NaN|\[object/),
        ]);
    }
};

test('a game with a seat of the service says to nobody what others have, and all when it is over', async () => {
  const sent: Outgoing[] = [];
  const send = (mail: Outgoing): Promise<string> => {
    sent.push(mail);
    return Promise.resolve('250 taken');
  };
  const work = () => runDueJobs(world.deps, tasks(world.deps, { send }));
  const [anna, bert] = players as readonly [Player, Player];
  const settings = { 'hidden-cash': 'all', bank: '4500', runs: 'any' };
  const { id } = await createGame(world.deps, anna.actor, {
    ...{ title: title1830.id, name: 'Secrets', settings, options: { spectators: 'everyone' } },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'service' }],
  });
  await joinGame(world.deps, bert.actor, { gameId: id, seat: 1 });
  const rng = random(4);

  const look = async (): Promise<void> => {
    for (const [reader, own] of [
      [anna, 0],
      [bert, 1],
      [null, null],
    ] as const) {
      const { view, open, stateHash, figures } = await seen(id, reader);
      expect(view.players.map(({ cash }) => cash !== null)).toEqual([0, 1, 2].map(seat => seat === own));
      expect([view.bank, open, stateHash]).toEqual([null, false, null]);
      expect(figures!.players.map(({ worth }) => worth !== null)).toEqual(
        [0, 1, 2].map(seat => seat === own),
      );
    }
    for (const view of await triedBy(id, anna))
      expect(view.players.map(({ cash }) => cash !== null)).toEqual([true, false, false]);
    expect((await ask(bert, `/games/${id}/export`)).code).toBe('export-after-the-end');
    const browser = await signedInBrowser(world, anna);
    for (const path of [`/g/${id}`, `/g/${id}/history?step=5`, `/g/${id}/what-if`, `/g/${id}/charts`]) {
      const page = await browser.get(`${path}${path.includes('?') ? '&' : '?'}lang=de`);
      expect([path, page.status]).toEqual([path, 200]);
      expect(textOf(page.text)).not.toMatch(/undefined|NaN|null|\[object/);
      if (path === `/g/${id}`) expect(textOf(page.text)).toContain('verdeckt');
    }
  };

  let haveRead = false;
  for (;;) {
    await work();
    const { turn, number, status } = await seen(id, null);
    if (status.ended) break;
    if (number === 30 || number === 90) await look();
    if (number >= 60 && !haveRead) {
      haveRead = true;
      await readAll(id, thingsOf[title1830.id]!, 4);
    }
    const seat = turn.asked.find(one => one < players.length);
    if (seat === undefined) continue;
    const player = players[seat]!;
    const { headers, body } = await api(world, player.token, 'get', `/games/${id}/position`);
    const done = await api(world, player.token, 'post', `/games/${id}/actions`, {
      action: quickMove((body as Seen).menu, seat, rng),
    }).set('If-Match', headers['etag']!);
    expect([number, done.status, done.body.detail]).toEqual([number, 201, undefined]);
  }
  const letters = await lettersTo(sent, anna);
  expect(letters.filter(letter => letter.includes('hidden')).length).toBeGreaterThan(5);
  expect(letters.join()).not.toMatch(/undefined|NaN|\$null/);
  const end = await seen(id, null);
  expect(end.open).toBe(true);
  expect(end.view.players.every(({ cash }) => cash !== null)).toBe(true);
  expect((await api(world, '', 'get', `/games/${id}/export`)).status).toBe(200);
});

/** Every setting of any title that hides something, with each value that does; the first of all is read above. */
const hiding = [...titles.values()].flatMap(({ id, settings }) =>
  settings
    .filter(setting => setting.id.startsWith('hidden-'))
    .flatMap(setting => setting.values.slice(1).map(value => [id, setting.id, value] as const))
    .filter(([, setting, value]) => !(setting === 'hidden-cash' && value === 'all')),
);

test('titles besides 1830 hide something', () => {
  expect(hiding.map(([id]) => id)).toContain('imperial-steam');
});

test.each(hiding)(
  '%s with %s %j: nobody meets a fault, whatever they read',
  async (title, setting, value) => {
    const [anna, bert] = players as readonly [Player, Player];
    const { id } = await createGame(world.deps, anna.actor, {
      ...{ title, name: 'Hidden', settings: { [setting]: value }, options: { spectators: 'everyone' } },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await joinGame(world.deps, bert.actor, { gameId: id, seat: 1 });
    const rng = random(5);
    for (let moves = 0; moves < 24; moves++) {
      const { turn } = await seen(id, null);
      const player = players[turn.asked[0]!]!;
      const { headers, body } = await api(world, player.token, 'get', `/games/${id}/position`);
      const action = quickMove((body as Seen).menu, turn.asked[0]!, rng);
      await api(world, player.token, 'post', `/games/${id}/actions`, { action }).set(
        'If-Match',
        headers['etag']!,
      );
    }
    await readAll(id, thingsOf[title] ?? [], sizes.readersOfEach);
  },
);
