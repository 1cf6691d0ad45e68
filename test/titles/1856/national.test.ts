import { describe, expect, test } from '@jest/globals';
import { sizesOf } from '../../../src/engine/rail/shares/unit.js';
import { limitRules, certificatesOf } from '../../../src/engine/rail/stock/limits.js';
import { formationOf, nationalState } from '../../../src/titles/1856/rules/national/formation-state.js';
import { loansOf } from '../../../src/titles/1856/rules/loans.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import { companyTurn, stockTurn, table, type CompanySetup } from '../../support/rail-1856.js';
import { bought, formed, running, type Position } from './merging.js';

const { act, acts, actFully, asks, cash, choices, inPool, kinds, may, position, president, price, refused, refusedCase, shares, turn } =
  table; // oxfmt-ignore

const rules = (state: Position): ReturnType<(typeof title1856)['game']> => title1856.game(state.settings);

const limit = (state: Position): number => limitRules.of(rules(state)).certificateLimit(rules(state), state);

describe('8.1 repayment', () => {
  test('56-1 waits until the turn of the buyer is over', () => {
    const state = bought({ GT: 2 });
    expect(formationOf(state)).toEqual({ stage: 'due', company: 'CPR', seat: 0 });
    expect(loansOf(state, 'GT')).toBe(2);
    expect(turn(state)).toBe('CPR trains');
  });

  test('each company repays what it can; then presidents are asked, from that of the buyer clockwise', () => {
    const state = formed({ GT: 2, WR: 2, BBG: 1 }, { cash: [50, 500, 500] });
    expect(loansOf(state, 'WR')).toBe(1);
    expect(state.companies['WR']!.cash).toBe(30);
    expect(asks(state)).toBe('1 save-company');
    expect(choices(state, 1, 'settle-loans', 'company')).toEqual(['GT']);
    const next = act(state, 1, 'repay 2 for GT');
    expect(cash(next)[1]).toBe(350);
    expect(asks(next)).toBe('2 save-company');
  });

  test('56-2 whoever has several takes them in any order', () => {
    const state = formed({ WR: 2, BBG: 1 }, { cash: [50, 50, 500] });
    expect([...choices(state, 2, 'settle-loans', 'company')].sort()).toEqual(['BBG', 'WR']);
    expect(may(state, 2, 'repay 1 for WR')).toBe(true);
    expect(may(state, 2, 'repay 1 for BBG')).toBe(true);
    expect(refused(state, 2, 'repay 2 for BBG')).toBe('cannot-redeem-loans');
  });

  test('56-3 the president pays any number; with one left the company merges', () => {
    const state = formed({ GT: 3 }, { cash: [50, 500, 50] });
    const { facts } = actFully(state, 1, 'repay 1 for GT');
    expect(facts).toContainEqual({ kind: 'company-merges', company: 'GT' });
  });

  test('what the company has left goes before the president’s money, and nothing is sold', () => {
    const state = formed({ GT: 1 }, { cash: [50, 80, 50] });
    expect(kinds(state, 1)).toEqual(['settle-loans']);
    const saved = act(state, 1, 'repay 1 for GT');
    expect(saved.companies['GT']!.cash).toBe(0);
    expect(cash(saved)[1]).toBe(30);
  });

  test('whoever cannot pay a single one is not asked', () => {
    const state = formed({ GT: 2 }, { cash: [50, 20, 50] });
    expect(formationOf(state).stage).not.toBe('repaying');
  });
});

describe('8.2 no merger', () => {
  test('without loans left there is none; the round goes on', () => {
    const state = formed({ WR: 1 });
    expect(formationOf(state)).toEqual({ stage: 'over', formed: false });
    expect(turn(state)).toMatch(/^(GT|WR|BBG)/u);
  });

  test('56-6 the new certificate limit holds all the same', () => {
    expect(limit(bought({ WR: 1 }))).toBe(20);
    expect(limit(formed({ WR: 1 }))).toBe(28);
  });
});

