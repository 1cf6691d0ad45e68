import type { Seat } from '../../../../engine/core/index.js';
import { amounts, type Link } from '../data/index.js';
import type { SteamState } from '../position/state.js';
import { connectedCities, goal, isConnected, linksAt, tracksOn } from '../track/network.js';

const otherEnd = ({ ends: [a, b] }: Link, city: string): string => (a === city ? b : a);

const openLinks = (s: SteamState, city: string): readonly Link[] =>
  linksAt(s, city).filter(({ id }) => tracksOn(s, id).length > 0);

/** Connections from each city to Trieste over anybody's tracks; cities without a way are left out. */
const distances = (s: SteamState): ReadonlyMap<string, number> => {
  const found = new Map([[goal, 0]]);
  // The map grows while it is walked through.
  for (const [city, distance] of found)
    for (const link of openLinks(s, city)) {
      const next = otherEnd(link, city);
      if (!found.has(next)) found.set(next, distance + 1);
    }
  return found;
};

/** The one of these with most influence, as the track is read at the end (ruling R29). */
const topOf = (s: SteamState, seats: readonly Seat[]): Seat =>
  s.influence.find(({ seat }) => seats.includes(seat))!.seat;

/** A connection on somebody's way to Trieste, and who is paid for it. */
export interface Toll {
  readonly link: string;
  readonly owner: Seat;
}

interface Step {
  readonly to: string;
  readonly owner: Seat;
  readonly way: readonly Toll[];
}

/** Goes on to Trieste from these cities, all at the same distance, each with the way that led there. */
const wayFrom = (
  s: SteamState,
  distance: ReadonlyMap<string, number>,
  ways: ReadonlyMap<string, readonly Toll[]>,
): readonly Toll[] => {
  const arrived = ways.get(goal);
  if (arrived) return arrived;
  const steps = [...ways].flatMap(([city, way]) =>
    openLinks(s, city).flatMap((link): readonly Step[] => {
      const [to, owner] = [otherEnd(link, city), topOf(s, tracksOn(s, link.id))];
      return distance.get(to) === distance.get(city)! - 1
        ? [{ to, owner, way: [...way, { link: link.id, owner }] }]
        : [];
    }),
  );
  // Connection by connection the way of the more influential owner goes on (the example in §11).
  const owner = topOf(
    s,
    steps.map(step => step.owner),
  );
  return wayFrom(
    s,
    distance,
    new Map(steps.filter(step => step.owner === owner).map(({ to, way }) => [to, way])),
  );
};

/**
 * The shortest way to Trieste of a player with contracts (§11 step 5b); empty for others, and from Trieste itself.
 */
const wayOf = (s: SteamState, seat: Seat, distance: ReadonlyMap<string, number>): readonly Toll[] => {
  if (s.players[seat]!.contracts.length === 0) return [];
  // Wherever somebody has come to Trieste, a way leads there from all that is joined to Wien.
  const own = connectedCities(s, seat);
  const nearest = Math.min(...own.map(city => distance.get(city)!));
  return wayFrom(
    s,
    distance,
    new Map(own.filter(city => distance.get(city) === nearest).map(city => [city, []])),
  );
};

/** By seat, the way for which track access fees are due if the game ends now: none while nobody has come to Trieste. */
export const waysToTrieste = (s: SteamState): readonly (readonly Toll[])[] => {
  if (!s.players.some((_, seat) => isConnected(s, seat, goal))) return s.players.map(() => []);
  const distance = distances(s);
  return s.players.map((_, seat) => wayOf(s, seat, distance));
};

export interface Fees {
  readonly paid: readonly number[];
  readonly received: readonly number[];
}

/** Track access fees, all found before any is paid (ruling R18). */
export const accessFees = (s: SteamState): Fees => {
  const paid = s.players.map(() => 0);
  const received = s.players.map(() => 0);
  for (const [seat, way] of waysToTrieste(s).entries())
    for (const { owner } of way) {
      paid[seat]! += amounts.accessFee;
      received[owner]! += amounts.accessFee;
    }
  return { paid, received };
};
