import type { Json } from '../../../../engine/core/index.js';
import type { SetFile } from './set-file.js';

/** By table, the fields of its rows that are values of the game; `''` is that there is such a row at all. */
export const valueFields = {
  cities: ['number', 'region', 'place', 'name'],
  connections: ['', 'kind', 'card'],
  boardSites: ['city', 'where', 'price', 'players'],
  printedCities: ['effort', 'influence', 'stationPrice', 'stationPlaces', 'sites', 'demand', 'business'],
  hubTiles: ['effort', 'influence', 'stationPrice', 'stationPlaces', 'sites', 'demand', 'business'],
  cityTiles: ['effort', 'influence', 'stationPrice', 'stationPlaces', 'sites', 'demand', 'business'],
  factoryBoards: ['build', 'delivery'],
  workerBoards: ['columns', 'engineers'],
  locomotives: ['price', 'cars', 'influence', 'fromRound'],
  shareRows: ['price', 'raiseSteps', 'investors'],
  contracts: ['reserved', 'investors', 'factories', 'reward'],
  growthTiles: ['steps'],
  fixedHubs: ['city', 'column', 'growth'],
  fixedStateRailways: ['connections'],
  setupCards: ['hubs', 'specialTiles', 'specialCities', 'stateRailways'],
  smallKeys: ['worth'],
} as const;

export type RowTable = keyof typeof valueFields;

export const rowTables = Object.keys(valueFields) as readonly RowTable[];

/** One value of a set: `cityTiles/4S-16/influence`. */
export interface SetValue {
  readonly name: string;
  readonly table: RowTable | 'values';
  readonly row: string;
  readonly field: string;
  /** Undefined where there is no such thing. */
  readonly value: Json | undefined;
  /** Where it was read; undefined for a reconstruction. */
  readonly source: string | undefined;
}

const nameOf = (...parts: readonly string[]): string => parts.filter(part => part !== '').join('/');

/** Is the value one of those that are named so? A star stands for any part of a name. */
export const isNamed = (pattern: string, name: string): boolean => {
  const [wanted, parts] = [pattern.split('/'), name.split('/')];
  return wanted.length === parts.length && wanted.every((part, at) => part === '*' || part === parts[at]);
};

/** All values of a set, table by table. */
export const setValues = (file: SetFile): readonly SetValue[] => {
  const named = file.printed.flatMap(({ source, values }) => values.map(pattern => ({ source, pattern })));
  const plain = new Map(named.toReversed().map(({ source, pattern }) => [pattern, source]));
  const starred = named.filter(({ pattern }) => pattern.includes('*'));
  const sourceOf = (name: string): string | undefined =>
    plain.get(name) ?? starred.find(({ pattern }) => isNamed(pattern, name))?.source;
  const inRows = rowTables.flatMap(table =>
    (
      file[table] as readonly object[] as readonly ({ readonly id: string } & {
        readonly [field: string]: Json;
      })[]
    ).flatMap(row =>
      valueFields[table].map((field): SetValue => {
        const name = nameOf(table, row.id, field);
        const value = field === '' ? row.id : row[field];
        return { name, table, row: row.id, field, value, source: sourceOf(name) };
      }),
    ),
  );
  const single = Object.entries(file.values).map(([field, value]): SetValue => {
    const name = nameOf('values', field);
    return { name, table: 'values', row: '', field, value, source: sourceOf(name) };
  });
  return [...inRows, ...single];
};

export interface ReconstructedShare {
  readonly values: number;
  readonly reconstructed: number;
}

/** How many values a set has, and how many of them are a reconstruction: of all, of the map, of the fixed set-up. */
export const countsIn = (
  file: SetFile,
): ReconstructedShare & { readonly map: ReconstructedShare; readonly fixed: ReconstructedShare } => {
  const all = setValues(file);
  const share = (...tables: readonly string[]): ReconstructedShare => {
    const of = tables.length === 0 ? all : all.filter(({ table }) => tables.includes(table));
    return { values: of.length, reconstructed: of.filter(({ source }) => source === undefined).length };
  };
  return {
    ...share(),
    map: share('cities', 'connections', 'boardSites'),
    fixed: share('fixedHubs', 'fixedStateRailways'),
  };
};
