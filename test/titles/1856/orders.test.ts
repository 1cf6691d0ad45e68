import { describe, expect, test } from '@jest/globals';
import { loansOf } from '../../../src/titles/1856/rules/loans.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import { companyTurn, stockTurn, table, type CompanySetup } from '../../support/rail-1856.js';
import { railOrders } from '../../support/rail-orders.js';
import { bought, formed, running, type Position } from './merging.js';

const { asks, cash, position } = table;
const { give, go, log, mayGive, why } = railOrders(title1856);

describe('a company is saved, or not, when the loans fall due', () => {
  // GT has $50 and two loans: they cost its president $150.
  const due = (money: number): Position => bought({ GT: 2 }, { cash: [50, money, 50] });

  const after = (money: number, order: string): ReturnType<typeof go> =>
    go(give(due(money), `1 auto save GT ${order}`), '0 pass');

  test('as long as it costs its president no more than the order says', () => {
    const saved = after(500, 'max 150 then merge');
    expect(log(saved)[0]).toBe('1: repay 2 for GT');
    expect(cash(saved.state)[1]).toBe(350);
    expect(loansOf(saved.state, 'GT')).toBe(0);
    expect(why(saved)).toMatchObject({ kind: 'happened', fact: { kind: 'national-not-formed' } });
  });

  test('else it merges, or its president is asked', () => {
    expect(log(after(500, 'max 149 then merge'))[0]).toBe('1: merge GT');
    const asked = after(500, 'max 149 then ask');
    expect(log(asked)).toEqual(['stop save-company']);
    expect(asks(asked.state)).toBe('1 save-company');
  });

  test('and when the president does not have so much', () => {
    expect(log(after(149, 'max 1000 then merge'))[0]).toBe('1: merge GT');
    expect(log(after(150, 'max 1000 then merge'))[0]).toBe('1: repay 2 for GT');
  });

  test('its end comes with that of the company, also if nobody is asked', () => {
    const table = after(20, 'max 1000 then ask');
    expect(why(table)).toMatchObject({ kind: 'happened', fact: { kind: 'company-merges', company: 'GT' } });
  });

  test('the same president is asked for another company as before', () => {
    const state = bought({ WR: 2, BBG: 1 }, { cash: [50, 50, 500] });
    const asked = go(give(state, '2 auto save WR max 70 then ask'), '0 pass');
    expect(log(asked)).toEqual([]);
    expect(log(go(asked, '2 merge BBG'))[0]).toBe('2: repay 1 for WR');
  });

  test('companies of others may merge before', () => {
    const state = bought({ GT: 2, BBG: 1 }, { cash: [50, 500, 500] });
    const table = go(give(state, '2 auto save BBG max 100 then ask'), '0 pass', '1 merge GT');
    expect(log(table)[0]).toBe('2: repay 1 for BBG');
  });

  test('it is over with the formation, if the company has repaid by itself', () => {
    const state = bought({ GT: 2, WR: 3 }, { cash: [50, 50, 50] }, { GT: { cash: 250 } });
    const table = go(give(state, '1 auto save GT max 0 then ask'), '0 pass');
    expect(why(table)).toMatchObject({ kind: 'happened', fact: { kind: 'national-formed' } });
  });

  test('only its president can say so, of one with loans, until the CGR is formed', () => {
    const order = 'auto save GT max 100 then ask';
    expect(mayGive(due(500), `1 ${order}`)).toBe(true);
    expect(mayGive(due(500), `0 ${order}`)).toBe(false);
    expect(mayGive(due(500), '2 auto save BBG max 100 then ask')).toBe(false);
    expect(mayGive(formed({ WR: 2 }, { cash: [50, 50, 50] }), `1 ${order}`)).toBe(false);
  });
});

describe('loans are repaid turn by turn', () => {
  const atLoans = (treasury: number, step = 'loans'): Position =>
    position({
      next: '4',
      companies: { GT: running({ shares: [30, 20], cash: treasury }), WR: running({ shares: [0, 30] }) },
      own: { capital: { GT: 'reached', WR: 'reached' }, loans: { GT: 3 } },
      tokens: ['GT P9', 'WR O16'],
      round: companyTurn('GT', { step, begun: true, waiting: ['WR'] }),
    });

  test('as far as the treasury keeps what it should; then the turn is over', () => {
    const table = give(atLoans(390), '0 auto repay GT keep 190');
    expect(log(table)).toEqual(['0: repay 2', '0: pass']);
    expect(table.state.companies['GT']!.cash).toBe(190);
    expect(log(give(atLoans(389), '0 auto repay GT keep 190'))).toEqual(['0: repay 1', '0: pass']);
  });

  test('where nothing can be repaid no loan is taken either', () => {
    expect(log(give(atLoans(50), '0 auto repay GT keep 0'))).toEqual(['0: pass']);
  });

  test('the last loan ends the order', () => {
    const table = give(atLoans(390), '0 auto repay GT keep 0');
    expect(log(table)[0]).toBe('0: repay 3');
    expect(why(table)).toMatchObject({ kind: 'happened', fact: { kind: 'loans-redeemed', company: 'GT' } });
  });

  test('also one that falls due, beside those of others', () => {
    const state = bought({ GT: 2, WR: 1 }, {}, { GT: { cash: 250 }, WR: { cash: 130 } });
    const table = go(give(state, '1 auto repay GT keep 0'), '0 pass');
    expect(log(table)).toEqual(['done loans-redeemed']);
    expect(why(table)).toMatchObject({ kind: 'happened', fact: { kind: 'loans-redeemed', company: 'GT' } });
  });

  test('in other steps its president is asked, unless another order acts', () => {
    expect(log(give(atLoans(390, 'trains'), '0 auto repay GT keep 0'))).toEqual([]);
  });

  test('whoever is no longer president has no order for it', () => {
    const held: CompanySetup = running({ shares: [30, 30], cash: 100 });
    const state = position({
      next: '4',
      companies: { GT: held },
      own: { capital: { GT: 'reached' }, loans: { GT: 3 } },
      tokens: ['GT P9'],
      round: stockTurn(3, 1),
    });
    const table = go(give(state, '0 auto repay GT keep 0', '0 auto save GT max 0 then ask'), '1 buy GT');
    expect(log(table)).toEqual(['stop company-lost', 'stop company-lost']);
  });

  test('only its president can order it', () => {
    expect(mayGive(atLoans(0), '0 auto repay GT keep 0')).toBe(true);
    expect(mayGive(atLoans(0), '1 auto repay GT keep 0')).toBe(false);
    expect(mayGive(atLoans(0), '1 auto repay WR keep 0')).toBe(false);
  });
});
