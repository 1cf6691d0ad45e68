import { direct, sessionOpenedAt } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { Forbidden } from '../errors.js';
import type { PersonActor } from '../types.js';

/** How long after signing in somebody may change what lets people in, in minutes. */
export const FRESH_MINUTES = 15;

/** Has the actor signed in just now? A session that lies about for weeks may be in other hands. */
export const isFresh = async (deps: Deps, actor: PersonActor): Promise<boolean> => {
  if (actor.grant) return false;
  const opened = await sessionOpenedAt(direct(deps.db), actor.sessionId);
  return opened !== undefined && deps.clock().getTime() - opened.getTime() <= FRESH_MINUTES * 60_000;
};

/** @throws Forbidden `confirm-first` */
export const mustBeFresh = async (deps: Deps, actor: PersonActor): Promise<void> => {
  if (!(await isFresh(deps, actor))) throw new Forbidden('confirm-first', { minutes: FRESH_MINUTES });
};
