import { describe, expect, test } from '@jest/globals';
import { settingsFor, type Fact } from '../../../src/engine/core/index.js';
import { bestRuns } from '../../../src/engine/rail/map/best-runs.js';
import { emptyBoard, placeToken } from '../../../src/engine/rail/map/board.js';
import { compileMap } from '../../../src/engine/rail/map/compile.js';
import { networkOf, reachedStops } from '../../../src/engine/rail/map/network.js';
import { layTile } from '../../../src/engine/rail/map/upgrade.js';
import { percentOf } from '../../../src/engine/rail/shares/shares.js';
import { POOL, type RailState } from '../../../src/engine/rail/state.js';
import { companies2 } from '../../../src/titles/18mag/rules/companies.js';
import { firstToTrack } from '../../../src/titles/18mag/rules/double-cities.js';
import { byDistance, distance } from '../../../src/titles/18mag/rules/istvan-track.js';
import { map2 } from '../../../src/titles/18mag/rules/map.js';
import { companyCards, soloLevels, shareCards } from '../../../src/titles/18mag/rules/solo-cards.js';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import { companyTurn, stockTurn } from '../../support/rail-position.js';
import { acts, after, his, mine, solo, sopron, table, type Setup } from '../../support/istvan.js';

const { actFully, kinds, newGame } = table;

describe('§1 Solo: his company cards', () => {
  test.each(soloLevels)('%s: all sets lie together on the board, and each comes to a far place', level => {
    const map = compileMap(map2);
    let board = emptyBoard;
    for (const { id, home } of companies2)
      if ('hex' in home && home.stop !== null && id in companyCards[level])
        board = placeToken(map, board, { company: id, hex: home.hex, stop: home.stop });
    for (const [, { tiles }] of Object.entries(companyCards[level]))
      for (const [hex, text] of tiles) {
        const [tile, rotation] = text.split('/');
        const draft = { board: layTile(map, board, hex, tile!, Number(rotation)) };
        firstToTrack(draft as never, hex, map.hexes[map.hexIndex.get(hex)!]!);
        ({ board } = draft);
      }
    for (const minor of Object.keys(companyCards[level])) {
      const reached = reachedStops(map, networkOf(map, board, minor)).map(({ hex }) => hex);
      const reds = reached.filter(hex => map.hexes[map.hexIndex.get(hex)!]!.colour === 'red');
      expect([minor, reds.length > 0]).toEqual([minor, true]);
      const terms = { levels: ['yellow'], portJoins: 0, bonus: {} } as const;
      expect(bestRuns(map, board, minor, [{ name: '2', reach: 2 }], terms).value).toBeGreaterThan(0);
    }
  });

  test.each(soloLevels)('%s: no share card names more than 100 % or twice the same company', level => {
    for (const { targets } of shareCards[level]) {
      expect(new Set(targets.map(([company]) => company)).size).toBe(4);
      expect(targets.every(([, percent]) => percent <= 60)).toBe(true);
    }
  });
});

describe('§1 Solo: the beginning', () => {
  test.each([
    ['full', 3],
    ['short', 2],
  ])(
    'in the %s game he has %i minors with tiles, trains, tokens and money, and one share',
    (length, count) => {
      const state = newGame(1, { length, level: 'hard' });
      const own = Object.keys(state.companies).filter(id => state.companies[id]!.certs[0] === 1);
      expect(own).toEqual(['1', '2', '3'].slice(0, count));
      for (const id of own) {
        expect(state.companies[id]).toMatchObject({ cash: 50, trains: ['2'], floated: true });
        for (const [hex, tile] of companyCards.hard[id]!.tiles) expect(state.board.laid[hex]).toBe(tile);
        expect(state.board.tokens.some(({ company }) => company === id)).toBe(true);
      }
      const [card] = shareCards.hard;
      expect(percentOf(title18mag.game(state.settings), state, card!.start, 1)).toBe(10);
      expect(title18mag.opening!(state)).toContainEqual(
        expect.objectContaining({ kind: 'istvan-cards', minors: own, share: card!.start }),
      );
    },
  );

  test('the player chooses as many minors and one share of the other companies; then he has the priority deal', () => {
    const state = newGame(1, { length: 'short' });
    expect(table.choices(state, 0, 'draft', 'company')).not.toContain('SKEV');
    const drafted = table.acts(state, '0 draft 6', '0 draft SIK', '0 draft 7');
    expect(table.factsOf(state, 0, 'draft 6', 'priority')).toEqual([]);
    expect(drafted.priority).toBe(1);
    expect(drafted.round).toMatchObject({ kind: 'operating' });
    expect(drafted.companies['4']!.floated).toBe(false);
  });
});

