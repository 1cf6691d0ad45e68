import type { Fact, JsonObject } from '../engine/core/index.js';
import type { Language } from '../words/index.js';
import type { Section } from './presenter.js';

/** What the pages that look back on a game need to know of its kind. */
export interface HistoryPresenter {
  /** The round that begins with this fact, as the game's status names it; undefined for any other fact. */
  readonly roundOf: (fact: Fact) => Fact | undefined;
  /** What differs between two positions: drawings with the changes marked, and tables. */
  readonly compare: (request: CompareRequest) => readonly Section[];
}

export interface CompareRequest {
  /** What the viewer may see of either position. */
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** Players' names in seating order. */
  readonly names: readonly string[];
  readonly language: Language;
}
