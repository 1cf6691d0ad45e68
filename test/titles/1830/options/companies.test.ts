import { describe, expect, test } from '@jest/globals';
import { openHomes } from '../../../../src/board/index.js';
import { completeSettings, type Settings } from '../../../../src/engine/core/index.js';
import { tilesLeft } from '../../../../src/engine/rail/map/board.js';
import { keptHomes } from '../../../../src/present/rail/homes.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import {
  act,
  asks,
  bestRun,
  choices,
  forms,
  may,
  newGame,
  position,
  refused,
  refusedCase,
  shares,
  stockTurn,
  type CompanySetup,
  type PositionSetup,
} from '../../../support/rail.js';
import { gameOf, turnOf } from '../turns.js';

type Position = ReturnType<typeof position>;

/** The B&O ends its turn, and the company has its first. */
const firstTurn = (
  settings: Settings,
  company: string,
  tokens: readonly string[] = [],
  more: Partial<PositionSetup> = {},
): Position =>
  act(
    turnOf(
      settings,
      'B&O',
      {
        ...more,
        tokens: ['B&O I15', ...tokens],
        companies: { [company]: { shares: [60], par: 67, cash: 670 } },
      },
      {},
      { step: 'trains', begun: true, laid: 1, waiting: [company] },
    ),
    0,
    'pass',
  );

const treasury = (state: Position, company: string): number => state.companies[company]!.cash!;

const lastRun = (state: Position, company: string): number | null =>
  act(state, 0, bestRun(state, 0)).companies[company]!.lastRun;

/** Tiles that can be laid on the hex now. */
const tilesFor = (state: Position, place: string): readonly unknown[] => [
  ...new Set(
    forms(state, 0, 'lay').flatMap(({ fields: { hex, tile } }) =>
      'oneOf' in hex! && hex.oneOf[0] === place && 'oneOf' in tile! ? tile.oneOf : [],
    ),
  ),
];

