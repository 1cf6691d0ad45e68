import type { Actor, PersonActor } from '../service/types.js';
import { HttpProblem } from './problem.js';

/**
 * Who may use a route at all; whether this person may do it with this game is the service's to say.
 * `player` lets a session from a turn mail in, `person` does not.
 */
export type Access = 'anyone' | 'player' | 'person';

const signInFirst = (): HttpProblem =>
  new HttpProblem(401, 'not-signed-in', {}, { headers: { 'WWW-Authenticate': 'Bearer' } });

/** @throws HttpProblem 401 `not-signed-in`, 403 `game-session-only` */
export const mustBePerson = (viewer: Actor | null): PersonActor => {
  if (!viewer) throw signInFirst();
  if (viewer.kind === 'seat') throw new HttpProblem(403, 'game-session-only', {});
  return viewer;
};

/** @throws HttpProblem 401 `not-signed-in` */
export const mustBeSomeone = (viewer: Actor | null): Actor => {
  if (!viewer) throw signInFirst();
  return viewer;
};
