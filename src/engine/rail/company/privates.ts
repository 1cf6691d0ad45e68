import type { Seat } from '../../core/index.js';
import type { Power } from '../data.js';
import type { RailFact } from '../facts.js';
import type { RailGame } from '../game.js';
import { pay } from '../money.js';
import type { Draft, RailState } from '../state.js';
import { giveCert } from '../stock/shares.js';

/** The power of that kind which a private has, if it has one. */
export const powerOf = <K extends Power['kind']>(
  g: RailGame,
  id: string,
  kind: K,
): Extract<Power, { kind: K }> | undefined =>
  g.private[id]!.powers.find((p): p is Extract<Power, { kind: K }> => p.kind === kind);

/** Privates a seat or company owns, in the title's order. */
export const privatesOf = (g: RailGame, s: RailState, owner: Seat | string): string[] =>
  g.data.privates.filter(p => s.privates[p.id] === owner).map(p => p.id);

/** Is the private still in the game and sold? */
const isOwned = (s: RailState, id: string): boolean =>
  s.privates[id] !== 'bank' && s.privates[id] !== 'closed';

/** What comes with a private when it is first bought (1830 p. 11: CA, BO; 1849 §2.4.5: RSA). */
export const receivePrivate = (g: RailGame, d: Draft, facts: RailFact[], id: string, seat: Seat): void => {
  const share = powerOf(g, id, 'share') ?? firstCompany(g, d, id);
  if (!share) return;
  giveCert(d, share.company, share.cert, seat);
  const percent = g.company[share.company]!.certs[share.cert]!;
  facts.push({ kind: 'share-given', seat, company: share.company, percent, private: id });
};

/** The presidency of the first company in the order, to which the private is bound from now on. */
const firstCompany = (g: RailGame, d: Draft, id: string): { company: string; cert: number } | null => {
  const company = d.order[0];
  if (company === undefined || !powerOf(g, id, 'first-company')) return null;
  d.companies[company]!.cameWith = id;
  return { company, cert: 0 };
};

/** All privates pay their owners (1830 §7.0). */
export const payPrivates = (g: RailGame, d: Draft, facts: RailFact[]): void => {
  for (const { id, income } of g.data.privates) {
    const owner = d.privates[id]!;
    if (!isOwned(d, id)) continue;
    pay(d, 'bank', owner, income);
    facts.push({ kind: 'private-income', private: id, owner, amount: income });
  }
};

/** Takes a private out of the game, whoever owns it. */
export const closePrivate = (d: Draft, facts: RailFact[], id: string): void => {
  d.privates = { ...d.privates, [id]: 'closed' };
  facts.push({ kind: 'private-closed', private: id });
};

/** Takes all privates out of the game that are still in it. */
export const closeAllPrivates = (g: RailGame, d: Draft, facts: RailFact[]): void => {
  for (const { id } of g.data.privates) if (d.privates[id] !== 'closed') closePrivate(d, facts, id);
};

/** Hexes on which nobody may build, because a player owns their private (1830 §7.2.1 ④). */
export const isBlocked = (g: RailGame, s: RailState, hex: string): boolean =>
  g.data.privates.some(p => typeof s.privates[p.id] === 'number' && p.blocks.includes(hex));
