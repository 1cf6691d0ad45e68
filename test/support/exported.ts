import { createHash } from 'node:crypto';
import {
  canonical,
  replay,
  type Drawn,
  type Entry,
  type GameState,
  type Settings,
  type Title,
} from '../../src/engine/core/index.js';

/** What the interface gives out as a game's record, as far as it is needed to play it again. */
export interface Exported {
  readonly rules: number;
  readonly settings: Settings;
  readonly setupDraws: readonly Drawn[];
  readonly log: readonly Entry[];
}

/** Where the record of so many people's game leads to, and the hash by which the service would call that position. */
export const replayExport = <S extends GameState>(
  title: Title<S>,
  seats: number,
  { rules, settings, setupDraws, log }: Exported,
): { readonly state: S; readonly hash: string } => {
  const state = replay(title, { rules, seats, settings }, setupDraws, log);
  return { state, hash: createHash('sha256').update(canonical(state)).digest('hex') };
};
