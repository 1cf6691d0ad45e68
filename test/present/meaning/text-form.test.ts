import { describe, expect, test } from '@jest/globals';
import {
  aheadFrom,
  begin,
  play,
  sensibleMove,
  settingsFor,
  type GameState,
  type Title,
} from '../../../src/engine/core/index.js';
import { textForm } from '../../../src/present/meaning/text-form.js';
import { presenters } from '../../../src/present/registry.js';
import { titles } from '../../../src/titles/registry.js';
import { wordsFor } from '../../../src/words/index.js';
import { withDraws } from '../../support/menu.js';
import { random } from '../../support/random.js';
import { namesOfStoredGames, readStoredGame } from '../../support/stored-games.js';

/** A token of a language model is about so many letters, of text as dense as this. */
const LETTERS = 3;

const names = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gerd'];

const textOf = (title: Title, state: GameState, seat: number | null, language: 'de' | 'en'): string => {
  const view = title.view(state, seat);
  const scene = {
    ...{ title, presenter: presenters[title.id]!, words: wordsFor(title.id), names, language, view, seat },
    ...{ turn: title.turn(state), status: title.status(state) },
    state: aheadFrom(title, { view, open: title.isOpen?.(state) ?? false }),
    menu: seat === null ? [] : title.menu(state, seat),
  };
  return textForm(scene, {
    head: 'A game',
    news: Array.from({ length: 20 }, (_, at) => `move ${String(at)}`),
  });
};

/** Positions of a stored game, as whoever moves next sees them. */
const texts = (game: string, from: number, to: number, language: 'de' | 'en'): readonly string[] => {
  const { start, rows } = readStoredGame(game);
  const title = titles.get(start.title)!;
  const found: string[] = [];
  let state = begin(title, start, start.draws);
  for (const [at, row] of rows.entries()) {
    const far = at / rows.length;
    if (far >= from && far <= to && at % 7 === 0) found.push(textOf(title, state, row.action.seat, language));
    ({ state } = play(title, state, row.action, row.draws));
  }
  return found;
};

describe('a turn as text', () => {
  test.each(['de', 'en'] as const)('in the middle of 1830 is no more than 1,500 tokens, in %s', language => {
    const found = texts('1830-classic-4.jsonl', 0.25, 0.75, language);
    expect(found.length).toBeGreaterThan(30);
    expect(Math.max(...found.map(({ length }) => length))).toBeLessThan(1500 * LETTERS);
    expect(found.some(text => /\n[A-K]\d+ \d+ r/.test(text))).toBe(true);
  });

  test.each([...titles.keys()])('%s: holds no gaps, whatever is asked', id => {
    const game = namesOfStoredGames().findLast(one => one.startsWith(`${id}-`))!;
    for (const text of texts(game, 0, 1, 'en')) {
      expect(text).not.toMatch(/undefined|NaN|\[object|null/);
      expect(text).toContain('# What P');
      expect(text).toContain('(8 moves before)\nmove 8\n');
    }
  });
});

test('contracts of Imperial Steam stand there with the ids by which they are secured', () => {
  const game = namesOfStoredGames().find(one => one.startsWith('imperial-steam-'))!;
  const offered = texts(game, 0, 0.3, 'en').flatMap(text => {
    const ids = /\ncontract \{([^}]*)\}/.exec(text)?.[1];
    return ids === undefined ? [] : ids.split(',').map(id => ({ id, text }));
  });
  expect(offered.length).toBeGreaterThan(10);
  for (const { id, text } of offered) expect(text).toMatch(new RegExp(`\n${id} .*[a-z] \\| \\d+\\sgulden`));
});

test('what a seat could do that is not asked is told as that', () => {
  const title = titles.get('18mag')!;
  const start = { rules: title.rules, seats: 3, settings: settingsFor(title, 3) };
  const rng = random(1);
  let state = withDraws(rng, draws => begin(title, start, draws)).result;
  const isOutOfTurn = (seat: number): boolean =>
    !title.turn(state).asked.includes(seat) && title.menu(state, seat).length > 0;
  const seats = [0, 1, 2];
  while (!seats.some(isOutOfTurn)) {
    const action = sensibleMove(title, state, title.turn(state).asked[0]!)!;
    ({ state } = withDraws(rng, draws => play(title, state, action, draws)).result);
  }
  const [asked] = title.turn(state).asked;
  expect(textOf(title, state, seats.find(isOutOfTurn)!, 'en')).toMatch(/\n# What P\d could do out of turn\n/);
  expect(textOf(title, state, asked!, 'en')).toMatch(/\n# What P\d may do\n/);
});
