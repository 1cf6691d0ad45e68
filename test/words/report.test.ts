import { describe, expect, test } from '@jest/globals';
import type { Fact } from '../../src/engine/core/index.js';
import { composeWords } from '../../src/words/compose.js';
import { coreLayer } from '../../src/words/core.js';
import { plainNames, wordsFor } from '../../src/words/index.js';

const words = wordsFor('1830');
const names = plainNames('en', ['Anna', 'Ben']);
const report = (facts: readonly Fact[], most?: number) => words.report('en', facts, names, most);

const turn = (company: string): Fact[] => [
  { kind: 'company-begins', company, seat: 0 },
  { kind: 'tile-laid', company, hex: 'F10', tile: '57', rotation: 1, over: null, cost: 0 },
  { kind: 'paid-out', company, revenue: 100, perShare: 10 },
  { kind: 'received', company, holder: 0, amount: 60 },
  { kind: 'received', company, holder: 1, amount: 20 },
  { kind: 'price-moved', company, from: 82, to: 90, why: 'paid' },
];

describe('what happened, as lines', () => {
  test('each company’s turn is a group, oldest first', () => {
    const { groups } = report([...turn('PRR'), ...turn('NYC')]);
    expect(groups.map(group => group.heading)).toEqual(['PRR', 'NYC']);
    expect(groups[0]!.lines.at(-1)).toBe('PRR: share price rises from $82 to $90');
  });

  test('payments in a row are one line', () => {
    expect(report(turn('PRR')).groups[0]!.lines).toContain('Anna receives $60, Ben receives $20');
  });

  test('a new round ends the group of the company before it', () => {
    const { groups } = report([
      ...turn('PRR'),
      { kind: 'stock-round-begins', number: 4 },
      { kind: 'passed', seat: 0 },
    ]);
    expect(groups.map(group => group.heading)).toEqual(['PRR', null]);
    expect(groups[1]!.lines).toEqual(['Stock round 4 begins', 'Anna passes']);
  });

  test('no more lines than asked for, and how many are missing', () => {
    const all = Array.from({ length: 20 }, () => turn('PRR')).flat();
    const { groups, more } = report(all, 40);
    expect(groups.flatMap(group => group.lines)).toHaveLength(40);
    expect(more).toBe(20 * 5 - 40);
  });

  test('what an offer led to is told before who took it', () => {
    const [accepted, sold, passed] = [
      { kind: 'offer-accepted', offer: 55, seat: 0 },
      { kind: 'private-traded', private: 'CS', seat: 1, from: 0, price: 40 },
      { kind: 'passed', seat: 1 },
    ];
    expect(report([accepted, sold, passed]).groups[0]!.lines).toEqual([
      'Ben buys CS from Anna for $40',
      'Anna accepts offer 55',
      'Ben passes',
    ]);
  });

  test('moves that were taken back are said to be', () => {
    expect(report([{ kind: 'undone', seat: 1, count: 2 }]).groups[0]!.lines).toEqual(['Ben undoes 2 moves']);
  });

  test('a question about offers finds the offers', () => {
    const made = (offer: number): Fact => ({ kind: 'offer-made', offer });
    expect(
      words.about({ kind: 'offer', offers: [2, 3] }, [
        made(1),
        made(2),
        { kind: 'passed', seat: 0 },
        made(3),
      ]),
    ).toEqual([made(2), made(3)]);
    expect(words.about({ kind: 'stock-turn' }, [made(1)])).toEqual([]);
  });
});

describe('what has no words is shown as data', () => {
  test('facts of a kind nobody worded', () => {
    expect(words.sentence('en', { kind: 'meteor', hex: 'F10', n: 2 }, names)).toBe('meteor: hex F10, n 2');
  });

  test('a kind named like what every object has', () => {
    expect(words.sentence('en', { kind: 'constructor' }, names)).toBe('constructor');
    expect(words.option('en', 'toString')).toBe('toString');
    expect(words.refusal('en', '__proto__', {}, names)).toBeUndefined();
  });

  test('a title without words of its own', () => {
    const other = wordsFor('nothing-like-it');
    expect(other.title('de')).toEqual({ name: 'nothing-like-it', about: '' });
    expect(other.option('de', 'leap')).toBe('leap');
    expect(other.refusal('de', 'not-your-turn', {}, names)).toBe('Sie sind nicht am Zug.');
  });
});

test('a title outside 18xx brings words of its own, which stand before the general ones', () => {
  const own = {
    facts: {
      sealed: ({ seat }: { readonly seat: number }, n: typeof names) => `${n.seat(seat)} seals a bid`,
    },
    refusals: { 'not-your-turn': 'Your bid is in already.' },
  };
  const toy = composeWords('toy', [coreLayer, { words: { en: own, de: {} } }]);
  expect(toy.sentence('en', { kind: 'sealed', seat: 1 }, names)).toBe('Ben seals a bid');
  expect(toy.refusal('en', 'not-your-turn', {}, names)).toBe('Your bid is in already.');
  expect(toy.refusal('de', 'not-your-turn', {}, names)).toBe('Sie sind nicht am Zug.');
  expect(toy.sentence('en', { kind: 'undone', seat: 0, count: 1 }, names)).toBe('Anna undoes a move');
});
