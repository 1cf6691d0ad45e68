import { patch } from '../patch.js';
import { groupAt, type MenuOf } from './menu.js';

/** A main part without the listeners of the moves before. */
export const freshMain = (holder: HTMLElement): HTMLElement => {
  const old = holder.closest('main')!;
  const main = old.cloneNode(false) as HTMLElement;
  main.append(...old.childNodes);
  old.replaceWith(main);
  return main;
};

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
};

/**
 * Has the page itself take what its forms send, until the main part is a fresh one.
 * @param isSent the forms that go to the service all the same
 */
export const takeForms = (
  main: HTMLElement,
  of: MenuOf,
  isSent: (form: HTMLFormElement) => boolean,
  take: (form: HTMLFormElement) => void,
): void => {
  main.addEventListener(
    'submit',
    event => {
      const form = event.target as HTMLFormElement;
      if (isSent(form)) return;
      event.preventDefault();
      event.stopPropagation();
      take(form);
    },
    true,
  );
  main.addEventListener('click', event => onPlace(of, event));
};
