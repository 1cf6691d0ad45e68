import { describe, expect, test } from '@jest/globals';
import { completeSettings } from '../../../../src/engine/core/index.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import {
  act,
  actFully,
  acts,
  asks,
  bestRun,
  column,
  companyTurn,
  kinds,
  may,
  newGame,
  position,
  refused,
  turn,
  type CompanySetup,
  type PositionSetup,
} from '../../../support/rail.js';

type Position = ReturnType<typeof position>;
type Settings = NonNullable<PositionSetup['settings']>;

/** The PRR with a route to Pittsburgh may buy trains; seat 1 presides over the NYC, which has no route. */
const buying = (settings: Settings, prr: CompanySetup = {}, more: Partial<PositionSetup> = {}): Position =>
  position({
    settings,
    laid: { H10: '57/1' },
    tokens: ['PRR H12', 'NYC E19'],
    round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1, waiting: ['NYC'] }),
    ...more,
    companies: {
      PRR: { shares: [60], par: 100, cash: 2000, operated: true, ...prr },
      NYC: { shares: [0, 60], par: 67, operated: true },
      ...more.companies,
    },
  });

const trains = (state: Position, company = 'PRR'): readonly string[] => state.companies[company]!.trains;

const counts = (settings: Settings): { readonly [name: string]: number | null } =>
  newGame(3, settings).depot.left;

describe('V-1.3 money in the bank', () => {
  test.each([
    ['4500', 4500 - 2400],
    ['12000', 12000 - 2400],
    ['20000', 20000 - 2400],
  ])('%s, of which the players have theirs', (bank, left) => {
    expect(newGame(3, { bank }).bank).toBe(left);
  });
});

describe('V-1.4 tiles', () => {
  const cityTiles = (tiles: string): readonly boolean[] =>
    ['57', '5', '6'].map(tile =>
      may(
        position({
          settings: { tiles },
          companies: { PRR: { shares: [60], cash: 500 } },
          tokens: ['PRR H12'],
          round: companyTurn('PRR'),
        }),
        0,
        `H10 ${tile} r${tile === '57' ? '1' : '4'}`,
      ),
    );

  test('extension B has curved cities, and a third green city for all', () => {
    expect(cityTiles('classic')).toEqual([true, false, false]);
    expect(cityTiles('extension-b')).toEqual([true, true, true]);
    const { map } = title1830.game(completeSettings(title1830.settings, { tiles: 'extension-b' })).data;
    expect(map.upgrades).toMatchObject({ 5: ['14', '15', '619'], 57: ['14', '15', '619'], 619: ['63'] });
  });
});

describe('V-1.7 trains', () => {
  test('a third 6-train', () => {
    expect(counts({ 'third-6-train': true })).toEqual({ ...counts({}), 6: 3 });
  });

  test('six diesels, none, or any number', () => {
    expect(counts({})).toEqual({ 2: 6, 3: 5, 4: 4, 5: 3, 6: 2, D: 6 });
    expect(counts({ diesels: 'unlimited' })).toEqual({ ...counts({}), D: null });
    expect(counts({ diesels: 'none' })).toEqual({ 2: 6, 3: 5, 4: 4, 5: 3, 6: 2 });
  });

  test('without diesels nothing is sold after the 6-trains, so that the 4-trains stay', () => {
    const late = (diesels: string): Position =>
      buying({ diesels }, { trains: ['4'] }, { next: '6', left: 1 });
    expect(trains(act(buying({}, { trains: ['4'] }, { next: 'D' }), 0, 'train D'))).toEqual(['D']);
    expect(may(act(late('as-printed'), 0, 'train 6'), 0, 'pass')).toBe(true);
    const last = act(late('none'), 0, 'train 6');
    expect(trains(last)).toEqual(['4', '6']);
    expect(turn(last)).toBe('NYC track');
    // The other trains are obsolete as always.
    const threes = buying({ diesels: 'none' }, { trains: ['3'] }, { next: '6' });
    expect(trains(act(threes, 0, 'train 6'))).toEqual(['6']);
    const { phases, trains: all } = title1830.game(threes.settings).data;
    expect(phases.map(({ on }) => on)).toEqual([null, '3', '4', '5', '6']);
    // The tables name nothing that makes a 4-train obsolete.
    expect(all.map(({ rustsOn }) => rustsOn)).toEqual(['4', '6', undefined, undefined, undefined]);
  });
});

