import { describe, expect, test } from '@jest/globals';
import { openHomes } from '../../../../src/board/index.js';
import { completeSettings, play, settingsFor, type Settings } from '../../../../src/engine/core/index.js';
import type { RailGame } from '../../../../src/engine/rail/contract.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import { chooseByKind } from '../../../support/rail-player.js';
import { testRandomGames } from '../../../support/random-games.js';
import {
  act,
  bestRun,
  cash,
  companyTurn,
  kinds,
  may,
  position,
  president,
  read,
  refused,
  shares,
  stockTurn,
  type CompanySetup,
  type PositionSetup,
} from '../../../support/rail.js';

type Position = ReturnType<typeof position>;

const s6: Settings = { dave: true };
const reading: Settings = { ...s6, 'reading-railroad': true };

const gameOf = (settings: Settings): RailGame =>
  title1830.game(completeSettings(title1830.settings, settings));

const countsOf = (settings: Settings, tiles: readonly string[]): readonly unknown[] =>
  tiles.map(tile => gameOf(settings).data.map.tiles.find(({ id }) => id === tile)?.count);

/** The company of the first seat is to run or do what comes at that step of its turn. */
const inTurn = (
  settings: Settings,
  id: string,
  step: string,
  company: CompanySetup,
  more: Partial<PositionSetup> = {},
): Position =>
  position({
    settings,
    companies: { [id]: { shares: [60], par: 100, cash: 0, operated: true, ...company } },
    round: companyTurn(id, { step }),
    ...more,
  });

describe('S-6.1 board and tiles', () => {
  test('the Deep South has an exit to the east and Richmond one to the west', () => {
    const running = (settings: Settings): Position =>
      inTurn(settings, 'PRR', 'run', { trains: ['2'] }, { tokens: ['PRR K15'] });
    expect(bestRun(running(s6), 0)).toBe('run 2 K13-K15');
    expect(refused(running({}), 0, 'run 2 K15-K13')).toBe('run-not-adjacent');
  });

  test('D24 has an exit to the north-west', () => {
    const running = (settings: Settings): Position =>
      inTurn(settings, 'B&M', 'run', { trains: ['2'] }, { tokens: ['B&M E23'], laid: { C23: '8/3' } });
    expect(bestRun(running(s6), 0)).toBe('run 2 B24-C23-D24-E23');
    expect(refused(running({}), 0, 'run 2 E23-D24-C23-B24')).toBe('run-not-adjacent');
  });

  test('there are two more of the tiles 26 and 27', () => {
    expect(countsOf({}, ['26', '27', '28'])).toEqual([1, 1, 1]);
    expect(countsOf(s6, ['26', '27', '28'])).toEqual([3, 3, 1]);
  });
});

describe('S-6.2 players buy no privates from each other', () => {
  const offers = (settings: Settings, round: PositionSetup['round']): readonly string[] =>
    kinds(
      position({
        settings,
        privates: { SV: 0, CS: 1 },
        companies: { PRR: { shares: [60], par: 100, cash: 0, operated: true } },
        laid: { H10: '57/1' },
        tokens: ['PRR H12'],
        next: '3',
        cash: [0, 500, 500],
        round,
      }),
      0,
    );

  test('not in a stock round, and not in need either', () => {
    const need = companyTurn('PRR', { step: 'trains', begun: true });
    for (const round of [stockTurn(3, 0), need]) {
      expect(offers({}, round)).toContain('offer');
      expect(offers(s6, round)).not.toContain('offer');
    }
  });

  test('a company still buys that of its president', () => {
    const buying = inTurn(s6, 'PRR', 'track', { cash: 100 }, { privates: { SV: 0 }, next: '3', left: 2 });
    expect(may(buying, 0, 'acquire SV 20')).toBe(true);
  });

  test('so the choice whether they are sold again has no meaning', () => {
    const chosen = { ...s6, 'private-resale': 'free' };
    expect(() => settingsFor(title1830, 3, chosen)).toThrow('settings-exclude-each-other');
    for (const id of ['random-income', 'reading-railroad', 'more-tiles', 'unlimited-tiles'])
      expect(() => settingsFor(title1830, 3, { [id]: true })).toThrow('setting-needs-another');
  });
});

