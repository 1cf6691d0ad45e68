import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { layer1830 } from '../../../src/titles/1830/words/layer.js';
import type { Asked } from '../../../src/web/turn/asked.js';
import { railPlayable } from '../../../src/present/rail/playable.js';
import type { PositionSetup } from '../../support/rail-position.js';
import { position } from '../../support/rail.js';

/** What the first seat is asked in a position of 1830, as a page has it that plays by the rules. */
export const askedAt = (setup: PositionSetup): Asked => {
  const state = position(setup);
  const scene = {
    ...railPlayable(title1830, layer1830),
    state,
    names: ['Anna', 'Bert'],
    language: 'en' as const,
  };
  const { title } = scene;
  return { scene, seat: 0, menu: title.menu(state, 0), view: title.view(state, 0), told: new Map() };
};
