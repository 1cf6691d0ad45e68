import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunEnd, RunGraph, RunLink, RunTrain } from '../src/engine/rail/map/run-graph-types.js';

/** One set of routes to look for: where a company stood, and what the record says it earned. */
export interface Position {
  readonly name: string;
  readonly graph: RunGraph;
  readonly trains: readonly RunTrain[];
  /** Absent for invented positions. */
  readonly recorded?: number;
}

interface Node {
  kind: string;
  revenue: number | Record<string, number>;
  slots?: number;
  groups?: string[];
}
interface PathEnd {
  edge?: number;
  node?: number;
}
interface Face {
  id: string;
  color: string;
  nodes?: Node[];
  paths?: { a: PathEnd; b: PathEnd }[];
  label?: string;
}
interface Hex extends Face {
  neighbors: Record<string, string>;
}
interface Reference {
  hexes: Hex[];
  tiles: Face[];
  phases: { name: string; tiles: string[] }[];
  trains: { name: string; distance: number }[];
}
type State = Record<string, unknown>;
interface RecordFile {
  start: State;
  steps: {
    action: { type: string; entity: string; routes?: { revenue: number; train: string }[] };
    changes: State;
  }[];
}

const sharedDir = (): string => process.env['BAHNPOST_SHARED'] ?? join(import.meta.dirname, '../../shared');

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

const colours = ['yellow', 'green', 'brown', 'gray'];

const worth = (revenue: Node['revenue'], phaseColours: readonly string[]): number => {
  if (typeof revenue === 'number') return revenue;
  let best = 0;
  for (const colour of colours)
    if (phaseColours.includes(colour) && revenue[colour] !== undefined) best = revenue[colour];
  return best;
};

/** The run graph of `company` on a map; `unblocked` gives it a token in every city. */
const graphOf = (
  ref: Reference,
  state: State,
  company: string,
  phaseColours: readonly string[],
  unblocked: boolean,
): { graph: RunGraph; value: number[] } => {
  const tokens = new Map<string, string[]>();
  for (const [key, value] of Object.entries(state)) {
    const match = /^corp\.(.*)\.tokens$/.exec(key);
    if (match) for (const at of value as string[]) tokens.set(at, [...(tokens.get(at) ?? []), match[1]!]);
  }
  const stops: { through: boolean; own: boolean; group: number | null }[] = [];
  const value: number[] = [];
  const groups: string[] = [];
  const sides = new Map<string, number>();
  const links: RunLink[] = [];
  for (const hex of ref.hexes) {
    const laid = state[`hex.${hex.id}`] as string | undefined;
    const [tile, rotation] = laid ? laid.split('/') : [];
    const face: Face = laid ? ref.tiles.find(t => t.id === tile)! : hex;
    const turn = Number(rotation ?? 0);
    const first = stops.length;
    (face.nodes ?? []).forEach((node, at) => {
      const here = tokens.get(`${hex.id}/${at}`) ?? [];
      const own = node.kind === 'city' && (unblocked || here.includes(company));
      const full = node.kind === 'city' && !own && here.length >= (node.slots ?? 1);
      const group = node.groups?.[0];
      if (group !== undefined && !groups.includes(group)) groups.push(group);
      stops.push({
        through: node.kind !== 'offboard' && !full,
        own,
        group: group === undefined ? null : groups.indexOf(group),
      });
      value.push(worth(node.revenue, phaseColours));
    });
    const end = (e: PathEnd): RunEnd | undefined => {
      if (e.node !== undefined) return { stop: first + e.node };
      const edge = (e.edge! + turn) % 6;
      const other = hex.neighbors[edge];
      if (other === undefined) return undefined;
      const key = [hex.id, other].sort().join('-');
      if (!sides.has(key)) sides.set(key, sides.size);
      return { side: sides.get(key)!, half: hex.id < other ? 0 : 1 };
    };
    for (const path of face.paths ?? []) {
      const [a, b] = [end(path.a), end(path.b)];
      if (a && b) links.push({ a, b });
    }
  }
  return { graph: { stops, sides: sides.size, links }, value };
};

const train = (ref: Reference, name: string, value: number[]): RunTrain => {
  const distance = ref.trains.find(t => t.name === name)!.distance;
  return { name, limit: distance >= 99 ? Infinity : distance, value };
};

const files = (): string[] => {
  const dir = join(sharedDir(), 'conformance');
  return ['1830', 'generated/1830'].flatMap(d =>
    readdirSync(join(dir, d))
      .sort()
      .map(f => join(dir, d, f)),
  );
};

const reference = (): Reference => readJson(join(sharedDir(), 'reference/1830.json'));

