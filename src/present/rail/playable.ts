import type { RailTitle } from '../../engine/rail/define.js';
import { netWorth } from '../../engine/rail/score.js';
import { railMoves } from './moves.js';
import type { OwnViews } from './views/own.js';
import { learnWords, type WordLayer } from '../../words/index.js';
import type { Playable } from '../playable.js';

/**
 * An 18xx, as all of them are shown and played: it comes with the first of them.
 * @param own loads what the title shows in rounds of its own
 */
export const railPlayable = (
  title: RailTitle,
  words: WordLayer,
  own?: () => Promise<OwnViews>,
): Playable => ({
  title,
  presenter: railMoves(title),
  words: learnWords(title.id, words),
  pages: async () => {
    const [{ railPresenter }, views] = await Promise.all([import('./presenter.js'), own?.()]);
    return railPresenter(title, views);
  },
  editing: async () => (await import('./editing.js')).railEditing(title),
  withThinking: async () => (await import('../../engine/rail/search/index.js')).withThinking(title, netWorth),
  withHabits: async () => (await import('../../engine/rail/habits/index.js')).withHabits(title),
});
