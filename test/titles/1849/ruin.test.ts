import { describe, expect, test } from '@jest/globals';
import { markersOf } from '../../../src/engine/rail/company/markers.js';
import { closedIn, companyOrderOf } from '../../../src/titles/1849/rules/order.js';
import { playerLoansOf } from '../../../src/titles/1849/rules/ruin.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import {
  companyTurn,
  stockTurn,
  table,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail-1849.js';

const {
  act,
  acts,
  actFully,
  asks,
  cash,
  inPool,
  kinds,
  may,
  position,
  president,
  price,
  refused,
  shares,
  turn,
} = table;

type Position = ReturnType<typeof position>;

/** CTL must buy a train for 100 and has 20; its director, seat 0, has 10 and what is said. */
const hopeless = (
  others: PositionSetup['companies'] = {},
  more: Partial<PositionSetup> = {},
  ctl: Partial<CompanySetup> = {},
): Position =>
  position({
    companies: { CTL: { shares: [50, 20], cash: 20, operated: false, ...ctl }, ...others },
    cash: [10, 500, 500],
    tokens: ['CTL E1', 'RCS C5', 'ATA M13'],
    privates: { SCE: 0, SIGI: 1 },
    order: ['IFT'],
    priority: 0,
    round: companyTurn('CTL', { step: 'trains', begun: true, waiting: Object.keys(others) }),
    ...more,
  });

const status = (state: Position): ReturnType<typeof title1849.status> => title1849.status(state);

