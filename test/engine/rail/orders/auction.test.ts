import { describe, expect, test } from '@jest/globals';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import { title1849 } from '../../../../src/titles/1849/rules/title.js';
import { acts, asks, companyTurn, newGame, position } from '../../../support/rail.js';
import { table as table1849 } from '../../../support/rail-1849.js';
import { railOrders } from '../../../support/rail-orders.js';

const { give, go, log, why, mayGive } = railOrders(title1830);

describe('passing in the auction', () => {
  test('each time the seat is asked, until somebody bids higher', () => {
    const begun = acts(newGame(3), '0 bid CA 165');
    const passing = go(give(begun, '0 auto pass auction'), '1 bid DH 75', '2 pass');
    expect(log(passing)).toEqual(['0: pass']);
    const outbid = go(passing, '1 bid CA 170');
    expect(log(outbid)).toEqual(['0: pass', 'stop bid']);
    expect(why(outbid)).toEqual({
      kind: 'happened',
      fact: { kind: 'bid', seat: 1, private: 'CA', price: 170 },
    });
  });

  test('bids of others on other privates do not matter', () => {
    const begun = acts(newGame(3), '0 bid CA 165');
    expect(log(go(give(begun, '0 auto pass auction'), '1 bid DH 75', '2 bid DH 80'))).toEqual(['0: pass']);
  });

  test('whoever was outbid before gives up with it', () => {
    const begun = acts(newGame(3), '0 bid CS 45', '1 bid CS 50');
    const contest = go(give(begun, '0 auto pass auction'), '2 take SV');
    // In the contest, and in the turn of the auction that follows.
    expect(log(contest)).toEqual(['0: pass', '0: pass']);
    expect(contest.state.privates['CS']).toBe(1);
  });

  test('where nothing is to be paid the player has to take it by hand', () => {
    const round = ['0 pass', '1 pass'];
    const begun = acts(newGame(2), ...round, ...round, ...round);
    const after = go(give(begun, '0 auto pass auction'), '1 pass');
    expect(log(after)).toEqual(['0: pass', 'stop auction-turn']);
    expect(asks(after.state)).toBe('0 auction-turn');
  });

  test('when all have passed and the privates paid, people are asked again', () => {
    const begun = acts(newGame(3), '0 take SV', '1 bid CA 165');
    const all = give(begun, '0 auto pass auction', '1 auto bid CA max 200 then pass', '2 auto pass auction');
    expect(log(all)).toEqual(['2: pass', '0: pass', '1: pass', ...Array(3).fill('stop private-income')]);
    expect(asks(all.state)).toMatch(/auction-turn$/);
  });

  test('it ends with the auction, and is there only in it', () => {
    const last = acts(newGame(2), '0 take SV', '1 take CS', '0 take DH', '1 take MH', '0 take CA');
    const over = go(give(last, '0 auto pass auction'), '1 take BO');
    expect(asks(over.state)).toBe('1 set-par');
    expect(log(over)).toEqual([]);
    expect(log(go(over, '1 par B&O 100'))).toEqual(['done auction-over']);
    expect(mayGive(position({ round: companyTurn('PRR') }), '0 auto pass auction')).toBe(false);
  });
});

