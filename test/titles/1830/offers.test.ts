import { describe, expect, test } from '@jest/globals';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import {
  act,
  actFully,
  acts,
  asks,
  cash,
  companyTurn,
  forms,
  kinds,
  may,
  position,
  refused,
  refusedCase,
  stockTurn,
  turn,
  type PositionSetup,
} from '../../support/rail.js';

type Position = ReturnType<typeof position>;

/** A second stock round; seat 0 is in turn, seat 1 owns the MH, seat 0 the SV. */
const stock = (more: Partial<PositionSetup> = {}): Position =>
  position({
    companies: { PRR: { shares: [60] }, NYC: { shares: [0, 60] } },
    privates: { SV: 0, MH: 1 },
    round: stockTurn(3, 0),
    ...more,
  });

describe('4.1 privates between players', () => {
  test('the buyer in turn asks the owner; with the owner’s consent the private and the money change hands', () => {
    const asked = act(stock(), 0, 'offer private MH from P2 to P1 150');
    expect(asks(asked)).toBe('1 offer');
    expect(kinds(asked, 1)).toEqual(expect.arrayContaining(['accept', 'decline']));
    expect(asked.privates['MH']).toBe(1);
    const sold = act(asked, 1, 'accept 1');
    expect(sold.privates['MH']).toBe(0);
    expect(cash(sold)).toEqual([350, 650, 500]);
    expect(asks(sold)).toBe('0 stock-turn');
  });

  test('the seller in turn asks the buyer', () => {
    const sold = acts(stock(), '0 offer private SV from P1 to P3 33', '2 accept 1');
    expect(sold.privates['SV']).toBe(2);
    expect(cash(sold)).toEqual([533, 500, 467]);
  });

  test('only one who is in turn asks', () => {
    expect(kinds(stock(), 2)).toEqual([]);
    expect(refused(stock(), 2, 'offer private MH from P2 to P3 100')).toBe('not-your-turn');
    expect(refused(stock(), 0, 'offer private MH from P2 to P3 100')).toBe('cannot-offer');
  });

  test('nobody asks themselves, nor for what the other does not have', () => {
    expect(refused(stock(), 0, 'offer private SV from P1 to P1 20')).toBe('cannot-offer');
    expect(refused(stock(), 0, 'offer private CS from P2 to P1 50')).toBe('cannot-offer');
    expect(refused(stock(), 0, 'offer private SV from P2 to P1 50')).toBe('cannot-offer');
  });

  test('at any agreed price the buyer can pay', () => {
    expect(refused(stock(), 0, 'offer private MH from P2 to P1 501')).toBe('price-out-of-range');
    expect(refused(stock(), 0, 'offer private MH from P2 to P1 0')).toBe('price-out-of-range');
    expect(may(stock(), 0, 'offer private MH from P2 to P1 1')).toBe(true);
    expect(may(stock(), 0, 'offer private MH from P2 to P1 500')).toBe(true);
  });

  test('6.0 who can do nothing else is asked all the same', () => {
    const poor = stock({
      cash: [0, 500, 500],
      companies: { NYC: { shares: [0, 60] } },
      round: stockTurn(3, 2),
    });
    expect(asks(act(poor, 2, 'pass'))).toBe('0 stock-turn');
  });

  test('not in the first stock round', () => {
    expect(kinds(stock({ set: 1 }), 0)).not.toContain('offer');
    expect(refused(stock({ set: 1 }), 0, 'offer private MH from P2 to P1 100')).toBe('cannot-offer');
  });

  test('the BO too, but nothing that a company owns', () => {
    expect(may(stock({ privates: { BO: 1 } }), 0, 'offer private BO from P2 to P1 100')).toBe(true);
    expect(kinds(stock({ privates: { DH: 'PRR' } }), 0)).not.toContain('offer');
  });

  test('it does not use up the purchase, nor is it a sale or purchase of shares for the priority deal', () => {
    const traded = acts(stock(), '0 offer private MH from P2 to P1 10', '1 accept 1');
    expect(may(traded, 0, 'buy NYC')).toBe(true);
    const end = acts(traded, '0 pass', '1 pass', '2 pass', '0 pass');
    expect(end.round.kind).toBe('operating');
    expect(end.priority).toBe(0);
  });

  test('5.3 not beyond the certificate limit of the buyer', () => {
    const full = stock({
      seats: 6,
      companies: { PRR: { shares: [60] }, NYC: { shares: [60, 0] }, CPR: { shares: [20, 40] } },
      privates: { MH: 1 },
      round: stockTurn(6, 0),
    });
    expect(refused(full, 0, 'offer private MH from P2 to P1 100')).toBe('cannot-offer');
  });
});

