import { describe, expect, test } from '@jest/globals';
import { companyTurn, table, type PositionSetup } from '../../support/rail-1849.js';

const { position, act, bestRun, factsOf, refused, turn } = table;

type Position = ReturnType<typeof position>;

/** The company in turn is to run its trains; the last of them is on sale, and its phase has begun. */
const running = (
  company: string,
  trains: readonly string[],
  tokens: string,
  more: Partial<PositionSetup> = {},
): Position =>
  position({
    seats: 4,
    companies: { [company]: { shares: [20], trains } },
    next: trains.at(-1)!,
    tokens: [`${company} ${tokens}`],
    round: companyTurn(company, { step: 'run', begun: true, laid: 1 }),
    ...more,
  });

const earned = (state: Position, line = bestRun(state, 0)): unknown =>
  factsOf(state, 0, line, 'earned')[0]?.['revenue'];

/** The Lilibeo at Marsala, joined to Trapani by dual track from the beginning. */
const marsala = (...trains: readonly string[]): Position => running('CTL', trains, 'E1');

/** The Garibaldi at Terranova, by the port N8 and joined to Vittoria. */
const terranova = (trains: readonly string[], more: Partial<PositionSetup> = {}): Position =>
  running('AFG', trains, 'M9', { laid: { N10: '4/2' }, ...more });

/** The Archimede at Siracusa, with narrow track to Ragusa and standard track on to Vittoria. */
const siracusa = (trains: readonly string[], more: Partial<PositionSetup> = {}): Position =>
  running('ATA', trains, 'M13', { laid: { L12: '78/5', N10: '4/1' }, ...more });

describe('§4.3.1: how long a route is', () => {
  test('narrow track counts double, the hex of the start nothing', () => {
    expect(earned(siracusa(['4H']))).toBe(30);
    expect(refused(siracusa(['4H']), 0, 'run 4H M13-L12-M11-N10')).toBe('run-too-far');
    expect(earned(siracusa(['6H']))).toBe(40);
  });

  test('for the R6H standard track counts double', () => {
    const state = siracusa(['R6H']);
    expect(earned(state, 'run R6H M13-L12-M11-N10')).toBe(40);
  });

  test('dual track counts as one, whichever the train', () => {
    expect(earned(marsala('R6H'), 'run R6H E1-C1')).toBe(80);
  });

  test('the E-train never runs on narrow track', () => {
    const state = siracusa(['E'], { settings: { game: 'electric' } });
    expect(refused(state, 0, 'run E M13-L12-M11-N10')).toBe('run-wrong-gauge');
    expect(bestRun(state, 0)).toBe('run nothing');
  });
});

describe('§4.3.1: what a route joins', () => {
  test('two towns or cities, ports not counted', () => {
    expect(refused(terranova(['4H']), 0, 'run 4H M9-N8')).toBe('run-joins-too-few');
    expect(earned(terranova(['4H']), 'run 4H N10-M9-N8')).toBe(10 + 20 + 20);
  });

  test('a port ends it: with nothing but a port in reach, no train runs', () => {
    const track = { ...terranova(['4H'], { laid: {} }), round: companyTurn('AFG', { laid: 1 }) };
    expect(turn(act(track, 0, 'pass'))).not.toBe('AFG run');
    const open = { ...terranova(['4H']), round: companyTurn('AFG', { laid: 1 }) };
    expect(turn(act(open, 0, 'pass'))).toBe('AFG run');
  });

  test('two trains share no dual track, though it has two gauges', () => {
    const state = marsala('16H', 'R6H');
    expect(refused(state, 0, 'run 16H E1-C1, R6H C1-E1')).toBe('run-shares-track');
  });
});

describe('§4.3.2: what a run earns', () => {
  test.each([
    [4, '4H', 40],
    [6, '6H', 40],
    [8, '8H', 60],
    [10, '10H', 60],
    [12, '12H', 80],
    [16, '16H', 80],
  ] as const)('grey cities in phase %i', (_phase, train, revenue) => {
    expect(earned(marsala(train))).toBe(revenue);
  });

  test('the most there is must be earned', () => {
    expect(bestRun(terranova(['4H']), 0)).toMatch(/^run 4H (N8-M9-N10|N10-M9-N8)$/);
    expect(refused(terranova(['4H']), 0, 'run 4H M9-N10')).toBe('not-the-best-run');
  });

  test('the port marker adds 20 for its company alone (§2.4.3)', () => {
    const marked = (company: string): Position =>
      terranova(['4H'], { markers: [{ hex: 'N8', company, bonus: 20 }] });
    expect(earned(marked('AFG'))).toBe(70);
    expect(earned(marked('ATA'))).toBe(50);
  });

  test('the four capitals count double for E-trains', () => {
    const palermo = (train: string): Position =>
      running('RCS', [train], 'C5', {
        laid: { D6: '9/2', E7: '4/2' },
        settings: { game: 'electric' },
      });
    expect(earned(palermo('12H'), 'run 12H A5-C5-D6-E7')).toBe(10 + 50 + 10);
    expect(earned(palermo('E'), 'run E A5-C5-D6-E7')).toBe(10 + 100 + 10);
  });
});
