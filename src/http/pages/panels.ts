import { panelsOf, TURN, type Panel, type Panels } from '../../present/panels.js';
import type { Section } from '../../present/presenter.js';
import type { ShownSection } from '../../present/shown.js';
import { panelIn } from '../cookies.js';
import type { PageCall } from './page.js';

/**
 * The panels of a game, the board first.
 * @param shown the same sections as the template wants them
 * @param more panels that the page has for every game, after those of the title
 */
export const panelsModel = (
  call: PageCall,
  sections: readonly Section[],
  shown: readonly ShownSection[],
  more: readonly Panel[] = [],
): Panels => {
  // A link that chooses a move, and an answer to one, lead to the turn, whatever was looked at before.
  const { query } = call;
  const leadsToTurn = [query['do'], query['place'], query['of'], call.form['type']].some(Boolean);
  const wanted = leadsToTurn ? TURN : panelIn(call.cookie);
  return panelsOf({ sections, shown, board: call.t('board'), more, wanted });
};
