import { describe, expect, test } from '@jest/globals';
import { whyNot } from '../../../../src/engine/core/index.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import {
  act,
  actFully,
  acts,
  asks,
  bestRun,
  choices,
  column,
  companyTurn,
  kinds,
  may,
  position,
  refused,
  refusedCase,
  stockTurn,
  type CompanySetup,
  type PositionSetup,
} from '../../../support/rail.js';

type Position = ReturnType<typeof position>;

/** The N&W beside the coal field L8 of S-1, with track to it from K7. */
const mining = (
  more: Partial<PositionSetup> = {},
  own: CompanySetup = {},
  at: Parameters<typeof companyTurn>[1] = {},
): Position =>
  position({
    settings: { board: 'level-field' },
    laid: { K7: '57/2' },
    tokens: ['N&W L16', 'N&W K7'],
    round: companyTurn('N&W', at),
    ...more,
    companies: {
      'N&W': { shares: [60], par: 100, cash: 1000, operated: true, trains: ['2'], ...own },
      ...more.companies,
    },
  });

const cashOf = (state: Position, company: string): number => state.companies[company]!.cash!;

/** What the seat would try with the thing of that name. */
const tried = (state: Position, of: string): readonly string[] =>
  whyNot(title1830, state, 0, of).map(({ type }) => type);

test('S-2 3.0 one of two trains at the coal field is enough to close the PP', () => {
  const state = position({
    settings: { board: 'canadian' },
    companies: { 'B&O': { shares: [60], par: 100, cash: 0, operated: true, trains: ['2', '2'] } },
    privates: { PP: 'B&O' },
    laid: { J14: '63/0', J12: '9/1' },
    tokens: ['B&O I15', 'B&O J14'],
    next: '4',
    round: companyTurn('B&O'),
  });
  const running = act(state, 0, 'pass');
  const after = act(running, 0, bestRun(running, 0));
  expect([after.companies['B&O']!.lastRun, after.privates['PP']]).toEqual([40 + 40 + 40 + 30, 'closed']);
});

test.each([
  ['level-field', 'JK', 120],
  ['canadian', 'PP', 60],
  ['west-virginia', 'PL', 30],
  ['west-virginia', 'CC', 50],
])('T-05 in %s a company may buy the %s', (board, id, price) => {
  const state = position({
    settings: { board },
    companies: { PRR: { shares: [60], par: 100, cash: 500, operated: true } },
    privates: { [id]: 0 },
    tokens: ['PRR H12'],
    next: '4',
    round: companyTurn('PRR'),
  });
  expect(act(state, 0, `acquire ${id} ${String(price)}`).privates[id]).toBe('PRR');
});

describe('S-1.1 a tile for half the cost with the JK', () => {
  const jk = { privates: { JK: 'N&W', CS: 'N&W' }, laid: { K7: '57/1' }, next: '4' } as const;
  const half = 'half JK K9 9 r1';

  test('is the first tile on a neighbour of the field, connected, and the tile of the turn', () => {
    const state = mining(jk);
    const refusals = ['half CS K9 9 r1', 'half JK K11 9 r1', 'half JK K9 9 r0'].map(line =>
      refused(state, 0, line),
    );
    expect(refusals).toEqual(['no-such-power-now', 'no-such-power-now', 'not-connected']);
    const built = mining({ ...jk, laid: { ...jk.laid, K9: '8/1' } });
    expect(refused(built, 0, 'half JK K9 23 r1')).toBe('no-such-power-now');
    const rounds = [{ laid: 1 }, { step: 'trains' }].map(more => companyTurn('N&W', more));
    for (const round of rounds) expect(refused(mining({ ...jk, round }), 0, half)).toBe('no-such-power-now');
    expect(refused(mining({ ...jk, round: stockTurn(3, 0) }), 0, half)).toBe('not-now');
    expect(choices(state, 0, 'lay-at-half', 'hex')).toEqual(['K9']);
  });

  test('needs half the money only', () => {
    expect([60, 59].map(cash => may(mining(jk, { cash }), 0, half))).toEqual([true, false]);
    expect(may(mining(jk, { cash: 119 }), 0, 'K9 9 r1')).toBe(false);
  });

  test('begins the turn: nobody exchanges the MH any more', () => {
    const state = mining({ ...jk, privates: { ...jk.privates, MH: 1 } });
    expect([kinds(state, 1), kinds(act(state, 0, half), 1)]).toEqual([['exchange'], []]);
  });

  test('is asked for by pointing at the JK or at one of the hexes, as long as the JK is open', () => {
    const asked = (of: string, state = mining(jk)): boolean => tried(state, of).includes('lay-at-half');
    expect(['JK', 'K9', 'K11', 'CS'].map(of => asked(of))).toEqual([true, true, false, false]);
    const closed = mining({ ...jk, privates: { CS: 'N&W' } });
    expect(['JK', 'K9'].map(of => asked(of, closed))).toEqual([false, false]);
  });
});

test('T-09 a city becomes green as on the Classic side, and two towns become one', () => {
  const towns = { tokens: ['N&W K7'], next: '3', left: 2 };
  expect(may(mining({ ...towns, laid: { K7: '57/1' } }), 0, 'K7 14 r1')).toBe(true);
  const state = mining({ ...towns, laid: { K7: '57/1', K5: '1/0' } });
  expect(choices(state, 0, 'lay', 'tile')).toContain('88');
});

