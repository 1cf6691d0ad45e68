import { expect, test } from '@jest/globals';
import { keepRecent } from '../src/recent.js';

const one = (text: string): { readonly text: string } => ({ text });

test('as many values are kept as were used last', () => {
  const recent = keepRecent<object>(2);
  recent.set('a', one('a'));
  recent.set('b', one('b'));
  expect(recent.get('a')).toEqual(one('a'));
  recent.set('c', one('c'));
  expect(['a', 'b', 'c'].map(key => recent.get(key) !== undefined)).toEqual([true, false, true]);
});

test('a value is made once, and again once it was given up', () => {
  const recent = keepRecent<object>(2);
  let made = 0;
  const ask = (): object => recent.of('a', () => one(String((made += 1))));
  expect([ask(), ask()]).toEqual([one('1'), one('1')]);
  recent.delete('a');
  expect(ask()).toEqual(one('2'));
});

test('a value that is set anew takes the place of the old one, and of no other', () => {
  const recent = keepRecent<object>(2);
  recent.set('a', one('a'));
  recent.set('b', one('b'));
  recent.set('a', one('new'));
  expect([recent.get('a'), recent.get('b')]).toEqual([one('new'), one('b')]);
});
