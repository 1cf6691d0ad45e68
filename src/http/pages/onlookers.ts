import { keepRecent } from '../../recent.js';
import { actorIn } from '../context.js';
import { panelIn } from '../cookies.js';
import { sendShared, sharedAnswer, type Shared } from '../packed.js';
import { isFromScript, type LiveGame } from './live.js';
import { isWithNotation } from './log.js';
import { type FilledPage, gameIdOf, isPersonal, type PageCall, renderForAll } from './page.js';

/*
 * After a move all pages that are open in front of people who only look on ask for themselves in the same second. What they
 * ask for is the same for all of them but for a few things that name the answer; so it is made, filled in and packed once.
 */

/** How long an answer is kept, in milliseconds. What does not name it, such as the time a clock has left, is no older. */
const LASTS = 5_000;

/** How many answers are kept. */
const MOST = 20;

interface Kept {
  readonly from: number;
  /** Null where there is nothing to share. */
  readonly answer: Promise<Shared | null>;
}

const kept = keepRecent<Kept>(MOST);

/** All that tells one reader's page from another's, for those who do not play. */
const nameOf = (call: PageCall, { marks }: LiveGame): string => {
  const { req, address, cookie, context } = call;
  const actor = actorIn(context, gameIdOf(call));
  return JSON.stringify([
    ...[address, req.headers['x-shown'], marks, context.language],
    ...[context.viewer?.kind, actor?.kind, actor?.timeZone, panelIn(cookie), isWithNotation(call)],
  ]);
};

const answerFor = (
  call: PageCall,
  live: LiveGame,
  fill: () => Promise<FilledPage<'game'> | null>,
): Kept['answer'] => {
  const name = nameOf(call, live);
  const now = call.deps.service.clock().getTime();
  const before = kept.get(name);
  if (before && Math.abs(now - before.from) < LASTS) return before.answer;
  const answer = fill().then(filled => filled && sharedAnswer(renderForAll(call, filled)));
  kept.set(name, { from: now, answer });
  // The next one who asks may have more luck.
  answer.catch(() => kept.delete(name));
  return answer;
};

/**
 * Answers the script of an open page whose reader does not play.
 * @returns false for everybody else, and where there is nothing to share
 */
export const sendToOnlookers = async (
  call: PageCall,
  live: LiveGame,
  fill: () => Promise<FilledPage<'game'> | null>,
): Promise<boolean> => {
  if (live.plays || !isFromScript(call) || isPersonal(call)) return false;
  const answer = await answerFor(call, live, fill);
  if (!answer) return false;
  sendShared(call.req, call.res.type('html'), answer);
  return true;
};
