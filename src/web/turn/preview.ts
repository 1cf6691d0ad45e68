import { type Preview, previewOf } from '../../present/preview.js';
import { clearPlace, drawInPlace } from './in-place.js';
import { readForm } from './read-form.js';
import type { Turn } from './scene.js';
import { nodesOf } from './show.js';

const placeIn = (form: Element): HTMLElement | null => form.querySelector('.preview');

const tell = ({ scene, seat }: Turn, form: HTMLFormElement, place: HTMLElement): Preview | null => {
  const read = readForm(form, scene.title.notation, seat);
  const preview = read && previewOf(scene, read);
  place.replaceChildren(...(preview ? nodesOf(scene.language, preview) : []));
  return preview;
};

/** Says in the form in use what it would do as it is filled in now, and draws it on the map. */
export const previewForm = (turn: Turn, form: HTMLFormElement): void => {
  const place = placeIn(form);
  if (!place) return;
  // Only the form in use is read out as it changes.
  place.setAttribute('aria-live', 'polite');
  const preview = tell(turn, form, place);
  if (preview?.kind === 'does' && preview.place !== undefined) drawInPlace(place, preview.place);
  else clearPlace();
};

const isVisible = (form: HTMLElement): boolean => form.closest('details:not([open])') === null;

/** Says it in all forms that can be seen and do not say it yet, with the page alive in between. */
export const previewAll = async (turn: Turn): Promise<void> => {
  for (const form of turn.section.querySelectorAll('form')) {
    const place = placeIn(form);
    if (!place || place.hasChildNodes() || !isVisible(form)) continue;
    if (!turn.section.isConnected) return;
    tell(turn, form, place);
    await new Promise(resolve => setTimeout(resolve));
  }
};
