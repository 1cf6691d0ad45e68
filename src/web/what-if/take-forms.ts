import { patch } from '../patch.js';
import { chooseTileOf } from '../tile.js';
import { whileThere } from '../turn/while-there.js';
import { groupAt, type MenuOf } from './menu.js';

/** What cannot be laid out side by side is shown as forms. */
const onPlace = (of: MenuOf, event: MouseEvent): void => {
  const link = (event.target as Element).closest('a[href*="do="]');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  const wish = new URL(link.getAttribute('href')!, location.href).searchParams;
  const group = document.getElementById(`do-${wish.get('do') ?? ''}`);
  const chosen = ['do', 'place', 'of'].map(name => wish.get(name) ?? undefined);
  const fresh = groupAt(of, { type: chosen[0], place: chosen[1], of: chosen[2] });
  if (!group || !fresh) return;
  patch(group, fresh);
  if (group instanceof HTMLDetailsElement) group.open = true;
  else chooseTileOf(group);
};

/**
 * Has the page itself take what its forms send, as long as the turn is on it.
 * @param take plays what the form says
 */
export const takeForms = (turn: HTMLElement, of: MenuOf, take: (form: HTMLFormElement) => void): void => {
  const main = turn.closest('main')!;
  const signal = whileThere(turn);
  const onSubmit = (event: Event): void => {
    const form = event.target as HTMLFormElement;
    if (form.dataset['sent'] !== undefined) return;
    event.preventDefault();
    event.stopPropagation();
    take(form);
  };
  main.addEventListener('submit', onSubmit, { capture: true, signal });
  main.addEventListener('click', event => onPlace(of, event), { signal });
};
