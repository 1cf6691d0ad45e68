import { describe, expect, test } from '@jest/globals';
import { settingsFor, type Settings } from '../../../../src/engine/core/index.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import { act, acts, asks, cash, kinds, newGame, refused } from '../../../support/rail.js';

const wild: Settings = { bidding: 'wild' };

type Position = ReturnType<typeof newGame>;

/** Three of four have bid on the CS, the first least; the SV is sold, and the contest begins. */
const contest = (settings: Settings): Position =>
  acts(newGame(4, settings), '0 bid CS 45', '1 bid CS 50', '2 bid CS 55', '3 take SV');

describe('V-1.8 wild bidding', () => {
  test('all who contend but the highest bidder are asked at once; else one after another, the lowest first', () => {
    expect(asks(contest({}))).toBe('0 auction-contest');
    expect(asks(contest(wild))).toBe('0 1 auction-contest');
    for (const seat of [0, 1]) expect(kinds(contest(wild), seat)).toEqual(['bid', 'pass']);
  });

  test('whoever likes bids first, and then the others are asked', () => {
    expect(refused(contest({}), 1, 'bid CS 60')).toBe('not-your-turn');
    const raised = act(contest(wild), 1, 'bid CS 60');
    expect(asks(raised)).toBe('0 2 auction-contest');
    expect(refused(raised, 1, 'bid CS 70')).toBe('not-your-turn');
    expect(refused(raised, 0, 'bid CS 64')).toBe('bid-too-low');
    // Who has passed is asked again after a bid.
    const again = acts(raised, '0 pass', '2 bid CS 65');
    expect(asks(again)).toBe('0 1 auction-contest');
  });

  test('it is over when nobody wants to bid any more', () => {
    const one = act(contest(wild), 1, 'pass');
    expect(asks(one)).toBe('0 auction-contest');
    const sold = act(one, 0, 'pass');
    expect(sold.privates['CS']).toBe(2);
    expect(cash(sold)).toEqual([600, 600, 545, 580]);
    // The sale goes on with the holder of the priority deal.
    expect(asks(sold)).toBe('0 auction-turn');
  });

  test('nobody joins who has not bid on it, and outside the contest bids are made in turn', () => {
    expect(refused(contest(wild), 3, 'bid CS 60')).toBe('not-your-turn');
    expect(asks(newGame(4, wild))).toBe('0 auction-turn');
    expect(refused(newGame(4, wild), 1, 'bid DH 75')).toBe('not-your-turn');
  });

  test('whoever passes may be out of it for good', () => {
    const out = acts(contest({ ...wild, 'contest-pass': 'out' }), '0 pass', '1 bid CS 60');
    expect(asks(out)).toBe('2 auction-contest');
  });

  test('a seat whose time is up passes', () => {
    expect(title1830.onTimeout!(contest(wild), 1)).toEqual({ seat: 1, type: 'pass' });
  });

  test('in groups there is no contest, so it cannot be chosen there', () => {
    const groups = { ...wild, 'privates-sale': 'groups' };
    expect(() => settingsFor(title1830, 4, groups)).toThrow('settings-exclude-each-other');
  });
});
