import { describe, expect, test } from '@jest/globals';
import { bestOf } from '../../../src/engine/rail/company/running.js';
import type { RailState } from '../../../src/engine/rail/state.js';
import { begin, play, sensibleMove } from '../../../src/engine/core/index.js';
import { gainOf, quickGainOf } from '../../../src/titles/18mag/rules/railcars.js';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import { readStoredGame } from '../../support/stored-games.js';
import { gameOf, running, table, type Running } from './running.js';

const { act, actFully, acts, bestRun, choices, kinds, may, refused, refusedCase } = table;

/** Brassó lies beside Isztambul: two places, of 20 each in the yellow phase. */
const brasso: Running = { company: '5', trains: ['2'], tokens: ['5 H27'], laid: { H27: '57/0' } };

const income = (state: RailState, company: string): number => bestOf(gameOf(state), state, company).value;

describe('§2 Schritt 4: railcars cost', () => {
  const prices = (state: RailState): readonly unknown[] => {
    const lines = ['railcar SNW', 'railcar RABA', 'railcar G&C'];
    let now = state;
    return lines.map(line => {
      const { state: after, facts } = actFully(now, 0, line);
      now = after;
      return (facts[0] as unknown as { readonly price: number }).price;
    });
  };

  test('10, 20, 30 in the order of purchase, from the brown phase on 20, 30, 40', () => {
    expect(prices(running(brasso))).toEqual([10, 20, 30]);
    expect(prices(running({ ...brasso, phase: 'G' }))).toEqual([10, 20, 30]);
    expect(prices(running({ ...brasso, phase: 'B' }))).toEqual([20, 30, 40]);
    expect(prices(running({ ...brasso, phase: 'GR' }))).toEqual([20, 30, 40]);
  });

  test('a company that sells one has the money in its treasury', () => {
    const after = acts(running(brasso), '0 railcar G&C', '0 railcar RABA');
    expect(after.companies['5']!.cash).toBe(70);
    expect(['G&C', 'RABA', 'SNW'].map(id => after.companies[id]!.cash)).toEqual([10, 20, 0]);
  });

  test('who points at a company that sells one may ask for it, whatever is to be paid', () => {
    const tried = (of: string | null): readonly unknown[] =>
      title18mag
        .tries!.actions(running({ ...brasso, cash: 0 }), 0, of)
        .filter(({ type }) => type === 'buy-railcar')
        .map(({ from }) => from);
    expect([tried('RABA'), tried('SIK'), tried(null)]).toEqual([['RABA'], [], []]);
  });

  test('and what the minor cannot pay is not offered', () => {
    const poor = running({ ...brasso, cash: 25 });
    const once = act(poor, 0, 'railcar RABA');
    expect(kinds(once, 0)).not.toContain('buy-railcar');
    expect(refused(once, 0, 'railcar SNW')).toBe('not-enough-money');
    expect(kinds(running({ ...brasso, cash: 10 }), 0)).toContain('buy-railcar');
  });

  test('it is for the trains of its minor alone', () => {
    // Minor 11 runs from Sopron to Bécs.
    const state = running({ ...brasso, tokens: ['5 H27', '11 D7'], laid: { H27: '57/0', D7: '57/2' } });
    const other = (s: RailState): number =>
      income({ ...s, companies: { ...s.companies, 11: { ...s.companies['11']!, trains: ['2'] } } }, '11');
    expect(other(state)).toBeGreaterThan(0);
    expect(other(act(state, 0, 'railcar RABA'))).toBe(other(state));
  });

  test('each is sold once in a turn, and only as the trains run', () => {
    const once = act(running(brasso), 0, 'railcar RABA');
    expect(choices(once, 0, 'buy-railcar', 'from')).toEqual(['SNW', 'G&C']);
    expect(refusedCase(once, 0, 'railcar RABA')).toBe('no-railcar/second');
    expect(refusedCase(once, 0, 'railcar SIK')).toBe('no-railcar/none');
    expect(refused(running({ ...brasso, step: 'track' }), 0, 'railcar RABA')).toBe('not-now');
  });

  test('what one brings is told with it, and may be nothing', () => {
    const gain = (line: string): unknown => actFully(running(brasso), 0, line).facts;
    expect(gain('railcar RABA')).toEqual([
      { kind: 'railcar-bought', company: '5', from: 'RABA', price: 10, gain: 20 },
    ]);
    expect(gain('railcar SNW')).toEqual([
      { kind: 'railcar-bought', company: '5', from: 'SNW', price: 10, gain: 0 },
    ]);
  });
});

