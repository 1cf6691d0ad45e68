import type { Fact } from '../../engine/core/index.js';
import { chronicle } from '../../service/log/chronicle.js';
import type { HttpDeps } from '../deps.js';
import type { Scene } from './game-model.js';

/** A round and the step with which it begins. */
interface Mark {
  readonly step: number;
  readonly round: Fact;
}

/** A round as the page shows it. */
export interface RoundMark {
  readonly step: number;
  readonly name: string;
}

/** The rounds of a game so far, with the steps that begin them; none where nobody tells its rounds. */
export const roundsOf = async (deps: HttpDeps, scene: Scene): Promise<readonly RoundMark[]> => {
  const { history } = scene.presenter;
  if (!history) return [];
  const marks = await chronicle(deps.service, scene.game.id, 'rounds', told =>
    told.flatMap(({ number, facts }): readonly Mark[] => {
      const round = facts.map(history.roundOf).findLast(found => found !== undefined);
      return round ? [{ step: number, round }] : [];
    }),
  );
  return marks.map(({ step, round }) => ({ step, name: scene.words.roundShort(round) }));
};

/** The last round that began before `step`, and the first that begins after it. */
export const around = (
  marks: readonly RoundMark[],
  step: number,
): { readonly before: RoundMark | undefined; readonly after: RoundMark | undefined } => ({
  before: marks.findLast(mark => mark.step < step),
  after: marks.find(mark => mark.step > step),
});

const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** In percent of the line's length; names that would stand on the one before are left out. */
const NAME_ROOM = 15;

/** A line of ticks to stand below the slider, named as far as there is room; for the eye alone. */
export const ticks = (marks: readonly RoundMark[], of: number): string => {
  let free = 0;
  const parts = marks.map(({ step, name }) => {
    const x = (100 * step) / Math.max(1, of);
    const named = x >= free && x <= 100 - NAME_ROOM / 2;
    if (named) free = x + NAME_ROOM;
    const at = `${x.toFixed(2)}%`;
    const tick = `<line x1="${at}" x2="${at}" y1="0" y2="${named ? 9 : 5}"/>`;
    return named ? `${tick}<text x="${at}" y="21">${plain(name)}</text>` : tick;
  });
  return `<svg class="ticks" aria-hidden="true" width="100%" height="24">${parts.join('')}</svg>`;
};
