import type { Entry, Drawn, Seat, Settings } from '../engine/core/index.js';
import type { RoundMark } from './scrubber.js';
import type { Standing } from './standing.js';
import type { stepWords } from './page-words.js';
import type { ShownRow, Remarks, TakeBackModel } from './step.js';

/**
 * A whole game as one reader may look back on it, for a browser that has its rules: what happened, what is said
 * about it, and what only the service knows.
 */
export interface Replay {
  readonly game: { readonly id: string; readonly name: string };
  readonly title: string;
  /** How it began. */
  readonly start: { readonly seats: number; readonly rules: number; readonly settings: Settings };
  readonly setupDraws: readonly Drawn[];
  readonly log: readonly Entry[];
  /** Of the newest position: whoever comes to another one plays by other rules. */
  readonly stateHash: string;
  /** Names the position after each row, the start first. */
  readonly hashes: readonly string[];
  readonly names: readonly string[];
  /** Whose eyes it is seen with. */
  readonly mine: readonly Seat[];
  /** The rows as they are shown; row 0 only where the start brought anything about. */
  readonly rows: readonly (ShownRow & Remarks)[];
  /** What was said before the first row. */
  readonly opening: Remarks;
  /** The reader's own notes by step, where there can be any. */
  readonly notes: { readonly most: number; readonly texts: { readonly [step: number]: string } } | null;
  readonly backs: TakeBackModel | null;
  readonly yourTurn: boolean;
  /** What the rules do not know of the end. */
  readonly end: Pick<Standing, 'endedBy' | 'agreed'>;
  readonly rounds: readonly RoundMark[];
  readonly words: { readonly [word in (typeof stepWords)[number]]: string };
  /** Where the rules about a section are told, by its name. */
  readonly rules: { readonly [section: string]: string | undefined };
}
