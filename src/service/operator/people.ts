import {
  addressesOf,
  direct,
  endAllSessions,
  enqueue,
  failedMails,
  findPerson,
  endedGamesOf,
  goingGamesOf,
  hasAddress,
  searchPeople,
  sessionsOf,
  setBlocked,
  deliveryProblemAt,
  type FailedMail,
  type FoundPerson,
  type DeliveryProblem,
  type Tx,
} from '../../db/index.js';
import type { JsonObject } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { Conflict, NotFound } from '../errors.js';
import { cut, placeAfter, sizeOf, type Page, type Paged } from '../paging.js';
import { newId } from '../secrets.js';
import type { GameStatus } from '../types.js';
import { listActs, noteAct, type OperatorAct } from './acts.js';
import type { Operator } from './authority.js';
import { cleanSearch } from './games.js';
import { cleanReason, mustHaveReason } from './reason.js';

export type { FoundPerson } from '../../db/index.js';

const MOST_FOUND = 50;
const MOST_MAILS = 20;
const MOST_ENDED = 50;

/**
 * People by a part of their name or of one of their addresses, the newest first.
 * @throws Invalid `bad-cursor`, `bad-limit`
 */
export const findPeople = async (
  deps: Deps,
  wanted: Page & { readonly text?: string },
): Promise<Paged<FoundPerson>> => {
  const text = cleanSearch(wanted.text);
  const list = `found-people:${text}`;
  const size = sizeOf(wanted, MOST_FOUND);
  const place = placeAfter(deps, list, wanted);
  const after = place && { at: new Date(place[0]!), id: place[1]! };
  const rows = await searchPeople(direct(deps.db), text, deps.clock(), { most: size + 1, after });
  return cut(deps, list, rows, { size, placeOf: row => [row.created_at.toISOString(), row.id] });
};

export interface OperatedPerson {
  readonly person: FoundPerson;
  readonly addresses: readonly {
    readonly email: string;
    readonly verified: boolean;
    readonly trouble: DeliveryProblem | null;
  }[];
  /** All that are not over, and the newest of the others. */
  readonly games: readonly { readonly id: string; readonly name: string; readonly status: GameStatus }[];
  readonly sessions: readonly {
    readonly device: string;
    readonly createdAt: Date;
    readonly lastUsedAt: Date;
  }[];
  readonly failedMails: readonly FailedMail[];
  readonly acts: readonly OperatorAct[];
}

const noSuchPerson = (id: string): NotFound => new NotFound('no-such-person', { person: id });

/** @throws NotFound `no-such-person` */
export const showOperatedPerson = async (deps: Deps, id: string): Promise<OperatedPerson> => {
  const tx = direct(deps.db);
  const person = await findPerson(tx, id, deps.clock());
  if (!person) throw noSuchPerson(id);
  const [addresses, going, ended, sessions, mails, acts] = await Promise.all([
    addressesOf(tx, id),
    goingGamesOf(tx, id),
    endedGamesOf(tx, id, { most: MOST_ENDED, after: null, only: null, sandboxes: false }),
    sessionsOf(deps.db, id, deps.clock()),
    failedMails(tx, MOST_MAILS, { personId: id }),
    listActs(deps, { person: id }),
  ]);
  return {
    person,
    addresses: await Promise.all(
      addresses.map(async ({ email, email_canonical, verified_at }) => ({
        email,
        verified: verified_at !== null,
        trouble: (await deliveryProblemAt(tx, email_canonical)) ?? null,
      })),
    ),
    games: [...going, ...ended].map(game => ({ id: game.id, name: game.name, status: game.phase })),
    sessions: sessions.map(({ device, createdAt, lastUsedAt }) => ({ device, createdAt, lastUsedAt })),
    failedMails: mails,
    acts,
  };
};

/** Ends a person's sessions, links of turn mails and tokens. @throws NotFound `no-such-person` */
export const endSessionsOf = (deps: Deps, by: Operator, person: string): Promise<void> =>
  deps.db.transaction(async tx => {
    if (!(await findPerson(tx, person, deps.clock()))) throw noSuchPerson(person);
    const ended = await endAllSessions(tx, person, deps.clock());
    await noteAct(deps, tx, by, 'end-sessions', { person, ended });
  });

/** Mails to the person what has happened to the account. */
const tellPerson = async (
  deps: Deps,
  tx: Tx,
  personId: string,
  kind: 'blocked' | 'unblocked',
  data: JsonObject,
): Promise<void> => {
  const at = deps.clock();
  const common = { gameId: null, seat: null, number: null, subjectId: null };
  const dedupe = `u${personId}.${kind}.${String(at.getTime())}`;
  await enqueue(tx, [{ id: newId(deps, 16), kind, personId, ...common, dedupe, data, at, sendAt: at }]);
};

/**
 * Keeps somebody out: no signing in, no playing, no mails but the one that says so. Their games go on by the clock,
 * and by the standing orders they have left.
 * @throws NotFound `no-such-person`; Conflict `operator-stays`, `blocked-already`; Invalid `text-missing`, `text-too-long`
 */
export const blockPerson = (
  deps: Deps,
  by: Operator,
  { person, ...said }: { readonly person: string; readonly reason?: string },
): Promise<void> =>
  deps.db.transaction(async tx => {
    const reason = mustHaveReason(said.reason);
    if (!(await findPerson(tx, person, deps.clock()))) throw noSuchPerson(person);
    if (await hasAddress(tx, person, deps.operators ?? [])) throw new Conflict('operator-stays');
    if (!(await setBlocked(tx, person, deps.clock()))) throw new Conflict('blocked-already', { person });
    await endAllSessions(tx, person, deps.clock());
    await tellPerson(deps, tx, person, 'blocked', { reason });
    await noteAct(deps, tx, by, 'block', { person, reason });
  });

/** @throws NotFound `no-such-person`; Conflict `not-blocked`; Invalid `text-too-long` */
export const unblockPerson = (
  deps: Deps,
  by: Operator,
  { person, ...said }: { readonly person: string; readonly reason?: string },
): Promise<void> =>
  deps.db.transaction(async tx => {
    const reason = cleanReason(said.reason);
    if (!(await findPerson(tx, person, deps.clock()))) throw noSuchPerson(person);
    if (!(await setBlocked(tx, person, null))) throw new Conflict('not-blocked', { person });
    await tellPerson(deps, tx, person, 'unblocked', { reason });
    await noteAct(deps, tx, by, 'unblock', { person, reason });
  });
