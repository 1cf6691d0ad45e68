import type { Fact, Json, JsonObject } from '../../engine/core/index.js';
import type { InboundStatus } from '../../db/index.js';

/** A refusal as data; worded for the reader when the answer is written. */
export interface RefusedCommand {
  readonly code: string;
  readonly params: { readonly [name: string]: Json };
}

/** A command that was carried out. */
export interface DoneCommand {
  readonly command: string;
  readonly facts: readonly Fact[];
}

/** What became of a reply. */
export interface ReplyOutcome {
  /** Why nothing of it was looked at. */
  readonly why?: RefusedCommand;
  readonly done: readonly DoneCommand[];
  /** What it answered to a vote. */
  readonly vote?: 'yes' | 'no';
  /** The first command that could not be carried out; none after it was tried. */
  readonly failed?: RefusedCommand & { readonly command: string };
  /** Commands that were not tried, or that wait until their author has looked at them. */
  readonly left: readonly string[];
  /** What was written besides; not read. */
  readonly rest: string;
  readonly attachments: number;
}

export const nothingDone: ReplyOutcome = { done: [], left: [], rest: '', attachments: 0 };

/** As it is kept: without the halves of letters that a cut may have left, which the database does not take. */
export const outcomeAsJson = (outcome: ReplyOutcome): JsonObject =>
  JSON.parse(
    JSON.stringify(outcome, (_key, value: unknown) =>
      typeof value === 'string' ? value.replace(/[\0\p{Cs}]/gu, '') : value,
    ),
  ) as JsonObject;

/** As it was kept; of a mail that is not played yet nothing is done. */
export const replyOutcomeOf = (stored: JsonObject | null): ReplyOutcome =>
  (stored as unknown as ReplyOutcome | null) ?? nothingDone;

/** How a mail's end is kept. */
export const statusOf = (outcome: ReplyOutcome): InboundStatus =>
  outcome.why !== undefined || (outcome.failed !== undefined && outcome.done.length === 0)
    ? 'refused'
    : 'played';
