import {
  direct,
  dropPinned,
  readGame,
  readNotepad,
  readPinned,
  writeNotepad,
  writePinned,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { Changed, NotFound } from '../errors.js';
import { position } from '../log/history.js';
import type { Actor } from '../types.js';
import { cleanLines, cleanNotes } from '../free-text.js';

/** Somebody's own notes about a game, which nobody else sees. */
export interface Notes {
  readonly text: string;
  /** Counts the changes; 0 where nothing has been written. */
  readonly version: number;
  readonly at: Date | null;
}

/** A note about one position. */
export interface Pin {
  /** After row `number`, whose hash that is. */
  readonly number: number;
  readonly hash: string;
  readonly text: string;
  readonly at: Date;
}

export const MOST_NOTES = 20_000;
export const MOST_PIN = 500;

const mustBeThere = async (deps: Deps, gameId: string): Promise<void> => {
  if (!(await readGame(direct(deps.db), gameId))) throw new NotFound('no-such-game', { game: gameId });
};

/** @throws NotFound `no-such-game` */
export const showNotes = async (deps: Deps, actor: Actor, gameId: string): Promise<Notes> => {
  await mustBeThere(deps, gameId);
  return (await readNotepad(direct(deps.db), actor.personId, gameId)) ?? { text: '', version: 0, at: null };
};

/**
 * Writes the actor's notes over those of the version they were written on.
 * @throws NotFound `no-such-game`; Invalid `text-too-long`; Changed `notes-changed`: another page was quicker
 */
export const writeNotes = async (
  deps: Deps,
  actor: Actor,
  change: { readonly gameId: string; readonly text: string; readonly version: number },
): Promise<Notes> => {
  await mustBeThere(deps, change.gameId);
  const text = cleanNotes(change.text, MOST_NOTES);
  const { personId } = actor;
  const written = await writeNotepad(direct(deps.db), { ...change, text, personId, at: deps.clock() });
  if (written) return written;
  const { version } = await showNotes(deps, actor, change.gameId);
  throw new Changed('notes-changed', { version, expected: change.version });
};

/** The actor's notes about positions of a game, in their order. @throws NotFound `no-such-game` */
export const listPins = async (deps: Deps, actor: Actor, gameId: string): Promise<readonly Pin[]> => {
  await mustBeThere(deps, gameId);
  return readPinned(direct(deps.db), actor.personId, gameId);
};

/**
 * Writes a note about the position after row `number`, in place of one that is there.
 * @throws NotFound `no-such-game`, `no-such-position`; Conflict `game-not-started`; Invalid `text-missing`,
 *   `text-too-long`
 */
export const pinNote = async (
  deps: Deps,
  actor: Actor,
  note: { readonly gameId: string; readonly number: number; readonly text: string },
): Promise<Pin> => {
  const text = cleanLines(note.text, MOST_PIN);
  const { number, hash } = await position(deps, null, { gameId: note.gameId, number: note.number });
  const pin = { number, hash, text, at: deps.clock() };
  await writePinned(direct(deps.db), actor.personId, note.gameId, pin);
  return pin;
};

/** @throws NotFound `no-such-note` */
export const unpinNote = async (
  deps: Deps,
  actor: Actor,
  { gameId, number }: { readonly gameId: string; readonly number: number },
): Promise<void> => {
  if (!(await dropPinned(direct(deps.db), actor.personId, gameId, number)))
    throw new NotFound('no-such-note', { number });
};
