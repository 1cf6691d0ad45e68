import { describe, expect, test } from '@jest/globals';
import { rightsOf } from '../../../src/engine/rail/company/rights.js';
import { portOf } from '../../../src/titles/1856/rules/port.js';
import { rightsLeft } from '../../../src/titles/1856/rules/bonus-rights.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import {
  companyTurn,
  stockTurn,
  table,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail-1856.js';

const { act, actFully, asks, kinds, position, turn } = table;

type Position = ReturnType<typeof position>;

const running = (more: Partial<CompanySetup> = {}): CompanySetup => ({
  par: 70,
  shares: [40, 20],
  cash: 0,
  operated: true,
  floated: true,
  ...more,
});

const game = (more: Partial<PositionSetup>, gt: Partial<CompanySetup> = {}): Position =>
  position({
    next: '3',
    left: 4,
    companies: { GT: running(gt) },
    own: { capital: { GT: 'reached' } },
    tokens: ['GT P9'],
    round: companyTurn('GT', { step: 'dividend', begun: true, earned: 120, index: 1, of: 2 }),
    ...more,
  });

/** All rounds until the game is over, everybody passing. */
const roundsToEnd = (from: Position): readonly string[] => {
  const seen: string[] = [];
  for (let state = from; !state.ended; state = act(state, Number(asks(state).split(' ')[0]), 'pass')) {
    const { round } = state;
    const name = round.kind === 'operating' ? `${round.kind} ${String(round.index)}` : round.kind;
    if (seen.at(-1) !== name) seen.push(name);
  }
  return seen;
};

describe('9. the bank is empty', () => {
  test('in an operating round: the set is played to its end', () => {
    const { state, facts } = actFully(game({ bank: 5 }), 0, 'pay');
    expect(facts).toContainEqual({ kind: 'bank-broken' });
    expect(state.bank).toBeLessThan(0);
    expect(roundsToEnd(state)).toEqual(['operating 1', 'operating 2']);
  });

  test('in a stock round: it is played to its end, and a whole set after it', () => {
    const state = act(game({ bank: 5, round: stockTurn(3, 0) }), 0, 'sell 1 GT');
    expect(roundsToEnd(state)).toEqual(['stock', 'operating 1', 'operating 2']);
  });

  test('with a dollar in it the game goes on', () => {
    const { facts } = actFully(game({ bank: 73 }), 0, 'pay');
    expect(facts).not.toContainEqual({ kind: 'bank-broken' });
  });
});

describe('6.3 closing in its own turn', () => {
  test('ends the turn; loans, rights, privates and port marker go with the company', () => {
    const state = game({
      companies: {
        GT: running({ cell: [8, 0], cash: 30, trains: ['3'], rights: ['bridge'] }),
        WR: running({ par: 65, shares: [0, 40] }),
      },
      own: {
        capital: { GT: 'escrow', WR: 'reached' },
        loans: { GT: 2 },
        port: { company: 'GT', hex: 'J17', bonus: 20 },
      },
      privates: { FT: 'GT', NFSBC: 'GT' },
      tokens: ['GT P9', 'WR O16'],
      round: companyTurn('GT', { step: 'dividend', begun: true, earned: 120, waiting: ['WR'] }),
    });
    const after = act(state, 0, 'withhold');
    expect(turn(after)).toMatch(/^WR/u);
    expect(after.parts).not.toHaveProperty('loans');
    expect(rightsOf(after, 'GT')).toEqual([]);
    expect(rightsLeft(title1856.game(after.settings), after, 'bridge')).toBe(2);
    expect(after.privates).toMatchObject({ FT: 'closed', NFSBC: 'closed' });
    expect(portOf(after)).toBeNull();
  });
});

describe('7.2 interest', () => {
  const owing = (loans: number, gt: Partial<CompanySetup>, more: Partial<PositionSetup> = {}): Position =>
    game(
      {
        laid: { P9: '57/1' },
        own: { capital: { GT: 'reached' }, loans: { GT: loans } },
        round: companyTurn('GT', { step: 'run', begun: true }),
        ...more,
      },
      gt,
    );

  test('a company without a train pays it, too', () => {
    const round = companyTurn('GT', { step: 'token', begun: true });
    const { state, facts } = actFully(owing(2, { cash: 100 }, { round, laid: {} }), 0, 'pass');
    expect(facts).toContainEqual({
      kind: 'interest-charged',
      company: 'GT',
      treasury: 20,
      income: 0,
      president: 0,
    });
    expect(state.companies['GT']!.cash).toBe(80);
  });

  test('9. who cannot pay it is bankrupt', () => {
    const poor = owing(6, { trains: ['2'], shares: [20, 20, 20] }, { cash: [5, 500, 500] });
    const asked = act(poor, 0, 'run 2 P9-Q8');
    expect(asks(asked)).toBe('0 owed-interest');
    expect(kinds(asked, 0)).toEqual(['bankrupt']);
    expect(act(asked, 0, 'bankrupt').ended).toEqual({ reason: 'bankrupt', bankrupt: 0 });
  });
});
