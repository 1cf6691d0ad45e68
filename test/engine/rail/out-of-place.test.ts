import { describe, expect, test } from '@jest/globals';
import {
  completeSettings,
  Illegal,
  play,
  type Action,
  type Settings,
} from '../../../src/engine/core/index.js';
import type { RailTitle } from '../../../src/engine/rail/define.js';
import type { RailState } from '../../../src/engine/rail/state.js';
import { importedTitle1830 as title1830 } from '../../../src/titles/1830/readings/title.js';
import { importedTitle1849 as title1849 } from '../../../src/titles/1849/readings/title.js';
import { playRandomGame } from '../../support/menu.js';
import { table } from '../../support/rail-1849.js';
import { byKind } from '../../support/rail-player.js';
import { companyTurn, newGame, position, refused, stockTurn } from '../../support/rail.js';
import { random } from '../../support/random.js';

const codeOf = (title: RailTitle, state: RailState, action: Action): string | null => {
  try {
    play(title, state, action);
    return null;
  } catch (error) {
    if (error instanceof Illegal) return error.code;
    throw error;
  }
};

const games: readonly (readonly [string, RailTitle, Settings])[] = [
  ['1830', title1830, {}],
  ['1849', title1849, { companies: '6', game: 'electric' }],
  ['records of 1830', title1830, { reading: '18xx.games' }],
  ['records of 1849', title1849, { companies: '6', game: 'electric', reading: '18xx.games' }],
];

/** Who is not in turn is told what is wrong with these: they may come between turns. */
const betweenTurns = ['exchange', 'accept', 'decline', 'withdraw'];

/** Whose turn it is: who is asked, and who goes on while others are asked about an offer. */
const inTurn = (title: RailTitle, state: RailState): readonly number[] => [
  ...title.turn(state).asked,
  ...title.turn({ ...state, offers: [] }).asked,
];

/** What is wrong with the code that a seat is answered; null where all is well. */
const fault = (title: RailTitle, state: RailState, action: Action): string | null => {
  const { seat, type } = action;
  const code = codeOf(title, state, action);
  if (inTurn(title, state).includes(seat)) return code === 'not-your-turn' ? code : null;
  const mayCome = betweenTurns.includes(type) || title.menu(state, seat).some(form => form.type === type);
  return code === 'not-your-turn' || (mayCome && code !== 'not-now') ? null : (code ?? 'accepted');
};

test.each(games)(
  '%s: in a random game who is not in turn is told so whatever they try, and nobody else is',
  (_, title, settings) => {
    const known = new Map<string, Action>();
    const wrong = new Set<string>();
    playRandomGame(
      title,
      { rules: title.rules, seats: 4, settings: completeSettings(title.settings, settings) },
      random(7),
      {
        maxSteps: 700,
        checkEvery: 10_000,
        choose: byKind(title),
        onStep: ({ before, entry, number }) => {
          known.set(entry.action.type, entry.action);
          if (number % 5 > 0 && title.turn(before).ask.kind === 'stock-turn') return;
          for (const action of known.values())
            for (const seat of [0, 1, 2, 3]) {
              const found = fault(title, before, { ...action, seat });
              if (found !== null) wrong.add(`${action.type}: ${found}`);
            }
        },
      },
    );
    expect(known.size).toBeGreaterThan(10);
    expect([...wrong]).toEqual([]);
  },
);

describe('a thing is called by what it is', () => {
  const stock = position({
    seats: 2,
    companies: { PRR: { shares: [20, 0], par: 67 } },
    privates: { SV: 0 },
    round: stockTurn(2, 0),
  });

  test('a company is no private company', () => {
    expect(refused(newGame(3), 0, 'take PRR')).toBe('company-not-private');
    expect(refused(newGame(3), 0, 'bid PRR 100')).toBe('company-not-private');
    expect(refused(stock, 0, 'exchange PRR')).toBe('company-not-private');
    expect(table.refused(table.newGame(3), 0, 'take RCS')).toBe('company-not-private');
    expect(refused(newGame(3), 0, 'take XY')).toBe('unknown-private');
  });

  test('a private company has no shares', () => {
    for (const line of ['buy SV', 'sell 1 SV', 'par SV 67'])
      expect(refused(stock, 0, line)).toBe('private-not-company');
    expect(refused(stock, 0, 'buy XY')).toBe('unknown-company');
  });

  test('a private that is sold is not said to be for bids', () => {
    const sold = position({
      seats: 2,
      privates: { SV: 1, CS: 'bank', DH: 'bank', MH: 'bank', CA: 'bank', BO: 'bank' },
      round: {
        kind: 'auction', current: 0, passes: 0, discount: 0, bids: {}, contest: null,
      },
    }); // oxfmt-ignore
    expect(refused(sold, 0, 'take SV')).toBe('private-sold');
    expect(refused(sold, 0, 'take DH')).toBe('only-the-cheapest');
  });

  test('shares are not bought in an operating round, whoever has the turn', () => {
    const running = position({
      seats: 2,
      companies: { PRR: { shares: [60, 10], cash: 100 } },
      tokens: ['PRR H12'],
      round: companyTurn('PRR', { step: 'track' }),
    });
    for (const line of ['buy PRR', 'par NYC 67', 'take SV', 'bid SV 25'])
      expect(refused(running, 0, line)).toBe('not-now');
    expect(refused(running, 1, 'buy PRR')).toBe('not-your-turn');
  });
});
