import { expect, test } from '@jest/globals';
import { completeSettings } from '../../../src/engine/core/index.js';
import * as kit from '../../../src/engine/rail/index.js';
import type { RailGame } from '../../../src/engine/rail/contract.js';
import type { RailTitle } from '../../../src/engine/rail/define.js';
import type { RuleSet } from '../../../src/engine/rail/rules.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';

/* What the kit has as the usual answer is that of several titles; what one alone has stands with it. */

const titles: readonly RailTitle[] = [title1830, title1849, title1856, title18mag];

/** Rules that play no part in a title: 18Mag has no privates, and so no auction. */
const without: { readonly [title: string]: readonly string[] } = {
  '18mag': ['auction', 'bidRules', 'privateRules', 'exchangeRules'],
};

const gameOf = ({ game, settings }: RailTitle): RailGame => game(completeSettings(settings, {}));

type Answers = Pick<RuleSet<object>, 'of'>;

const isSet = (value: unknown): value is RuleSet<object> =>
  typeof value === 'object' && value !== null && 'of' in value && 'change' in value;

/** All rule sets, and the terms of the auction. */
const sets: readonly (readonly [name: string, set: Answers])[] = [
  ['auction', { of: kit.termsOf }],
  ...Object.entries<unknown>(kit).flatMap(([name, value]) => (isSet(value) ? [[name, value] as const] : [])),
];

const none = { rules: {}, auction: kit.waterfallAuction() } as Partial<RailGame> as RailGame;

/** The titles that keep the kit's answer, of those for which it matters. */
const keepersOf = (name: string, set: Answers, rule: string): readonly string[] => {
  const answer = (g: RailGame): unknown => (set.of(g) as { [rule: string]: unknown })[rule];
  const preset = answer(none);
  return titles
    .filter(({ id }) => without[id]?.includes(name) !== true)
    .filter(title => answer(gameOf(title)) === preset)
    .map(({ id }) => id);
};

/** Answers that leave things as they are, though all titles but one have another. */
const neutral: readonly string[] = [
  // Shares are sold by the bank for a company that gets its whole capital.
  'capitalRules.capital',
  // Seats of the service look no farther than their track comes.
  'preferenceRules.near',
  // Players trade no privates.
  'privateRules.mayTradePrivates',
  // Any company may be started, and its home is kept for it.
  'startingRules.parrableCompanies',
  'tokenRules.homeIsReserved',
  // None in the first stock round: others say more than that.
  'sellingRules.maySell',
];

test('no answer of the kit is that of a single title', () => {
  const single = sets.flatMap(([name, set]) =>
    Object.keys(set.of(none)).flatMap(rule => {
      const keepers = keepersOf(name, set, rule);
      return keepers.length < 2 ? [`${name}.${rule}`] : [];
    }),
  );
  expect(single.sort()).toEqual([...neutral].sort());
});
