import type { Position } from '../../service/types.js';
import { retrace } from '../../service/log/chronicle.js';
import { showOptions } from '../../service/tables/options.js';
import { showWatchKey } from '../../service/tables/watching.js';
import { roundedNumber } from '../../words/numbers.js';
import { actorIn } from '../context.js';
import { watchLink } from '../watching.js';
import { endOf, type Scene } from './game-model.js';
import type { Chart } from '../../present/history.js';
import type { PageCall } from './page.js';
import { namesOf } from './summary.js';

interface Rank {
  readonly place: number;
  readonly name: string;
  readonly mine: boolean;
  readonly points: string;
  /** What they come from. */
  readonly parts: string;
}

interface Share {
  readonly link?: string;
  readonly text: string;
  readonly change?: boolean;
}

export interface EndingModel {
  readonly heading: string;
  readonly reason: string;
  readonly ranks: readonly Rank[];
  readonly course: Chart | undefined;
  readonly share: Share;
}

/** The chart that shows how it came to this. */
const COURSE = ['worths', 'wealth'];

const courseOf = async (call: PageCall, { game, presenter, language }: Scene): Promise<Chart | undefined> => {
  const { course } = presenter;
  if (!course) return undefined;
  const actor = actorIn(call.context, game.id);
  const samples = await retrace(call.deps.service, actor, game.id, 'charts', course.sample);
  const names = game.seats.map(({ name }) => name);
  const charts = course.charts({ samples, names, language, narrow: true });
  return charts.find(({ id }) => COURSE.includes(id));
};

/** Where others can look at it, as far as its creator lets them; the link for spectators is the creator's to give. */
const shareOf = async ({ deps, context, t }: PageCall, { game }: Scene): Promise<Share> => {
  const { spectators } = await showOptions(deps.service, game.id);
  const { viewer } = context;
  const isCreator = viewer?.kind === 'person' && viewer.personId === game.createdBy;
  if (spectators === 'everyone')
    return { link: new URL(`/g/${game.id}`, deps.baseUrl).href, text: t('shareEndAll') };
  if (spectators === 'none') return { text: t('shareEndNone'), change: isCreator };
  const key = isCreator ? await showWatchKey(deps.service, viewer, game.id) : null;
  return key === null
    ? { text: t('shareEndByLink'), change: isCreator }
    : { link: watchLink(deps, game.id, key), text: t('shareEndLink') };
};

/** How a game ended: who won and with what, everybody's rank, how it came to this, and what to do with it. */
export const endingModel = async (
  call: PageCall,
  scene: Scene,
  at: Position,
): Promise<EndingModel | undefined> => {
  const { game, words, language } = scene;
  if (game.status !== 'ended' || !at.newest) return undefined;
  const { endedBy } = endOf(scene);
  const scores = (at.status.result ?? game.result)?.scores ?? [];
  const reason = endedBy ?? at.status.result?.reason;
  const number = (value: number): string => roundedNumber(language, value);
  const best = scores[0]?.points;
  const winners = scores.filter(({ points }) => points === best);
  const names = namesOf(
    game,
    winners.map(({ seat }) => seat),
  );
  const points = words.worth(best ?? 0);
  return {
    heading:
      winners.length === 0
        ? call.t('endedWithout')
        : winners.length === 1
          ? call.t('wonWith', { names, points })
          : call.t('wonTogether', { names, points }),
    reason: reason === undefined ? '' : words.reason(reason),
    ranks: scores.map(({ seat, points: own, parts }) => ({
      place: scores.filter(other => other.points > own).length + 1,
      name: namesOf(game, [seat]),
      mine: game.mine.includes(seat),
      points: number(own),
      parts: Object.entries(parts)
        .filter(([, worth]) => worth !== 0)
        .map(([part, worth]) => `${words.part(part)} ${number(worth)}`)
        .join(' · '),
    })),
    course: await courseOf(call, scene),
    share: await shareOf(call, scene),
  };
};
