import { expect, test } from '@jest/globals';
import { listedKey, keyUse } from '../../src/web/key-use.js';

const press = {
  key: 'm',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
};
const page = { list: 'hidden' as const, isTyping: () => false, isOff: () => false };

test('a key does what the page lists for it, the question mark shows the list', () => {
  expect(keyUse(press, page)).toBe('listed');
  expect(keyUse({ ...press, key: '?' }, page)).toBe('list');
});

test('where keys are turned off the list is still there, to turn them on', () => {
  const off = { ...page, isOff: () => true };
  expect(keyUse(press, off)).toBeNull();
  expect(keyUse({ ...press, key: '?' }, off)).toBe('list');
});

test.each([
  ...[{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { defaultPrevented: true }].map(more => [
    more,
    {},
  ]),
  ...[{ list: 'none' as const }, { list: 'shown' as const }, { isTyping: () => true }].map(more => [
    {},
    more,
  ]),
])('with %j, on a page %o, it is nothing of ours', (pressed, shown) => {
  for (const key of ['m', '?'])
    expect(keyUse({ ...press, key, ...pressed }, { ...page, ...shown })).toBeNull();
});

test('Shift makes another key of a letter, Caps Lock does not; of other keys it is a part', () => {
  const keys = [
    ['z', false],
    ['Z', true],
    ['Z', false],
    ['z', true],
    ['+', true],
    ['Escape', false],
  ] as const;
  expect(keys.map(([key, shiftKey]) => listedKey({ key, shiftKey }))).toEqual([
    'z',
    'Z',
    'z',
    'Z',
    '+',
    'Escape',
  ]);
});
