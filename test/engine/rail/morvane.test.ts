import { describe, expect, test } from '@jest/globals';
import { sensibleMove, play } from '../../../src/engine/core/index.js';
import { percentOf } from '../../../src/engine/rail/shares/shares.js';
import { POOL, type RailState } from '../../../src/engine/rail/state.js';
import { titleMorvane } from '../../fixtures/morvane/rules/title.js';
import { companyTurn, stockTurn, type PositionSetup } from '../../support/rail-position.js';
import { railTable } from '../../support/rail-table.js';

/* A title that is made with the kit as those that are released: its rules by the paragraphs of its rulings. */

const {
  act,
  acts,
  actFully,
  asks,
  bestRun,
  cash,
  choices,
  factsOf,
  kinds,
  newGame,
  phase,
  position,
  refused,
  refusedCase,
  shares,
} = railTable(titleMorvane);

const companyOf = (state: RailState, id: string) => state.companies[id]!;

/** All minors are taken, each the first that is left. */
const drafted = (seats: number): RailState => {
  let state = newGame(seats);
  while (state.round.kind === 'morvane/draft') {
    const seat = Number(asks(state).split(' ')[0]);
    state = act(state, seat, `draft ${String(choices(state, seat, 'draft', 'company')[0])}`);
  }
  return state;
};

describe('§1 the draft', () => {
  test('goes to and fro by the order cards until each has as many minors as the table says', () => {
    let state = newGame(3, {}, [[2, 0, 1]]);
    const order: string[] = [];
    for (const minor of ['4', '1', '2', '3', '5', '6']) {
      const [seat] = asks(state).split(' ');
      order.push(seat!);
      state = act(state, Number(seat), `draft ${minor}`);
    }
    expect(order.join('')).toBe('201102');
    expect(['1', '2', '3', '4', '5', '6'].map(id => companyOf(state, id).certs[0])).toEqual([
      0, 1, 1, 2, 0, 2,
    ]);
    expect(state.round.kind).toBe('auction');
  });

  test('a minor begins with £40, a 2-train of the depot and its home token', () => {
    const state = act(newGame(2), 0, 'draft 5');
    expect(companyOf(state, '5')).toMatchObject({ cash: 40, trains: ['2'], floated: true, par: null });
    expect(state.board.tokens).toEqual([{ company: '5', hex: 'F5', stop: 0 }]);
    expect(state.depot.left['2']).toBe(8);
  });

  test('what is gone, and what is no minor, is refused by name', () => {
    const state = act(newGame(2), 0, 'draft 5');
    expect(refused(state, 1, 'draft 5')).toBe('draft-gone');
    expect(refusedCase(state, 1, 'draft CMR')).toBe('draft-quota/shares');
    expect(refused(state, 0, 'draft 4')).toBe('not-your-turn');
  });

  test('four players leave two minors, which never start', () => {
    let state = newGame(4);
    for (const seat of [0, 1, 2]) state = act(state, seat, `draft ${String(seat + 1)}`);
    expect(factsOf(state, 3, 'draft 4', 'minors-removed')).toEqual([
      { kind: 'minors-removed', companies: ['5', '6'] },
    ]);
    const later = acts(drafted(4), '0 take SF', '1 take MS', '2 take LB');
    expect(asks(later)).toBe('3 stock-turn');
    expect(refusedCase(later, 3, 'par 6 100')).toBe('never-starts/minor');
  });
});

test('§2 the privates are sold at their prices, the cheapest first and without bids', () => {
  const state = drafted(2);
  expect(asks(state)).toBe('0 auction-turn');
  expect(kinds(state, 0)).toEqual(['take', 'pass']);
  expect(cash(act(state, 0, 'take SF'))).toEqual([400, 420]);
});

/** CMR has the track from West Haven by Morvane and Tarn to Brae: 60, 20, 10, 20 and 20 in the brown phase. */
const line: PositionSetup = {
  seats: 2,
  companies: { CMR: { par: 100, shares: [60], cash: 200, operated: true, trains: ['3/5'] } },
  laid: { D3: '9/1', D5: '57/1', D7: '4/1', D9: '5/1', C8: '57/2' },
  tokens: ['CMR D5'],
  next: '3/5',
  round: companyTurn('CMR', { step: 'run' }),
};