describe('an offer', () => {
  const asked = act(stock(), 0, 'offer private MH from P2 to P1 150');

  test('can be declined: nothing changes hands', () => {
    const declined = act(asked, 1, 'decline 1');
    expect(declined.privates['MH']).toBe(1);
    expect(cash(declined)).toEqual([500, 500, 500]);
    expect(asks(declined)).toBe('0 stock-turn');
    expect(may(declined, 0, 'offer private MH from P2 to P1 160')).toBe(true);
  });

  test('can be withdrawn by whoever made it', () => {
    expect(refused(asked, 1, 'withdraw 1')).toBe('no-such-offer');
    const withdrawn = act(asked, 0, 'withdraw 1');
    expect(withdrawn.offers).toEqual([]);
    expect(refused(withdrawn, 1, 'accept 1')).toBe('no-such-offer');
  });

  test('is answered by the one it is made to, nobody else', () => {
    expect(refused(asked, 2, 'accept 1')).toBe('no-such-offer');
    expect(refused(asked, 0, 'accept 1')).toBe('no-such-offer');
    expect(refused(asked, 1, 'accept 2')).toBe('no-such-offer');
    expect(refused(asked, 2, 'decline 1')).toBe('no-such-offer');
    expect(kinds(asked, 2)).toEqual([]);
  });

  test('whoever is asked about it has no turn to pass', () => {
    expect(kinds(asked, 1)).not.toContain('pass');
    expect(refusedCase(asked, 1, 'pass')).toBe('cannot-pass/offer');
  });

  test('is not made twice', () => {
    expect(refused(asked, 0, 'offer private MH from P2 to P1 160')).toBe('cannot-offer');
  });

  test('lapses when the turn ends', () => {
    const { state, facts } = actFully(asked, 0, 'pass');
    expect(state.offers).toEqual([]);
    expect(facts).toContainEqual({ kind: 'offer-lapsed', offer: 1 });
    expect(refused(state, 1, 'accept 1')).toBe('no-such-offer');
  });

  test('lapses when the buyer has spent the money', () => {
    const spent = acts(stock(), '0 offer private MH from P2 to P1 450', '0 buy NYC');
    expect(spent.offers).toEqual([]);
  });

  test('lapses when the private is gone', () => {
    const start = stock({ companies: { PRR: { shares: [0, 60] }, NYC: { shares: [60] } } });
    const gone = acts(start, '0 offer private MH from P2 to P1 100', '1 exchange MH');
    expect(gone.offers).toEqual([]);
  });

  test('does not hold up who made it', () => {
    expect(may(asked, 0, 'par ERIE 67')).toBe(true);
  });

  test('several may stand at once, each with its number', () => {
    const two = acts(stock(), '0 offer private MH from P2 to P1 50', '0 offer private SV from P1 to P3 60');
    expect(asks(two)).toBe('1 2 offer');
    const sold = act(two, 2, 'accept 2');
    expect(sold.privates).toMatchObject({ SV: 2, MH: 1 });
    expect(may(sold, 1, 'accept 1')).toBe(true);
  });

  test('one for each of two privates of the same owner may stand', () => {
    const both = stock({ privates: { SV: 0, DH: 1, MH: 1 } });
    const first = act(both, 0, 'offer private MH from P2 to P1 50');
    expect(may(first, 0, 'offer private DH from P2 to P1 60')).toBe(true);
    const sold = acts(first, '0 offer private DH from P2 to P1 60', '1 accept 2');
    expect(sold.privates).toMatchObject({ DH: 0, MH: 1 });
  });
});

/** The NYC of seat 0 buys; seat 1 presides over the CPR and owns the DH. */
const operating = (more: Partial<PositionSetup> = {}): Position =>
  position({
    companies: {
      NYC: { shares: [60], cash: 300 },
      CPR: { shares: [0, 60], trains: ['3', '2'], cash: 0 },
    },
    privates: { DH: 1, BO: 2 },
    tokens: ['NYC E19', 'CPR A19'],
    next: '3',
    round: companyTurn('NYC', { step: 'trains', begun: true }),
    ...more,
  });

