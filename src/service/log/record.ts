import type { GameState, Json, Title } from '../../engine/core/index.js';
import {
  append,
  changeOrders,
  closeMoot,
  readKey,
  type MovedOn,
  type Transaction,
  type Tx,
} from '../../db/index.js';
import type { Locked } from '../authority.js';
import { tellRows } from '../post/game-news.js';
import { chain, type Chained, type Step } from './chain.js';
import { timeOf } from '../clocks/calendars.js';
import { schedule } from '../clocks/schedule.js';
import type { Deps } from '../deps.js';
import { Invalid } from '../errors.js';
import { keep } from './load.js';
import { forPeople, leftToRemind, notices, type Mover } from '../post/notices.js';
import { follow, type Ended, type Followed, type Kept } from '../orders/run.js';
import { changesOf, standingUpon, type Upon } from '../orders/standing.js';
import { tellOrdersOver } from '../orders/tell.js';
import { post } from '../post/outbox.js';
import { remindLater } from '../post/reminders.js';
import { hashOf } from '../secrets.js';
import { tellFollowersLater } from '../post/followers.js';
import type { Submitted } from '../types.js';

/** A state is kept after every so many standing actions; loading plays at most that many. */
const SNAPSHOT_EVERY = 25;

/** A request's key and what it asked, to tell a repetition from another request. */
export interface Once {
  readonly personId: string;
  readonly key: string;
  readonly requestHash: string;
}

const MAX_KEY = 255;

/** @throws Invalid `bad-idempotency-key` */
export const once = (personId: string, key: string | undefined, request: Json): Once | null => {
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > MAX_KEY)
    throw new Invalid('bad-idempotency-key', { most: MAX_KEY });
  return { personId, key, requestHash: hashOf(request) };
};

/**
 * The answer an earlier request with this key got.
 * @throws Invalid `idempotency-key-reused` when that request was another one
 */
export const earlierAnswer = async (tx: Tx, o: Once | null): Promise<Json | undefined> => {
  const row = o && (await readKey(tx, o.personId, o.key));
  if (!row) return undefined;
  if (row.request_hash !== o.requestHash) throw new Invalid('idempotency-key-reused', { key: o.key });
  return row.answer;
};

/**
 * Writes a step under the game's lock, with all that standing orders make of it: rows, position, snapshots,
 * mails and the answer, all sent with the commit.
 */
export const record = async (
  deps: Deps,
  tx: Transaction,
  title: Title,
  locked: Locked,
  step: Step,
  key: Once | null,
): Promise<Submitted> => {
  const first = chain(deps, title, locked, step);
  const upon =
    step.cause === 'import' || !title.orders
      ? nobody
      : await standingUpon(deps, tx, locked.game, first, locked.orders);
  const followed = follow(
    deps,
    title,
    { game: first.game, seats: locked.seats, state: step.state },
    upon.kept,
  );
  const rows = [first, ...followed.rows];
  const answer = answerOf(rows);
  writeAll(deps, tx, title, rows, key && { ...key, answer });
  tx.withCommit(changeOrders(tx, changesOf(followed)));
  if (step.cause !== 'import')
    tell(deps, tx, locked, rows, {
      ended: [...upon.ended, ...followed.ended],
      mover: step.personId === null ? null : { ...step, personId: step.personId },
    });
  return { ...answer, replayed: false };
};

const nobody: Upon = { kept: [], ended: [] };

/** Lets standing orders act where nobody has moved: one was given. Writes like `record`. */
export const recordOrders = (
  deps: Deps,
  tx: Transaction,
  title: Title,
  locked: Locked,
  at: { readonly state: GameState; readonly kept: readonly Kept[]; readonly giver: Mover },
): Followed => {
  const followed = follow(deps, title, { ...locked, state: at.state }, at.kept);
  writeAll(deps, tx, title, followed.rows, null);
  tx.withCommit(changeOrders(tx, changesOf(followed)));
  tell(deps, tx, locked, followed.rows, { ended: followed.ended, mover: at.giver });
  return followed;
};

const answerOf = (rows: readonly Chained[]): Omit<Submitted, 'replayed'> => {
  const { game, row: newest } = rows.at(-1)!;
  return {
    gameId: game.id,
    number: game.number,
    hash: game.hash,
    stateHash: newest.open ? newest.state_hash : null,
    facts: rows.flatMap(({ row }) => row.facts),
    turn: game.turn!,
    status: game.standing!,
  };
};

/** The answer stands with the last row. */
const writeAll = (
  deps: Deps,
  tx: Transaction,
  title: Title,
  rows: readonly Chained[],
  answer: (Once & { readonly answer: Omit<Submitted, 'replayed'> }) | null,
): void => {
  for (const [at, one] of rows.entries()) write(deps, tx, title, one, at === rows.length - 1 ? answer : null);
};

const write = (
  deps: Deps,
  tx: Transaction,
  title: Title,
  { step, row, game, stateText }: Chained,
  answer: (Once & { readonly answer: Omit<Submitted, 'replayed'> }) | null,
): void => {
  const keeps = step.kind === 'action' && step.depth % SNAPSHOT_EVERY === 0;
  tx.withCommit(
    append(tx, {
      gameId: game.id,
      row,
      top: step.top,
      undone: step.undone,
      turn: game.turn!,
      standing: game.standing!,
      snapshot: keeps ? { rules: title.rules, state: stateText } : null,
      answer: answer && { ...answer, answer: JSON.stringify(answer.answer) },
    }),
  );
  keep(deps, game, row.state_hash, step.state);
};

/** Mails for what rows changed and whose orders ended, and the next look at the clocks. */
const tell = (
  deps: Deps,
  tx: Transaction,
  { game: before, seats }: Locked,
  rows: readonly Chained[],
  { ended: over, mover }: { readonly ended: readonly Ended[]; readonly mover: Mover | null },
): void => {
  const after = rows.at(-1)?.game ?? before;
  const ended = after.phase === 'ended';
  const turns = rows.map(({ row, game }) => ({ kind: row.kind, seat: row.seat, turn: game.turn! }));
  const asked =
    rows.length === 0 ? [] : notices({ before: before.turn!, rows: turns, ended, seats: after.seats });
  const told = forPeople(asked, seats, mover);
  tx.withCommit(post(deps, tx, after, seats, told));
  if (!ended && !timeOf(after) && deps.reminderHours > 0)
    tx.withCommit(remindLater(deps, tx, after, seats, leftToRemind({ rows: turns, told, asked }, seats)));
  if (rows.length > 0 && after.clocks) tx.withCommit(schedule(deps, tx, after, seats));
  if (rows.length > 0 && ended) tx.withCommit(tellFollowersLater(deps, tx, after.id));
  for (const one of rows) tx.withCommit(closeMoot(tx, movedOn(one)));
  if (rows.length > 0 && before.hooked) tx.withCommit(tellRows(deps, tx, before, after));
  const byHand = mover?.cause === 'player' ? mover.personId : null;
  const untold = over.filter(
    ({ row }) => row.person_id !== byHand && told.every(({ seat }) => seat !== row.seat),
  );
  if (!ended) tx.withCommit(tellOrdersOver(deps, tx, after, untold));
};

/** What a row may have made pointless to ask. */
const movedOn = ({ row, game }: Chained): MovedOn => ({
  gameId: game.id,
  seat: row.seat,
  asked: game.turn!.asked,
  ended: game.phase === 'ended',
  at: row.at,
});