describe('8.3 to 8.7 the formation', () => {
  const state = (): Position => formed({ GT: 3, WR: 3 }, { cash: [50, 20, 20] });

  test('its shares are given for those of the companies', () => {
    // GT 4 and 2, WR 2 and 3: six and five shares, and an odd one for the pool.
    expect(shares(state(), 'CGR')).toEqual([0, 30, 20]);
    expect(inPool(state(), 'CGR')).toBe(0);
    expect(president(state(), 'CGR')).toBe(1);
  });

  test('the companies are gone for good, their money and trains are its own', () => {
    const after = state();
    expect(after.companies['GT']!.par).toBeNull();
    expect(after.companies['CGR']!.cash).toBe(50 + 30);
    expect(after.companies['CGR']!.trains).toEqual(['4', '4']);
    expect(choices({ ...after }, 0, 'par', 'company')).not.toContain('GT');
  });

  test('its price is $100 or more, on the highest row', () => {
    expect(price(state(), 'CGR')).toBe(100);
    expect(state().companies['CGR']!.cell).toEqual([0, 4]);
  });

  test('homes are kept as its stations', () => {
    const spots = state()
      .board.tokens.filter(({ company }) => company === 'CGR')
      .map(({ hex }) => hex);
    expect(spots.sort()).toEqual(['O16', 'P9']);
  });

  test('its president says which trains to give up; they go to the pool', () => {
    expect(asks(state())).toBe('1 give-up-trains');
    expect(formationOf(state()).stage).toBe('choosing');
    const after = act(state(), 1, 'give up 2');
    expect(after.depot.pool).toEqual(['4', '4']);
    expect(formationOf(after)).toEqual({ stage: 'over', formed: true });
  });

  test('5.4 the certificate limit counts the companies that are left', () => {
    expect(limit(state())).toBe(25);
    expect(limit(act(state(), 1, 'give up 0'))).toBe(25);
  });

  test('without trains nobody is asked', () => {
    const after = bought(
      { GT: 3, WR: 3 },
      { cash: [50, 20, 20] },
      { GT: { trains: [] }, WR: { trains: [] } },
    );
    expect(formationOf(after)).toEqual({ stage: 'over', formed: true });
    expect(asks(after)).not.toContain('give-up-trains');
  });

  test('all other tokens stay while there is room', () => {
    const spread = formed(
      { GT: 3, WR: 3 },
      {
        cash: [50, 20, 20],
        laid: { P9: '57/1', M6: '4/0', O16: '5/0', J15: '57/0', G12: '57/0', I8: '57/0' },
        tokens: ['CPR M4', 'GT P9', 'WR O16', 'BBG J15', 'GT G12', 'WR I8'],
      },
    );
    const after = act(spread, 1, 'give up 0');
    expect(formationOf(after)).toEqual({ stage: 'over', formed: true });
    const hexes = after.board.tokens.filter(({ company }) => company === 'CGR').map(({ hex }) => hex);
    expect(hexes.sort()).toEqual(['G12', 'I8', 'O16', 'P9']);
  });

  test('of two tokens in a hex its president keeps one', () => {
    const two = formed(
      { GT: 3, WR: 3 },
      {
        cash: [50, 20, 20],
        laid: { P9: '57/1', M6: '4/0', O16: '5/0', J15: '57/0', N11: '122/1' },
        tokens: ['CPR M4', 'GT P9', 'WR O16', 'BBG J15', 'GT N11.0', 'WR N11.1'],
      },
    );
    const trains = act(two, 1, 'give up 0');
    expect(asks(trains)).toBe('1 keep-token');
    expect(choices(trains, 1, 'keep-token', 'spot')).toEqual(['N11', 'N11.1']);
    const kept = act(trains, 1, 'keep N11.1');
    expect(kept.board.tokens).toContainEqual({ company: 'CGR', hex: 'N11', stop: 1 });
    expect(kept.board.tokens.filter(({ hex }) => hex === 'N11')).toHaveLength(1);
  });

  test('permanent trains stay up to three, and others only beside them', () => {
    const after = formed(
      { GT: 3, WR: 3 },
      { cash: [50, 20, 20] },
      { GT: { trains: ['5', '5'] }, WR: { trains: ['5', '4'] } },
    );
    expect(after.companies['CGR']!.trains).toEqual(['5', '5', '5']);
    expect(after.depot.pool).toEqual(['4']);
    expect(nationalState(after).permanent).toBe(true);
    expect(asks(after)).not.toContain('give-up-trains');
  });
});

