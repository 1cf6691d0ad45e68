import {
  beginInbound,
  claimOnce,
  direct,
  endInbound,
  enqueue,
  forgeriesSince,
  isPersonBlocked,
  mailsSince,
  personByEmail,
  readGame,
  readInbound,
  readPerson,
  readReplyChoice,
  readSeats,
  sameRefusalsSince,
  type GameRow,
  type InboundRow,
  type InboundStatus,
  type PersonRow,
  type Tx,
} from '../../db/index.js';
import { withoutSession } from '../actors.js';
import type { Deps } from '../deps.js';
import { Invalid } from '../errors.js';
import { titleOf } from '../log/load.js';
import { newId, sha256 } from '../secrets.js';
import { seen } from '../account/sight.js';
import { cleanEmail, cleanLanguage } from '../text.js';
import { carryOutReply } from './carry-out.js';
import { lookOf, commandsOfReply, type Command } from './commands.js';
import { outcomeAsJson, nothingDone, statusOf, type ReplyOutcome, type RefusedCommand } from './outcome.js';
import { outdated } from './stale.js';
import { answerVote, votesOf, voteWord } from './vote.js';

/** A reply that has been read; see `mail/inbound`. */
export interface ReadReply {
  readonly messageId: string | null;
  /** Addresses of the From header. */
  readonly from: readonly string[];
  /** Of the envelope, before somebody on the way rewrote it; empty for `<>`. */
  readonly sender: string;
  /** Why no person wrote it; null when one did. */
  readonly automatic: string | null;
  /** Does the receiving server vouch for the sender's domain? True as well where it is not asked. */
  readonly vouched: boolean;
  readonly commands: readonly string[];
  readonly rest: string;
  readonly tooLarge: boolean;
  readonly attachments: number;
  /** Of the message as it came. */
  readonly digest: string;
}

const DAY = 86_400_000;

/** Answers that one person gets in a day. */
const MOST_ANSWERS = 60;

/** Of those, answers to mails that were not believed to be that person's. */
const MOST_TO_FORGERIES = 3;

/**
 * How often in a day the same words get the same refusal for an answer. A vacation responder that sets no header
 * answers each answer; whoever asks for help may do so again and again.
 */
const MOST_SAME_REFUSALS = 3;

interface Reply {
  readonly row: InboundRow & { person_id: string; game_id: string; seat: number; number: number };
  readonly mail: ReadReply;
  readonly person: PersonRow;
}

/** A mail that came in and is still to be dealt with; null when it has been. */
export const openMail = async (
  deps: Deps,
  id: string,
): Promise<(InboundRow & { readonly raw: Buffer }) | null> => {
  const row = await readInbound(direct(deps.db), id);
  return row?.raw && (row.status === 'received' || row.status === 'playing')
    ? { ...row, raw: row.raw }
    : null;
};

/** How lines look to one who can read the moves of the game that a mail is about; undefined where there is no such game. */
export const lookIn = async (deps: Deps, row: InboundRow): Promise<ReturnType<typeof lookOf> | undefined> => {
  const game = row.game_id === null ? undefined : await readGame(direct(deps.db), row.game_id);
  if (!game || row.seat === null) return undefined;
  const look = lookOf(titleOf(deps, game), row.seat);
  const votes = await votesOf(direct(deps.db), row);
  return votes.length === 0 ? look : line => (voteWord(line) ? 'move' : look(line));
};

/**
 * Deals with a reply: plays what it says, if its author may, and writes the answer. When it is interrupted it
 * may be done again; nothing is played or answered twice.
 */
export const takeReply = async (deps: Deps, row: InboundRow, mail: ReadReply): Promise<void> => {
  const tx = direct(deps.db);
  const person = row.person_id === null ? undefined : await readPerson(tx, row.person_id);
  if (mail.automatic !== null || !person || (await isPersonBlocked(tx, person.id)))
    return ignore(deps, row, mail.automatic ?? 'nobody');
  const reply = { row: row as Reply['row'], mail, person };
  if (!(await isOwn(tx, reply))) return refuseForgery(deps, reply);
  const name = mail.messageId ?? mail.digest;
  if (!(await claimOnce(tx, row.id, sha256(`${person.id}:${name}`), mail.messageId)))
    return ignore(deps, row, 'repeated');
  await seen(deps, person.id);
  const outcome = await act(deps, tx, reply);
  if (outcome) await end(deps, reply, statusOf(outcome), outcome);
};

/**
 * Ends a mail that could not be dealt with in any try; the author of a reply is told. It is looked up anew, since a try may have begun
 * it. A mail without a return path was not written by a person (RFC 3834), whatever else it says.
 */
export const giveUpMail = async (deps: Deps, id: string): Promise<void> => {
  const tx = direct(deps.db);
  const row = await openMail(deps, id);
  if (!row) return;
  const person = row.person_id === null ? undefined : await readPerson(tx, row.person_id);
  if (!person || row.sender === '' || (await isPersonBlocked(tx, person.id)))
    return ignore(deps, row, 'trouble');
  const code = row.began === null ? 'reply-trouble' : 'reply-trouble-midway';
  const outcome = { ...nothingDone, why: { code, params: {} } };
  await end(deps, { row: row as Reply['row'], person }, 'refused', outcome);
};

const ignore = (deps: Deps, row: InboundRow, why: string): Promise<void> =>
  endInbound(
    direct(deps.db),
    row.id,
    'ignored',
    outcomeAsJson({ ...nothingDone, why: { code: why, params: {} } }),
    deps.clock(),
  );

