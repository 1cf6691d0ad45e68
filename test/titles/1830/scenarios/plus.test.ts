import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { openHomes } from '../../../../src/board/index.js';
import { completeSettings, type Settings } from '../../../../src/engine/core/index.js';
import { tokensLeft } from '../../../../src/engine/rail/company/tokens.js';
import type { RailGame } from '../../../../src/engine/rail/contract.js';
import type { CompanyData } from '../../../../src/engine/rail/data.js';
import { tilesLeft } from '../../../../src/engine/rail/map/board.js';
import { plusPlans } from '../../../../src/titles/1830/rules/scenarios/plus/plans.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import {
  act,
  acts,
  asks,
  bestRun,
  choices,
  companyTurn,
  forms,
  inPool,
  may,
  newGame,
  phase,
  position,
  price,
  refused,
  refusedCase,
  shares,
  stockTurn,
  type CompanySetup,
  type PositionSetup,
} from '../../../support/rail.js';
import { describeWithShared, shared } from '../../../support/shared.js';
import { gameOf as rulesOf, turnOf as turnWith } from '../turns.js';

type Position = ReturnType<typeof position>;

const settingsOf = (board: string): Settings => completeSettings(title1830.settings, { board });

const gameOf = (board: string): RailGame => rulesOf({ board });

type Rest = Parameters<typeof turnWith> extends [unknown, ...infer R] ? R : never;

/** The company's turn in a scenario; seat 0 leads it. */
const turnOf = (board: string, ...more: Rest): Position => turnWith({ board }, ...more);

const cashOf = (state: Position, company: string): number => state.companies[company]!.cash!;

interface Given {
  readonly code: string;
  readonly corporations: readonly {
    readonly id: string;
    readonly home: readonly string[];
    readonly tokens: readonly number[];
    readonly shares: readonly number[];
  }[];
  readonly companies: readonly {
    readonly id: string;
    readonly value: number;
    readonly revenue: number;
    readonly hexes: readonly string[];
  }[];
  readonly trains: readonly { readonly name: string; readonly price: number; readonly num: number }[];
  readonly cert_limit: object;
  readonly starting_cash: object;
}

const homesOf = ({ home }: CompanyData): readonly string[] =>
  'choose' in home ? home.choose.map(({ hex }) => hex) : [home.hex];

const sorted = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => b - a);

describeWithShared('S-1.1 - S-4.1, T-03, T-05, T-08: material', ['reference/1830plus/scenarios.json'], () => {
  const all = (
    JSON.parse(readFileSync(shared('reference/1830plus/scenarios.json'), 'utf8')) as {
      readonly scenarios: readonly Given[];
    }
  ).scenarios;

  test.each([
    ['level-field', 'D'],
    ['canadian', 'G'],
    ['empire', 'R'],
    ['west-virginia', 'B'],
  ])('%s: companies, privates, trains, money and limits', (board, code) => {
    const given = all.find(one => one.code === code)!;
    const { data } = gameOf(board);
    expect(data.companies.map(one => [one.id, homesOf(one), one.tokens, sorted(one.certs)])).toEqual(
      // T-08 counts the ordinary tokens; the PRR has its special marker beside them (V-7.4).
      given.corporations.map(one => [
        one.id,
        one.home,
        one.id === 'PRR' ? [...one.tokens, 100] : one.tokens,
        sorted(one.shares),
      ]),
    );
    expect(data.privates.map(one => [one.id, one.price, one.income])).toEqual(
      given.companies.map(one => [one.id, one.value, one.revenue]),
    );
    expect(data.trains.map(one => [one.name, one.price, one.count])).toEqual(
      given.trains.map(one => [one.name, one.price, one.num]),
    );
    expect([data.certificateLimit, data.startingCash]).toEqual([given.cert_limit, given.starting_cash]);
  });
});