describe('V-1.6 further companies', () => {
  const namesOf = (settings: Settings): readonly string[] =>
    gameOf(settings)
      .data.companies.map(({ id }) => id)
      .slice(8);

  test.each<[Settings, readonly string[]]>([
    [{}, []],
    [{ 'extra-pmq': true }, ['PMQ']],
    [{ 'extra-nkp': true, 'extra-rdr': true }, ['NKP', 'RDR']],
    [{ 'extra-pmq': true, 'extra-nkp': true, 'extra-rdr': true }, ['PMQ', 'NKP', 'RDR']],
    [{ dave: true, 'extra-pmq': true, 'reading-railroad': true }, ['PMQ', 'RDR']],
    [{ board: 'canadian', 'extra-nkp': true }, ['N&W', 'PMQ', 'NKP']],
    [{ board: 'west-virginia', 'extra-pmq': true, 'extra-rdr': true }, ['N&W', 'NKP', 'PMQ', 'RDR']],
  ])('in any combination: %j', (settings, names) => {
    expect(namesOf(settings)).toEqual(names);
  });

  test.each<Settings>([
    { board: 'level-field', 'extra-pmq': true },
    { board: 'canadian', 'extra-pmq': true },
    { board: 'empire', 'extra-nkp': true },
    { board: 'west-virginia', 'extra-nkp': true },
    { dave: true, 'extra-rdr': true },
    { 'higher-cert-limits': true, 'extra-rdr': true },
  ])('not where it is so anyway: %j', settings => {
    expect(() => completeSettings(title1830.settings, settings)).toThrow('settings-exclude-each-other');
  });

  test('V-5.3: with any of them more certificates may be held', () => {
    for (const id of ['extra-pmq', 'extra-nkp', 'extra-rdr'])
      expect(gameOf({ [id]: true }).data.certificateLimit).toEqual({
        2: 32,
        3: 22,
        4: 18,
        5: 15,
        6: 13,
        7: 12,
      });
    expect(gameOf({}).data.certificateLimit[4]).toBe(16);
  });

  test('they are started and float like the others', () => {
    const started = act(
      position({ settings: { 'extra-nkp': true }, cash: 1000, round: stockTurn(3, 0) }),
      0,
      'par NKP 100',
    );
    expect([shares(started, 'NKP')[0], started.players[0]!.cash]).toEqual([20, 800]);
    const floated = position({
      settings: { 'extra-nkp': true },
      cash: 1000,
      round: stockTurn(3, 0),
      companies: { NKP: { shares: [50], par: 100 } },
    });
    expect(treasury(act(floated, 0, 'buy NKP'), 'NKP')).toBe(1000);
  });

  test('their tokens cost what others cost in the scenario', () => {
    const tokens = (settings: Settings): unknown => gameOf(settings).company['RDR']!.tokens;
    expect(tokens({ 'extra-rdr': true })).toEqual([0, 40]);
    expect(tokens({ board: 'level-field', 'extra-rdr': true })).toEqual([0, 100]);
  });

  test('the NKP begins in Columbus, which is kept for it', () => {
    const state = firstTurn({ 'extra-nkp': true }, 'NKP');
    expect(state.board.tokens).toContainEqual({ company: 'NKP', hex: 'H4', stop: 0 });
    const building = (settings: Settings): Position =>
      turnOf(
        settings,
        'PRR',
        { laid: { H10: '57/1', H8: '9/1', H6: '9/1', H4: '57/1' }, tokens: ['PRR H12'] },
        {},
        { step: 'token', begun: true, laid: 1 },
      );
    expect(may(building({}), 0, 'token H4')).toBe(true);
    expect(refusedCase(building({ 'extra-nkp': true }), 0, 'token H4')).toBe('no-token-there/kept');
  });

  test('V-7.2: the PMQ begins in either city of E5, and chooses when track tells them apart', () => {
    const settings = { 'extra-pmq': true };
    expect(choices(firstTurn(settings, 'PMQ', [], { laid: { E5: '59/0' } }), 0, 'home', 'spot')).toEqual([
      'E5',
      'E5.1',
    ]);
    // Before there is track it makes no difference; whoever lays the first tile, its president chooses then.
    expect(firstTurn(settings, 'PMQ').board.tokens).toContainEqual({ company: 'PMQ', hex: 'E5', stop: 0 });
    const laying = turnOf(settings, 'PMQ', { tokens: ['PMQ E5'], next: '4' });
    expect(asks(act(laying, 0, 'E5 59 r0'))).toBe('0 home-token');
  });

  test('V-7.2: nobody stands on E5 before the PMQ, but on the Classic side without it', () => {
    const building = (settings: Settings): Position =>
      turnOf(
        settings,
        'C&O',
        { laid: { E5: '59/0' }, tokens: ['C&O F6'] },
        {},
        { step: 'token', begun: true, laid: 1 },
      );
    for (const spot of ['token E5', 'token E5.1']) {
      expect(refusedCase(building({ 'extra-pmq': true }), 0, spot)).toBe('no-token-there/kept');
      expect(refusedCase(building({}), 0, spot)).toBe('no-token-there/unreached');
    }
  });
});

