import { describe, expect, test } from '@jest/globals';
import {
  act,
  acts,
  choices,
  companyTurn,
  factsOf,
  forms,
  kinds,
  may,
  position,
  refused,
  turn,
  type PositionSetup,
} from '../../support/rail.js';

type Position = ReturnType<typeof position>;

const phases = { 2: ['2', 5], 3: ['3', 4], 4: ['4', 3], 5: ['5', 2], 6: ['6', 1], 7: ['D', 5] } as const;

/** The PRR at H12, whose track leads west to H10 and east to H14, is to lay a tile. */
const building = (more: Partial<PositionSetup> & { phase?: keyof typeof phases } = {}): Position => {
  const { phase = 2, ...setup } = more;
  const [next, left] = phases[phase];
  return position({
    companies: { PRR: { shares: [60], cash: 500 } },
    tokens: ['PRR H12'],
    next,
    left,
    round: companyTurn('PRR'),
    ...setup,
  });
};

/** Tiles that may be laid on a hex, in any orientation. */
const tilesOn = (state: Position, hex: string): readonly (string | number | boolean)[] => [
  ...new Set(
    forms(state, 0, 'lay').flatMap(({ fields }) => {
      const [at, tile] = [fields['hex']!, fields['tile']!];
      return 'oneOf' in at && at.oneOf[0] === hex && 'oneOf' in tile ? tile.oneOf : [];
    }),
  ),
];

describe('7.2 laying track', () => {
  test('one tile or one upgrade a turn, or none', () => {
    const laid = act(building(), 0, 'H10 57 r1');
    expect(turn(laid)).toBe('PRR token');
    expect(refused(laid, 0, 'H14 9 r1')).toBe('not-now');
    expect(turn(act(building(), 0, 'pass'))).not.toBe('PRR track');
  });

  test('nothing on grey and red hexes', () => {
    expect(refused(building(), 0, 'H12 57 r1')).toBe('hex-is-fixed');
    expect(refused(building(), 0, 'F2 57 r1')).toBe('hex-is-fixed');
  });

  test.each([
    [2, ['57'], ['7', '8', '9']],
    [3, ['57'], ['7', '8', '9']],
  ] as const)('white hexes take yellow tiles only, in phase %i too', (phase, city, plain) => {
    expect(tilesOn(building({ phase }), 'H10')).toEqual(city);
    expect(tilesOn(building({ phase }), 'H14')).toEqual(plain);
  });

  test('3 green tiles from phase 3 on, brown ones from phase 5 on', () => {
    const yellow = { laid: { H10: '57/1' } };
    expect(tilesOn(building({ ...yellow, phase: 2 }), 'H10')).toEqual([]);
    expect(refused(building({ ...yellow, phase: 2 }), 0, 'H10 14 r1')).toBe('colour-not-yet');
    expect(tilesOn(building({ ...yellow, phase: 3 }), 'H10')).toEqual(['14', '15']);
    const green = { laid: { H10: '14/1' } };
    expect(tilesOn(building({ ...green, phase: 4 }), 'H10')).toEqual([]);
    for (const phase of [5, 6, 7] as const)
      expect(tilesOn(building({ ...green, phase }), 'H10')).toEqual(['63']);
  });
});

describe('7.2.1 (1), C-1.4 a new tile must be reached', () => {
  test('by a legal route from a station to some track of the tile', () => {
    expect(refused(building(), 0, 'H8 9 r1')).toBe('not-connected');
    expect(may(building({ laid: { H10: '57/1' } }), 0, 'H8 9 r1')).toBe(true);
  });

  test('turned so that its track is reached', () => {
    expect(refused(building(), 0, 'H14 9 r0')).toBe('not-connected');
    expect(may(building(), 0, 'H14 9 r1')).toBe(true);
  });

  test('any of its track will do: the new piece itself need not be reached', () => {
    const west = building({ phase: 3, laid: { H10: '57/1', H8: '9/1' } });
    expect(may(west, 0, 'H8 20 r1')).toBe(true);
  });

  test('7.3.3 not through a city full of others’ stations', () => {
    const blocked = building({
      companies: { PRR: { shares: [60], cash: 500 }, NYC: { shares: [60] } },
      tokens: ['PRR H12', 'NYC H10'],
      laid: { H10: '57/1' },
    });
    expect(refused(blocked, 0, 'H8 9 r1')).toBe('not-connected');
  });

  test('a hex with an own station can always be built on: the NYC on E19', () => {
    const nyc = position({
      companies: { NYC: { shares: [60] } },
      tokens: ['NYC E19'],
      round: companyTurn('NYC'),
    });
    expect(tilesOn(nyc, 'E19')).toEqual(['57']);
  });

  test('the Erie on E11, as soon as there are green tiles', () => {
    const erie = (left?: number): Position =>
      position({
        companies: { ERIE: { shares: [60] } },
        tokens: ['ERIE E11'],
        next: '3',
        left,
        round: companyTurn('ERIE'),
      });
    expect(tilesOn(erie(), 'E11')).toEqual([]);
    expect(tilesOn(erie(4), 'E11')).toEqual(['59']);
  });
});

