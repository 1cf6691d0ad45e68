import { describe, expect, test } from '@jest/globals';
import { begin, completeSettings, Illegal, readMove, type Title } from '../../src/engine/core/index.js';
import { writtenMoves } from '../../src/http/pages/help-notation.js';
import { playLine } from '../../src/present/example.js';
import { titles } from '../../src/titles/registry.js';
import { plainNames, wordsFor, type Language } from '../../src/words/index.js';
import { rulesOf } from '../../src/words/rules.js';
import { alsoTyped, notationFor } from '../../src/words/typed-moves.js';

test('an example for a German reader is in German words, and means the same; what has none stays as it is', () => {
  const typed = (line: string, title = '1830', language: Language = 'de'): string => {
    const { notation } = titles.get(title)!;
    return notationFor(language, notation).typed(notation.parse(line, 0));
  };
  expect(['pass', 'bid CS 45', 'train 5', 'sell 1 PRR', 'decline 30'].map(line => typed(line))).toEqual([
    'passe',
    'biete CS 45',
    'lok 5',
    'verkaufe 1 PRR',
    'ablehnen 30',
  ]);
  expect([typed('F10 57 r1'), typed('end turn', 'imperial-steam')]).toEqual(['F10 57 r1', 'beende zug']);
  expect(typed('pass', '1830', 'en')).toBe('pass');
});

test('a German word with a slip is answered with what was meant, and a line that is none with nothing', () => {
  const { notation } = titles.get('1830')!;
  const meant = (line: string): unknown => {
    try {
      return notation.print(notationFor('en', notation).parse(line, 0));
    } catch (error) {
      return (error as { params: { meant?: string } }).params.meant;
    }
  };
  expect(['bietr CS 45', 'verkaufw 2 PRR', 'passe'].map(meant)).toEqual(['bid, offer', 'sell', 'pass']);
  expect(['gruende PRR 67', 'GRÜNDE prr 67', 'kaufe Zug 3'].map(meant)).toEqual([
    'par PRR 67',
    'par PRR 67',
    'train 3',
  ]);
  expect(meant('quark CS 45')).toBeUndefined();
});

describe('a line that cannot be read is answered in words that its reader types', () => {
  /** What is said of it in the first round of a game. */
  const said = (language: Language, line: string, id = '1830'): string => {
    const title = titles.get(id)!;
    const start = { rules: title.rules, seats: 3, settings: completeSettings(title.settings, {}) };
    const state = begin(title, start, []);
    const { code, params } = refused(title, language, line, () => title.menu(state, 0));
    const words = wordsFor(id);
    return words.refusal(language, code, params, plainNames(language, [], words)) ?? code;
  };

  const refused = (title: Title, language: Language, line: string, menu: () => ReturnType<Title['menu']>) => {
    try {
      readMove(notationFor(language, title.notation), menu(), line, 0);
    } catch (error) {
      if (error instanceof Illegal) return error;
      throw error;
    }
    throw new Error(`can be read: ${line}`);
  };

  test.each([
    ['de', 'bid CA', 'Es fehlt noch: Preis. Zum Beispiel: biete CA 165'],
    ['de', 'biete CA', 'Es fehlt noch: Preis. Zum Beispiel: biete CA 165'],
    ['de', 'Biete', 'Es fehlt noch: Privatgesellschaft. Zum Beispiel: biete CS 45 · biete DH 75 · '],
    ['en', 'bid CA', 'Still missing: Price. For example: bid CA 165'],
    ['en', 'biete CA', 'Still missing: Price. For example: bid CA 165'],
    [
      'de',
      'bitte',
      '„bitte“ ist hier nicht zu verstehen. Meinten Sie: biete, anbieten? Möglich wäre zum Beispiel: ',
    ],
    ['de', 'verkaufe PRR', '„verkaufe PRR“ ist jetzt nicht möglich. Sie können zum Beispiel schreiben: '],
  ] as const)('%s: %s', (language, line, answer) => {
    expect(said(language, line)).toContain(answer);
  });

  test('where no menu is at hand, the ways to write it are', () => {
    const title = titles.get('1830')!;
    const words = wordsFor('1830');
    const { code, params } = refused(title, 'de', 'biete CA', () => []);
    expect(words.refusal('de', code, params, plainNames('de', [], words))).toBe(
      'Am Ende fehlt noch etwas; möglich ist hier: biete <Privatgesellschaft> <Preis>.',
    );
  });

  test.each([...titles])(
    '%s: each example for a German reader is in German and means the same',
    (id, title) => {
      const { notation } = title;
      const { example } = rulesOf(id)!;
      const told = writtenMoves(title, example, playLine(title, example)).flatMap(({ examples }) => examples);
      const german = notationFor('de', notation);
      const typed = told.map(line => german.typed(notation.parse(line, 0)));
      expect(typed.map(line => notation.print(german.parse(line, 0)))).toEqual(told);
      const [english, inGerman] = [told, typed].map(lines => lines.map(line => line.split(' ')[0]!));
      expect(english!.filter((word, at) => alsoTyped(word).length > 0 && word === inGerman![at])).toEqual([]);
    },
  );
});
