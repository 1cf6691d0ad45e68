import { direct, readPerson, readPrefs, setAllOff } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { Unauthenticated } from '../errors.js';
import { isOurs, linkSecret } from '../secrets.js';
import { cleanLanguage } from '../text.js';
import type { Language, PersonActor } from '../types.js';
import { prefsIn } from './kept.js';

/** Stands for "all mails to this person" in the foot of each of them. */
export const unsubscribeAllToken = (deps: Deps, personId: string): string =>
  `${personId}.${linkSecret(deps, 'unsubscribe-all', personId)}`;

export interface AllMails {
  readonly name: string;
  readonly language: Language;
  /** Are mails wanted at all? */
  readonly on: boolean;
}

const readToken = (deps: Deps, token: string): string => {
  const [personId = ''] = token.split('.');
  if (!isOurs(deps, token, one => unsubscribeAllToken(one, personId))) throw new Unauthenticated('bad-token');
  return personId;
};

const show = async (deps: Deps, personId: string): Promise<AllMails> => {
  const tx = direct(deps.db);
  const [person, prefs] = await Promise.all([readPerson(tx, personId), readPrefs(tx, personId)]);
  if (!person || !prefs) throw new Unauthenticated('bad-token');
  return { name: person.name, language: cleanLanguage(person.language), on: !prefsIn(prefs).off };
};

/** What the token of a mail's foot stands for; changes nothing. @throws Unauthenticated `bad-token` */
export const showAllMails = (deps: Deps, token: string): Promise<AllMails> =>
  show(deps, readToken(deps, token));

/**
 * Turns all mails off (or on again) but answers to what was just asked for and what tells of the account; needs
 * no session. @throws Unauthenticated `bad-token`
 */
export const setAllMails = async (deps: Deps, token: string, on: boolean): Promise<AllMails> => {
  const personId = readToken(deps, token);
  await setAllOff(direct(deps.db), personId, !on);
  return show(deps, personId);
};

/** The same by whoever is signed in. */
export const turnAllMails = (deps: Deps, actor: PersonActor, on: boolean): Promise<void> =>
  setAllOff(direct(deps.db), actor.personId, !on);
