import { describe, expect, test } from '@jest/globals';
import { networkOf, reaches } from '../../../src/engine/rail/map/network.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { companyTurn, type PositionSetup } from '../../support/rail-position.js';
import { railTable } from '../../support/rail-table.js';

const { position, act, factsOf, may, refused, forms } = railTable(title1849);

type Position = ReturnType<typeof position>;
type Setup = Partial<PositionSetup> & { readonly phase?: 4 | 6 | 10; readonly money?: number };

const phases = { 4: ['4H', 4], 6: ['6H', 4], 10: ['10H', 2] } as const;

/** The company in turn is to lay a tile. */
const building = (company: string, { phase = 4, money = 500, ...setup }: Setup = {}): Position => {
  const [next, left] = phases[phase];
  return position({
    seats: 4,
    companies: { [company]: { shares: [20], cash: money } },
    next,
    left,
    round: companyTurn(company),
    ...setup,
  });
};

/** The Akragas at Girgenti, with narrow track to I5 and standard track to H6. */
const girgenti = (more: Setup = {}): Position =>
  building('SFA', { tokens: ['SFA J6'], ...more, laid: { J6: '644/2', ...more.laid } });

/** The Akragas at Girgenti, with standard track over Canicattì to K7. */
const canicatti = (more: Setup = {}): Position =>
  girgenti({ ...more, laid: { J6: '645/2', I7: '3/0', ...more.laid } });

const costOf = (state: Position, line: string): number =>
  (factsOf(state, 0, line, 'tile-laid')[0] as unknown as { readonly cost: number }).cost;

const sigi = { privates: { SIGI: 'SFA' } };

describe('§4.1: what track costs', () => {
  test('nothing in the plain', () => {
    expect(costOf(girgenti({ laid: { J6: '644/4' } }), 'K7 3 r2')).toBe(0);
  });

  test.each([
    ['standard track in rough ground', {}, 'H6 9 r0', 40],
    ['standard track in hills', { H6: '9/0' }, 'F6 9 r0', 80],
    ['standard track in the mountains', { H6: '8/0' }, 'G5 9 r2', 160],
    ['narrow track in hills', {}, 'I5 78 r3', 20],
    ['narrow track in the mountains', { I5: '78/3' }, 'G5 79 r0', 40],
  ])('%s', (_, laid, line, cost) => {
    expect(costOf(girgenti({ laid }), line)).toBe(cost);
  });

  test('standard and narrow track on one new tile cost as standard track', () => {
    expect(costOf(building('SFA', { tokens: ['SFA J6'] }), 'J6 644 r2')).toBe(40);
  });

  test('it is paid again when the tile is replaced', () => {
    const state = girgenti({ phase: 6, laid: { H6: '9/0' } });
    expect(costOf(state, 'H6 23 r0')).toBe(40);
    expect(act(state, 0, 'H6 23 r0').companies['SFA']!.cash).toBe(460);
  });

  test('footnote: a standard tile replaced by one that adds narrow track alone costs the narrow price', () => {
    expect(costOf(canicatti({ phase: 6 }), 'I7 680 r4')).toBe(10);
  });

  test('footnote: a tile of both gauges replaced by one that adds both costs the full price', () => {
    expect(costOf(girgenti({ phase: 6 }), 'J6 665 r2')).toBe(40);
  });

  test('footnote: brown tiles with dual track cost the full price', () => {
    expect(costOf(canicatti({ phase: 10, laid: { I7: '680/4' } }), 'I7 697 r4')).toBe(40);
  });

  test('whoever cannot pay cannot build, but narrow where the standard price is too much', () => {
    const poor = girgenti({ money: 39 });
    expect(refused(poor, 0, 'H6 9 r0')).toBe('not-enough-money');
    expect(may(poor, 0, 'I5 78 r3')).toBe(true);
    expect(may(girgenti({ money: 40 }), 0, 'H6 9 r0')).toBe(true);
  });
});

describe('§2.4: S.I.G.I.', () => {
  test.each([
    ['halves the price of standard track', girgenti(sigi), 'H6 9 r0', 20],
    [
      'and of a new tile that adds standard and narrow track',
      girgenti({ phase: 6, ...sigi }),
      'J6 665 r2',
      20,
    ],
    ['not of narrow track', girgenti(sigi), 'I5 78 r3', 20],
    ['not of narrow track added to standard', canicatti({ phase: 6, ...sigi }), 'I7 680 r4', 10],
    ['not of dual track', canicatti({ phase: 10, laid: { I7: '680/4' }, ...sigi }), 'I7 697 r4', 40],
    ['nor for a player who owns it', girgenti({ privates: { SIGI: 0 } }), 'H6 9 r0', 40],
  ])('%s', (_, state, line, cost) => {
    expect(costOf(state, line)).toBe(cost);
  });
});

