import { says, unfolded } from './setting-search.js';

/** Shows only the settings that say what is searched for, in whatever group they stand. */
const search = (form: Element, wanted: string): void => {
  for (const setting of form.querySelectorAll<HTMLElement>('.setting'))
    setting.hidden = !says(setting.textContent ?? '', wanted);
  for (const group of form.querySelectorAll<HTMLDetailsElement>('details:has(.setting)')) {
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

/** What a field adds to the line of its folded part; nothing for a switch that is off. */
const chosenIn = (field: HTMLInputElement | HTMLSelectElement): string => {
  if (field instanceof HTMLSelectElement)
    return `${field.labels[0]?.textContent ?? ''}: ${field.selectedOptions[0]?.text ?? ''}`;
  if (field.type !== 'checkbox' && field.type !== 'radio') return field.value.trim();
  return field.checked ? (field.closest('label')?.textContent.trim() ?? '') : '';
};

/** Says again what is chosen in a part, but for what is folded once more within it. */
const sayChosen = (part: HTMLElement): void => {
  const line = part.querySelector('summary > .chosen');
  const fields = [
    ...part.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type=hidden]), select'),
  ];
  const own = fields.filter(field => field.closest('details') === part);
  const others = (field: Element): number =>
    Number(field.closest('.setting:has(.differs:not([hidden]))') !== null);
  const said = own
    .sort((a, b) => others(b) - others(a))
    .map(chosenIn)
    .filter(Boolean);
  if (line) line.textContent = said.join(' · ') || (part.dataset['chosen'] ?? '');
};

/** Makes many settings easy to find, and says of each folded part what is chosen in it. */
export const enhanceSettings = (settings: HTMLElement): void => {
  (settings.closest('form') ?? settings).addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    mark(target);
    const part = target.closest('details')?.closest<HTMLElement>('details[data-chosen]');
    if (part) sayChosen(part);
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
