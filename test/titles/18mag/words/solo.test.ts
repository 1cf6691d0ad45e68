import { describe, expect, test } from '@jest/globals';
import { play, sensibleMove, type Fact } from '../../../../src/engine/core/index.js';
import { isMinor } from '../../../../src/titles/18mag/rules/kinds.js';
import { hand } from '../../../../src/titles/18mag/rules/istvan-state.js';
import { title18mag } from '../../../../src/titles/18mag/rules/title.js';
import { plainNames, wordsFor } from '../../../../src/words/index.js';
import { railTable } from '../../../support/rail-table.js';

const words = wordsFor('18mag');

/** All that a game against Istvan tells. */
const told = (length: string): readonly Fact[] => {
  const settings = { length, level: 'hard' };
  let state = railTable(title18mag).newGame(1, settings);
  const facts: Fact[] = [...title18mag.opening!(state)];
  for (let n = 0; n < 400 && !state.ended; n++) {
    const action = sensibleMove(title18mag, state, 0);
    if (!action) throw new Error('nothing to do');
    const after = play(title18mag, state, action);
    facts.push(...after.facts);
    state = after.state;
  }
  return facts;
};

describe('the game against Istvan in words', () => {
  const facts = told('short');

  test.each(['de', 'en'] as const)('%s: every fact is a sentence, and Istvan has his name', language => {
    const names = plainNames(language, ['Anna'], words);
    for (const fact of facts) {
      const text = words.sentence(language, fact, names);
      expect([fact.kind, /undefined|NaN|\[object|\{|null|\bP2\b/u.test(text)]).toEqual([fact.kind, false]);
    }
    const all = facts.map(fact => words.sentence(language, fact, names)).join('\n');
    expect(all).toContain('Istvan');
    expect(names.seat(1)).toBe('Istvan');
  });

  test('all kinds of facts about Istvan came up', () => {
    const kinds = new Set(facts.map(({ kind }) => kind));
    for (const kind of ['istvan-cards', 'istvan-acts', 'istvan-waits', 'solo-income', 'solo-result'])
      expect([kind, kinds.has(kind)]).toEqual([kind, true]);
  });

  test('what Istvan buys next is named as on his cards: a train, a token, a line of the share card', () => {
    const first = railTable(title18mag).newGame(1, { length: 'short', level: 'hard' });
    const g = title18mag.game(first.settings);
    const column = g.features.flatMap(one => one.columns ?? []).find(({ name }) => name === 'istvan-next')!;
    const next = (id: string): string | undefined => {
      const value = column.value(g, first, id);
      return value && 'names' in value ? words.value('en', column.name, value.names[0]!) : undefined;
    };
    const { minors } = hand.of(first);
    const others = g.data.companies.map(({ id }) => id).filter(id => isMinor(id) && !minors.includes(id));
    expect(minors.map(next)).toEqual(['3-train', '3-train']);
    expect(['RABA', 'LdStEG', 'SKEV', 'SIK'].map(next).sort()).toEqual(
      [1, 2, 3, 4].map(line => `share, line ${String(line)}`),
    );
    expect(others.map(next)).toEqual(others.map(() => undefined));
  });

  test('settings and endings have words', () => {
    for (const language of ['de', 'en'] as const) {
      for (const reason of ['istvan-beaten', 'istvan-wins'])
        expect(words.reason(language, reason)).toContain('Istvan');
      expect(words.field(language, 'istvan-next')).toContain('Istvan');
    }
  });
});
