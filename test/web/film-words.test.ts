import { expect, test } from '@jest/globals';
import { roundAt, spoken } from '../../src/web/film-words.js';

const rounds = [
  { from: 2, name: 'Auction' },
  { from: 10, name: 'SR 1' },
  { from: 24, name: 'OR 1.1' },
];

test('a step lies in the last round that has begun', () => {
  expect([0, 1, 2, 9, 10, 23, 24, 99].map(step => roundAt(rounds, step))).toEqual([
    ...[undefined, undefined, 'Auction', 'Auction', 'SR 1', 'SR 1', 'OR 1.1', 'OR 1.1'],
  ]);
  expect(roundAt([], 3)).toBeUndefined();
});

test('a step is said with its round', () => {
  const words = 'Step {step} of {of}';
  expect(spoken(words, { step: '12', of: '40', round: 'SR 1' })).toEqual({
    step: 'Step 12 of 40',
    round: ' · SR 1',
    all: 'Step 12 of 40, SR 1',
  });
  expect(spoken(words, { step: '0', of: '40', round: undefined })).toEqual({
    ...{ step: 'Step 0 of 40', round: '', all: 'Step 0 of 40' },
  });
});
