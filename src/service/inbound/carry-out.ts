import { Illegal, type Seat } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { Conflict, Refusal } from '../errors.js';
import { setOrder } from '../orders/index.js';
import { submit } from '../log/play.js';
import type { PersonActor, Submitted } from '../types.js';
import { undo } from '../log/undo.js';
import type { Command } from './commands.js';
import type { DoneCommand, ReplyOutcome, RefusedCommand } from './outcome.js';

/** Whose commands, where, and from which row of the log on. */
export interface Carrying {
  readonly gameId: string;
  readonly seat: Seat;
  /** Rows in the log that the first command is played on. */
  readonly number: number;
  /** Names the mail; each command is played once for it, however often this is tried. */
  readonly key: string;
}

/** What the game or the service says against a command; anything else is an error of ours. */
export const refusedBy = (error: unknown): RefusedCommand => {
  if (error instanceof Illegal || error instanceof Refusal) return { code: error.code, params: error.params };
  throw error;
};

const one = async (
  deps: Deps,
  actor: PersonActor,
  { gameId, seat, key }: Carrying,
  command: Command,
  expected: number,
  at: number,
): Promise<Pick<Submitted, 'facts' | 'number'>> => {
  const idempotencyKey = `mail:${key}:${at}`;
  if (command.kind === 'move')
    return submit(deps, actor, { gameId, expected, action: command.action, cause: 'mail', idempotencyKey });
  if (command.kind === 'undo')
    return undo(deps, actor, { gameId, seat, expected, count: command.count, cause: 'mail', idempotencyKey });
  if (command.kind === 'order') {
    await setOrder(deps, actor, { gameId, seat, text: command.command, seen: expected, cause: 'mail' });
    // What it did at once, its author has not seen: a command after it finds the game changed.
    return { facts: [], number: expected };
  }
  if (command.kind === 'unknown') throw command.error;
  throw new Conflict('reply-help-alone', {});
};

/**
 * Carries out commands one after another, each on the position that the one before left. The first that is
 * refused ends it.
 */
export const carryOutReply = async (
  deps: Deps,
  actor: PersonActor,
  carrying: Carrying,
  commands: readonly Command[],
): Promise<Pick<ReplyOutcome, 'done' | 'failed' | 'left'>> => {
  const done: DoneCommand[] = [];
  let { number } = carrying;
  for (const [at, command] of commands.entries()) {
    try {
      const submitted = await one(deps, actor, carrying, command, number, at);
      const taken =
        command.kind === 'undo' ? [{ kind: 'undone', seat: carrying.seat, count: command.count }] : [];
      done.push({ command: command.command, facts: [...taken, ...submitted.facts] });
      ({ number } = submitted);
    } catch (error) {
      const failed = { command: command.command, ...refusedBy(error) };
      return { done, failed, left: commands.slice(at + 1).map(rest => rest.command) };
    }
  }
  return { done, left: [] };
};
