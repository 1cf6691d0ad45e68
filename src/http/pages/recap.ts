import type { Fact } from '../../engine/core/index.js';
import { readLog, sinceLastTurn } from '../../service/log/history.js';
import type { Actor, LogEntry, Position } from '../../service/types.js';
import type { PresentRequest } from '../../present/presenter.js';
import type { LogLine } from '../../present/step.js';
import type { FactLinks } from './company.js';
import { logRow, type Scene } from './game-model.js';
import type { PageCall } from './page.js';
import { readablePosition } from './readable.js';

/** How many rows of what has happened since stand on a game's page at most. */
const shownRows = 60;

/** The step with which the newest position is compared, and what happened since it. */
export interface Since {
  readonly step: number;
  /** It is the reader's own last turn, not a step asked for. */
  readonly own: boolean;
  readonly rows: readonly LogEntry[];
  readonly more: number;
}

/** A step of the game that the address names; undefined where it names none. */
const stepIn = ({ query }: PageCall, name: string, at: Position): number | undefined => {
  const text = query[name];
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text)) return undefined;
  return Number(text) <= at.number ? Number(text) : undefined;
};

const sinceStep = async (
  { deps }: PageCall,
  actor: Actor | null,
  { gameId, number }: Position,
  step: number,
): Promise<Since> => {
  const after = Math.max(step, number - shownRows);
  const { entries } = await readLog(deps.service, actor, { gameId, after, limit: shownRows });
  return { step, own: false, rows: entries, more: after - step };
};

/**
 * What is new to the reader: since the step that the address names (`since`), or else since their own last
 * turn. `since=off` compares with nothing. Nothing is noted by asking for it.
 */
export const sinceFor = async (
  call: PageCall,
  actor: Actor | null,
  at: Position,
): Promise<Since | undefined> => {
  const asked = stepIn(call, 'since', at);
  if (asked !== undefined) return sinceStep(call, actor, at, asked);
  if (call.query['since'] !== undefined || at.seat === null || !actor) return undefined;
  const { gameId, seat } = at;
  const rows = await sinceLastTurn(call.deps.service, actor, { gameId, seat });
  const [first] = rows;
  if (!first) return undefined;
  // They may have taken something back since: that is their doing, too.
  const step =
    rows.findLast(row => row.seat === seat && !['programmed', 'forced'].includes(row.cause))?.number ??
    first.number - 1;
  return { step, own: true, rows: rows.slice(-shownRows), more: Math.max(0, rows.length - shownRows) };
};

/** What the reader saw at a step, for the marks on drawings and tables; nothing where that is the newest. */
export const seenAt = async (
  { deps }: PageCall,
  actor: Actor | null,
  { gameId, number, seat }: Position,
  step: number | undefined,
): Promise<Pick<PresentRequest, 'before'>> => {
  if (step === undefined || step >= number) return {};
  const where = { gameId, number: step, ...(seat !== null && { seat }) };
  const then = await readablePosition(deps, actor, where);
  return then ? { before: then.view } : {};
};

/** The step with which drawings and tables are compared: after a move the one before it. */
export const comparedStep = (call: PageCall, at: Position, since: Since | undefined): number | undefined =>
  stepIn(call, 'since', at) ?? stepIn(call, 'from', at) ?? since?.step;

/** How many rows can be taken in at a glance. */
const glance = 4;

/** All that a row of the log tells, with how it was made. */
const partsOf = ({ lead, rest, mark }: LogLine): readonly string[] => [
  lead,
  ...rest,
  ...(mark === undefined ? [] : [mark]),
];

/** The same in one line. */
export const recapLine = (row: LogLine): string => partsOf(row).join(' · ');

/** What a move made happen: a line for each row, or only how it began, and the rest folded away. */
export interface Happened {
  readonly lines: readonly string[];
  readonly more: { readonly count: number; readonly text: string } | undefined;
}

/** How many of its lines leave the question in sight. */
const mostTold = 5;

export const happenedIn = (rows: readonly LogLine[]): Happened => {
  const parts = rows.flatMap(partsOf);
  const rest = parts.slice(mostTold);
  return rest.length < 2
    ? { lines: rows.map(recapLine), more: undefined }
    : {
        lines: [parts.slice(0, mostTold).join(' · ')],
        more: { count: rest.length, text: rest.join(' · ') },
      };
};

