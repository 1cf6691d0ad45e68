import { expect, test } from '@jest/globals';
import { canonical } from '../../../src/engine/core/index.js';

test('keys are sorted', () => {
  expect(canonical({ b: 1, a: 2 })).toBe('{"a":2,"b":1}');
});
