import type { Title } from '../../engine/core/index.js';
import type { Presenter } from '../../present/presenter.js';
import type { Words } from '../../words/index.js';

/** A title, how it is shown, and what it says. */
export interface Playable {
  readonly title: Title;
  readonly presenter: Presenter;
  readonly words: Words;
  /** The title as it also knows what a plain player would do; loaded where the browser plays for somebody. */
  readonly withHabits?: () => Promise<Title>;
}
