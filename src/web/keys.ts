import { listedKey, keyUse } from './key-use.js';

/*
 * Single keys for what is done again and again at a table. The page lists them (`[data-key]`): a link is followed, a
 * button pressed, a panel chosen, a field focused. They do nothing while something is typed, and can be turned off.
 */

const OFF = 'keys-off';

const isOff = (): boolean => localStorage.getItem(OFF) !== null;

const dialog = (): HTMLDialogElement | null => document.querySelector('dialog[data-keys]');

const showKeys = (): void => {
  const keys = dialog();
  const use = keys?.querySelector<HTMLInputElement>('input');
  if (!keys || !use) return;
  use.checked = !isOff();
  use.onchange = () => {
    if (use.checked) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, '1');
  };
  keys.showModal();
};

const isTyping = (target: Element): boolean =>
  target.matches(
    'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]',
  );

const use = (target: HTMLElement): void => {
  if (target.matches('a[href], button, input[type=radio]')) target.click();
  if (!target.matches('button')) target.focus();
};

const onKey = (event: KeyboardEvent): void => {
  const keys = dialog();
  const how = keyUse(event, {
    list: keys === null ? 'none' : keys.open ? 'shown' : 'hidden',
    isTyping: () => isTyping(event.target as Element),
    isOff,
  });
  if (how === 'list') return showKeys();
  if (how === null) return;
  const found = [...document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(listedKey(event))}"]`)];
  const target = found.find(one => one.offsetParent !== null || one.matches('h2'));
  if (!target) return;
  event.preventDefault();
  use(target);
};

let isListening = false;

/** Listens for the keys of a game's page. */
export const enhanceKeys = (): void => {
  if (isListening) return;
  isListening = true;
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', event => {
    if ((event.target as Element).closest('[data-show-keys]')) showKeys();
  });
};
