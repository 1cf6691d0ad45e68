import { describe, expect, test } from '@jest/globals';
import { cast, openTally, tallyOutcome, type Tally } from '../../src/pace/tally.js';
import { HOUR } from '../../src/pace/units.js';

const opened = 1_000 * HOUR;
const expires = opened + 72 * HOUR;

const tally = (rule: Tally['rule'], voters: readonly string[], ballots: Tally['ballots'] = {}): Tally => ({
  ...openTally({ voters, choices: ['replace', 'end', 'wait'], against: 'wait', rule, opened, expires }),
  ballots,
});

const abcd = ['a', 'b', 'c', 'd'];

describe('a majority is more than half of those asked', () => {
  test.each([
    [abcd, {}, 'open'],
    [abcd, { a: 'replace', b: 'replace' }, 'open'],
    [abcd, { a: 'replace', b: 'replace', c: 'replace' }, 'replace'],
    [abcd, { a: 'replace', b: 'replace', c: 'end', d: 'end' }, 'rejected'],
    [abcd, { a: 'replace', b: 'end', c: 'end' }, 'open'],
    [abcd, { a: 'wait', b: 'wait' }, 'rejected'],
    [abcd, { a: 'wait', b: 'end' }, 'open'],
    [['a'], { a: 'end' }, 'end'],
    [['a'], { a: 'wait' }, 'rejected'],
    [['a', 'b'], { a: 'end' }, 'open'],
    [['a', 'b', 'c'], { a: 'end', b: 'end' }, 'end'],
    [['a', 'b', 'c'], { a: 'end', b: 'end', x: 'wait' }, 'end'],
    [[], {}, 'rejected'],
  ])('of %j, with %j: %s', (voters, ballots, is) => {
    const outcome = tallyOutcome(tally('majority', voters, ballots), opened);
    expect(outcome.is === 'carried' ? outcome.choice : outcome.is).toBe(is);
  });
});

describe('unanimous is all of those asked', () => {
  test.each([
    [abcd, { a: 'end', b: 'end', c: 'end' }, 'open'],
    [abcd, { a: 'end', b: 'end', c: 'end', d: 'end' }, 'end'],
    [abcd, { a: 'end', b: 'replace' }, 'rejected'],
    [abcd, { a: 'wait' }, 'rejected'],
    [[], {}, 'rejected'],
  ])('of %j, with %j: %s', (voters, ballots, is) => {
    const outcome = tallyOutcome(tally('unanimous', voters, ballots), opened);
    expect(outcome.is === 'carried' ? outcome.choice : outcome.is).toBe(is);
  });
});

describe('time', () => {
  test('ends a vote that is open, and not one that was carried or rejected', () => {
    const is = (ballots: Tally['ballots'], now: number): string =>
      tallyOutcome(tally('majority', abcd, ballots), now).is;
    expect([is({ a: 'end' }, expires - 1), is({ a: 'end' }, expires)]).toEqual(['open', 'expired']);
    expect(is({ a: 'end', b: 'end', c: 'end' }, expires)).toBe('carried');
    expect(is({ a: 'wait', b: 'wait' }, expires)).toBe('rejected');
  });
});

describe('a ballot', () => {
  const open = tally('majority', abcd);

  test('may be changed while the vote is open', () => {
    const first = cast(open, 'a', 'end', opened).tally!;
    expect(cast(first, 'a', 'wait', opened + 1).tally!.ballots).toEqual({ a: 'wait' });
    expect(open.ballots).toEqual({});
  });

  test.each([
    ['x', 'end', opened, 'not-a-voter'],
    ['toString', 'end', opened, 'not-a-voter'],
    ['a', 'burn', opened, 'not-a-choice'],
    ['a', 'end', expires, 'vote-over'],
  ])('of %s for %s is refused: %3$s', (voter, choice, now, code) => {
    expect(cast(open, voter, choice, now)).toEqual({ tally: null, code });
  });

  test('comes too late when all is decided', () => {
    const decided = tally('unanimous', abcd, { a: 'wait' });
    expect(cast(decided, 'b', 'end', opened).code).toBe('vote-over');
  });

  test('of somebody named like a part of every object is not there unless cast', () => {
    expect(tallyOutcome(tally('unanimous', ['constructor']), opened).is).toBe('open');
  });
});

describe('whoever is missing', () => {
  const is = (rule: Tally['rule'], ballots: Tally['ballots'], missing: readonly string[], now = expires) => {
    const outcome = tallyOutcome({ ...tally(rule, abcd, ballots), missing }, now);
    return outcome.is === 'carried' ? outcome.choice : outcome.is;
  };

  test('does not count at the end, but until then', () => {
    const all = { a: 'end', b: 'end', c: 'end' };
    expect(is('unanimous', all, ['d'], expires - 1)).toBe('open');
    expect(is('unanimous', all, ['d'])).toBe('end');
    expect(is('majority', { a: 'end' }, ['b', 'c', 'd'])).toBe('end');
    expect(is('majority', { a: 'end', b: 'end' }, ['d'])).toBe('end');
    expect(is('majority', { a: 'end' }, ['c', 'd'])).toBe('expired');
  });

  test('counts with an answer, and without whoever is not missing nothing is agreed', () => {
    expect(is('unanimous', { a: 'end', b: 'end', d: 'wait' }, ['c', 'd'])).toBe('rejected');
    expect(is('unanimous', { a: 'end', b: 'end' }, ['d'])).toBe('expired');
    expect(is('unanimous', {}, abcd)).toBe('expired');
  });
});
