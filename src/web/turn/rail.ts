import type { RailTitle } from '../../engine/rail/index.js';
import { railPresenter } from '../../present/rail/presenter.js';
import { learnWords, type Layer } from '../../words/index.js';
import type { Playable } from './playable.js';

/** An 18xx, as all of them are shown and played: it comes with the first of them. */
export const rail = (title: RailTitle, words: Layer): Playable => ({
  title,
  presenter: railPresenter(title),
  words: learnWords(title.id, words),
  withHabits: async () => (await import('../../engine/rail/habits/index.js')).withHabits(title),
});
