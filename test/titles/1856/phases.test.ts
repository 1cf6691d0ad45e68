import { describe, expect, test } from '@jest/globals';
import { trainLimit } from '../../../src/engine/rail/train/supply.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import { companyTurn, table, type CompanySetup, type PositionSetup } from '../../support/rail-1856.js';

const { act, actFully, asks, bestRun, choices, may, position, refused } = table;

type Position = ReturnType<typeof position>;

const running = (more: Partial<CompanySetup> = {}): CompanySetup => ({
  par: 70,
  shares: [40],
  cash: 0,
  operated: true,
  floated: true,
  ...more,
});

/** GT of the first player, in Oshawa beside Lower Canada; WR of the second. */
const at = (
  step: string,
  more: Partial<PositionSetup>,
  gt: Partial<CompanySetup> = {},
  wr: Partial<CompanySetup> = {},
): Position =>
  position({
    companies: { GT: running(gt), WR: running({ par: 65, shares: [0, 40], ...wr }) },
    own: { capital: { GT: 'reached', WR: 'reached' } },
    laid: { P9: '57/1' },
    tokens: ['GT P9', 'WR O16'],
    round: companyTurn('GT', { step, begun: true, waiting: ['WR'] }),
    ...more,
  });

const trainsOf = (state: Position, company: string): readonly string[] => state.companies[company]!.trains;

describe('4. phases', () => {
  test.each([
    ['3', undefined, 4],
    ['3', 4, 4],
    ['4', 3, 3],
    ['5', 2, 2],
    ['6', 1, 2],
  ])('with the %s next and %j of them left a company may own %i trains', (next, left, limit) => {
    const state = at('trains', { next, left });
    expect(trainLimit(title1856.game(state.settings), state, 'GT')).toBe(limit);
  });

  test('Two begins with the first 3-train: green tiles, and privates for companies', () => {
    const state = at('trains', { next: '3', privates: { FT: 0 } }, { cash: 300 });
    expect(refused(state, 0, 'acquire FT 20')).toBe('cannot-acquire');
    expect(may(act(state, 0, 'train 3'), 0, 'acquire FT 20')).toBe(true);
    const track = (left: number | undefined): readonly (string | number)[] =>
      choices(at('track', { next: '3', left }, { cash: 300 }), 0, 'lay', 'tile');
    expect(track(undefined)).not.toContain('14');
    expect(track(4)).toContain('14');
  });

  test('Three begins with the first 4-train: all 2-trains go, those of the pool too; the limit falls', () => {
    const state = at(
      'trains',
      { next: '4', pool: ['2'] },
      { cash: 400, trains: ['2', '3'] },
      { trains: ['3', '3', '3', '2'] },
    );
    const { state: after, facts } = actFully(state, 0, 'train 4');
    expect(trainsOf(after, 'GT')).toEqual(['3', '4']);
    expect(trainsOf(after, 'WR')).toEqual(['3', '3', '3']);
    expect(after.depot.pool).toEqual([]);
    expect(facts).toContainEqual({ kind: 'trains-rusted', train: '2', companies: ['GT', 'WR'] });
  });

  test('Four begins with the first 5-train: two trains each, what is over goes to the pool', () => {
    const state = at('trains', { next: '5' }, { cash: 600 }, { trains: ['3', '4', '4'] });
    const bought = act(state, 0, 'train 5');
    expect(asks(bought)).toBe('1 discard-train');
    const after = act(bought, 1, 'discard 3 of WR');
    expect(trainsOf(after, 'WR')).toEqual(['4', '4']);
    expect(after.depot.pool).toEqual(['3']);
  });

  test('7.7 who has bought the train gives up first, then the dearest company', () => {
    const state = at(
      'trains',
      { next: '5' },
      { cash: 600, trains: ['4', '4'] },
      { par: 100, trains: ['3', '3', '4'] },
    );
    const bought = act(state, 0, 'train 5');
    expect(asks(bought)).toBe('0 discard-train');
    expect(asks(act(bought, 0, 'discard 4 of GT'))).toBe('1 discard-train');
  });

  test('Five begins with the first 6-train: all 3-trains go, diesels are for sale', () => {
    const state = at('trains', { next: '6' }, { cash: 2000 }, { trains: ['3', '4'] });
    expect(refused(state, 0, 'train D')).toBe('train-not-for-sale');
    const after = act(state, 0, 'train 6');
    expect(trainsOf(after, 'WR')).toEqual(['4']);
    expect(may(after, 0, 'train D')).toBe(true);
    expect(may(after, 0, 'train 6')).toBe(true);
  });

  test('Six begins with the first diesel: all 4-trains go', () => {
    const state = at('trains', { next: '6', left: 1 }, { cash: 1200 }, { trains: ['4', '5'] });
    const after = act(state, 0, 'train D');
    expect(trainsOf(after, 'WR')).toEqual(['5']);
    expect(table.phase(after)).toBe('D');
    expect(may(after, 0, 'pass')).toBe(true);
  });

  test.each([
    ['4', '3', 40],
    ['5', '4', 50],
    ['6', '5', 50],
    ['D', '6', 70],
  ])(
    '1.4 with the first %s bought, a %s runs from Oshawa to Lower Canada for $%i',
    (next, train, revenue) => {
      const state = at('run', { next, left: 1 }, { trains: [train] });
      const earned = actFully(state, 0, bestRun(state, 0)).facts.find(({ kind }) => kind === 'earned');
      expect(earned).toMatchObject({ revenue });
    },
  );
});
