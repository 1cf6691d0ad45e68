import { aheadFrom } from '../engine/core/index.js';
import { previewOf } from '../present/preview.js';
import { plainPresenter } from '../present/presenter.js';
import type { Advice } from '../service/computer/advice.js';
import { titleOf } from '../service/log/load.js';
import type { GameDetail, Position } from '../service/types.js';
import { pageWords } from '../words/pages.js';
import { reasonText } from '../words/thought.js';
import { lineFor } from '../words/typed-moves.js';
import type { HttpDeps } from './deps.js';
import type { Language } from './language.js';
import { wordsOf } from './wording.js';

/** Where it is told what is fair, and why not everybody may ask the computer. */
export const FAIR_PLAY_PATH = '/help/fair-play';

/** What the computer would do, for people. */
export interface WordedAdvice {
  /** What the move brings about. */
  readonly words: readonly string[];
  /** Why the computer would make it. */
  readonly reason: string;
}

/** What the computer would do at a position, as its reader is told. */
export const wordedAdvice = (
  { deps, language }: { readonly deps: HttpDeps; readonly language: Language },
  game: GameDetail,
  at: Pick<Position, 'view' | 'open'>,
  advice: Advice,
): WordedAdvice => {
  const title = titleOf(deps.service, game);
  const words = wordsOf(deps, game, language);
  const line = (written: string): string => lineFor(language, title.notation, written);
  const state = aheadFrom(title, at);
  const names = game.seats.map(({ name }) => name);
  const presenter = deps.presenters[game.title] ?? plainPresenter;
  const scene = { title, presenter, words: deps.wordsFor(game.title), names, language };
  const preview = state && previewOf({ ...scene, state }, () => advice.action);
  // Of a secret nothing is told but that it is made: the button says how much it is about.
  const isSecret = presenter.amount?.(advice.action, language) !== undefined;
  const does = (): readonly string[] => {
    if (isSecret && preview && 'button' in preview) return [preview.button];
    // What hangs on chance, or on what the reader does not see, is told by its name alone.
    return preview?.kind === 'does' ? preview.lines : [words.option(advice.action.type)];
  };
  return {
    words: does(),
    reason: reasonText(pageWords(language), { ...words, line }, advice),
  };
};
