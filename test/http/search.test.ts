import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createGame, type SeatWish } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import { changeOptions } from '../../src/service/tables/options.js';
import { changeShowsResults } from '../../src/service/tables/shown-results.js';
import { followGame, renewWatchLink } from '../../src/service/tables/watching.js';
import { toyTitle } from '../fixtures/toy/title.js';
import { api } from './support/api.js';
import { formsIn, signedInBrowser, textOf } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let dora: Player;

interface Wish {
  readonly seats?: readonly SeatWish[];
  readonly listed?: boolean;
}

/** A game of Anna's that waits for Bert. */
const open = async (name: string, { seats = [], listed = false }: Wish = {}): Promise<string> => {
  const { id } = await createGame(world.deps, anna.actor, {
    title: 'sampler',
    name,
    settings: {},
    seats: [{ kind: 'me' }, { kind: 'open' }, ...seats],
    table: { listed, about: '', seating: 'fixed' },
  });
  return id;
};

const running = async (name: string): Promise<string> => {
  const id = await open(name);
  await joinGame(world.deps, bert.actor, { gameId: id, seat: 1 });
  return id;
};

const ask = (who: Player, query: { readonly [name: string]: string }) =>
  api(world, who.token, 'get', `/games?${new URLSearchParams(query).toString()}`);

const found = async (who: Player, query: { readonly [name: string]: string }): Promise<readonly string[]> => {
  const answer = await ask(who, query);
  expect(answer.status).toBe(200);
  return (answer.body as { games: { id: string }[] }).games.map(({ id }) => id);
};

beforeAll(async () => {
  world = await startWorld({ titles: [toyTitle] });
  [anna, bert, dora] = [
    await world.player('Anna'),
    await world.player('Örtel-Bert'),
    await world.player('Dora'),
  ];
});
afterAll(() => world.stop());

describe('among one’s own games', () => {
  let river: string;
  let mountain: string;
  beforeAll(async () => {
    river = await running('Über den Fluß (1 of 2)');
    mountain = await open('Mountain line');
  });

  test.each(['ÜBER', 'über', 'fluß', 'den Fluß', 'fluß anna', 'örtel', 'sampler 2)', '  (1   of '])(
    '“%s” finds the one with these words in its name, title or players, in either case',
    async search => expect(await found(anna, { search })).toEqual([river]),
  );

  test.each(['.*', 'Fluß Mountain', '[a', '\\', '%', 'computer'])('“%s” finds none', async search =>
    expect(await found(anna, { search })).toEqual([]),
  );

  test('the title finds all games of it, the newest first, and a status those that are so far', async () => {
    expect(await found(anna, { search: 'sampler' })).toEqual([mountain, river]);
    expect(await found(anna, { status: 'open' })).toEqual([mountain]);
    expect(await found(anna, { search: 'anna', status: 'running' })).toEqual([river]);
    expect(await found(anna, { status: 'ended' })).toEqual([]);
  });

  test('a program reads what it looks for page by page, and is told when nothing has changed', async () => {
    const first = await ask(anna, { search: 'sampler', limit: '1' });
    const { games, next } = first.body as { games: { id: string }[]; next: string };
    expect(games.map(({ id }) => id)).toEqual([mountain]);
    expect(await found(anna, { search: 'sampler', limit: '1', after: next })).toEqual([river]);
    const other = await ask(anna, { search: 'anna', after: next });
    expect([other.status, (other.body as { code: string }).code]).toEqual([400, 'bad-cursor']);
    const again = await ask(anna, { search: 'sampler', limit: '1' }).set(
      'If-None-Match',
      first.headers['etag']!,
    );
    expect(again.status).toBe(304);
  });

  test.each([{ search: 'a'.repeat(101) }, { search: 'a\u0000b' }, { status: 'lost' }])(
    'what cannot be looked for is refused: %j',
    async query => {
      expect((await ask(anna, query)).status).toBe(400);
      const page = await signedInBrowser(world, anna);
      expect((await page.get(`/games/search?${new URLSearchParams(query).toString()}`)).status).toBe(400);
    },
  );
});

describe('games of others', () => {
  test('are found as open tables, by those who are invited, and by those who follow for as long as they may', async () => {
    const search = 'Secret';
    await running('Secret one');
    await open('Secret two');
    expect(await found(dora, { search })).toEqual([]);

    const listed = await open('Secret table', { listed: true });
    expect(await found(dora, { search })).toEqual([listed]);
    await joinGame(world.deps, bert.actor, { gameId: listed, seat: 1 });
    expect(await found(dora, { search })).toEqual([]);

    const invited = await open('Secret meeting', { seats: [{ kind: 'invite', email: dora.email }] });
    expect(await found(dora, { search })).toEqual([invited]);
    expect(await found(bert, { search: 'Secret meeting' })).toEqual([]);

    const seen = await running('Secret show');
    await changeOptions(world.deps, anna.actor, seen, { spectators: 'link' });
    const key = await renewWatchLink(world.deps, anna.actor, seen);
    await followGame(world.deps, dora.actor, seen, { mail: false, key });
    expect(await found(dora, { search })).toEqual([seen, invited]);
    await renewWatchLink(world.deps, anna.actor, seen);
    expect(await found(dora, { search })).toEqual([invited]);
  });
});

describe('the page', () => {
  test('is asked from the list of games, shows what was looked for, and says when there is nothing', async () => {
    const reader = await signedInBrowser(world, anna);
    const form = formsIn((await reader.get('/games')).text).find(one => one.action === '/games/search')!;
    const query = new URLSearchParams({ ...form.fields, search: 'über', status: 'running' }).toString();
    const page = (await reader.get(`/games/search?${query}`)).text;
    expect(textOf(page)).toContain('Über den Fluß');
    expect(formsIn(page).find(one => one.action === '/games/search')!.fields).toEqual({
      search: 'über',
      status: 'running',
    });
    expect(textOf((await reader.get('/games/search?search=nowhere')).text)).toContain('No game was found.');
  });

  test('names players who show their results, and no others', async () => {
    const id = await running('For the results');
    await world.db.pool.query(
      `UPDATE game SET phase = 'ended', ended_at = now(), standing = jsonb_build_object('ended', true, 'round',
         standing -> 'round', 'result', '{"reason": "bank", "scores": [{"seat": 0, "points": 3, "parts": {}},
         {"seat": 1, "points": 1, "parts": {}}]}'::jsonb) WHERE id = $1`,
      [id],
    );
    const reader = await signedInBrowser(world, dora);
    const person = `/results/people/${bert.actor.personId}`;
    const linked = async (path: string): Promise<boolean> => (await reader.get(path)).text.includes(person);
    expect(await linked('/games/search?search=BERT')).toBe(false);
    await changeShowsResults(world.deps, bert.actor, true);
    expect(await linked('/games/search?search=BERT')).toBe(true);
    expect(await linked(`/results/people?search=${encodeURIComponent('bert örtel')}`)).toBe(true);
    expect(await linked('/results/people?search=anna')).toBe(false);
    expect(await linked('/games/search')).toBe(false);
  });
});

test('a seat of the service is no player that is found', async () => {
  const carl = await world.player('Carl');
  const { id } = await createGame(world.deps, carl.actor, {
    title: 'toy',
    name: 'Alone',
    settings: {},
    seats: [{ kind: 'me' }, { kind: 'service' }],
  });
  expect(await found(carl, { search: 'carl' })).toEqual([id]);
  for (const search of ['bahnpost', 'service']) expect(await found(carl, { search })).toEqual([]);
});