describe('bidding for a private up to a limit', () => {
  test('the least bid at once, then only when outbid, and never above the limit', () => {
    const first = give(newGame(3), '0 auto bid CA max 175 then pass');
    expect(log(first)).toEqual(['0: bid CA 165']);
    const raised = go(first, '1 bid CA 170', '2 pass');
    expect(log(raised)).toEqual(['0: bid CA 165', '0: bid CA 175']);
    const beaten = go(raised, '1 bid CA 180', '2 pass');
    expect(log(beaten).at(-1)).toBe('0: pass');
    expect(beaten.standing).toHaveLength(1);
  });

  test('beyond it the player is asked, if they want', () => {
    const first = give(newGame(3), '0 auto bid CA max 169 then ask');
    const beaten = go(first, '1 bid CA 170', '2 pass');
    expect(log(beaten)).toEqual(['0: bid CA 165', 'stop outbid']);
    expect(why(beaten)).toEqual({ kind: 'outbid', private: 'CA', price: 170, limit: 169 });
    expect(asks(beaten.state)).toBe('0 auction-turn');
  });

  test('in a contest as well, against another order: the higher limit has it for the least that does', () => {
    const begun = acts(newGame(3), '0 bid CS 45', '1 bid CS 50');
    const over = go(
      give(begun, '0 auto bid CS max 70 then pass', '1 auto bid CS max 62 then pass'),
      '2 take SV',
    );
    expect(over.state.privates['CS']).toBe(0);
    expect(log(over)).toEqual([
      ...['0: bid CS 55', '1: bid CS 60', '0: bid CS 65', '1: pass'],
      ...['done private-bought', 'done private-bought'],
    ]);
    expect(why(over)).toMatchObject({ fact: { seat: 0, private: 'CS', price: 65 } });
  });

  test('the highest bidder passes', () => {
    const begun = acts(newGame(3), '0 bid CS 45', '1 pass');
    expect(log(go(give(begun, '0 auto bid CS max 70 then pass'), '2 bid DH 75'))).toEqual(['0: pass']);
  });

  test('the cheapest is taken at its price, as it falls', () => {
    expect(log(give(newGame(3), '0 auto bid SV max 20 then pass'))).toEqual([
      '0: take SV',
      'done private-bought',
    ]);
    expect(mayGive(newGame(3), '0 auto bid SV max 19 then pass')).toBe(false);
    const begun = acts(newGame(3), '0 pass', '1 pass');
    const given = give(begun, '0 auto bid SV max 20 then pass');
    expect(log(go(given, '2 pass'))).toEqual(['0: take SV', 'done private-bought']);
  });

  test('bids for two privates beside each other', () => {
    const begun = give(newGame(3), '0 auto bid CA max 165 then pass', '0 auto bid MH max 120 then pass');
    expect(log(begun)).toEqual(['0: bid CA 165']);
    const turn = go(begun, '1 pass', '2 pass');
    expect(log(turn)).toEqual(['0: bid CA 165', '0: bid MH 115']);
  });

  test('the contest for another private is left to the player', () => {
    const begun = acts(newGame(3), '0 bid CS 45', '1 bid CS 50');
    const contest = go(give(begun, '0 auto bid CA max 200 then pass'), '2 take SV');
    expect(asks(contest.state)).toBe('0 auction-contest');
    expect(log(contest)).toEqual([]);
  });

  test('money that lies in other bids is not there', () => {
    // 600 in all: 440 lie on BO and MH.
    const begun = acts(newGame(4), '0 bid BO 300', '1 pass', '2 pass', '3 pass', '0 bid MH 140');
    const given = give(begun, '0 auto bid CA max 400 then pass');
    expect(log(go(given, '1 bid CA 165', '2 pass', '3 pass'))).toEqual(['0: pass']);
    const asking = give(begun, '0 auto bid CA max 400 then ask');
    const short = go(asking, '1 bid CA 165', '2 pass', '3 pass');
    expect(why(short)).toEqual({ kind: 'bids-bind', private: 'CA', needed: 170, has: 160 });
  });

  test('somebody else gets it', () => {
    const begun = acts(newGame(3), '0 pass');
    const sold = go(give(begun, '0 auto bid SV max 20 then pass'), '1 take SV');
    expect(why(sold)).toMatchObject({ kind: 'happened', fact: { kind: 'private-bought', seat: 1 } });
    expect(sold.steps).toMatchObject([{ do: 'stop', done: true }]);
  });

  test('only for what can be had, from the next price up to all the player’s money', () => {
    const begun = acts(newGame(3), '0 take SV', '1 bid CA 200');
    expect(mayGive(begun, '2 auto bid SV max 20 then pass')).toBe(false);
    expect(mayGive(begun, '2 auto bid CA max 199 then pass')).toBe(false);
    expect(mayGive(begun, '2 auto bid CA max 205 then pass')).toBe(true);
    expect(mayGive(begun, '2 auto bid CA max 800 then pass')).toBe(true);
    expect(mayGive(begun, '2 auto bid CA max 801 then pass')).toBe(false);
  });
});

describe('1849: no bid on the first; whoever passes in a contest is out', () => {
  const orders = railOrders(title1849);
  const ids = title1849.game(table1849.newGame(3).settings).data.privates.map(p => p.id);
  const [first, second] = ids as [string, string];
  const { price } = title1849.game(table1849.newGame(3).settings).private[second]!;

  test('the first is taken, another bid for', () => {
    const begun = table1849.newGame(3);
    expect(orders.log(orders.give(begun, `0 auto bid ${first} max 100 then pass`))).toEqual([
      ...[`0: take ${first}`, 'done private-bought'],
    ]);
    expect(orders.log(orders.give(begun, `0 auto bid ${second} max 100 then pass`))).toEqual([
      `0: bid ${second} ${String(price + 5)}`,
    ]);
  });

  test('a contest between two orders is decided by the limits', () => {
    const begun = table1849.acts(table1849.newGame(3), `0 bid ${second} ${String(price + 5)}`);
    const both = orders.give(
      begun,
      `0 auto bid ${second} max 100 then pass`,
      `1 auto bid ${second} max ${String(price + 20)} then pass`,
    );
    const over = orders.go(both, `2 take ${first}`);
    expect(over.state.privates[second]).toBe(0);
    expect(orders.log(over).slice(-3)).toEqual(['1: pass', 'done private-bought', 'done private-bought']);
  });
});