describe('7.6 trains of another president', () => {
  test('are sold with that president’s consent, at any price from 1 up to the money of the buyer', () => {
    const asked = act(operating(), 0, 'offer train 3 from CPR to NYC 200');
    expect(asks(asked)).toBe('1 offer');
    const sold = act(asked, 1, 'accept 1');
    expect(sold.companies['NYC']).toMatchObject({ trains: ['3'], cash: 100 });
    expect(sold.companies['CPR']).toMatchObject({ trains: ['2'], cash: 200 });
    expect(refused(operating(), 0, 'offer train 3 from CPR to NYC 301')).toBe('price-out-of-range');
    expect(may(operating(), 0, 'offer train 2 from CPR to NYC 1')).toBe(true);
  });

  test('whoever is asked has no step to pass', () => {
    const asked = act(operating(), 0, 'offer train 3 from CPR to NYC 200');
    expect(kinds(asked, 1)).not.toContain('pass');
    expect(refused(asked, 1, 'pass')).toBe('cannot-pass');
  });

  test('a train of another company of the same president needs no offer', () => {
    const own = operating({
      companies: { NYC: { shares: [60], cash: 300 }, CPR: { shares: [60], trains: ['2'] } },
    });
    expect(refused(own, 0, 'offer train 2 from CPR to NYC 10')).toBe('cannot-offer');
    expect(may(own, 0, 'train 2 from CPR 10')).toBe(true);
  });

  test('in the train step of the buyer only; on leaving it the offer lapses', () => {
    const early = operating({ round: companyTurn('NYC') });
    expect(refused(early, 0, 'offer train 3 from CPR to NYC 200')).toBe('cannot-offer');
    const left = acts(operating(), '0 offer train 3 from CPR to NYC 200', '0 pass');
    expect(turn(left)).toBe('NYC privates');
    expect(left.offers).toEqual([]);
  });

  test('7.6 not beyond the train limit: a further purchase makes the offer lapse', () => {
    const full = operating({
      companies: {
        NYC: { shares: [60], cash: 300, trains: ['2', '2', '2'] },
        CPR: { shares: [0, 60], trains: ['3', '3'] },
      },
    });
    const two = act(full, 0, 'offer train 3 from CPR to NYC 20');
    expect(act(two, 0, 'train 3').offers).toEqual([]);
  });

  test('C-2.3.1 in a forced purchase with the president’s money, up to the printed price', () => {
    const forced = operating({
      companies: { PRR: { shares: [60], cash: 10 }, CPR: { shares: [0, 60], trains: ['3'] } },
      tokens: ['PRR H12', 'CPR A19'],
      laid: { H10: '57/1' },
      next: '5',
      left: 2,
      round: companyTurn('PRR', { step: 'trains' }),
    });
    expect(asks(forced)).toBe('0 forced-train');
    expect(refused(forced, 0, 'offer train 3 from CPR to PRR 181')).toBe('price-out-of-range');
    const sold = acts(forced, '0 offer train 3 from CPR to PRR 180', '1 accept 1');
    expect(sold.companies['PRR']).toMatchObject({ cash: 0, trains: ['3'] });
    expect(cash(sold)).toEqual([330, 500, 500]);
  });

  test('4.2 the BO closes with such a train too', () => {
    const state = operating({
      companies: { 'B&O': { shares: [60], cash: 300 }, CPR: { shares: [0, 60], trains: ['3'] } },
      tokens: ['B&O I15', 'CPR A19'],
      round: companyTurn('B&O', { step: 'trains' }),
    });
    const sold = acts(state, '0 offer train 3 from CPR to B&O 20', '1 accept 1');
    expect(sold.privates['BO']).toBe('closed');
  });
});

describe('4.1 privates of another player for a company', () => {
  test('are sold with that player’s consent, for half to twice the price, at any moment of the company’s turn', () => {
    for (const step of ['track', 'token', 'trains', 'privates'] as const) {
      const state = operating({ round: companyTurn('NYC', { step }), next: '3', left: 4 });
      const sold = acts(state, '0 offer private DH from P2 to NYC 140', '1 accept 1');
      expect(sold.privates['DH']).toBe('NYC');
      expect(sold.companies['NYC']!.cash).toBe(160);
      expect(cash(sold)).toEqual([500, 640, 500]);
    }
    expect(refused(operating(), 0, 'offer private DH from P2 to NYC 34')).toBe('price-out-of-range');
    expect(refused(operating(), 0, 'offer private DH from P2 to NYC 141')).toBe('price-out-of-range');
  });

  test('p. 11 the BO is not for companies', () => {
    expect(refused(operating(), 0, 'offer private BO from P3 to NYC 220')).toBe('cannot-offer');
  });

  test('not before phase 3 nor after phase 4', () => {
    for (const [next, left] of [
      ['2', 5],
      ['5', 2],
    ] as const) {
      const state = operating({ next, left, companies: { NYC: { shares: [60], cash: 300 } } });
      expect(forms(state, 0, 'offer')).toEqual([]);
    }
  });
});

test('8.0 an open offer lapses with the end of the game', () => {
  const state = operating({ lastSet: 2, left: 4, companies: { NYC: { shares: [60], cash: 300 } } });
  const asked = acts(state, '0 pass', '0 offer private DH from P2 to NYC 100');
  const end = act(asked, 0, 'pass');
  expect(title1830.status(end).ended).toBe(true);
  expect(end.offers).toEqual([]);
});