describe('sheet §7.3: near and far', () => {
  test('is counted in hexes, straight and slanting, also above row A', () => {
    const hexes = [['B3', 'B9'], ['A2', 'C4'], ['A2', 'C10'], ['a11', 'A12'], ['a11', 'A10'], ['E2', 'A2']] as const; // oxfmt-ignore
    expect(hexes.map(([one, other]) => distance(one, other))).toEqual([3, 2, 5, 1, 1, 4]);
  });

  test('what is as near comes by its name', () => {
    const near = byDistance(title18mag.game(newGame(1).settings), '11');
    expect(['B7', 'C4', 'B5', 'A4', 'A2', 'C2', 'B3'].sort(near)).toEqual(
      ['B3', 'A2', 'A4', 'B5', 'C2', 'C4', 'B7'], // Sopron is B3.
    );
  });
});

describe('§2 Solo: his minors', () => {
  test('pay 10 to SKEV in the yellow phase, and lay nothing', () => {
    const { state, facts } = after(sopron());
    expect(acts(facts, 'levy')).toEqual([
      expect.objectContaining({ company: '11', why: 'yellow-phase', line: null }),
    ]);
    expect(facts).toContainEqual({
      kind: 'supporter-paid',
      company: 'SKEV',
      by: '11',
      amount: 10,
      what: 'levy',
    });
    expect(state.companies['SKEV']!.cash).toBe(10);
    expect(facts.some(({ kind }) => kind === 'tile-laid')).toBe(false);
  });

  test('take the railcar of RABA where it brings anything, and run for the most', () => {
    const { state, facts } = after(sopron());
    expect(acts(facts, 'railcar')).toEqual([expect.objectContaining({ why: 'earns-more' })]);
    // Sopron and Bécs, and 20 for the far place; half is his.
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'earned', company: '11', revenue: 70 }));
    expect(state.players[1]!.cash).toBe(500 + 35);
    const far = sopron({ laid: { B3: '5/4', B5: '57/1', C2: '3/2' } });
    expect(acts(after({ ...far, phase: 0 }).facts, 'railcar')).toHaveLength(0);
  });

  test('upgrade every city they reach, home first, the bank paying for rivers', () => {
    const state = solo({
      istvan: { minors: ['7'], share: 0 },
      companies: { 1: mine, 7: { ...his, cash: 5, trains: ['2'] } },
      tokens: ['1 C8.1', '7 E6.0'],
      laid: { E6: 'L32/3', E8: '9/2', D9: '57/2' },
      round: companyTurn('1', { step: 'track', waiting: ['7'] }),
      phase: 1,
    });
    const { state: now, facts } = after(state);
    expect(acts(facts, 'upgrade').map(fact => [fact['item'], fact['why']])).toEqual([['E6', 'home']]);
    expect(now.board.laid['E6']).not.toBe('L32/3');
    expect(now.companies['SIK']!.cash).toBe(20);
    expect(acts(facts, 'levy')).toHaveLength(0);
  });

  test('lay nothing where no tile lies, not even at home', () => {
    expect(acts(after(sopron({ laid: {}, phase: 1 })).facts, 'upgrade')).toEqual([]);
  });

  test('upgrade the nearest city next, and a city once in a turn', () => {
    const state = sopron({ laid: { B3: '6/2', B5: '57/1' }, phase: 2 });
    const { state: now, facts } = after(state);
    expect(acts(facts, 'upgrade').map(fact => [fact['item'], fact['why']])).toEqual([
      ['B3', 'home'],
      ['B5', 'reached'],
    ]);
    // Of those with four exits the lowest number, the least turned.
    expect(['B3', 'B5'].map(hex => now.board.laid[hex])).toEqual(['619/2', '14/1']);
    const again = after({ ...now, round: companyTurn('1', { step: 'track', waiting: ['11'] }) });
    // No brown city fits in Sopron, where two sides are closed.
    expect(acts(again.facts, 'upgrade').map(fact => fact['item'])).toEqual(['B5']);
  });
});