describe('V-3.0, V-7.9 plus trains', () => {
  const plus = { 'plus-trains': true };

  test('are the last of their kinds', () => {
    expect(counts(plus)).toEqual({
      2: 5,
      '2+2': 1,
      3: 4,
      '3+3': 1,
      4: 3,
      '4+4': 1,
      5: 2,
      '5+5': 1,
      6: 1,
      '6+6': 1,
      D: 6,
    });
  });

  test('cost what others of their kind do, and are bought after them', () => {
    const last = buying(plus, {}, { next: '2+2', left: 1 });
    expect(refused(buying(plus, {}, { next: '2', left: 1 }), 0, 'train 2+2')).toBe('train-not-for-sale');
    expect(act(last, 0, 'train 2+2').companies['PRR']!.cash).toBe(1920);
  });

  test('the 2+2 is obsolete with the 4+4, not with the first 4', () => {
    const company = { trains: ['2', '2+2'] };
    const first = act(buying(plus, company, { next: '4' }), 0, 'train 4');
    expect(trains(first)).toEqual(['2+2', '4']);
    const last = act(buying(plus, company, { next: '4+4', left: 1 }), 0, 'train 4+4');
    expect(trains(last)).not.toContain('2+2');
    const { trains: all } = title1830.game(last.settings).data;
    const obsolete = all.flatMap(({ name, rustsOn }) => (rustsOn === undefined ? [] : [[name, rustsOn]]));
    expect(Object.fromEntries(obsolete)).toEqual({ 2: '4', '2+2': '4+4', 3: '6', '3+3': '6+6', 4: 'D' });
  });

  test('the 4+4 goes with the last diesel, the 4 with the first', () => {
    const company = { trains: ['4+4'] };
    const first = act(buying(plus, company, { next: 'D' }), 0, 'train D');
    expect(trains(first)).toEqual(['4+4', 'D']);
    const last = act(buying(plus, company, { next: 'D', left: 1 }), 0, 'train D');
    expect(trains(last)).toEqual(['D']);
    const ends = (settings: Settings): readonly unknown[] =>
      title1830
        .game(newGame(3, settings).settings)
        .data.trains.flatMap(({ name, rustsOnLast }) =>
          rustsOnLast === undefined ? [] : [[name, rustsOnLast]],
        );
    expect([ends(plus), ends({ ...plus, diesels: 'none' }), ends({})]).toEqual([[['4+4', 'D']], [], []]);
  });

  test('so does a 4+4 of the pool; where there is none, nothing is told', () => {
    const lastOf = (pool: readonly string[]): ReturnType<typeof actFully> =>
      actFully(buying(plus, {}, { next: 'D', left: 1, pool }), 0, 'train D');
    const rusted = { kind: 'trains-rusted', train: '4+4', companies: [] };
    expect([lastOf(['4+4']).state.depot.pool, lastOf([]).state.depot.pool]).toEqual([[], []]);
    expect([lastOf(['4+4']).facts, lastOf([]).facts].map(facts => facts.length)).toEqual([3, 2]);
    expect(lastOf(['4+4']).facts).toContainEqual(rusted);
    // The first diesel leaves it there.
    expect(act(buying(plus, {}, { next: 'D', pool: ['4+4'] }), 0, 'train D').depot.pool).toEqual(['4+4']);
  });

  test('makes as many stops in towns beside those in cities', () => {
    // From Albany over a town of F20 to New York.
    const running = (train: string, next: string): Position =>
      position({
        settings: plus,
        companies: { NYC: { shares: [60], par: 67, trains: [train], operated: true } },
        laid: { E19: '57/2', F20: '56/0' },
        tokens: ['NYC E19'],
        next,
        left: 4,
        round: companyTurn('NYC', { step: 'run', begun: true }),
      });
    expect(bestRun(running('2', '2'), 0)).toBe('run 2 E19-F20');
    expect(bestRun(running('2+2', '3'), 0)).toBe('run 2+2 G19-F20-E19');
  });

  test('a 4+4, 5+5 or 6+6 is traded in for a diesel like others', () => {
    const state = buying(plus, { trains: ['5+5'], cash: 800 }, { next: 'D', left: 5 });
    expect(trains(act(state, 0, 'train D for 5+5'))).toEqual(['D']);
  });
});