describe('8.5 twenty shares', () => {
  const many = (): Position =>
    act(
      formed(
        { GT: 3, WR: 3, BBG: 3 },
        { cash: [50, 20, 20] },
        {
          GT: { shares: [20, 40, 20], pool: 20 },
          WR: { shares: [10, 20, 50], pool: 20 },
          BBG: { shares: [20, 20, 40], pool: 20 },
        },
      ),
      2,
      'give up 0',
    );

  test('are of 5 % each, the president’s certificate of 10 %', () => {
    expect(sizesOf(rules(many()), many(), 'CGR')).toEqual([10, ...Array.from({ length: 18 }, () => 5)]);
    expect(shares(many(), 'CGR')).toEqual([10, 20, 25]);
    expect(inPool(many(), 'CGR')).toBe(20);
  });

  test('each single counts as half a certificate', () => {
    const state = many();
    // Five shares: the president's certificate and three singles.
    expect(certificatesOf(rules(state), state, 2)).toBe(1 + 3 / 2);
    expect(certificatesOf(rules(state), state, 1)).toBe(4 / 2);
  });
});

describe('8.8 its first turn', () => {
  test('comes at once if none of the companies has had its own', () => {
    const state = act(formed({ GT: 3, WR: 3 }, { cash: [50, 20, 20] }), 1, 'give up 0');
    expect(turn(state)).toBe('CGR track');
    const later = formed(
      { GT: 3, WR: 3 },
      {
        cash: [50, 20, 20],
        round: companyTurn('CPR', { step: 'trains', begun: true, waiting: ['WR', 'BBG'], of: 2 }),
      },
    );
    expect(turn(act(later, 1, 'give up 0'))).toBe('BBG track');
  });

  test('comes before that of a dearer company', () => {
    const dear = { BBG: { par: 100, cell: [0, 9] as const } };
    const state = act(formed({ GT: 3, WR: 3 }, { cash: [50, 20, 20] }, dear), 1, 'give up 0');
    expect(price(state, 'BBG')).toBeGreaterThan(price(state, 'CGR')!);
    expect(turn(state)).toBe('CGR track');
  });
});

