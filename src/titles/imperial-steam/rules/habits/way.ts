import type { Seat } from '../../../../engine/core/index.js';
import { dataOf, type Link } from '../data/index.js';
import { faceOf } from '../position/places.js';
import type { SteamState } from '../position/state.js';
import { fullEnd, goal, hasTrack, homeCity, isConnected, linksAt } from '../track/network.js';

/* Where the network is to grow: to a hub that wants goods first, then to Trieste, with as little work as can be. */

/** What a connection asks for besides the work, in work that would be as dear. */
const hindrance = (s: SteamState, seat: Seat, { id, kind }: Link): number => {
  const engineer = kind === 'normal' || s.players[seat]!.engineers.includes(kind) ? 0 : 3;
  return engineer + (kind === 'normal' ? 0 : 1) + (s.crowns.includes(id) ? 3 : 0);
};

const otherEnd = ({ ends: [a, b] }: Link, city: string): string => (a === city ? b : a);

/** The work from each city to the nearest of the targets. */
const workFrom = (s: SteamState, seat: Seat, targets: readonly string[]): ReadonlyMap<string, number> => {
  const found = new Map(targets.map(city => [city, 0]));
  const open = new Set(targets);
  // A city to which less work leads than was found before comes up once more.
  for (const city of open) {
    open.delete(city);
    // Nobody needs a way through what is connected already.
    if (isConnected(s, seat, city)) continue;
    for (const link of linksAt(s, city)) {
      const before = otherEnd(link, city);
      const work = found.get(city)! + faceOf(s, city).effort + hindrance(s, seat, link);
      if (work >= (found.get(before) ?? Infinity)) continue;
      found.set(before, work);
      open.add(before);
    }
  }
  return found;
};

/** The cities that take goods for money. */
const buyersIn = ({ demand }: SteamState): readonly string[] =>
  Object.keys(demand).filter(city => demand[city]!.some(good => good !== 'coal'));

/** The cities to go for: while no city in the network buys goods, the next that does, or Trieste; nothing beyond. */
const targetsOf = (s: SteamState, seat: Seat): readonly string[] => {
  const buyers = buyersIn(s);
  const goals = isConnected(s, seat, goal) ? [] : [goal];
  return buyers.some(city => isConnected(s, seat, city)) && goals.length > 0 ? goals : [...goals, ...buyers];
};

export interface WorkAhead {
  /** The work from each city on; infinite, or left out, where no way leads. */
  readonly from: ReadonlyMap<string, number>;
  /** From the network as it is. */
  readonly work: number;
  /** The connections still to be laid, the next one first. */
  readonly links: readonly Link[];
}

/** The way with least work from the seat's network. */
export const workAheadOf = (s: SteamState, seat: Seat): WorkAhead => {
  const from = workFrom(s, seat, targetsOf(s, seat));
  const leftAt = (city: string): number => from.get(city) ?? Infinity;
  // Without a station, two connections are all that a city has.
  const starts = dataOf(s)
    .cityIds.filter(id => isConnected(s, seat, id))
    .filter(id => linksAt(s, id).some(link => !hasTrack(s, seat, link.id) && fullEnd(s, seat, link) !== id));
  // From Wien with its station no way leads on only where all around it is connected.
  const start = starts.reduce((a, b) => (leftAt(b) < leftAt(a) ? b : a), homeCity);
  const linksFrom = (city: string): readonly Link[] => {
    if (leftAt(city) === 0 || leftAt(city) === Infinity) return [];
    const next = linksAt(s, city).find(link => {
      const to = otherEnd(link, city);
      return leftAt(to) + faceOf(s, to).effort + hindrance(s, seat, link) === leftAt(city);
    })!;
    return [next, ...linksFrom(otherEnd(next, city))];
  };
  return { from, work: leftAt(start), links: linksFrom(start) };
};
