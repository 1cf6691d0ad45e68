import { hubIn, faceOf } from '../position/places.js';
import { linkById, moneyOf } from '../position/questions.js';
import type { SteamState } from '../position/state.js';
import { feeOf } from '../track/link-rules.js';
import { isConnected } from '../track/network.js';
import { highestBy, doing, onlyOf, type Habit, type Look } from './look.js';

/** What a city brings to whoever reaches it: demand above all, where a hub takes goods from factories. */
const worthOfCity = (s: SteamState, city: string): number => {
  const { influence, demand, sites } = faceOf(s, city);
  const tokens = s.tokens[city]?.[0] ?? 0;
  return 1 + influence + 2 * tokens + demand.length + sites.length / 2 + (hubIn(s, city) ? 4 : 0);
};

/** What tracks on these connections are worth together: the way that they shorten, then what lies at it. */
const worthOfLinks = ({ s, seat, way }: Look, ids: readonly string[]): number => {
  const ends = ids.flatMap(id => linkById(s, id)!.ends);
  const fresh = [...new Set(ends)].filter(city => !isConnected(s, seat, city));
  const left = Math.min(way.work, ...fresh.map(city => way.from.get(city) ?? Infinity));
  const nearer = way.work < Infinity ? way.work - left : 0;
  if (nearer === 0 && way.work < Infinity) return 0;
  return fresh.reduce((worth, city) => worth + worthOfCity(s, city), 8 * nearer);
};

interface Plan {
  readonly at: number;
  readonly first: string;
  readonly second?: string;
}

/** One track takes as many goods as two: alone it is laid only to where it pays at once. */
const isWorthwhile = ({ s, seat, way }: Look, { first, second }: Plan): boolean => {
  if (second === undefined)
    return s.round > 5 || linkById(s, first)!.ends.some(city => way.from.get(city) === 0);
  return [first, second].reduce((sum, id) => sum + feeOf(s, linkById(s, id)!), 0) <= moneyOf(s, seat);
};

/** Lays the tracks that are worth most, if they are worth anything. */
export const layTracks: Habit = look => {
  const { menu } = look;
  // No other move has a first track.
  const plans = menu.flatMap(({ fields }, at): readonly Plan[] => {
    const firsts = onlyOf(fields['first']) as readonly string[];
    const seconds = onlyOf(fields['second']) as readonly string[];
    return firsts.flatMap(first =>
      seconds.length > 0 ? seconds.map(second => ({ at, first, second })) : [{ at, first }],
    );
  });
  const worthOf = ({ first, second }: Plan): number =>
    worthOfLinks(look, second === undefined ? [first] : [first, second]);
  const best = highestBy(
    plans.filter(plan => isWorthwhile(look, plan)),
    worthOf,
  );
  if (!best || worthOf(best) <= 0) return null;
  const { at, ...chosen } = best;
  return doing({ ...look, menu: [menu[at]!] }, 'track', () => chosen);
};

/** Buys access to a state railway that lies next on the way. */
export const buyAccess: Habit = look => {
  const [next] = look.way.links;
  return doing(look, 'access', ({ fields }) =>
    next && onlyOf(fields['link']).includes(next.id) ? { link: next.id } : null,
  );
};