describe('8.4 a president with one share', () => {
  /** Each of two players has one share; the first of them owes the second. */
  const half = (seats: readonly number[] = [500, 500, 500]): Position =>
    position({
      next: '6',
      left: 1,
      cash: seats,
      companies: { CPR: running({ par: 100, shares: [20, 20, 20], cash: 100 }) },
      own: {
        capital: { CPR: 'reached' },
        formation: { stage: 'over', formed: true },
        national: { half: true },
        certificates: { CGR: [10, 10, 10, 10, 10, 10, 10, 10, 10] },
        gone: ['GT'],
      },
      tokens: ['CPR M4', 'CGR P9'],
      round: stockTurn(3, 0),
    });

  const withShares = (state: Position): Position => ({
    ...state,
    stack: [...state.stack, 'CGR'],
    companies: {
      ...state.companies,
      CGR: {
        ...state.companies['CGR']!,
        par: 110,
        cell: [0, 5],
        floated: true,
        certs: [0, 1, -2, -1, -1, -1, -1, -1, -1],
      },
    },
  });

  test('is the first who got one', () => {
    const after = formed(
      { GT: 3 },
      { cash: [20, 20, 20] },
      { GT: { shares: [20, 20, 30], trains: ['4'], cash: 50 } },
    );
    expect(shares(after, 'CGR')).toEqual([10, 10, 10]);
    expect(president(after, 'CGR')).toBe(0);
    expect(nationalState(after).half).toBe(true);
    expect(sizesOf(rules(after), after, 'CGR')).toEqual(Array.from({ length: 9 }, () => 10));
  });

  test('must buy the other in the next turn, and nothing else', () => {
    const state = withShares(half());
    expect(asks(state)).toBe('0 complete-presidency');
    expect(refused(state, 0, 'pass')).toBe('cannot-pass');
    expect(refused(state, 0, 'buy CGR')).toBe('presidency-first');
    expect(refused(state, 0, 'par WR 65')).toBe('presidency-first');
    expect(may(state, 0, 'complete pool')).toBe(true);
    expect(may({ ...state, rules: 1 }, 0, 'par WR 65')).toBe(true);
    const { state: paid, facts } = actFully(state, 0, 'complete');
    expect(facts).toContainEqual({ kind: 'presidency-completed', company: 'CGR', seat: 0, price: 110 });
    expect(shares(paid, 'CGR')).toEqual([20, 10, 0]);
    expect(inPool(paid, 'CGR')).toBe(10);
    expect(cash(paid)[0]).toBe(390);
  });

  test('may sell anything for it but a share of that company', () => {
    const state = withShares(half([0, 500, 500]));
    expect(choices(state, 0, 'sell', 'company')).toEqual(['CPR']);
    expect(may(state, 0, 'sell 2 CPR')).toBe(true);
    expect(refusedCase(state, 0, 'sell 1 CGR')).toBe('nothing-to-sell/held');
    expect(refused(state, 0, 'complete')).toBe('not-enough-money');
  });

  test('finds it in the pool alone while more than half lies there', () => {
    const state = withShares(half());
    const certs = [0, 1, -2, -2, -2, -2, -2, -2, -1];
    const full = {
      ...state,
      companies: { ...state.companies, CGR: { ...state.companies['CGR']!, certs } },
    };
    expect(refused(full, 0, 'complete')).toBe('not-from-there');
    expect(may(full, 0, 'complete pool')).toBe(true);
  });

  test('5.4 whoever is over a limit, too, sells down to it before, and not never', () => {
    const base = withShares(half());
    const certs = [0, 0, 0, 0, 0, 0, 0, 1, 1];
    const over = {
      ...base,
      companies: { ...base.companies, CPR: { ...base.companies['CPR']!, certs } },
    };
    expect(refused(over, 0, 'complete')).toBe('must-sell-first');
    const first = act(over, 0, 'sell 1 CPR');
    expect(refused(first, 0, 'complete')).toBe('must-sell-first');
    expect(refused(first, 0, 'pass')).toBe('cannot-pass');
    expect(may(act(first, 0, 'sell 1 CPR'), 0, 'complete')).toBe(true);
    expect(may({ ...first, rules: 1 }, 0, 'complete')).toBe(true);
  });

  test('until then a half earns nothing', () => {
    expect(shares(withShares(half()), 'CGR')).toEqual([10, 10, 0]);
  });

  test('whoever buys a second share first takes the presidency', () => {
    const state = { ...withShares(half()), round: stockTurn(3, 1) };
    const after = act(state, 1, 'buy CGR');
    expect(shares(after, 'CGR')).toEqual([10, 20, 0]);
    expect(president(after, 'CGR')).toBe(1);
    expect(nationalState(after).half).toBeUndefined();
    expect(after.companies['CGR']!.certs.filter(holder => holder === -1)).toHaveLength(6);
  });

  test('whoever cannot raise the money is bankrupt', () => {
    const state = withShares(half([0, 500, 500]));
    expect(kinds(state, 0)).toContain('sell');
    expect(kinds(state, 0)).not.toContain('bankrupt');
    const alone = {
      ...state,
      companies: {
        ...state.companies,
        CPR: { ...state.companies['CPR']!, certs: [1, 2, 2, 1, 2, -1, -1, -1, -1] },
      },
    };
    expect(kinds(alone, 0)).toEqual(['bankrupt']);
    expect(act(alone, 0, 'bankrupt').ended).toEqual({ reason: 'bankrupt', bankrupt: 0 });
  });
});