describe('4.6.1 bankruptcy', () => {
  test('only a director who cannot raise the money is bankrupt', () => {
    expect(may(hopeless(), 0, 'bankrupt')).toBe(true);
    expect(refused(hopeless({}, { cash: [80, 500, 500] }), 0, 'bankrupt')).toBe('not-bankrupt');
    const owner = hopeless({ RCS: { shares: [20, 50], operated: true, cell: [4, 2] } });
    expect(refused(owner, 0, 'bankrupt')).toBe('not-bankrupt');
  });

  test('the company is taken out of the game: tokens, shares, privates, port marker, money', () => {
    const state = hopeless(
      {},
      { privates: { SIGI: 'CTL' }, markers: [{ hex: 'L14', company: 'CTL', bonus: 20 }] },
    );
    const { state: after, facts } = actFully(state, 0, 'bankrupt');
    expect(facts).toContainEqual({ kind: 'company-closed', company: 'CTL', reason: 'bankrupt' });
    expect(after.board.tokens.filter(t => t.company === 'CTL')).toEqual([]);
    expect(markersOf(after)).toEqual([]);
    expect(after.privates['SIGI']).toBe('closed');
    expect(shares(after, 'CTL')).toEqual([0, 0, 0]);
    expect(after.companies['CTL']).toMatchObject({ cash: 0, trains: [], floated: false, par: null });
    // Its place card becomes the last.
    expect(companyOrderOf(after)).toEqual(['IFT', 'CTL']);
    expect(cash(after)[1]).toBe(500);
  });

  test('3.5.1 a company that falls to where it closes by the president’s sales is closed once', () => {
    const falling = hopeless(
      {},
      { order: ['IFT', 'ATA'] },
      { shares: [40, 20], cash: 0, operated: true, cell: [8, 0] },
    );
    const { state, facts } = actFully(falling, 0, 'bankrupt');
    expect(facts.filter(fact => fact.kind === 'company-closed')).toEqual([
      { kind: 'company-closed', company: 'CTL', reason: 'market' },
    ]);
    expect(companyOrderOf(state)).toEqual(['IFT', 'ATA', 'CTL']);
    expect(asks(state)).toBe('0 ruined');
  });

  test('its director loses everything', () => {
    const state = hopeless({ RCS: { shares: [20, 20, 30], pool: 30, last: 'pool', operated: false } });
    const { state: after, facts } = actFully(state, 0, 'bankrupt');
    expect(cash(after)[0]).toBe(0);
    expect(shares(after, 'RCS')[0]).toBe(0);
    // What could not be sold lies in the pool, beyond its half, without moving the price.
    expect(inPool(after, 'RCS')).toBe(50);
    expect(price(after, 'RCS')).toBe(price(state, 'RCS'));
    expect(after.privates['SCE']).toBe('closed');
    expect(facts).toContainEqual({
      kind: 'forfeited',
      seat: 0,
      amount: 10,
      shares: [{ company: 'RCS', percent: 20 }],
    });
  });

  test('what may be sold is sold first, and the price falls by it', () => {
    const state = hopeless({ RCS: { shares: [10, 50], operated: true, cell: [6, 0] } });
    const after = act(state, 0, 'bankrupt');
    expect(price(after, 'RCS')).toBe(34);
    expect(inPool(after, 'RCS')).toBe(10);
  });

  test('another company with that director goes to the largest holder of at least a fifth', () => {
    const led = hopeless({ RCS: { shares: [50, 10, 20], operated: false } });
    const after = act(led, 0, 'bankrupt');
    expect(president(after, 'RCS')).toBe(2);
    expect(shares(after, 'RCS')).toEqual([0, 10, 20]);
  });

  test('with nobody to lead it a company does not act until somebody holds a fifth', () => {
    const led = hopeless({ RCS: { shares: [50, 10, 10], operated: false, cash: 5 } });
    const after = acts(led, '0 bankrupt', '0 take loan');
    expect(president(after, 'RCS')).toBe(-2);
    // It was waiting for its turn; the round is over without it.
    expect(after.round.kind).toBe('stock');
    expect(asks(after)).toBe('0 stock-turn');
    const bought = acts(after, '0 pass', '1 buy RCS pool');
    expect(president(bought, 'RCS')).toBe(1);
    expect(shares(bought, 'RCS')).toEqual([0, 20, 10]);
    expect(inPool(bought, 'RCS')).toBe(40);
  });

  test('3.5.1 its price falls in each round as it pays nothing, until it closes', () => {
    const vacant = (cell: readonly [number, number]): Position =>
      position({
        companies: {
          RCS: { shares: [0, 10, 10], president: -2, pool: 20, cell, operated: true, trains: ['4H'] },
          ATA: { shares: [0, 50], operated: true },
        },
        cash: [0, 0, 0],
        tokens: ['RCS C5', 'ATA M13'],
        privates: { SCE: 1 },
        round: companyTurn('ATA', { step: 'privates', begun: true, waiting: ['RCS'] }),
      });
    const { state: after, facts } = actFully(vacant([3, 3]), 1, 'pass');
    expect(after.companies['RCS']!.cell).toEqual([3, 2]);
    expect(facts).toContainEqual({ kind: 'withheld', company: 'RCS', revenue: 0 });
    expect(asks(after)).toContain('stock-turn');
    const gone = act(vacant([9, 1]), 1, 'pass');
    expect(gone.companies['RCS']!.par).toBeNull();
    expect(closedIn(gone, 'RCS')).toBe(gone.set - 1);
  });

  test('with nobody to lead it no interest is due, and trains over the limit are given back once somebody does', () => {
    const vacant = (more: Partial<PositionSetup>): Position =>
      position({
        companies: {
          RCS: {
            shares: [0, 10, 10],
            president: -2,
            pool: 30,
            operated: true,
            cash: 100,
            trains: ['8H', '8H', '10H'],
            bonds: 1,
          },
          ATA: { shares: [0, 50], operated: true },
        },
        tokens: ['RCS C5', 'ATA M13'],
        next: '10H',
        left: 1,
        settings: { game: 'advanced' },
        round: companyTurn('ATA', { step: 'bonds', begun: true, waiting: ['RCS'] }),
        ...more,
      });
    const { state: after, facts } = actFully(vacant({}), 1, 'pass');
    expect(facts.some(({ kind }) => kind === 'interest-paid')).toBe(false);
    expect(after.companies['RCS']).toMatchObject({ cash: 100, trains: ['8H', '8H', '10H'] });
    const bought = act(vacant({ round: stockTurn(3, 1) }), 1, 'buy RCS pool');
    expect(president(bought, 'RCS')).toBe(1);
    expect(asks(bought)).toBe('1 discard-train');
  });

  test('whoever sells the company in need until it closes is not bankrupt: nothing is to be bought any more', () => {
    const state = hopeless({}, { cash: [40, 500, 500] }, { operated: true, cell: [8, 0] });
    const closed = act(state, 0, 'sell 2 CTL');
    expect(closed.companies['CTL']!.par).toBeNull();
    expect(closed.pending).toEqual([]);
    expect(cash(closed)[0]).toBe(40 + 2 * 27);
  });

  test('with a loan the player goes on', () => {
    const asked = act(hopeless(), 0, 'bankrupt');
    expect(asks(asked)).toBe('0 ruined');
    expect(kinds(asked, 0)).toEqual(['ruin']);
    const on = act(asked, 0, 'take loan');
    expect(cash(on)[0]).toBe(500);
    expect(on.players[0]).not.toHaveProperty('out');
    expect(playerLoansOf(on, 0)).toBe(1);
    expect(status(on).ended).toBe(false);
  });

  test('or leaves, and is passed over from then on', () => {
    const left = acts(hopeless({}, { cash: [10, 500, 500] }), '0 bankrupt', '0 leave');
    expect(left.players[0]!.out).toBe(true);
    expect(left.priority).toBe(1);
    expect(asks(left)).toBe('1 stock-turn');
    expect(asks(act(left, 1, 'pass'))).toBe('2 stock-turn');
    // Two passes end the round now; nobody has a company, and with a private the game goes on.
    expect(left.round.kind).toBe('stock');
    expect(acts(left, '1 pass', '2 pass').set).toBe(left.set + 1);
  });

  test('3.5.2 the certificate limit stays that of the players who began', () => {
    const four = (ata: number): Position =>
      position({
        seats: 4,
        companies: {
          CTL: { shares: [60, 20], operated: true },
          RCS: { shares: [60, 20], operated: true },
          ATA: { shares: [ata, 40], operated: true },
          SFA: { shares: [0, 40], operated: true },
        },
        round: stockTurn(4, 0),
      });
    const without = (state: Position): Position => ({
      ...state,
      players: state.players.map((p, seat) => (seat === 3 ? { ...p, out: true as const } : p)),
    });
    expect(may(without(four(0)), 0, 'buy SFA')).toBe(true);
    expect(refused(without(four(10)), 0, 'buy SFA')).toBe('certificate-limit');
  });

  test('the turn of a player who left counts as no pass of the others', () => {
    const state = hopeless(
      { RCS: { shares: [0, 50], operated: true } },
      { round: companyTurn('CTL', { step: 'trains', begun: true }) },
    );
    const left = acts(state, '0 bankrupt', '0 leave', '1 buy RCS', '2 pass');
    expect(asks(left)).toBe('1 stock-turn');
  });

  test('the others act on in the round', () => {
    const state = hopeless({ ATA: { shares: [0, 50], operated: true } });
    expect(turn(acts(state, '0 bankrupt', '0 leave'))).toBe('ATA track');
  });

  test('when all but one have left the game is over', () => {
    const state = hopeless();
    const two = {
      ...state,
      players: state.players.map((p, i) => (i === 2 ? { out: true as const, cash: 0 } : p)),
    };
    const fair = { ...two, bank: two.bank! + 500 };
    const end = acts(fair, '0 bankrupt', '0 leave');
    expect(status(end)).toMatchObject({ ended: true, result: { reason: 'last-player' } });
  });
});

describe('4.6.1 a second loan', () => {
  test('each is counted', () => {
    const once = hopeless({}, { loans: { 0: 1 } });
    expect(playerLoansOf(acts(once, '0 bankrupt', '0 take loan'), 0)).toBe(2);
  });
});
