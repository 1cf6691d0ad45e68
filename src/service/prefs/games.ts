import {
  direct,
  gameChoicesOf,
  recheckWaitingMail,
  readGame,
  readSeats,
  setGameChoices,
} from '../../db/index.js';
import { seatsOf } from '../authority.js';
import type { Deps } from '../deps.js';
import { Forbidden, NotFound } from '../errors.js';
import type { PersonActor } from '../types.js';
import { ownChoices, type MailChoices, type MailGroup, type MailDelivery } from './choices.js';

/** @throws NotFound `no-such-game`, Forbidden `not-your-game` */
const mustPlay = async (deps: Deps, actor: PersonActor, gameId: string): Promise<void> => {
  const db = direct(deps.db);
  if (!(await readGame(db, gameId))) throw new NotFound('no-such-game', { game: gameId });
  if (seatsOf(actor, gameId, await readSeats(db, [gameId])).length === 0)
    throw new Forbidden('not-your-game', { game: gameId });
};

/** What the actor chose for this game other than for the rest. @throws NotFound, Forbidden as above */
export const showGameChoices = async (
  deps: Deps,
  actor: PersonActor,
  gameId: string,
): Promise<Partial<MailChoices>> => {
  await mustPlay(deps, actor, gameId);
  const kept = await gameChoicesOf(direct(deps.db), actor.personId);
  return ownChoices(kept.find(one => one.gameId === gameId)?.choices);
};

/** Chooses for this game; null is as for the rest. @throws NotFound, Forbidden as above */
export const chooseForGame = async (
  deps: Deps,
  actor: PersonActor,
  gameId: string,
  choices: { readonly [group in MailGroup]?: MailDelivery | null },
): Promise<Partial<MailChoices>> => {
  const before = await showGameChoices(deps, actor, gameId);
  const after = ownChoices({ ...before, ...choices });
  const of = { personId: actor.personId, gameId };
  await deps.db.transaction(async tx => {
    await setGameChoices(tx, of, after);
    await recheckWaitingMail(tx, of, deps.clock());
  });
  return after;
};
