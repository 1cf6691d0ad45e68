import type { RailFact } from '../../../../engine/rail/facts.js';
import type { OwnFact } from '../../rules/facts.js';
import { list } from '../../../../words/numbers.js';
import { companyName } from '../../../../words/rail/names.js';
import type { Joined } from '../../../../words/types.js';

/** What the formation of the CGR brings about, in English. */
export const joined: Joined<OwnFact | RailFact> = {
  'shares-exchanged': (facts, n) => {
    const holders = facts.map(
      ({ seat, shares }) => `${seat === null ? 'bank pool' : n.seat(seat)} ${String(shares)}`,
    );
    return `Shares of ${companyName(n, facts[0]!.company)} in exchange: ${holders.join(', ')}`;
  },
  'company-closed': (facts, n) => {
    if (facts.length < 2 || facts.some(({ reason }) => reason !== 'merged')) return undefined;
    return `${list(
      'en',
      facts.map(({ company }) => companyName(n, company)),
    )} close: they become part of the CGR`;
  },
  'token-placed': (facts, n) => {
    const { company } = facts[0]!;
    if (facts.length < 2 || facts.some(one => one.company !== company || one.cost > 0)) return undefined;
    return `${companyName(n, company)} places tokens on ${list(
      'en',
      facts.map(({ hex }) => hex),
    )}`;
  },
};
