import { describe, expect, test } from '@jest/globals';
import { markersOf } from '../../../src/engine/rail/company/markers.js';
import { companyTurn, table, type PositionSetup } from '../../support/rail-1849.js';

const { act, actFully, asks, cash, choices, kinds, may, position, price, refused, turn } = table;

type Position = ReturnType<typeof position>;

const money = (state: Position, company: string): number => state.companies[company]!.cash!;

describe('4 a company’s turn', () => {
  const start = (more: Partial<PositionSetup> = {}): Position =>
    position({
      companies: { CTL: { shares: [50], cash: 300, trains: ['4H'], operated: true } },
      tokens: ['CTL E1'],
      round: companyTurn('CTL'),
      ...more,
    });

  const stepsOf = (state: Position): readonly string[] => {
    const steps: string[] = [];
    let now = state;
    while (now.round.kind === 'operating' && now.round.index === 1) {
      const { step } = now.round;
      steps.push(step);
      const line = step === 'run' ? table.bestRun(now, 0) : step === 'dividend' ? 'pay' : 'pass';
      now = act(now, 0, line);
    }
    return steps;
  };

  test('the basic game: no stations, no bonds', () => {
    const state = start({ round: companyTurn('CTL', { of: 2 }) });
    expect(stepsOf(state)).toEqual(['track', 'token', 'run', 'dividend', 'trains', 'shares']);
  });

  test('the advanced game from phase 8: a station and the bond beside', () => {
    const state = start({
      companies: {
        CTL: { shares: [50], cash: 900, trains: ['6H'], operated: true },
        RCS: { shares: [0, 50], operated: true },
      },
      tokens: ['CTL E1', 'RCS C5', 'RCS C1'],
      next: '8H',
      left: 1,
      settings: { game: 'advanced' },
      round: companyTurn('CTL', { of: 2 }),
    });
    expect(stepsOf(state)).toEqual(['track', 'run', 'dividend', 'station', 'trains', 'shares', 'bonds']);
  });

  test('the dearest first; the order is looked at anew after each turn', () => {
    const state = position({
      companies: {
        CTL: { shares: [50], cell: [3, 5], trains: ['4H'], operated: true },
        ATA: { shares: [0, 50], cell: [3, 4], operated: true },
        RCS: { shares: [0, 0, 50], cell: [4, 4], operated: true },
      },
      tokens: ['CTL E1', 'ATA M13', 'RCS C5'],
      round: companyTurn('CTL', { step: 'shares', begun: true, waiting: ['RCS', 'ATA'] }),
    });
    expect(turn(act(state, 0, 'pass'))).toBe('ATA track');
  });
});

describe('4.2 tokens', () => {
  const start = (more: Partial<PositionSetup> = {}, companies: PositionSetup['companies'] = {}): Position =>
    position({
      companies: {
        CTL: { shares: [50], cash: 0, trains: ['4H'], operated: true },
        RCS: { shares: [0, 50], operated: true },
        ...companies,
      },
      tokens: ['CTL E1', 'RCS C5'],
      round: companyTurn('CTL', { step: 'token', begun: true, laid: 1 }),
      ...more,
    });

  test('laying is free: it was paid when the company started', () => {
    const { state, facts } = actFully(start(), 0, 'token C1');
    expect(state.board.tokens).toContainEqual({ company: 'CTL', hex: 'C1', stop: 0 });
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'token-placed', cost: 0 }));
    expect(money(state, 'CTL')).toBe(0);
  });

  test('one a turn', () => {
    expect(turn(act(start(), 0, 'token C1'))).toBe('CTL run');
  });

  test('never two on a hex, and only in cities that are reached', () => {
    expect(choices(start(), 0, 'token', 'spot')).toEqual(['C1']);
    expect(refused(start(), 0, 'token E1')).toBe('no-token-there');
    expect(refused(start(), 0, 'token H8')).toBe('no-token-there');
  });

  test('a full city is not to be had', () => {
    const full = start({ tokens: ['CTL E1', 'RCS C5', 'RCS C1'] });
    expect(kinds(full, 0)).not.toContain('token');
  });

  test('a company has three in all, lost ones included', () => {
    const ctl = { shares: [50], trains: ['4H'], operated: true, lostTokens: 2 };
    const three = start({}, { CTL: ctl });
    expect(refused(three, 0, 'token C1')).toBe('no-token-left');
  });

  /** ATA reaches SFA's home Girgenti from Terranova. */
  const toGirgenti = (order: readonly string[]): Position =>
    position({
      companies: { ATA: { shares: [50], trains: ['4H'], operated: true } },
      order,
      laid: { L8: '9/2', K7: '4/2', J6: '644/4' },
      tokens: ['ATA M13', 'ATA M9'],
      round: companyTurn('ATA', { step: 'token', begun: true, laid: 1 }),
    });

  test('the home of a company that has not started is kept free', () => {
    const spots = (order: readonly string[]): readonly (string | number)[] => {
      const state = toGirgenti(order);
      return choices(state, 0, 'token', 'spot');
    };
    expect(spots(['SFA', 'CTL'])).toEqual([]);
    // Left out of scenario 5, nobody will ever come there.
    expect(spots(['CTL'])).toEqual(['J6']);
  });
});

