import {
  closeBundle,
  enqueue,
  heldFor,
  joinBundle,
  lockPrefs,
  openBundle,
  othersDue,
  setAside,
  type DeliveryRow,
  type Tx,
} from '../../db/index.js';
import { isQuiet, type Instant } from '../../pace/index.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';
import { releaseFromDigest } from './digest.js';
import { judgeMail } from './may-send.js';
import { prefsIn, type Prefs } from './kept.js';
import { isTurn } from './presence.js';

/*
 * Turns of several games in one mail. The first of them that could go looks whether others will be due before as much
 * time has passed as its own hold: then it opens a mail about several games, which waits for the last of them. Each
 * joins when its own time has come and all the rest lets it go; so none goes sooner than it would by itself, and
 * whatever decides about single mails decides about each. When its time has come it is closed, and goes.
 */

/** From this many games on their turns are one mail; those of fewer have their boards and answers in mails of their own. */
const FEWEST_GAMES = 3;

/** The others are waited for no longer than this, however long a person's hold is. In milliseconds. */
const LONGEST = 10 * 60_000;

/** What falls due together is looked at before the mail that takes it along. */
const MARGIN = 5_000;

/** Does the turn's deadline let it wait until then, and is that no quiet hour? */
const mayWait = (prefs: Prefs, deadline: Instant | null, until: Date): boolean =>
  (deadline === null || until.getTime() < deadline) && !isQuiet(prefs, until.getTime());

/** When a mail that is opened now goes out; null where there is no reason for one. */
const timeFor = async (deps: Deps, tx: Tx, row: DeliveryRow, prefs: Prefs): Promise<Date | null> => {
  const now = deps.clock().getTime();
  // Whoever has waited once does not wait again.
  const window = row.reason === 'alone' ? 0 : Math.min((prefs.hold ?? deps.settleSeconds) * 1000, LONGEST);
  const until = new Date(now + window);
  const { games, last } = await othersDue(tx, { personId: row.person_id!, gameId: row.game_id!, until });
  return games + 1 < FEWEST_GAMES ? null : new Date(Math.max(now, last?.getTime() ?? now) + MARGIN);
};

const open = async (deps: Deps, tx: Tx, personId: string, sendAt: Date): Promise<string> => {
  const id = newId(deps, 16);
  const common = { gameId: null, seat: null, number: null, subjectId: null };
  await enqueue(tx, [
    { id, kind: 'turns', personId, ...common, dedupe: `t${id}.turns`, at: deps.clock(), sendAt },
  ]);
  return id;
};

/**
 * Has a claimed turn mail that could go now go with those of other games, if there are enough of them.
 * @returns false when it goes by itself
 */
export const joinsBundle = async (
  deps: Deps,
  row: DeliveryRow,
  deadline: Instant | null,
): Promise<boolean> => {
  const { id, person_id: personId, game_id: gameId } = row;
  if (!isTurn(row.kind) || personId === null || gameId === null) return false;
  // What was tried may have arrived, and is tried again as what it was. What has waited for a looker, or has a
  // place at its provider, waits no more.
  if (row.tries.length > 0 || row.reason === 'looking' || row.reason === 'paced') return false;
  return deps.db.transaction(async tx => {
    // Two turns of one person, looked at by two workers, must not open a mail each.
    const kept = await lockPrefs(tx, personId);
    const prefs = kept && prefsIn(kept);
    if (!prefs?.together) return false;
    const there = await openBundle(tx, personId);
    const at = there?.at ?? (await timeFor(deps, tx, row, prefs));
    if (at === null || !mayWait(prefs, deadline, at)) return false;
    await joinBundle(tx, id, there?.id ?? (await open(deps, tx, personId, at)));
    return true;
  });
};

/** Is this turn still to go now, like the others? One that is not is dealt with: what becomes of it decides its own mail. */
const stays = async (deps: Deps, tx: Tx, held: DeliveryRow): Promise<boolean> => {
  const { verdict } = await judgeMail(deps, tx, held);
  if (verdict.do === 'send' && !verdict.urgent) return true;
  if (verdict.do === 'drop') await setAside(tx, held.id, 'superseded', verdict.reason);
  else await releaseFromDigest(deps, tx, held);
  return false;
};

/**
 * Settles what a claimed mail about several games tells, before its first try: from then on it stays one mail, so that
 * none of it is told twice. Turns that are urgent, wait or are not wanted by now go their own ways; when too few are
 * left, all do.
 * @returns false when it does not go
 */
export const settleBundle = (deps: Deps, turns: DeliveryRow): Promise<boolean> =>
  deps.db.transaction(async tx => {
    if (turns.data !== null) return true;
    const left: DeliveryRow[] = [];
    for (const held of await heldFor(tx, turns.id)) if (await stays(deps, tx, held)) left.push(held);
    const games = new Set(left.map(({ game_id }) => game_id)).size;
    if (games >= FEWEST_GAMES) await closeBundle(tx, turns.id, games);
    else {
      for (const held of left) await releaseFromDigest(deps, tx, held);
      await setAside(tx, turns.id, 'superseded', 'passed');
    }
    return games >= FEWEST_GAMES;
  });
