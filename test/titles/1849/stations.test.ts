import { describe, expect, test } from '@jest/globals';
import { lostHomeOf, lostTokensOf } from '../../../src/titles/1849/rules/earthquake.js';
import { companyTurn, table, type CompanySetup, type PositionSetup } from '../../support/rail-1849.js';

const { act, acts, actFully, asks, forms, kinds, may, position, refused, refusedCase, turn } = table;

type Position = ReturnType<typeof position>;

/** RCS has a token in Trapani, which CTL reaches from Marsala. */
const start = (
  more: Partial<PositionSetup> = {},
  rcs: Partial<CompanySetup> = {},
  ctl: Partial<CompanySetup> = {},
): Position =>
  position({
    companies: {
      CTL: { shares: [50], cash: 300, trains: ['6H'], operated: true, ...ctl },
      RCS: { shares: [50], operated: true, ...rcs },
    },
    tokens: ['CTL E1', 'RCS C5', 'RCS C1'],
    next: '6H',
    left: 1,
    settings: { game: 'advanced' },
    round: companyTurn('CTL', { step: 'station', begun: true }),
    ...more,
  });

describe('4.4 a place in a station', () => {
  test('the buyer’s token takes the seller’s place; the seller gets the money and its token back', () => {
    const { state, facts } = actFully(start(), 0, 'station C1 from RCS 50');
    expect(state.board.tokens).toEqual([
      { company: 'CTL', hex: 'E1', stop: 0 },
      { company: 'RCS', hex: 'C5', stop: 0 },
      { company: 'CTL', hex: 'C1', stop: 0 },
    ]);
    expect(state.companies['CTL']!.cash).toBe(250);
    expect(state.companies['RCS']!.cash).toBe(50);
    expect(facts).toContainEqual({
      kind: 'station-bought',
      company: 'CTL',
      from: 'RCS',
      hex: 'C1',
      stop: 0,
      price: 50,
    });
  });

  test('the token that came back can be placed again', () => {
    const sold = acts(start(), '0 station C1 from RCS 50');
    const three = { ...sold, round: companyTurn('RCS', { step: 'token', begun: true, laid: 1 }) };
    const placed = three.board.tokens.filter(t => t.company === 'RCS').length;
    expect(placed + lostTokensOf(three, 'RCS')).toBe(1);
  });

  test('for 1 at least, and what the company has at most', () => {
    expect(may(start(), 0, 'station C1 from RCS 1')).toBe(true);
    expect(may(start(), 0, 'station C1 from RCS 300')).toBe(true);
    expect(refused(start(), 0, 'station C1 from RCS 0')).toBe('price-out-of-range');
    expect(refused(start(), 0, 'station C1 from RCS 301')).toBe('price-out-of-range');
  });

  test('none of a company that nobody leads', () => {
    const vacant = start({}, { shares: [0, 10], president: -2, pool: 30 });
    expect(kinds(vacant, 0)).toEqual(['pass']);
  });

  test('another director is asked', () => {
    const other = start({}, { shares: [0, 50] });
    expect(refused(other, 0, 'station C1 from RCS 50')).toBe('cannot-buy-station');
    const offered = act(other, 0, 'offer station C1 from RCS to CTL 50');
    expect(asks(offered)).toBe('1 offer');
    expect(act(offered, 1, 'accept 1').board.tokens).toContainEqual({ company: 'CTL', hex: 'C1', stop: 0 });
    expect(act(offered, 1, 'decline 1').board.tokens).toContainEqual({ company: 'RCS', hex: 'C1', stop: 0 });
  });

  test('not the seller’s home', () => {
    const byRcs = start({ round: companyTurn('RCS', { step: 'station', begun: true }) }, { cash: 300 });
    expect(refused(byRcs, 0, 'station E1 from CTL 5')).toBe('cannot-buy-station');
  });

  test('why not is told: its director must agree, it is a home, or nothing is for sale', () => {
    const other = start({}, { shares: [0, 50] });
    expect(refusedCase(other, 0, 'station C1 from RCS 50')).toBe('cannot-buy-station/consent');
    expect(refusedCase(other, 0, 'station C5 from RCS 50')).toBe('cannot-buy-station/home');
    expect(refusedCase(other, 0, 'station M9 from RCS 50')).toBe('cannot-buy-station/none');
    const far = start({ tokens: ['CTL E1', 'RCS C5', 'RCS M9'] });
    expect(refusedCase(far, 0, 'station M9 from RCS 50')).toBe('cannot-buy-station/unreached');
    const all = start({ tokens: ['CTL E1', 'CTL H8', 'CTL M11', 'RCS C5', 'RCS C1'] });
    expect(refusedCase(all, 0, 'station C1 from RCS 50')).toBe('cannot-buy-station/token');
    const both = start({ tokens: ['CTL E1', 'CTL M9', 'RCS C5', 'RCS M9'] });
    expect(refusedCase(both, 0, 'station M9 from RCS 50')).toBe('cannot-buy-station/own');
    expect(refusedCase(start(), 0, 'station M9 from RCS 50')).toBe('cannot-buy-station/undefined');
  });

  test('the home of Garibaldi is where its first token stands', () => {
    const afg = (tokens: readonly string[]): Position =>
      position({
        companies: {
          CTL: { shares: [50], cash: 300, trains: ['6H'], operated: true },
          AFG: { shares: [50], operated: true },
        },
        tokens: ['CTL E1', ...tokens],
        next: '6H',
        left: 1,
        settings: { game: 'advanced' },
        round: companyTurn('CTL', { step: 'station', begun: true }),
      });
    expect(refused(afg(['AFG C1', 'AFG M9']), 0, 'station C1 from AFG 5')).toBe('cannot-buy-station');
    expect(may(afg(['AFG M9', 'AFG C1']), 0, 'station C1 from AFG 5')).toBe(true);
  });

  test('the home of Garibaldi stays Messina when the station there is lost', () => {
    const before = position({
      companies: {
        AFG: { shares: [40], operated: true, cash: 100 },
        CTL: { shares: [0, 40], operated: true, cash: 1300, trains: ['10H'] },
      },
      tokens: ['AFG B14', 'AFG C1', 'CTL E1'],
      next: '12H',
      settings: { game: 'advanced' },
      round: companyTurn('CTL', { step: 'trains', begun: true }),
    });
    const after = act(before, 1, 'train 12H');
    const asking = { ...after, round: companyTurn('CTL', { step: 'station', begun: true }) };
    expect(may(asking, 1, 'offer station C1 from AFG to CTL 5')).toBe(true);
    // Once it is back in Messina, that place is its home again, though another is older.
    const back = {
      ...asking,
      board: {
        ...asking.board,
        laid: { C3: '9/0' },
        tokens: [...asking.board.tokens, { company: 'AFG', hex: 'B14', stop: 0 }],
      },
    };
    expect(forms(back, 1, 'offer').map(form => form.fields['item'])).toEqual([{ oneOf: ['C1'] }]);
  });

  test('a home that closed with Garibaldi is forgotten', () => {
    const lost = position({
      companies: {
        AFG: { shares: [40], operated: true, cell: [8, 0], lostHome: 'B14' },
        CTL: { shares: [0, 40], operated: true },
      },
      tokens: ['AFG C1', 'CTL E1'],
      next: '16H',
      settings: { game: 'advanced' },
      round: companyTurn('AFG', { step: 'shares', begun: true }),
    });
    expect(lostHomeOf(lost, 'AFG')).toBe('B14');
    const closed = act(lost, 0, 'issue 1');
    expect(closed.companies['AFG']).toEqual(lost.companies['IFT']);
    expect(lostHomeOf(closed, 'AFG')).toBeNull();
  });

  test('not where the company is already, not what it cannot reach, not without a token', () => {
    expect(refused(start({ tokens: ['CTL E1', 'RCS C5', 'RCS M9'] }), 0, 'station M9 from RCS 5')).toBe(
      'cannot-buy-station',
    );
    const both = start({ tokens: ['CTL E1', 'CTL M9', 'RCS C5', 'RCS M9'] });
    expect(refused(both, 0, 'station M9 from RCS 5')).toBe('cannot-buy-station');
    const none = start({ tokens: ['CTL E1', 'CTL H8', 'CTL M11', 'RCS C5', 'RCS C1'] });
    expect(refused(none, 0, 'station C1 from RCS 5')).toBe('cannot-buy-station');
  });

  describe('one a turn, though there are tokens and money for another', () => {
    /** From Girgenti the Akragas reaches places of RCS in Terranova and Ragusa. */
    const two = (reading: string): Position =>
      position({
        companies: {
          SFA: { shares: [50], cash: 300, trains: ['6H'], operated: true },
          RCS: { shares: [50], operated: true },
        },
        tokens: ['SFA J6', 'RCS C5', 'RCS M9', 'RCS M11'],
        laid: { J6: '644/4', K7: '4/2', L8: '9/2', N10: '58/2' },
        next: '6H',
        left: 1,
        settings: { game: 'advanced', reading },
        round: companyTurn('SFA', { step: 'station', begun: true }),
      });

    test('either may be bought, and the other one in the next turn', () => {
      expect(may(two('rulebook'), 0, 'station M11 from RCS 5')).toBe(true);
      const one = act(two('rulebook'), 0, 'station M9 from RCS 5');
      expect(turn(one)).toBe('SFA trains');
      expect(refused(one, 0, 'station M11 from RCS 5')).toBe('not-now');
      const next = { ...one, round: companyTurn('SFA', { step: 'station', begun: true }) };
      expect(may(next, 0, 'station M11 from RCS 5')).toBe(true);
    });

    test('in the records, where the step goes on, too', () => {
      const one = act(two('18xx.games'), 0, 'station M9 from RCS 5');
      expect(turn(one)).toBe('SFA station');
      expect(refused(one, 0, 'station M11 from RCS 5')).toBe('cannot-buy-station');
    });
  });

  test('from phase 6 on, and in the advanced game only', () => {
    const early = start({ next: '4H', left: 1 }, {}, { trains: ['4H'] });
    expect(kinds(early, 0)).not.toContain('station');
    const basic = start({
      settings: {},
      round: companyTurn('CTL', { step: 'dividend', begun: true, earned: 40 }),
    });
    expect(turn(act(basic, 0, 'pay'))).toBe('CTL trains');
    const advanced = start({ round: companyTurn('CTL', { step: 'dividend', begun: true, earned: 40 }) });
    expect(turn(act(advanced, 0, 'pay'))).toBe('CTL station');
  });
});
