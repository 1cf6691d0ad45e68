import { expect, test } from '@jest/globals';
import {
  begin,
  chanceFrom,
  completeSettings,
  sightOf,
  thought,
  type Thought,
} from '../../../../src/engine/core/index.js';
import type { RailTitle } from '../../../../src/engine/rail/define.js';
import { netWorth } from '../../../../src/engine/rail/score.js';
import { withThinking } from '../../../../src/engine/rail/search/index.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';

const begun = begin(title1830, {
  rules: title1830.rules,
  seats: 3,
  settings: completeSettings(title1830.settings, {}),
});

const thoughtBy = (title: RailTitle, level: 'ordinary' | 'strong'): Thought | null =>
  thought(title.think!(sightOf(title, begun, 0), { level, chance: chanceFrom(1) }));

test('a title that is given its thinking later chooses as it does with its own', () => {
  const { think: _, ...without } = title1830;
  const chosen = thoughtBy(title1830, 'ordinary');
  expect(chosen).not.toBeNull();
  expect(thoughtBy(withThinking(without, netWorth), 'ordinary')).toEqual(chosen);
});

test('a strong seat carries out as many moves as its title says', () => {
  const { compared } = thoughtBy(withThinking({ ...title1830, strongSteps: 1 }, netWorth), 'strong')!;
  expect(compared).toBe(1);
  expect(thoughtBy(title1830, 'strong')!.compared).toBeGreaterThan(1);
});
