import type { Elsewhere } from '../deeds.js';
import type { Preselection } from './group-model.js';
import type { MenuItem } from './menu-model.js';

/*
 * A menu below rows and things to take that have buttons of their own: only a page of the service has both.
 */

/** The menu without what has a button above it that says as much, unless a link asks for it. */
export const besideRows = (items: readonly MenuItem[], { type }: Preselection): readonly MenuItem[] =>
  items.filter(
    item =>
      'tiles' in item ||
      item.inView !== 'turn' ||
      item.type === type ||
      item.forms.length === 0 ||
      !item.forms.every(form => form.settled),
  );

/**
 * Where something is to be pressed, with no button that stands out: in the view beside the turn, or below what is asked.
 * Undefined where one does, and where the menu says itself what is chosen first: a tile, a place.
 */
export const choiceLies = (items: readonly MenuItem[], inView: Elsewhere): 'view' | 'below' | undefined => {
  const groups = items.flatMap(item => ('tiles' in item ? [] : [item]));
  const isChosen = groups.some(({ forms }) => forms.some(({ primary }) => primary));
  if (isChosen || groups.length < items.length) return undefined;
  const [first] = groups;
  if (first && !first.bare && first.inView === 'table') return 'view';
  const isAbove = [...inView.values()].includes('turn');
  return isAbove || (first && first.forms.length > 1) ? 'below' : undefined;
};
