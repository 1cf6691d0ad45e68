import {
  beginInbound,
  direct,
  endInbound,
  isPersonBlocked,
  readGame,
  readInbound,
  readPerson,
  readSeats,
  type GameRow,
  type InboundRow,
} from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import { withoutSession } from '../actors.js';
import type { Deps } from '../deps.js';
import { Conflict, Unauthenticated } from '../errors.js';
import { titleOf } from '../log/load.js';
import { isOurs, linkSecret } from '../secrets.js';
import type { Language, PersonActor } from '../types.js';
import { carryOutReply } from './carry-out.js';
import { commandsOfReply } from './commands.js';
import { outcomeAsJson, replyOutcomeOf, statusOf, type ReplyOutcome } from './outcome.js';
import { outdated } from './stale.js';

/** A move that came by mail and waits until its author has looked at it. */
export interface MailedMove {
  readonly gameId: string;
  readonly gameName: string;
  readonly seat: Seat;
  readonly language: Language;
  /** Line by line, as they will be played. */
  readonly commands: readonly string[];
  /** Can it still be played? */
  readonly open: boolean;
}

const DAYS = 7;

/** Opens the page of a mailed move: it says whose it is, and lets it be played once. */
export const mailedMoveToken = (deps: Deps, id: string): string =>
  `${id}.${linkSecret(deps, 'mailed-move', id)}`;

interface Found {
  readonly row: InboundRow & { person_id: string; game_id: string; seat: number; number: number };
  readonly game: GameRow;
  readonly actor: PersonActor;
}

/** @throws Unauthenticated `bad-link` */
const find = async (deps: Deps, token: string): Promise<Found> => {
  const [id = ''] = token.split('.');
  const tx = direct(deps.db);
  const row = isOurs(deps, token, one => mailedMoveToken(one, id)) ? await readInbound(tx, id) : undefined;
  if (!row?.person_id || row.game_id === null) throw new Unauthenticated('bad-link');
  const old = deps.clock().getTime() - row.received_at.getTime() > DAYS * 86_400_000;
  const [game, person, seats] = await Promise.all([
    readGame(tx, row.game_id),
    readPerson(tx, row.person_id),
    readSeats(tx, [row.game_id]),
  ]);
  const holds = seats.some(seat => seat.seat === row.seat && seat.person_id === row.person_id);
  if (!game || !person || !holds || old || (await isPersonBlocked(tx, person.id)))
    throw new Unauthenticated('bad-link');
  return { row: row as Found['row'], game, actor: withoutSession(person) };
};

const isOpen = ({ status }: InboundRow): boolean => status === 'waiting' || status === 'playing';

/** What a link of an answer stands for; changes nothing. @throws Unauthenticated `bad-link` */
export const showMailedMove = async (deps: Deps, token: string): Promise<MailedMove> => {
  const { row, game, actor } = await find(deps, token);
  const fresh = row.began !== null || !(await outdated(deps, direct(deps.db), game, row.number, row.seat));
  return {
    gameId: game.id,
    gameName: game.name,
    seat: row.seat,
    language: actor.language,
    commands: replyOutcomeOf(row.outcome).left,
    open: isOpen(row) && fresh && game.phase === 'running',
  };
};

export interface PlayedReply extends MailedMove {
  readonly outcome: ReplyOutcome;
}

/**
 * Plays what waits. Asked for again while it runs, or after it was interrupted, it plays nothing twice.
 * @throws Unauthenticated `bad-link`; Conflict `mailed-move-spent`, and why it does not count any more
 */
export const playMailedMove = async (deps: Deps, token: string): Promise<PlayedReply> => {
  const { row, game, actor } = await find(deps, token);
  const tx = direct(deps.db);
  if (!isOpen(row)) throw new Conflict('mailed-move-spent', {});
  const number = row.began ?? game.number;
  if (game.frozen_at) throw new Conflict('game-frozen', { game: game.id });
  if (row.began === null) {
    const why = await outdated(deps, tx, game, row.number, row.seat);
    if (why) throw new Conflict(why.code, why.params);
    await beginInbound(tx, row.id, number);
  }
  const waiting = replyOutcomeOf(row.outcome);
  const writer = { seat: row.seat, language: actor.language };
  const commands = commandsOfReply(titleOf(deps, game), waiting.left, writer);
  const place = { gameId: game.id, seat: row.seat, number, key: row.id };
  const outcome: ReplyOutcome = { ...waiting, ...(await carryOutReply(deps, actor, place, commands)) };
  await endInbound(tx, row.id, statusOf(outcome), outcomeAsJson(outcome), deps.clock());
  return {
    gameId: game.id,
    gameName: game.name,
    seat: row.seat,
    language: actor.language,
    commands: waiting.left,
    open: false,
    outcome,
  };
};
