import { describe, expect, test } from '@jest/globals';
import { lostTokensOf, restingOf } from '../../../src/titles/1849/rules/earthquake.js';
import { companyOrderOf } from '../../../src/titles/1849/rules/order.js';
import { playerLoansOf } from '../../../src/titles/1849/rules/ruin.js';
import { companyTurn, stockTurn, table, type PositionSetup } from '../../support/rail-1849.js';

const { actFully, act, asks, choices, position, president, refused } = table;

type Position = ReturnType<typeof position>;

/** CTL is about to buy the first 12H; IFT has a token in Messina. */
const start = (companies: PositionSetup['companies'] = {}, more: Partial<PositionSetup> = {}): Position =>
  position({
    companies: {
      CTL: { shares: [50], cash: 800, trains: ['10H'], operated: true },
      IFT: { shares: [0, 50], cash: 500, operated: true },
      ...companies,
    },
    laid: { B14: '655/4' },
    tokens: ['CTL E1', 'IFT H12', 'IFT B14'],
    next: '12H',
    round: companyTurn('CTL', { step: 'trains', begun: true, of: 3 }),
    ...more,
  });

describe('4.6.3.1 the earthquake', () => {
  test('Messina falls back to what is printed, and its tile to the others', () => {
    const { state, facts } = actFully(start(), 0, 'train 12H');
    expect(state.board.laid).toEqual({});
    expect(facts).toContainEqual({ kind: 'earthquake', hex: 'B14', lost: ['IFT'] });
  });

  test('the tokens there are lost for good', () => {
    const state = act(start(), 0, 'train 12H');
    expect(state.board.tokens).toEqual([
      { company: 'CTL', hex: 'E1', stop: 0 },
      { company: 'IFT', hex: 'H12', stop: 0 },
    ]);
    expect(lostTokensOf(state, 'IFT')).toBe(1);
    const next = { ...state, round: companyTurn('IFT', { step: 'token', begun: true, laid: 1 }) };
    const two = {
      ...next,
      board: { ...next.board, tokens: [...next.board.tokens, { company: 'IFT', hex: 'M9', stop: 0 }] },
    };
    expect(refused(two, 1, 'token H8')).toBe('no-token-left');
  });

  test('a second time nothing happens, nor with any other train', () => {
    const other = start({}, { next: '10H' });
    expect(act(other, 0, 'train 10H').board.laid).toEqual({ B14: '655/4' });
  });

  test('nobody builds there before the next stock round is over', () => {
    const bought = act(start(), 0, 'train 12H');
    expect(restingOf(bought)).toEqual({ B14: 3 });
    /** A company that reaches Messina by its token there, in a set. */
    const building = (set: number): Position =>
      position({
        companies: { IFT: { shares: [50], cash: 500, trains: ['10H'], operated: true } },
        tokens: ['IFT H12', 'IFT B14'],
        next: '16H',
        resting: { B14: 3 },
        set,
        round: companyTurn('IFT'),
      });
    expect(choices(building(2), 0, 'lay', 'hex')).not.toContain('B14');
    expect(refused(building(2), 0, 'B14 655 r4')).toBe('hex-resting');
    expect(choices(building(3), 0, 'lay', 'hex')).toContain('B14');
  });

  const afg = { AFG: { shares: [0, 0, 50], cash: 300, trains: ['10H'], operated: true } };

  test('Garibaldi without any other token is closed; its director is not bankrupt', () => {
    const { state, facts } = actFully(
      start(afg, { tokens: ['CTL E1', 'IFT H12', 'AFG B14'] }),
      0,
      'train 12H',
    );
    expect(facts).toContainEqual({ kind: 'company-closed', company: 'AFG', reason: 'earthquake' });
    expect(state.companies['AFG']).toMatchObject({ floated: false, cash: 0 });
    expect(lostTokensOf(state, 'AFG')).toBe(0);
    expect(companyOrderOf(state).at(-1)).toBe('AFG');
    expect(state.pending).toEqual([]);
    expect(state.players[2]).toEqual({ cash: 500 });
    expect(playerLoansOf(state, 2)).toBe(0);
  });

  test('with another one it goes on', () => {
    const state = act(start(afg, { tokens: ['CTL E1', 'IFT H12', 'AFG B14', 'AFG H8'] }), 0, 'train 12H');
    expect(state.companies['AFG']!.floated).toBe(true);
    expect(lostTokensOf(state, 'AFG')).toBe(1);
    expect(president(state, 'AFG')).toBe(2);
  });

  test('Garibaldi that buys the train itself ends its turn with it', () => {
    const state = start(
      {
        AFG: { shares: [50], cash: 800, operated: true },
        CTL: { shares: [50], operated: true, cell: [4, 2] },
      },
      {
        tokens: ['CTL E1', 'IFT H12', 'AFG B14'],
        round: companyTurn('AFG', { step: 'trains', begun: true, waiting: ['CTL'] }),
      },
    );
    const closed = act(state, 0, 'train 12H');
    expect(closed.companies['AFG']!.floated).toBe(false);
    expect(asks(closed)).toBe('0 lay-track');
    expect(closed.round).toMatchObject({ company: 'CTL' });
  });

  test('it may come again from the next stock round on', () => {
    const state = position({
      companies: { CTL: { shares: [50], operated: true }, AFG: { closed: 2 } },
      tokens: ['CTL E1'],
      order: ['AFG'],
      set: 3,
      round: stockTurn(3, 0),
    });
    expect(choices(state, 0, 'par', 'company')).toEqual(['AFG']);
  });
});
