import type { Action, Json, JsonObject } from '../engine/core/index.js';
import type { Language } from '../words/index.js';

/** A value that the rules only check (a set of routes), and that can be made by tapping places. */
export interface EditedValue {
  /** The field of a menu's form that is edited, by what it says is `checked`. */
  readonly checked: string;
  /** The codes of what the rules may say against such a value. */
  readonly refusals: readonly string[];
}

/**
 * How such a value is made. It has parts, one for each train; each part is a draft of the title's own, to be handed back as it
 * came.
 */
export interface Editing extends EditedValue {
  /** The parts of a value, such as the one proposed. */
  begin(at: EditedAt, value: Json): readonly Json[];
  /** What a part can become when a place is tapped, the best first; none where nothing leads there. */
  tap(at: EditedAt, drafts: readonly Json[], part: number, place: string): readonly (readonly Json[])[];
  /** A part taken off. */
  clear(at: EditedAt, drafts: readonly Json[], part: number): readonly Json[];
  /** Places that can be named without the drawing. */
  places(at: EditedAt): readonly EditedPlace[];
  show(at: EditedAt, drafts: readonly Json[]): Edited;
  /**
   * A complete `<svg>` with all places of the drawing that differ; undefined where none does.
   * @param before drafts that are drawn now, and to be taken off the drawing
   */
  draw(at: EditedAt, drafts: readonly Json[], before: readonly Json[]): string | undefined;
}

/** The position and the reader. */
export interface EditedAt {
  readonly view: JsonObject;
  readonly names: readonly string[];
  readonly language: Language;
}

export interface EditedPlace {
  readonly place: string;
  readonly text: string;
}

export interface Edited {
  readonly parts: readonly EditedPart[];
  /** What the form sends. */
  readonly value: Action[string];
  /** What all is worth, against the best there is. */
  readonly total: string;
  /** Would it be refused? */
  readonly refused: boolean;
  /** The code of what the rules say to all of it; of a part see there. */
  readonly code?: string;
}

export interface EditedPart {
  readonly name: string;
  /** A complete small `<svg>` of the line it is drawn with. */
  readonly sample: string;
  readonly worth: string;
  readonly stops: readonly EditedPlace[];
  /** What is still missing; it is not sent then. */
  readonly unfinished?: string;
  /** Why it is not allowed, and the code of that refusal. */
  readonly problem?: string;
  readonly code?: string;
}