describe('§2 Solo: what his minors buy', () => {
  test('a 2-train before all else, where they have none', () => {
    const { facts } = after(sopron({ cash: 130, trains: [] }));
    expect(acts(facts, 'station')).toHaveLength(0);
    expect(acts(facts, 'train')).toEqual([
      expect.objectContaining({ item: '2', line: null, why: 'no-train' }),
    ]);
  });

  test('the lines of the card from top to bottom; what cannot be paid waits, and is told', () => {
    const laid = { B3: '6/2', B5: '57/1' };
    const poor = after(sopron({ laid, cash: 20 })).facts;
    expect(poor).toContainEqual({
      kind: 'istvan-waits',
      company: '11',
      line: 1,
      item: 'station',
      why: 'money',
    });
    expect(acts(poor, 'train')).toHaveLength(0);
    const { state, facts } = after(sopron({ laid, cash: 55 }));
    expect(acts(facts, 'station')).toEqual([expect.objectContaining({ item: 'B5', line: 1, why: 'card' })]);
    expect(state.board.tokens).toContainEqual({ company: '11', hex: 'B5', stop: 0 });
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'istvan-waits', line: 2, item: '3' }));
  });

  test('what could be paid only after the station’s time waits for the next turn, a train beside two for room', () => {
    const next = (state: RailState): unknown => after(state).facts.find(fact => fact.kind === 'istvan-waits');
    const laid = { B3: '6/2', B5: '57/1' };
    expect(next(sopron({ laid, cash: 45 }))).toMatchObject({ item: 'station', why: 'turn' });
    expect(next(sopron({ cash: 110, trains: ['3', '2'], lines: { 11: 1 } }))).toMatchObject({
      item: '3',
      why: 'room',
    });
  });

  test('a station is skipped where the minor has none left', () => {
    const laid = { B3: '6/2', B5: '57/1', B7: '57/1', B9: '57/1' };
    const tokens = ['1 C8.1', '11 B3', '11 B5', '11 B7'];
    expect(after(sopron({ laid, tokens, cash: 500 })).facts).toContainEqual(
      expect.objectContaining({ kind: 'istvan-skips', line: 1, item: 'station', why: 'no-token' }),
    );
  });

  test('a station is skipped where no city is free', () => {
    const { facts } = after(sopron({ cash: 200 }));
    expect(facts).toContainEqual({
      kind: 'istvan-skips',
      company: '11',
      line: 1,
      item: 'station',
      why: 'no-city',
    });
    expect(acts(facts, 'train')).toEqual([expect.objectContaining({ item: '3', line: 2, why: 'card' })]);
  });

  test('the smallest train is scrapped for the one of the line, once that can be paid', () => {
    const two = (cash: number): readonly Fact[] =>
      after(sopron({ cash, trains: ['3', '2'], lines: { 11: 1 } })).facts;
    expect(acts(two(129), 'scrap')).toHaveLength(0);
    // Of which it pays 10 to SKEV first.
    expect(acts(two(130), 'scrap')).toHaveLength(1);
    expect(acts(two(150), 'scrap')).toEqual([expect.objectContaining({ item: '2', line: 2, why: 'room' })]);
    expect(acts(two(150), 'train')).toEqual([expect.objectContaining({ item: '3', line: 2 })]);
  });
});

describe('§2 Solo: companies that he leads', () => {
  test('lay no stations and pay out all they have', () => {
    const state = solo({
      companies: { 1: mine },
      papers: { SKEV: [10, 20] },
      treasuries: { SKEV: 105 },
      tokens: ['1 C8.1'],
      round: companyTurn('1', { step: 'track', waiting: ['SKEV'] }),
    });
    const { state: now, facts } = after(state);
    expect(facts).toContainEqual(
      expect.objectContaining({ kind: 'paid-out', company: 'SKEV', revenue: 100 }),
    );
    expect(now.board.tokens).toHaveLength(1);
    expect(now.players.map(({ cash }) => cash)).toEqual([510, 520]);
  });
});

