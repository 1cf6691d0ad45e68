import { describe, expect, test } from '@jest/globals';
import { begin, canonical, completeSettings } from '../../../src/engine/core/index.js';
import { operatingRules } from '../../../src/engine/rail/company/operating-order.js';
import type { Feature } from '../../../src/engine/rail/contract.js';
import { pay } from '../../../src/engine/rail/money.js';
import { flowRules } from '../../../src/engine/rail/round/flow.js';
import { beginOperatingRound } from '../../../src/engine/rail/round/operating.js';
import { startingRules } from '../../../src/engine/rail/stock/starting.js';
import { data } from '../../../src/titles/1830/rules/data.js';
import { playRandomGame } from '../../support/menu.js';
import { random } from '../../support/random.js';
import { ownTitle, withCompany } from '../../support/rail-own.js';
import { byKind } from '../../support/rail-player.js';
import { companyTurn, type PositionSetup } from '../../support/rail-position.js';
import { railTable } from '../../support/rail-table.js';

describe('a bank without end', () => {
  const unlimited = ownTitle([], { data: { ...data, bank: null } });
  const paying: PositionSetup = {
    companies: { PRR: { shares: [60] } },
    tokens: ['PRR H12'],
    round: companyTurn('PRR', { step: 'dividend', begun: true, earned: 20000 }),
  };

  test('pays whatever it owes, and the game goes on', () => {
    const { actFully, position } = railTable(unlimited);
    const { state, facts } = actFully(position(paying), 0, 'pay');
    expect(state.players[0]!.cash).toBe(12500);
    expect(facts.map(({ kind }) => kind)).not.toContain('bank-broken');
    expect(state.lastSet).toBeNull();
  });

  test('one with an end breaks', () => {
    const { factsOf, position } = railTable(ownTitle([]));
    expect(factsOf(position(paying), 0, 'pay', 'bank-broken')).toHaveLength(1);
  });
});

describe('a game that begins with an operating round', () => {
  const minor = 'ERIE';
  /** Seat 0 has a minor with a train, which runs before the privates are sold. It has no price. */
  const minorFirst: Feature = {
    rules: [
      startingRules.change({ hasPrice: (_g, company) => company !== minor }),
      operatingRules.change(was => ({
        operatingOrder: (g, s, companies) => [
          ...companies.filter(id => id === minor),
          ...was.operatingOrder(
            g,
            s,
            companies.filter(id => id !== minor),
          ),
        ],
      })),
      flowRules.change(was => ({
        first: (g, d, out) => {
          beginOperatingRound(g, d, out, 1, 1);
        },
        next: (g, d, out) => {
          if (d.round.kind === 'operating' && d.set === 0) g.auction.begin(g, d, out);
          else was.next(g, d, out);
        },
      })),
    ],
    reacts: {
      begins: (_g, d) => {
        const company = d.companies[minor]!;
        company.certs = [0];
        company.floated = true;
        company.trains = ['2'];
        d.depot = { ...d.depot, left: { ...d.depot.left, 2: d.depot.left['2']! - 1 } };
        pay(d, 'bank', minor, 100);
      },
    },
  };
  const title = ownTitle([minorFirst], { data: withCompany(minor, { certs: [100], tokens: [0] }) });
  const { acts, actFully, asks, newGame, turn } = railTable(title);
  const start = newGame(3);

  test('asks first who leads the company, which founds its home', () => {
    expect(turn(start)).toBe('ERIE track');
    expect(asks(start)).toBe('0 lay-track');
    expect(start.board.tokens).toEqual([{ company: 'ERIE', hex: 'E11', stop: 0 }]);
    expect(title.status(start).round).toMatchObject({ kind: 'operating-round', index: 1, of: 1 });
  });

  test('goes on with the auction, and after it with the first stock round', () => {
    const auction = acts(start, '0 pass', '0 pass');
    expect(asks(auction)).toBe('0 auction-turn');
    const takes = ['0 take SV', '1 take CS', '2 take DH', '0 take MH', '1 take CA', '2 take BO'];
    const { state, facts } = actFully(acts(auction, ...takes), 2, 'par B&O 100');
    expect(facts).toContainEqual({ kind: 'stock-round-begins', number: 1 });
    expect(asks(state)).toBe('0 stock-turn');
  });

  test('a whole company of one certificate pays its owner all that it earns', () => {
    const { position, act } = railTable(title);
    const earning = position({
      tokens: ['ERIE E11'],
      left: 5,
      round: companyTurn(minor, { step: 'dividend', begun: true, earned: 70 }),
    });
    expect(act(earning, 0, 'pay').players[0]!.cash).toBe(570);
  });

  test('goes on at once where nothing is to be decided', () => {
    const nobody = ownTitle([{ rules: minorFirst.rules! }]);
    const empty = begin(nobody, { rules: 1, seats: 3, settings: {} });
    expect(nobody.turn(empty)).toMatchObject({ asked: [0], ask: { kind: 'auction-turn' } });
    const plain = ownTitle([]);
    expect(canonical(empty)).toBe(canonical(begin(plain, { rules: 1, seats: 3, settings: {} })));
  });

  test('games that begin so break no invariant', () => {
    const settings = completeSettings(title.settings, {});
    const seen = new Set<string>();
    for (const seed of [1, 2])
      playRandomGame(title, { rules: 1, seats: 3, settings }, random(seed), {
        maxSteps: 700,
        checkEvery: 10,
        choose: byKind(title),
        onStep: ({ before }) => seen.add(before.round.kind),
      });
    expect([...seen].sort()).toEqual(['auction', 'operating', 'stock']);
  });
});
