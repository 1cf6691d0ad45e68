import { describe, expect, test } from '@jest/globals';
import { whyNot, type Json } from '../../../src/engine/core/index.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { table as table1849 } from '../../support/rail-1849.js';
import { companyTurn, position, stockTurn, type PositionSetup } from '../../support/rail.js';

/** What the first seat is told of a kind of move with a thing: the `case` of each reason. */
const groundsOf = (setup: PositionSetup, of: string, type: string): readonly (Json | undefined)[] =>
  whyNot(title1830, position({ seats: 2, ...setup }), 0, of)
    .filter(tried => tried.type === type)
    .flatMap(({ reasons }) => reasons.map(({ params }) => params['case']));

const prr = { shares: [60], cash: 500, trains: ['2'] } as const;

/** The PRR, of the first seat, may place a token. */
const placing: PositionSetup = {
  companies: { PRR: prr },
  tokens: ['PRR H12'],
  laid: { H10: '57/1', H8: '9/1', H6: '9/1', H4: '57/1' },
  round: companyTurn('PRR', { step: 'token', laid: 1, begun: true }),
};

const buying: PositionSetup = {
  ...placing,
  round: companyTurn('PRR', { step: 'trains', laid: 1, begun: true }),
};

const trading: PositionSetup = {
  companies: { PRR: { par: 67, shares: [20, 20] } },
  round: stockTurn(2, 0),
};

describe('of all that keeps somebody from it the ground is named that holds', () => {
  test.each<[string, PositionSetup, string]>([
    ['own', placing, 'H12'],
    [
      'full',
      {
        ...placing,
        companies: { PRR: prr, 'B&O': { shares: [0, 60] } },
        tokens: ['PRR H12', 'B&O I15', 'B&O H10'],
      },
      'H10',
    ],
    ['kept', placing, 'E19'],
    ['unreached', { ...placing, laid: { H4: '57/1' } }, 'H4'],
  ])('a token: %s', (ground, setup, hex) => {
    expect(groundsOf(setup, hex, 'token')).toEqual([ground]);
  });

  test.each<[string, PositionSetup, string]>([
    ['phase', { ...buying, privates: { SV: 0 } }, 'SV'],
    ['never', { ...buying, privates: { BO: 0 }, next: '3' }, 'BO'],
    ['owner', { ...buying, privates: { SV: 'PRR' }, next: '4' }, 'SV'],
    ['consent', { ...buying, privates: { SV: 1 }, next: '4' }, 'SV'],
    ['money', { ...buying, companies: { PRR: { ...prr, cash: 0 } }, privates: { SV: 0 }, next: '4' }, 'SV'],
  ])('a private for the company: %s', (ground, setup, id) => {
    expect(groundsOf(setup, id, 'acquire')).toEqual([ground]);
  });

  test.each<[string | undefined, PositionSetup, string]>([
    ['later', buying, '3'],
    ['money', { ...buying, companies: { PRR: { ...prr, cash: 10 } } }, '2'],
    // Nothing more is to be said of what is there no more.
    [undefined, { ...buying, next: '4' }, '2'],
  ])('a train: %s', (ground, setup, name) => {
    expect(groundsOf(setup, name, 'train')).toEqual([ground]);
  });

  test.each<[string, PositionSetup]>([
    ['first', { ...trading, set: 1 }],
    ['none', { ...trading, companies: { PRR: { par: 67, shares: [0, 40] } } }],
    ['pool', { ...trading, companies: { PRR: { par: 67, shares: [30, 20], pool: 50 } } }],
    ['president', { ...trading, companies: { PRR: { par: 67, shares: [20, 10] } } }],
  ])('a sale: %s', (ground, setup) => {
    expect(groundsOf(setup, 'PRR', 'sell')).toEqual([ground]);
  });
});

describe('what nobody would try is not tried', () => {
  const kindsOf = (setup: PositionSetup, of: string): readonly string[] =>
    whyNot(title1830, position({ seats: 2, ...setup }), 0, of).map(({ type }) => type);

  test('a private of the bank is not bought by a company, nor a power used that is no more', () => {
    expect(kindsOf({ ...buying, privates: { SV: 'bank' } }, 'SV')).not.toContain('acquire');
    expect(kindsOf({ ...placing, privates: { DH: 0 } }, 'F16')).toContain('use-token');
    expect(kindsOf(placing, 'F16')).not.toContain('use-token');
  });

  test('a train is not taken from a company of somebody else', () => {
    const theirs = { shares: [0, 60], trains: ['2'] };
    const setup = { ...buying, next: '4', companies: { PRR: { ...prr, cash: 0 }, NYC: theirs } };
    const state = position({ seats: 2, ...setup, tokens: ['PRR H12', 'NYC E19'] });
    const [tried] = whyNot(title1830, state, 0, '2').filter(({ type }) => type === 'train');
    expect(tried!.reasons.flatMap(({ actions }) => actions).map(({ from }) => from)).toEqual(['depot']);
  });
});

test('want of money counts as a ground, want of a thing to buy does not, and a wrong moment is none', () => {
  const reach = (code: string, ground?: string): number =>
    title1830.tries!.reach({ code, params: ground === undefined ? {} : { case: ground } });
  expect([reach('train-not-for-sale'), reach('train-not-for-sale', 'money')]).toEqual([1, 2]);
  expect([reach('cannot-acquire', 'owner'), reach('cannot-acquire', 'phase')]).toEqual([1, 2]);
  expect([reach('not-your-turn'), reach('cannot-acquire', 'untimely')]).toEqual([0, 0]);
});

test('an electric train asks for the right to it', () => {
  const state = table1849.position({
    seats: 3,
    settings: { game: 'electric' },
    companies: { AFG: { shares: [60], cash: 2000 } },
    round: companyTurn('AFG', { step: 'trains', begun: true }),
  });
  const tried = whyNot(title1849, state, 0, 'E').filter(({ type }) => type === 'train');
  expect(tried.flatMap(({ reasons }) => reasons.map(({ params }) => params['case']))).toEqual(['right']);
});

test('in 1849 a right is asked about by its private and by its hexes, until the private closes', () => {
  const kindsOf = (of: string, owner: 'AFG' | 'closed'): readonly string[] => {
    const privates = { SMS: owner, CNM: owner } as const;
    const state = table1849.position({
      seats: 3,
      settings: { game: 'electric' },
      companies: { AFG: { shares: [60], cash: 2000 } },
      privates,
      round: companyTurn('AFG'),
    });
    return whyNot(title1849, state, 0, of).map(({ type }) => type);
  };
  for (const [of, kind] of [
    ['B14', 'use-token'],
    ['SMS', 'use-lay'],
    ['B14', 'use-lay'],
    ['CNM', 'use-port'],
    ['A5', 'use-port'],
  ] as const) {
    expect([of, kindsOf(of, 'AFG').includes(kind)]).toEqual([of, true]);
    expect([of, kindsOf(of, 'closed').includes(kind)]).toEqual([of, false]);
  }
  expect(kindsOf('E', 'closed')).toContain('electrify');
});
