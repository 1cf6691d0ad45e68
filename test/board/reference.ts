import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  BoardState,
  Colour,
  Edge,
  End,
  Face,
  HexDef,
  MapData,
  PlacedToken,
  StopDef,
  TileDef,
} from '../../src/engine/rail/map/types.js';
import type { CompanyLook } from '../../src/board/theme.js';
import type { Market } from '../../src/board/data.js';

/** The reference data and records that lie beside the checkout, turned into the engine's words. */
const shared = process.env.BAHNPOST_SHARED ?? join(process.cwd(), '..', 'shared');

interface RawEnd {
  edge?: number;
  node?: number;
}
interface RawNode {
  kind: StopDef['kind'];
  revenue: number | { [colour: string]: number };
  slots?: number;
  loc?: string;
  groups?: string[];
  hide?: boolean;
}
interface RawHex {
  id: string;
  name?: string;
  color: Colour;
  count?: number | null;
  label?: string;
  nodes?: RawNode[];
  paths?: { a: RawEnd; b: RawEnd; track?: 'narrow' | 'dual' }[];
  upgrades?: { cost: number; terrains: string[] }[];
  borders?: { edge: Edge; type?: string }[];
  city_reservations?: string[][];
  reservations?: string[];
}
interface Raw {
  hexes: RawHex[];
  tiles: RawHex[];
  corporations: { id: string; color: string }[];
  companies: { id: string; abilities: { type: string; hexes?: string[] }[] }[];
  market: ({ price: number; types: string[]; par?: boolean } | null)[][];
}

const end = ({ edge, node }: RawEnd): End => (edge === undefined ? { stop: node! } : { edge });

const stop = (node: RawNode, name: string | undefined): StopDef => ({
  kind: node.kind,
  revenue: node.revenue,
  slots: node.kind === 'city' ? (node.slots ?? 1) : 0,
  ...(node.loc === undefined ? {} : { at: Number(node.loc) }),
  ...(node.groups?.[0] === undefined
    ? node.kind === 'offboard' && name !== undefined
      ? { group: name.split(' ')[0]! }
      : {}
    : { group: node.groups[0] }),
});

const face = (raw: RawHex): Face => ({
  colour: raw.color,
  ...(raw.label === undefined ? {} : { label: raw.label }),
  stops: (raw.nodes ?? []).map(node => stop(node, raw.name)),
  track: (raw.paths ?? []).map(p => ({ a: end(p.a), b: end(p.b), gauge: p.track ?? 'standard' })),
});

const hex = (raw: RawHex): HexDef => {
  const [upgrade] = raw.upgrades ?? [];
  const walls = (raw.borders ?? []).filter(b => b.type === 'impassable').map(b => b.edge);
  const homes = [
    ...(raw.reservations ?? []).map(company => ({ company, stop: null })),
    ...(raw.city_reservations ?? []).flatMap((list, at) => list.map(company => ({ company, stop: at }))),
  ];
  return {
    ...face(raw),
    id: raw.id,
    ...(raw.name === undefined ? {} : { name: raw.name }),
    ...(upgrade ? { terrain: { kind: upgrade.terrains.join(' '), cost: upgrade.cost } } : {}),
    ...(walls.length > 0 ? { walls } : {}),
    ...(homes.length > 0 ? { homes } : {}),
    ...(raw.nodes?.some(node => node.hide) ? { unlabelled: true as const } : {}),
  };
};

const tile = (raw: RawHex): TileDef => ({ ...face(raw), id: raw.id, count: raw.count ?? null });

const zones: { readonly [type: string]: string } = {
  no_cert_limit: 'yellow',
  unlimited: 'orange',
  multiple_buy: 'brown',
};

export interface Reference {
  readonly map: MapData;
  readonly companies: readonly CompanyLook[];
  readonly privates: readonly { readonly id: string; readonly hex: string }[];
  readonly market: Market['rows'];
}

const read = <T>(path: string): T | null => {
  const file = join(shared, path);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
  console.warn(`SKIPPED: ${file} is not there (set BAHNPOST_SHARED); drawings of real maps are not tested`);
  return null;
};

/** A title's map and market, or null (with a loud line) where the material is absent. */
export const reference = (title: string): Reference | null => {
  const raw = read<Raw>(`reference/${title}.json`);
  if (!raw) return null;
  return {
    map: { hexes: raw.hexes.map(hex), tiles: raw.tiles.map(tile), upgrades: {} },
    companies: raw.corporations.map(({ id, color }) => ({ id, colour: color })),
    privates: raw.companies.flatMap(({ id, abilities }) =>
      (abilities.find(a => a.type === 'blocks_hexes')?.hexes ?? []).map(at => ({ id, hex: at })),
    ),
    market: raw.market.map(row =>
      row.map(cell => {
        if (!cell) return null;
        const zone = cell.types.map(type => zones[type]).find(Boolean);
        return {
          price: cell.price,
          ...(zone === undefined ? {} : { zone }),
          ...(cell.par ? { par: true } : {}),
        };
      }),
    ),
  };
};

interface Record {
  start: { [key: string]: unknown };
  steps: { changes: { [key: string]: unknown } }[];
}

export interface Position {
  readonly board: BoardState;
  readonly markers: Market['markers'];
}

/** The board and market of a record after `steps` steps (all by default). */
export const recorded = (path: string, steps = Infinity): Position | null => {
  const record = read<Record>(`conformance/${path}`);
  if (!record) return null;
  const state = Object.assign(
    {},
    record.start,
    ...record.steps.slice(0, steps).map(s => s.changes),
  ) as Record['start'];
  const laid: { [hex: string]: string } = {};
  const tokens: PlacedToken[] = [];
  const markers: { company: string; row: number; col: number }[] = [];
  for (const [key, value] of Object.entries(state)) {
    const [kind, id, what] = key.split('.') as [string, string, string | undefined];
    if (kind === 'hex' && typeof value === 'string') laid[id] = value;
    if (kind === 'corp' && what === 'tokens')
      for (const place of value as string[]) {
        const [at, city] = place.split('/') as [string, string];
        tokens.push({ company: id, hex: at, stop: Number(city) });
      }
    if (kind === 'corp' && what === 'price_at' && Array.isArray(value))
      markers.push({ company: id, row: value[0] as number, col: value[1] as number });
  }
  return { board: { laid, tokens }, markers };
};
