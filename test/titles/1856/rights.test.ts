import { describe, expect, test } from '@jest/globals';
import { whyNot } from '../../../src/engine/core/index.js';
import { rightsOf } from '../../../src/engine/rail/company/rights.js';
import { rightsLeft } from '../../../src/titles/1856/rules/bonus-rights.js';
import { portOf } from '../../../src/titles/1856/rules/port.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import {
  companyTurn,
  stockTurn,
  table,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail-1856.js';
import { running, type Position } from './merging.js';

const { act, acts, actFully, choices, kinds, may, position, refused, turn } = table;

/** WGB in Guelph, beside Kitchener, and WR at the Niagara; both of the first player. */
const at = (step: string, more: Partial<PositionSetup> = {}, own: Partial<CompanySetup> = {}): Position =>
  position({
    next: '3',
    left: 4,
    companies: {
      WGB: running({ shares: [40, 20], cash: 300, ...own }),
      WR: running({ par: 65, shares: [40], cash: 200 }),
    },
    own: { capital: { WGB: 'reached', WR: 'reached' }, ...more.own },
    laid: { J11: '57/0' },
    tokens: ['WGB J11', 'WR O16'],
    round: companyTurn('WGB', { step, begun: true, of: 2, waiting: ['WR'] }),
    ...more,
  });

const left = (state: Position, right: string): number =>
  rightsLeft(title1856.game(state.settings), state, right);

/** Kinds of move that somebody would try with the thing. */
const triedWith = (state: Position, of: string | null): readonly string[] =>
  whyNot(title1856, state, 0, of).map(({ type }) => type);

describe('2. privates', () => {
  test.each(['FT', 'WSRC', 'TCC', 'GLSC', 'NFSBC', 'SCFTC'])('%s may be sold to a company', id => {
    const state = at('track', { privates: { [id]: 0 } });
    const { price } = title1856.game(state.settings).private[id]!;
    expect(may(state, 0, `acquire ${id} ${String(price)}`)).toBe(true);
  });

  test('none closes before the first 5-train', () => {
    const privates = { FT: 0, TCC: 'WR' } as const;
    const three = act(at('trains', { privates, left: undefined }, { cash: 225 }), 0, 'train 3');
    expect(three.privates).toMatchObject(privates);
    const four = act(at('trains', { privates, next: '4', left: undefined }, { cash: 350 }), 0, 'train 4');
    expect(four.privates).toMatchObject(privates);
  });

  test('none is sold to pay for a train', () => {
    const state = at(
      'trains',
      { privates: { FT: 0 }, next: '4', left: 3, cash: [0, 500, 500] },
      { cash: 320, shares: [60, 10] },
    );
    expect(kinds(state, 0)).not.toContain('offer');
  });
});

