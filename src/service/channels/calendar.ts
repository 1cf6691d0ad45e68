import { direct, lastAsked, type AskedRow } from '../../db/index.js';
import { deadlinesOf } from '../clocks/shown.js';
import type { Deps } from '../deps.js';
import { showPrefs } from '../prefs/change.js';
import type { PersonActor } from '../types.js';

/** Until when somebody has to move, for a calendar. */
export interface DueTurn {
  /** Names the turn, however its deadline moves. */
  readonly uid: string;
  readonly gameId: string;
  readonly title: string;
  readonly name: string;
  readonly at: Date;
  /** When the turn began. */
  readonly since: Date;
}

export interface CalendarOf {
  readonly turns: readonly DueTurn[];
  /** Local days, both ends included. */
  readonly holidays: readonly { readonly from: string; readonly to: string }[];
  /** Hours before a deadline at which its owner wants to be reminded. */
  readonly remindBefore: readonly number[];
}

/** When each of a person's seats was last asked. */
export const turnsOf = (deps: Deps, actor: PersonActor): Promise<readonly AskedRow[]> =>
  lastAsked(direct(deps.db), actor.personId);

/** What a person's calendar shows: deadlines of turns that wait for them, and their holidays. */
export const calendarFeedOf = async (deps: Deps, actor: PersonActor): Promise<CalendarOf> => {
  const [deadlines, asked, prefs] = await Promise.all([
    deadlinesOf(deps, actor.personId),
    turnsOf(deps, actor),
    showPrefs(deps, actor),
  ]);
  const turns = deadlines.flatMap(({ gameId, title, name, seat, at }): readonly DueTurn[] => {
    const turn = asked.find(one => one.game_id === gameId && one.seat === seat);
    return turn ? [{ uid: `${gameId}.${seat}.${turn.number}`, gameId, title, name, at, since: turn.at }] : [];
  });
  return { turns, holidays: prefs.holidays, remindBefore: prefs.remindBefore };
};
