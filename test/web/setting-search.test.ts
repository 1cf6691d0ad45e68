import { expect, test } from '@jest/globals';
import { says, unfolded } from '../../src/web/setting-search.js';

test('a setting is found by any part of what it says, in small letters or large', () => {
  expect(says('Wild bidding in the auction', ' WILD ')).toBe(true);
  expect(says('Wild bidding in the auction', 'auctions')).toBe(false);
  expect(says('Wild bidding in the auction', '')).toBe(true);
});

test('groups open and close with what is found in them, and stay as they are where nothing is searched for', () => {
  expect([unfolded('wild', true, false), unfolded('wild', false, true)]).toEqual([true, false]);
  expect([unfolded(' ', true, false), unfolded('', true, true)]).toEqual([false, true]);
});
