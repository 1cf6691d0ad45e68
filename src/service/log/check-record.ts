import { setImmediate as breathe } from 'node:timers/promises';
import { z } from 'zod';
import {
  BadDraw,
  begin,
  DrawNeeded,
  Illegal,
  type Entry,
  type Title,
  foldLog,
  type Folded,
  recordedSettings,
} from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { Invalid } from '../errors.js';
import { unknownTitle } from '../sets.js';
import type { GameRecord } from '../types.js';
import type { NextRow } from '../written.js';
import { hashState } from './hashes.js';

const json = z.json();
const seat = z.int().min(0).max(25);
const drawn = z.array(z.int()).max(1000);
const draws = z.array(drawn).max(1000);
const count = z.int().min(1);

/** Rows of a record; long games have a thousand or two. Writing them takes one transaction. */
const MOST_ROWS = 5_000;

const Entries = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('action'),
    action: z.object({ seat, type: z.string() }).catchall(json),
    draws: draws.optional(),
    forced: z.literal(true).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('undo'), seat, count }),
  z.strictObject({ kind: z.literal('redo'), seat, count }),
]);

const Record = z.strictObject({
  format: z.literal('bahnpost-log-1'),
  title: z.string(),
  rules: z.int().min(1),
  name: z.string(),
  settings: z.record(z.string(), z.union([z.boolean(), z.string()])),
  players: z.array(z.string()).max(26),
  setupDraws: draws,
  log: z.array(Entries).max(MOST_ROWS),
  stateHashes: z
    .array(z.string().regex(/^[0-9a-f]{64}$/))
    .max(MOST_ROWS)
    .exactOptional(),
});

/** Milliseconds that playing a record may take; a long game takes one or two thousand. */
const LONGEST = 60_000;

/** Numbers of undone actions that the rows of a record name, all together: each row keeps those a redo would play. */
const MOST_UNDONE = 1_000_000;

/** All that playing a record takes. */
export type Titles = Pick<Deps, 'titles'>;

export interface Checked {
  readonly title: Title;
  readonly record: GameRecord;
  /** What each row becomes; the states are all computed before the first row is written. */
  readonly steps: readonly NextRow[];
}

/** Told of rows that have been played, of all. */
export type Progress = (done: number, total: number) => Promise<void>;

/**
 * Plays a record that is not trusted in any way, row by row; others have their turn between two rows.
 * @throws Invalid `unknown-title`, `damaged-record`
 */
export const checkRecord = async (
  deps: Pick<Deps, 'titles' | 'clock'>,
  given: unknown,
  progress?: Progress,
): Promise<Checked> => {
  const { title, record } = readRecord(deps, given);
  const until = deps.clock().getTime() + LONGEST;
  const steps: NextRow[] = [];
  for (const step of stepsOf(title, record)) {
    steps.push(step);
    await breathe();
    await progress?.(steps.length, record.log.length);
    if (deps.clock().getTime() > until)
      throw new Invalid('damaged-record', {
        step: steps.length,
        reason: 'too-long',
        seconds: LONGEST / 1000,
      });
  }
  return { title, record, steps };
};

/** The same where nobody else waits, however long it takes. Throws like `checkRecord`. */
export const checkRecordNow = (deps: Titles, given: unknown): Checked => {
  const { title, record } = readRecord(deps, given);
  return { title, record, steps: [...stepsOf(title, record)] };
};

const readRecord = (deps: Titles, given: unknown): Pick<Checked, 'title' | 'record'> => {
  const parsed = Record.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Invalid('damaged-record', {
      path: issue?.path.map(String).join('.') ?? '',
      reason: 'wanted',
      wanted: issue?.code === 'invalid_type' ? issue.expected : 'fitting',
    });
  }
  const raw = parsed.data;
  const title = deps.titles.get(raw.title);
  if (!title) throw new Invalid('unknown-title', unknownTitle(deps, raw.title));
  if (raw.rules > title.rules)
    throw new Invalid('damaged-record', { path: 'rules', reason: 'unknown-rules', newest: title.rules });
  const record: GameRecord = {
    ...raw,
    settings: inStep(title, 0, () => recordedSettings(title.settings, raw.settings)),
    log: raw.log as readonly Entry[],
  };
  return { title, record };
};

/** Runs the rules for a row; names the row, and the title whose rules they are, when they refuse. */
const inStep = <T>({ id }: Title, step: number, run: () => T): T => {
  try {
    return run();
  } catch (error) {
    if (error instanceof Illegal)
      throw new Invalid('damaged-record', { step, title: id, reason: error.code, ...error.params });
    if (error instanceof DrawNeeded || error instanceof BadDraw)
      throw new Invalid('damaged-record', { step, reason: 'bad-draw' });
    throw error;
  }
};

/** What the rows become, one after the other. */
function* stepsOf(title: Title, record: GameRecord): Generator<NextRow> {
  const seats = record.players.length;
  const opening = inStep(title, 0, () => begin(title, { ...record, seats }, record.setupDraws));
  const rows = foldLog(title, opening, record.log);
  let undone = 0;
  for (const [at, entry] of record.log.entries()) {
    const isAction = entry.kind === 'action';
    const seat = isAction ? entry.action.seat : entry.seat;
    if (seat >= seats) throw damaged(at + 1, 'no-such-seat');
    const folded = inStep(title, at + 1, () => rows.next());
    if (folded.done) throw new Error('fewer rows than the log has');
    undone += folded.value.undone.length;
    if (undone > MOST_UNDONE) throw damaged(at + 1, 'too-much-undone');
    mustBeSame(folded.value, record.stateHashes?.[at]);
    yield stepOf(entry, seat, folded.value);
  }
}

/** The rules must lead where they led when the game was played. @throws Invalid `damaged-record` with the row */
const mustBeSame = ({ number, state }: Folded, wanted: string | undefined): void => {
  if (wanted === undefined) return;
  const { hash: got } = hashState(state);
  if (got !== wanted)
    throw new Invalid('damaged-record', { step: number, reason: 'other-position', wanted, got });
};

const damaged = (step: number, reason: string): Invalid => new Invalid('damaged-record', { step, reason });

const stepOf = (
  entry: Entry,
  seat: number,
  { facts, reveals, top, depth, undone, state }: Folded,
): NextRow => {
  const isAction = entry.kind === 'action';
  return {
    kind: entry.kind,
    seat,
    action: isAction ? entry.action : null,
    count: isAction ? 0 : entry.count,
    draws: (isAction && entry.draws) || [],
    facts,
    reveals,
    top,
    depth,
    undone,
    state,
    personId: null,
    cause: 'import',
  };
};