describe('§4.4 trains that are not paid for every stop', () => {
  const earns = (train: string): readonly [string, unknown] => {
    const state = position({
      ...line,
      companies: { CMR: { ...line.companies!['CMR'], trains: [train] } },
      next: train === '4/6' ? '4/6' : '3/5',
      left: train === '4/6' ? 5 : 2,
    });
    const run = bestRun(state, 0);
    return [run, factsOf(state, 0, run, 'ran')[0]!['revenue']];
  };

  test('a 3/5-train is paid for the best three of five stops, a 4/6-train for four', () => {
    expect(earns('3')[1]).toBe(90);
    expect(earns('3/5')).toEqual([expect.stringContaining('3/5 '), 100]);
    expect(earns('4/6')[1]).toBe(120);
  });

  test('where all its stops pay it runs as far as it likes, and no run that earns less will do', () => {
    const state = position({ ...line, left: 2 });
    expect(factsOf(state, 0, 'run 3/5 D1-D3-D5-D7-D9', 'ran')).toMatchObject([{ revenue: 100 }]);
    expect(refused(state, 0, 'run 3/5 D1-D3-D5-D7')).toBe('not-the-best-run');
    const short = position({ ...line, laid: { D3: '9/1', D5: '57/1' }, left: 2 });
    expect(bestRun(short, 0)).toBe('run 3/5 D1-D3-D5');
  });
});

describe('§4 minors', () => {
  const state = position({
    seats: 2,
    companies: {
      2: { shares: [0, 100], cash: 40, trains: ['2'] },
      4: { shares: [100], cash: 40, trains: ['2'] },
      CMR: { par: 100, shares: [60], cash: 200 },
    },
    laid: { D9: '5/1' },
    tokens: ['4 D9', '2 C4', 'CMR D5'],
    left: 5,
    round: stockTurn(2, 0),
  });

  test('act first, by number, whatever the prices', () => {
    const round = acts(state, '0 pass', '1 pass').round;
    expect(round).toMatchObject({ company: '2', waiting: ['4', 'CMR'] });
  });

  test('share what they earn in halves with their owner, and need no train', () => {
    const offered = position({
      ...{ seats: 2, tokens: ['4 D9'], laid: { D9: '6/0', E8: '57/0' }, left: 6 },
      companies: { 4: { shares: [100], cash: 40, trains: ['2'] } },
      round: companyTurn('4', { step: 'run' }),
    });
    const after = actFully(offered, 0, bestRun(offered, 0));
    expect(after.facts).toContainEqual({ kind: 'income-shared', company: '4', seat: 0, paid: 20, kept: 20 });
    expect([cash(after.state)[0], companyOf(after.state, '4').cash]).toEqual([520, 60]);
    // It has room for no second train, so its turn is over.
    expect(after.state.round.kind).toBe('stock');
  });
});

test('§4 a minor with a route and no train may go without', () => {
  const state = position({
    ...{ seats: 2, tokens: ['4 D9'], laid: { D9: '6/0', E8: '57/0' }, left: 6 },
    companies: { 4: { shares: [100], cash: 100 } },
    round: companyTurn('4', { step: 'trains' }),
  });
  expect(kinds(state, 0)).toEqual(['train', 'pass']);
});

describe('§4.1, §4.2 two tiles', () => {
  const begin = (privates: RailState['privates'] = {}): RailState =>
    position({
      seats: 2,
      companies: { CMR: { par: 100, shares: [60], cash: 200, operated: true } },
      tokens: ['CMR D5'],
      next: '3',
      left: 3,
      privates,
      round: companyTurn('CMR'),
    });

  test('the second costs £20 beside the terrain', () => {
    const one = act(begin(), 0, 'D5 57 r1');
    expect(companyOf(one, 'CMR').cash).toBe(200);
    expect(companyOf(act(one, 0, 'D7 4 r1'), 'CMR').cash).toBe(180);
    expect(companyOf(act(one, 0, 'D3 9 r1'), 'CMR').cash).toBe(150);
  });

  test('a third is refused, and a second upgrade', () => {
    const two = acts(begin(), '0 D5 57 r1', '0 D7 4 r1');
    expect(refused(two, 0, 'D3 9 r1')).toBe('not-now');
    const built = position({
      seats: 2,
      companies: { CMR: { par: 100, shares: [60], cash: 200, operated: true } },
      ...{ tokens: ['CMR D5'], laid: { D5: '57/1', D7: '4/1' }, next: '3', left: 3 },
      round: companyTurn('CMR'),
    });
    expect(refused(act(built, 0, 'D5 14 r1'), 0, 'D7 141 r1')).toBe('upgraded-already');
  });

  test('with the Survey of its own the second is free of the fee; the player’s does not help', () => {
    const fee = (owner: string | number): number =>
      companyOf(acts(begin({ MS: owner }), '0 D5 57 r1', '0 D7 4 r1'), 'CMR').cash!;
    expect([fee('CMR'), fee(0)]).toEqual([200, 180]);
  });
});

