import { refuse, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { amounts, type Good, type Link } from '../data/index.js';
import { faceOf } from '../position/places.js';
import { moneyOf } from '../position/questions.js';
import type { SteamState } from '../position/state.js';
import { fullEnd, hasTrack, isConnected, tracksOn } from './network.js';

const endsOf = ({ ends: [a, b] }: Link): { readonly a: string; readonly b: string } => ({ a, b });

/** Against any own track on the link, laid or bought: what R7 and R15 have in common. */
export const trackRefusal = (s: SteamState, seat: Seat, link: Link): Refusal | undefined => {
  if (hasTrack(s, seat, link.id)) return refuse('own-track', endsOf(link));
  if (!link.ends.some(city => isConnected(s, seat, city))) return refuse('not-connected', endsOf(link));
  const city = fullEnd(s, seat, link);
  if (city !== undefined) return refuse('link-limit', { city, most: amounts.linksWithoutStation });
  return s.players[seat]!.tracksLeft === 0 ? refuse('no-pieces') : undefined;
};

/** Against a track that is laid there, apart from goods, workers and the fee. */
export const layingRefusal = (s: SteamState, seat: Seat, link: Link): Refusal | undefined => {
  if (s.crowns.includes(link.id)) return refuse('state-railway', endsOf(link));
  const refused = trackRefusal(s, seat, link);
  if (refused) return refused;
  return link.kind === 'normal' || s.players[seat]!.engineers.includes(link.kind)
    ? undefined
    : refuse(`need-${link.kind}`, endsOf(link));
};

/** Each player with a track there gets a fee from whoever lays another; nobody lays two on one link (§8.1). */
export const feeTakers = (s: SteamState, link: Link): readonly Seat[] => tracksOn(s, link.id);

/** What a track on the link costs in fees, in Gulden. */
export const feeOf = (s: SteamState, link: Link): number => amounts.trackFee * feeTakers(s, link).length;

/** Whoever cannot pay the fee cannot lay the track (§8.1). */
export const feeRefusal = (s: SteamState, seat: Seat, link: Link): Refusal | undefined => {
  const cost = feeOf(s, link);
  // Where nothing is due, no money has to be seen.
  if (cost === 0) return undefined;
  const money = moneyOf(s, seat);
  return money < cost ? refuse('fee-money', { ...endsOf(link), cost, money }) : undefined;
};

/** What a bridge or a tunnel takes besides the goods of every action (§8.1). */
export const extraGood = ({ kind }: Link): Good | undefined => {
  if (kind === 'normal') return undefined;
  return kind === 'bridge' ? amounts.bridgeGood : amounts.tunnelGood;
};

/** Work for the new city; between two that are connected, the easier one counts (§8.1). */
export const effortOf = (s: SteamState, seat: Seat, { ends }: Link): number => {
  const fresh = ends.filter(city => !isConnected(s, seat, city));
  return Math.min(...(fresh.length > 0 ? fresh : ends).map(city => faceOf(s, city).effort));
};
