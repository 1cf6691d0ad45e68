import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BoardState, PlacedToken } from '../../../../src/engine/rail/map/types.js';

/** Where the reference material lies; without it the tests that need it are left out, loudly. */
export const shared = resolve(process.env['BAHNPOST_SHARED'] ?? join(process.cwd(), '..', 'shared'));

export interface RecordStep {
  readonly action: {
    readonly type: string;
    readonly entity: string;
    readonly entity_type?: string;
    readonly hex?: string;
    readonly tile?: string;
    readonly rotation?: number;
    readonly city?: string;
    readonly routes?: readonly {
      readonly train: string;
      readonly connections: readonly (readonly string[])[];
      readonly revenue: number;
    }[];
  };
  readonly changes: { readonly [key: string]: unknown };
}

export interface GameRecord {
  readonly name: string;
  readonly start: { readonly [key: string]: unknown };
  readonly steps: readonly RecordStep[];
}

export const readJson = (path: string): unknown => JSON.parse(readFileSync(join(shared, path), 'utf8'));

/** All records of 1830, or none with a warning. */
export const records1830 = (): readonly GameRecord[] =>
  ['conformance/1830', 'conformance/generated/1830'].flatMap(folder => {
    const path = join(shared, folder);
    if (!existsSync(path)) {
      console.warn(`SKIPPED: no records in ${path} (set BAHNPOST_SHARED)`);
      return [];
    }
    return readdirSync(path)
      .filter(file => file.endsWith('.json'))
      .map(file => ({ name: file, ...(readJson(`${folder}/${file}`) as Omit<GameRecord, 'name'>) }));
  });

/** The record's own map after a step: tiles and tokens as its keys give them. */
export const boardOf = (state: { readonly [key: string]: unknown }): BoardState => {
  const laid: { [hex: string]: string } = {};
  const tokens: PlacedToken[] = [];
  for (const [key, value] of Object.entries(state)) {
    if (value === null) continue;
    const tile = /^hex\.(.+)$/.exec(key);
    if (tile) laid[tile[1]!] = value as string;
    const corp = /^corp\.(.+)\.tokens$/.exec(key);
    for (const spot of corp ? (value as string[]) : []) {
      const [hex, stop] = spot.split('/');
      tokens.push({ company: corp![1]!, hex: hex!, stop: Number(stop) });
    }
  }
  return { laid, tokens };
};
