import { expect, test } from '@jest/globals';
import { titles } from '../../src/titles/registry.js';
import { namesOfStoredGames, readStoredGame, storedGamesOfEachMap } from './stored-games.js';

const titleOf = (name: string): string => readStoredGame(name).start.title;

test('one stored game of each map: of every title, and of each board that its settings choose', () => {
  const some = storedGamesOfEachMap(1);
  expect(new Set(some.map(titleOf))).toEqual(new Set(titles.keys()));
  for (const board of ['canadian', 'empire', 'level-field', 'west-virginia'])
    expect(some.filter(name => readStoredGame(name).start.settings['board'] === board)).not.toEqual([]);
  expect(some.filter(name => titleOf(name) === '1849')).toHaveLength(1);
});

test('with more of each, more; in the end all', () => {
  const all = namesOfStoredGames();
  expect(storedGamesOfEachMap(2).length).toBeGreaterThan(storedGamesOfEachMap(1).length);
  expect(storedGamesOfEachMap(all.length)).toEqual(all);
});