describe('V-1.2 the other side of the board', () => {
  test('seven may play its scenarios, with $360 each in S-1', () => {
    const settings = settingsOf('level-field');
    expect(title1830.fitSettings!(settings, 7)).toEqual(settings);
    expect(newGame(7, { board: 'level-field' }).players.map(({ cash }) => cash)).toEqual(
      Array.from({ length: 7 }, () => 360),
    );
  });

  test.each(['level-field', 'canadian'])('5 and 6 may be taken out of the box in %s (S-1.1)', board => {
    const countOf = (more: Settings, tile: string): number | null | undefined =>
      rulesOf({ board, ...more }).data.map.tiles.find(({ id }) => id === tile)?.count;
    expect(['5', '6', '619'].map(tile => countOf({}, tile))).toEqual([undefined, undefined, 1]);
    expect(['5', '6', '619'].map(tile => countOf({ tiles: 'extension-b' }, tile))).toEqual([2, 2, 1]);
    const town = turnWith({ board, tiles: 'extension-b' }, 'PRR', { tokens: ['PRR H10'] });
    expect(may(town, 0, 'H10 5 r0')).toBe(true);
  });

  test.each(['empire', 'west-virginia'])('%s has them anyway', board => {
    expect(() => completeSettings(title1830.settings, { board, tiles: 'extension-b' })).toThrow(
      'settings-exclude-each-other',
    );
  });

  test.each([
    { tiles: 'extension-a' },
    { 'plus-trains': true },
    { 'third-6-train': true },
    { 'privates-sale': 'groups' },
    { sales: 'singly' },
  ])('what a scenario has its own way cannot be chosen with it: %j', more => {
    expect(() => completeSettings(title1830.settings, { board: 'level-field', ...more })).toThrow(
      'settings-exclude-each-other',
    );
  });

  test.each(Object.keys(plusPlans))('S-5 goes with %s', board => {
    const all = title1830.game(completeSettings(title1830.settings, { board, 'uncertain-times': true })).data
      .privates.length;
    const draws = [Array.from({ length: all }, (_, n) => n), [1]];
    const state = newGame(6, { board, 'uncertain-times': true }, draws);
    expect(Object.values(state.privates).filter(owner => owner === 'closed')).toHaveLength(all - 6);
  });
});

describe('T-09 what may replace what', () => {
  const brown = (tile: string, settings: Settings = {}): Position =>
    turnWith({ board: 'level-field', ...settings }, 'NYC', {
      laid: { H10: '57/2', G9: `${tile}/0` },
      tokens: ['NYC H10'],
      next: '6',
    });

  test.each(['28', '29'])('not %s by 43, as on the Classic side', tile => {
    const line = [0, 1, 2, 3, 4, 5].map(r => `G9 43 r${String(r)}`);
    expect(line.map(one => may(brown(tile), 0, one))).not.toContain(true);
    expect(line.map(one => refused(brown(tile), 0, one))).toContain('tile-may-not-follow');
    // Games that began with rules number 3 go on as they began.
    expect(line.map(one => may({ ...brown(tile), rules: 3 }, 0, one))).toContain(true);
  });

  test('a 59 whose cities may join also by 35 and 36 (V-7.8)', () => {
    const sides = [0, 1, 2, 3, 4, 5];
    const fits = (choice: string, tile: string): boolean =>
      sides.some(turned => {
        const state = turnWith({ board: 'empire', 'twin-cities': choice }, 'PRR', {
          laid: { H18: `59/${String(turned)}` },
          tokens: ['PRR H18'],
          next: '6',
        });
        return sides.some(r => may(state, 0, `H18 ${tile} r${String(r)}`));
      });
    expect(['35', '36'].map(tile => [fits('flexible', tile), fits('fixed', tile)])).toEqual([
      [true, false],
      [true, false],
    ]);
  });
});

