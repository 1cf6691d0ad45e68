import { describe, expect, test } from '@jest/globals';
import {
  isOfSameGame,
  placeOfPanel,
  stepAddress,
  stepIn,
  whyAddress,
  withoutChoice,
} from '../../src/web/addresses.js';

const at = (path: string): URL => new URL(path, 'https://bahnpost.example');

describe('pages of one game', () => {
  test.each([
    ['/g/abc/history?step=3', '/g/abc', true],
    ['/g/abc', '/g/abc?do=lay', true],
    ['/g/abcd', '/g/abc', false],
    ['/games', '/g/abc', false],
    ['/games', '/games', false],
    ['/help/g/abc', '/g/abc', false],
  ])('%s seen from %s: %s', (url, here, isSame) => {
    expect(isOfSameGame(at(url), at(here))).toBe(isSame);
  });

  test('of another service are others', () => {
    expect(isOfSameGame(new URL('https://other.example/g/abc'), at('/g/abc'))).toBe(false);
  });
});

test('the panel that is chosen in a game is remembered on its pages alone', () => {
  expect(placeOfPanel('/g/abc/history')).toBe('/g/abc');
  expect(placeOfPanel('/g/abc')).toBe('/g/abc');
  expect(placeOfPanel('/first-game')).toBe('/first-game');
});

test('what is chosen on a page is no part of its own address', () => {
  expect(withoutChoice(at('/g/abc?do=lay&place=E11&seat=1&of=PRR').href)).toBe('/g/abc?seat=1');
  expect(withoutChoice(at('/g/abc?do=lay#turn').href)).toBe('/g/abc');
});

describe('why no more can be done', () => {
  test('is told for the seat of the page', () => {
    expect(whyAddress('/g/abc', '?seat=2&do=lay', 'B&O 1')).toBe('/g/abc/why?of=B%26O+1&seat=2');
    expect(whyAddress('/g/abc', '', 'E11')).toBe('/g/abc/why?of=E11');
  });

  test.each(['/g/abc/what-if', '/first-game', '/g/'])('but not on %s', path => {
    expect(whyAddress(path, '', 'E11')).toBeNull();
  });
});

describe('a step', () => {
  const page = at('/g/abc/history').href;

  test('keeps what else the page shows, and nothing more', () => {
    expect(stepAddress(`${page}?step=1`, '7', '?show=runs&who=PRR&since=3&step=1&play&page=2')).toBe(
      `${page}?step=7&show=runs&who=PRR&since=3`,
    );
    expect(stepAddress(page, '7', '?show=&who=')).toBe(`${page}?step=7`);
  });

  test('is what a link to the page names', () => {
    expect(stepIn(`${page}?step=12&show=runs#log`, page)).toBe('12');
    expect(stepIn(page, page)).toBeUndefined();
    expect(stepIn(`${page}?step=12&page=2`, page)).toBeUndefined();
    expect(stepIn(at('/g/abc/what-if?step=12').href, page)).toBeUndefined();
  });
});