/** Of all that happened what matters most, the newest of it. */
const weightiest = ({ presenter, words }: Scene, rows: readonly LogEntry[]): string | undefined => {
  const weigh = (fact: Fact): number => presenter.weight?.(fact) ?? 0;
  const facts = rows.filter(({ inForce }) => inForce).flatMap(row => words.told(row.facts));
  const most = Math.max(...facts.map(weigh));
  const fact = most > 0 ? facts.findLast(one => weigh(one) === most) : facts.at(-1);
  return fact && words.fact(fact);
};

/** How much happened, and what matters most of it. */
const inShort = (call: PageCall, scene: Scene, { rows, more }: Since): string => {
  const count = rows.length + more;
  const moves = count === 1 ? call.t('moveCountOne') : call.t('moveCount', { count });
  return [moves, weightiest(scene, rows)].filter(Boolean).join(' · ');
};

/** The moves one by one on the board, played by themselves. */
const playLink = ({ game }: Scene, since: number): string =>
  `/g/${game.id}/history?step=${since + 1}&since=${since}&play`;

/** What happened, as the game's page shows it. */
export interface SinceModel {
  readonly heading: string;
  /** In a line how much it was and what mattered most. */
  readonly short?: string;
  readonly open: boolean;
  /** The newest first. */
  readonly rows: readonly LogLine[];
  readonly older?: readonly LogLine[];
  readonly rest?: number;
  /** How many more only the log has. */
  readonly more?: number;
  readonly step?: number;
  readonly play?: string;
  readonly comparable?: boolean;
}

/** The newest first, the older ones of them folded away. */
const rowsShown = (rows: readonly LogLine[]): Pick<SinceModel, 'rows' | 'older' | 'rest'> => {
  const newest = rows.toReversed();
  return {
    rows: newest.slice(0, glance),
    older: newest.slice(glance),
    rest: Math.max(0, newest.length - glance),
  };
};

/**
 * What happened, as a part of the game's page: since the reader's turn or the step asked for, or else the newest moves.
 * @param asked the reader is to move: then a line tells of it that opens
 * @param newest rows of the log, the newest first, for whom nothing is new
 */
export const sinceModel = (
  call: PageCall,
  scene: Scene,
  since: Since | undefined,
  {
    meanwhile,
    asked,
    newest,
    about,
  }: {
    readonly meanwhile: boolean;
    readonly asked: boolean;
    readonly newest: readonly LogLine[];
    readonly about: FactLinks | undefined;
  },
): SinceModel | undefined => {
  if (!since || since.rows.length === 0)
    return asked || newest.length === 0
      ? undefined
      : { heading: call.t('newestMoves'), open: true, rows: newest.slice(0, glance) };
  const { own, step } = since;
  return {
    heading: own ? call.t('sinceYourTurn') : meanwhile ? call.t('meanwhile') : call.t('sinceStep', { step }),
    short: inShort(call, scene, since),
    // What was asked for is shown, and what came between a choice and its move.
    open: !asked || !own,
    ...rowsShown(since.rows.map(logRow(scene, about))),
    more: since.more,
    step,
    play: playLink(scene, step),
    comparable: scene.presenter.course !== undefined,
  };
};

export interface ComparedModel {
  readonly visit: number;
  readonly own?: string | undefined;
  readonly text?: string | undefined;
  readonly off?: string | undefined;
}

/** Which step the marks go by, with ways to choose another; the script adds the reader's last visit. */
export const comparedModel = (
  call: PageCall,
  { game }: Scene,
  at: Position,
  step: number | undefined,
): ComparedModel => {
  const { query } = call;
  // After one's own move its doing is marked, which needs no words.
  const told = step !== undefined && step < at.number && query['from'] === undefined;
  return {
    ...(told && { text: call.t('markedSince', { step }), off: `/g/${game.id}?since=off` }),
    ...(query['since'] !== undefined && at.seat !== null && { own: `/g/${game.id}` }),
    visit: at.number,
  };
};