/** Is it from one of the person's own addresses, as far as can be known? */
const isOwn = async (tx: Tx, { row, mail }: Reply): Promise<boolean> =>
  mail.vouched &&
  mail.from.length === 1 &&
  (await owns(tx, row.person_id, mail.from[0]!)) &&
  (await owns(tx, row.person_id, mail.sender));

const owns = async (tx: Tx, personId: string, address: string): Promise<boolean> => {
  try {
    return (await personByEmail(tx, cleanEmail(address).canonical))?.id === personId;
  } catch (error) {
    if (error instanceof Invalid) return false;
    throw error;
  }
};

/** The person is told, seldom: it may be their own mail from an address that we do not know. */
const refuseForgery = async (deps: Deps, reply: Reply): Promise<void> => {
  const since = new Date(deps.clock().getTime() - DAY);
  const earlier = await forgeriesSince(direct(deps.db), reply.row.person_id, since);
  const outcome = { ...nothingDone, why: { code: 'reply-not-yours', params: {} } };
  await end(deps, reply, 'refused', outcome, earlier < MOST_TO_FORGERIES);
};

/** Keeps what became of a mail and writes the answer to its author, both or neither. */
const end = (
  deps: Deps,
  { row, person }: Pick<Reply, 'row' | 'person'>,
  status: InboundStatus,
  outcome: ReplyOutcome,
  answered = true,
): Promise<void> =>
  deps.db.transaction(async tx => {
    const at = deps.clock();
    const since = new Date(at.getTime() - DAY);
    const again = status === 'refused' && outcome.why?.code !== 'reply-help';
    const same = again ? await sameRefusalsSince(tx, person.id, outcomeAsJson(outcome), since) : 0;
    await endInbound(tx, row.id, status, outcomeAsJson(outcome), at);
    const answers = await mailsSince(tx, person.id, 'mail-answer', since);
    if (!answered || same >= MOST_SAME_REFUSALS || answers >= MOST_ANSWERS) return;
    await enqueue(tx, [
      {
        id: newId(deps, 16),
        kind: 'mail-answer',
        personId: person.id,
        gameId: row.game_id,
        seat: row.seat,
        number: row.number,
        subjectId: row.id,
        dedupe: `g${row.game_id}.i${row.id}.answer`,
        at,
        sendAt: at,
      },
    ]);
  });

/** Null when it waits until its author has looked at it. */
const act = async (deps: Deps, tx: Tx, reply: Reply): Promise<ReplyOutcome | null> => {
  const { row } = reply;
  const { rest, attachments } = reply.mail;
  const besides = { ...nothingDone, rest, attachments };
  const game = await readGame(tx, row.game_id);
  const votes = await votesOf(tx, row);
  const [line = '', ...others] = reply.mail.commands;
  const answer = votes.length > 0 && others.length === 0 ? voteWord(line) : null;
  if (game && answer) {
    const { seat } = row;
    return {
      ...besides,
      ...(await answerVote(deps, tx, { game, seat, person: reply.person, votes, line, answer })),
    };
  }
  // Before a move such a word is one of politeness.
  const commandsIn = reply.mail.commands.filter(one => votes.length === 0 || !voteWord(one));
  const mail = { ...reply.mail, commands: commandsIn };
  // What has begun is finished, whatever it has changed itself.
  const why = row.began === null ? await hindrance(deps, tx, { ...reply, mail }, game) : null;
  if (why || !game) return { ...besides, why: why ?? { code: 'no-such-game', params: {} } };
  const writer = { seat: row.seat, language: cleanLanguage(reply.person.language) };
  const commands = commandsOfReply(titleOf(deps, game), mail.commands, writer);
  if (commands[0]?.kind === 'help') return { ...besides, why: { code: 'reply-help', params: {} } };
  if (row.began === null && (await readReplyChoice(tx, row.person_id)) === 'confirm')
    return wait(deps, reply, besides, commands);
  const number = row.began ?? game.number;
  if (row.began === null) await beginInbound(tx, row.id, number);
  const place = { gameId: game.id, seat: row.seat, number, key: row.id };
  return { ...besides, ...(await carryOutReply(deps, withoutSession(reply.person), place, commands)) };
};

/** Why nothing of a mail is carried out, before its commands are looked at. */
const hindrance = async (
  deps: Deps,
  tx: Tx,
  { row, mail }: Reply,
  game: GameRow | undefined,
): Promise<RefusedCommand | null> => {
  const params = {};
  const seats = await readSeats(tx, [row.game_id]);
  if (seats.find(seat => seat.seat === row.seat)?.person_id !== row.person_id)
    return { code: 'reply-seat-lost', params };
  if ((await readReplyChoice(tx, row.person_id)) === 'off') return { code: 'reply-off', params };
  if (mail.tooLarge) return { code: 'reply-too-large', params };
  if (mail.commands.length === 0) return { code: 'reply-empty', params };
  if (!game || game.phase === 'open') return { code: 'game-not-started', params };
  if (game.phase === 'ended') return { code: 'game-over', params };
  if (game.frozen_at) return { code: 'game-frozen', params };
  return outdated(deps, tx, game, row.number, row.seat);
};

/** Keeps what is to be played until its author has looked at it. */
const wait = async (
  deps: Deps,
  reply: Reply,
  besides: ReplyOutcome,
  commands: readonly Command[],
): Promise<ReplyOutcome | null> => {
  const left = commands.map(({ command }) => command);
  const at = commands.findIndex(({ kind }) => kind === 'unknown');
  const unknown = commands[at];
  if (unknown?.kind === 'unknown') {
    const { code, params } = unknown.error;
    return {
      ...besides,
      failed: { command: unknown.command, code, params },
      left: left.filter((_, n) => n !== at),
    };
  }
  await end(deps, reply, 'waiting', { ...besides, left });
  return null;
};
