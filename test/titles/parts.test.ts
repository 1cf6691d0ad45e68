import { describe, expect, test } from '@jest/globals';
import { completeSettings, type Settings } from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { importedTitle1849 as title1849 } from '../../src/titles/1849/readings/title.js';
import { playRandomGame } from '../support/menu.js';
import { random } from '../support/random.js';
import { ambitious } from '../support/rail-player.js';
import { sizes } from '../support/sizes.js';

/** What the state ever had in `parts` in random games, by key. The audit of every position is looked at too. */
const partsIn = (title: RailTitle, seats: number, chosen: Settings): readonly string[] => {
  const settings = completeSettings(title.settings, chosen);
  const seen = new Set<string>();
  const note = ({ parts = {} }: RailState): void => {
    for (const key of Object.keys(parts)) seen.add(key);
  };
  for (let seed = 1; seed <= sizes.partGames; seed++)
    playRandomGame(title, { rules: title.rules, seats, settings }, random(seed), {
      checkEvery: 1000,
      choose: ambitious(title),
      onStep: ({ before, applied }) => {
        note(before);
        note(applied.state);
      },
    });
  return [...seen].sort();
};

/** Keys of the features that are in the game. */
const known = (title: RailTitle, chosen: Settings): readonly string[] =>
  title
    .game(completeSettings(title.settings, chosen))
    .features.flatMap(({ parts = [] }) => parts.map(({ id }) => id))
    .sort();

const advanced = ['bonds'];

describe('what a game keeps beside the state of every 18xx', () => {
  test('nothing in 1830 but which privates were just traded, where they may not be sold again', () => {
    expect(known(title1830, {})).toEqual(['privates-traded']);
    expect(known(title1830, { 'private-resale': 'free' })).toEqual([]);
    expect(partsIn(title1830, 3, { 'private-resale': 'free' })).toEqual([]);
  });

  test.each<[string, number, Settings]>([
    ['advanced game', 4, { game: 'advanced' }],
    ['Electric Dreams', 5, { game: 'electric' }],
  ])('in 1849 only what its features keep: %s', (_name, seats, chosen) => {
    const seen = partsIn(title1849, seats, chosen);
    expect(known(title1849, chosen)).toEqual(expect.arrayContaining([...seen]));
    expect(seen).toContain('order');
  });

  test('nothing of the advanced games in a basic one of 1849', () => {
    const basic = { game: 'basic' };
    expect(known(title1849, basic)).not.toEqual(expect.arrayContaining(advanced));
    expect(known(title1849, { game: 'advanced' })).toEqual(expect.arrayContaining(advanced));
    const seen = partsIn(title1849, 3, basic);
    expect(known(title1849, basic)).toEqual(expect.arrayContaining([...seen]));
    expect(seen).toContain('order');
    for (const key of [...advanced, 'rights']) expect(seen).not.toContain(key);
  });

  test('no two features of a title keep something under the same name', () => {
    const all = known(title1849, { game: 'electric', reading: '18xx.games' });
    expect(new Set(all).size).toBe(all.length);
  });
});
