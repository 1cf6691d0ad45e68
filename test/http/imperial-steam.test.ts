import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Action, JsonObject, Option, Seat } from '../../src/engine/core/index.js';
import { tasks } from '../../src/jobs/tasks.js';
import { presenters } from '../../src/present/registry.js';
import { createGame } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import type { SteamState } from '../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { runDueJobs } from '../support/due-jobs.js';
import { fillIn } from '../support/menu.js';
import { pick, random, type Rng } from '../support/random.js';
import { api } from './support/api.js';
import { signedInBrowser, textOf } from './support/browser.js';
import { startWorld, type Player, type World } from './support/world.js';

let world: World;
let players: readonly Player[];
beforeAll(async () => {
  world = await startWorld({ titles: [titleImperialSteam], presenters });
  players = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(() => world.stop());

interface Seen {
  readonly number: number;
  readonly open: boolean;
  readonly turn: { readonly asked: readonly Seat[] };
  readonly status: {
    readonly ended: boolean;
    readonly result: { readonly scores: readonly object[] } | null;
  };
  readonly view: SteamState;
  readonly menu: readonly Option[];
}

const ask = async (player: Player | null, path: string) =>
  (await api(world, player?.token ?? '', 'get', path)).body;

const seen = (game: string, player: Player | null): Promise<Seen> => ask(player, `/games/${game}/position`);

const move = async (game: string, player: Player, body: object) => {
  const { headers } = await api(world, player.token, 'get', `/games/${game}/position`);
  return api(world, player.token, 'post', `/games/${game}/actions`, body).set('If-Match', headers['etag']!);
};

/** Nothing but what the interface gives to the player to move: mostly what is sensible, now and then anything else. */
const chosen = ({ view, menu }: Seen, seat: Seat, rng: Rng): Action => {
  const seenAs = view as unknown as JsonObject;
  const sight = { seat, menu, view: seenAs, position: titleImperialSteam.fromView!(seenAs) };
  const sensible = rng() < 0.8 ? titleImperialSteam.sensible!(sight) : null;
  return sensible ?? fillIn(pick(rng, menu), seat, rng);
};

/** All moves up to the end of the game, those of the two players; `watch` looks on, and does what else is due. */
const playOn = async (
  game: string,
  rng: Rng,
  watch: (number: number) => Promise<unknown>,
): Promise<readonly object[]> => {
  let { turn, number, status } = await seen(game, null);
  while (!status.ended) {
    await watch(number);
    ({ turn, number, status } = await seen(game, null));
    const seat = turn.asked.find(one => one < players.length);
    if (seat === undefined) continue;
    const player = players[seat]!;
    const done = await move(game, player, { action: chosen(await seen(game, player), seat, rng) });
    expect([number, done.status, done.body.detail]).toEqual([number, 201, undefined]);
    ({ turn, status } = done.body as Seen);
  }
  return (await seen(game, null)).status.result!.scores;
};

const moneyIn = ({ view }: Pick<Seen, 'view'>): readonly (number | null)[] =>
  view.players.map(({ money }) => money);

describe('with hidden money (§13)', () => {
  test('bids and money are told to nobody else, by the interface and on the pages; at the end all lies open', async () => {
    const [anna, bert] = players as readonly [Player, Player];
    const game = await world.game([anna, bert], { 'hidden-money': true }, titleImperialSteam.id);
    const { view } = await seen(game, anna);
    const before = await api(world, '', 'get', `/games/${game}/position`);
    const first = view.order[0]!;
    const [early, late] = [players[first]!, players[1 - first]!];
    expect((await move(game, early, { notation: 'BID 70' })).status).toBe(201);
    for (const reader of [late, null]) {
      expect((await seen(game, reader)).view.bids![first]).toBe('sealed');
      const { entries } = await ask(reader, `/games/${game}/log`);
      expect(entries).toMatchObject([{ action: null, notation: null }]);
      expect(entries[0].words.join()).not.toContain('70');
    }
    expect((await ask(early, `/games/${game}/log`)).entries).toMatchObject([{ notation: 'bid 70' }]);
    // Who had looked before the first bid is not too late with the second.
    const second = await api(world, late.token, 'post', `/games/${game}/actions`, { notation: 'bid 30' }).set(
      'If-Match',
      before.headers['etag']!,
    );
    expect(second.status).toBe(201);

    const pagesOf = async (reader: Player): Promise<void> => {
      const browser = await signedInBrowser(world, reader);
      for (const [path, language] of [
        [`/g/${game}`, 'de'],
        [`/g/${game}/history?step=12`, 'en'],
        [`/g/${game}/what-if`, 'en'],
      ] as const) {
        const page = await browser.get(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        expect([path, page.status]).toEqual([path, 200]);
        expect(textOf(page.text)).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
      }
    };
    const scores = await playOn(game, random(1), async number => {
      if (number % 10 !== 0) return;
      expect(moneyIn(await seen(game, anna))).toEqual([expect.any(Number), null]);
      expect(moneyIn(await seen(game, bert))).toEqual([null, expect.any(Number)]);
      expect(moneyIn(await seen(game, null))).toEqual([null, null]);
      if (number !== 40) return;
      expect((await ask(bert, `/games/${game}/export`)).code).toBe('export-after-the-end');
      await pagesOf(anna);
      await pagesOf(bert);
    });
    expect(scores).toHaveLength(2);
    const end = await seen(game, null);
    expect(end.open).toBe(true);
    expect(moneyIn(end)).toEqual([expect.any(Number), expect.any(Number)]);
    expect((await api(world, '', 'get', `/games/${game}/export`)).status).toBe(200);
  });
});

describe('at a table with a seat that the service plays', () => {
  test('a whole game of three comes to its end, and moves can be taken back', async () => {
    const work = () => runDueJobs(world.deps, tasks(world.deps, { send: () => Promise.resolve('250 ok') }));
    const [anna, bert] = players as readonly [Player, Player];
    const { id } = await createGame(world.deps, anna.actor, {
      title: titleImperialSteam.id,
      name: 'With the computer',
      settings: { setup: 'normal' },
      options: { spectators: 'everyone' },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'service' }],
    });
    await joinGame(world.deps, bert.actor, { gameId: id, seat: 1 });
    await move(id, anna, { notation: 'bid 10' });
    const { headers } = await api(world, anna.token, 'get', `/games/${id}/position`);
    const undone = await api(world, anna.token, 'post', `/games/${id}/undo`, { seat: 0 }).set(
      'If-Match',
      headers['etag']!,
    );
    expect(undone.status).toBe(201);
    const scores = await playOn(id, random(2), work);
    expect(scores).toHaveLength(3);
    const reader = await signedInBrowser(world, anna);
    const over = (await reader.get(`/g/${id}`)).text;
    const reason = /Wien and Trieste are joined|The eighth round is over/;
    // Of much that a move brought about only the beginning stands above what is asked.
    const told = /<div class="done"[^]*?<\/div>/.exec((await reader.get(`/g/${id}?from=0`)).text)![0];
    const [begun, folded] = told.split('<details>');
    expect(begun!.match(/ · /g)).toHaveLength(4);
    expect(folded).toMatch(/^<summary>… and \d+ more</);
    // Who won comes with why it is over; the line at the head of the page does not say it again.
    expect(/<section class="ending"[^]*?<\/section>/.exec(over)![0]).toMatch(reason);
    expect(/<p class="status">([^<]*)/.exec(over)![1]).toMatch(/ · finished$/);
    // The computer is called as the page is written, whatever its reader's account has chosen.
    const inGerman = textOf((await reader.get(`/g/${id}?lang=de`)).text);
    expect(inGerman).toContain('Bahnpost (Computer');
    expect(inGerman).not.toContain('(computer');
    expect(textOf((await reader.get('/games?lang=de')).text)).not.toContain('(computer');
    const { entries } = await ask(anna, `/games/${id}/log?limit=500`);
    expect(entries.some(({ seat }: { readonly seat: Seat }) => seat === 2)).toBe(true);
  });
});
