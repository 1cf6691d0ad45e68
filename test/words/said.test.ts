import { describe, expect, test } from '@jest/globals';
import { withLines, type Illegal } from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { timeSentences } from '../../src/words/game-time.js';
import { plainNames, wordsFor } from '../../src/words/index.js';
import { durationText } from '../../src/words/time.js';
import { newGame, position, stockTurn } from '../support/rail.js';

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
    expect(refused([...forms, '<hex:hex> <tile> r<rotation:int>'])).toContain(
      'möglich ist hier: buy, pass, take, bid.',
    );
  });

  /** What is said to the first seat of a line that it cannot be read. */
  const answer = (state: RailState, line: string, language: 'de' | 'en' = 'en'): string => {
    try {
      title1830.notation.parse(line, 0);
    } catch (error) {
      const { code, params } = withLines(title1830.notation, error, 0, title1830.menu(state, 0)) as Illegal;
      return words.refusal(language, code, params, plainNames(language, [], words)) ?? '';
    }
    throw new Error(`can be read: ${line}`);
  };
  const stock = position({
    seats: 2,
    companies: { PRR: { shares: [30, 0], par: 67 } },
    cash: [100, 500],
    round: stockTurn(2, 0),
  });

  test.each([
    [stock, 'by', '“by” is not understood here. You can write, for example: buy PRR · sell 1 PRR · pass'],
    [stock, 'bid', '“bid” is not possible now. You can write, for example: buy PRR · sell 1 PRR · pass'],
    [stock, 'bid CA now', '“bid CA now” is not possible now. You can write, for example: buy PRR · sell 1 PRR · pass'],
    [stock, 'buy PRR market', '“market” is not understood here. You can write, for example: buy PRR'],
    [stock, 'buy', 'Still missing: Company. For example: buy PRR'],
    [newGame(2), 'bid CA', 'Still missing: Price. For example: bid CA 165'],
    [newGame(2), 'bid', 'Still missing: Private company. For example: bid CS 45 · bid DH 75 · bid MH 115 · bid CA 165 · bid BO 225'],
    [newGame(2), '', 'Something is missing. For example: take SV · bid CS 45 · pass'],
  ] as const)('is answered with what can be written now (%#: %j)', (state, line, text) => {
    expect(answer(state, line)).toBe(text);
    expect(answer(state, line, 'de')).not.toMatch(/„“|<|undefined|zum Beispiel: $/);
  }); // oxfmt-ignore

  test('what is too long ends with a whole word', () => {
    const lines = Array.from({ length: 30 }, (_, at) => `bid CA ${String(165 + at)}`);
    for (const [given, one] of [
      [lines, /^(bid CA \d{3}, )*bid( CA( \d{3},)?)? …$/],
      [lines.join(' · '), /^(bid CA \d{3} · )*bid( CA( \d{3}( ·)?)?)? …$/],
      ['word '.repeat(50), /^(word )+…$/],
      ['x'.repeat(300), /^x{120} …$/],
    ] as const) {
      const text = words.refusal('en', 'bad-count', { count: given }, plainNames('en', [], words))!;
      expect(text.replace(' is not a possible number.', '')).toMatch(one);
      expect(text.length).toBeLessThan(160);
    }
  });

  test('is answered in German as well', () => {
    expect(answer(newGame(2), 'bid CA', 'de')).toBe('Es fehlt noch: Preis. Zum Beispiel: bid CA 165');
    expect(answer(stock, 'by', 'de')).toBe(
      '„by“ ist hier nicht zu verstehen. Sie können zum Beispiel schreiben: buy PRR · sell 1 PRR · pass',
    );
  });

  test('has no empty quotes where nobody knows the menu', () => {
    for (const language of ['de', 'en'] as const) {
      let told = '';
      try {
        title1830.notation.parse('bid CA', 0);
      } catch (error) {
        const { code, params } = error as Illegal;
        told = words.refusal(language, code, params, plainNames(language, [], words)) ?? '';
      }
      expect(told).toMatch(/bid CA|bid <(Private company|Privatgesellschaft)>/);
      expect(told).not.toMatch(/“”|„“/);
    }
  });
});