describe('2. Waterloo & Saugeen', () => {
  const owner = (
    step: string,
    more: Partial<PositionSetup> = {},
    own: Partial<CompanySetup> = {},
  ): Position => at(step, { privates: { WSRC: 'WGB' }, laid: {}, ...more }, own);

  test('its token is one of the token step alone', () => {
    expect(refused(owner('track'), 0, 'use WSRC token I12')).toBe('not-now');
    expect(refused(owner('trains'), 0, 'use WSRC token I12')).toBe('not-now');
    expect(refused(owner('token'), 0, 'use TCC token I12')).toBe('not-now');
    expect(refused(owner('token'), 0, 'use WSRC token H11')).toBe('no-token-there');
  });

  test('it is the token of the turn: no other comes after it, and it comes after no other', () => {
    const state = at('token', {
      privates: { WSRC: 'WR' },
      laid: { O16: '57/0', O18: '57/0' },
      round: companyTurn('WR', { step: 'token', of: 2 }),
    });
    const free = act(state, 0, 'use WSRC token I12');
    expect(turn(free)).not.toBe('WR token');
    expect(free.round).toMatchObject({ company: 'WR', begun: true, tokened: true });
    const paid = act(state, 0, 'token O18');
    expect(turn(paid)).not.toBe('WR token');
    expect(kinds(paid, 0)).not.toContain('use-token');
  });

  test('the log says that it is the private’s, and no home', () => {
    const { facts } = actFully(owner('token'), 0, 'use WSRC token I12');
    expect(facts).toContainEqual({
      kind: 'token-placed',
      company: 'WGB',
      hex: 'I12',
      stop: 0,
      cost: 0,
      home: false,
      private: 'WSRC',
    });
  });

  test('other privates of its company bring no token', () => {
    const state = owner('token', { privates: { FT: 'WGB', WSRC: 'WGB' } });
    expect(choices(state, 0, 'use-token', 'private')).toEqual(['WSRC']);
    expect(turn(act(owner('track', { privates: { FT: 'WGB' } }), 0, 'pass'))).not.toContain('undefined');
    expect(kinds(owner('token', { privates: { FT: 'WGB' } }), 0)).not.toContain('use-token');
  });

  /** Passes until the company's turn is over. */
  const ended = (state: Position): Position => {
    let now = state;
    while (turn(now).startsWith('WGB')) now = act(now, 0, 'pass');
    return now;
  };

  test('stays if neither of its rights was used', () => {
    expect(ended(owner('track')).privates['WSRC']).toBe('WGB');
  });

  test('closes with the turn in which its token was placed', () => {
    expect(ended(act(owner('token'), 0, 'use WSRC token I12')).privates['WSRC']).toBe('closed');
  });

  test('closes once where the first 5-train closed it in the same turn', () => {
    const used = act(owner('token', { next: '5', left: undefined }, { cash: 600 }), 0, 'use WSRC token I12');
    let now = used;
    while (turn(now) !== 'WGB trains') now = act(now, 0, 'pass');
    const { state, facts } = actFully(now, 0, 'train 5');
    const later = turn(state).startsWith('WGB') ? actFully(state, 0, 'pass').facts : [];
    const closed = [...facts, ...later].filter(({ kind }) => kind === 'private-closed');
    expect(closed).toEqual([{ kind: 'private-closed', private: 'WSRC' }]);
  });

  test('who points at it or at its hex is told about the token', () => {
    expect(triedWith(owner('token'), 'WSRC')).toContain('use-token');
    expect(triedWith(owner('token'), 'I12')).toContain('use-token');
    expect(triedWith(owner('token'), 'J13')).not.toContain('use-token');
    expect(triedWith(owner('token'), 'FT')).not.toContain('use-token');
    expect(triedWith(owner('token', { privates: {} }), 'I12')).not.toContain('use-token');
  });
});

describe('2. The Canada Company', () => {
  const owner = (): Position => at('track', { privates: { TCC: 'WGB' } });

  test('brings a tile and no token', () => {
    const laid = act(owner(), 0, 'use TCC H11 3 r0');
    expect(laid.round).toMatchObject({ freeToken: null });
    expect(kinds(laid, 0)).not.toContain('use-token');
  });

  test('stays after the turn', () => {
    let now = act(owner(), 0, 'use TCC H11 3 r0');
    while (turn(now).startsWith('WGB')) now = act(now, 0, 'pass');
    expect(now.privates['TCC']).toBe('WGB');
  });
});

describe('2. Great Lakes Shipping', () => {
  test('only its own company opens the port, and only with it', () => {
    expect(refused(at('track', { privates: { GLSC: 'WR' } }), 0, 'use GLSC port C14')).toBe(
      'no-such-power-now',
    );
    expect(refused(at('track', { privates: { FT: 'WGB' } }), 0, 'use FT port C14')).toBe('no-such-power-now');
    expect(choices(at('track', { privates: { FT: 'WGB', GLSC: 'WGB' } }), 0, 'open-port', 'private')).toEqual(
      ['GLSC'],
    );
  });

  test('who points at it or at one of its hexes is told about the port', () => {
    const state = at('track', { privates: { GLSC: 1 } });
    expect(triedWith(state, 'GLSC')).toContain('open-port');
    expect(triedWith(state, 'C14')).toContain('open-port');
    expect(triedWith(state, 'J11')).not.toContain('open-port');
    expect(triedWith(state, null)).not.toContain('open-port');
    expect(triedWith(at('track'), 'C14')).not.toContain('open-port');
  });

  /** GT, in the lowest cell, and the marker of one of the two. */
  const closing = (company: string): Position =>
    position({
      companies: { GT: running({ cell: [8, 0], shares: [40] }), WR: running({ shares: [0, 40] }) },
      own: { capital: { GT: 'reached', WR: 'reached' }, port: { company, hex: 'J17', bonus: 20 } },
      tokens: ['GT P9'],
      round: stockTurn(3, 0),
    });

  test('the marker goes with its company, and with no other', () => {
    expect(portOf(act(closing('GT'), 0, 'sell 1 GT'))).toBeNull();
    expect(portOf(act(closing('WR'), 0, 'sell 1 GT'))).toMatchObject({ company: 'WR' });
  });

  test('the map shows it where it lies', () => {
    const marks = (state: Position): unknown =>
      title1856
        .game(state.settings)
        .features.flatMap(feature => feature.marks?.(title1856.game(state.settings), state) ?? []);
    expect(marks(closing('WR'))).toMatchObject([{ hex: 'J17', label: 'WR +20' }]);
    expect(marks(at('track'))).toEqual([]);
  });
});

