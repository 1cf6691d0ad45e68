import { describe, expect, test } from '@jest/globals';
import { etag, seenBy } from '../../src/http/api/etag.js';
import { readCookies } from '../../src/http/cookies.js';
import { preferred } from '../../src/http/language.js';
import { ipKey } from '../../src/http/limits.js';
import { localPath } from '../../src/http/pages/frame.js';

describe('language of a reader', () => {
  test.each([
    ['de-CH,de;q=0.9,en;q=0.8', 'de'],
    ['en-GB', 'en'],
    ['fr, en;q=0.3, de;q=0.7', 'de'],
    ['de;q=0, en', 'en'],
    ['fr', 'en'],
    [undefined, 'en'],
    ['de'.repeat(10_000), 'en'],
  ])('%s', (header, language) => {
    expect(preferred(header)).toBe(language);
  });
});

describe('where a form may lead afterwards', () => {
  test.each(['/games', '/g/ab-1?do=lay#turn', '/'])('%s stays', path => {
    expect(localPath(path)).toBe(path);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a\r\nSet-Cookie: x=1',
    'games',
    '',
    undefined,
    ['/games'],
  ])('%p leads home', path => {
    expect(localPath(path)).toBe('/');
  });
});

describe('ETag of a game', () => {
  test('is read back as it was printed', () => {
    const head = { number: 57, hash: '0123456789abcdef' };
    expect(seenBy(etag(head))).toEqual(head);
    // A proxy that packs answers weakens it.
    expect(seenBy(`W/${etag(head)}`)).toEqual(head);
  });

  test('a missing If-Match is asked for', () => {
    expect(() => seenBy(undefined)).toThrow('number-missing');
  });

  test.each(['*', '57', 'W/57-ab', '"57"', '"-1-ab"', '"57-xyz"', '"57-ab", "58-cd"', '"1e9-ab"'])(
    '%s is no ETag of ours',
    header => {
      expect(() => seenBy(header)).toThrow('bad-if-match');
    },
  );
});

test('the first of two cookies with one name counts, so that a later one cannot replace it', () => {
  expect(readCookies('a=1; b=2; a=3')).toMatchObject({ a: '1', b: '2' });
  expect(readCookies('__proto__=x')['toString']).toBeUndefined();
});

test('addresses of one IPv6 network count as one', () => {
  expect(ipKey('2001:db8:1:2:3:4:5:6')).toBe(ipKey('2001:db8:1:2:ffff::1'));
  expect(ipKey('2001:db8::1')).toBe(ipKey('2001:db8:0:0:9::2'));
  expect(ipKey('2001:db8:0:1::1')).not.toBe(ipKey('2001:db8:0:2::1'));
  expect(ipKey('::ffff:10.0.0.1')).toBe('10.0.0.1');
});
