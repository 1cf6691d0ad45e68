import type { Seat } from '../../engine/core/index.js';
import {
  direct,
  invitationById,
  lastActed,
  loginLinkById,
  previousMail,
  previousTurnMail,
  readGame,
  readPerson,
  undoneBetween,
  type DeliveryKind,
  type DeliveryRow,
  type GameRow,
  type MessageKind,
  type PersonRow,
  type SeatKind,
} from '../../db/index.js';
import { withoutSession } from '../actors.js';
import type { Deps } from '../deps.js';
import { showGame } from '../tables/games.js';
import { openingFacts, position, sinceLastTurn } from '../log/history.js';
import { replyAddressFor } from '../inbound/addresses.js';
import { isOutOfDate } from './out-of-date.js';
import { messageData } from './message-data.js';
import type {
  AnyOutgoing,
  Outgoing,
  OutgoingAtSeat,
  OutgoingDigest,
  OutgoingInvitation,
  OutgoingMessage,
  OutgoingSignIn,
  OutgoingTurns,
} from './outgoing.js';
import { mailedOrders } from '../orders/mail.js';
import { unsubscribeToken } from '../account/people.js';
import { unsubscribeAllToken } from '../prefs/unsubscribe-all.js';
import { isChosen } from '../prefs/choices.js';
import { gatherHeld } from '../prefs/digest.js';
import { bounceToken, linkSecret } from '../secrets.js';
import { seatSecret } from '../account/seat-secret.js';
import { gatherChat } from '../chat/tell.js';
import { tableMatesOf } from '../tables/table-mates.js';
import { withCalendarEntry } from './calendar-entry.js';
import { mayLook } from '../tables/watching.js';
import { cleanLanguage, nameFromEmail } from '../text.js';
import type { GameDetail } from '../types.js';

/** What a claimed mail says; null where there is nothing to say any more. */
export const gather = (deps: Deps, row: DeliveryRow, urgent: boolean): Promise<Outgoing | null> => {
  if (row.kind === 'sign-in') return gatherSignIn(deps, row);
  if (row.kind === 'invitation') return gatherInvitation(deps, row);
  if (row.kind === 'turns') return gatherTurns(deps, row, urgent);
  return row.kind === 'digest' ? gatherDigest(deps, row) : gatherAlone(deps, row, row.kind, urgent);
};

/** With what its receiver's calendar is told; what is told together leaves calendars alone. */
const gatherAlone = async (
  deps: Deps,
  row: DeliveryRow,
  kind: SeatKind | MessageKind,
  urgent: boolean,
): Promise<OutgoingAtSeat | OutgoingMessage | null> => {
  const news = await gatherNews(deps, row, kind, urgent);
  return news && withCalendarEntry(deps, row, news);
};

const gatherNews = (
  deps: Deps,
  row: DeliveryRow,
  kind: SeatKind | MessageKind,
  urgent: boolean,
): Promise<OutgoingAtSeat | OutgoingMessage | null> =>
  isSeatKind(kind) ? gatherAtSeat(deps, row, kind, urgent) : gatherMessage(deps, row, kind);

const gatherDigest = async (deps: Deps, row: DeliveryRow): Promise<OutgoingDigest | null> => {
  const person = row.person_id === null ? undefined : await readPerson(direct(deps.db), row.person_id);
  if (!person) return null;
  const held = await gatherHeld(deps, row, one =>
    gatherNews(deps, one, one.kind as SeatKind | MessageKind, false),
  );
  return held.length === 0 ? null : { kind: 'digest', ...toPerson(deps, row, person), held };
};

const gatherTurns = async (deps: Deps, row: DeliveryRow, urgent: boolean): Promise<OutgoingTurns | null> => {
  const person = row.person_id === null ? undefined : await readPerson(direct(deps.db), row.person_id);
  if (!person) return null;
  const held = await gatherHeld(deps, row, one =>
    gatherAtSeat(deps, one, one.kind as OutgoingAtSeat['kind'], false),
  );
  return held.length === 0 ? null : { kind: 'turns', ...toPerson(deps, row, person), held, urgent };
};

