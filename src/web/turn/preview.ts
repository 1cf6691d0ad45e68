import { type Preview, previewOf } from '../../present/preview.js';
import { clearPlaces, drawInPlace } from './in-place.js';
import { readForm } from './read-form.js';
import type { Turn } from './scene.js';
import { drawn, nodesOf } from './show.js';

const placeIn = (form: Element): HTMLElement | null => form.querySelector('.preview');

/** What a line of notation would do; kept as long as the turn is on the page. */
export const previewLine = ({ scene, seat, told }: Turn, line: string): Preview => {
  let preview = told.get(line);
  if (!preview) told.set(line, (preview = previewOf(scene, () => scene.title.notation.parse(line, seat))));
  return preview;
};

const tell = (turn: Turn, form: HTMLFormElement, place: HTMLElement): Preview | null => {
  const { scene, seat } = turn;
  const onSheet = form.classList.contains('sheet');
  const read = readForm(form, scene.title.notation, seat);
  const line = onSheet ? new FormData(form).get('notation') : null;
  const preview = typeof line === 'string' ? previewLine(turn, line) : read && previewOf(scene, read);
  // Beside a sheet the map itself shows what lies around.
  place.replaceChildren(...(preview ? nodesOf(scene.language, preview, !onSheet) : []));
  return preview;
};

/** Says in the form in use what it would do as it is filled in now, and draws it on the map. */
export const previewForm = (turn: Turn, form: HTMLFormElement): void => {
  const place = placeIn(form);
  if (!place) return;
  // Only the form in use is read out as it changes.
  place.setAttribute('aria-live', 'polite');
  const preview = tell(turn, form, place);
  const redrawn = preview?.kind === 'does' ? preview.redrawn() : undefined;
  if (redrawn === undefined) clearPlaces();
  else drawInPlace(drawn(redrawn));
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
