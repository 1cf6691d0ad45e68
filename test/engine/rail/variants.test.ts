import { expect, test } from '@jest/globals';
import { completeSettings } from '../../../src/engine/core/index.js';
import { defaultRules, type Variant } from '../../../src/engine/rail/index.js';
import { composeGame } from '../../../src/engine/rail/game.js';
import { data } from '../../../src/titles/1830/data.js';
import { title1830 } from '../../../src/titles/1830/title.js';

const base = { data, rules: defaultRules, moves: [], pending: {}, steps: [], trades: [] };

const doubled: Variant = {
  chosen: s => s['double'] === true,
  data: d => ({ ...d, bank: d.bank * 2 }),
  rules: was => ({ leastRaise: (g, s) => was.leastRaise(g, s) * 2 }),
};
const richer: Variant = { chosen: s => s['richer'] === true, data: d => ({ ...d, bank: d.bank + 1 }) };

test('variants change data and rules in the order in which they are listed, and only when chosen', () => {
  const bank = (settings: { [id: string]: boolean }, variants: readonly Variant[]): number =>
    composeGame(base, variants, settings).data.bank;
  expect(bank({}, [doubled, richer])).toBe(12000);
  expect(bank({ double: true, richer: true }, [doubled, richer])).toBe(24001);
  expect(bank({ double: true, richer: true }, [richer, doubled])).toBe(24002);
});

test('a replacement is given the rule it changes; the base stays as it is', () => {
  const game = composeGame(base, [doubled], { double: true });
  const state = title1830.setup({ rules: 1, seats: 2, settings: {} }, () => []);
  expect(game.rules.leastRaise(game, state)).toBe(10);
  expect(defaultRules.leastRaise(game, state)).toBe(5);
});

test('equal settings are one game, others another', () => {
  const settings = (more: object = {}) => completeSettings(title1830.settings, { ...more });
  expect(title1830.game(settings())).toBe(title1830.game(settings()));
  expect(title1830.game(settings({ runs: 'any' }))).not.toBe(title1830.game(settings()));
});
