import { hexOf, placeOf, STOP, vertexAt } from './face.js';
import type { RailMap } from './rail-map.js';
import { runRevenue } from './revenue.js';
import { checkRuns, type CheckedRuns, type Route } from './route.js';
import { legsOf } from './run-path.js';
import type { Gear, RunningTrain, RunTerms } from './run-terms.js';
import type { BoardState, Run } from './types.js';

/*
 * What trains take along (`RunTerms.gear`). A player names routes only: which train takes what is found by
 * trying every way to give the things out, of which there are few, and taking the one that earns the most.
 */

/** A train with what it takes along. */
interface Outfit {
  readonly train: RunningTrain;
  readonly gear: readonly string[];
}

/** A company that runs its trains, with all that their runs are held against. */
export interface RunningCompany {
  readonly map: RailMap;
  readonly board: BoardState;
  readonly company: string;
  /** The train of that name, without what it takes along. */
  readonly trainOf: (name: string) => RunningTrain;
  readonly terms: RunTerms;
}

const sumOf = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** The train as it runs with these things. */
const equipped = (train: RunningTrain, gear: readonly Gear[]): RunningTrain => {
  const bonuses = gear.flatMap(one => one.bonuses ?? []);
  const opens = gear.flatMap(one => one.opens ?? []);
  const plus = train.reach !== null && gear.some(one => one.plus);
  return {
    ...train,
    ...(plus && { towns: (train.towns ?? 0) + train.reach }),
    ...(plus && gear.some(one => one.townsTakeStops) && { townsTakeStops: true }),
    ...(bonuses.length > 0 && { bonuses: [...(train.bonuses ?? []), ...bonuses] }),
    ...(opens.length > 0 && { opens: [...(train.opens ?? []), ...opens] }),
  };
};

/** What the thing can be. */
const formsOf = (one: Gear): readonly Gear[] => one.either ?? [one];

/**
 * Every way to give the things out to these trains, each to one of them; none stays behind as long as a
 * train can take it, for none makes a run worse.
 */
export const outfits = (
  trains: readonly RunningTrain[],
  { gear = [], gearPerTrain = Infinity }: Pick<RunTerms, 'gear' | 'gearPerTrain'>,
): readonly (readonly Outfit[])[] => {
  const room = trains.length === 0 ? 0 : trains.length * gearPerTrain;
  const left = Math.max(0, gear.length - room);
  let ways: { readonly of: readonly (readonly Gear[])[]; readonly left: number }[] = [
    { of: trains.map(() => []), left },
  ];
  for (const one of gear)
    ways = ways.flatMap(way => [
      ...way.of.flatMap((has, t) =>
        has.length < gearPerTrain
          ? formsOf(one).map(form => ({ ...way, of: way.of.with(t, [...has, form]) }))
          : [],
      ),
      ...(way.left > 0 ? [{ ...way, left: way.left - 1 }] : []),
    ]);
  return ways.map(({ of }) =>
    of.map((has, t) => ({ train: equipped(trains[t]!, has), gear: has.map(({ name }) => name) })),
  );
};

/** The routes of these runs, with what their trains take along so that they earn the most; refused if no way is legal. */
export const routesWithGear = (
  { map, board, company, trainOf, terms }: RunningCompany,
  runs: readonly Run[],
): CheckedRuns => {
  const trains = runs.map(({ train }) => trainOf(train));
  let best: { readonly routes: readonly Route[]; readonly earned: number } | undefined;
  let first: CheckedRuns | undefined;
  for (const way of outfits(trains, terms)) {
    const checked = checkRuns(map, board, company, runs, { ...terms, trainOf: (_, at) => way[at]!.train });
    first ??= checked;
    if (checked.refusal) continue;
    const found = checked.routes;
    const earned = sumOf(found.map((r, i) => runRevenue(map, board, r, way[i]!.train, terms)));
    const routes = found.map((r, i) => (way[i]!.gear.length > 0 ? { ...r, gear: way[i]!.gear } : r));
    if (!best || earned > best.earned) best = { routes, earned };
  }
  return best ? { routes: best.routes } : first!;
};

/** The train of a route with what it takes along. */
export const trainOn = (
  { train, gear: taken = [] }: Pick<Route, 'train' | 'gear'>,
  { trainOf, terms: { gear = [] } }: Pick<RunningCompany, 'trainOf' | 'terms'>,
): RunningTrain =>
  equipped(
    trainOf(train),
    gear.flatMap(formsOf).filter(({ name }) => taken.includes(name)),
  );

/**
 * What each of these runs earns, or would earn if it were legal, with the things given out for the best;
 * nothing for one that is no way from stop to stop yet.
 * @throws Illegal as `readPath` refuses a path
 */
export const earnedByDrafts = (running: RunningCompany, runs: readonly Run[]): readonly number[] => {
  const { map, board, trainOf, terms } = running;
  const drafts = runs.map(({ path }) => (path.length < 2 ? null : draftOf(map, board, path)));
  const bare = runs.map(({ train }) => trainOf(train));
  const earnedBy = (trains: readonly RunningTrain[]): readonly number[] =>
    drafts.map((draft, i) => (draft ? runRevenue(map, board, draft, trains[i]!, terms) : 0));
  if (!terms.gear?.length) return earnedBy(bare);
  const made = runs.filter((_, i) => drafts[i]);
  const legal = routesWithGear(running, made).routes?.map(route => trainOn(route, running));
  if (legal) return earnedBy(runs.map((run, i) => legal[made.indexOf(run)] ?? bare[i]!));
  return outfits(bare, terms)
    .map(way => earnedBy(way.map(({ train }) => train)))
    .reduce((best, one) => (sumOf(one) > sumOf(best) ? one : best));
};

const draftOf = (map: RailMap, board: BoardState, path: Run['path']): Pick<Route, 'stops' | 'track'> => {
  const legs = legsOf(map, board, path);
  const stops = [
    vertexAt(legs[0]!.hex, legs[0]!.from),
    ...legs.filter(({ to }) => to >= STOP).map(({ hex, to }) => vertexAt(hex, to)),
  ];
  return {
    stops: stops.map(v => ({ hex: map.hexes[hexOf(v)]!.id, stop: placeOf(v) - STOP })),
    track: legs.map(({ hex, piece }) => ({ hex: map.hexes[hex]!.id, piece })),
  };
};
