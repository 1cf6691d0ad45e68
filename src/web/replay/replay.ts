import { readingOf } from '../../engine/core/index.js';
import { isLanguage } from '../../words/language.js';
import type { Replay } from '../../present/replay.js';
import { playableOf } from '../turn/titles.js';
import { fill as panelBar } from '../../../templates/partial/panel-bar.hbs';
import { fill as scrubber } from '../../../templates/partial/scrubber.hbs';
import { fill as stepChoose } from '../../../templates/partial/step-choose.hbs';
import { fill as stepNow } from '../../../templates/partial/step-now.hbs';
import { fill as stepRows } from '../../../templates/partial/step-rows.hbs';
import { fill as whatIfLink } from '../../../templates/partial/what-if-link.hbs';
import { fill as stepPanel } from '../../../templates/partial/step-panel.hbs';
import { playThrough } from './positions.js';
import type { TemplateScope } from '../templates/scope.js';
import { stepAt, type Film, type Wishes } from './step.js';

/** What a step shows, in pieces that are looked at one by one for what differs. */
export interface Frame {
  /** Pieces of the page as markup, each an element with `data-swap`, in their order. */
  readonly pieces: readonly string[];
  /** What leads on from the step. */
  readonly scrubber: string;
}

/**
 * Has the browser play the whole game by its rules, from what the service tells of it.
 * @returns null where it cannot, or comes to another position than the service
 */
export const loadFilm = async (address: string): Promise<Film | null> => {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  const replay = (await answer.json()) as Replay;
  const playable = await playableOf(replay.title, readingOf(replay.start.settings));
  const [presenter, reached] = await Promise.all([
    playable?.pages(),
    playable && playThrough(playable.title, replay),
  ]);
  const { lang } = document.documentElement;
  return presenter && reached
    ? { replay, playable: { ...playable!, presenter }, reached, language: isLanguage(lang) ? lang : 'en' }
    : null;
};

/** A step as the service would have sent it. */
export const frameAt = (film: Film, step: number, wishes: Wishes): Frame => {
  const root = stepAt(film, step, wishes);
  const { steps, panels } = root;
  const whole: TemplateScope = { it: root, root };
  return {
    pieces: [
      whatIfLink(whole),
      panelBar(whole),
      stepNow(whole),
      stepChoose(whole),
      stepRows(whole),
      ...panels.all.map(panel => stepPanel({ it: panel, up: whole, root })),
    ],
    scrubber: scrubber({ it: steps, up: whole, root }),
  };
};