describe('§5 a company takes over minors', () => {
  const setup: PositionSetup = {
    seats: 2,
    companies: {
      2: { shares: [100], cash: 35, trains: ['2'] },
      4: { shares: [0, 100], cash: 40, trains: ['2'] },
      CMR: { par: 100, shares: [50], cash: 100, operated: true, trains: ['3'] },
    },
    tokens: ['2 C4', '4 D9', 'CMR D5'],
    next: '3',
    left: 3,
    round: companyTurn('CMR', { step: 'merge' }),
  };
  const before = position(setup);

  test('with its money and its train; its token gives way to the company’s, and the owner gets a share', () => {
    const state = act(before, 0, 'merge 2');
    expect(companyOf(state, 'CMR')).toMatchObject({ cash: 135, trains: ['3', '2'] });
    expect(companyOf(state, '2')).toMatchObject({ cash: 0, trains: [], floated: false });
    expect(state.board.tokens.filter(({ hex }) => hex === 'C4')).toEqual([
      { company: 'CMR', hex: 'C4', stop: 0 },
    ]);
    expect(shares(state, 'CMR')).toEqual([60, 0]);
    // Nothing is left to merge: the turn goes on.
    expect(asks(state)).toBe('0 lay-track');
  });

  test('from the pool where the offering is empty, and not at all without a share', () => {
    const from = (companies: PositionSetup['companies']): RailState =>
      position({ ...setup, companies: { ...setup.companies, ...companies } });
    const company = setup.companies!['CMR']!;
    const pooled = from({ CMR: { ...company, shares: [50, 40], pool: 10 } });
    const state = act(pooled, 0, 'merge 2');
    expect([shares(state, 'CMR'), percentOf(titleMorvane.game(state.settings), state, 'CMR', POOL)]).toEqual([
      [60, 40],
      0,
    ]);
    expect(refusedCase(from({ CMR: { ...company, shares: [60, 40] } }), 0, 'merge 2')).toBe(
      'cannot-merge/share',
    );
  });

  test('of its president alone, and from phase 3 on', () => {
    expect(choices(before, 0, 'merge', 'company')).toEqual(['2']);
    expect(refusedCase(before, 0, 'merge 4')).toBe('cannot-merge/owner');
    expect(refusedCase(before, 0, 'merge NCR')).toBe('cannot-merge/owner');
    const { CMR, ...others } = setup.companies!;
    const early = position({
      ...setup,
      companies: { ...others, CMR: { ...CMR, trains: ['2'] } },
      next: '2',
      left: 5,
    });
    expect(refusedCase(early, 0, 'merge 2')).toBe('cannot-merge/phase');
  });

  test('above the train limit it discards', () => {
    const { CMR, ...others } = setup.companies!;
    const full = position({
      ...setup,
      companies: { ...others, CMR: { ...CMR, trains: ['3', '3', '3'] } },
      left: 1,
    });
    expect(asks(act(full, 0, 'merge 2'))).toBe('0 discard-train');
  });
});

test('§6 with the first 4/6-train all minors close, and their owners get their money', () => {
  const state = position({
    seats: 2,
    companies: {
      4: { shares: [0, 100], cash: 40, trains: ['3/5'] },
      CMR: { par: 100, shares: [60], cash: 500, operated: true, trains: ['3/5'] },
    },
    laid: { D9: '5/1' },
    tokens: ['4 D9', 'CMR D5'],
    next: '4/6',
    round: companyTurn('CMR', { step: 'trains' }),
  });
  const after = act(state, 0, 'train 4/6');
  expect(phase(after)).toBe('4/6');
  expect(cash(after)).toEqual([500, 540]);
  expect(after.depot.pool).toEqual(['3/5']);
  expect(companyOf(after, '4')).toMatchObject({ floated: false, cash: 0, trains: [] });
  expect(after.board.tokens).toEqual([{ company: 'CMR', hex: 'D5', stop: 0 }]);
});

test('seats of the service play a game to its end', () => {
  let state = newGame(3);
  let moves = 0;
  while (!titleMorvane.status(state).ended && moves++ < 1500) {
    const [seat] = titleMorvane.turn(state).asked;
    ({ state } = play(titleMorvane, state, sensibleMove(titleMorvane, state, seat!)!));
  }
  expect(titleMorvane.status(state)).toMatchObject({ ended: true });
});
