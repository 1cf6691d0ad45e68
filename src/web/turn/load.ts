import { aheadFrom, type JsonObject, type Seat } from '../../engine/core/index.js';
import type { PageScene, PreviewScene } from '../../present/preview.js';
import type { Playable } from '../../present/playable.js';
import { isLanguage, type Language } from '../../words/language.js';
import { reach } from '../reach.js';
import { playableOf } from './titles.js';

/** What a page says about the position that it shows. */
export interface ShownPosition {
  readonly game: string;
  readonly title: string;
  /** Whose reading of the rules the game has, where it was imported. */
  readonly reading?: string;
  /** Row of the log after which the page was made. */
  readonly number: number;
  readonly seat: Seat | null;
  readonly names: readonly string[];
}

interface Seen {
  readonly view: JsonObject;
  readonly open: boolean;
}

/** What the reader sees at the seat that the page is for. */
const fetchPosition = async ({ game, number, seat }: ShownPosition): Promise<Seen | null> => {
  const query = new URLSearchParams({ number: String(number), ...(seat !== null && { seat: String(seat) }) });
  const reached = await reach(`/api/v1/games/${game}/position?${query.toString()}`);
  return reached?.answer.ok ? (JSON.parse(reached.text) as Seen) : null;
};

/** The position and the rules to play it by; null where something cannot be had. */
export const loadScene = async (shown: ShownPosition): Promise<(PreviewScene & Playable) | null> => {
  const loading = playableOf(shown.title, shown.reading)?.catch(() => undefined);
  const [playable, seen] = await Promise.all([loading, fetchPosition(shown)]);
  const state = playable && seen && aheadFrom(playable.title, seen);
  const { lang } = document.documentElement;
  const language: Language = isLanguage(lang) ? lang : 'en';
  return state ? { ...playable, state, names: shown.names, language } : null;
};

/** The same, and how all of a position is shown. */
export const loadPageScene = async (shown: ShownPosition): Promise<PageScene | null> => {
  const scene = await loadScene(shown);
  const presenter = await scene?.pages().catch(() => undefined);
  return scene && presenter ? { ...scene, presenter } : null;
};
