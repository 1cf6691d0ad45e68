import {
  addressesOf,
  direct,
  lockGamesOf,
  lockPerson,
  readPerson,
  type PersonRow,
  type Tx,
} from '../../../db/index.js';
import type { Deps } from '../../deps.js';
import { Invalid } from '../../errors.js';
import type { PersonActor } from '../../types.js';
import { mustBeFresh } from '../fresh.js';
import { eraseAccount } from './account.js';
import { eraseChannels } from './channels.js';
import type { Eraser, Leaving } from './eraser.js';
import { eraseGames } from './games.js';
import { eraseTable } from './table.js';
import { eraseTalk } from './talk.js';

/** Whoever keeps something about people adds an eraser here, before the last. */
const erasers: readonly Eraser[] = [eraseGames, eraseTable, eraseTalk, eraseChannels, eraseAccount];

/** What somebody types who really means it, in either language. */
const WORDS = ['delete', 'löschen'];

/**
 * Deletes the actor's account for good. Games stay, under another name; a seat in a running game is empty.
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
  await deps.db.transaction(async tx => {
    // Games before people, as everybody locks who plays.
    await lockGamesOf(tx, actor.personId);
    if (!(await lockPerson(tx, actor.personId))) return;
    const person = await readPerson(tx, actor.personId);
    if (!person) return;
    const who = await leaving(tx, person, deps.clock());
    for (const erase of erasers) await erase(deps, tx, who);
  });
  deps.log.info({ person: actor.personId }, 'account deleted');
};

const leaving = async (tx: Tx, person: PersonRow, at: Date): Promise<Leaving> => {
  const known = await addressesOf(tx, person.id);
  // An address that was never verified may be somebody else's, who keeps what they have.
  const own = known.filter(address => address.verified_at !== null);
  const addresses = own.flatMap(address => [address.email, address.email_canonical]);
  return { personId: person.id, name: person.name, addresses: [...new Set(addresses)], at };
};
