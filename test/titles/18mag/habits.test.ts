import { describe, expect, test } from '@jest/globals';
import { chanceFrom, sensibleMove, sightOf, thought, type Thought } from '../../../src/engine/core/index.js';
import { preferenceRules } from '../../../src/engine/rail/habits/means.js';
import { netWorth } from '../../../src/engine/rail/score.js';
import type { Company, OperatingRound, RailState } from '../../../src/engine/rail/state.js';
import { standing } from '../../../src/engine/rail/search/prospects.js';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import { certs, changed, drafted, newGame, table, turnAt } from '../../support/rail-18mag.js';
import { stockTurn } from '../../support/rail-position.js';

/** What a seat of the service does, in notation. */
const does = (state: RailState, seat: number): string =>
  title18mag.notation.print(sensibleMove(title18mag, state, seat)!);

describe('a seat of the service in the draft', () => {
  test('takes minors that run far before all else, on either board', () => {
    expect(does(newGame(3), 0)).toBe('draft 1');
    expect(does(newGame(2), 0)).toBe('draft 11');
  });

  test('then the share with the highest price', () => {
    let state = newGame(2);
    const drafts: string[] = [];
    while (state.round.kind === '18mag/draft') {
      const seat = Number(table.asks(state).split(' ')[0]);
      drafts.push(does(state, seat));
      state = table.act(state, seat, drafts.at(-1)!);
    }
    // Cards of 60, 60, 65, 65 lie there for RABA, SIK, SKEV and LdStEG.
    expect(drafts.slice(-2)).toEqual(['draft SKEV', 'draft LdStEG']);
  });
});

/** From Pozsony by Győr to Székesfehérvár, the home of minor 3 (the third seat’s). */
const line = { C8: '57/2', D9: '57/2', E10: '57/2' };

const running = (
  trains: readonly string[],
  cash: number,
  more: { readonly lastSet?: number; readonly round?: Partial<OperatingRound> } = {},
): RailState => {
  const state = drafted();
  const { lastSet = null } = more;
  const start = changed(state, {
    companies: { 3: { cash, trains } },
    board: { ...state.board, laid: line },
    round: turnAt('3', 'run', more.round),
  });
  return { ...start, lastSet };
};

describe('a seat of the service, before its trains run', () => {
  test('scraps a 2-train as soon as a train that goes further can be paid', () => {
    // 120 for a 3-train, of which this run brings 20.
    expect(does(running(['2', '2'], 100), 2)).toBe('scrap 2');
    expect(does(running(['2', '2'], 99), 2)).toMatch(/^run/u);
  });

  test('buys that train then', () => {
    const scrapped = table.act(running(['2', '2'], 100), 2, 'scrap 2');
    const ran = table.act(scrapped, 2, does(scrapped, 2));
    expect(does(ran, 2)).toBe('train 3');
  });

  test('keeps a train where there is room for another, and where another brings nothing', () => {
    expect(does(running(['2'], 400), 2)).toMatch(/^run/u);
    expect(does(running(['3', '3'], 400), 2)).toMatch(/^run/u);
    // There is none that goes further.
    expect(does(running(['6', '6'], 5000), 2)).toMatch(/^run/u);
  });

  test('keeps two trains where no train can be paid at all, and when they have run', () => {
    expect(does(running(['2', '2'], 0), 2)).toMatch(/^run/u);
    const ran = changed(running(['2', '2'], 100), { round: turnAt('3', 'trains') });
    expect(does(ran, 2)).toBe('pass');
  });

  test('keeps its trains in the last operating round, but not in those before', () => {
    const set = { index: 3, of: 3 };
    expect(does(running(['2', '2'], 100, { lastSet: 1, round: set }), 2)).not.toMatch(/^scrap/u);
    expect(does(running(['2', '2'], 100, { lastSet: 1, round: { ...set, index: 2 } }), 2)).toBe('scrap 2');
    // Nor in the last of a set that is not the last.
    expect(does(running(['2', '2'], 100, { lastSet: 2, round: set }), 2)).toBe('scrap 2');
  });

  test('in the last round has a minor spend its money where the seat has the most of it', () => {
    const last = (index: number): string =>
      does(running(['3', '3'], 100, { lastSet: 1, round: { index, of: 3 } }), 2);
    expect(last(2)).toMatch(/^run/u);
    expect(last(3)).toBe('railcar SNW');
  });

  test('buys a railcar that brings more than it costs, and no other', () => {
    // From Sopron to Bécs: RABA brings 20 for 10, the others nothing.
    const state = drafted();
    const sopron = changed(state, {
      companies: { 11: { cash: 100, trains: ['2'] } },
      board: { ...state.board, laid: { D7: '57/2' } },
      round: turnAt('11', 'run'),
    });
    expect(does(sopron, 1)).toBe('railcar RABA');
    expect(does(table.act(sopron, 1, 'railcar RABA'), 1)).toMatch(/^run/u);
    // As the second it would cost all that it brings.
    const second = changed(sopron, { round: turnAt('11', 'run', { done: ['railcar SNW'] }) });
    expect(does(second, 1)).toMatch(/^run/u);
  });
});

