/** What as many of a thing come to as the field says; each of them may come to something else. */
const worthOf = (input: HTMLInputElement): number => {
  const each = JSON.parse(input.dataset['each']!) as readonly number[];
  return each.slice(0, Math.max(0, input.valueAsNumber || 0)).reduce((sum, one) => sum + one, 0);
};

/** Says in the form what its numbers come to as they are filled in now. */
export const tallyForm = (form: HTMLFormElement): void => {
  for (const place of form.querySelectorAll<HTMLElement>('[data-tally]')) {
    const inputs = [...place.closest('fieldset')!.querySelectorAll<HTMLInputElement>('[data-each]')];
    const sum = inputs.reduce((all, input) => all + worthOf(input), 0);
    const text = place.dataset['tally']!.replace('{sum}', String(sum));
    if (place.textContent !== text) place.textContent = text;
  }
};