describe('4.3.2 dividends', () => {
  const paying = (earned: number, more: Partial<PositionSetup> = {}): Position =>
    position({
      companies: { CTL: { shares: [50], pool: 30, cash: 0, trains: ['4H'], operated: true, cell: [4, 2] } },
      tokens: ['CTL E1'],
      round: companyTurn('CTL', { step: 'dividend', begun: true, earned }),
      ...more,
    });

  test('the example: of 50 the director has 25, the company 10, and 15 stay in the bank', () => {
    const before = paying(50);
    const state = act(before, 0, 'pay');
    expect(cash(state)[0]! - cash(before)[0]!).toBe(25);
    expect(money(state, 'CTL')).toBe(10);
    expect(before.bank! - state.bank!).toBe(35);
  });

  test('3.5.1 the price rises only if all that is paid is as much as one share', () => {
    expect(price(act(paying(60), 0, 'pay'), 'CTL')).toBe(68);
    expect(price(act(paying(70), 0, 'pay'), 'CTL')).toBe(77);
    const at100 = (earned: number): number | null =>
      price(
        act(
          paying(earned, {
            companies: { CTL: { shares: [50], trains: ['4H'], operated: true, cell: [3, 5] } },
          }),
          0,
          'pay',
        ),
        'CTL',
      );
    expect(at100(90)).toBe(100);
    expect(at100(100)).toBe(111);
  });

  test('3.5.1 nothing paid: one to the left, at the left edge one down', () => {
    const state = act(paying(50), 0, 'withhold');
    expect(price(state, 'CTL')).toBe(59);
    expect(state.companies['CTL']!.cell).toEqual([4, 1]);
    expect(money(state, 'CTL')).toBe(50);
    const edge = paying(50, {
      companies: { CTL: { shares: [50], trains: ['4H'], operated: true, cell: [4, 0] } },
    });
    expect(act(edge, 0, 'withhold').companies['CTL']!.cell).toEqual([5, 0]);
  });

  test('3.5.1 a running company that earns nothing falls too', () => {
    const state = position({
      companies: { SFA: { shares: [50], operated: true, cell: [4, 2] } },
      tokens: ['SFA J6'],
      round: companyTurn('SFA'),
    });
    expect(act(state, 0, 'pass').companies['SFA']!.cell).toEqual([4, 1]);
  });
});

describe('4.8 privates', () => {
  const start = (more: Partial<PositionSetup> = {}): Position =>
    position({
      companies: { CTL: { shares: [50], cash: 400, trains: ['4H'], operated: true } },
      tokens: ['CTL E1'],
      privates: { SIGI: 0, SMS: 1, RSA: 0 },
      next: '6H',
      left: 1,
      round: companyTurn('CTL'),
      ...more,
    });

  test('from 1 to twice the face, at any time in the company’s turn', () => {
    expect(may(start(), 0, 'acquire SIGI 1')).toBe(true);
    expect(may(start(), 0, 'acquire SIGI 90')).toBe(true);
    expect(refused(start(), 0, 'acquire SIGI 91')).toBe('price-out-of-range');
    expect(refused(start(), 0, 'acquire SIGI 0')).toBe('price-out-of-range');
    const later = start({ round: companyTurn('CTL', { step: 'shares', begun: true }) });
    expect(may(later, 0, 'acquire SIGI 45')).toBe(true);
  });

  test('another player’s after an offer; the rulebook excepts none', () => {
    const offered = act(start(), 0, 'offer private SMS from P2 to CTL 220');
    expect(asks(offered)).toBe('1 offer');
    const sold = act(offered, 1, 'accept 1');
    expect(sold.privates['SMS']).toBe('CTL');
    expect(cash(sold)[1]).toBe(720);
    expect(may(start(), 0, 'acquire RSA 300')).toBe(true);
  });

  test('not in phase 4; from phase 12 on there are none', () => {
    expect(refused(start({ next: '4H', left: 2 }), 0, 'acquire SIGI 45')).toBe('cannot-acquire');
    const buying = start({
      companies: { CTL: { shares: [50], cash: 900, trains: ['10H'], operated: true } },
      next: '12H',
      left: undefined,
      round: companyTurn('CTL', { step: 'trains', begun: true }),
    });
    const { privates } = act(buying, 0, 'train 12H');
    expect(Object.values(privates)).toEqual(['closed', 'closed', 'closed', 'closed', 'closed']);
  });

  test('once a company has it, it is not resold; players do not trade them', () => {
    const state = start({
      privates: { SIGI: 'RCS' },
      companies: { CTL: { shares: [50], cash: 400, trains: ['4H'] }, RCS: { shares: [0, 50] } },
      tokens: ['CTL E1', 'RCS C5'],
    });
    expect(refused(state, 0, 'acquire SIGI 45')).toBe('cannot-acquire');
    expect(kinds(start({ privates: { SIGI: 1 } }), 1)).toEqual([]);
  });
});

