import { whenPressed } from './pressed.js';

/** The field with the first of what is counted: a number to be pressed, or one to be filled in. */
const fieldOf = (section: Element, part: string): HTMLInputElement | null => {
  const name = `[name="${CSS.escape(part)}"]`;
  return section.querySelector<HTMLInputElement>(`${name}[value="1"], ${name}[type=number]`);
};

/** Chooses the tile, and fills in one of what its form counts. */
const choose = (chosen: HTMLInputElement, field: HTMLInputElement): void => {
  chosen.checked = true;
  chosen.dispatchEvent(new Event('change', { bubbles: true }));
  if (field.type === 'number') field.value = '1';
  else field.checked = true;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus({ preventScroll: true });
  field.form?.querySelector('[data-says]')?.scrollIntoView({ block: 'nearest' });
};

/**
 * Chooses the tile that a link names, with the first of what its form counts.
 * @returns false for any other link
 */
export const beginWith = (link: HTMLElement | SVGElement): boolean => {
  const { tile, part } = link.dataset;
  const chosen = tile === undefined ? null : document.querySelector<HTMLInputElement>(`#${tile}`);
  const field = tile === undefined ? null : fieldOf(document.querySelector(`#of-${tile}`)!, part ?? '');
  if (!chosen || !field) return false;
  whenPressed(link, () => choose(chosen, field));
  return true;
};
