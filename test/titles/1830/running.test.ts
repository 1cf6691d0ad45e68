import { describe, expect, test } from '@jest/globals';
import {
  act,
  actFully,
  bestRun,
  companyTurn,
  factsOf,
  kinds,
  may,
  position,
  refused,
  turn,
  type PositionSetup,
} from '../../support/rail.js';

type Position = ReturnType<typeof position>;

/** The PRR at Altoona (10) with Pittsburgh (20) to the west and Lancaster (20) to the east. */
const running = (trains: readonly string[], more: Partial<PositionSetup> = {}): Position =>
  position({
    companies: { PRR: { shares: [60], cash: 0, trains } },
    tokens: ['PRR H12'],
    laid: { H10: '57/1', H14: '9/1', H16: '57/1' },
    round: companyTurn('PRR', { step: 'run', begun: true, laid: 1 }),
    ...more,
  });

const earned = (state: Position, line = bestRun(state, 0)): unknown =>
  factsOf(state, 0, line, 'earned')[0]?.['revenue'];

describe('7.4 the highest income must be run', () => {
  test('the best runs are proposed', () => {
    const state = running(['3'], { next: '3' });
    expect(bestRun(state, 0)).toMatch(/^run 3 (H10-H12-H14-H16|H16-H14-H12-H10)$/);
    expect(earned(state)).toBe(50);
  });

  test('another set of runs of the same worth may be chosen', () => {
    const state = running(['2']);
    expect(earned(state, 'run 2 H12-H10')).toBe(30);
    expect(earned(state, 'run 2 H12-H14-H16')).toBe(30);
  });

  test('a worse one is refused, and the better one shown', () => {
    const state = running(['3'], { next: '3' });
    expect(refused(state, 0, 'run 3 H12-H10')).toBe('not-the-best-run');
    expect(refused(state, 0, 'run nothing')).toBe('not-the-best-run');
    expect(refused(running(['2', '2']), 0, 'run 2 H12-H10')).toBe('not-the-best-run');
  });

  test('all trains together: two 2-trains run one each way', () => {
    const state = running(['2', '2']);
    expect(earned(state)).toBe(60);
    expect(earned(state, 'run 2 H12-H10, 2 H16-H14-H12')).toBe(60);
  });

  test('a company with a route must run its trains', () => {
    expect(kinds(running(['2']), 0)).toEqual(['run']);
    expect(refused(running(['2']), 0, 'pass')).toBe('cannot-pass');
  });

  test('with the setting for it, any legal run will do', () => {
    const state = running(['3'], { next: '3', settings: { runs: 'any' } });
    expect(earned(state, 'run 3 H12-H10')).toBe(30);
    const { state: none, facts } = actFully(state, 0, 'run nothing');
    expect(facts).toContainEqual({ kind: 'withheld', company: 'PRR', revenue: 0 });
    expect(turn(none)).not.toBe('PRR dividend');
  });
});

describe('7.4.1 how far a train runs', () => {
  test('as many stops as its number, or fewer', () => {
    expect(refused(running(['2']), 0, 'run 2 H10-H12-H14-H16')).toBe('run-too-long');
    expect(earned(running(['5'], { next: '5' }), 'run 5 H10-H12-H14-H16')).toBe(50);
  });

  test('a diesel runs any number', () => {
    expect(earned(running(['D'], { next: 'D' }))).toBe(50);
  });
});

describe('7.4.2 what a route is', () => {
  test('it has an own station', () => {
    const far = running(['2'], {
      laid: { H10: '57/1', H14: '9/1', H16: '57/1', H8: '9/1', H6: '9/1', H4: '57/1' },
    });
    expect(refused(far, 0, 'run 2 H10-H8-H6-H4')).toBe('run-no-token');
  });

  test('7.4.2 it does not go through an off-board location, which is no city full of others’ stations', () => {
    const state = running(['D'], {
      next: 'D',
      companies: { PRR: { shares: [60], trains: ['D'] } },
      tokens: ['PRR F4'],
      laid: { F4: '57/1', G3: '9/2', H4: '57/2' },
    });
    expect(refused(state, 0, 'run D F4-F2-G3-H4')).toBe('run-ends-there');
  });

  test('7.3.3 it ends in a city full of others’ stations', () => {
    const state = running(['4'], {
      next: '4',
      companies: { PRR: { shares: [60], trains: ['4'] }, NYC: { shares: [60] } },
      tokens: ['PRR H12', 'NYC H10'],
      laid: { H10: '57/1', H14: '9/1', H16: '57/1', H8: '9/1', H6: '9/1', H4: '57/1' },
    });
    expect(refused(state, 0, 'run 4 H12-H10-H8-H6-H4')).toBe('run-blocked');
    expect(earned(state)).toBe(50);
  });

  test('no two trains use the same track', () => {
    expect(refused(running(['2', '2']), 0, 'run 2 H12-H10, 2 H10-H12')).toBe('run-shares-track');
  });

  test('no train runs twice, nor one the company has not', () => {
    expect(refused(running(['2']), 0, 'run 2 H12-H10, 2 H12-H14-H16')).toBe('no-such-train');
    expect(refused(running(['2']), 0, 'run 3 H12-H10')).toBe('no-such-train');
  });

  test('a city is not passed over: only the by-pass of Altoona goes round one', () => {
    const state = running(['3'], { next: '3', tokens: ['PRR H10'] });
    expect(earned(state)).toBe(50);
    const two = running(['2'], { tokens: ['PRR H10'] });
    expect(earned(two)).toBe(40);
    expect(may(two, 0, 'run 2 H10-(H12)-H14-H16')).toBe(true);
  });
});

describe('7.5 revenue', () => {
  /** The PRR in Toledo runs to Chicago with a 2-train. */
  const chicago = (next: string, left: number, train: string): Position =>
    running([train], { tokens: ['PRR F4'], laid: { F4: '57/1' }, next, left });

  test('red locations earn the lower value until the first 5-train, then the higher', () => {
    expect(earned(chicago('2', 4, '2'))).toBe(60);
    expect(earned(chicago('4', 3, '3'))).toBe(60);
    expect(earned(chicago('5', 2, '4'))).toBe(90);
    expect(earned(chicago('D', 5, '5'))).toBe(90);
  });

  test('cities earn what their tile says', () => {
    const at = (tile: string, next: string): Position =>
      running(['4'], { next, left: 1, laid: { H10: `${tile}/1`, H14: '9/1', H16: '57/1' } });
    expect([at('57', '4'), at('14', '4'), at('63', '5')].map(s => earned(s))).toEqual([50, 60, 70]);
  });

  test('the money comes from the bank', () => {
    const state = running(['2']);
    const paid = act(act(state, 0, bestRun(state, 0)), 0, 'pay');
    expect(state.bank! - paid.bank!).toBe(18);
  });
});

describe('7.1 who does not run', () => {
  test('a company without a train or without a route goes on to its trains', () => {
    const none = running([], { round: companyTurn('PRR'), companies: { PRR: { shares: [60], cash: 200 } } });
    expect(turn(act(act(none, 0, 'pass'), 0, 'pass'))).toBe('PRR trains');
    const lone = running(['2'], {
      laid: {},
      round: companyTurn('PRR'),
      companies: { PRR: { shares: [60], cash: 200, trains: ['2'] } },
    });
    expect(turn(act(lone, 0, 'pass'))).toBe('PRR trains');
  });
});
