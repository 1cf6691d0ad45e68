import { readLog } from '../../service/log/history.js';
import type { Actor, LogEntry, Position } from '../../service/types.js';
import { logRow, openingRows, type LogRow, type Scene } from './game-model.js';
import { hereOf } from './layers.js';
import type { PageCall } from './page.js';
import type { Here } from './table.js';

/** Rows read at once while all of a log is looked through. */
const CHUNK = 1000;

const forms = ['words', 'notation'] as const;

interface Choice {
  readonly value: string;
  readonly text: string;
  readonly chosen: boolean;
}

/** What of a log is shown, and how, as the address says (`who`, `log`). */
export interface LogWish {
  /** A seat as `P1`, or a subject of the presenter. */
  readonly who: string | undefined;
  readonly form: (typeof forms)[number] | undefined;
}

const queryText = ({ req }: PageCall, name: string): string | undefined => {
  const value = req.query[name];
  return typeof value === 'string' && value !== '' && value.length <= 64 ? value : undefined;
};

const seatIn = (who: string): number | undefined => {
  const number = /^P(\d{1,2})$/.exec(who)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
};

const seatName = (seat: number): string => `P${String(seat + 1)}`;

const subjectsOf = ({ presenter }: Scene, at: Position): readonly string[] =>
  presenter.history?.subjects(at.view) ?? [];

/** A wish that the game does not know is none. */
export const logWish = (call: PageCall, scene: Scene, at: Position): LogWish => {
  const who = queryText(call, 'who');
  const known = [...scene.game.seats.map(({ seat }) => seatName(seat)), ...subjectsOf(scene, at)];
  return {
    who: who !== undefined && known.includes(who) ? who : undefined,
    form: forms.find(form => form === queryText(call, 'log')),
  };
};

/** Has the row to do with that player or subject? */
const concerns =
  ({ presenter }: Scene, who: string) =>
  ({ seat, facts }: LogEntry): boolean => {
    const player = seatIn(who);
    if (player !== undefined && player === seat) return true;
    const { history } = presenter;
    return history !== undefined && facts.some(fact => history.concerns(fact, player ?? who));
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
    found.push(...entries.filter(concerns(scene, who)));
    after = next;
  }
  return found;
};

/** The rows in words, in notation, or both where nothing is wished; a row that has only one of them keeps it. */
export const formed = (rows: readonly LogRow[], { form }: LogWish): readonly LogRow[] =>
  rows.map(row => {
    if (form === 'words' && row.words.length > 0) return { ...row, notation: '' };
    return form === 'notation' && row.notation !== '' ? { ...row, words: [] } : row;
  });

/** The newest `count` rows of all or about somebody, the newest first. */
export const newestRows = async (
  call: PageCall,
  actor: Actor | null,
  scene: Scene,
  { to, count, wish }: { readonly to: number; readonly count: number; readonly wish: LogWish },
): Promise<readonly LogRow[]> => {
  if (wish.who !== undefined) {
    const found = await rowsAbout(call, actor, scene, wish.who);
    return formed(found.slice(-count).map(logRow(scene)).reverse(), wish);
  }
  const after = Math.max(0, to - count);
  const request = { gameId: scene.game.id, after, limit: Math.max(1, to - after) };
  const { opening, entries } = await readLog(call.deps.service, actor, request);
  return formed([...openingRows(scene, opening), ...entries.map(logRow(scene))].reverse(), wish);
};

/** The fields in which a reader says what of the log is shown, and how. */
export interface LogForm {
  readonly here: Here;
  readonly players: readonly Choice[];
  readonly subjects: readonly Choice[];
  readonly forms: readonly Choice[];
}

export const logForm = (call: PageCall, scene: Scene, at: Position, { who, form }: LogWish): LogForm => ({
  here: hereOf(call, ['who', 'log', 'page']),
  players: scene.game.seats.map(({ seat, name }) => ({
    value: seatName(seat),
    text: name,
    chosen: who === seatName(seat),
  })),
  subjects: subjectsOf(scene, at).map(id => ({ value: id, text: id, chosen: who === id })),
  forms: forms.map(value => ({
    value,
    text: call.t(value === 'words' ? 'logWords' : 'logNotation'),
    chosen: form === value,
  })),
});

/** The part of an address that keeps a wish; empty where there is none. */
export const wishQuery = ({ who, form }: LogWish): string =>
  [
    ...(who === undefined ? [] : [`who=${encodeURIComponent(who)}`]),
    ...(form === undefined ? [] : [`log=${form}`]),
  ].join('&');
