import { expect, test } from '@jest/globals';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import { isAllowed1830, offered1830, rows1830, startOf1830 } from '../../../support/games-1830.js';
import { pairsIn } from '../../../support/pairs.js';
import { testRandomGames } from '../../../support/random-games.js';
import { chooseUntilTired } from '../../../support/rail-player.js';

/*
 * Every two options of chapter V come together in one of these games, and each with every number of players.
 */

test('few games are enough for every two options', () => {
  expect(rows1830.every(isAllowed1830)).toBe(true);
  // The two longest lists of values alone need as many as the one is long times the other.
  const [longest = 0, next = 0] = offered1830.map(({ values }) => values.length).sort((a, b) => b - a);
  expect(rows1830.length).toBeLessThan(3 * longest * next);
  const covered = new Set(rows1830.flatMap(pairsIn));
  for (const pair of [
    ['need=insolvency', 'players=7'],
    ['diesels=none', 'plus-trains=true'],
    ['sales=singly', 'need=forced-sale'],
    ['rust-delayed=true', 'train-limit=flexible'],
  ])
    expect(covered).toContain(pair.sort().join(' '));
  expect(covered).toContain('players=7 privates-sale=groups');
  expect(covered).not.toContain('board=level-field dave=true');
  expect(covered).not.toContain('sale-drop=reform sales=singly');
});

testRandomGames({
  title: title1830,
  startOf: startOf1830,
  playerOf: () => chooseUntilTired(),
  kinds: ['bid-for-choice', 'choose-group', 'take', 'bid', 'repay-debt', 'bankrupt', 'dividend', 'discard'],
  enough: 12,
});