describe('V-7.3 choice of the home', () => {
  const chosen = (board: string): Settings => ({ board, 'home-choice': true });

  test('it is for the other side of the board', () => {
    expect(() => completeSettings(title1830.settings, { 'home-choice': true })).toThrow(
      'setting-needs-another',
    );
  });

  test('the C&O begins in Cleveland or Richmond, the N&W in Norfolk or Roanoke', () => {
    for (const [company, spots] of [
      ['C&O', ['F6', 'K13']],
      ['N&W', ['L16', 'L10']],
    ] as const) {
      const state = firstTurn(chosen('canadian'), company);
      expect([asks(state), choices(state, 0, 'home', 'spot')]).toEqual(['0 home-token', spots]);
      const spot = spots[1];
      expect(act(state, 0, `home ${spot}`).board.tokens).toContainEqual({ company, hex: spot, stop: 0 });
    }
    expect(asks(firstTurn({ board: 'canadian' }, 'C&O'))).toBe('0 lay-track');
  });

  test('others may build in one of its cities before, but leave room in the other', () => {
    const building = (tokens: readonly string[], settings: Settings = chosen('canadian')): Position =>
      turnOf(
        settings,
        'B&O',
        { laid: { J14: '57/0', K13: '57/0' }, tokens: ['B&O I15', 'B&O J14', ...tokens] },
        {},
        { step: 'token', begun: true, laid: 1 },
      );
    expect(may(building([]), 0, 'token K13')).toBe(true);
    expect(refusedCase(building(['NYC F6']), 0, 'token K13')).toBe('no-token-there/kept');
    expect(may(building(['NYC F6', 'C&O K13']), 0, 'token K13')).toBe(false);
    expect(may(building(['C&O F6']), 0, 'token K13')).toBe(true);
    // A second circle is room enough.
    expect(
      may(
        turnOf(
          chosen('canadian'),
          'B&O',
          { laid: { J14: '57/0', K13: '15/0' }, tokens: ['B&O I15', 'B&O J14', 'NYC F6'], next: '4' },
          {},
          { step: 'token', begun: true, laid: 1 },
        ),
        0,
        'token K13',
      ),
    ).toBe(true);
  });

  test('where the other city is taken, it begins in the one that is left', () => {
    const state = firstTurn(chosen('canadian'), 'C&O', ['NYC F6']);
    expect(asks(state)).toBe('0 lay-track');
    expect(state.board.tokens).toContainEqual({ company: 'C&O', hex: 'K13', stop: 0 });
  });

  test('the map shows both until it has begun, and Roanoke where there are mountains without it', () => {
    const g = gameOf(chosen('canadian'));
    const homes = (state: Position): readonly string[] =>
      keptHomes(g, state)
        .filter(({ company }) => company === 'C&O')
        .map(({ hex }) => hex);
    expect(homes(newGame(3, chosen('canadian')))).toEqual(['F6', 'K13']);
    expect(homes(turnOf(chosen('canadian'), 'B&O', { tokens: ['C&O K13'] }))).toEqual([]);
    const stops = (settings: Settings): unknown =>
      gameOf(settings).data.map.hexes.find(({ id }) => id === 'L10')!.stops.length;
    expect([stops(chosen('canadian')), stops({ board: 'canadian' })]).toEqual([1, 0]);
  });

  test('S-1 keeps Richmond for the C&O all the same; S-4 has one of its cities only', () => {
    const home = (settings: Settings, company: string): unknown => gameOf(settings).company[company]!.home;
    expect(home(chosen('level-field'), 'C&O')).toEqual(home({ board: 'level-field' }, 'C&O'));
    expect(home(chosen('level-field'), 'N&W')).toMatchObject({ kept: 'one' });
    expect(home(chosen('west-virginia'), 'C&O')).toEqual({ hex: 'K13', stop: 0 });
    expect(home(chosen('west-virginia'), 'N&W')).toMatchObject({ kept: 'one' });
  });
});

