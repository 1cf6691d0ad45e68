import { describe, expect, test } from '@jest/globals';
import type { Fact } from '../../../src/engine/core/index.js';
import type { RailState } from '../../../src/engine/rail/state.js';
import { acts, after, his, mine, solo, sopron, table } from '../../support/istvan.js';
import { companyTurn, stockTurn } from '../../support/rail-position.js';
import { plainNames, wordsFor } from '../../../src/words/index.js';

const waits = (state: RailState): Fact | undefined =>
  after(state).facts.find(({ kind }) => kind === 'istvan-waits');

const tokensOf = (company: string, state: RailState): readonly string[] =>
  state.board.tokens.flatMap(one => (one.company === company ? [`${one.hex}.${String(one.stop)}`] : []));

describe('sheet §7.3 4c: where his stations stand', () => {
  const stationOf = (laid: Readonly<Record<string, string>>): readonly string[] =>
    tokensOf('11', after(sopron({ cash: 90, laid: { B3: '6/2', ...laid } })).state).slice(1);

  test('in the city that earns most', () => {
    // A green city in Székesfehérvár, a yellow one in Győr before it.
    expect(stationOf({ B5: '6/5', C6: '14/1' })).toEqual(['C6.0']);
  });

  test('stations of supporting companies make a city worth more for him, too', () => {
    const state = sopron({
      cash: 90,
      laid: { B3: '6/2', B5: '14/1', C6: '14/1' },
      tokens: ['1 C8.1', '11 B3', 'SIK C6'],
    });
    expect(tokensOf('11', after(state).state)).toEqual(['B3.0', 'C6.0']);
    // In games of the first two rules numbers they did not.
    expect(tokensOf('11', after({ ...state, rules: 2 }).state)).toEqual(['B3.0', 'B5.0']);
  });

  test('among equals in the nearest', () => {
    expect(stationOf({ B5: '6/5', C6: '57/2' })).toEqual(['B5.0']);
  });

  test('of two in one hex in the first', () => {
    const state = solo({
      istvan: { minors: ['3'], share: 0 },
      companies: { 2: mine, 3: { ...his, cash: 90, trains: ['2'] } },
      tokens: ['2 B15', '3 C6'],
      laid: { C6: '5/3', C8: 'L33/1', B7: '7/5' },
      round: companyTurn('2', { step: 'track', waiting: ['3'] }),
    });
    expect(tokensOf('3', after(state).state)).toEqual(['C6.0', 'C8.0']);
  });

  test('for the very last of its money, which no home costs', () => {
    const laid = { B5: '57/1' };
    expect(stationOf(laid)).toEqual(['B5.0']);
    const built = (cash: number): Fact | undefined =>
      after(sopron({ cash, laid: { B3: '6/2', ...laid } })).facts.find(({ kind }) => kind === 'token-placed');
    // 10 go to SKEV first.
    expect(built(50)).toMatchObject({ hex: 'B5', cost: 40, home: false });
    expect(built(49)).toBeUndefined();
  });
});

describe('sheet §7.3 4b: what he upgrades', () => {
  test('cities alone, not the towns on the way', () => {
    const laid = { B3: '6/2', B5: '57/1', B7: '9/1', B9: '3/0' };
    const upgrades = acts(after(sopron({ laid, phase: 1 })).facts, 'upgrade');
    expect(upgrades.map(fact => fact['item'])).toEqual(['B3', 'B5']);
  });

  test('on plain land nobody is told to be paid for it', () => {
    const { facts } = after(sopron({ phase: 1, trains: [] }));
    expect(acts(facts, 'upgrade')).toHaveLength(1);
    expect(facts.filter(({ kind }) => kind === 'supporter-paid')).toEqual([]);
  });
});

describe('sheet §7.3 4a: what he pays for laying nothing', () => {
  test.each([
    [9, [9]],
    [0, []],
  ])('with %i a minor pays %j', (cash, paid) => {
    const { facts } = after(sopron({ cash, trains: [] }));
    expect(acts(facts, 'levy')).toHaveLength(paid.length);
    const payments = facts.filter(fact => fact.kind === 'supporter-paid' && fact['what'] === 'levy');
    expect(payments.map(fact => fact['amount'])).toEqual(paid);
  });
});

