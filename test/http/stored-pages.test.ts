import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { presenters } from '../../src/present/registry.js';
import { titles } from '../../src/titles/registry.js';
import { sizes } from '../support/sizes.js';
import { readStoredGame, recordOfStored, storedGamesOfEachMap } from '../support/stored-games.js';
import { api } from './support/api.js';
import { signedInBrowser, unescapeHtml, type Browser } from './support/browser.js';
import { startWorld, type Player, type World } from './support/world.js';

let world: World;
let anna: Player;
let readers: readonly Browser[];
beforeAll(async () => {
  world = await startWorld({ titles: [...titles.values()], presenters, limits: 1000 });
  anna = await world.player('Anna');
  readers = [await signedInBrowser(world, anna, 'en'), await signedInBrowser(world, anna, 'de')];
});
afterAll(() => world.stop());

/** Where a game is looked at: before the last move of each kind, as many kinds as there is time for. */
const placesIn = (name: string): readonly number[] => {
  const { rows } = readStoredGame(name);
  const kinds = [...new Set(rows.map(({ action }) => action.type))];
  const last = kinds.map(kind => rows.findLastIndex(({ action }) => action.type === kind));
  return last.sort((a, b) => b - a).slice(0, sizes.pagePositions);
};

/** The game up to a move, with Anna where the next one is to be made. */
const seated = async (name: string, end: number): Promise<string> => {
  const record = recordOfStored(readStoredGame(name), end, { name });
  const made = await api(world, anna.token, 'post', '/games/import', { format: 'json', record });
  expect(made.body).toHaveProperty('id');
  const { id } = made.body;
  const { turn } = (await api(world, anna.token, 'get', `/games/${id}/position`)).body;
  await api(world, anna.token, 'post', `/games/${id}/seats/${String(turn.asked[0])}/join`);
  return id;
};

/** All that a page leads to within the game without changing anything. */
const linksIn = (page: string, game: string): readonly string[] => {
  const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, link]) => unescapeHtml(link!).split('#')[0]!);
  return [...new Set(links)].filter(link => link.startsWith(`/g/${game}`));
};

/** What kind of page a link leads to: where it goes, and what it asks for there. */
const kindOf = (link: string): string => {
  const { pathname, searchParams } = new URL(link, 'http://bahnpost.example');
  return [pathname, ...new Set(searchParams.keys())].join(' ');
};

/** As many kinds of links as there is time for, and of each as many links; of the next game the next ones. */
const someOf = (links: readonly string[], number: number, isFirst: boolean): readonly string[] => {
  const kinds = [...new Set(links.map(kindOf))];
  const from = number * sizes.linkKinds;
  const chosen = isFirst
    ? kinds
    : Array.from(
        { length: Math.min(sizes.linkKinds, kinds.length) },
        (_, n) => kinds[(from + n) % kinds.length]!,
      );
  return chosen.flatMap(kind => {
    const alike = links.filter(link => kindOf(link) === kind);
    const count = Math.min(sizes.pageLinks, alike.length);
    return Array.from({ length: count }, (_, n) => alike[(number + n) % alike.length]!);
  });
};

const look = async (reader: Browser, game: string, number: number, isFirst: boolean): Promise<number> => {
  const first = await reader.get(`/g/${game}`);
  const links = linksIn(first.text, game);
  for (const link of [`/g/${game}`, ...someOf(links, number, isFirst)]) {
    const { status } = await reader.get(link);
    expect([link, status]).toEqual([link, 200]);
  }
  expect(first.text).toContain('id="turn-heading"');
  return links.length;
};

const names = storedGamesOfEachMap(sizes.mapGames);
const titleOf = (name: string): string => readStoredGame(name).start.title;
const isFirstOfTitle = (name: string): boolean =>
  names.find(other => titleOf(other) === titleOf(name)) === name;

describe('every page of a stored game answers', () => {
  test.each(names.map((name, at) => [name, at, isFirstOfTitle(name)] as const))(
    '%s',
    async (name, at, isFirst) => {
      for (const [n, end] of placesIn(name).entries()) {
        const game = await seated(name, end);
        expect(await look(readers[(at + n) % readers.length]!, game, at + n, isFirst)).toBeGreaterThan(5);
      }
    },
  );
});

test('the page of a game says whose reading of the rules a browser needs: where it was imported, that of its site', async () => {
  const played = async (name: string): Promise<string> => {
    const { text } = await readers[0]!.get(`/g/${await seated(name, 30)}`);
    return unescapeHtml(/data-play="([^"]*)"/.exec(text)![1]!);
  };
  expect(await played('1856-18xx-games-1.jsonl')).toContain('"reading":"18xx.games"');
  expect(await played('1856-options-1.jsonl')).not.toContain('"reading"');
});
