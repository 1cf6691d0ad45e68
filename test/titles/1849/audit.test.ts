import { describe, expect, test } from '@jest/globals';
import type { RailState } from '../../../src/engine/rail/state.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { stockTurn, table, type PositionSetup } from '../../support/rail-1849.js';

const sound = table.position({
  companies: { CTL: { shares: [60], pool: 20 } },
  order: ['IFT', 'RCS'],
  round: stockTurn(3, 0),
});

/** What the audit says of the same position with parts of it changed; they are not looked at before. */
const complaint = (state: RailState): string => {
  try {
    title1849.audit(state);
    return 'sound';
  } catch (error) {
    return (error as Error).message;
  }
};

const withOrder = (order: readonly string[]): RailState => ({ ...sound, parts: { ...sound.parts, order } });

describe('the audit finds', () => {
  test('nothing in a sound position', () => {
    expect(complaint(sound)).toBe('sound');
  });

  test('a company that waits twice', () => {
    expect(complaint(withOrder(['IFT', 'RCS', 'IFT']))).toBe('audit: a company waits twice to be started');
  });

  test('a company that waits though it is started', () => {
    expect(complaint(withOrder(['CTL']))).toBe('audit: a company waits to be started that has been');
  });

  test('bonds in the basic game, which has none', () => {
    const owing = { ...sound, parts: { ...sound.parts, bonds: { CTL: 1 } } };
    expect(complaint(owing)).toBe('audit: no feature of this game keeps bonds');
  });

  describe('too full a pool', () => {
    const full: RailState = {
      ...sound,
      companies: {
        ...sound.companies,
        CTL: { ...sound.companies['CTL']!, certs: [0, 0, 0, -2, -2, -2, -2, -2] },
      },
    };

    test('as a rule', () => {
      expect(complaint(full)).toBe('audit: CTL has too much in the pool');
    });

    test('but not where it holds what a ruined player had, however much it is', () => {
      const players = full.players.map((player, seat) =>
        seat === 1 ? { ...player, out: true as const } : player,
      );
      expect(complaint({ ...full, players })).toBe('sound');
      const loans: PositionSetup['loans'] = { 1: 1 };
      expect(complaint({ ...full, parts: { ...full.parts, loans } })).toBe('sound');
      expect(complaint({ ...full, pending: [{ kind: 'ruined', seat: 1, company: 'CTL' }] })).toBe('sound');
    });
  });
});