describe('§4.1: what is an extension', () => {
  test('new track must join the company’s track', () => {
    expect(refused(girgenti(), 0, 'F6 9 r0')).toBe('not-connected');
    expect(may(girgenti({ laid: { H6: '9/0' } }), 0, 'F6 9 r0')).toBe(true);
  });

  test('in the gauge that comes to the side', () => {
    expect(refused(girgenti(), 0, 'H6 79 r0')).toBe('not-connected');
    expect(refused(girgenti(), 0, 'I5 8 r3')).toBe('not-connected');
  });

  test('any yellow tile that fits may be laid on the own home, and on nobody else’s', () => {
    const home = building('SFA', { tokens: ['SFA J6'] });
    expect(new Set(forms(home, 0, 'lay').flatMap(f => Object.values(f.fields['hex']!).flat()))).toEqual(
      new Set(['J6']),
    );
    const other = building('AFG', { tokens: ['AFG H8'] });
    expect(refused(other, 0, 'J6 644 r2')).toBe('not-connected');
  });

  test('of two tracks on a tile one that is new must be an extension', () => {
    expect(may(girgenti({ phase: 6, laid: { H6: '78/1' } }), 0, 'H6 712 r0')).toBe(true);
    expect(refused(girgenti({ phase: 6, laid: { H6: '9/0' } }), 0, 'H6 713 r0')).toBe('not-connected');
  });

  test('an upgrade must add track that can be used, not only track that ends at a side which is reached', () => {
    const state = girgenti({ phase: 6, laid: { H6: '9/0' } });
    expect(may(state, 0, 'H6 23 r0')).toBe(true);
    expect(may(state, 0, 'H6 24 r0')).toBe(true);
    expect(refused(state, 0, 'H6 23 r3')).toBe('not-connected');
    expect(refused(state, 0, 'H6 24 r3')).toBe('not-connected');
  });

  /** Garibaldi at Ragusa, whose narrow track leads to Siracusa, where Archimede has the only place. */
  const siracusa = (L12: string): Position =>
    building('AFG', {
      phase: 6,
      companies: { AFG: { shares: [20], cash: 500 }, ATA: { shares: [0, 20] } },
      tokens: ['AFG M11', 'ATA M13'],
      laid: { L12 },
    });

  test('or raise the value of a city that is reached, though it is closed and its new track of no use', () => {
    expect(may(siracusa('78/5'), 0, 'M13 675 r1')).toBe(true);
    expect(refused(siracusa('77/0'), 0, 'M13 675 r1')).toBe('not-connected');
  });

  test('two gauges may meet at a side, but no route crosses it', () => {
    const { map } = title1849.game({});
    const beyond = (F6: string): boolean => {
      const after = act(girgenti({ laid: { F6 } }), 0, 'H6 9 r0');
      return reaches(map, networkOf(map, after.board, 'SFA'), 'E5', 5);
    };
    expect(beyond('78/0')).toBe(false);
    expect(beyond('8/0')).toBe(true);
  });
});

describe('§4.1: where nothing may be laid', () => {
  const catania = (more: Setup = {}): Position => building('IFT', { tokens: ['IFT H12'], ...more });

  test('on printed yellow hexes before the green tiles come', () => {
    expect(refused(catania(), 0, 'H12 653 r1')).toBe('colour-not-yet');
    expect(refused(catania(), 0, 'I11 9 r1')).toBe('tile-may-not-follow');
    expect(may(catania({ phase: 6 }), 0, 'H12 653 r1')).toBe(true);
  });

  test('the tiles of the four cities lie there alone', () => {
    expect(refused(catania({ phase: 6 }), 0, 'H12 651 r1')).toBe('tile-may-not-follow');
    expect(refused(girgenti({ phase: 6 }), 0, 'J6 653 r2')).toBe('tile-may-not-follow');
  });

  test('off the map, against impassable sides and empty sides of grey hexes', () => {
    const palermo = building('RCS', { tokens: ['RCS C5'] });
    expect(refused(palermo, 0, 'D6 8 r2')).toBe('track-leads-nowhere');
    expect(refused(palermo, 0, 'B4 9 r2')).toBe('track-leads-nowhere');
    expect(may(palermo, 0, 'D6 7 r1')).toBe(true);
  });

  test('§2.4: in Acireale, as long as a player owns the S.C.E.', () => {
    const state = (owner: number | string): Position =>
      catania({ phase: 6, laid: { H12: '653/1' }, privates: { SCE: owner } });
    expect(refused(state(1), 0, 'G13 58 r1')).toBe('hex-blocked');
    expect(may(state('IFT'), 0, 'G13 58 r1')).toBe(true);
    expect(may(state('closed'), 0, 'G13 58 r1')).toBe(true);
  });

  test('§4.6.3.1: in Messina after the earthquake until a stock round has been played', () => {
    const state = (set: number): Position =>
      building('AFG', { phase: 10, tokens: ['AFG B14'], resting: { B14: 3 }, set });
    expect(refused(state(2), 0, 'B14 655 r0')).toBe('hex-resting');
    expect(may(state(3), 0, 'B14 655 r0')).toBe(true);
  });
});