describe('§3 Solo: his share card', () => {
  const stock = (setup: Partial<Setup>): RailState =>
    solo({
      companies: { 1: mine },
      papers: { SKEV: [0, 10] },
      tokens: ['1 C8.1'],
      round: stockTurn(2, 0),
      ...setup,
    });
  const bought = (state: RailState): readonly unknown[] =>
    acts(after(state).facts, 'share').map(fact => [fact['company'], fact['line']]);

  test('he buys the first share on it that he can have, one in a turn', () => {
    expect(bought(stock({}))[0]).toEqual(['SKEV', 1]);
    expect(bought(stock({ papers: { SKEV: [0, 30] } }))[0]).toEqual(['LdStEG', 2]);
    expect(bought(stock({ cash: [500, 20] }))).toEqual([]);
  });

  test('he buys no ninth paper, but keeps what he gets for a lost office', () => {
    // On the hard card he wants 50 % of RABA first.
    const eight = { SKEV: [0, 40], LdStEG: [40, 30], RABA: [0, 20], SIK: [0, 20] } as const;
    const full = stock({ level: 'hard', papers: { ...eight, LdStEG: [30, 20] } });
    expect(bought(full)[0]).toEqual(['RABA', 1]);
    expect(bought(stock({ level: 'hard', papers: eight }))).toEqual([]);
    const tie = stock({ level: 'hard', papers: { ...eight, SKEV: [40, 40] }, cash: [500, 0] });
    const certs = [1, 0, 0, 0, 0, 1, 1, POOL, POOL];
    const his = { ...tie, companies: { ...tie.companies, SKEV: { ...tie.companies['SKEV']!, certs } } };
    const { state } = actFully(his, 0, 'buy SKEV');
    expect(state.companies['SKEV']!.certs.filter(holder => holder === 1)).toHaveLength(4);
    expect(state.companies['SKEV']!.certs[0]).toBe(0);
  });

  test('he sells nothing, and keeps his office at a tie', () => {
    const near = stock({ papers: { SKEV: [20, 30] }, cash: [500, 0] });
    const { state, facts } = actFully(near, 0, 'buy SKEV');
    expect(percentOf(title18mag.game(state.settings), state, 'SKEV', 0)).toBe(30);
    expect(facts.some(({ kind }) => kind === 'shares-sold')).toBe(false);
    expect(state.companies['SKEV']!.certs[0]).toBe(1);
  });
});

describe('§2 Solo: the short game', () => {
  test('both have an income in each operating round, by the phase', () => {
    const state = solo({
      length: 'short',
      companies: { 1: mine, 2: { ...his, trains: ['2'] } },
      tokens: ['1 C8.1', '2 B15'],
      round: stockTurn(2, 0),
      cash: [0, 0],
      phase: 1,
    });
    const { state: now, facts } = after(state);
    expect(facts).toContainEqual({ kind: 'solo-income', amount: 30 });
    expect(now.players[0]!.cash).toBe(30);
    // Once in a round, however many turns there are in it.
    expect(table.asks(now)).toBe('0 lay-track');
    const told = actFully(now, 0, 'pass').facts.map(({ kind }) => kind);
    expect(told.filter(kind => kind === 'solo-income')).toHaveLength(1);
    expect(told.slice(0, told.indexOf('operating-round-begins'))).not.toContain('solo-income');
  });
});

describe('Solo: nobody is asked for him', () => {
  test('no trains are traded with him', () => {
    const state = sopron({ companies: { 1: { ...mine, cash: 100 }, 11: { ...his, trains: ['2'] } } });
    expect(kinds(state, 0)).not.toContain('offer');
  });

  test('the game ends by who has more, and he stands in no table', () => {
    const state = sopron({ lastSet: 2, round: companyTurn('1', { step: 'track', waiting: [] }) });
    const rich = after({ ...state, players: [{ cash: 9000 }, { cash: 10 }], bank: state.bank! - 8010 });
    expect(rich.state.ended).toEqual({ reason: 'istvan-beaten' });
    expect(title18mag.status(rich.state).result!.scores).toHaveLength(1);
    expect(after(state).state.ended).toEqual({ reason: 'istvan-wins' });
  });
});

test('two and more have no Istvan: his level and the length of his game cannot be chosen', () => {
  for (const chosen of [{ level: 'hard' }, { length: 'short' }])
    expect(() => settingsFor(title18mag, 2, chosen)).toThrow('setting-needs-other-seats');
  expect(settingsFor(title18mag, 1, { level: 'hard' })).toMatchObject({ solo: 'yes', level: 'hard' });
  expect(settingsFor(title18mag, 2)).toMatchObject({ solo: 'no' });
});