describe('V-7.4 the station of the PRR', () => {
  const laid = { H10: '57/1', H14: '9/1', H16: '57/1' };
  const running = (company: string, train: string): Position =>
    turnOf(
      'level-field',
      company,
      { laid, tokens: ['PRR H12', 'NYC H10', 'NYC E19'], next: '4' },
      { trains: [train] },
      { step: 'run', begun: true, laid: 1 },
    );

  test('it is a city of 10 for the PRR, where it begins and where it passes', () => {
    expect(bestRun(running('PRR', '3'), 0)).toBe('run 3 H10-H12-H14-H16');
    const after = act(running('PRR', '3'), 0, 'run 3 H10-H12-H14-H16');
    expect(after.companies['PRR']!.lastRun).toBe(50);
    expect(act(running('PRR', '2'), 0, bestRun(running('PRR', '2'), 0)).companies['PRR']!.lastRun).toBe(30);
  });

  test('for all others there is track and no city', () => {
    const state = running('NYC', '3');
    expect(bestRun(state, 0)).toBe('run 3 H10-(H12)-H14-H16');
    expect(refused(state, 0, 'run 3 H10-H12-H14-H16')).toBe('run-stop-shut');
  });

  test('its marker comes beside its four tokens; the first of these costs $40, in S-1 $100', () => {
    const cities = ['H10', 'H16', 'E19', 'I15'];
    const building = (board: string, built: number): Position =>
      turnOf(
        board,
        'PRR',
        {
          laid,
          tokens: ['PRR H12', ...cities.slice(0, built).map(hex => `PRR ${hex}`)],
          next: '5',
        },
        {},
        { step: 'token', begun: true, laid: 1 },
      );
    const left = (state: Position): number => tokensLeft(gameOf('canadian'), state, 'PRR');
    expect(cities.map((_, built) => left(building('canadian', built)))).toEqual([4, 3, 2, 1]);
    expect(cashOf(act(building('canadian', 0), 0, 'token H10'), 'PRR')).toBe(1000 - 40);
    expect(cashOf(act(building('canadian', 1), 0, 'token H16'), 'PRR')).toBe(1000 - 100);
    expect(cashOf(act(building('level-field', 0), 0, 'token H10'), 'PRR')).toBe(1000 - 100);
    expect(refused(building('canadian', 4), 0, 'token H16')).toBe('no-token-left');
    // Games that began with rules number 3 go on as they began: the marker is the first of four.
    expect(left({ ...building('canadian', 0), rules: 3 })).toBe(3);
    expect(cashOf(act({ ...building('canadian', 0), rules: 3 }, 0, 'token H10'), 'PRR')).toBe(1000 - 40);
  });

  test('its track is replaced as any 23, out of the common supply, and the station stays', () => {
    const state = turnOf('level-field', 'PRR', { laid, tokens: ['PRR H12'], next: '6' }, { trains: ['3'] });
    const there = forms(state, 0, 'lay').flatMap(({ fields: { hex, tile, rotation } }) =>
      'oneOf' in hex! && hex.oneOf[0] === 'H12' && 'oneOf' in tile! && 'oneOf' in rotation!
        ? [[String(tile.oneOf[0]), Number(rotation.oneOf[0])] as const]
        : [],
    );
    expect(there.map(([tile]) => tile)).toEqual(['41P', '43P', '45P', '47P']);
    // Routes begin at the stops that come with new track, too (V-7.6).
    for (const track of ['semi', 'restricted'])
      expect(
        choices(
          turnWith({ board: 'level-field', track }, 'PRR', { laid: {}, tokens: ['PRR H12'], next: '6' }),
          0,
          'lay',
          'tile',
        ),
      ).toEqual(expect.arrayContaining(['41P', '43P', '45P', '47P']));
    const { map } = gameOf('level-field');
    const before = tilesLeft(map, state.board)['43']!;
    const [, rotation] = there[1]!;
    const after = act(state, 0, `H12 43P r${String(rotation)}`);
    expect(tilesLeft(map, after.board)['43']).toBe(before - 1);
    expect(after.board.tokens).toHaveLength(1);
    const run = acts(after, '0 pass');
    expect(act(run, 0, bestRun(run, 0)).companies['PRR']!.lastRun).toBe(50);
  });
});

describe('V-7.3, S-1 7.3 the home of the C&O', () => {
  const before = (tokens: readonly string[]): Position =>
    turnOf(
      'level-field',
      'B&O',
      { tokens: ['B&O I15', ...tokens], companies: { 'C&O': { shares: [60], par: 67, cash: 670 } } },
      {},
      { step: 'trains', begun: true, laid: 1, waiting: ['C&O'] },
    );

  test('it chooses between Cleveland and Richmond in its first turn', () => {
    const state = act(before([]), 0, 'pass');
    expect([asks(state), choices(state, 0, 'home', 'spot')]).toEqual(['0 home-token', ['F6', 'K13']]);
    expect(act(state, 0, 'home K13').board.tokens).toContainEqual({ company: 'C&O', hex: 'K13', stop: 0 });
  });

  test('if another has built in Cleveland, it begins in Richmond', () => {
    const state = act(before(['NYC F6']), 0, 'pass');
    expect(asks(state)).toBe('0 lay-track');
    expect(state.board.tokens).toContainEqual({ company: 'C&O', hex: 'K13', stop: 0 });
  });

  test('Richmond is kept for it until it has begun; then it is open to all. A token costs $100', () => {
    const building = (tokens: readonly string[]): Position =>
      turnOf(
        'level-field',
        'B&O',
        { laid: { J14: '57/0', K13: '57/0' }, tokens: ['B&O I15', 'B&O J14', ...tokens] },
        {},
        { step: 'token', begun: true, laid: 1 },
      );
    expect(refusedCase(building([]), 0, 'token K13')).toBe('no-token-there/kept');
    const open = building(['C&O F6']);
    expect(cashOf(act(open, 0, 'token K13'), 'B&O')).toBe(1000 - 100);
  });
});

