import { canonical, type GameState, type Json } from '../../engine/core/index.js';
import type { GameRow, LogRow } from '../../db/index.js';
import { sha256 } from '../secrets.js';

/** A state's canonical text and the hash of it. */
export const hashState = (state: GameState): { readonly text: string; readonly hash: string } => {
  const text = canonical(state);
  return { text, hash: sha256(text) };
};

export type StartOfGame = Pick<GameRow, 'id' | 'title' | 'rules' | 'settings' | 'seats' | 'salt'>;

/** The hash the first row builds on: how the game began. */
export const startHash = (game: StartOfGame, draws: Json, stateHash: string): string =>
  sha256(
    canonical([
      'bahnpost-start-1',
      game.id,
      game.title,
      game.rules,
      game.settings,
      game.seats,
      game.salt,
      draws,
      stateHash,
    ]),
  );

/**
 * A row's hash: of everything in it but the clocks and whether it is open, its game with its salt, and the hash
 * before it. Without the salt whoever knows all but a hidden choice could find the choice that has this hash.
 */
export const rowHash = (
  { id, salt }: Pick<GameRow, 'id' | 'salt'>,
  row: Omit<LogRow, 'hash' | 'clocks' | 'open'>,
): string =>
  sha256(
    canonical([
      'bahnpost-row-1',
      row.previous_hash,
      id,
      salt,
      row.number,
      row.kind,
      row.seat,
      row.action,
      row.count,
      row.draws,
      row.facts,
      row.reveals,
      row.sealed,
      row.under,
      row.depth,
      row.by_person,
      row.cause,
      row.at.toISOString(),
      row.state_hash,
    ]),
  );
