import type { RailTitle } from '../engine/rail/define.js';
import type { Playable } from '../present/playable.js';
import type { OwnViews } from '../present/rail/views/own.js';
import type { WordLayer } from '../words/types.js';

/** What a browser loads of an 18xx. */
export interface RailInBrowser {
  readonly title: RailTitle;
  readonly words: WordLayer;
  /** What it shows in rounds of its own; loaded where whole pages are made. */
  readonly views?: () => Promise<OwnViews>;
}

/** Plays an 18xx: what all of them are shown and played with comes along with what is its own. */
export const playRail = async (
  loading: Promise<{ readonly inBrowser: RailInBrowser }>,
): Promise<Playable> => {
  const [{ railPlayable }, { inBrowser }] = await Promise.all([
    import('../present/rail/playable.js'),
    loading,
  ]);
  return railPlayable(inBrowser.title, inBrowser.words, inBrowser.views);
};
