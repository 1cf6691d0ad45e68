import type { RailGame } from '../../../../engine/rail/contract.js';
import { ruleSet } from '../../../../engine/rail/rules.js';
import type { RailState } from '../../../../engine/rail/state.js';
import type { VariantChange } from '../../../../engine/rail/variants/index.js';

/** Privates that are sold together. */
export interface PrivateGroup {
  /** Its privates joined by `+`; the empty one is `NONE`. */
  readonly id: string;
  readonly privates: readonly string[];
  readonly price: number;
}

const empty = 'NONE';

/** By number of players (1.3); with seven of them one gets nothing, for nothing. */
const groups: { readonly [seats: number]: readonly string[] } = {
  2: ['SV+DH+CA', 'CS+MH+BO'],
  3: ['SV+BO', 'CS+CA', 'DH+MH'],
  4: ['SV+MH', 'CS+DH', 'CA', 'BO'],
  5: ['SV+CS', 'DH', 'MH', 'CA', 'BO'],
  6: ['SV', 'CS', 'DH', 'MH', 'CA', 'BO'],
  7: ['SV', 'CS', 'DH', 'MH', 'CA', 'BO', empty],
};

const groupRules = ruleSet('1830/groups', {
  /** What is asked for a group that is not what its privates cost together. */
  price: (_id: string): number | null => null,
});

/** The groups of a game, as the table lists them. */
export const groupsOf = (g: RailGame, s: RailState): readonly PrivateGroup[] =>
  groups[s.players.length]!.map(id => {
    const privates = id === empty ? [] : id.split('+');
    const sum = privates.reduce((total, one) => total + g.private[one]!.price, 0);
    return { id, privates, price: groupRules.of(g).price(id) ?? sum };
  });

/** As printed: SV+BO for 260 and CS for 60. */
const printed: { readonly [id: string]: number } = { 'SV+BO': 260, CS: 60 };

export const printedPrices: VariantChange = {
  rules: [groupRules.change({ price: id => printed[id] ?? null })],
};
