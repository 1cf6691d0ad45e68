import type { ByLanguage } from './language.js';

/** What a newcomer is told where something is asked for the first times. */
export interface Lesson {
  readonly heading: string;
  /** What can be done here. */
  readonly asked: string;
  /** Why one would do what is suggested. */
  readonly why: string;
  /** What happens next. */
  readonly then: string;
  /** What is as good as that. */
  readonly also: string;
}

/** Lessons by the kind of the question, or by that and the kind of the move that is suggested: `stock-turn/par`. */
export interface Lessons {
  readonly [name: string]: Lesson;
}

/** A title's game for newcomers, explained step by step. */
export interface FirstGame {
  /** How many sit at the table. */
  readonly seats: number;
  /** Which of the title's presets they play. */
  readonly preset: string;
  readonly lessons: ByLanguage<Lessons>;
}
