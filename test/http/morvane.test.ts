import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import {
  completeSettings,
  sensibleMove,
  type Action,
  type DrawRequest,
  type Drawn,
} from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { manifest } from '../fixtures/morvane/index.js';
import { titleMorvane } from '../fixtures/morvane/rules/title.js';
import { formsIn, signedInBrowser, textOf } from './support/browser.js';
import { morvane } from './support/morvane.js';
import { startWorld, type Player, type World } from './support/world.js';

let world: World;
let players: readonly Player[];
beforeAll(async () => {
  world = await startWorld(morvane);
  players = [await world.player('Anna'), await world.player('Bert'), await world.player('Cleo')];
});
afterAll(() => world.stop());

const api = (player: Player | null, method: 'get' | 'post', path: string, body?: object) => {
  const call = request(world.server)[method](`/api/v1${path}`);
  if (player) call.set('Authorization', `Bearer ${player.token}`);
  return body ? call.send(body) : call;
};

/** Whose turn it is makes a move that a plain player would make; the position before it. */
const goOn = async (game: string): Promise<RailState> => {
  const { body, headers } = await api(null, 'get', `/games/${game}/position`);
  const state = titleMorvane.fromView!(body.view)!;
  const [seat] = titleMorvane.turn(state).asked;
  const action: Action = sensibleMove(titleMorvane, state, seat!)!;
  const done = await api(players[seat!]!, 'post', `/games/${game}/actions`, { action }).set(
    'If-Match',
    headers['etag']!,
  );
  expect([done.status, action]).toEqual([201, action]);
  return state;
};

test('a title with words in one language is drafted, sold and run over HTTP, and shown in both', async () => {
  const game = await world.game(players, {}, 'morvane');
  const page = async (seat: number, language = 'en'): Promise<string> => {
    const reader = await signedInBrowser(world, players[seat]!);
    return (await reader.get(`/g/${game}?lang=${language}`)).text;
  };

  const drafting = await page(0);
  expect(textOf(drafting)).toMatch(/18Morvane/);
  expect(textOf(drafting)).toMatch(/Order of players: /);
  expect(drafting).toContain('data-place="D5"');
  // What is on offer in the draft, with the cities where it begins.
  expect(textOf(drafting)).toMatch(
    /Draft Minors Minor 1, A8 Northwick Minor 2, C4 Hollin .* B9 Stane Taken so far/,
  );

  while ((await goOn(game)).round.kind !== 'operating');
  const { entries } = (await api(players[0]!, 'get', `/games/${game}/log`)).body as {
    readonly entries: readonly { readonly words: readonly string[] }[];
  };
  const told = entries.flatMap(({ words }) => words).join('\n');
  expect(told).toMatch(/(Anna|Bert|Cleo) takes Minor 1/);
  expect(told).toMatch(/buys Sound Ferry|buys SF/);

  const { turn } = (await api(null, 'get', `/games/${game}/position`)).body;
  const [seat] = turn.asked as readonly number[];
  for (const [language, round] of [
    ['en', 'Operating round'],
    ['de', 'Betriebsrunde'],
  ] as const) {
    const html = await page(seat!, language);
    expect(textOf(html)).toContain(round);
    expect(textOf(html)).toContain('Minor 1');
    expect(formsIn(html).some(({ action }) => action.endsWith('/move'))).toBe(true);
  }
  expect(world.logged.filter(line => line.includes('"level":50'))).toEqual([]);
});

test('its rules in short are told in their one language to readers of both', async () => {
  for (const language of ['de', 'en']) {
    const page = await request(world.app).get('/help/rules/morvane').set('Accept-Language', language);
    expect([page.status, textOf(page.text)]).toEqual([200, expect.stringContaining('turned round.')]);
  }
  const { body } = await api(null, 'get', '/titles/morvane/rules');
  expect(body.sections.map(({ id }: { id: string }) => id)).toEqual(['1', '2', '4', '4.4', '5']);
});

/** Cards in the order of the seats. */
const draw = (request: DrawRequest): Drawn =>
  request.kind === 'die' ? [1] : Array.from({ length: request.of }, (_, n) => n);

const start = { rules: 1, seats: 2, settings: completeSettings(titleMorvane.settings, {}) };

test('a browser that plays it ahead loads the same rules, words and drawings', async () => {
  const { title, words, pages } = await manifest.browser({
    id: 'morvane',
    valuesOf: () => Promise.resolve(undefined),
  });
  expect(title).toBe(titleMorvane);
  expect(words.title('de')).toEqual(words.title('en'));
  const view = titleMorvane.view(titleMorvane.setup(start, draw), null);
  const { sections } = (await pages()).present({ view, names: ['Anna', 'Bert'], language: 'en', seat: null });
  expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['minors', 'map']));
});