test('a seat of the service buys the railcars that bring more than they cost', () => {
  const bought = (cash: number): unknown => {
    const state = running({ ...brasso, cash });
    return sensibleMove(title18mag, state, 0);
  };
  expect(bought(100)).toMatchObject({ type: 'buy-railcar', from: 'RABA' });
  expect(bought(5)).toMatchObject({ type: 'run' });
  const has = act(running(brasso), 0, 'railcar RABA');
  expect(sensibleMove(title18mag, has, 0)).toMatchObject({ type: 'run' });
});

describe('§2 Schritt 4: the bonus for a far place', () => {
  test('is 20, from the brown phase on 30', () => {
    const brings = (phase: Running['phase'] & string): number => {
      const before = running({ ...brasso, phase });
      return income(act(before, 0, 'railcar RABA'), '5') - income(before, '5');
    };
    expect((['Y', 'G', 'B', 'GR'] as const).map(brings)).toEqual([20, 20, 30, 30]);
  });

  test('goes to one train alone', () => {
    const ways = { H27: '236/0', H25: '7/4' };
    const two = running({ ...brasso, trains: ['2', '2'], laid: ways, phase: 'G' });
    const { state, facts } = actFully(two, 0, 'railcar RABA');
    expect(facts[0]).toMatchObject({ gain: 20 });
    const ran = actFully(state, 0, bestRun(state, 0)).facts;
    expect(ran.filter(fact => 'gear' in fact)).toHaveLength(1);
    expect(ran).toContainEqual(expect.objectContaining({ kind: 'earned', revenue: 70 + 90 }));
  });

  test('and far places are ends of runs alone', () => {
    // From Sopron and from Pozsony into Bécs: no train drives through it.
    const becs = running({
      company: '11',
      trains: ['3'],
      tokens: ['11 D7'],
      laid: { D7: '57/2', C8: '5/0' },
    });
    expect(refused(becs, 0, 'run 3 D7-C6-C8')).toBe('run-ends-there');
  });
});

describe('§2 Schritt 4: mines', () => {
  /** From Kassa through the mine of A18 to Galicia. */
  const laid = { B17: '6/1', B19: '8/2', B21: '9/1' };
  const kassa: Running = { company: '6', trains: ['2'], tokens: ['6 B17'], laid };

  test('are closed to trains without the railcar of SNW', () => {
    const state = running(kassa);
    expect(refused(state, 0, 'run 2 B17-A18-B19-B21-B23')).toBe('run-stop-shut');
    expect(income(state, '6')).toBe(0);
  });

  test('count no stop of a run, which may go on behind them', () => {
    const state = act(running(kassa), 0, 'railcar SNW');
    expect(bestRun(state, 0)).toMatch(/^run 2 (B17-A18-B19-B21-B23|B23-B21-B19-A18-B17)$/u);
    expect(income(state, '6')).toBe(20 + 30 + 30);
    expect(income({ ...state, phase: 2 }, '6')).toBe(20 + 50 + 50);
  });

  test('are no second place of a run', () => {
    const state = act(running(kassa), 0, 'railcar SNW');
    expect(refused(state, 0, 'run 2 B17-A18')).toBe('run-joins-too-few');
  });

  test('a run includes one at most', () => {
    // From one mine to the other by way of Nagyszeben.
    const two = running({
      company: '12',
      trains: ['6'],
      tokens: ['12 H23'],
      laid: { H21: '8/4', H23: '6/1', G24: '4/0', F25: '4/0' },
      railcars: ['SNW'],
    });
    expect(refused(two, 0, 'run 6 I20-H21-H23-G24-F25-E26')).toBe('run-location-twice');
    expect(income(two, '12')).toBe(30 + 20 + 10 + 10);
  });
});

describe('§2 Schritt 4: plus trains', () => {
  /** From Kassa by way of a town to Miskolc. */
  const row: Running = {
    company: '6',
    trains: ['2'],
    tokens: ['6 B17'],
    laid: { B17: '6/5', B15: '58/4', C14: '7/3', C16: '6/1' },
  };

  test('visit as many towns beside their places', () => {
    const state = running(row);
    expect(refused(state, 0, 'run 2 B17-B15-C14-C16')).toBe('run-too-long');
    const { state: plus, facts } = actFully(state, 0, 'railcar G&C');
    expect(facts[0]).toMatchObject({ from: 'G&C', gain: 20 });
    expect(bestRun(plus, 0)).toMatch(/B17-B15-C14-C16|C16-C14-B15-B17/u);
  });
});