/** What a mail to somebody of ours that is about no single game has. */
const toPerson = (deps: Deps, row: DeliveryRow, person: PersonRow): AnyOutgoing => ({
  messageId: row.message_id,
  delivery: handleOf(deps, row),
  to: mailbox(person),
  language: cleanLanguage(person.language),
  timeZone: person.timeZone,
  at: row.created_at,
  unsubscribeAll: unsubscribeAllToken(deps, person.id),
});

/** Is it told to a seat, with the position that the seat sees? */
export const isSeatKind = (kind: DeliveryKind): kind is SeatKind =>
  ['game-started', 'turn', 'offer', 'reminder', 'game-over'].includes(kind);

const gatherSignIn = async (deps: Deps, row: DeliveryRow): Promise<OutgoingSignIn | null> => {
  const link = await loginLinkById(deps.db, row.subject_id ?? '');
  if (!link || link.expiresAt <= deps.clock()) return null;
  const person = row.person_id && (await readPerson(direct(deps.db), row.person_id));
  return {
    kind: 'sign-in',
    messageId: row.message_id,
    delivery: handleOf(deps, row),
    to: { name: person ? person.name : nameFromEmail(link.email), address: link.email },
    language: cleanLanguage(link.language),
    timeZone: person ? person.timeZone : 'UTC',
    at: row.created_at,
    unsubscribeAll: null,
    secret: linkSecret(deps, 'sign-in', row.subject_id ?? ''),
    minutes: Math.round((link.expiresAt.getTime() - row.created_at.getTime()) / 60_000),
  };
};

const handleOf = (deps: Deps, { id }: DeliveryRow): AnyOutgoing['delivery'] => ({
  id,
  bounceToken: bounceToken(deps, id),
});

const mailbox = (person: PersonRow): { readonly name: string; readonly address: string } => ({
  name: person.name,
  address: person.email,
});

const gatherInvitation = async (deps: Deps, row: DeliveryRow): Promise<OutgoingInvitation | null> => {
  const invitation = await invitationById(deps.db, row.subject_id ?? '');
  if (!invitation) return null;
  const [by, guest] = await Promise.all([
    readPerson(direct(deps.db), invitation.byPerson),
    row.person_id ? readPerson(direct(deps.db), row.person_id) : null,
  ]);
  return {
    kind: 'invitation',
    messageId: row.message_id,
    delivery: handleOf(deps, row),
    to: {
      name: guest?.name ?? (invitation.name || nameFromEmail(invitation.email)),
      address: guest?.email ?? invitation.email,
    },
    language: cleanLanguage(invitation.language),
    timeZone: guest?.timeZone ?? 'UTC',
    at: row.created_at,
    unsubscribeAll: guest ? unsubscribeAllToken(deps, guest.id) : null,
    game: await showGame(deps, null, invitation.gameId),
    tableMates: await tableMatesOf(direct(deps.db), invitation.gameId, invitation.seatNo),
    secret: linkSecret(deps, 'invitation', invitation.id),
    from: by?.name ?? '',
  };
};

/** What a message says now; null when there is nobody to tell, or nothing any more. */
export const gatherMessage = async (
  deps: Deps,
  row: DeliveryRow,
  topic: MessageKind,
): Promise<OutgoingMessage | null> => {
  const { person_id: personId, game_id: gameId } = row;
  const person = personId === null ? undefined : await readPerson(direct(deps.db), personId);
  if (!person) return null;
  const data = await messageData(deps, row);
  if (!data) return null;
  const game = gameId === null ? null : await showGame(deps, withoutSession(person), gameId);
  return {
    kind: 'message',
    topic,
    messageId: row.message_id,
    delivery: handleOf(deps, row),
    to: typeof data['to'] === 'string' ? { name: '', address: data['to'] } : mailbox(person),
    language: cleanLanguage(person.language),
    timeZone: person.timeZone,
    at: row.created_at,
    // An address that is being checked may be somebody else's.
    unsubscribeAll: isChosen(topic) ? unsubscribeAllToken(deps, person.id) : null,
    data,
    game,
    seat: row.seat,
    previous: gameId === null ? null : ((await previousMail(direct(deps.db), row))?.message_id ?? null),
    unsubscribe: gameId === null ? null : unsubscribeToken(deps, person.id, gameId),
    seatSecret: await seatSecretOf(deps, row, game),
    visible: game !== null && (await mayLook(deps, withoutSession(person), game.id, null)),
  };
};

