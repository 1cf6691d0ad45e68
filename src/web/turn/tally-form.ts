import { tally } from './tally.js';

/** The number that is filled in or pressed. */
const countIn = (lot: HTMLElement): number =>
  Number(lot.querySelector<HTMLInputElement>('input[type=number], input:checked')?.value ?? 0);

/** Says in the form what its numbers come to as they are filled in now. */
export const tallyForm = (form: HTMLFormElement): void => {
  for (const place of form.querySelectorAll<HTMLElement>('[data-tally]')) {
    const lots = [...place.closest('fieldset')!.querySelectorAll<HTMLElement>('[data-each]')];
    const sum = tally(
      lots.map(lot => ({
        each: JSON.parse(lot.dataset['each']!) as readonly number[],
        count: countIn(lot),
      })),
    );
    const text = place.dataset['tally']!.replace('{sum}', String(sum));
    if (place.textContent !== text) place.textContent = text;
  }
};
