import { grounds, onTile, type HexGround } from './board.js';
import type { BoardState, Edge, End, Face, MapData, Run } from './data.js';
import { gridOf, type Grid } from './geometry.js';
import type { RunTrack } from './track.js';

interface Step {
  readonly hex: string;
  readonly stop: number | undefined;
  /** Driven past on a by-pass. */
  readonly past: boolean;
}

const readStep = (text: string): Step | null => {
  const match = /^~?(\()?([A-Z]+\d+|[a-z]\d+)(?:\.(\d+))?\)?$/i.exec(text);
  if (!match) return null;
  return {
    hex: match[2]!,
    stop: match[3] === undefined ? undefined : Number(match[3]),
    past: match[1] !== undefined,
  };
};

const same = (a: End, b: End): boolean =>
  'edge' in a ? 'edge' in b && a.edge === b.edge : 'stop' in b && a.stop === b.stop;

/** The piece of track between two ends; -1 when there is none. */
const between = (face: Face, a: End, b: End): number =>
  face.track.findIndex(t => (same(t.a, a) && same(t.b, b)) || (same(t.a, b) && same(t.b, a)));

/** Pieces from one end over a stop to the other, or on to the stop alone. */
const overStop = (face: Face, ends: readonly End[], stop: number | undefined): readonly number[] | null => {
  const stops = stop === undefined ? face.stops.map((_, index) => index) : [stop];
  for (const index of stops) {
    const pieces = ends.map(end => between(face, end, { stop: index }));
    if (pieces.every(piece => piece >= 0)) return pieces;
  }
  return null;
};

/** The pieces one hex lends to a run that comes in and goes out by these ends. */
const pieces = (face: Face, ends: readonly End[], step: Step): readonly number[] => {
  const [a, b] = ends;
  const direct = a && b ? between(face, a, b) : -1;
  if (direct >= 0 && step.past) return [direct];
  return overStop(face, ends, step.stop) ?? (direct >= 0 ? [direct] : []);
};

/** The pieces that a run uses of the hex of a step, between the steps before and after it. */
const piecesAt = (
  grid: Grid,
  ground: HexGround,
  before: Step | undefined,
  step: Step,
  after: Step | undefined,
): readonly number[] => {
  const ends: End[] = [];
  const found: number[] = [];
  for (const other of [before, after]) {
    if (!other) continue;
    if (other.hex === step.hex) {
      // Inside one hex the run goes from stop to stop; the piece is found once, from the later step.
      if (other === before && other.stop !== undefined && step.stop !== undefined)
        found.push(between(ground.face, { stop: other.stop }, { stop: step.stop }));
      continue;
    }
    const edge: Edge | undefined = grid.edgeTowards(step.hex, other.hex);
    if (edge !== undefined) ends.push({ edge: onTile(edge, ground.rotation) });
  }
  return [...found.filter(piece => piece >= 0), ...(ends.length > 0 ? pieces(ground.face, ends, step) : [])];
};

/** Which pieces of track the runs use, by hex; steps that name no hex of the map are left out. */
export const trackOfRuns = (
  grid: Grid,
  ground: ReadonlyMap<string, HexGround>,
  runs: readonly Run[],
): ReadonlyMap<string, readonly RunTrack[]> => {
  const all = new Map<string, RunTrack[]>();
  runs.forEach((run, train) => {
    const steps = run.path.flatMap(text => readStep(text) ?? []);
    steps.forEach((step, at) => {
      const here = ground.get(step.hex);
      if (!here) return;
      const list = all.get(step.hex) ?? [];
      for (const track of piecesAt(grid, here, steps[at - 1], step, steps[at + 1]))
        list.push({ track, train });
      all.set(step.hex, list);
    });
  });
  return all;
};

/** Hexes in which the two sets of runs use different pieces of track, or the same with different trains. */
export const runChanges = (
  map: MapData,
  board: BoardState,
  before: readonly Run[],
  after: readonly Run[],
): readonly string[] => {
  const ground = grounds(map, board);
  const [old, now] = [before, after].map(runs => trackOfRuns(gridOf(map.orientation), ground, runs));
  const used = (hex: string, by: typeof old): string => JSON.stringify(by?.get(hex) ?? []);
  return [...ground.keys()].filter(hex => used(hex, old) !== used(hex, now));
};
