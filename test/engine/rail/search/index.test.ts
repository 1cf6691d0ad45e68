import { expect, test } from '@jest/globals';
import {
  begin,
  chanceFrom,
  completeSettings,
  sightOf,
  thought,
  type Thought,
} from '../../../../src/engine/core/index.js';
import { netWorth, type RailTitle } from '../../../../src/engine/rail/index.js';
import { withThinking } from '../../../../src/engine/rail/search/index.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';

test('a title that is given its thinking later chooses as it does with its own', () => {
  const s = begin(title1830, {
    rules: title1830.rules,
    seats: 3,
    settings: completeSettings(title1830.settings, {}),
  });
  const thoughtBy = (title: RailTitle): Thought | null =>
    thought(title.think!(sightOf(title, s, 0), { level: 'ordinary', chance: chanceFrom(1) }));
  const { think: _, ...without } = title1830;
  const chosen = thoughtBy(title1830);
  expect(chosen).not.toBeNull();
  expect(thoughtBy(withThinking(without, netWorth))).toEqual(chosen);
});
