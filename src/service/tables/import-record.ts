import { insertGame, lockGame, readSeats, type Transaction } from '../../db/index.js';
import { mustBeHere } from '../authority.js';
import type { Deps } from '../deps.js';
import { checkRecord, type Checked, type Progress } from '../log/check-record.js';
import { record as write } from '../log/record.js';
import { onlyOnce, type Made } from '../once.js';
import { newId } from '../secrets.js';
import { learnAsked } from '../sets.js';
import { cleanName, unlinked } from '../text.js';
import type { GameDetail, PersonActor } from '../types.js';
import { showGame } from './games.js';
import { startGame } from './start.js';

/**
 * Makes a game of a record by playing every row of it; nobody is mailed.
 * @param request.record as parsed from JSON, not trusted in any way
 * @throws Invalid `unknown-title`, `damaged-record` with the step and the rules' reason; NotFound `no-such-person`
 */
export const importRecord = async (
  deps: Deps,
  actor: PersonActor,
  request: ImportRequest,
): Promise<Made<GameDetail>> => {
  const { id, replayed } = await makeOf(deps, actor, request);
  return { ...(await showGame(deps, actor, id)), replayed };
};

type Owner = Pick<PersonActor, 'personId'>;

export interface ImportRequest {
  readonly record: unknown;
  readonly idempotencyKey?: string;
  readonly progress?: Progress;
}

/** The same for somebody who need not be there. @returns the game's id */
export const makeOf = async (
  deps: Deps,
  owner: Owner,
  { record, idempotencyKey, progress }: ImportRequest,
): Promise<Made<{ readonly id: string }>> => {
  const { title = '' } = (record ?? {}) as { readonly title?: unknown };
  if (typeof title === 'string') await learnAsked(deps, title);
  const checked = await checkRecord(deps, record, progress);
  return deps.db.transaction(tx =>
    onlyOnce(deps, tx, owner, idempotencyKey, ['import', JSON.stringify(checked.record)], () =>
      insert(deps, tx, owner, checked),
    ),
  );
};

const insert = async (deps: Deps, tx: Transaction, actor: Owner, checked: Checked): Promise<string> => {
  await mustBeHere(tx, actor.personId);
  const { title, record, steps } = checked;
  const id = newId(deps, 8);
  await insertGame(tx, {
    id,
    title: title.id,
    rules: record.rules,
    name: cleanName(unlinked(record.name), 'bad-game-name', 80),
    settings: record.settings,
    seats: record.players.map(name => ({
      name: name === '' ? '' : cleanName(unlinked(name), 'bad-name'),
      personId: null,
    })),
    createdBy: actor.personId,
    at: deps.clock(),
  });
  await startGame(deps, tx, (await lockGame(tx, id))!, record.setupDraws);
  const seats = await readSeats(tx, [id]);
  for (const step of steps)
    await write(deps, tx, title, { game: (await lockGame(tx, id))!, seats }, step, null);
  return id;
};