describe('7.2.1 (2) where track may not lead', () => {
  test('off the map, against an empty side of a grey hex, against a blue edge', () => {
    const south = building({ tokens: ['PRR H4'], laid: { H4: '57/0', I3: '8/3' } });
    expect(refused(south, 0, 'J4 9 r2')).toBe('track-leads-nowhere');
    const altoona = building({ laid: { H14: '7/1' } });
    expect(refused(altoona, 0, 'G13 7 r5')).toBe('track-leads-nowhere');
    expect(may(altoona, 0, 'G13 8 r5')).toBe(true);
    const ottawa = building({ tokens: ['PRR B16'] });
    expect(refused(ottawa, 0, 'B16 57 r2')).toBe('track-leads-nowhere');
    expect(may(ottawa, 0, 'B16 57 r0')).toBe(true);
  });
});

describe('7.2.1 (3) what building costs', () => {
  const at = (hex: string, cash: number, laid: PositionSetup['laid'] = {}, phase: 2 | 3 = 2): Position =>
    building({ tokens: [`PRR ${hex}`], laid, phase, companies: { PRR: { shares: [60], cash } } });

  test.each([
    ['J14', 'J14 57 r0', 80],
    ['F16', 'F16 57 r0', 120],
    ['F4', 'F4 57 r0', 80],
    ['H10', 'H10 57 r0', 0],
  ])('on %s: %s costs %i', (hex, line, cost) => {
    expect(act(at(hex, 500), 0, line).companies['PRR']!.cash).toBe(500 - cost);
    if (cost > 0) expect(refused(at(hex, cost - 1), 0, line)).toBe('not-enough-money');
    expect(may(at(hex, cost), 0, line)).toBe(true);
  });

  test('the money goes to the bank', () => {
    const state = at('F16', 500);
    expect(act(state, 0, 'F16 57 r0').bank).toBe(state.bank! + 120);
  });

  test('a first tile on a printed yellow hex costs too, but not on the Erie’s home', () => {
    const toronto = at('D10', 500, {}, 3);
    expect(factsOf(toronto, 0, 'D10 59 r4', 'tile-laid')).toMatchObject([{ cost: 80, over: null }]);
    expect(factsOf(at('E11', 500, {}, 3), 0, 'E11 59 r4', 'tile-laid')).toMatchObject([{ cost: 0 }]);
  });

  test('7.2.2 (7) upgrades are free', () => {
    expect(act(at('F16', 0, { F16: '57/0' }, 3), 0, 'F16 14 r0').companies['PRR']!.cash).toBe(0);
  });

  test('7.0 with money the company has, not with that of its president', () => {
    expect(refused(at('F16', 0), 0, 'F16 57 r0')).toBe('not-enough-money');
  });
});

describe('7.2.1 (5)-(7) what fits on a hex', () => {
  const at = (hex: string, phase: 2 | 3 | 5 = 3): Position =>
    building({ tokens: [`PRR ${hex}`], phase, companies: { PRR: { shares: [60], cash: 500 } } });

  test.each([
    ['H10', ['57'], 'one city'],
    ['E11', ['59'], 'two cities, OO'],
    ['I15', ['53'], 'B'],
    ['E23', ['53'], 'B'],
    ['G19', ['54'], 'NY'],
  ])('%s takes %j (%s)', (hex, tiles, _why) => {
    expect(tilesOn(at(hex), hex)).toEqual(tiles);
  });

  test('one town takes 3, 4, 58; two take 1, 2, 55, 56, 69', () => {
    const one = building({ tokens: ['PRR E11'], laid: { E11: '59/0' }, phase: 3 });
    expect(tilesOn(one, 'F10')).toEqual(['3', '4', '58']);
    const two = building({ tokens: ['PRR F6'] });
    expect(tilesOn(two, 'G7')).toEqual(expect.arrayContaining(['1', '2', '55', '56']));
    expect(tilesOn(two, 'G7').every(t => ['1', '2', '55', '56', '69'].includes(String(t)))).toBe(true);
  });

  test('a tile of another kind is refused', () => {
    expect(refused(at('H10'), 0, 'H10 58 r0')).toBe('tile-may-not-follow');
    expect(refused(at('H10'), 0, 'H10 7 r0')).toBe('tile-may-not-follow');
    expect(refused(at('I15'), 0, 'I15 59 r0')).toBe('tile-may-not-follow');
    expect(refused(at('E11'), 0, 'E11 57 r0')).toBe('tile-may-not-follow');
  });
});