test('S-1 5.0: the PMQ chooses one of the cities of E5, which is kept for it before', () => {
  const state = act(
    turnOf(
      'level-field',
      'B&O',
      { tokens: ['B&O I15'], companies: { PMQ: { shares: [60], par: 67, cash: 670 } } },
      {},
      { step: 'trains', begun: true, laid: 1, waiting: ['PMQ'] },
    ),
    0,
    'pass',
  );
  expect(choices(state, 0, 'home', 'spot')).toEqual(['E5', 'E5.1']);
});

test.each(['level-field', 'canadian'])(
  'S-1 7.2: its tile there costs nothing, as that of the Erie: %s',
  board => {
    const building = (rules: number): Position => ({
      ...turnOf(board, 'PMQ', { tokens: ['PMQ E5'], next: '4', left: 2 }),
      rules,
    });
    const [line] = forms(building(4), 0, 'lay').flatMap(({ fields: { hex, tile, rotation } }) =>
      'oneOf' in hex! && hex.oneOf[0] === 'E5' && 'oneOf' in tile! && 'oneOf' in rotation!
        ? [`E5 ${String(tile.oneOf[0])} r${String(rotation.oneOf[0])}`]
        : [],
    );
    const pays = (rules: number): number => 1000 - cashOf(act(building(rules), 0, line!), 'PMQ');
    expect([pays(4), pays(3)]).toEqual([0, 80]);
    const notes = (s: Position): readonly unknown[] =>
      gameOf(board).features.flatMap(({ marks }) => marks?.(gameOf(board), s) ?? []);
    const free = { hex: 'E5', label: '$0', note: { kind: 'first-tile-free', hex: 'E5' } };
    const states = [4, 3].map(building);
    expect(states.map(notes)).toEqual([[free], []]);
    expect(notes(act(building(4), 0, line!))).toEqual([]);
  },
);

test('S-4.1: the old Lake Erie lies on E9, whose track it shows; D10 stays as it is printed', () => {
  const trackOn = (board: string, id: string): unknown =>
    gameOf(board).data.map.hexes.find(hex => hex.id === id)!.track;
  const onClassic = rulesOf({}).data.map.hexes.find(({ id }) => id === 'E9')!.track;
  expect(trackOn('west-virginia', 'E9')).toEqual(onClassic);
  expect(trackOn('empire', 'E9')).not.toEqual(onClassic);
  expect(trackOn('west-virginia', 'D10')).toEqual(trackOn('empire', 'D10'));
});

test('V-6.5, 5.3: of a company with large certificates, too, nobody holds more than 60 %', () => {
  // 20, 20, 10 and 10 are four certificates; a fifth would make 70 %.
  const state = position({
    settings: { board: 'level-field' },
    companies: { ERIE: { shares: [60, 10], par: 100, last: 0 } },
    round: stockTurn(3, 0),
  });
  expect(state.companies['ERIE']!.certs.filter(holder => holder === 0)).toHaveLength(4);
  expect(refused(state, 0, 'buy ERIE')).toBe('holding-limit');
});

test('S-1 7.4: a run may pass through a warehouse', () => {
  const state = turnOf(
    'level-field',
    'NYC',
    { laid: { F4: '57/1', E3: '9/0', D4: '4/0' }, tokens: ['NYC E19', 'NYC F4'], next: '4' },
    { trains: ['3'] },
    { step: 'run', begun: true, laid: 1 },
  );
  expect(act(state, 0, bestRun(state, 0)).companies['NYC']!.lastRun).toBe(20 + 40 + 10);
});