/** Every operating turn of the recorded games in which trains ran. */
export const recordedPositions = (): Position[] => {
  const ref = reference();
  const positions: Position[] = [];
  for (const file of files()) {
    const record = readJson<RecordFile>(file);
    const state: State = { ...record.start };
    record.steps.forEach((step, at) => {
      const { action } = step;
      const names = state[`corp.${action.entity}.trains`] as string[] | undefined;
      if (action.type === 'run_routes' && names) {
        const phase = ref.phases.find(p => p.name === state['phase'])!;
        const { graph, value } = graphOf(ref, state, action.entity, phase.tiles, false);
        positions.push({
          name: `${file.replace(/.*\//, '')}#${at + 1} ${action.entity} ${names.join('+')}`,
          graph,
          trains: names.map(n => train(ref, n, value)),
          recorded: (action.routes ?? []).reduce((sum, r) => sum + r.revenue, 0),
        });
      }
      Object.assign(state, step.changes);
    });
  }
  return positions;
};

const brown = ['yellow', 'green', 'brown'];

/** The last map of each recorded game, every company, with fleets it may never have had. */
export const invented = (fleets: readonly string[][]): Position[] => {
  const ref = reference();
  const positions: Position[] = [];
  for (const file of files()) {
    const record = readJson<RecordFile>(file);
    const state: State = { ...record.start };
    for (const step of record.steps) Object.assign(state, step.changes);
    const companies = Object.keys(state).flatMap(k => /^corp\.(.*)\.tokens$/.exec(k)?.[1] ?? []);
    for (const company of [...companies, 'ALL'])
      for (const fleet of fleets) {
        const { graph, value } = graphOf(ref, state, company, brown, company === 'ALL');
        positions.push({
          name: `${file.replace(/.*\//, '')} ${company} ${fleet.join('+')}`,
          graph,
          trains: fleet.map(n => train(ref, n, value)),
        });
      }
  }
  return positions;
};

/** A number below `below` from a text, always the same. */
const pick = (text: string, below: number): number => {
  let hash = 7;
  for (const char of text) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) | 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % below;
};

/** The edges of a hex that its face leads to. */
const exits = (face: Face, turn: number): number[] => [
  ...new Set(
    (face.paths ?? [])
      .flatMap(p => [p.a, p.b])
      .flatMap(e => (e.edge === undefined ? [] : (e.edge + turn) % 6)),
  ),
];

/**
 * The whole map full of the tiles with the most track, whether the box holds as many or not, turned
 * until as much of it as possible joins.
 */
const overbuiltState = (ref: Reference, map: number): State => {
  const state: State = {};
  const byId = new Map(ref.hexes.map(hex => [hex.id, hex]));
  const faceOf = (hex: Hex): [Face, number] => {
    const [tile, turn] = String(state[`hex.${hex.id}`] ?? '').split('/');
    return tile ? [ref.tiles.find(t => t.id === tile)!, Number(turn)] : [hex, 0];
  };
  const joined = (hex: Hex, face: Face, turn: number): number =>
    exits(face, turn).filter(edge => {
      const other = byId.get(hex.neighbors[edge] ?? '');
      return other !== undefined && exits(...faceOf(other)).includes((edge + 3) % 6);
    }).length;
  for (let pass = 0; pass < 6; pass++)
    for (const hex of ref.hexes.filter(h => h.color === 'white' || h.color === 'yellow')) {
      const kind = hex.nodes?.[0]?.kind;
      const faces = ref.tiles.filter(
        t =>
          (t.nodes ?? []).length === (hex.nodes ?? []).length &&
          t.nodes?.[0]?.kind === kind &&
          t.label === hex.label &&
          (t.color === 'brown' || kind === 'town'),
      );
      const choices = faces.flatMap(face => [0, 1, 2, 3, 4, 5].map(turn => ({ face, turn })));
      const score = ({ face, turn }: { face: Face; turn: number }): number =>
        (pass === 0 ? 0 : 1000 * joined(hex, face, turn)) +
        pick(`${map} ${pass} ${hex.id} ${face.id} ${turn}`, 1000);
      const best = choices.reduce((x, y) => (score(y) > score(x) ? y : x));
      state[`hex.${hex.id}`] = `${best.face.id}/${best.turn}`;
    }
  return state;
};

/** Worse than any game can come to: overbuilt maps, every city open to the company. */
export const overbuilt = (fleets: readonly string[][], maps: number): Position[] => {
  const ref = reference();
  const positions: Position[] = [];
  for (let map = 0; map < maps; map++) {
    const { graph, value } = graphOf(ref, overbuiltState(ref, map), 'ALL', brown, true);
    for (const fleet of fleets)
      positions.push({
        name: `overbuilt ${map} ${fleet.join('+')}`,
        graph,
        trains: fleet.map(n => train(ref, n, value)),
      });
  }
  return positions;
};