describe('S-6.3 random income', () => {
  const settings: Settings = { ...s6, 'random-income': true };
  const running = (chosen: Settings): Position =>
    inTurn(chosen, 'PRR', 'run', { trains: ['2'] }, { tokens: ['PRR H12'], laid: { H10: '57/1' }, cash: 0 });

  test.each([
    [1, 24],
    [2, 27],
    [3, 30],
    [4, 30],
    [5, 33],
    [6, 36],
  ])('number %i makes an income of $30 one of $%i', (number, income) => {
    const { state, facts } = play(title1830, running(settings), read(0, 'run 2 H12-H10'), [[number]]);
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'income-drawn', number, revenue: income }));
    expect(act(state, 0, 'withhold').companies['PRR']!.cash).toBe(income);
    // Each share gets whole dollars; the rest stays in the bank.
    expect(cash(act(state, 0, 'pay'))[0]).toBe(6 * Math.floor(income / 10));
  });

  test('nothing is drawn without it, or where nothing was earned', () => {
    expect(act(running(s6), 0, 'run 2 H12-H10').round).toMatchObject({ earned: 30 });
    const free = running({ ...settings, runs: 'any' });
    expect(play(title1830, free, { seat: 0, type: 'run', runs: [] }, []).state.round).not.toMatchObject({
      step: 'run',
    });
  });
});

describe('S-6.3 Reading Railroad', () => {
  const home: Partial<PositionSetup> = { tokens: ['RDR H14'], laid: { H16: '57/1' }, next: '4' };

  test('it starts with a certificate of three shares, and floats like the others', () => {
    const start = position({ settings: reading, cash: 1000, round: stockTurn(3, 0) });
    const started = act(start, 0, 'par RDR 100');
    expect([shares(started, 'RDR')[0], cash(started)[0]]).toEqual([30, 700]);
    expect(gameOf(reading).company['RDR']!.certs).toHaveLength(8);
  });

  test('whoever becomes president gives three shares for the certificate', () => {
    const state = (others: number): Position =>
      position({
        settings: reading,
        companies: { RDR: { shares: [40, others], par: 100, operated: true } },
        round: stockTurn(3, 0),
      });
    const sold = act(state(40), 0, 'sell 1 RDR');
    expect([president(sold, 'RDR'), shares(sold, 'RDR')]).toEqual([1, [30, 40, 0]]);
    // With two shares nobody can take it over, so the president keeps three.
    expect(may(state(20), 0, 'sell 1 RDR')).toBe(true);
    expect(refused(state(20), 0, 'sell 2 RDR')).toBe('cannot-sell-so-many');
  });

  test('its home is worth $10 to its own trains, on any of the track there', () => {
    const running = (trains: readonly string[], more: Partial<PositionSetup> = {}): Position =>
      inTurn(reading, 'RDR', 'run', { trains }, { ...home, ...more });
    expect(bestRun(running(['2']), 0)).toMatch(/^run 2 (H14(\.\d)?-H16|H16-H14(\.\d)?)$/);
    const earned = (state: Position): unknown =>
      (act(state, 0, bestRun(state, 0)).round as { earned: number }).earned;
    expect(earned(running(['2']))).toBe(30);
    // Altoona, home, Lancaster; a 2-train may drive past the home, where another token of the company is on its way.
    expect(earned(running(['3']))).toBe(40);
    const past = running(['2'], { ...home, tokens: ['RDR H14', 'RDR H16'] });
    expect(may(past, 0, 'run 2 H12-(H14)-H16')).toBe(true);
    // It is one place, whichever track leads there.
    const twice = running(['D'], { next: 'D', left: 5, laid: { H16: '63/0', I15: '997/0' } });
    expect(earned(twice)).toBe(10 + 10 + 40 + 60);
  });

  test('for others it is plain track: no stop, no aim, no way from side to side but the track', () => {
    const prr = (step: string, more: Partial<PositionSetup>): Position =>
      inTurn(
        reading,
        'PRR',
        step,
        { trains: step === 'run' ? ['3'] : [] },
        { next: '4', ...more, tokens: ['PRR H12'] },
      );
    expect(bestRun(prr('run', home), 0)).toMatch(/H12-\(?H14\)?-H16|H16-\(?H14\)?-H12/);
    expect(refused(prr('run', home), 0, 'run 3 H12-H14.0')).toBe('run-stop-shut');
    // With nothing beyond, the PRR has no route and needs no train.
    expect(may(prr('trains', {}), 0, 'pass')).toBe(true);
    expect(refused(prr('trains', home), 0, 'pass')).toBe('cannot-pass');
  });

  test('nothing is built on its home, and nobody else stands there', () => {
    const building = inTurn(
      { ...reading, tiles: 'extension-a' },
      'RDR',
      'track',
      { cash: 500 },
      { ...home, next: 'D' },
    );
    expect(refused(building, 0, 'H14 70 r0')).not.toBe('');
    // The map shows whose home it is.
    const { map } = gameOf(reading).data;
    expect(openHomes(map, building.board)).not.toContainEqual(expect.objectContaining({ company: 'RDR' }));
    expect(openHomes(map, { laid: {}, tokens: [] })).toContainEqual({ company: 'RDR', hex: 'H14', stop: 0 });
    const placing = inTurn(reading, 'PRR', 'token', { cash: 500 }, { ...home, tokens: ['PRR H12'] });
    expect(may(placing, 0, 'token H16')).toBe(true);
    expect(refused(placing, 0, 'token H14')).not.toBe('');
  });

  test('Boston and Baltimore get tiles 592 and 997; the home is one of the tiles 43', () => {
    expect(countsOf(reading, ['53', '61', '592', '997', '43'])).toEqual([undefined, undefined, 2, 2, 1]);
    expect(countsOf(s6, ['53', '61', '592', '997', '43'])).toEqual([2, 2, undefined, undefined, 2]);
    const building = (next: string, laid: PositionSetup['laid'] = {}): Position =>
      inTurn(reading, 'B&O', 'track', { cash: 500 }, { tokens: ['B&O I15'], next, left: 1, laid });
    const green = act(building('3'), 0, 'I15 592 r0');
    expect(green.board.laid['I15']).toBe('592/0');
    expect(may(building('5', { I15: '592/0' }), 0, 'I15 997 r5')).toBe(true);
  });

  test('there is one more 4-train, and each may hold one certificate more', () => {
    const fours = (settings: Settings): unknown => gameOf(settings).train['4']!.count;
    expect([fours(s6), fours(reading)]).toEqual([4, 5]);
    const limit = (settings: Settings): unknown => gameOf(settings).data.certificateLimit[4];
    expect([limit(s6), limit(reading), limit({ ...reading, 'higher-cert-limits': true })]).toEqual([
      16, 17, 19,
    ]);
  });
});

