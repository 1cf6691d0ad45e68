import { type Preview, previewOf } from '../../present/preview.js';
import { previewLine } from './asked.js';
import { clearPlaces, drawInPlace } from './in-place.js';
import { actionInForm } from './read-form.js';
import type { TurnSection } from './scene.js';
import { drawn, nodesOf } from './show.js';
import { tallyForm } from './tally-form.js';

const placeIn = (form: Element): HTMLElement | null => form.querySelector('.preview');

/** @param untouched has nobody filled it in yet? */
const tell = (
  turn: TurnSection,
  form: HTMLFormElement,
  place: HTMLElement,
  untouched = false,
): Preview | null => {
  const { scene, seat, menu } = turn;
  const onSheet = form.classList.contains('sheet');
  const read = actionInForm(form, scene.title.notation, seat, menu);
  const line = new FormData(form).get('notation');
  const preview = read && (typeof line === 'string' ? previewLine(turn, line) : previewOf(scene, read));
  // The button says what it does as the form is filled in now.
  const says = form.querySelector('[data-says]');
  if (says && preview && 'button' in preview) says.textContent = preview.button;
  // What the service has said of a move that is whole as it stands is no other now.
  if ('said' in form.dataset) return preview;
  // Beside a sheet the map itself shows what lies around.
  place.replaceChildren(
    ...(preview
      ? nodesOf(scene.language, preview, {
          near: !onSheet,
          whole: form.classList.contains('settled'),
          typing: form.querySelector('#notation') !== null,
          untouched,
        })
      : []),
  );
  return preview;
};

/** Says in the form in use what it would do as it is filled in now, and draws it on the map. */
export const previewForm = (turn: TurnSection, form: HTMLFormElement): void => {
  tallyForm(form);
  const place = placeIn(form);
  if (!place) return;
  // Only the form in use is read out as it changes.
  place.setAttribute('aria-live', 'polite');
  const preview = tell(turn, form, place);
  const redrawn = preview?.kind === 'does' ? preview.redrawn() : undefined;
  if (redrawn === undefined) clearPlaces();
  else drawInPlace(drawn(redrawn));
};

/** Is it neither folded away nor on a tile that is not chosen? */
const isVisible = (form: HTMLElement): boolean =>
  form.closest('details:not([open])') === null &&
  (form.closest('.of-tile') === null || form.getClientRects().length > 0);

/** Says it in all forms that can be seen and do not say it yet, with the page alive in between. */
export const previewAll = async (turn: TurnSection): Promise<void> => {
  for (const form of turn.section.querySelectorAll('form')) {
    const place = placeIn(form);
    if (!place || place.hasChildNodes() || !isVisible(form) || 'said' in form.dataset) continue;
    if (!turn.section.isConnected) return;
    tell(turn, form, place, true);
    await new Promise(resolve => setTimeout(resolve));
  }
  turn.section.dataset['told'] = '';
};