describe('2.4 what privates allow', () => {
  const owning = (id: string, more: Partial<PositionSetup> = {}): Position =>
    position({
      companies: { CTL: { shares: [50], cash: 400, trains: ['4H'], operated: true } },
      tokens: ['CTL E1'],
      privates: { [id]: 'CTL' },
      next: '6H',
      left: 1,
      round: companyTurn('CTL'),
      ...more,
    });

  test('C.N.M.: a marker on a port, for its company alone; the private closes', () => {
    const { state, facts } = actFully(owning('CNM'), 0, 'use CNM port L14');
    expect(markersOf(state)).toEqual([{ hex: 'L14', company: 'CTL', bonus: 20 }]);
    expect(state.privates['CNM']).toBe('closed');
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'marker-placed', hex: 'L14', bonus: 20 }));
    expect(turn(state)).toBe('CTL track');
    expect(refused(owning('CNM'), 0, 'use CNM port E1')).toBe('no-such-power-now');
    expect(refused(owning('CNM', { privates: { CNM: 0 } }), 0, 'use CNM port L14')).toBe('no-such-power-now');
  });

  test('S.M.S.: a tile in a city on the coast without a connection, and a free token with it', () => {
    const laid = act(owning('SMS'), 0, 'use SMS C5 651 r5');
    expect(laid.privates['SMS']).toBe('closed');
    expect(asks(laid)).toBe('0 free-token');
    expect(choices(laid, 0, 'use-token', 'spot')).toEqual(['C5']);
    const placed = act(laid, 0, 'use SMS token C5');
    expect(placed.board.tokens).toContainEqual({ company: 'CTL', hex: 'C5', stop: 0 });
    expect(turn(placed)).toBe('CTL run');
  });

  test('S.M.S.: nothing else is built in the turn', () => {
    const laid = act(owning('SMS'), 0, 'use SMS C5 651 r5');
    expect(kinds(laid, 0)).not.toContain('lay');
    expect(turn(act(laid, 0, 'pass'))).toBe('CTL run');
    const token = act(owning('SMS'), 0, 'use SMS token M9');
    expect(turn(token)).toBe('CTL run');
    expect(token.privates['SMS']).toBe('closed');
  });

  test('S.M.S.: a token alone; the homes of others stay free, Caltanissetta and Ragusa are inland', () => {
    const spots = choices(owning('SMS', { order: ['RCS'] }), 0, 'use-token', 'spot');
    expect(spots).not.toContain('C5');
    expect(spots).not.toContain('H8');
    expect(spots).not.toContain('M11');
    expect(spots).toEqual(expect.arrayContaining(['B14', 'C1', 'M9']));
  });

  test('S.M.S.: not after the tile of the turn', () => {
    const after = owning('SMS', { round: companyTurn('CTL', { step: 'token', begun: true, laid: 1 }) });
    expect(kinds(after, 0)).not.toContain('use-token');
    expect(kinds(after, 0)).not.toContain('use-lay');
    const passed = act(owning('SMS'), 0, 'pass');
    expect(kinds(passed, 0)).not.toContain('use-token');
    expect(refused(passed, 0, 'use SMS token M9')).toBe('not-now');
  });

  test('R.S.A. closes with the first train of the company that came with it, whoever sells it', () => {
    const state = position({
      companies: {
        CTL: { shares: [50], cash: 400, tied: 'RSA', operated: true },
        RCS: { shares: [50], trains: ['4H', '4H'], operated: true },
      },
      tokens: ['CTL E1', 'RCS C5'],
      privates: { RSA: 0 },
      round: companyTurn('CTL', { step: 'trains', begun: true }),
    });
    expect(act(state, 0, 'train 4H').privates['RSA']).toBe('closed');
    expect(act(state, 0, 'train 4H from RCS 1').privates['RSA']).toBe('closed');
    const other = { ...state, round: companyTurn('RCS', { step: 'trains', begun: true }) };
    expect(act(other, 0, 'pass').privates['RSA']).toBe(0);
  });

  test('S.C.E. keeps Acireale closed until a company has it', () => {
    const near = (owner: NonNullable<PositionSetup['privates']>): Position =>
      position({
        companies: {
          CTL: { shares: [50], cash: 400, operated: true },
          IFT: { shares: [50], cash: 400, operated: true },
        },
        laid: { H12: '653/4' },
        tokens: ['CTL E1', 'IFT H12'],
        privates: owner,
        round: companyTurn('IFT'),
      });
    expect(choices(near({ SCE: 1 }), 0, 'lay', 'hex')).not.toContain('G13');
    expect(choices(near({ SCE: 0 }), 0, 'lay', 'hex')).not.toContain('G13');
    expect(choices(near({ SCE: 'CTL' }), 0, 'lay', 'hex')).toContain('G13');
    expect(choices(near({}), 0, 'lay', 'hex')).toContain('G13');
  });
});