test('S-1 7.5: Montreal is worth 40, and 60 from the first 5-train on', () => {
  const earned = (next: string): number | null => {
    const state = turnOf(
      'level-field',
      'CPR',
      { laid: { B20: '1/1', B18: '57/1' }, tokens: ['CPR A19', 'CPR B18'], next },
      { trains: ['3'] },
      { step: 'run', begun: true, laid: 1 },
    );
    return act(state, 0, bestRun(state, 0)).companies['CPR']!.lastRun;
  };
  expect(earned('6')! - earned('4')!).toBe(20);
});

test('S-1 3.0: with the first 6-train, 7-trains and diesels are on sale; a diesel costs $900, or $750 for another', () => {
  const state = turnOf(
    'level-field',
    'PRR',
    { next: '6', tokens: ['PRR H12'] },
    { cash: 3000, trains: [] },
    { step: 'trains', begun: true, laid: 1 },
  );
  const six = act(state, 0, 'train 6');
  expect(choices(six, 0, 'train', 'train')).toEqual(['6', '7', 'D']);
  expect(cashOf(act(six, 0, 'train 7'), 'PRR')).toBe(3000 - 630 - 710);
  expect(cashOf(act(six, 0, 'train D'), 'PRR')).toBe(3000 - 630 - 900);
  expect(cashOf(act(six, 0, 'train D for 6'), 'PRR')).toBe(3000 - 630 - 750);
  const seven = act(six, 0, 'train 7');
  // 3.7: it begins no phase, as the first diesel does.
  expect([phase(seven), phase(act(six, 0, 'train D'))]).toEqual(['6', '7']);
  expect(cashOf(act(seven, 0, 'train D for 7'), 'PRR')).toBe(3000 - 630 - 710 - 750);
  // Where there are none, none is named as what could be given.
  expect(gameOf('empire').train['D']!.tradeIn!.for).toEqual(['4', '4+4', '5', '5+5', '6', '6+6']);
});

test('T-08 the map shows all homes; of the two of the C&O in S-1 that which is kept for it', () => {
  const homes = (board: string): readonly string[] =>
    openHomes(gameOf(board).data.map, { laid: {}, tokens: [] })
      .map(({ company, hex }) => `${company} ${hex}`)
      .sort();
  const same = ['B&M E23', 'B&O I15', 'CPR A19', 'ERIE E11', 'NYC E19', 'NYNH G19', 'PRR H12'];
  expect(homes('level-field')).toEqual([...same, 'C&O K13', 'N&W L16', 'PMQ E5'].sort());
  expect(homes('west-virginia')).toEqual([...same, 'C&O K13', 'N&W L10', 'NKP H6'].sort());
});

