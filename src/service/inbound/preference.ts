import { direct, readReplyChoice, writeReplyChoice, type ReplyChoice } from '../../db/index.js';
import type { Deps } from '../deps.js';
import type { PersonActor } from '../types.js';

export type { ReplyChoice } from '../../db/index.js';

export interface ReplySetting {
  readonly choice: ReplyChoice;
  /** Does this installation take replies at all? */
  readonly offered: boolean;
}

/** What the actor's replies to mails may do. */
export const showReplySetting = async (deps: Deps, actor: PersonActor): Promise<ReplySetting> => ({
  choice: await readReplyChoice(direct(deps.db), actor.personId),
  offered: (deps.mailIn?.replyAddress ?? null) !== null,
});

/** Lets replies of the actor be played at once, after a look, or not at all. */
export const setReplyChoice = (deps: Deps, actor: PersonActor, choice: ReplyChoice): Promise<void> =>
  writeReplyChoice(direct(deps.db), actor.personId, choice);
