import type { Fact, Json, JsonObject, Seat } from '../engine/core/index.js';
import type { Language } from '../words/index.js';
import type { LegendEntry, Section, Table } from './section.js';

/** What the log of a game needs to know of its kind. */
export interface HistoryPresenter {
  /** The round that begins with this fact, as the game's status names it; undefined for any other fact. */
  readonly roundOf: (fact: Fact) => Fact | undefined;
  /** What the log can be searched for besides players (companies). */
  readonly subjects: (view: JsonObject, language: Language) => readonly LogSubject[];
  /** Has a fact to do with this seat (a number) or subject? */
  readonly concerns: (fact: Fact, who: Seat | string) => boolean;
}

/** What the pages need to know that show the course of a game: comparison and charts. */
export interface CoursePresenter {
  /** What differs between two positions: drawings with the changes marked, and tables. */
  readonly compare: (request: CompareRequest) => readonly Section[];
  /** What a step adds to the charts, in a form of the presenter's own; undefined for nothing. */
  readonly sample: (step: SampledStep) => Json | undefined;
  readonly charts: (request: ChartsRequest) => readonly Chart[];
}

/** Somebody or something that a log can be searched for. */
export interface LogSubject {
  /** As facts name it. */
  readonly id: string;
  readonly name: string;
}

export interface SampledStep {
  readonly facts: readonly Fact[];
  /** Is it the newest? */
  readonly newest: boolean;
  /** What the viewer may see after it. */
  readonly view: () => JsonObject;
}

export interface ChartsRequest {
  /** What `sample` made of the steps, in their order. */
  readonly samples: readonly Json[];
  /** Players' names in seating order. */
  readonly names: readonly string[];
  readonly language: Language;
  /** Drawn for a column, not for a page. */
  readonly narrow?: boolean;
}

export interface Chart {
  /** Anchor on the page. */
  readonly id: string;
  readonly heading: string;
  /** A complete `<svg>`, coloured by the classes `curve-0` and so on, `grid` and `axis`. */
  readonly svg: string;
  /** Which curve is whose, with its last value: where the drawing is wider than the screen, the names at its edge are not seen. */
  readonly legend: readonly LegendEntry[];
  /** The same in numbers. */
  readonly table: Table;
}

export interface CompareRequest {
  /** What the viewer may see of either position. */
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** Players' names in seating order. */
  readonly names: readonly string[];
  readonly language: Language;
}
