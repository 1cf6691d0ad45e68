import type { Fact } from '../engine/core/index.js';

/** What the pages that look back on a game need to know of its kind. */
export interface HistoryPresenter {
  /** The round that begins with this fact, as the game's status names it; undefined for any other fact. */
  readonly roundOf: (fact: Fact) => Fact | undefined;
}