test('S-4 3.0 the CC closes once', () => {
  const state = position({
    settings: { board: 'west-virginia' },
    companies: { 'B&O': { shares: [60], par: 100, cash: 500, operated: true } },
    privates: { CC: 1 },
    laid: { J14: '57/1', I11: '9/1', J12: '9/1' },
    tokens: ['B&O I15', 'B&O J14'],
    round: companyTurn('B&O'),
  });
  const closed = { ...state, privates: { ...state.privates, CC: 'closed' } };
  expect(actFully(closed, 0, 'J16 8 r1').facts.map(({ kind }) => kind)).not.toContain('private-closed');
});

describe('S-1 7.2 the coal field', () => {
  test('a licence costs $120, beside the tile of the turn', () => {
    const bought = act(mining(), 0, 'licence');
    expect([cashOf(bought, 'N&W'), asks(bought)]).toEqual([880, '0 lay-track']);
    expect(refusedCase(bought, 0, 'licence')).toBe('no-licence/has');
  });

  test('it is asked for after the tile, too, and may be left', () => {
    const state = act(mining(), 0, 'pass');
    expect(asks(state)).toBe('0 buy-licence');
    expect(may(state, 0, 'licence')).toBe(true);
    expect(asks(act(state, 0, 'pass'))).toBe('0 buy-trains');
  });

  test('with it, trains run there; without it, the field is no place to run to', () => {
    const state = acts(mining(), '0 licence', '0 pass');
    expect([asks(state), bestRun(state, 0)]).toEqual(['0 run-trains', 'run 2 K7-L8']);
    const without = mining({}, {}, { step: 'run', begun: true, laid: 1 });
    expect(refusedCase(without, 0, 'run 2 K7-L8')).toBe('run-stop-shut/licence');
    expect(act(state, 0, 'run 2 K7-L8').companies['N&W']!.lastRun).toBe(20 + 40);
  });

  test('$120 is enough for it, and $119 is not; the bank gets them', () => {
    expect(refusedCase(mining({}, { cash: 119 }), 0, 'licence')).toBe('no-licence/money');
    const before = mining({}, { cash: 120 });
    const bought = act(before, 0, 'licence');
    expect([cashOf(bought, 'N&W'), bought.bank! - before.bank!]).toEqual([0, 120]);
  });

  test('it is bought before the trains run, or in the next turn', () => {
    const state = mining({}, {}, { step: 'run', begun: true, laid: 1 });
    expect(may(state, 0, 'licence')).toBe(false);
    expect(refused(state, 0, 'licence')).toBe('not-now');
  });

  test('it needs a connection of any length', () => {
    expect(refusedCase(mining({ laid: { K7: '57/0' } }), 0, 'licence')).toBe('no-licence/unreached');
  });

  test('the JK brings the licence, and once a tile beside the field for half the cost, which closes it', () => {
    const state = act(mining({ laid: { K7: '57/1' }, privates: { JK: 0 }, next: '4' }), 0, 'acquire JK 120');
    const after = act(state, 0, 'half JK K9 9 r1');
    expect([cashOf(after, 'N&W'), after.privates['JK']]).toEqual([1000 - 120 - 60, 'closed']);
    expect(after.board.passes).toEqual([{ company: 'N&W', hex: 'L8' }]);
    expect(refused(after, 0, 'K11 9 r1')).toBe('not-now');
  });
});

describe('S-1 7.2 licences for the coal field', () => {
  test('are asked for by pointing at the field, and nowhere else', () => {
    const state = mining();
    expect([tried(state, 'L8').includes('licence'), tried(state, 'K7').includes('licence')]).toEqual([
      true,
      false,
    ]);
  });

  test('are bought in the turn of a company alone; that begins with it, so that nobody exchanges the MH any more', () => {
    expect(refused(mining({ round: stockTurn(3, 0) }), 0, 'licence')).toBe('not-now');
    const state = mining({ privates: { MH: 1 } });
    expect(kinds(state, 1)).toEqual(['exchange']);
    expect(kinds(act(state, 0, 'licence'), 1)).toEqual([]);
  });

  test('come with the JK, once, and with no other private; the JK stays open when its company runs there', () => {
    expect(act(mining({ privates: { CS: 'N&W' } }), 0, 'pass').board.passes).toBeUndefined();
    const { state, facts } = actFully(mining({ privates: { JK: 0 }, next: '4' }), 0, 'acquire JK 120');
    expect(facts.map(({ kind }) => kind)).toContain('licence-bought');
    const passed = actFully(state, 0, 'pass');
    expect(passed.facts.map(({ kind }) => kind)).not.toContain('licence-bought');
    expect(act(passed.state, 0, 'run 2 K7-L8').privates['JK']).toBe('N&W');
  });

  test('are shown in the table of the companies', () => {
    const state = mining();
    expect(column(state, 'licence', 'N&W')).toBeNull();
    expect(column(act(state, 0, 'licence'), 'licence', 'N&W')).toEqual({ names: ['L8'] });
  });
});
