import { describe, expect, test } from '@jest/globals';
import { cleanEmail, cleanName, cleanTimeZone } from '../../src/service/text.js';

describe('addresses', () => {
  test.each([
    ['Anna@Example.ORG', 'anna@example.org'],
    ['anna+18xx@example.org', 'anna+18xx@example.org'],
    ["o'neill@example.org", "o'neill@example.org"],
    ['user@localhost', 'user@localhost'],
    ['jürgen@müller.de', 'jürgen@xn--mller-kva.de'],
  ])('%s is one', (typed, canonical) => {
    expect(cleanEmail(typed)).toEqual({ email: typed, canonical });
  });

  test.each([
    '',
    'anna',
    'anna@',
    '@example.org',
    'a b@example.org',
    'anna@example..org',
    '.anna@example.org',
    'anna@-example.org',
    'anna@example.org,ben@example.org',
    'group:anna@example.org;',
    '"anna b"@example.org',
    'anna@example.org\r\nBcc: ben@example.org',
    'anna@example.org\u0000',
    '<anna@example.org>',
    `${'a'.repeat(65)}@example.org`,
    `anna@${'a.'.repeat(100)}org`,
  ])('%j is none', text => {
    expect(() => cleanEmail(text)).toThrow(expect.objectContaining({ code: 'bad-email' }));
  });
});

describe('names', () => {
  test('are trimmed and kept as they are otherwise', () => {
    expect(cleanName('  Zoë <b>&amp;</b> {{7*7}} ', 'bad-name')).toBe('Zoë <b>&amp;</b> {{7*7}}');
  });
  test.each(['', '   ', 'a\nb', 'a\u2028b', 'a\u202eb', '\u0000', '\ud800', 'x'.repeat(41), undefined, 7])(
    '%j is none',
    text => {
      expect(() => cleanName(text, 'bad-name')).toThrow(expect.objectContaining({ code: 'bad-name' }));
    },
  );
});

test('time zones are those there are', () => {
  expect(cleanTimeZone('Europe/Zurich')).toBe('Europe/Zurich');
  expect(() => cleanTimeZone('Mars/Olympus')).toThrow(expect.objectContaining({ code: 'bad-time-zone' }));
});