describe('V-6.5 the second 20 % certificate', () => {
  const dealing = (
    erie: CompanySetup,
    settings: PositionSetup['settings'] = { board: 'level-field' },
  ): Position =>
    position({
      seats: 3,
      settings,
      round: stockTurn(3, 1),
      companies: { ERIE: { par: 100, ...erie } },
    });

  test('it is bought in place of a single as soon as the president’s certificate is sold', () => {
    const after = act(dealing({ shares: [20] }), 1, 'buy ERIE last');
    expect([shares(after, 'ERIE'), after.players[1]!.cash]).toEqual([[20, 20, 0], 500 - 200]);
    expect(act(dealing({ shares: [20] }), 1, 'buy ERIE').players[1]!.cash).toBe(500 - 100);
    expect(refused(after, 2, 'buy ERIE last')).toBe('not-your-turn');
    expect(refused(dealing({ shares: [20, 0, 20], last: 2 }), 1, 'buy ERIE last')).toBe('no-share-there');
    const pooled = act(dealing({ shares: [20], pool: 20, last: 'pool' }), 1, 'buy ERIE last pool');
    expect(shares(pooled, 'ERIE')).toEqual([20, 20, 0]);
  });

  test('half of it is sold if there is a single in the pool to give for the other half', () => {
    const state = dealing({ shares: [40, 20], last: 1, pool: 10 });
    const after = act(state, 1, 'sell 1 ERIE');
    expect([shares(after, 'ERIE'), after.companies['ERIE']!.certs.at(-1)]).toEqual([[40, 10, 0], -2]);
    // Two can be sold, one alone cannot.
    const unchanged = dealing({ shares: [40, 20], last: 1 });
    expect(refusedCase(unchanged, 1, 'sell 1 ERIE')).toBe('cannot-sell-so-many/few');
    expect(refusedCase(unchanged, 1, 'sell 3 ERIE last')).toBe('cannot-sell-so-many/undefined');
    expect(may(state, 1, 'sell 2 ERIE last')).toBe(true);
  });

  test('6.4 half of it is sold at once by a president who is given it for the office', () => {
    const leaving = (pool: number, more: CompanySetup = {}): Position => ({
      ...dealing({ shares: [20, 20], last: 1, pool, ...more }),
      round: stockTurn(3, 0),
    });
    const after = act(leaving(10), 0, 'sell 1 ERIE');
    expect([shares(after, 'ERIE'), inPool(after, 'ERIE')]).toEqual([[10, 20, 0], 20]);
    expect(after.companies['ERIE']!.certs.at(-1)).toBe(-2);
    // Without a single in the pool there is nothing to give for the other half.
    expect(refusedCase(leaving(0), 0, 'sell 1 ERIE')).toBe('cannot-sell-so-many/few');
    // Who has both gives one or the other, and it comes to the same.
    const both = act(leaving(10, { shares: [20, 40], president: 0 }), 0, 'sell 1 ERIE');
    expect(asks(both)).toBe('1 choose-certificates');
    const given = ['give last ERIE', 'give singles ERIE'].map(line => act(both, 1, line));
    for (const state of given)
      expect([shares(state, 'ERIE'), inPool(state, 'ERIE')]).toEqual([[10, 40, 0], 20]);
    // Games that began with rules number 4 go on as they began.
    expect(may({ ...leaving(10), rules: 4 }, 0, 'sell 1 ERIE')).toBe(false);
  });

  test('6.0 who can do nothing but buy it is asked all the same', () => {
    const state = position({
      settings: { 'double-share': true },
      cash: [500, 100, 500],
      companies: { ERIE: { shares: [50, 0, 30], pool: 20, last: 'pool', par: 67, cell: [3, 0] } },
      round: stockTurn(3, 0),
    });
    const passed = act(state, 0, 'pass');
    expect([asks(passed), may(passed, 1, 'buy ERIE last pool')]).toEqual(['1 stock-turn', true]);
    // Games that began with rules number 4 go on as they began.
    expect(asks(act({ ...state, rules: 4 }, 0, 'pass'))).toBe('2 stock-turn');
  });

  test('C-2.3.2 in need it stays where a single brings enough, or half of it', () => {
    const needing = (erie: CompanySetup, rules = 5): Position => ({
      ...position({
        settings: { 'double-share': true },
        cash: [100, 500, 500],
        laid: { H10: '57/1' },
        tokens: ['PRR H12'],
        next: '4',
        left: 2,
        round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
        companies: { PRR: { shares: [60], cash: 100 }, ERIE: { par: 100, last: 0, ...erie } },
      }),
      rules,
    });
    const sales = (state: Position): readonly boolean[] =>
      ['sell 1 ERIE', 'sell 2 ERIE last'].map(line => may(state, 0, line));
    expect(sales(needing({ shares: [30, 50] }))).toEqual([true, false]);
    expect(sales(needing({ shares: [20, 50], pool: 10 }))).toEqual([true, false]);
    expect(sales(needing({ shares: [20, 50] }))).toEqual([false, true]);
    // Games that began with rules number 4 go on as they began.
    expect(sales(needing({ shares: [30, 50] }, 4))).toEqual([true, true]);
  });

  test('the Erie may have it on the Classic side, too', () => {
    const after = act(dealing({ shares: [20] }, { 'double-share': true }), 1, 'buy ERIE last');
    expect(shares(after, 'ERIE')).toEqual([20, 20, 0]);
    const { companies } = title1830.game(after.settings).data;
    expect(companies.filter(({ certs }) => certs.at(-1) === 20).map(({ id }) => id)).toEqual(['ERIE']);
  });
});

