import type { Fact } from '../../engine/core/index.js';
import type { RoundMark } from '../../present/scrubber.js';
import { chronicle } from '../../service/log/chronicle.js';
import type { HttpDeps } from '../deps.js';
import type { Scene } from './game-model.js';

/** A round and the step with which it begins. */
interface Mark {
  readonly step: number;
  readonly round: Fact;
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
