import { says, unfolded } from './setting-search.js';

/** Shows only the settings that say what is searched for, in whatever group they stand. */
const search = (form: Element, wanted: string): void => {
  for (const setting of form.querySelectorAll<HTMLElement>('.setting'))
    setting.hidden = !says(setting.textContent ?? '', wanted);
  for (const group of form.querySelectorAll('details')) {
    const found = group.querySelector('.setting:not([hidden])') !== null;
    group.hidden = !found;
    group.open = unfolded(wanted, found, group.open);
  }
};

/** Marks what is not as the preset has it, as soon as it is changed. */
const mark = (field: HTMLInputElement | HTMLSelectElement): void => {
  const setting = field.closest<HTMLElement>('.setting');
  const value = field.type === 'checkbox' ? String(field.checked) : field.value;
  const differs = setting?.querySelector<HTMLElement>('.differs');
  if (differs) differs.hidden = value === setting!.dataset['usual'];
};

/** Makes many settings easy to find. */
export const enhanceSettings = (settings: HTMLElement): void => {
  settings.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) mark(target);
  });
  const box = settings.querySelector<HTMLElement>('[data-find-setting]');
  const input = box?.querySelector('input');
  if (!box || !input) return;
  box.hidden = false;
  input.addEventListener('input', () => search(settings, input.value));
  // Enter in it would send the whole form.
  input.addEventListener('keydown', event => {
    if (event.key === 'Enter') event.preventDefault();
  });
};
