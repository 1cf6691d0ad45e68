import { describe, expect, test } from '@jest/globals';
import { companyTurn, stockTurn, table } from '../../support/rail-1849.js';

const { act, acts, may, position, turn } = table;

type Position = ReturnType<typeof position>;

/**
 * From Catania the Trinacria reaches Messina, where Garibaldi has the only place. It has just been found to have
 * no place for a token; now it is the Lilibeo's turn to buy a train.
 */
const before = (reading: string, train: string): Position => {
  const start = position({
    companies: {
      IFT: { shares: [0, 50], cash: 500, trains: ['8H'], operated: true },
      CTL: { shares: [50], cash: 900, trains: ['8H'], operated: true, cell: [4, 2] },
      AFG: { shares: [0, 0, 50], cash: 0, operated: true, cell: [4, 1] },
    },
    tokens: ['IFT H12', 'CTL E1', 'AFG M9', 'AFG B14'],
    laid: { H12: '653/1', G13: '58/1', D14: '8/1' },
    next: train,
    settings: { reading },
    round: companyTurn('IFT'),
  });
  const passed = act(start, 1, 'pass');
  expect(turn(passed)).toBe('IFT run');
  return { ...passed, round: companyTurn('CTL', { step: 'trains', begun: true }) };
};

/** Where the Trinacria's next turn goes on when it lays no track. */
const nextTurn = (state: Position): string => turn(act({ ...state, round: companyTurn('IFT') }, 1, 'pass'));

/** Garibaldi gives up its place in Messina. */
const freed = (state: Position): Position => ({
  ...state,
  board: { ...state.board, tokens: state.board.tokens.filter(token => token.hex !== 'B14') },
});

describe('a company found to have no place for a token is asked again', () => {
  test('by the rulebook as soon as there is one', () => {
    const state = before('rulebook', '10H');
    expect(nextTurn(state)).toBe('IFT run');
    expect(nextTurn(freed(state))).toBe('IFT token');
  });

  test('on the site only when something was built', () => {
    const state = freed(before('18xx.games', '10H'));
    expect(nextTurn(state)).toBe('IFT run');
    const built = acts({ ...state, round: companyTurn('CTL') }, '0 D2 8 r1');
    expect(nextTurn(built)).toBe('IFT token');
  });

  test('a phase builds nothing, but the earthquake does', () => {
    const [ten, twelve] = [before('18xx.games', '10H'), before('18xx.games', '12H')];
    expect(nextTurn(freed(act(ten, 0, 'train 10H')))).toBe('IFT run');
    expect(nextTurn(act(twelve, 0, 'train 12H'))).toBe('IFT token');
  });

  test('on the site also who has just placed one', () => {
    const state = position({
      companies: { CTL: { shares: [50], cash: 0, trains: ['8H'], operated: true } },
      tokens: ['CTL E1'],
      next: '10H',
      settings: { reading: '18xx.games' },
      round: companyTurn('CTL', { step: 'token', begun: true, laid: 1 }),
    });
    expect(may(state, 0, 'token C1')).toBe(true);
    const placed = act(state, 0, 'token C1');
    expect(turn(placed)).toBe('CTL run');
    const again = { ...placed, board: state.board, round: companyTurn('CTL') };
    expect(turn(act(again, 0, 'pass'))).toBe('CTL token');
  });

  test('on the site a company that starts again', () => {
    const { used } = before('18xx.games', '10H');
    const closed = position({
      companies: { CTL: { shares: [50], operated: true } },
      tokens: ['CTL E1'],
      laid: { H12: '653/1', G13: '58/1', D14: '8/1' },
      order: ['IFT'],
      next: '10H',
      settings: { reading: '18xx.games' },
      round: stockTurn(3, 1),
    });
    expect(nextTurn(act({ ...closed, used }, 1, 'par IFT 68'))).toBe('IFT token');
  });
});
