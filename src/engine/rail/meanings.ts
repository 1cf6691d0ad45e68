import type { Fact } from '../core/index.js';
import type { Meaning, RailGame } from './contract.js';
import type { RailFact } from './facts.js';

const nothing: Meaning = {};

const ofKit = (fact: RailFact): Meaning | undefined => {
  switch (fact.kind) {
    case 'president-changed':
    case 'company-closed':
    case 'private-to-company':
      return { changes: [fact.company] };
    case 'trains-rusted':
      return { changes: fact.companies };
    case 'tile-laid':
    case 'token-placed':
      return { built: fact };
    default:
      return undefined;
  }
};

/** What a fact, of the kit or of a feature in the game, means to whoever looks on. */
export const meaningOf = (g: RailGame, fact: Fact): Meaning => {
  const own = ofKit(fact as RailFact);
  if (own) return own;
  for (const { meanings } of g.features)
    if (meanings && Object.hasOwn(meanings, fact.kind)) return meanings[fact.kind]!(fact);
  return nothing;
};
