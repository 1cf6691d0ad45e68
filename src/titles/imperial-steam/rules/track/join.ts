import type { Seat } from '../../../../engine/core/index.js';
import { amounts, dataOf, type Link } from '../data/index.js';
import { moveInfluence } from '../influence/track.js';
import { take } from '../money/cash.js';
import type { Say } from '../play/move.js';
import { faceOf } from '../position/places.js';
import type { Draft } from '../position/draft.js';
import { goal, isConnected, tracksLaid, withTrack } from './network.js';

/** The first who lays a track there takes the tile; it can do no harm, so nobody is asked (§8.1, ruling R28). */
const takeSemmering = (d: Draft, seat: Seat, link: Link, say: Say): void => {
  if (link.id !== dataOf(d).semmeringLink || d.semmering !== null) return;
  d.semmering = seat;
  say({ kind: 'semmering-taken', seat });
};

/** What a city brings when it joins the network for the first time (§10). */
const joinCity = (d: Draft, seat: Seat, city: string, say: Say): void => {
  const steps = moveInfluence(d, seat, faceOf(d, city).influence);
  say({ kind: 'city-joined', seat, city, steps });
  if (city === goal) {
    const amount = amounts.triesteBonus * tracksLaid(d, seat);
    take(d, seat, amount);
    say({ kind: 'trieste-reached', seat, amount });
  }
  const [points, ...rest] = d.tokens[city] ?? [];
  if (points === undefined) return;
  const { [city]: _top, ...others } = d.tokens;
  d.tokens = rest.length > 0 ? { ...d.tokens, [city]: rest } : others;
  d.turn = { ...d.turn!, token: { city, points } };
  say({ kind: 'token-taken', seat, city, points });
};

/** Puts a track of the player's on the link, laid or bought, with all that follows. */
export const addTrack = (d: Draft, seat: Seat, link: Link, say: Say): void => {
  const joined = link.ends.find(city => !isConnected(d, seat, city));
  d.tracks = withTrack(d, seat, link.id).tracks;
  d.players[seat]!.tracksLeft -= 1;
  takeSemmering(d, seat, link, say);
  if (joined !== undefined) joinCity(d, seat, joined, say);
};