describe('V-7.7 the train limit', () => {
  const full = (limit: string): Position =>
    buying({ 'train-limit': limit }, { trains: ['5', '5'] }, { next: '6', left: 1, pool: ['4'] });

  test('is fixed, or one more is bought and one given back at once', () => {
    expect(refused(full('fixed'), 0, 'train 6')).toBe('train-limit');
    const bought = act(full('flexible'), 0, 'train 6');
    expect(asks(bought)).toBe('0 discard-train');
    const kept = act(bought, 0, 'discard 5 of PRR');
    expect([trains(kept), kept.depot.pool]).toEqual([
      ['5', '6'],
      ['4', '5'],
    ]);
  });
});

describe('V-7.7 the only train', () => {
  /** Seat 0 presides over both: the PRR has a route and one train. */
  const both = (
    last: string,
    own: readonly string[],
    laid: PositionSetup['laid'] = { H10: '57/1' },
  ): Position =>
    position({
      settings: { 'last-train': last },
      companies: {
        PRR: { shares: [60], par: 100, trains: own, operated: true },
        NYC: { shares: [60], par: 67, cash: 500, operated: true },
      },
      laid,
      tokens: ['PRR H12', 'NYC E19'],
      next: '3',
      left: 4,
      round: companyTurn('NYC', { step: 'trains', begun: true, laid: 1 }),
    });

  test('of a company with a route may be bought by another, or may not', () => {
    expect(may(both('sellable', ['2']), 0, 'train 2 from PRR 1')).toBe(true);
    expect(may(both('protected', ['2']), 0, 'train 2 from PRR 1')).toBe(false);
    expect(may(both('protected', ['2', '2']), 0, 'train 2 from PRR 1')).toBe(true);
    expect(may(both('protected', ['2'], {}), 0, 'train 2 from PRR 1')).toBe(true);
  });

  test('may be given for a diesel all the same, since its company then has that', () => {
    const state = buying({ 'last-train': 'protected' }, { trains: ['5'] }, { next: 'D', left: 5 });
    expect(trains(act(state, 0, 'train D for 5'))).toEqual(['D']);
  });
});

