import { direct } from '../../../db/index.js';
import { mustOwnBot } from '../../account/bots.js';
import type { Deps } from '../../deps.js';
import type { PersonActor } from '../../types.js';
import { erasePerson } from './index.js';

/**
 * Deletes a bot for good: its tokens end, its seats in running games are empty, and finished games keep it under another name.
 * @throws NotFound `no-such-bot`
 */
export const deleteBot = async (deps: Deps, actor: PersonActor, id: string): Promise<void> => {
  await mustOwnBot(direct(deps.db), actor, id);
  await erasePerson(deps, id);
};
