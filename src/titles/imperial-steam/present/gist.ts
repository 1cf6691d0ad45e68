import type { Fact } from '../../../engine/core/index.js';
import type { ChangeRequest } from '../../../present/presenter.js';
import type { SteamFact } from '../rules/facts.js';
import type { SteamState } from '../rules/position/state.js';
import { locomotiveOf } from '../rules/train/locomotives.js';
import { asState, labelsOf, money, nameOf, type InSet } from './shown.js';

/*
 * What a button says beside what it does: what else is paid with it, and what is gained.
 */

/** Freight cars and influence that come with a locomotive, beyond those of the one that it replaces. */
export const locomotiveGains = (
  shown: { readonly s: SteamState } & InSet,
  level: number,
  from?: number,
): string => {
  const { cars, influence } = locomotiveOf(shown.s, level);
  const more = cars - (from === undefined ? 0 : locomotiveOf(shown.s, from).cars);
  const words = labelsOf(shown);
  return [words.moreCars(more), ...(influence > 0 ? [words.steps(influence)] : [])].join(', ');
};

/** Engineers that are hired with the workers, or with another engineer: the first of all stands in the button itself. */
const alsoHired = (shown: InSet, said: readonly SteamFact[]): readonly string[] =>
  said
    .filter(({ kind }) => kind === 'workers-hired' || kind === 'engineer-hired')
    .slice(1)
    .flatMap(fact =>
      fact.kind === 'engineer-hired'
        ? [labelsOf(shown).also(nameOf(shown, 'engineer', fact.engineer), money(shown, fact.cost))]
        : [],
    );

/** What makes a move worth while or not, for its button. */
export const gistOf = ({
  before,
  language,
  facts,
}: ChangeRequest & { readonly facts: readonly Fact[] }): readonly string[] => {
  const shown = { s: asState(before), language };
  const said = facts as unknown as readonly SteamFact[];
  const words = labelsOf(shown);
  return [
    ...said.flatMap(fact => {
      if (fact.kind === 'locomotive-bought') return [locomotiveGains(shown, fact.level)];
      if (fact.kind === 'locomotive-upgraded') return [locomotiveGains(shown, fact.to, fact.from)];
      return fact.kind === 'share-moved' && fact.steps < 0 ? [words.takes(words.steps(-fact.steps))] : [];
    }),
    ...alsoHired(shown, said),
  ];
};
