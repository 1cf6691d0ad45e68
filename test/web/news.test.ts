import { describe, expect, test } from '@jest/globals';
import { newsIn, newsInWords } from '../../src/web/news.js';

const shown = { number: 7, chat: 3, votes: null };

describe('news', () => {
  test('are the parts that stand elsewhere by now', () => {
    expect(newsIn({ shown, rows: shown, heard: { number: 8, chat: 3, votes: 1 } })).toEqual([
      'number',
      'votes',
    ]);
  });

  test('there are none where nothing was heard, or nothing else', () => {
    expect(newsIn({ shown, rows: shown, heard: null })).toEqual([]);
    expect(newsIn({ shown, rows: shown, heard: { ...shown, other: 1 } })).toEqual([]);
  });

  test('a page that is newer than what was heard has none', () => {
    expect(newsIn({ shown, rows: shown, heard: { number: 6, chat: 2, votes: 1 } })).toEqual([]);
  });

  test('rows that were renewed alone leave the rest as news', () => {
    const heard = { ...shown, number: 8 };
    expect(newsIn({ shown, rows: heard, heard })).toEqual(['number']);
    expect(newsIn({ shown: heard, rows: shown, heard })).toEqual(['number']);
  });
});

describe('what is said of them', () => {
  const words = { chat: 'New message', votes: 'New vote' };

  test('is the newest move, or else what is new beside the board', () => {
    expect(newsInWords(['number', 'chat'], { ...words, said: 'Anna passes' })).toBe('Anna passes');
    expect(newsInWords(['votes', 'chat'], words)).toBe('New message');
    expect(newsInWords(['votes'], words)).toBe('New vote');
  });

  test('is nothing where the page has no words for it', () => {
    expect(newsInWords(['number'], words)).toBeUndefined();
    expect(newsInWords(['chat'], {})).toBeUndefined();
  });
});
