import type { Title } from '../engine/core/index.js';
import type { Picture } from '../mail/index.js';
import { openingOf } from '../present/example.js';
import type { GameDetail } from '../service/types.js';
import type { Language } from '../words/index.js';
import { pageText } from '../words/pages.js';
import type { LetterWording } from './letter.js';

const drawn = (
  title: Title,
  { settings, seats }: GameDetail,
  language: Language,
  { presenters }: LetterWording,
  alt: string,
): string | null => {
  const view = title.view(openingOf(title, { seats: seats.length, settings }), null);
  const letter = presenters[title.id]?.letter?.({ view, before: null, names: [], language, news: alt });
  return letter?.picture ?? null;
};

/** The board of a game before its first move, as its settings make it; null for a title without a drawing. */
export const drawOpening = async (
  game: GameDetail,
  language: Language,
  wording: LetterWording,
): Promise<Picture | null> => {
  const title = wording.titles.get(game.title);
  if (!title) return null;
  const alt = pageText(language, 'openingBoard', {
    title: wording.wordsFor(game.title).title(language).name,
  });
  try {
    const svg = drawn(title, game, language, wording, alt);
    return svg === null ? null : { ...(await wording.picture(svg)), alt };
  } catch (error) {
    wording.warn(error);
    return null;
  }
};
