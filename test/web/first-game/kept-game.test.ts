import { expect, test } from '@jest/globals';
import { keptIn, type KeptGame } from '../../../src/web/first-game/kept-game.js';

const game: KeptGame = { title: '1830', moves: [[0, 'pass']], free: true };

test('a game comes back as it was kept', () => {
  expect(keptIn(JSON.stringify(game), '1830')).toEqual(game);
});

test.each([
  null,
  'null',
  '{}',
  '{"title":"1830","moves":"none"}',
  JSON.stringify({ ...game, title: '1849' }),
])('%s is no game of the title', text => {
  expect(keptIn(text, '1830')).toBeNull();
});

test('what is no JSON is told', () => {
  expect(() => keptIn('{', '1830')).toThrow(SyntaxError);
});