describe('2. bridge and tunnel', () => {
  test('nothing else is for sale as a right', () => {
    expect(choices(at('track'), 0, 'buy-right', 'right')).toEqual(['bridge', 'tunnel']);
    expect(refused(at('track'), 0, 'right canal')).toBe('no-right-now');
  });

  test('the last $50 are enough', () => {
    expect(may(at('track', {}, { cash: 50 }), 0, 'right bridge')).toBe(true);
  });

  test('nobody sells a right whose private nobody has bought yet', () => {
    expect(refused(at('track', { privates: { NFSBC: 'bank' } }), 0, 'right bridge')).toBe('no-right-now');
  });

  test('a company gets the right once, with the private', () => {
    const before = act(at('track', { privates: { NFSBC: 0 } }), 0, 'loan');
    expect(before.parts).not.toHaveProperty('rights');
    const state = act(before, 0, 'acquire NFSBC 100');
    expect(rightsOf(state, 'WGB')).toEqual(['bridge']);
    expect(left(state, 'bridge')).toBe(2);
    expect(rightsOf(act(state, 0, 'pass'), 'WGB')).toEqual(['bridge']);
  });

  test('two are left where a company owned the private when it closed, and later, too', () => {
    const state = at('trains', { privates: { NFSBC: 'WR' }, next: '5', left: undefined }, { cash: 1200 });
    const closed = acts(state, '0 train 5', '0 train 5');
    expect(closed.privates['NFSBC']).toBe('closed');
    expect(left(closed, 'bridge')).toBe(2);
  });

  test('three are left where a player owned it, and no more later', () => {
    const state = at('track', { privates: { NFSBC: 1 }, next: '5', left: undefined }, { cash: 1200 });
    let trains = state;
    while (turn(trains) !== 'WGB trains') trains = act(trains, 0, 'pass');
    const closed = acts(trains, '0 train 5', '0 train 5');
    expect(left(closed, 'bridge')).toBe(3);
    expect(left(closed, 'tunnel')).toBe(2);
  });

  test('who points at the right, at its private or at its place is told about it', () => {
    const state = at('track', { privates: { NFSBC: 1 } });
    for (const thing of ['bridge', 'NFSBC', 'P17', null])
      expect(triedWith(state, thing)).toContain('buy-right');
    expect(triedWith(state, 'J11')).not.toContain('buy-right');
    const tried = whyNot(title1856, state, 0, 'B13').find(({ type }) => type === 'buy-right')!;
    expect(tried.possible).toMatchObject([{ right: 'tunnel' }]);
    expect(tried.reasons).toEqual([]);
  });
});

test.each([
  ['loan', {}],
  ['right bridge', {}],
  ['use GLSC port C14', { GLSC: 'WGB' }],
])('7.1 with %s the turn has begun', (line, privates) => {
  const state = at('track', { privates, round: companyTurn('WGB', { of: 2, waiting: ['WR'] }) });
  expect(state.round).toMatchObject({ begun: false });
  expect(act(state, 0, line).round).toMatchObject({ company: 'WGB', begun: true });
});
