import { nextDigest } from '../../pace/index.js';
import type { Deps } from '../deps.js';
import type { PersonActor } from '../types.js';
import { showPrefs } from './change.js';
import { holidayNotes, type HolidayNote } from './holidays.js';
import type { Prefs } from './kept.js';

/** The actor's choices with what they lead to. */
export interface Overview extends Prefs {
  readonly nextDigest: Date;
  /** How the holidays count in the actor's games. */
  readonly allowances: readonly HolidayNote[];
}

/** A person's times and mails, with what follows from them. */
export const overview = async (deps: Deps, actor: PersonActor): Promise<Overview> => {
  const [prefs, allowances] = await Promise.all([showPrefs(deps, actor), holidayNotes(deps, actor)]);
  const next = nextDigest(prefs, prefs.digestHour, deps.clock().getTime());
  return { ...prefs, nextDigest: new Date(next), allowances };
};