describe('8.9 its operation', () => {
  const cgr = (step: string, own: Partial<CompanySetup>, national = {}): Position =>
    position({
      next: '6',
      left: 1,
      cash: [500, 500, 500],
      companies: {
        CGR: running({ par: 100, shares: [20, 30], pool: 20, cash: 100, ...own }),
        CPR: running({ par: 100, shares: [20], cash: 900, trains: ['6'] }),
      },
      own: {
        capital: { CPR: 'reached' },
        formation: { stage: 'over', formed: true },
        gone: ['GT'],
        ...(Object.keys(national).length > 0 && { national }),
      },
      laid: { P9: '57/1' },
      tokens: ['CGR P9', 'CPR M4'],
      round: companyTurn('CGR', { step, begun: true, of: 2, waiting: ['CPR'] }),
    });

  test('without a train it may run a diesel of the bank, keeps what it earns, and its price stays', () => {
    const asked = act(cgr('token', {}), 1, 'pass');
    expect(asks(asked)).toBe('1 borrow-train');
    const ran = acts(asked, '1 borrow', '1 run D P9-Q8');
    expect(ran.companies['CGR']!.cash).toBe(150);
    expect(price(ran, 'CGR')).toBe(100);
    expect(ran.companies['CGR']!.trains).toEqual([]);
  });

  test('not when it has owned a permanent train', () => {
    expect(asks(act(cgr('token', {}, { permanent: true }), 1, 'pass'))).not.toBe('1 borrow-train');
  });

  test('it must buy a diesel when it can pay one, or with a 4-train in exchange', () => {
    expect(may(cgr('trains', { cash: 1099 }), 1, 'pass')).toBe(true);
    expect(refused(cgr('trains', { cash: 1100 }), 1, 'pass')).toBe('cannot-pass');
    expect(refused(cgr('trains', { cash: 750, trains: ['4'] }), 1, 'pass')).toBe('cannot-pass');
    expect(may(cgr('trains', { cash: 749, trains: ['4'] }), 1, 'pass')).toBe(true);
    const bought = act(cgr('trains', { cash: 1100 }), 1, 'train 6');
    expect(nationalState(bought).permanent).toBe(true);
    expect(may(bought, 1, 'pass')).toBe(true);
  });

  test('its president need not help, before it has owned a permanent train', () => {
    expect(may(cgr('trains', { cash: 100 }), 1, 'pass')).toBe(true);
    expect(refused(cgr('trains', { cash: 100 }, { permanent: true }), 1, 'pass')).toBe('cannot-pass');
  });

  test('it buys and sells for printed prices, permanent trains alone', () => {
    const state = cgr('trains', { cash: 800, shares: [20, 30] });
    expect(refused(state, 1, 'train 6 from CPR 1')).toBe('train-not-for-sale');
    const selling = { ...state, round: { ...state.round, company: 'CPR', waiting: [] } } as Position;
    const other = {
      ...selling,
      companies: {
        ...selling.companies,
        CGR: { ...selling.companies['CGR']!, trains: ['5', '6'] },
        CPR: { ...selling.companies['CPR']!, trains: [], certs: [1, ...Array.from({ length: 8 }, () => -1)] },
      },
    };
    expect(refused(other, 1, 'train 6 from CGR 1')).toBe('price-out-of-range');
    expect(may(other, 1, 'train 6 from CGR 700')).toBe(true);
    const pool = { ...state, depot: { ...state.depot, pool: ['4'] } };
    expect(refused(pool, 1, 'train 4 pool')).toBe('train-not-for-sale');
  });

  test('it may own three trains', () => {
    const state = cgr('trains', { cash: 900, trains: ['5', '5'] }, { permanent: true });
    expect(may(state, 1, 'train 6')).toBe(true);
  });

  test('its price never falls to where companies close', () => {
    const low = cgr('dividend', { cell: [9, 1], trains: ['5'] }, { permanent: true });
    const state = { ...low, round: { ...low.round, earned: 50 } } as Position;
    expect(price(act(state, 1, 'withhold'), 'CGR')).toBe(30);
  });

  test('7.6 half dollars of a single 5 % share are rounded up, pairs are paid exactly', () => {
    const base = cgr('dividend', { trains: ['5'] }, { permanent: true, twenty: true });
    const state = {
      ...base,
      parts: { ...base.parts, certificates: { CGR: [10, ...Array.from({ length: 18 }, () => 5)] } },
      companies: {
        ...base.companies,
        CGR: { ...base.companies['CGR']!, certs: [1, 1, 0, 2, 2, ...Array.from({ length: 14 }, () => -1)] },
      },
      round: { ...base.round, earned: 110 },
    } as Position;
    expect(cash(act(state, 1, 'pay'))).toEqual([506, 517, 511]);
  });

  test('5.2 from the offering nothing is bought while more than half lies in the pool', () => {
    const base = cgr('track', { shares: [20], pool: 50 });
    const more = {
      ...base,
      round: stockTurn(3, 2),
      companies: {
        ...base.companies,
        CGR: { ...base.companies['CGR']!, certs: [0, -2, -2, -2, -2, -2, -2, -1, -1] },
      },
    } as Position;
    expect(refused(more, 2, 'buy CGR')).toBe('not-from-there');
    expect(may(more, 2, 'buy CGR pool')).toBe(true);
  });
});
