import { describe, expect, test } from '@jest/globals';
import { whyNot } from '../../../../src/engine/core/index.js';
import { title1830 } from '../../../../src/titles/1830/title.js';
import {
  act,
  actFully,
  bestRun,
  choices,
  column,
  companyTurn,
  kinds,
  may,
  position,
  refused,
  stockTurn,
  type CompanySetup,
  type PositionSetup,
} from '../../../support/rail.js';

type Position = ReturnType<typeof position>;

/** The N&W beside the coal field L8 of S-1, with track to it from K7. */
const mining = (more: Partial<PositionSetup> = {}, own: CompanySetup = {}): Position =>
  position({
    settings: { board: 'level-field' },
    laid: { K7: '57/2' },
    tokens: ['N&W L16', 'N&W K7'],
    round: companyTurn('N&W'),
    ...more,
    companies: {
      'N&W': { shares: [60], par: 100, cash: 1000, operated: true, trains: ['2'], ...own },
      ...more.companies,
    },
  });

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