describe('7.2.2 upgrading', () => {
  test('(1) only what is reached', () => {
    const state = building({ phase: 3, laid: { H10: '57/1', H8: '9/1', H4: '57/1' } });
    expect(tilesOn(state, 'H8')).toContain('20');
    expect(refused(state, 0, 'H4 14 r1')).toBe('not-connected');
  });

  test('(3) all old track stays in place', () => {
    const state = building({ phase: 3, laid: { H10: '57/1' } });
    expect(refused(state, 0, 'H10 14 r5')).toBe('tile-drops-track');
    expect(may(state, 0, 'H10 14 r1')).toBe(true);
  });

  test('(4) stations keep their connections', () => {
    const state = position({
      companies: { NYNH: { shares: [60], cash: 200 }, PRR: { shares: [0, 60] } },
      tokens: ['NYNH G19', 'PRR G19.1'],
      next: '3',
      left: 4,
      round: companyTurn('NYNH'),
    });
    const line = `G19 54 r${String(choices(state, 0, 'lay', 'rotation')[0])}`;
    const laid = act(state, 0, line);
    // New York's city to the north-east keeps its side, whatever its number.
    expect(laid.board.tokens).toHaveLength(2);
    expect(new Set(laid.board.tokens.map(t => t.stop)).size).toBe(2);
  });

  test('(5) only along the lists: 28 and 29 not to 43, which would fit', () => {
    const state = (tile: string): Position =>
      building({ phase: 5, laid: { H14: `${tile}/${tile === '28' ? 3 : 1}` } });
    expect(tilesOn(state('28'), 'H14')).not.toContain('43');
    expect(tilesOn(state('29'), 'H14')).not.toContain('43');
    expect(tilesOn(state('28'), 'H14').length).toBeGreaterThan(0);
  });

  test('(5) yellow towns are never upgraded', () => {
    const state = building({ phase: 5, tokens: ['PRR E11'], laid: { E11: '59/0', F10: '58/1' } });
    expect(tilesOn(state, 'F10')).toEqual([]);
  });

  test('(6) a B only to a B, NY to NY', () => {
    const b = building({ phase: 5, tokens: ['PRR I15'], laid: { I15: '53/4' } });
    expect(tilesOn(b, 'I15')).toEqual(['61']);
    const ny = building({ phase: 5, tokens: ['PRR G19'], laid: { G19: '54/0' } });
    expect(tilesOn(ny, 'G19')).toEqual(['62']);
  });
});

describe('the supply of tiles', () => {
  test('what is used up cannot be laid; an upgraded tile comes back', () => {
    const four = { B10: '57/0', B16: '57/0', H16: '57/1', J14: '57/0' };
    const none = building({ laid: four });
    expect(refused(none, 0, 'H10 57 r1')).toBe('no-tile-left');
    expect(tilesOn(none, 'H10')).toEqual([]);
    const back = building({ laid: { ...four, J14: '14/0' }, phase: 3 });
    expect(may(back, 0, 'H10 57 r1')).toBe(true);
  });

  test('nothing but real hexes, tiles and turns', () => {
    expect(refused(building(), 0, 'Z99 57 r1')).toBe('no-such-hex');
    expect(refused(building(), 0, 'H10 999 r1')).toBe('no-such-tile');
    expect(refused(building(), 0, 'H10 57 r6')).toBe('bad-rotation');
  });
});

describe('7.2 laying is never forced', () => {
  test('not even on an own home without track', () => {
    const nyc = position({
      companies: { NYC: { shares: [60], cash: 100 } },
      tokens: ['NYC E19'],
      round: companyTurn('NYC'),
    });
    expect(kinds(nyc, 0)).toContain('pass');
    expect(acts(nyc, '0 pass').board.laid).toEqual({});
  });
});
