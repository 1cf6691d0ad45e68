import { FRESH_MAIN, FRESH_PART } from './events.js';

/*
 * What stands in the hexes of a board changes at once; the browser keeps the choice for all games.
 */

const chosen = (): string => document.documentElement.dataset['labels'] ?? 'names';

/** What comes later, or is made here, does not know what is chosen. */
const mark = (): void => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('form[data-labels] button'))
    button.setAttribute('aria-pressed', String(button.value === chosen()));
};

const onSubmit = (event: SubmitEvent): void => {
  const form = (event.target as Element).closest<HTMLFormElement>('form[data-labels]');
  if (!form || !(event.submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  document.documentElement.dataset['labels'] = event.submitter.value;
  mark();
  // Where it is not kept, it is chosen for this page.
  void fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams({ labels: chosen(), back: '/' }),
    redirect: 'manual',
  }).catch(() => undefined);
};

/** Begins to look after what stands in hexes. */
export const enhanceLabels = (): void => {
  document.addEventListener('submit', onSubmit);
  for (const fresh of [FRESH_MAIN, FRESH_PART]) document.addEventListener(fresh, mark);
  mark();
};
