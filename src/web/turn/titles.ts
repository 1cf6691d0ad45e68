import type { RailTitle } from '../../engine/rail/index.js';
import { railPresenter } from '../../present/rail/presenter.js';
import { wordsFor } from '../../words/index.js';
import type { Playable } from './playable.js';

const rail = (title: RailTitle): Playable => ({
  title,
  presenter: railPresenter(title),
  words: wordsFor(title.id),
  withHabits: async () => (await import('../../engine/rail/habits/index.js')).withHabits(title),
});

/** Each title is a file of its own, loaded only where it is played. */
export const playables: { readonly [title: string]: (() => Promise<Playable>) | undefined } = {
  1830: async () => rail((await import('../../titles/1830/title.js')).title1830),
  1849: async () => rail((await import('../../titles/1849/title.js')).title1849),
};
