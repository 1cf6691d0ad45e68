import type { Seat } from '../../core/index.js';
import type { Power } from '../data.js';
import { pay } from '../money.js';
import type { Draft, RailState } from '../state.js';
import { giveCert } from '../shares/shares.js';
import { sizesOf } from '../shares/unit.js';
import type { Out, RailGame } from '../contract.js';
import { react } from '../reactions.js';

/** A kind of power, and how a private's is found. */
export interface PowerKind<P extends Power> {
  readonly kind: P['kind'];
  /** The power of this kind which a private has, if it has one. */
  of(g: RailGame, id: string): P | undefined;
  /** For a title's data. */
  with(details: Omit<P, 'kind'>): P;
}

/** A kind of power; whoever asks for it says what belongs to it. */
export const power = <P extends Power>(kind: P['kind']): PowerKind<P> => ({
  kind,
  of: (g, id) => g.private[id]!.powers.find((one): one is P => one.kind === kind),
  with: details => ({ kind, ...details }) as P,
});

/** Its buyer gets certificate number `cert` of `company` with it (1830 p. 11, CA and BO). */
export const sharePower = power<{
  readonly kind: 'share';
  readonly company: string;
  readonly cert: number;
}>('share');

/** It closes when `company` buys its first train (1830 p. 11, BO). */
export const closesWithTrain = power<{
  readonly kind: 'closes-with-train-of';
  readonly company: string;
}>('closes-with-train-of');

/** Privates a seat or company owns, in the title's order. */
export const privatesOf = (g: RailGame, s: RailState, owner: Seat | string): string[] =>
  g.data.privates.filter(p => s.privates[p.id] === owner).map(p => p.id);

/** Is the private still in the game and sold? */
const isOwned = (s: RailState, id: string): boolean =>
  s.privates[id] !== 'bank' && s.privates[id] !== 'closed';

/** What comes with a private when it is first bought. */
export const receivePrivate = (g: RailGame, d: Draft, out: Out, id: string, seat: Seat): void => {
  const share = sharePower.of(g, id);
  if (share) giveShare(g, d, out, id, seat, share);
  react(g, d, out, 'privateBought', id, seat);
};

/** Gives a certificate that comes with a private. */
export const giveShare = (
  g: RailGame,
  d: Draft,
  out: Out,
  id: string,
  seat: Seat,
  { company, cert }: { readonly company: string; readonly cert: number },
): void => {
  giveCert(d, company, cert, seat);
  const percent = sizesOf(g, d, company)[cert]!;
  out.say({ kind: 'share-given', seat, company, percent, private: id });
};

/** All privates pay their owners (1830 §7.0). */
export const payPrivates = (g: RailGame, d: Draft, out: Out): void => {
  for (const { id, income } of g.data.privates) {
    const owner = d.privates[id]!;
    if (!isOwned(d, id)) continue;
    pay(d, 'bank', owner, income);
    out.say({ kind: 'private-income', private: id, owner, amount: income });
  }
};

/** Takes a private out of the game, whoever owns it. */
export const closePrivate = (d: Draft, out: Out, id: string): void => {
  d.privates = { ...d.privates, [id]: 'closed' };
  out.say({ kind: 'private-closed', private: id });
};

/** Takes all privates out of the game that are still in it. */
export const closeAllPrivates = (g: RailGame, d: Draft, out: Out): void => {
  for (const { id } of g.data.privates) if (d.privates[id] !== 'closed') closePrivate(d, out, id);
};

/** Hexes on which nobody may build, because a player owns their private (1830 §7.2.1 ④). */
export const isBlocked = (g: RailGame, s: RailState, hex: string): boolean =>
  g.data.privates.some(p => typeof s.privates[p.id] === 'number' && p.blocks.includes(hex));
