import { describe, expect, test } from '@jest/globals';
import { companyTurn, stockTurn, table, type PositionSetup } from '../../support/rail-1856.js';
import { running, type Position } from './merging.js';

const { act, actFully, asks, choices, kinds, position, refused } = table;

describe('6.2 destinations', () => {
  const money = (state: Position, company: string): number => state.companies[company]!.cash!;

  /** A company with two shares waiting in the bank; what it has after somebody did something. */
  const after = (company: string, more: Partial<PositionSetup>): number =>
    money(
      act(
        position({
          next: '3',
          companies: { [company]: running({ par: 90, shares: [40, 30], cash: 450 }) },
          own: { capital: { [company]: 'escrow' } },
          round: stockTurn(3, 0),
          ...more,
        }),
        0,
        'pass',
      ),
      company,
    );

  /** From Guelph to one of Hamilton's cities. */
  const hamilton = { J11: '57/0', J13: '57/0', J15: '6/3', K16: '58/2', L15: '59/1' };

  test('THB: the token in Hamilton counts, whosever stands beside it and wherever else it has tokens', () => {
    const at = (...tokens: readonly string[]): number => after('THB', { laid: hamilton, tokens });
    expect(at('WR L15.1', 'THB L15.0')).toBe(630);
    expect(at('WR L15.0', 'THB L15.1')).toBe(450);
    expect(at('THB N17.1', 'THB L15.0')).toBe(630);
    expect(at('THB N17.0', 'THB L15.1')).toBe(450);
  });

  test('THB: either city counts as long as it has no token there', () => {
    expect(after('THB', { laid: hamilton })).toBe(630);
  });

  test('THB: not before its president has chosen its city on the first tile', () => {
    const { L15: _later, ...laid } = hamilton;
    const state = position({
      next: '3',
      left: 4,
      companies: { THB: running({ par: 90, shares: [40, 30], cash: 450 }) },
      own: { capital: { THB: 'escrow' } },
      laid,
      tokens: ['THB L15'],
      round: companyTurn('THB', { of: 1 }),
    });
    const asked = act(state, 0, 'L15 59 r1');
    expect(asks(asked)).toBe('0 choose-city');
    expect(money(asked, 'THB')).toBe(450 - 40);
    expect(money(act(asked, 0, 'city L15.1'), 'THB')).toBe(450 - 40);
    expect(money(act(asked, 0, 'city L15'), 'THB')).toBe(630 - 40);
  });

  test('THB: nor while the choice of another leaves it but one city', () => {
    const { L15: _later, ...laid } = hamilton;
    const state = position({
      next: '3',
      left: 4,
      companies: {
        THB: running({ par: 90, shares: [40, 30], cash: 450 }),
        BBG: running({ shares: [0, 40], cash: 100 }),
      },
      own: { capital: { THB: 'escrow', BBG: 'reached' } },
      laid,
      tokens: ['THB L15', 'BBG L15.1'],
      round: companyTurn('THB', { of: 1 }),
    });
    const chosen = act(act(state, 0, 'L15 59 r1'), 1, 'city L15');
    expect(money(chosen, 'THB')).toBe(450 - 40);
    expect(asks(chosen)).toBe('0 choose-city');
    expect(money(act(chosen, 0, 'city L15.1'), 'THB')).toBe(450 - 40);
    const before = act(act({ ...state, rules: 1 }, 0, 'L15 59 r1'), 1, 'city L15');
    expect(money(before, 'THB')).toBe(630 - 40);
  });

  test('CV: of Toronto its own city alone counts, also before its token is there', () => {
    const settings = { 'alternative-destinations': true };
    const own = { M6: '4/0', M8: '9/0', M10: '2/0', M12: '7/3' };
    const other = { M6: '4/0', M8: '9/0', M10: '7/3', N9: '8/5', O10: '7/1' };
    expect(after('CV', { settings, laid: own })).toBe(630);
    expect(after('CV', { settings, laid: other })).toBe(450);
    expect(after('CV', { settings, laid: other, tokens: ['CV N11'] })).toBe(450);
  });
});

describe('7.3 tokens in two cities without track', () => {
  /** BBG lays Hamilton's first tile; THB is the third player's. */
  const laying = (thb: { readonly operated: boolean }, tokens: readonly string[]): Position =>
    position({
      next: '3',
      left: 4,
      companies: {
        BBG: running({ shares: [40], cash: 200 }),
        THB: running({ shares: [0, 0, 40], cash: 200, floated: true, ...thb }),
      },
      own: { capital: { BBG: 'reached', THB: 'reached' } },
      laid: { J15: '57/2', K16: '58/2' },
      tokens: ['BBG J15', ...tokens],
      round: companyTurn('BBG', { of: 1 }),
    });
  const tile = 'L15 59 r1';

  test('the president of the home company is asked, even out of turn', () => {
    const state = act(laying({ operated: true }, ['THB L15']), 0, tile);
    expect(asks(state)).toBe('2 choose-city');
    expect(kinds(state, 0)).toEqual([]);
    expect(choices(state, 2, 'choose-city', 'spot')).toEqual(['L15', 'L15.1']);
    const { facts } = actFully(state, 2, 'city L15.1');
    expect(facts).toContainEqual({
      kind: 'token-placed',
      company: 'THB',
      hex: 'L15',
      stop: 1,
      cost: 0,
      home: true,
    });
  });

  test('not before the company has had a turn', () => {
    expect(asks(act(laying({ operated: false }, []), 0, tile))).not.toContain('choose-city');
  });

  test('its own first tile asks it in its first turn', () => {
    const state = position({
      next: '3',
      left: 4,
      companies: { THB: running({ shares: [40], cash: 200, operated: false }) },
      own: { capital: { THB: 'reached' } },
      tokens: ['THB L15'],
      round: companyTurn('THB', { of: 1 }),
    });
    expect(asks(act(state, 0, tile))).toBe('0 choose-city');
  });

  test('tokens of others are no homes', () => {
    const state = act(laying({ operated: true }, ['THB L15', 'BBG L15.1']), 0, tile);
    expect(asks(state)).toBe('0 choose-city');
    const { state: next, facts } = actFully(state, 0, 'city L15');
    expect(facts).toContainEqual({
      kind: 'token-placed',
      company: 'BBG',
      hex: 'L15',
      stop: 0,
      cost: 0,
      home: false,
    });
    expect(choices(next, 2, 'choose-city', 'spot')).toEqual(['L15.1']);
  });

  test('only the first tile asks', () => {
    const state = position({
      next: '5',
      left: 2,
      companies: { THB: running({ shares: [40], cash: 200 }) },
      own: { capital: { THB: 'reached' } },
      laid: { L15: '59/1' },
      tokens: ['THB L15'],
      round: companyTurn('THB', { of: 1 }),
    });
    const brown = act(state, 0, 'L15 65 r5');
    expect(asks(brown)).not.toContain('choose-city');
    expect(brown.board.tokens).toMatchObject([{ company: 'THB', hex: 'L15' }]);
  });

  test('nor does that of a single city', () => {
    const state = position({
      next: '3',
      left: 4,
      companies: { WGB: running({ shares: [40], cash: 200 }) },
      own: { capital: { WGB: 'reached' } },
      tokens: ['WGB J11'],
      round: companyTurn('WGB', { of: 1 }),
    });
    expect(asks(act(state, 0, 'J11 57 r0'))).not.toContain('choose-city');
    expect(refused(state, 0, 'city J11')).toBe('not-now');
  });
});