describe('a seat of the service that leads a supporting company', () => {
  test('pays out all that can be shared', () => {
    const state = changed(drafted(), {
      companies: { SIK: { cash: 105, certs: certs(0, 0, 20) } },
      round: turnAt('SIK', 'pay-out'),
    });
    expect(does(state, 2)).toBe('pay 100');
  });
});

describe('a seat of the service that lays track', () => {
  test('gives up a marker for mountains that its minor could not pay', () => {
    const state = changed(drafted(), { companies: { 5: { cash: 5 } }, round: turnAt('5', 'track') });
    expect(does(state, 1)).toMatch(/^H27 .* marker$/u);
  });
});

describe('a seat of the service in a round of players', () => {
  const stock = (cash: number, treasury: Readonly<Record<string, number>> = {}): RailState => {
    const state = drafted();
    const ids = ['RABA', 'G&C', 'SNW', 'SIK', 'SKEV', 'LdStEG', 'MAVAG'];
    const companies = Object.fromEntries(
      ids.map(id => [
        id,
        {
          certs: id === 'SIK' ? certs(10, 20) : certs(),
          cell: [0, 10] as const,
          operated: true,
          cash: treasury[id] ?? 0,
        },
      ]),
    );
    return changed(state, { cash: [cash, 0, 0], companies, set: 2, round: stockTurn(3, 0) });
  };

  test('buys what will pay most: a full treasury counts', () => {
    expect(does(stock(500, { SNW: 300 }), 0)).toBe('buy SNW');
  });

  test('of equals more of what it has, since the price rises for all its shares', () => {
    expect(does(stock(500), 0)).toBe('buy SIK');
  });

  test('sells where it has too many papers, since it may not pass then', () => {
    const held = { SIK: [60], SKEV: [60], RABA: [60], SNW: [30], MAVAG: [20, 20, 0], LdStEG: [10] };
    const state = stock(500);
    const companies = Object.fromEntries(
      Object.entries(held).map(([id, percents]) => [id, { certs: certs(...percents) }]),
    );
    expect(does(changed(state, { companies }), 0)).toMatch(/^sell/u);
  });

  test('sells what pays little where it has no money for something better', () => {
    const poor = stock(0);
    const paid = (more: number): RailState =>
      changed(poor, {
        companies: { SIK: { lastRun: 50 }, SKEV: { lastRun: 50 + more, certs: certs(0, 20) } },
      });
    expect(does(paid(100), 0)).toBe('sell 1 SIK');
    expect(does(table.act(paid(100), 0, 'sell 1 SIK'), 0)).toBe('buy SKEV');
    expect(does(paid(0), 0)).toBe('pass');
  });

  test('sells nothing of a company that has paid nothing: that alone would lower its price', () => {
    expect(does(stock(0), 0)).toBe('pass');
  });
});