describe('V-7.5 the Reading', () => {
  const settings = { 'extra-rdr': true };
  const turn = (more: Partial<PositionSetup> = {}, own: CompanySetup = {}, step = 'track'): Position =>
    turnOf(settings, 'RDR', { tokens: ['RDR G15'], ...more }, own, {
      step,
      ...(step !== 'track' && { begun: true, laid: 1 }),
    });

  test.each<Settings>([settings, { ...settings, board: 'level-field' }])(
    'it begins on G15 or H16, as it likes: %j',
    both => {
      const state = firstTurn(both, 'RDR');
      expect([asks(state), choices(state, 0, 'home', 'spot')]).toEqual(['0 home-token', ['G15', 'H16']]);
      for (const hex of ['G15', 'H16'])
        expect(act(state, 0, `home ${hex}`).board.tokens).toContainEqual({ company: 'RDR', hex, stop: 0 });
    },
  );

  test('on G15 nobody else can stand, so H16 is not kept for it', () => {
    expect(asks(firstTurn(settings, 'RDR', ['NYC H16']))).toBe('0 lay-track');
    expect(firstTurn(settings, 'RDR', ['NYC H16']).board.tokens).toContainEqual({
      company: 'RDR',
      hex: 'G15',
      stop: 0,
    });
    const building = turnOf(
      settings,
      'PRR',
      { laid: { H14: '9/1', H16: '57/1', G15: '9P/2' }, tokens: ['PRR H12'] },
      {},
      { step: 'token', begun: true, laid: 1 },
    );
    expect(may(building, 0, 'token H16')).toBe(true);
    expect(refused(building, 0, 'token G15')).not.toBe('');
  });

  test('plain track of all kinds can be laid on G15, out of the common supply, and replaced as usual', () => {
    expect(tilesFor(turn({ next: '4' }), 'G15')).toEqual(['7P', '8P', '9P']);
    const { map } = gameOf(settings);
    const laid = act(turn(), 0, 'G15 9P r2');
    expect(laid.board.tokens).toContainEqual({ company: 'RDR', hex: 'G15', stop: 0 });
    expect([tilesLeft(map, laid.board)['9'], tilesLeft(map, turn().board)['9']]).toEqual([6, 7]);
    const green = turn({ laid: { G15: '9P/2' }, next: '4' });
    expect(tilesFor(green, 'G15')).toEqual(['18P', '19P', '20P', '23P', '24P', '26P', '27P']);
    const brown = turn({ laid: { G15: '23P/2' }, next: '6' });
    expect(tilesFor(brown, 'G15')).toEqual(['41P', '43P', '45P', '47P']);
    const upgraded = act(brown, 0, 'G15 47P r2');
    expect(upgraded.board.tokens).toHaveLength(1);
  });

  test('such tiles are for G15 alone', () => {
    const placing = turnOf(settings, 'PRR', { tokens: ['PRR H12', 'RDR H16'], next: '4' });
    expect(refused(placing, 0, 'H10 9P r1')).toBe('tile-may-not-follow');
    expect(refused(placing, 0, 'H14 9P r1')).toBe('tile-may-not-follow');
    expect(may(placing, 0, 'H10 57 r1')).toBe(true);
    expect(refused(turn(), 0, 'G15 9 r2')).toBe('tile-may-not-follow');
  });

  test('a tile there costs it $60, if it begins there', () => {
    expect(treasury(act(turn({ tokens: ['PRR H12', 'RDR G15'] }), 0, 'G15 9P r2'), 'RDR')).toBe(1000 - 60);
    // The mountains beside it cost it what they cost others.
    const beside = turn({ laid: { G15: '9P/1' } });
    expect(treasury(act(beside, 0, 'G13 9 r1'), 'RDR')).toBe(1000 - 120);
    const fromH16 = turn({ tokens: ['RDR H16'], laid: { H16: '57/2' } });
    expect(treasury(act(fromH16, 0, 'G15 9P r2'), 'RDR')).toBe(1000 - 120);
    const other = turnOf(settings, 'PRR', {
      tokens: ['PRR H12', 'PRR H16', 'RDR G15'],
      laid: { H16: '57/2' },
    });
    expect(treasury(act(other, 0, 'G15 9P r2'), 'PRR')).toBe(1000 - 120);
    // Nor is the home of another any cheaper.
    const newYork = turnOf(settings, 'NYNH', { tokens: ['NYNH G19'], next: '4' });
    expect(treasury(act(newYork, 0, 'G19 54 r0'), 'NYNH')).toBe(1000 - 80);
    // Later tiles are free as everywhere.
    const later = turn({ laid: { G15: '9P/2' }, next: '4' });
    expect(treasury(act(later, 0, 'G15 23P r2'), 'RDR')).toBe(1000);
  });

  test('the SV keeps all away while a player owns it, the RDR too; its company pays half of that', () => {
    expect(refused(turn({ privates: { SV: 1 } }), 0, 'G15 9P r2')).toBe('hex-blocked');
    const both = turnOf({ ...settings, 'sv-discount': true }, 'RDR', {
      tokens: ['RDR G15'],
      privates: { SV: 'RDR' },
    });
    const after = act(both, 0, 'G15 9P r2');
    expect([treasury(after, 'RDR'), after.privates['SV']]).toEqual([1000 - 30, 'closed']);
  });

  /** Track from Scranton over G15 to Lancaster. */
  const laid = { F16: '57/0', G15: '8P/3', H16: '57/2' };

  test('V-7.4: G15 is a city of 10 for its trains, where they begin or pass; they may pass it by', () => {
    expect(lastRun(turn({ laid }, { trains: ['2'] }, 'run'), 'RDR')).toBe(10 + 20);
    expect(lastRun(turn({ laid, next: '4' }, { trains: ['3'] }, 'run'), 'RDR')).toBe(20 + 10 + 20);
    const two = turn({ laid, tokens: ['RDR G15', 'RDR H16'] }, { trains: ['2'] }, 'run');
    expect(['run 2 F16-(G15)-H16', 'run 2 H16-(G15)-F16']).toContain(bestRun(two, 0));
  });

  test('V-7.4: for others it is plain track, also where the RDR began on H16', () => {
    for (const home of ['RDR G15', 'RDR H16']) {
      const running = turnOf(
        settings,
        'PRR',
        { laid, tokens: ['PRR F16', home], next: '4' },
        { trains: ['3'] },
        { step: 'run', begun: true, laid: 1 },
      );
      expect(['run 3 F16-(G15)-H16', 'run 3 H16-(G15)-F16']).toContain(bestRun(running, 0));
      expect(refused(running, 0, 'run 3 F16-G15-H16')).toBe('run-stop-shut');
    }
  });

  test('with extension A there are more tiles for it, and both count together', () => {
    const more = { ...settings, tiles: 'extension-a' };
    const { map } = gameOf(more);
    const left = (id: string): unknown => map.tiles.find(tile => tile.id === id)?.count;
    expect([left('17'), left('17P'), left('9P')]).toEqual([1, 1, 12]);
    const green = turnOf(more, 'RDR', { tokens: ['RDR G15'], laid: { G15: '8P/2' }, next: '4' });
    expect(tilesFor(green, 'G15')).toContain('17P');
  });

  test('on the other side H12 and G15 share their tiles', () => {
    const both = { ...settings, board: 'level-field' };
    const { map } = gameOf(both);
    expect(map.tiles.filter(({ id }) => id === '43P')).toHaveLength(1);
    const state = turnOf(both, 'RDR', { tokens: ['RDR G15', 'PRR H12'], laid: { G15: '23P/2' }, next: '6' });
    expect(tilesFor(state, 'G15')).toContain('43P');
    expect(openHomes(map.data, { laid: {}, tokens: [] })).toContainEqual({
      company: 'RDR',
      hex: 'G15',
      stop: 0,
    });
  });

  test('the map has a name for G15 with it alone', () => {
    const names = (chosen: Settings): readonly unknown[] =>
      gameOf(chosen)
        .data.map.hexes.filter(({ id }) => id === 'G15' || id === 'G13')
        .map(({ name }) => name);
    expect(names(settings)).toEqual([undefined, 'Schuylkill Valley']);
    expect(names({})).toEqual([undefined, undefined]);
  });

  test('a company with its home there and nothing else within reach needs no train', () => {
    expect(may(turn({ laid: { G15: '9P/2' } }, {}, 'trains'), 0, 'pass')).toBe(true);
    expect(refused(turn({ laid: { G15: '9P/2', H16: '57/2' } }, {}, 'trains'), 0, 'pass')).toBe(
      'cannot-pass',
    );
  });
});
