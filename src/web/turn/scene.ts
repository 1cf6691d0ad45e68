import type { Asked } from './asked.js';

/** The part of the page with the turn, and the rules to play it by. */
export interface TurnSection extends Asked {
  readonly section: HTMLElement;
}
