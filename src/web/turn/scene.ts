import type { JsonObject, Option, Seat } from '../../engine/core/index.js';
import type { Preview, PreviewScene } from '../../present/preview.js';

/** The part of the page with the turn, and the rules to play it by. */
export interface Turn {
  readonly section: HTMLElement;
  readonly scene: PreviewScene;
  readonly seat: Seat;
  /** What the seat sees. */
  readonly view: JsonObject;
  /** Everything the seat may do now. */
  readonly menu: readonly Option[];
  /** What has been said of moves, by their line of notation. */
  readonly told: Map<string, Preview>;
}
