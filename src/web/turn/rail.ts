import type { RailTitle } from '../../engine/rail/index.js';
import { railMoves } from '../../present/rail/moves.js';
import { learnWords, type Layer } from '../../words/index.js';
import type { Playable } from './playable.js';

/** An 18xx, as all of them are shown and played: it comes with the first of them. */
export const rail = (title: RailTitle, words: Layer): Playable => ({
  title,
  presenter: railMoves(title),
  words: learnWords(title.id, words),
  pages: async () => (await import('../../present/rail/presenter.js')).railPresenter(title),
  editing: async () => (await import('../../present/rail/editing.js')).railEditing(title),
  withHabits: async () => (await import('../../engine/rail/habits/index.js')).withHabits(title),
});
