import { describe, expect, test } from '@jest/globals';
import { aheadFrom, begin, play, type GameState, type Title } from '../../../src/engine/core/index.js';
import { menuLines } from '../../../src/present/meaning/menu-lines.js';
import { meantOptions, type MeantOption } from '../../../src/present/meaning/options.js';
import { presenters } from '../../../src/present/registry.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { titles } from '../../../src/titles/registry.js';
import { wordsFor } from '../../../src/words/index.js';
import { companyTurn, position, stockTurn } from '../../support/rail.js';
import { namesOfStoredGames, readStoredGame } from '../../support/stored-games.js';

const names = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gerd'];

const menuOf = (title: Title, state: GameState, seat: number, language: 'de' | 'en' = 'en') => {
  const view = title.view(state, seat);
  return meantOptions(
    {
      ...{ title, presenter: presenters[title.id]!, words: wordsFor(title.id), names, language, view, seat },
      state: aheadFrom(title, { view, open: title.isOpen?.(state) ?? false }),
    },
    title.menu(state, seat),
  );
};

const own = title1830 as unknown as Title;

/** The PRR, in Altoona, may lay a tile; to the east the mountains are dear. */
const track = position({
  seats: 2,
  companies: { PRR: { shares: [60], cash: 500 } },
  tokens: ['PRR H12'],
  round: companyTurn('PRR'),
});

describe('an option says what it is', () => {
  test('a tile in the mountains: its line, what it costs, and its words in both languages', () => {
    const found = menuOf(own, track, 0).filter(({ notation }) => notation[0]!.startsWith('H10 '));
    expect(found.map(({ notation }) => notation)).toEqual(
      expect.arrayContaining([[expect.stringMatching(/^H10 57 r(<rotation>|\d)$/)]]),
    );
    const hills = menuOf(own, track, 0).filter(({ cost }) => cost !== null && cost > 0);
    for (const { example, cost } of hills) {
      const { facts } = play(own, track, own.notation.parse(example, 0));
      expect(facts).toContainEqual(expect.objectContaining({ kind: 'tile-laid', cost }));
    }
    expect(found[0]!.words).toContain('lay a tile – Hex: H10 Pittsburgh');
    expect(
      menuOf(own, track, 0, 'de')
        .map(({ words }) => words)
        .join(),
    ).toContain('H10 Pittsburgh');
  });

  test('shares cost when they are bought and bring money when they are sold; passing is about no money', () => {
    const s = position({
      ...{ seats: 2, set: 2, cash: [500, 500] },
      companies: { PRR: { par: 67, shares: [40, 20] } },
      round: stockTurn(2, 0),
    });
    const cost = (line: string): number | null | undefined =>
      menuOf(own, s, 0).find(({ example }) => example === line)?.cost;
    expect([cost('buy PRR'), cost('sell 1 PRR'), cost('pass')]).toEqual([67, -67, null]);
  });
});

const seen = (menu: readonly MeantOption[]): readonly string[] =>
  menuLines(menu, amount => `$${String(amount)}`);

test('lines that begin alike stand together, with what can be chosen in braces', () => {
  const lines = seen(menuOf(own, track, 0));
  const pittsburgh = lines.find(line => line.startsWith('H10 '))!;
  expect(pittsburgh).toMatch(/^H10 57 r(\{[\d,]+\}|\d)/);
  expect(new Set(lines.map(line => line.split(' ')[0])).size).toBe(lines.length);
  const hexes = title1830
    .menu(track, 0)
    .flatMap(({ fields: { hex } }) => (hex && 'oneOf' in hex ? hex.oneOf : []));
  for (const hex of hexes) expect(lines.some(line => line.startsWith(`${String(hex)} `))).toBe(true);
});

describe.each([...titles.keys()])('%s', id => {
  test('every option of a stored game has a line, an example that is played, and words', () => {
    const name = namesOfStoredGames().findLast(one => one.startsWith(`${id}-`))!;
    const { start, rows } = readStoredGame(name);
    const title = titles.get(start.title)!;
    let state = begin(title, start, start.draws);
    for (const [at, row] of rows.entries()) {
      if (at % 23 === 7)
        for (const option of menuOf(title, state, row.action.seat)) {
          expect([option.type, option.notation.length > 0]).toEqual([option.type, true]);
          expect(option.words).not.toMatch(/undefined|null|\[object/);
          const action = title.notation.parse(option.example, row.action.seat);
          expect(action.type).toBe(option.type);
        }
      ({ state } = play(title, state, row.action, row.draws));
    }
    expect(rows.length).toBeGreaterThan(50);
  });
});
