import {
  addressesOf,
  botsOf,
  direct,
  gamesToLeave,
  lockGamesOf,
  lockLeaving,
  readPerson,
  type PersonRow,
  type Tx,
} from '../../../db/index.js';
import { basics } from '../../../words/basics.js';
import { languages } from '../../../words/language.js';
import type { Deps } from '../../deps.js';
import { Invalid } from '../../errors.js';
import type { PersonActor } from '../../types.js';
import { mustBeFresh } from '../../account/fresh.js';
import { eraseAccount } from './account.js';
import { eraseChannels } from './channels.js';
import type { Eraser, Leaving } from './eraser.js';
import { eraseGames } from './games.js';
import { eraseTable } from './table.js';
import { eraseChat } from './chat.js';

/** Whoever keeps something about people adds an eraser here, before the last. */
const erasers: readonly Eraser[] = [eraseGames, eraseTable, eraseChat, eraseChannels, eraseAccount];

/** What somebody types who really means it, in any language. */
const WORDS = languages.map(language => basics[language].typed.erase);

/**
 * Deletes the actor's account for good. Games stay, under another name; a seat in a running game is empty. Their bots go with
 * them.
 * Somebody who has left already may leave again.
 * @throws Invalid `not-meant`; Forbidden `confirm-first`
 */
export const deleteAccount = async (
  deps: Deps,
  actor: PersonActor,
  request: { readonly word: string },
): Promise<void> => {
  if (!WORDS.includes(request.word.trim().toLowerCase())) throw new Invalid('not-meant', { wanted: WORDS });
  if (!(await readPerson(direct(deps.db), actor.personId))) return;
  await mustBeFresh(deps, actor);
  for (const bot of await botsOf(direct(deps.db), actor.personId)) await erasePerson(deps, bot.id);
  await erasePerson(deps, actor.personId);
  deps.log.info({ person: actor.personId }, 'account deleted');
};

/** Erases somebody, or a bot, however often a seat is taken meanwhile. */
export const erasePerson = async (deps: Deps, personId: string): Promise<void> => {
  while (!(await erase(deps, personId)));
};

/**
 * Games before people, as everybody locks who plays.
 * @returns false when a seat was taken meanwhile, in a game that it is too late to lock: to be begun again
 */
const erase = (deps: Deps, personId: string): Promise<boolean> =>
  deps.db.transaction(async tx => {
    const locked = await lockGamesOf(tx, personId);
    const person = (await lockLeaving(tx, personId)) ? await readPerson(tx, personId) : undefined;
    if (!person) return true;
    if ((await gamesToLeave(tx, personId)).some(game => !locked.includes(game))) return false;
    const who = await leaving(tx, person, deps.clock());
    for (const eraser of erasers) await eraser(deps, tx, who);
    return true;
  });

const leaving = async (tx: Tx, person: PersonRow, at: Date): Promise<Leaving> => {
  const known = await addressesOf(tx, person.id);
  // An address that was never verified may be somebody else's, who keeps what they have.
  const own = known.filter(address => address.verified_at !== null);
  const addresses = own.flatMap(address => [address.email, address.email_canonical]);
  return { personId: person.id, name: person.name, addresses: [...new Set(addresses)], at };
};
