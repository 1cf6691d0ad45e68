import type { JsonObject, Seat } from '../../engine/core/index.js';
import { previewOf, stateFrom, type PreviewScene } from '../../present/preview.js';
import type { Language } from '../../words/index.js';
import { readForm } from './read-form.js';
import { nodesOf } from './show.js';
import { playables } from './titles.js';

/** What the page says about the turn it shows. */
interface Shown {
  readonly game: string;
  readonly title: string;
  /** Row of the log after which the page was made. */
  readonly number: number;
  readonly seat: Seat;
  readonly names: readonly string[];
}

interface Turn {
  readonly section: HTMLElement;
  readonly scene: PreviewScene;
  readonly seat: Seat;
}

const previewPlace = (form: Element): HTMLElement | null => form.querySelector('.preview');

/** Says in the form what it would do as it is filled in now. */
const preview = ({ scene, seat }: Turn, form: HTMLFormElement): void => {
  const place = previewPlace(form);
  if (!place) return;
  const read = readForm(form, scene.title.notation, seat);
  place.replaceChildren(...(read ? nodesOf(scene.language, previewOf(scene, read)) : []));
};

const isVisible = (form: HTMLElement): boolean => form.closest('details:not([open])') === null;

/** One form after the other, with the page alive in between. */
const previewAll = async (turn: Turn): Promise<void> => {
  for (const form of turn.section.querySelectorAll('form')) {
    if (!isVisible(form) || previewPlace(form)?.hasChildNodes() !== false) continue;
    if (!turn.section.isConnected) return;
    preview(turn, form);
    await new Promise(resolve => setTimeout(resolve));
  }
};

const listen = (turn: Turn): void => {
  const { section } = turn;
  section.addEventListener('input', event => {
    const form = (event.target as HTMLElement).closest('form');
    if (form) preview(turn, form);
  });
  // Only the form in use is read out as it changes.
  section.addEventListener('focusin', event => {
    const place = (event.target as HTMLElement).closest('form')?.querySelector('.preview');
    place?.setAttribute('aria-live', 'polite');
  });
  section.addEventListener('toggle', () => void previewAll(turn), true);
};

const fetchPosition = async ({ game, number }: Shown): Promise<JsonObject | null> => {
  const answer = await fetch(`/api/v1/games/${game}/position?number=${String(number)}`);
  return answer.ok ? ((await answer.json()) as { view: JsonObject }).view : null;
};

/**
 * Plays the title's own rules in the browser, so that every choice says what it will do before it is
 * sent. Where something fails to load, the page stays as the service made it.
 */
export const enhanceTurn = async (section: HTMLElement): Promise<void> => {
  const shown = JSON.parse(section.dataset['play'] ?? '') as Shown;
  const [playable, view] = await Promise.all([playables[shown.title]?.(), fetchPosition(shown)]);
  const state = playable && view && stateFrom(playable.title, view);
  if (!state || !section.isConnected) return;
  const language: Language = document.documentElement.lang === 'de' ? 'de' : 'en';
  const scene = { ...playable, state, names: shown.names, language };
  const turn = { section, scene, seat: shown.seat };
  listen(turn);
  await previewAll(turn);
};
