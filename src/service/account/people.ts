import {
  changePersonRow,
  deliveriesOf,
  direct,
  findOrMakePerson,
  mailStopsOf,
  readGame,
  readPerson,
  readSeats,
  setMailStop,
  wantsMail,
  personByEmail,
  type PersonRow,
} from '../../db/index.js';
import { withoutSession } from '../actors.js';
import { seatsOf } from '../authority.js';
import type { Deps } from '../deps.js';
import { Forbidden, NotFound, Unauthenticated } from '../errors.js';
import { changePrefs } from '../prefs/change.js';
import { isOurs, linkSecret, newId } from '../secrets.js';
import { cleanEmail, cleanLanguage, cleanTimeZone, nameFromEmail, publicName } from '../text.js';
import type { Actor, DeliveryInfo, Language, Person, PersonActor } from '../types.js';

/** A person as they see themselves. */
export const asPerson = (row: PersonRow): Person => ({
  id: row.id,
  name: row.name,
  email: row.email,
  language: cleanLanguage(row.language),
  timeZone: row.timeZone,
  isProgram: row.isProgram,
  forcedMoves: row.forcedMoves,
});

/** The actor's own data. */
export const showPerson = async (deps: Deps, actor: Actor): Promise<Person> => {
  const row = await readPerson(direct(deps.db), actor.personId);
  if (!row) throw new NotFound('no-such-person', { person: actor.personId });
  return asPerson(row);
};

/** @throws Invalid `bad-name`, `bad-language`, `bad-time-zone`, `unknown-zone`; TooMany `time-changed-too-often` */
export const changePerson = async (
  deps: Deps,
  actor: PersonActor,
  change: {
    readonly name?: string;
    readonly language?: Language;
    readonly timeZone?: string;
    readonly isProgram?: boolean;
    readonly forcedMoves?: boolean;
  },
): Promise<Person> => {
  const said = {
    ...(change.name === undefined ? {} : { name: publicName(change.name, 'bad-name') }),
    ...(change.language === undefined ? {} : { language: cleanLanguage(change.language) }),
    ...(change.isProgram === undefined ? {} : { isProgram: change.isProgram }),
    ...(change.forcedMoves === undefined ? {} : { forcedMoves: change.forcedMoves }),
  };
  // Where somebody is decides when their clocks run and their mails come.
  if (change.timeZone !== undefined) await changePrefs(deps, actor, { zone: cleanTimeZone(change.timeZone) });
  return asPerson(await changePersonRow(deps.db, actor.personId, said));
};

const MOST_SHOWN = 50;

/** The newest mails to the actor and every try to send them. */
export const listDeliveries = async (deps: Deps, actor: PersonActor): Promise<readonly DeliveryInfo[]> =>
  (await deliveriesOf(direct(deps.db), actor.personId, MOST_SHOWN)).map(row => ({
    id: row.id,
    kind: row.kind,
    gameId: row.game_id,
    number: row.number,
    messageId: row.message_id,
    status: row.status,
    createdAt: row.created_at,
    tries: row.tries,
    reason: row.reason,
    nextAt: row.next_at,
  }));

/** Stands for "mails of this game to this person" in the unsubscribe link of a mail. */
export const unsubscribeToken = (deps: Deps, personId: string, gameId: string): string =>
  `${personId}.${gameId}.${linkSecret(deps, 'unsubscribe', `${personId}.${gameId}`)}`;

export interface GameMailChoice {
  readonly gameId: string;
  readonly gameName: string;
  readonly language: Language;
  /** Are this game's mails wanted? */
  readonly on: boolean;
}

const readToken = (deps: Deps, token: string): { readonly personId: string; readonly gameId: string } => {
  const [personId = '', gameId = ''] = token.split('.');
  if (!isOurs(deps, token, one => unsubscribeToken(one, personId, gameId)))
    throw new Unauthenticated('bad-token');
  return { personId, gameId };
};

/** What the unsubscribe token of a mail stands for; changes nothing. @throws Unauthenticated `bad-token` */
export const showMailChoice = async (deps: Deps, token: string): Promise<GameMailChoice> => {
  const { personId, gameId } = readToken(deps, token);
  const [game, person] = await Promise.all([
    readGame(direct(deps.db), gameId),
    readPerson(direct(deps.db), personId),
  ]);
  if (!game || !person) throw new Unauthenticated('bad-token');
  const on = await wantsMail(deps.db, personId, gameId);
  return { gameId, gameName: game.name, language: cleanLanguage(person.language), on };
};

/** Turns one game's mails off (or on again) for one person; needs no session. @throws Unauthenticated `bad-token` */
export const setMailChoice = async (deps: Deps, token: string, on: boolean): Promise<GameMailChoice> => {
  const choice = await showMailChoice(deps, token);
  await setMailStop(deps.db, readToken(deps, token), on ? null : deps.clock());
  return { ...choice, on };
};

/** Games whose mails the actor has turned off. */
export const unwantedMails = (deps: Deps, actor: Actor): Promise<readonly string[]> =>
  mailStopsOf(deps.db, actor.personId);

/** Does the actor want the mails of this game? @throws NotFound `no-such-game`, Forbidden `not-your-game` */
export const wantsGameMails = async (deps: Deps, actor: Actor, gameId: string): Promise<boolean> => {
  await mustPlay(deps, actor, gameId);
  return wantsMail(deps.db, actor.personId, gameId);
};

/** Turns a game's mails off or on again. @throws NotFound `no-such-game`, Forbidden `not-your-game` */
export const setGameMails = async (deps: Deps, actor: Actor, gameId: string, on: boolean): Promise<void> => {
  await mustPlay(deps, actor, gameId);
  await setMailStop(deps.db, { personId: actor.personId, gameId }, on ? null : deps.clock());
};

const mustPlay = async (deps: Deps, actor: Actor, gameId: string): Promise<void> => {
  const db = direct(deps.db);
  if (!(await readGame(db, gameId))) throw new NotFound('no-such-game', { game: gameId });
  if (seatsOf(actor, gameId, await readSeats(db, [gameId])).length === 0)
    throw new Forbidden('not-your-game', { game: gameId });
};

/** The person of an address, made when new; for the operator's commands, which need no session. */
export const personAt = async (deps: Deps, address: string): Promise<PersonActor> => {
  const { email, canonical } = cleanEmail(address);
  const row = await findOrMakePerson(
    direct(deps.db),
    {
      id: newId(deps, 12),
      name: nameFromEmail(email),
      email,
      emailCanonical: canonical,
      language: 'en',
      timeZone: 'UTC',
    },
    deps.clock(),
  );
  return withoutSession(row);
};

/** The person of an address, for the operator's commands. @throws NotFound `no-such-person` */
export const knownPersonAt = async (deps: Deps, address: string): Promise<PersonActor> => {
  const row = await personByEmail(direct(deps.db), cleanEmail(address).canonical);
  if (!row) throw new NotFound('no-such-person', { email: address });
  return withoutSession(row);
};