describe('S-6.3 tiles', () => {
  test('more of some, beside those of the scenario', () => {
    const more: Settings = { ...s6, 'more-tiles': true };
    expect(countsOf(more, ['5', '6', '26', '27', '141', '144', '7'])).toEqual([3, 3, 5, 5, 2, 2, 4]);
    const both: Settings = { ...more, tiles: 'extension-b' };
    expect(countsOf(both, ['5', '619'])).toEqual([5, 1]);
    // What each of them lets follow may follow.
    expect([...gameOf(both).data.map.upgrades['5']!].sort()).toEqual(['14', '15', '619']);
    const laying = inTurn(
      more,
      'PRR',
      'track',
      {},
      { tokens: ['PRR H12'], laid: { H10: '5/1' }, next: '3', left: 2 },
    );
    expect(may(laying, 0, 'H10 15 r4') || may(laying, 0, 'H10 15 r1') || may(laying, 0, 'H10 14 r1')).toBe(
      true,
    );
    expect(gameOf(more).data.map.upgrades['58']).toEqual(['141', '142', '143', '144']);
  });

  test('any number of those of Classic, not of others', () => {
    const all: Settings = { ...reading, 'unlimited-tiles': true };
    expect(countsOf(all, ['1', '43', '64', '592'])).toEqual([null, null, null, 2]);
    expect(countsOf({ ...all, 'more-tiles': true }, ['26', '141'])).toEqual([null, 2]);
  });
});

testRandomGames({
  title: title1830,
  startOf: seed => ({
    rules: title1830.rules,
    seats: 2 + (seed % 5),
    settings: completeSettings(title1830.settings, {
      ...s6,
      'reading-railroad': seed % 3 !== 0,
      'random-income': seed % 2 === 1,
      'more-tiles': seed % 4 > 1,
      'unlimited-tiles': seed % 5 === 1,
      ...(seed % 2 === 0 && { 'split-dividends': true, bank: '4500' }),
    }),
  }),
  playerOf: () => chooseByKind,
  kinds: ['take', 'bid', 'dividend', 'train', 'par', 'home'],
  enough: 8,
});
