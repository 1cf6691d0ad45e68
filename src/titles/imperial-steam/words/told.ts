import type { Fact } from '../../../engine/core/index.js';

/** Does it tell nothing that other facts do not tell: which main action was chosen, that a turn is over? */
const isPlain = ({ kind, steps }: Fact): boolean =>
  kind === 'turn-ended' || (kind === 'marker-placed' && steps === 0);

/** Facts without those that go without saying, where there are others. */
export const told = (facts: readonly Fact[]): readonly Fact[] => {
  const telling = facts.filter(fact => !isPlain(fact));
  return telling.length > 0 ? telling : facts;
};
