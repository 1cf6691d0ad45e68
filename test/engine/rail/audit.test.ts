import { describe, expect, test } from '@jest/globals';
import type { RailState } from '../../../src/engine/rail/state.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { position, stockTurn } from '../../support/rail.js';

const sound = position({
  companies: { PRR: { shares: [60], pool: 20, cash: 100, trains: ['2'] } },
  tokens: ['PRR H12'],
  laid: { H10: '57/1' },
  round: stockTurn(3, 0),
});

const withPRR = (more: Partial<RailState['companies'][string]>): RailState => ({
  ...sound,
  companies: { ...sound.companies, PRR: { ...sound.companies['PRR']!, ...more } },
});

const complaint = (state: RailState): string => {
  try {
    title1830.audit(state);
    return 'sound';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the audit finds', () => {
  test('nothing in a sound position', () => {
    expect(complaint(sound)).toBe('sound');
  });

  test.each<[string, RailState, string]>([
    ['money lost', { ...sound, bank: sound.bank! - 1 }, 'audit: money sums to 11999'],
    [
      'a player in debt',
      {
        ...sound,
        bank: sound.bank! + 501,
        players: [{ ...sound.players[0]!, cash: -1 }, ...sound.players.slice(1)],
      },
      'audit: a player has debts',
    ],
    ['a company in debt', { ...withPRR({ cash: -5 }), bank: sound.bank! + 105 }, 'audit: PRR has debts'],
    ['parts of dollars', { ...withPRR({ cash: 99.5 }), bank: sound.bank! + 0.5 }, 'audit: PRR has debts'],
    ['a certificate lost', withPRR({ certs: [0, 0, 0] }), 'audit: PRR certificates'],
    [
      'an owner who is not there',
      withPRR({ certs: [0, 0, 0, 0, 0, -2, -2, -1, 3] }),
      'audit: PRR certificates',
    ],
    [
      'too full a pool',
      withPRR({ certs: [0, 0, 0, -2, -2, -2, -2, -2, -2] }),
      'audit: PRR has too much in the pool',
    ],
    ['a price without par', withPRR({ par: null }), 'audit: PRR par without price'],
    ['too many trains', withPRR({ trains: ['2', '2', '2', '2'] }), 'audit: 2-trains'],
    [
      'too many stations',
      {
        ...sound,
        board: {
          ...sound.board,
          tokens: ['H12', 'H10', 'H4', 'D14', 'D2'].map(hex => ({ company: 'PRR', hex, stop: 0 })),
        },
      },
      'audit: PRR tokens',
    ],
    [
      'a tile too many',
      {
        ...sound,
        board: { ...sound.board, laid: { H10: '63/1', H4: '63/1', B10: '63/0', B16: '63/0' } },
      },
      'audit: tile 63 overdrawn',
    ],
  ])('%s', (_what, state, said) => {
    expect(complaint(state)).toBe(said);
  });
});
