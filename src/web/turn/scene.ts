import type { Seat } from '../../engine/core/index.js';
import type { PreviewScene } from '../../present/preview.js';

/** The part of the page with the turn, and the rules to play it by. */
export interface Turn {
  readonly section: HTMLElement;
  readonly scene: PreviewScene;
  readonly seat: Seat;
}