/** Of the seat that the message is about, or else of any that its receiver plays. */
const seatSecretOf = async (
  deps: Deps,
  { channel, person_id: personId, seat }: DeliveryRow,
  game: GameDetail | null,
): Promise<string | null> => {
  if (channel !== 'mail' || personId === null || game === null) return null;
  const own = game.mine.find(mine => mine === seat) ?? game.mine[0];
  return own === undefined ? null : seatSecret(deps, personId, game.id, own);
};

const gatherAtSeat = async (
  deps: Deps,
  row: DeliveryRow,
  kind: OutgoingAtSeat['kind'],
  urgent: boolean,
): Promise<OutgoingAtSeat | null> => {
  const { person_id: personId, game_id: gameId, seat } = row;
  if (personId === null || gameId === null || seat === null) return null;
  const [game, person] = await Promise.all([
    readGame(direct(deps.db), gameId),
    readPerson(direct(deps.db), personId),
  ]);
  if (!game || !person || !isDue(game, kind, seat) || (await isOutOfDate(deps, row))) return null;
  const actor = withoutSession(person);
  const shown = await showGame(deps, actor, gameId);
  if (!shown.mine.includes(seat)) return null;
  const now = await position(deps, actor, { gameId, seat });
  const since = await sinceLastTurn(deps, actor, { gameId, seat });
  const [first] = since;
  const then = first ? await position(deps, actor, { gameId, seat, number: first.number - 1 }) : now;
  return {
    kind,
    messageId: row.message_id,
    delivery: handleOf(deps, row),
    to: mailbox(person),
    language: actor.language,
    timeZone: person.timeZone,
    at: row.created_at,
    unsubscribeAll: unsubscribeAllToken(deps, personId),
    game: shown,
    seat,
    position: now,
    opening: since.length === now.of ? await openingFacts(deps, gameId) : [],
    since,
    before: then.view,
    previous: (await previousMail(direct(deps.db), row))?.message_id ?? null,
    seatSecret: await seatSecret(deps, personId, gameId, seat),
    unsubscribe: unsubscribeToken(deps, personId, gameId),
    again: await isAgain(deps, row, gameId, seat),
    orders: await mailedOrders(deps, row, since),
    ...(kind === 'game-over'
      ? {}
      : await replyAddressFor(deps, { gameId, personId, seat, number: now.number })),
    urgent,
    deadline: deadlineAt(deps, shown, seat),
    chat: kind === 'game-started' ? { chat: [], more: 0 } : await gatherChat(deps, row),
  };
};

const deadlineAt = (
  deps: Deps,
  { clocks }: OutgoingAtSeat['game'],
  seat: Seat,
): NonNullable<OutgoingAtSeat['deadline']> | null => {
  const at = clocks.find(clock => clock.seat === seat)?.deadline;
  return at ? { at, left: at.getTime() - deps.clock().getTime() } : null;
};

/** What is asked is only said while it is asked. */
const isDue = (game: GameRow, kind: OutgoingAtSeat['kind'], seat: Seat): boolean =>
  kind === 'game-started' ||
  kind === 'game-over' ||
  (game.phase === 'running' && game.turn?.asked.includes(seat) === true);

/** Was an earlier turn mail made void by an undo, without the seat having acted on it? */
const isAgain = async (deps: Deps, row: DeliveryRow, gameId: string, seat: Seat): Promise<boolean> => {
  const tx = direct(deps.db);
  const number = row.number ?? 0;
  if (await undoneBetween(tx, gameId, number - 1, number)) return true;
  const earlier = await previousTurnMail(tx, row);
  if (earlier === null || (await lastActed(tx, gameId, seat)) > earlier) return false;
  return undoneBetween(tx, gameId, earlier, number);
};
