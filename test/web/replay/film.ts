import { createHash } from 'node:crypto';
import { canonical, type Entry, type Json } from '../../../src/engine/core/index.js';
import type { Replay } from '../../../src/present/replay.js';
import { stepWords } from '../../../src/present/page-words.js';
import { playableOf } from '../../../src/web/turn/titles.js';
import { playThrough, type ReachedPosition } from '../../../src/web/replay/positions.js';
import type { Film } from '../../../src/web/replay/step.js';
import { readStoredGame, type StoredRow } from '../../support/stored-games.js';

export const players = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gerd'];

/** Names a position as the service does. */
export const sha256 = (position: unknown): string =>
  createHash('sha256')
    .update(canonical(position as Json))
    .digest('hex');

/** So many moves of a stored game, as the service tells them for the browser to play; words are their own names. */
export const replayOf = (name: string, moves: number, more: Partial<Replay> = {}) => {
  const { start, rows } = readStoredGame(name);
  const { title, seats, rules, settings, draws } = start;
  const played: readonly StoredRow[] = rows.slice(0, moves);
  const log = played.map(({ action, draws: drawn = [] }): Entry => ({
    kind: 'action',
    action,
    draws: drawn,
  }));
  const replay: Replay = {
    game: { id: 'abc', name: 'A game' },
    ...{ title, start: { seats, rules, settings }, setupDraws: draws, log },
    stateHash: '',
    hashes: [start.hash, ...played.map(({ hash }) => hash)],
    names: players.slice(0, seats),
    mine: [],
    rows: played.map(({ action }, at) => ({
      ...{ number: at + 1, who: players[action.seat]!, lead: action.type, rest: [], notation: '' },
      ...{ undone: false, stands: true },
    })),
    opening: {},
    ...{ notes: null, backs: null, yourTurn: false, end: {}, rounds: [], rules: {} },
    words: Object.fromEntries(stepWords.map(word => [word, word])) as Replay['words'],
    ...more,
  };
  return { start, rows: played, replay };
};

/** The game as a browser has it that may play it. */
export const filmOf = async (replay: Replay, stateHash: string): Promise<Film> => {
  const playable = (await playableOf(replay.title))!;
  const whole = { ...replay, stateHash };
  const reached: readonly ReachedPosition[] = (await playThrough(playable.title, whole))!;
  const presenter = await playable.pages();
  return { replay: whole, playable: { ...playable, presenter }, reached, language: 'en' };
};
