import { seatName } from '../../engine/core/index.js';
import { readLog } from '../../service/log/history.js';
import type { Actor, LogEntry, Position } from '../../service/types.js';
import type { LogSubject } from '../../present/history.js';
import type { ShownRow } from '../../present/step.js';
import type { FactLinks } from './company.js';
import { logRow, openingRows, type Scene } from './game-model.js';
import { hereOf } from './layers.js';
import type { PageCall } from './page.js';
import { isAbout, logChoices, type LogForm } from '../../present/log-about.js';
import { withNotationIn } from '../cookies.js';

/** Rows read at once while all of a log is looked through. */
const CHUNK = 1000;

/** What of a log is shown, as the address says (`who`). */
export interface LogWish {
  /** A seat as `P1`, or a subject of the presenter. */
  readonly who: string | undefined;
}

const queryText = ({ query }: PageCall, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' && value !== '' && value.length <= 64 ? value : undefined;
};

const subjectsOf = ({ presenter, language }: Scene, at: Position): readonly LogSubject[] =>
  presenter.history?.subjects(at.view, language) ?? [];

/** A wish that the game does not know is none. */
export const logWish = (call: PageCall, scene: Scene, at: Position): LogWish => {
  const who = queryText(call, 'who');
  const known = [
    ...scene.game.seats.map(({ seat }) => seatName(seat)),
    ...subjectsOf(scene, at).map(({ id }) => id),
  ];
  return { who: who !== undefined && known.includes(who) ? who : undefined };
};

/** All rows up to a step that have to do with somebody, the oldest first. */
export const rowsAbout = async (
  { deps }: PageCall,
  actor: Actor | null,
  scene: Scene,
  who: string,
): Promise<readonly LogEntry[]> => {
  const found: LogEntry[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const request = { gameId: scene.game.id, after, limit: CHUNK };
    const { entries, next } = await readLog(deps.service, actor, request);
    found.push(...entries.filter(isAbout(scene.presenter.history, who)));
    after = next;
  }
  return found;
};

/** The newest `count` rows of all or about somebody, the newest first. */
export const newestRows = async (
  call: PageCall,
  actor: Actor | null,
  scene: Scene,
  {
    to,
    count,
    wish,
    about,
  }: {
    readonly to: number;
    readonly count: number;
    readonly wish: LogWish;
    readonly about?: FactLinks | undefined;
  },
): Promise<readonly ShownRow[]> => {
  if (wish.who !== undefined) {
    const found = await rowsAbout(call, actor, scene, wish.who);
    return found.slice(-count).map(logRow(scene, about)).reverse();
  }
  const after = Math.max(0, to - count);
  const request = { gameId: scene.game.id, after, limit: Math.max(1, to - after) };
  const { opening, entries } = await readLog(call.deps.service, actor, request);
  return [...openingRows(scene, opening), ...entries.map(logRow(scene, about))].reverse();
};

/** The field in which a reader says whom the log is about. */
export const logForm = (call: PageCall, scene: Scene, at: Position, { who }: LogWish): LogForm =>
  logChoices({
    here: hereOf(call, ['who', 'page']),
    names: scene.game.seats.map(({ name }) => name),
    subjects: subjectsOf(scene, at),
    who,
  });

/** Does the reader want the notation beside the words? */
export const isWithNotation = ({ cookie }: PageCall): boolean => withNotationIn(cookie);

/** The part of an address that keeps a wish; empty where there is none. */
export const wishQuery = ({ who }: LogWish): string =>
  who === undefined ? '' : `who=${encodeURIComponent(who)}`;
