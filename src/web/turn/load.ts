import type { JsonObject, Seat } from '../../engine/core/index.js';
import { stateFrom, type PreviewScene } from '../../present/preview.js';
import type { Language } from '../../words/index.js';
import { playables } from './titles.js';

/** What a page says about the position that it shows. */
export interface Shown {
  readonly game: string;
  readonly title: string;
  /** Row of the log after which the page was made. */
  readonly number: number;
  readonly seat: Seat | null;
  readonly names: readonly string[];
}

const fetchPosition = async ({ game, number }: Shown): Promise<JsonObject | null> => {
  const answer = await fetch(`/api/v1/games/${game}/position?number=${String(number)}`);
  return answer.ok ? ((await answer.json()) as { view: JsonObject }).view : null;
};

/** The position and the rules to play it by; null where something cannot be had. */
export const loadScene = async (shown: Shown): Promise<PreviewScene | null> => {
  const [playable, view] = await Promise.all([playables[shown.title]?.(), fetchPosition(shown)]);
  const state = playable && view && stateFrom(playable.title, view);
  const language: Language = document.documentElement.lang === 'de' ? 'de' : 'en';
  return state ? { ...playable, state, names: shown.names, language } : null;
};
