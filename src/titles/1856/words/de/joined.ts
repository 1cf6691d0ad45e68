import type { RailFact } from '../../../../engine/rail/facts.js';
import type { OwnFact } from '../../rules/facts.js';
import { list } from '../../../../words/numbers.js';
import { companyName } from '../../../../words/rail/names.js';
import type { Joined } from '../../../../words/types.js';

/** What the formation of the CGR brings about, in German. */
export const joined: Joined<OwnFact | RailFact> = {
  'shares-exchanged': (facts, n) => {
    const holders = facts.map(
      ({ seat, shares }) => `${seat === null ? 'Bankpool' : n.seat(seat)} ${String(shares)}`,
    );
    return `Aktien der ${companyName(n, facts[0]!.company)} im Tausch: ${holders.join(', ')}`;
  },
  'company-closed': (facts, n) => {
    if (facts.length < 2 || facts.some(({ reason }) => reason !== 'merged')) return undefined;
    return `${list(
      'de',
      facts.map(({ company }) => companyName(n, company)),
    )} werden geschlossen: Sie gehen in der CGR auf`;
  },
  'token-placed': (facts, n) => {
    const { company } = facts[0]!;
    if (facts.length < 2 || facts.some(one => one.company !== company || one.cost > 0)) return undefined;
    return `${companyName(n, company)} setzt Bahnhöfe auf ${list(
      'de',
      facts.map(({ hex }) => hex),
    )}`;
  },
};
