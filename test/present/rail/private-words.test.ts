import { describe, expect, test } from '@jest/globals';
import { completeSettings, type Settings } from '../../../src/engine/core/index.js';
import type { RailTitle } from '../../../src/engine/rail/define.js';
import { playersTable, privatesTable } from '../../../src/present/rail/tables.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { wordsFor } from '../../../src/words/index.js';
import { act, newGame, position, stockTurn } from '../../support/rail.js';
import { positionOf } from '../../support/rail-position.js';

const names = ['Anna', 'Bert', 'Cleo'];

describe.each([
  [title1830, {}],
  [title1849, { companies: '6' }],
] as const)('the privates of $id', (title: RailTitle, settings: Settings) => {
  const { data } = title.game(completeSettings(title.settings, settings));

  test.each(data.privates.map(p => [p.id, p] as const))(
    '%s: its hexes and what comes with it are told in both languages',
    (id, { blocks, powers }) => {
      const shares = powers.flatMap(power => ('company' in power ? [power.company] : []));
      for (const language of ['de', 'en'] as const) {
        const text = wordsFor(title.id).thing(language, 'private', id) ?? '';
        for (const told of [...blocks, ...shares]) expect(text).toContain(told);
        expect(text).toMatch(/^\S.*\.$/);
      }
    },
  );
});

test('the table of the privates of 1830 says what they do', () => {
  const s = newGame(3);
  const { columns, rows } = privatesTable({ g: title1830.game(s.settings), s, names, language: 'en' });
  expect(columns.at(-1)!.heading).toBe('Effect');
  expect(rows.map(row => row.at(-1)).join(' ')).toContain('lay a tile on B20 without a connection');
});

describe('the priority deal in the table of players', () => {
  const holders = (title: RailTitle, s: Parameters<typeof act>[0]) =>
    playersTable({ g: title.game(s.settings), s, names, language: 'en' }).rows.flatMap(([name]) =>
      String(name).includes('priority deal') ? [name] : [],
    );

  test('is with the next after the last buyer', () => {
    const s = position({
      companies: { PRR: { shares: [20], par: 67 } },
      cash: [500, 500, 500],
      round: stockTurn(3, 0),
    });
    expect(holders(title1830, act(act(s, 0, 'buy PRR'), 0, 'pass'))).toEqual(['Bert · priority deal']);
  });

  test('passes over who has left the game', () => {
    const s = positionOf(title1849, {
      companies: { CTL: { shares: [20] } },
      cash: [500, 0, 500],
      round: stockTurn(3, 2, { lastActor: 0 }),
    });
    const left = {
      ...s,
      players: s.players.map((p, seat) => (seat === 1 ? { ...p, out: true as const } : p)),
    };
    expect(holders(title1849, left)).toEqual(['Cleo · priority deal']);
  });
});
