import { describe, expect, test } from '@jest/globals';
import { begin, completeSettings } from '../../../../src/engine/core/index.js';
import { netWorth } from '../../../../src/engine/rail/score.js';
import type { Company, RailState } from '../../../../src/engine/rail/state.js';
import { guess } from '../../../../src/engine/rail/search/guess.js';
import { standing as standingBy } from '../../../../src/engine/rail/search/prospects.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';

const settings = completeSettings(title1830.settings, {});
const g = title1830.game(settings);
const first: RailState = begin(title1830, { rules: title1830.rules, seats: 3, settings });

const standing = (game: typeof g, s: RailState, seat: number): number => standingBy(game, s, seat, netWorth);

/** The first seat leads the PRR alone, with what is said of it. */
const withPrr = (more: Partial<Company>, s = first): RailState => ({
  ...s,
  companies: {
    ...s.companies,
    PRR: {
      ...s.companies['PRR']!,
      ...{ par: 100, cell: [0, 6], floated: true, operated: true, cash: 0, lastRun: 0 },
      certs: s.companies['PRR']!.certs.map((owner, at) => (at < 5 ? 0 : owner)),
      ...more,
    },
  },
});

describe('how well somebody stands', () => {
  test('better with money, income, a full treasury, trains that last', () => {
    const poor = withPrr({ trains: ['2'] });
    const of = (s: RailState): number => standing(g, s, 0);
    expect(of(withPrr({ trains: ['2'], cash: 300 }))).toBeGreaterThan(of(poor));
    expect(of(withPrr({ trains: ['5'] }))).toBeGreaterThan(of(withPrr({ trains: ['4'] })));
    const rich = {
      ...first,
      players: first.players.map((player, at) => (at === 0 ? { cash: 900 } : player)),
    };
    expect(of(rich)).toBeGreaterThan(of(first));
  });

  test('better where the trains that a company has now can earn more, whatever the last ones did', () => {
    const tokens = [{ company: 'PRR', hex: 'H12', stop: 0 }];
    const on = (laid: RailState['board']['laid'], lastRun: number): number =>
      standing(g, withPrr({ trains: ['2'], lastRun }, { ...first, board: { laid, tokens } }), 0);
    // From Altoona to Pittsburgh.
    expect(on({ H10: '57/1' }, 0)).toBeGreaterThan(on({}, 0));
    expect(on({}, 300)).toBe(on({}, 0));
    // Of four and a half rounds in 1830, for an owner of 60 %.
    expect(on({ H10: '57/1' }, 0) - on({}, 0)).toBeCloseTo(0.6 * 4.5 * 30);
  });

  test('worse with shares that bring nothing, because their company has yet to float, than with money', () => {
    const started = withPrr({ floated: false, operated: false });
    const paid = {
      ...first,
      players: first.players.map((player, at) => (at === 0 ? { cash: player.cash! + 600 } : player)),
    };
    expect(netWorth(g, started, 0)).toBe(netWorth(g, paid, 0));
    expect(standing(g, started, 0)).toBeLessThan(standing(g, paid, 0) - 100);
  });

  test('worse where a rival has more, and where a company without a train will need its money', () => {
    const rival = {
      ...first,
      players: first.players.map((player, at) => (at === 2 ? { cash: 900 } : player)),
    };
    expect(standing(g, rival, 0)).toBeLessThan(standing(g, first, 0));
    expect(standing(g, withPrr({ trains: [] }), 0)).toBeLessThan(
      standing(g, withPrr({ trains: [], cash: 80 }), 0) - 60,
    );
  });

  test('a train that is about to go counts for less than one that will run on', () => {
    const late: RailState = {
      ...first,
      depot: { ...first.depot, left: { ...first.depot.left, '2': 0, '3': 0, '4': 4 } },
    };
    const gain = (s: RailState): number =>
      standing(g, withPrr({ trains: ['2'] }, s), 0) - standing(g, withPrr({ trains: ['D'] }, s), 0);
    expect(gain(late)).toBeLessThan(gain(first));
  });
});

describe('what is guessed of hidden money', () => {
  const hidden: RailState = {
    ...withPrr({ cash: null }),
    bank: null,
    players: first.players.map((player, at) => (at === 1 ? { cash: 640 } : { ...player, cash: null })),
  };

  test('others have as much, companies something, and no money comes from nowhere', () => {
    const s = guess(g, hidden, 1);
    expect(s.players.map(({ cash }) => cash)).toEqual([640, 640, 640]);
    expect(s.companies['PRR']!.cash).toBe(300);
    expect(s.bank).toBe(g.data.bank! - 3 * 640 - 300);
  });

  test('what is seen stays as it is', () => {
    const players = first.players.map((player, at) => (at === 2 ? { cash: 123 } : player));
    const s = { ...withPrr({ cash: 77 }), players };
    expect(guess(g, s, 0)).toEqual(s);
  });
});
