import type { JsonObject, Seat } from '../../engine/core/index.js';
import { stateFrom } from '../../present/preview.js';
import type { Language } from '../../words/index.js';
import { chooseBy } from './choose.js';
import { previewAll, previewForm } from './preview.js';
import type { Turn } from './scene.js';
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

const plainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** A tap on a hex, on the map or in the list, shows what can be done there without asking the service. */
const onTap = (turn: Turn, event: MouseEvent): void => {
  const link = (event.target as Element).closest('#map a[href*="place="], #turn .places a');
  const href = link?.getAttribute('href');
  if (href && plainClick(event) && !event.defaultPrevented && chooseBy(turn, href)) event.preventDefault();
};

const listen = (turn: Turn): void => {
  const { section } = turn;
  const formOf = (event: Event): HTMLFormElement | null => (event.target as Element).closest('form');
  let inUse: HTMLFormElement | null = null;
  for (const kind of ['input', 'focusin'])
    section.addEventListener(kind, event => {
      const form = formOf(event);
      if (form && (kind === 'input' || form !== inUse)) previewForm(turn, form);
      inUse = form;
    });
  section.addEventListener('toggle', () => void previewAll(turn), true);
  // Before the script of all pages has the click, and as long as the turn is on the page.
  section.closest('main')!.addEventListener('click', event => onTap(turn, event));
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