describe('a seat of the service that thinks ahead', () => {
  const thinks = (state: RailState, seat: number): Thought | null =>
    thought(title18mag.think!(sightOf(title18mag, state, seat), { level: 'strong', chance: chanceFrom(1) }));

  test('leaves the draft and its trains to habit, which sees farther than the end of the set', () => {
    expect(thinks(newGame(3), 0)).toBeNull();
    expect(thinks(running(['2', '2'], 100), 2)).toBeNull();
  });

  test('takes who lives on track and railcars, not on trains, to be paid again as last time', () => {
    const state = drafted();
    const dear = { certs: certs(), cell: [0, 24] as const, operated: true };
    const ids = ['RABA', 'G&C', 'SIK', 'SKEV', 'LdStEG'];
    const companies = {
      ...Object.fromEntries(ids.map(id => [id, dear])),
      SNW: { ...dear, cell: [0, 10] as const, lastRun: 200 },
      MAVAG: { ...dear, lastRun: 200 },
    };
    const s = changed(state, { cash: [200, 0, 0], companies, set: 2, round: stockTurn(3, 0) });
    // A share for 110 that brings 20 a round.
    expect(thinks(s, 0)).toMatchObject({
      action: { type: 'buy', company: 'SNW' },
      instead: { type: 'pass' },
    });
    expect(thinks(s, 0)!.gain).toBeGreaterThan(50);
    const g = title18mag.game(s.settings);
    const begun = preferenceRules.of(g).comingIn(g, s);
    expect([begun.companies['SNW']!.cash, begun.companies['MAVAG']!.cash]).toEqual([200, 0]);
    expect(begun.bank).toBe(s.bank! - 200);
  });

  test('buys a cheap share before a dear one that pays more, since all rise to the top of the market', () => {
    const paid = { certs: certs(), operated: true };
    const at = (snw: number, sik: number): RailState =>
      changed(drafted(), {
        cash: [200, 0, 0],
        companies: {
          SNW: { ...paid, cell: [0, snw], lastRun: 100 + 5 * snw },
          SIK: { ...paid, cell: [0, sik], lastRun: 100 + 5 * sik },
        },
        set: 2,
        round: stockTurn(3, 0),
      });
    expect(thinks(at(3, 14), 0)).toMatchObject({ action: { type: 'buy', company: 'SNW' } });
    expect(thinks(at(14, 3), 0)).toMatchObject({ action: { type: 'buy', company: 'SIK' } });
    // Of a minor there are no shares to rise.
    const { rise } = preferenceRules.of(title18mag.game(at(3, 14).settings));
    const g = title18mag.game(at(3, 14).settings);
    expect([rise(g, at(3, 14), '3'), rise(g, at(27, 14), 'SNW'), rise(g, at(28, 14), 'SNW')]).toEqual([
      0, 14, 0,
    ]);
  });

  test('plays on where somebody holds too much and has to sell', () => {
    const held = { SKEV: [10, 60], RABA: [10, 60], SNW: [10, 60], MAVAG: [10, 60] };
    const companies = Object.fromEntries(
      Object.entries(held).map(([id, percents]) => [id, { certs: certs(...percents) }]),
    );
    const s = changed(drafted(), { cash: [500, 0, 0], companies, set: 2, round: stockTurn(3, 0) });
    expect(thinks(s, 0)!.compared).toBeGreaterThan(1);
  });

  test('stands better where a company pays more of which it has shares, or a minor of its own can run', () => {
    const stands = (companies: { readonly [id: string]: Partial<Company> }, laid = {}): number => {
      const state = drafted();
      const s = changed(state, { companies, board: { ...state.board, laid } });
      return standing(title18mag.game(s.settings), s, 2, netWorth);
    };
    const shares = { certs: certs(10, 0, 20) };
    expect(stands({ SNW: { ...shares, lastRun: 200 } })).toBeGreaterThan(
      stands({ SNW: { ...shares, lastRun: 10 } }),
    );
    expect(stands({}, line)).toBeGreaterThan(stands({}));
  });
});
