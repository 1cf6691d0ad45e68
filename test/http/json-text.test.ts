import { describe, expect, test } from '@jest/globals';
import { parseJson } from '../../src/http/json-text.js';
import { HttpProblem } from '../../src/http/problem.js';

const codeOf = (text: string): string => {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 400) return error.code;
    throw error;
  }
  return 'accepted';
};

describe('what a request may hold', () => {
  test('ordinary JSON comes through as it is', () => {
    const value = { a: [1, -2.5, 'x"y\\', null, true], b: { 'c:': '{[' } };
    expect(parseJson(JSON.stringify(value))).toEqual(value);
  });

  test.each([
    ['{"a":', 'bad-json'],
    ['{a:1}', 'bad-json'],
    ['NaN', 'bad-json'],
    ['"never ends', 'bad-json'],
    ['{"\\x":1}', 'bad-json'],
    ['', 'bad-json'],
    ['{"a":1,"a":2}', 'key-twice'],
    ['{"a":1,"\\u0061":2}', 'key-twice'],
    ['{"a":[{"b":1,"b":1}]}', 'key-twice'],
    ['{"__proto__":{"admin":true}}', 'forbidden-key'],
    ['{"x":{"constructor":1}}', 'forbidden-key'],
    ['{"\\u005f_proto__":1}', 'forbidden-key'],
    ['[1e400]', 'bad-number'],
    ['{"a":{"b":-1e999}}', 'bad-number'],
    ['['.repeat(21) + ']'.repeat(21), 'too-deep'],
    ['['.repeat(60_000), 'too-deep'],
  ])('%s is refused', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  test.each([
    ['{"a": 1,\n "b": oops, "c": 3}', /oops/],
    ['{"a": [1, 2', /\[1, 2$/],
    ['dice', /^dice$/],
  ])('%s: what stands where it goes wrong is told, in nobody’s language', (text, near) => {
    let told: unknown;
    try {
      parseJson(text);
    } catch (error) {
      told = (error as HttpProblem).params['near'];
    }
    expect(told).toMatch(near);
    expect(told).not.toMatch(/unexpected|position|JSON/i);
  });

  test('twenty levels are allowed, and the same key in different objects', () => {
    expect(codeOf('['.repeat(20) + ']'.repeat(20))).toBe('accepted');
    expect(codeOf('[{"a":1},{"a":2}]')).toBe('accepted');
    expect(codeOf('{"a":{"a":1}}')).toBe('accepted');
  });

  test('nothing reaches the prototype of objects', () => {
    codeOf('{"__proto__":{"polluted":1}}');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
