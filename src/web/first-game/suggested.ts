import type { Action } from '../../engine/core/index.js';
import { lessonNames } from '../../present/first-game.js';
import { previewOf, type PreviewScene } from '../../present/preview.js';
import type { Lesson } from '../../words/lesson.js';
import { asSentences } from '../../words/sentences.js';

/** More than this hides what the move itself does. */
const most = 3;

/** Where on the map the suggested move is made, if anywhere. */
export const suggestedPlace = ({ presenter }: PreviewScene, suggested: Action): string | undefined =>
  Object.entries(suggested)
    .map(([field, value]) => presenter.placeOf?.(field, value, suggested.type))
    .find(place => place !== undefined);

/** What the suggested move brings about, a sentence each. */
export const saidOf = (scene: PreviewScene, suggested: Action): string => {
  const preview = previewOf(scene, () => suggested);
  const lines = preview.kind === 'does' ? preview.lines : [];
  return asSentences(lines.slice(0, most));
};

/** The lesson that goes with what is asked and suggested: the first that the title has. */
export const lessonFor = <Told extends Lesson>(
  { title, state }: PreviewScene,
  suggested: Action,
  lessons: { readonly [name: string]: Told | undefined },
): Told | undefined => lessonNames(title.turn(state).ask, suggested).flatMap(name => lessons[name] ?? [])[0];
