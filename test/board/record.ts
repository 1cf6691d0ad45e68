import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Market } from '../../src/board/data.js';
import type { BoardState, PlacedToken } from '../../src/engine/rail/map/types.js';

const shared = process.env.BAHNPOST_SHARED ?? join(process.cwd(), '..', 'shared');

interface Changes {
  readonly [key: string]: unknown;
}
interface Recorded {
  readonly start: Changes;
  readonly steps: readonly { readonly changes: Changes }[];
}

export interface Position {
  readonly board: BoardState;
  readonly markers: Market['markers'];
}

/** Board and market after all steps of a recorded game, or null (with a loud line) where it is absent. */
export const recorded = (path: string): Position | null => {
  const file = join(shared, 'conformance', path);
  if (!existsSync(file)) {
    console.warn(`SKIPPED: ${file} is not there (set BAHNPOST_SHARED); late maps are not drawn`);
    return null;
  }
  const record = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  const state: Changes = Object.assign(
    {},
    record.start,
    ...record.steps.map(step => step.changes),
  ) as Changes;
  const laid: { [hex: string]: string } = {};
  const tokens: PlacedToken[] = [];
  const markers: { company: string; row: number; col: number }[] = [];
  for (const [key, value] of Object.entries(state)) {
    const [kind, id, what] = key.split('.') as [string, string, string | undefined];
    if (kind === 'hex' && typeof value === 'string') laid[id] = value;
    if (kind !== 'corp' || !Array.isArray(value)) continue;
    if (what === 'tokens')
      for (const place of value as string[]) {
        const [hex, stop] = place.split('/') as [string, string];
        tokens.push({ company: id, hex, stop: Number(stop) });
      }
    if (what === 'price_at') markers.push({ company: id, row: value[0] as number, col: value[1] as number });
  }
  return { board: { laid, tokens }, markers };
};