describe('§2 Schritt 4: towns on a plus train', () => {
  /** From Brassó past two towns to a third. */
  const towns: Running = {
    company: '5',
    trains: ['2'],
    tokens: ['5 H27'],
    laid: { H27: '57/2', G26: '4/2', F25: '4/2', E24: '58/3' },
    railcars: ['G&C'],
  };
  const run = 'run 2 H27-G26-F25-E24';

  test('may also take the stops of the train', () => {
    const state = running(towns);
    expect(may(state, 0, run)).toBe(true);
    expect(bestRun(state, 0)).toBe(run);
    expect(refused(running({ ...towns, railcars: [] }), 0, run)).toBe('run-too-long');
  });

  test('in games of the first rules number they may not', () => {
    expect(refused({ ...running(towns), rules: 1 }, 0, run)).toBe('run-too-many-towns');
  });
});

describe('§2 AG Schritt 1: stations of supporting companies', () => {
  test('add 10 each to their city, for everybody', () => {
    const laid = { H27: '14/0' };
    const plain = running({ ...brasso, laid, tokens: ['5 H27'] });
    const marked = running({ ...brasso, laid, tokens: ['5 H27', 'SIK H27'] });
    expect(income(marked, '5') - income(plain, '5')).toBe(10);
  });
});

describe('§2 Schritt 4: where two play, the railcar of RABA', () => {
  /** Sopron between Bécs and a town: a far place near, and a town in the way of a city. */
  const sopron: Running = {
    small: true,
    company: '11',
    trains: ['2'],
    tokens: ['11 B3'],
    laid: { B3: '57/2' },
    cash: 100,
  };

  test('is the only one, and costs 10, in the brown phase 20', () => {
    expect(choices(running(sopron), 0, 'buy-railcar', 'from')).toEqual(['RABA']);
    const price = (phase: 'G' | 'B'): unknown =>
      actFully(running({ ...sopron, phase }), 0, 'railcar RABA').facts[0];
    expect(price('G')).toMatchObject({ price: 10 });
    expect(price('B')).toMatchObject({ price: 20 });
    expect(kinds(act(running(sopron), 0, 'railcar RABA'), 0)).not.toContain('buy-railcar');
  });

  test('is the bonus for a far place or the plus, whichever earns more', () => {
    const near = act(running(sopron), 0, 'railcar RABA');
    expect(actFully(near, 0, bestRun(near, 0)).facts[0]).toMatchObject({ gear: ['RABA'], revenue: 70 });
  });
});

describe('sheet §1.5: tokens in double cities', () => {
  const szeged = (...tokens: readonly string[]): RailState =>
    running({ company: '4', trains: [], tokens, laid: {}, step: 'track' });
  const on = (state: RailState): readonly string[] =>
    state.board.tokens.filter(t => t.hex === 'G14').map(t => `${t.company} ${String(t.stop)}`);

  test('the one that came first stands on the track of the first tile', () => {
    expect(on(act(szeged('4 G14.1'), 0, 'G14 L32 r2'))).toEqual(['4 0']);
    expect(on(act(szeged('4 G14.1', 'SIK G14.0'), 0, 'G14 L32 r2'))).toEqual(['4 0', 'SIK 1']);
  });

  test('later tiles take them over', () => {
    const laid = { G14: 'L32/2' };
    const green = running({ company: '4', trains: [], tokens: ['4 G14.0'], laid, step: 'track', phase: 'G' });
    // The old track, in the north-east, is the second city of this tile.
    expect(on(act(green, 0, 'G14 8865 r0'))).toEqual(['4 1']);
  });
});

test('what a railcar would bring is found quickly: never too much, too little only after a long search', () => {
  const { start, rows } = readStoredGame('18mag-large-1.jsonl');
  const long: (readonly [quick: number, gain: number])[] = [];
  let state = begin(title18mag, start, start.draws);
  for (const { action, draws } of rows) {
    const { round } = state;
    if (round.kind === 'operating' && round.step === 'run') {
      const g = gameOf(state);
      const { searched } = bestOf(g, state, round.company).proof;
      const { least, exact } = quickGainOf(g, state, round, 'RABA');
      const found = [least, gainOf(g, state, round, 'RABA')] as const;
      expect(exact).toBe((searched['states'] ?? 0) <= 800);
      if (exact) expect(found[0]).toBe(found[1]);
      else long.push(found);
    }
    ({ state } = play(title18mag, state, action, draws));
  }
  expect(long.filter(([quick, gain]) => quick < 0 || quick > gain)).toEqual([]);
  expect(long.some(([quick]) => quick > 0)).toBe(true);
});
