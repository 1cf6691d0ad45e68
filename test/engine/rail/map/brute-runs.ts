import { neighbourName, opposite } from '../../../../src/engine/rail/map/hex.js';
import type { RailMap } from '../../../../src/engine/rail/map/rail-map.js';
import type { RunningTrain, RunTerms } from '../../../../src/engine/rail/map/run-terms.js';
import type { BoardState, End, Gauge } from '../../../../src/engine/rail/map/types.js';

type OneGauge = 'standard' | 'narrow';

const both: readonly OneGauge[] = ['standard', 'narrow'];

const carries = (track: Gauge, gauge: OneGauge): boolean => track === 'dual' || track === gauge;

/**
 * The most that one train can earn, by travelling every route over the printed track, piece by piece
 * and in each gauge. Shares neither code nor graph with the search under test.
 */
export const bruteBest = (
  map: RailMap,
  board: BoardState,
  company: string,
  train: RunningTrain,
  terms: RunTerms,
): number => {
  const hexes = new Map(map.hexes.map(h => [h.id, h]));
  const used = new Set<string>();
  let best = 0;

  const tokens = (hex: string, stop: number): readonly string[] =>
    board.tokens.filter(t => t.hex === hex && t.stop === stop).map(t => t.company);

  interface Way {
    readonly spent: number;
    readonly towns: number;
    readonly earned: number;
    readonly joined: number;
    readonly own: boolean;
    /** Places visited, each as its hex and as its stop. */
    readonly met: readonly string[];
  }

  const bonuses = [...(terms.bonuses ?? []), ...(train.bonuses ?? [])];
  const extra = (met: readonly string[]): number =>
    bonuses
      .filter(({ visits }) => visits.every(places => places.some(place => met.includes(place))))
      .reduce((sum, { amount }) => sum + amount, 0);
  const names = (list: readonly string[] | undefined, places: readonly string[]): boolean =>
    places.some(place => list?.includes(place));

  const stopAt = (hex: string, stop: number, way: Way): void => {
    const name = `${hex}.${stop}`;
    const { kind, slots, port, revenue, group } = hexes.get(hex)!.stops[stop]!;
    const places = [hex, name];
    if (used.has(name) || (names(terms.shut, places) && !names(train.opens, places))) return;
    const location = `location ${group ?? name}`;
    if (used.has(location)) return;
    const isTown = kind === 'town' && train.towns !== undefined;
    const isOwn = tokens(hex, stop).includes(company);
    const bonus = places.reduce((sum, place) => sum + (terms.bonus[place] ?? 0), 0);
    const value = (revenue as number) * (train.doubles?.includes(hex) ? 2 : 1) + bonus;
    const now: Way = {
      spent: way.spent + (train.hexes || port || isTown ? 0 : 1),
      towns: way.towns + (isTown && !port ? 1 : 0),
      met: [...way.met, ...places],
      earned: way.earned + value,
      joined: way.joined + (port ? terms.portJoins : 1),
      own: way.own || isOwn,
    };
    if (now.spent > (train.reach ?? Infinity)) return;
    const towns = train.townsTakeStops ? now.towns + now.spent - train.reach! : now.towns;
    if (train.reach !== null && towns > (train.towns ?? 0)) return;
    if (now.own && now.joined >= 2) best = Math.max(best, now.earned + extra(now.met));
    const isFull = kind === 'offboard' || (kind === 'city' && tokens(hex, stop).length >= slots);
    if (isFull && !isOwn && used.size > 0) return;
    used.add(name).add(location);
    for (const gauge of both) leave(hex, { stop }, gauge, now);
    used.delete(name);
    used.delete(location);
  };

  const same = (a: End, b: End): boolean => JSON.stringify(a) === JSON.stringify(b);

  const leave = (hex: string, from: End, gauge: OneGauge, way: Way): void => {
    const cost = train.hexes ? train.hexes[gauge] : 0;
    if (cost === null) return;
    for (const { a, b, gauge: track } of hexes.get(hex)!.track) {
      if (!carries(track, gauge)) continue;
      for (const [near, far] of [
        [a, b],
        [b, a],
      ] as const) {
        if (!same(near, from)) continue;
        if ('stop' in far) {
          stopAt(hex, far.stop, way);
          continue;
        }
        const beyond = neighbourName(hex, far.edge);
        const names = [`${hex}/${far.edge}`, `${beyond}/${opposite(far.edge)}`];
        if (!hexes.has(beyond) || names.some(name => used.has(name))) continue;
        for (const name of names) used.add(name);
        const spent = way.spent + cost;
        const earned = way.earned + ('edge' in near ? (terms.passing?.[hex] ?? 0) : 0);
        if (spent <= (train.reach ?? Infinity))
          leave(beyond, { edge: opposite(far.edge) }, gauge, { ...way, spent, earned });
        for (const name of names) used.delete(name);
      }
    }
  };

  for (const { id, stops } of map.hexes)
    stops.forEach((_, stop) =>
      stopAt(id, stop, { spent: 0, towns: 0, earned: 0, joined: 0, own: false, met: [] }),
    );
  return best;
};
