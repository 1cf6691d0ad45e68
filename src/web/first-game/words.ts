import type { Lesson } from '../../words/lesson.js';
import type { thoughtKeys } from '../../words/thought.js';
import type { MenuWords } from '../what-if/menu.js';
import type { PanelWords } from '../what-if/panels.js';

/** What the page says. */
export interface FirstGameWords extends PanelWords, MenuWords {
  readonly logPanel: string;
  readonly chance: string;
  readonly hidden: string;
  readonly failed: string;
  readonly good: string;
  readonly doIt: string;
  readonly showIt: string;
  readonly then: string;
  readonly also: string;
  readonly own: string;
  readonly since: string;
  readonly log: string;
  readonly none: string;
  readonly back: string;
  readonly again: string;
  readonly done: string;
  readonly over: string;
  readonly adviceAsk: string;
  readonly adviceHeading: string;
  readonly adviceWrite: string;
  /** Why the computer would make a move. */
  readonly thought: { readonly [key in (typeof thoughtKeys)[number]]: string };
}

/** The lessons of the game's title by their names, each with the place in the rules. */
export interface LinkedLessons {
  readonly [name: string]: Lesson & { readonly rule?: { readonly href: string; readonly text: string } };
}