describe('sheet §7.3 4d-4h: what he buys', () => {
  test('no railcar that brings nothing', () => {
    // From Sopron to Győr: no far place, and no town.
    const { facts } = after(sopron({ laid: { B3: '57/1', B5: '57/1' }, lines: { 11: 2 } }));
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'earned', company: '11' }));
    expect(acts(facts, 'railcar')).toEqual([]);
  });

  test('a train for want of one does no line of the card', () => {
    const { state, facts } = after(sopron({ cash: 130, trains: [] }));
    expect(acts(facts, 'train')).toHaveLength(1);
    expect(state.parts?.['18mag-istvan-lines']).toEqual({});
  });

  test('the train of its line too in the turn in which it has got one for want of any', () => {
    const { facts } = after(sopron({ cash: 300, trains: [], lines: { 11: 1 } }));
    expect(acts(facts, 'train').map(fact => [fact['item'], fact['line']])).toEqual([
      ['2', null],
      ['3', 2],
    ]);
  });

  test('with its last line done, it scraps nothing', () => {
    const { facts } = after(sopron({ cash: 500, trains: ['3', '2'], lines: { 11: 2 } }));
    expect(acts(facts, 'scrap')).toEqual([]);
  });

  test('with its last line done, it waits for nothing', () => {
    const { facts } = after(sopron({ cash: 200, lines: { 11: 1 } }));
    expect(acts(facts, 'train')).toEqual([expect.objectContaining({ item: '3', line: 2 })]);
    expect(facts.some(({ kind }) => kind === 'istvan-waits')).toBe(false);
  });

  test('what it waits for, and why', () => {
    expect(waits(sopron({ cash: 20, trains: [] }))).toMatchObject({ line: null, item: '2', why: 'money' });
    // More than a station costs, less than a 3-train.
    expect(waits(sopron({ cash: 60, lines: { 11: 1 } }))).toMatchObject({ line: 2, item: '3', why: 'money' });
    const laid = { B3: '6/2', B5: '57/1' };
    // 10 for SKEV, 10 for a railcar, half of 70: then just 40 are there.
    expect(waits(sopron({ laid, cash: 25 }))).toMatchObject({ item: 'station', why: 'turn' });
    expect(waits(sopron({ laid, cash: 24 }))).toMatchObject({ item: 'station', why: 'money' });
  });
});

describe('§3 Solo: offices', () => {
  test('at a tie the player can make him director, and is told so by his name', () => {
    const state = solo({
      companies: { 1: mine },
      papers: { SKEV: [20, 20] },
      tokens: ['1 C8.1'],
      round: stockTurn(2, 0),
    });
    expect(table.choices(state, 0, 'hand-over', 'to')).toEqual([1]);
    const { state: handed, facts } = table.actFully(state, 0, 'hand SKEV to P2');
    expect(table.president(handed, 'SKEV')).toBe(1);
    const names = plainNames('en', ['Anna'], wordsFor('18mag'));
    const told = facts.filter(({ kind }) => kind === 'president-changed');
    expect(told.map(fact => wordsFor('18mag').sentence('en', fact, names))).toEqual([
      'Istvan becomes president of SKEV in place of Anna',
    ]);
  });
});

describe('sheet §7.3 5: his papers', () => {
  const bought = (papers: Readonly<Record<string, readonly [number, number]>>): readonly unknown[] => {
    const state = solo({
      level: 'hard',
      companies: { 1: mine },
      papers,
      tokens: ['1 C8.1'],
      round: stockTurn(2, 0),
    });
    return acts(after(state).facts, 'share').map(fact => [fact['company'], fact['line']]);
  };

  // He has eight already, and wants 50 % of RABA, then 40 % of LdStEG.
  test('a share that makes him director is no ninth paper', () => {
    const full = { SKEV: [0, 40], SIK: [0, 20] } as const;
    expect(bought({ ...full, RABA: [0, 20], LdStEG: [30, 30] })[0]).toEqual(['LdStEG', 2]);
    expect(bought({ ...full, RABA: [0, 10], LdStEG: [40, 30] })[0]).toEqual(['RABA', 1]);
  });

  test('a first share of a company is one', () => {
    expect(bought({ SKEV: [0, 50], SIK: [0, 20], RABA: [0, 0], LdStEG: [40, 30] })).toEqual([]);
  });

  test('they do not count for the player, whose own do', () => {
    const eight = { SKEV: [50, 0], SIK: [30, 0], RABA: [10, 0], LdStEG: [10, 0] } as const;
    const papers = (own: Readonly<Record<string, readonly [number, number]>>): RailState =>
      solo({
        companies: { 1: mine },
        papers: own,
        tokens: ['1 C8.1'],
        round: stockTurn(2, 0),
        cash: [500, 0],
      });
    expect(table.refused(papers(eight), 0, 'buy RABA')).toBe('certificate-limit');
    expect(table.may(papers({ ...eight, RABA: [0, 40] }), 0, 'buy SIK')).toBe(true);
    // A share is a paper for the player also where he has the first single of its company.
    const beside = papers({ SKEV: [60, 0], SIK: [20, 10], RABA: [20, 0], LdStEG: [10, 0] });
    expect(table.refused(beside, 0, 'buy SIK')).toBe('certificate-limit');
    expect(table.may({ ...beside, rules: 2 }, 0, 'buy SIK')).toBe(true);
  });
});
