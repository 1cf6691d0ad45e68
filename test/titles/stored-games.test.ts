import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { completeSettings, type GameState } from '../../src/engine/core/index.js';
import { titles } from '../../src/titles/registry.js';
import { askedIn, readQuestions, sameQuestion } from '../support/questions.js';
import { differenceOf, hashOf, namesOfStoredGames, readStoredGame } from '../support/stored-games.js';

const names = namesOfStoredGames();
const questions = readQuestions();

describe('games that were stored once', () => {
  test.each(names)(
    '%s comes out in every row as it did when it was played, and asks what is listed',
    name => {
      const { start, rows } = readStoredGame(name);
      const title = titles.get(start.title)!;
      expect(rows.length).toBeGreaterThan(20);
      const [missing, asked] = [new Set<string>(), new Set<number>()];
      const different = differenceOf(title, name, (state, step) => {
        const found = askedIn(title, state);
        const listed = found ? questions.filter(one => sameQuestion(one, found)) : [];
        if (found && listed.length === 0) missing.add(`${found.round} ${found.kind}`);
        if (listed.some(one => one.game === name && one.step === step)) asked.add(step);
      });
      expect(different).toBeNull();
      // `npm run store-games` adds them.
      expect([...missing]).toEqual([]);
      expect([...asked]).toEqual(
        expect.arrayContaining(questions.flatMap(one => (one.game === name ? one.step : []))),
      );
    },
  );

  test.each(names)(
    '%s: every move reads back from its notation, typed in any case and with more spaces',
    name => {
      const { start, rows } = readStoredGame(name);
      const { notation } = titles.get(start.title)!;
      const different = new Map(rows.map(({ action }) => [JSON.stringify(action), action])).values();
      const wrong = [...different].flatMap(action => {
        const line = notation.print(action);
        return [line, line.toLowerCase(), line.toUpperCase(), ` ${line.replaceAll(' ', '  ')} `]
          .map(typed => ({ typed, read: notation.parse(typed, action.seat) }))
          .filter(({ read }) => !isDeepStrictEqual(read, action));
      });
      expect(wrong).toEqual([]);
    },
  );

  test('there is one of each title in its newest rules', () => {
    const stored = names.map(name => readStoredGame(name).start);
    for (const { id, rules } of titles.values())
      expect(stored.filter(start => start.title === id && start.rules === rules)).not.toHaveLength(0);
  });

  test('there is one with each value of each setting that no import sets', () => {
    const stored = names.map(name => readStoredGame(name).start);
    const missing = [...titles.values()].flatMap(({ id, rules, settings }) =>
      settings
        .filter(({ hidden }) => !hidden)
        .flatMap(({ id: setting, values }) => values.map(value => ({ title: id, setting, value })))
        .filter(
          ({ setting, value }) =>
            !stored.some(
              start =>
                start.title === id &&
                start.rules === rules &&
                completeSettings(settings, start.settings)[setting] === value,
            ),
        ),
    );
    expect(missing).toEqual([]);
  });

  test('a field more in a position is another hash, one that is left out is none', () => {
    const state: GameState = { title: 'any', rules: 1, settings: {}, seats: 2 };
    const more = { ...state, parts: {} } as GameState;
    const absent = { ...state, parts: undefined } as unknown as GameState;
    expect(hashOf(more, [])).not.toBe(hashOf(state, []));
    expect(hashOf(absent, [])).toBe(hashOf(state, []));
  });
});
