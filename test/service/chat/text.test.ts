import { describe, expect, test } from '@jest/globals';
import { namedIn, takenApart } from '../../../src/service/chat/mentions.js';
import { cleanLines, cleanNotes } from '../../../src/service/free-text.js';

describe('what somebody writes', () => {
  test.each([
    ['  two lines\r\nof text \t', 'two lines\nof text'],
    ['a\u2028b\u2029c', 'a\nb\nc'],
    ['a\n\n\n\n\nb', 'a\n\nb'],
    ['\u202egnp.exe\u202c \u2066x\u2069', 'gnp.exe x'],
    ['\u0000\u0007a\u001b[31mb\u007f\u0085c', 'a[31mb\nc'],
    ['z\u200ba\ufeffl\u00adgo', 'zalgo'],
    ['\ud800half\udc00', 'half'],
    ['👩‍👩‍👧 漢字 שלום', '👩‍👩‍👧 漢字 שלום'],
    [`Z${'\u0335'.repeat(30)}algo`, `Z${'\u0335'.repeat(4)}algo`],
    ['<b>{{7*7}}</b> & "x"', '<b>{{7*7}}</b> & "x"'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanLines(typed, 100)).toBe(kept);
  });

  test.each(['', '  \n ', '\u200b\u202e', undefined, 7])('%j says nothing', text => {
    expect(() => cleanLines(text, 100)).toThrow(expect.objectContaining({ code: 'text-missing' }));
    expect(cleanNotes(text, 100)).toBe('');
  });

  test('counts letters, not their halves', () => {
    expect(cleanLines('👍'.repeat(2000), 2000)).toHaveLength(4000);
    expect(() => cleanLines('x'.repeat(2001), 2000)).toThrow(
      expect.objectContaining({ code: 'text-too-long', params: { most: 2000, letters: 2001 } }),
    );
  });
});

describe('names in a text', () => {
  const people = [{ name: 'Ann' }, { name: 'Ann Lee' }, { name: 'Ben' }, { name: '' }];
  test.each([
    ['@Ann, your turn', ['Ann']],
    ['@ann lee and @BEN!', ['Ann Lee', 'Ben']],
    ['@Benjamin', []],
    ['mail ann@ben.example', []],
    ['@', []],
    ['@@Ben @Ben', ['Ben']],
  ])('%j names %j', (text, names) => {
    expect(namedIn(text, people).map(({ name }) => name)).toEqual(names);
  });

  test('the parts make up the text', () => {
    const text = 'so, @Ben: @Ann Lee sells @nobody';
    const parts = takenApart(text, people);
    expect(parts.map(part => part.text).join('')).toBe(text);
    expect(parts.filter(part => part.who).map(part => part.text)).toEqual(['@Ben', '@Ann Lee']);
  });
});
