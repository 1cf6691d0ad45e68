import type { Fact } from '../../../engine/core/index.js';

/** How the formation of the CGR is told: what it is, who gets its shares, what closes, where it stands. */
const formation = ['national-formed', 'shares-exchanged', 'company-closed', 'token-placed'];

const placeOf = ({ kind }: Fact): number => formation.indexOf(kind);

/** Facts with the formation first of what it brings about: the rules do it last. */
export const told = (facts: readonly Fact[]): readonly Fact[] => {
  const from = facts.findIndex(({ kind }) => kind === 'shares-exchanged');
  if (from < 0) return facts;
  const rest = facts.slice(from);
  const end = rest.findIndex(fact => placeOf(fact) < 0);
  const formed = end < 0 ? rest : rest.slice(0, end);
  return [
    ...facts.slice(0, from),
    ...[...formed].sort((a, b) => placeOf(a) - placeOf(b)),
    ...rest.slice(formed.length),
  ];
};
