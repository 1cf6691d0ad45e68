import { describe, expect, test } from '@jest/globals';
import {
  act,
  actFully,
  acts,
  asks,
  choices,
  companyTurn,
  factsOf,
  kinds,
  may,
  phase,
  position,
  refused,
  turn,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail.js';

type Position = ReturnType<typeof position>;

/** The NYC, without a route, may buy trains; seat 0 presides over it and the PRR, seat 1 over the CPR. */
const buying = (nyc: CompanySetup = {}, more: Partial<PositionSetup> = {}): Position =>
  position({
    tokens: ['NYC E19', 'PRR H12', 'CPR A19'],
    round: companyTurn('NYC', { step: 'trains', begun: true, laid: 1 }),
    ...more,
    companies: {
      NYC: { shares: [60], cash: 2000, ...nyc },
      PRR: { shares: [60], par: 82 },
      CPR: { shares: [0, 60], par: 90 },
      ...more.companies,
    },
  });

const trains = (state: Position, company = 'NYC'): readonly string[] => state.companies[company]!.trains;

describe('7.6 trains from the bank', () => {
  test('at the printed price, the smallest kind only', () => {
    const state = buying();
    const bought = act(state, 0, 'train 2');
    expect(trains(bought)).toEqual(['2']);
    expect(bought.companies['NYC']!.cash).toBe(1920);
    expect(bought.bank! - state.bank!).toBe(80);
    expect(refused(state, 0, 'train 3')).toBe('train-not-for-sale');
  });

  test.each([
    ['2', 80, 6],
    ['3', 180, 5],
    ['4', 300, 4],
    ['5', 450, 3],
    ['6', 630, 2],
    ['D', 1100, 6],
  ])('the %s costs %i; there are %i', (name, price, count) => {
    const state = buying({}, { next: name });
    expect(act(state, 0, `train ${name}`).companies['NYC']!.cash).toBe(2000 - price);
    expect(state.depot.left[name]).toBe(count);
  });

  test('the next kind comes when the last of one is sold', () => {
    const last = act(buying({}, { next: '2', left: 1 }), 0, 'train 2');
    expect(choices(last, 0, 'train', 'train')).toEqual(['3']);
  });

  test('one after another, in the last step of the turn', () => {
    const two = acts(buying(), '0 train 2', '0 train 2');
    expect(trains(two)).toEqual(['2', '2']);
    expect(turn(two)).toBe('NYC trains');
    const early = buying({}, { round: companyTurn('NYC') });
    expect(refused(early, 0, 'train 2')).toBe('not-now');
  });

  test('7.0 with money the company has', () => {
    expect(refused(buying({ cash: 79 }), 0, 'train 2')).toBe('train-not-for-sale');
  });

  test('from the pool at the printed price', () => {
    const state = buying({}, { next: '5', left: 2, pool: ['4', '3'] });
    expect(choices(state, 0, 'train', 'train')).toEqual(['5', '4', '3']);
    const bought = act(state, 0, 'train 3 pool');
    expect(bought.companies['NYC']!.cash).toBe(1820);
    expect(bought.depot.pool).toEqual(['4']);
    expect(refused(state, 0, 'train 4')).toBe('train-not-for-sale');
  });
});

describe('3, 7.6 the train limit', () => {
  test.each([
    ['2', 1, ['2', '2', '2', '2']],
    ['3', 3, ['2', '2', '2', '3']],
    ['4', 2, ['3', '3', '4']],
    ['5', 1, ['4', '5']],
    ['6', 1, ['5', '5']],
    ['D', 5, ['5', '6']],
  ] as const)('next train %s (%i left): no more than %j', (next, left, full) => {
    const state = buying({ trains: full }, { next, left, pool: next === '2' ? [] : ['3'] });
    expect(refused(state, 0, `train ${next}`)).toBe('train-limit');
    const room = buying({ trains: full.slice(1) }, { next, left });
    expect(may(room, 0, `train ${next}`)).toBe(true);
  });

  test('7.6.1 nothing can be given back to make room', () => {
    const full = buying({ trains: ['4', '5'] }, { next: '5', left: 1 });
    expect(refused(full, 0, 'discard 4 of NYC')).toBe('nothing-to-discard');
  });
});

describe('7.6 diesels', () => {
  test('beside the 6-trains as soon as one of these is sold, not before', () => {
    expect(choices(buying({}, { next: '6' }), 0, 'train', 'train')).toEqual(['6']);
    const sold = act(buying({}, { next: '6' }), 0, 'train 6');
    expect(choices(sold, 0, 'train', 'train')).toEqual(['6', 'D']);
  });

  test('1100, or 800 for a 4, 5 or 6 given back to the pool', () => {
    for (const old of ['4', '5', '6']) {
      const state = buying({ trains: [old] }, { next: 'D', left: 5, pool: [] });
      const bought = act(state, 0, `train D for ${old}`);
      expect(bought.companies['NYC']!.cash).toBe(1200);
      expect(trains(bought)).toEqual(['D']);
      expect(bought.depot.pool).toEqual([old]);
    }
    const poor = buying({ trains: ['5'], cash: 799 }, { next: 'D', left: 5 });
    expect(refused(poor, 0, 'train D for 5')).toBe('train-not-for-sale');
    const three = buying({ trains: ['3'] }, { next: 'D' });
    expect(refused(three, 0, 'train D for 3')).toBe('train-not-for-sale');
    expect(act(buying({}, { next: 'D' }), 0, 'train D').companies['NYC']!.cash).toBe(900);
  });

  test('also when the company is at its limit', () => {
    const full = buying({ trains: ['5', '6'] }, { next: 'D', left: 5 });
    expect(refused(full, 0, 'train D')).toBe('train-limit');
    expect(trains(act(full, 0, 'train D for 5'))).toEqual(['6', 'D']);
  });

  test('a 4 given for the first diesel is scrapped with the others', () => {
    const state = buying(
      { trains: ['4'] },
      { next: 'D', companies: { CPR: { shares: [0, 60], trains: ['4', '5'] } }, pool: ['4'] },
    );
    const bought = act(state, 0, 'train D for 4');
    expect(bought.depot.pool).toEqual([]);
    expect(trains(bought, 'CPR')).toEqual(['5']);
  });
});

describe('7.6 trains of other companies', () => {
  const offered = (more: Partial<CompanySetup> = {}): Position =>
    buying({ cash: 500 }, { companies: { PRR: { shares: [60], trains: ['2', '2'], cash: 5, ...more } } });

  test('of the same president at any price from 1 up to all the company has', () => {
    const bought = act(offered(), 0, 'train 2 from PRR 1');
    expect(trains(bought)).toEqual(['2']);
    expect(trains(bought, 'PRR')).toEqual(['2']);
    expect(bought.companies['PRR']!.cash).toBe(6);
    expect(may(offered(), 0, 'train 2 from PRR 500')).toBe(true);
    expect(refused(offered(), 0, 'train 2 from PRR 501')).toBe('price-out-of-range');
    expect(refused(offered(), 0, 'train 2 from PRR 0')).toBe('price-out-of-range');
  });

  test('even its last one; within the limit of the buyer', () => {
    expect(may(offered({ trains: ['2'] }), 0, 'train 2 from PRR 10')).toBe(true);
    const full = buying(
      { trains: ['2', '2', '2', '2'] },
      { companies: { PRR: { shares: [60], trains: ['2'] } } },
    );
    expect(refused(full, 0, 'train 2 from PRR 10')).toBe('train-limit');
  });

  test('those of another president only with their consent', () => {
    const state = buying({}, { companies: { CPR: { shares: [0, 60], trains: ['2'] } } });
    expect(refused(state, 0, 'train 2 from CPR 10')).toBe('train-not-for-sale');
    expect(kinds(state, 0)).toContain('offer');
  });
});

test('7.6 any of the trains that count may be given back for a diesel', () => {
  const state = buying({ cash: 800, trains: ['6', '5'] }, { next: 'D', left: 5 });
  expect(choices(state, 0, 'train', 'trade')).toEqual(['6', '5']);
  for (const [given, kept] of [
    ['5', '6'],
    ['6', '5'],
  ] as const) {
    const bought = act(state, 0, `train D for ${given}`);
    expect(trains(bought)).toEqual([kept, 'D']);
    expect(bought.depot.pool).toEqual([given]);
  }
});

describe('3 phases', () => {
  test.each([
    ['3', '3'],
    ['4', '4'],
    ['5', '5'],
    ['6', '6'],
    ['D', '7'],
  ])('the first %s begins phase %s; a second changes nothing', (name, begun) => {
    const { state, facts } = actFully(buying({ cash: 3000 }, { next: name }), 0, `train ${name}`);
    expect(phase(state)).toBe(begun);
    expect(facts).toContainEqual({ kind: 'phase-begins', phase: begun });
    expect(factsOf(state, 0, `train ${name}`, 'phase-begins')).toEqual([]);
  });

  test.each([
    ['4', '2'],
    ['6', '3'],
    ['D', '4'],
  ])('the first %s scraps all %s-trains, those in the pool too', (name, old) => {
    const state = buying(
      {},
      {
        next: name,
        companies: { CPR: { shares: [0, 60], trains: [old] }, PRR: { shares: [60], trains: [old] } },
        pool: [old],
      },
    );
    const bought = act(state, 0, `train ${name}`);
    expect(trains(bought, 'CPR')).toEqual([]);
    expect(trains(bought, 'PRR')).toEqual([]);
    expect(bought.depot.pool).toEqual([]);
  });

  test.each(['3', '5'])('the first %s scraps nothing', name => {
    const state = buying({}, { next: name, companies: { CPR: { shares: [0, 60], trains: ['2', '3'] } } });
    expect(trains(act(state, 0, `train ${name}`), 'CPR')).toEqual(['2', '3']);
  });

  test('3.1 the limit falls at once: even the buyer may have to give a train back', () => {
    const state = buying({ trains: ['3', '4'] }, { next: '5' });
    const bought = act(state, 0, 'train 5');
    expect(asks(bought)).toBe('0 discard-train');
    expect(kinds(bought, 0)).toEqual(['discard']);
    expect(choices(bought, 0, 'discard', 'train')).toEqual(['3', '4', '5']);
    const done = act(bought, 0, 'discard 3 of NYC');
    expect(trains(done)).toEqual(['4', '5']);
    expect(done.depot.pool).toEqual(['3']);
    expect(done.companies['NYC']!.cash).toBe(1550);
    expect(turn(done)).not.toBe('NYC trains');
  });
});

describe('7.6.1 trains over the limit', () => {
  const over = (): Position =>
    act(
      buying(
        {},
        {
          next: '5',
          companies: {
            PRR: { shares: [60], par: 82, trains: ['3', '3', '4'] },
            CPR: { shares: [0, 60], par: 90, trains: ['3', '4', '4'] },
          },
        },
      ),
      0,
      'train 5',
    );

  test('are given back in the order of the prices', () => {
    const state = over();
    expect(asks(state)).toBe('1 discard-train');
    expect(refused(state, 0, 'discard 3 of PRR')).toBe('not-your-turn');
    expect(refused(state, 1, 'discard 3 of PRR')).toBe('nothing-to-discard');
    const next = act(state, 1, 'discard 4 of CPR');
    expect(asks(next)).toBe('0 discard-train');
    expect(turn(act(next, 0, 'discard 3 of PRR'))).toBe('NYC trains');
  });

  test('their president chooses, nobody else; nothing else goes on before', () => {
    expect(refused(over(), 0, 'discard 3 of CPR')).toBe('not-your-turn');
    expect(refused(over(), 0, 'pass')).toBe('not-your-turn');
    expect(refused(over(), 1, 'pass')).toBe('something-else-first');
    expect(refused(over(), 1, 'discard 2 of CPR')).toBe('no-such-train');
  });
});
