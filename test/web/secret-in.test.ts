import { expect, test } from '@jest/globals';
import { secretIn } from '../../src/web/secret-in.js';

test('the secret stands behind the address', () => {
  expect(secretIn('#t=aB-_9')).toBe('aB-_9');
  expect(secretIn('#x=1&t=abc')).toBe('abc');
  expect(secretIn('#t=')).toBe('');
});

test.each(['', '#', '#turn', '#at=abc'])('%j carries none', hash => {
  expect(secretIn(hash)).toBeNull();
});
