import type { Title } from '../engine/core/index.js';
import type { Editing } from './editing.js';
import type { MovePresenter, Presenter } from './presenter.js';
import type { Words } from '../words/index.js';

/** A title, how it is shown, and what it says. */
export interface Playable {
  readonly title: Title;
  readonly presenter: MovePresenter;
  readonly words: Words;
  /** How all of a position is shown; loaded where the browser makes whole pages. */
  readonly pages: () => Promise<Presenter>;
  /** How a value that the rules only check is made on the board; loaded where one is asked for. */
  readonly editing?: () => Promise<Editing>;
  /** The title as it also knows what a plain player would do; loaded where the browser plays for somebody. */
  readonly withHabits?: () => Promise<Title>;
  /** The title as it also thinks ahead; loaded where somebody asks what the computer would do. */
  readonly withThinking?: () => Promise<Title>;
}
