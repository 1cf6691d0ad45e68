import { describe, expect, test } from '@jest/globals';
import { timeSentences } from '../../src/words/game-time.js';
import { plainNames, wordsFor } from '../../src/words/index.js';
import { durationText } from '../../src/words/time.js';

const HOUR = 3_600_000;

describe('a length of time', () => {
  test.each([
    [0, '0 Minuten', '0 minutes'],
    [60_000, '1 Minute', '1 minute'],
    [25 * HOUR, '1 Tag 1 Stunde', '1 day 1 hour'],
    [59 * HOUR + 59 * 60_000, '2 Tage 11 Stunden', '2 days 11 hours'],
    [48 * HOUR + 60_000, '2 Tage', '2 days'],
  ])('of %d ms is told in whole words', (length, german, english) => {
    expect([durationText('de', length), durationText('en', length)]).toEqual([german, english]);
  });
});

describe('what happens when the time is up', () => {
  const said = (grace: number, pass: boolean, vote: string): string =>
    timeSentences('de', {
      pace: { kind: 'deadline', turn: 1440 },
      stops: { holidays: false, quietHours: false, weekends: false },
      holidayDays: 0,
      atZero: { grace, pass, vote },
    })
      .slice(2)
      .join(' ');

  test.each([
    [0, false, 'none', 'Ist die Zeit um, wird nur erinnert.'],
    [0, false, 'majority', 'Ist die Zeit um, stimmen die anderen ab, was geschieht.'],
    [
      120,
      true,
      'none',
      'Nachfrist, wenn die Zeit um ist: 2 Stunden. Wessen Zeit um ist, der passt, wo die Regeln es erlauben. Wo man nicht passen kann, wird nur erinnert.',
    ],
    [
      0,
      true,
      'majority',
      'Wessen Zeit um ist, der passt, wo die Regeln es erlauben. Wo man nicht passen kann, stimmen die anderen ab, was geschieht.',
    ],
  ])('is told in an order that makes sense (%d, %p, %s)', (grace, pass, vote, text) => {
    expect(said(grace, pass, vote)).toBe(text);
  });
});

describe('a move that cannot be read', () => {
  const words = wordsFor('1830');
  const refused = (forms: readonly string[]): string =>
    words.refusal('de', 'notation-unknown', { word: 'x', forms: [...forms] }, plainNames('de', [])) ?? '';

  test('is answered with ways to write it in the reader’s words', () => {
    expect(refused(['par <company:id> <price:int>'])).toContain(
      'möglich ist hier: par <Gesellschaft> <Preis>.',
    );
  });

  test('is answered with first words alone where there are many ways, none cut off', () => {
    const forms = [
      'buy <company:id>',
      'buy <company:id> pool',
      'pass',
      'take <private:id>',
      'bid <private:id> <price:int>',
    ];
    expect(refused(forms)).toContain('möglich ist hier: buy, pass, take, bid.');
  });
});