describe('S-2', () => {
  test('3.0: the PP brings a licence, and closes when its company first runs to the coal field', () => {
    const state = turnOf(
      'canadian',
      'B&O',
      {
        laid: { J14: '57/1', J12: '9/1' },
        tokens: ['B&O I15', 'B&O J14'],
        privates: { PP: 'B&O' },
        next: '4',
      },
      { trains: ['2'], cash: 0 },
    );
    const running = act(state, 0, 'pass');
    const after = act(running, 0, bestRun(running, 0));
    expect([after.companies['B&O']!.lastRun, after.privates['PP']]).toEqual([60, 'closed']);
    expect(after.board.passes).toEqual([{ company: 'B&O', hex: 'J10' }]);
  });

  test('3.0: the PP stays as long as its company runs elsewhere', () => {
    const state = turnOf(
      'canadian',
      'B&O',
      { laid: { J14: '57/0' }, tokens: ['B&O I15', 'B&O J14'], privates: { PP: 'B&O' }, next: '4' },
      { trains: ['2'] },
      { step: 'run', begun: true, laid: 1 },
    );
    const after = act(state, 0, bestRun(state, 0));
    expect([after.companies['B&O']!.lastRun, after.privates['PP']]).toEqual([50, 'B&O']);
  });

  test('7.2: Toronto takes the tile 810 alone', () => {
    const state = turnOf('canadian', 'CPR', { tokens: ['CPR A19', 'CPR D10'], next: '4' });
    const there = forms(state, 0, 'lay').flatMap(({ fields: { hex, tile } }) =>
      'oneOf' in hex! && hex.oneOf[0] === 'D10' && 'oneOf' in tile! ? tile.oneOf : [],
    );
    expect(there).toEqual(['810']);
  });
});

describe('S-4', () => {
  test('7.2: the mountains cost $60, and each on its way brings a run $10', () => {
    const laid = { K7: '57/1', K11: '9/1', K13: '57/1' };
    const state = turnOf(
      'west-virginia',
      'N&W',
      { laid, tokens: ['N&W L10', 'N&W K7', 'C&O K13'] },
      { trains: ['2'] },
    );
    const built = act(state, 0, 'K9 9 r1');
    expect(cashOf(built, 'N&W')).toBe(1000 - 60);
    expect(act(built, 0, bestRun(built, 0)).companies['N&W']!.lastRun).toBe(20 + 20 + 10 + 10);
  });

  test('7.5: New York is one location', () => {
    const groups = (board: string): readonly unknown[] => {
      const { map } = gameOf(board);
      const faces = [...map.hexes, ...map.tiles].filter(({ label }) => label === 'NY');
      return [...new Set(faces.flatMap(({ stops }) => stops.map(({ group }) => group)))];
    };
    expect([groups('west-virginia'), groups('empire')]).toEqual([['New York'], [undefined]]);
  });

  test('5.0: a price falls by a step for each sale of others, for each share of the president', () => {
    const state = position({
      seats: 3,
      settings: { board: 'west-virginia' },
      round: stockTurn(3, 1),
      companies: { PRR: { shares: [50, 20], par: 100 } },
    });
    expect(price(act(state, 1, 'sell 2 PRR'), 'PRR')).toBe(90);
  });

  test('3.0: the CC makes I11 and J12 cost $20 each, and closes when tiles lie on both', () => {
    const building = (laid: PositionSetup['laid'] & object): Position =>
      turnOf('west-virginia', 'B&O', {
        laid: { J14: '57/1', ...laid },
        tokens: ['B&O I15', 'B&O J14'],
        privates: { CC: 'B&O' },
      });
    const first = act(building({}), 0, 'J12 9 r1');
    expect([cashOf(first, 'B&O'), first.privates['CC']]).toEqual([1000 - 20, 'B&O']);
    expect(act(building({ I11: '9/1' }), 0, 'J12 9 r1').privates['CC']).toBe('closed');
  });

  test('3.0: the PL brings one more tile on the Ohio, without a connection', () => {
    const state = turnOf('west-virginia', 'NYC', { tokens: ['NYC E19'], privates: { PL: 'NYC' } });
    const after = act(state, 0, 'use PL J2 9 r0');
    expect([after.board.laid['J2'], asks(after)]).toEqual(['9/0', '0 lay-track']);
    expect(refused(after, 0, 'use PL J4 9 r1')).toBe('no-such-power-now');
  });
});
