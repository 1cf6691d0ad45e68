import { describe, expect, test } from '@jest/globals';
import { companyTurn, table, type PositionSetup } from '../../support/rail-1856.js';

const { act, forms, position, refused } = table;

type Position = ReturnType<typeof position>;

const at = (step: string, next: string, laid: NonNullable<PositionSetup['laid']>): Position =>
  position({
    next,
    left: 1,
    companies: { WGB: { par: 70, shares: [40], cash: 100, operated: true, floated: true } },
    own: { capital: { WGB: 'reached' }, formation: { stage: 'over', formed: false } },
    laid: { J11: '57/0', J13: '57/0', J15: '57/0', ...laid },
    tokens: ['WGB J11'],
    round: companyTurn('WGB', { step, begun: step !== 'track', of: 2 }),
  });

describe('7.3 towns in the phases Five and Six', () => {
  test('two towns become a green city with two circles', () => {
    const state = (next: string): Position => at('track', next, { J17: '56/1' });
    expect(refused(state('5'), 0, 'J17 15 r1')).toBe('towns-not-yet');
    expect(act(state('6'), 0, 'J17 15 r1').board.laid['J17']).toBe('15/1');
    expect(refused(state('6'), 0, 'J17 14 r1')).toBe('tile-may-not-follow');
  });

  test('what a town has become is built on like any other tile', () => {
    const tilesOn = (tile: string): readonly unknown[] => {
      const state = position({
        next: '6',
        left: 1,
        companies: { TGB: { par: 100, shares: [40], cash: 100, operated: true, floated: true } },
        own: { capital: { TGB: 'reached' }, formation: { stage: 'over', formed: false } },
        laid: { K8: '6/5', L9: tile },
        tokens: ['TGB K8'],
        round: companyTurn('TGB', { of: 2 }),
      });
      return forms(state, 0, 'lay').flatMap(({ fields: { hex, tile: tiles } }) =>
        hex && 'oneOf' in hex && hex.oneOf.includes('L9') && tiles && 'oneOf' in tiles ? tiles.oneOf : [],
      );
    };
    expect(tilesOn('6/2')).toEqual(expect.arrayContaining(['14', '15']));
    expect(tilesOn('8/2')).toEqual(expect.arrayContaining(['24', '25']));
  });

  test('7.4 and takes tokens', () => {
    expect(act(at('token', '6', { J17: '15/1' }), 0, 'token J17').companies['WGB']!.cash).toBe(60);
  });
});