describe('V-3.0 delayed rusting', () => {
  const delayed = { 'rust-delayed': true };

  /** The PRR buys the first 4-train; it has a 2-train, and so has the NYC. */
  const before = (settings: Settings, more: Partial<PositionSetup> = {}): Position =>
    buying(
      settings,
      { trains: ['2'] },
      {
        next: '4',
        companies: {
          NYC: { shares: [60], par: 67, trains: ['2', '2'], cash: 1000, operated: true },
        },
        ...more,
      },
    );

  test('obsolete trains leave at once, or stay for one more run', () => {
    expect(trains(act(before({}), 0, 'train 4'))).toEqual(['4']);
    const state = act(before(delayed), 0, 'train 4');
    expect([trains(state), trains(state, 'NYC')]).toEqual([
      ['2', '4'],
      ['2', '2'],
    ]);
    expect(state.parts).toEqual({ obsolete: ['2'] });
  });

  test('they go after the next run of their company, also where it has no route', () => {
    const state = acts(act(before(delayed), 0, 'train 4'), '0 pass');
    expect(turn(state)).toBe('NYC track');
    const { state: run, facts } = actFully(state, 0, 'pass');
    expect(facts).toContainEqual({ kind: 'trains-rusted', train: '2', companies: ['NYC'] });
    expect(trains(run, 'NYC')).toEqual([]);
    expect(trains(run)).toEqual(['2', '4']);
  });

  test('the company runs with them, and then needs another', () => {
    const running = { ...before(delayed, { next: '4', left: 3 }), parts: { obsolete: ['2'] } };
    const at = { ...running, round: companyTurn('PRR', { step: 'run', begun: true }) };
    const ran = acts(at, '0 run 2 H12-H10', '0 withhold');
    expect([trains(ran), asks(ran)]).toEqual([[], '0 buy-trains']);
    expect(refused(ran, 0, 'pass')).toBe('cannot-pass');
  });

  test('until then they count for the limit, and cannot be sold or given in exchange', () => {
    const state = act(before(delayed), 0, 'train 4');
    const nyc = { ...state, round: companyTurn('NYC', { step: 'trains', begun: true, laid: 1 }) };
    expect(may(nyc, 0, 'train 2 from PRR 1')).toBe(false);
    expect(may(nyc, 0, 'train 4 from PRR 1')).toBe(true);
    const four = buying(delayed, { trains: ['4'], cash: 1900 }, { next: 'D' });
    const traded = act(four, 0, 'train D');
    expect(trains(traded)).toEqual(['4', 'D']);
    expect(kinds(traded, 0)).not.toContain('train');
  });

  test('in the pool they are gone at once', () => {
    expect(act(before(delayed, { pool: ['2'] }), 0, 'train 4').depot.pool).toEqual([]);
  });

  test('one that is given back over the limit is gone', () => {
    const nyc = { NYC: { shares: [60], par: 67, trains: ['2', '4', '4'], operated: true } };
    const over = { ...buying(delayed, {}, { next: '5', companies: nyc }), parts: { obsolete: ['2'] } };
    const bought = act(over, 0, 'train 5');
    expect(asks(bought)).toBe('0 discard-train');
    const kept = act(bought, 0, 'discard 2 of NYC');
    expect([trains(kept, 'NYC'), kept.depot.pool, kept.parts]).toEqual([['4', '4'], [], undefined]);
    expect(act(bought, 0, 'discard 4 of NYC').depot.pool).toEqual(['4']);
  });

  test('of several kinds a company loses those that it has, and the tables tell which of its trains go', () => {
    const state = { ...before(delayed, { next: '4', left: 3 }), parts: { obsolete: ['2', '3'] } };
    const nyc = {
      ...state,
      companies: { ...state.companies, NYC: { ...state.companies['NYC']!, trains: ['3', '4'] } },
      depot: { ...state.depot, left: { ...state.depot.left, 4: 3 } },
    };
    const names = (id: string): unknown => column(nyc, 'obsolete', id);
    expect([names('PRR'), names('NYC'), names('ERIE')]).toEqual([{ names: ['2'] }, { names: ['3'] }, null]);
    const at = { ...nyc, round: companyTurn('PRR', { step: 'run', begun: true }) };
    const { facts, state: ran } = actFully(at, 0, 'run 2 H12-H10');
    expect(facts.filter(({ kind }) => kind === 'trains-rusted')).toEqual([
      { kind: 'trains-rusted', train: '2', companies: ['PRR'] },
    ]);
    expect([trains(ran), trains(ran, 'NYC'), ran.parts]).toEqual([[], ['3', '4'], { obsolete: ['3'] }]);
  });

  test('it goes with V-7.7: the only train is protected though it is not obsolete', () => {
    const settings = { ...delayed, 'last-train': 'protected' };
    const nyc = companyTurn('NYC', { step: 'trains', begun: true, laid: 1 });
    expect(may(before(delayed, { round: nyc }), 0, 'train 2 from PRR 1')).toBe(true);
    expect(may(before(settings, { round: nyc }), 0, 'train 2 from PRR 1')).toBe(false);
  });
});
