import { tally } from './tally.js';

/** Says in the form what its numbers come to as they are filled in now. */
export const tallyForm = (form: HTMLFormElement): void => {
  for (const place of form.querySelectorAll<HTMLElement>('[data-tally]')) {
    const inputs = [...place.closest('fieldset')!.querySelectorAll<HTMLInputElement>('[data-each]')];
    const sum = tally(
      inputs.map(({ dataset, valueAsNumber }) => ({
        each: JSON.parse(dataset['each']!) as readonly number[],
        count: valueAsNumber,
      })),
    );
    const text = place.dataset['tally']!.replace('{sum}', String(sum));
    if (place.textContent !== text) place.textContent = text;
  }
};
