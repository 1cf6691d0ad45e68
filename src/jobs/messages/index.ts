import type { GameMessageMail, MessageMail } from '../../mail/index.js';
import type { OutgoingMessage } from '../../service/delivery/deliveries.js';
import type { MessageKind } from '../../service/types.js';
import { placeNames } from '../../present/place-names.js';
import { plainNames } from '../../words/index.js';
import { messageWords } from '../../words/messages.js';
import { timeText } from '../../words/time.js';
import { calendarIn } from '../calendar-entry.js';
import type { LetterWording } from '../letter.js';
import { addressCheck, security } from './account.js';
import { channelOff } from './webhook-off.js';
import { mailAnswer } from './mail-answer.js';
import type { MessageText, MessageWriter, Writing } from './message.js';
import { announcement, blocked, byOperator, unblocked } from './operator.js';
import { orderOver } from './orders.js';
import { mailTested } from './test-mail.js';
import { gameCalledOff, invitationUndelivered, tableQuiet, tableRemoved, tableYours } from './tables.js';
import { seatLeft, seatLost, seatTaken } from './seats.js';
import { chatSaid } from './chat.js';
import { turnTimedOut } from './time-over.js';
import { resumed, vote, voteOver } from './votes.js';
import { watchedOver } from './watching.js';

/** The words of every kind of message. */
const writers: { readonly [kind in MessageKind]: MessageWriter } = {
  'order-over': orderOver,
  'time-over': turnTimedOut,
  vote,
  'vote-over': voteOver,
  resumed,
  'seat-left': seatLeft,
  'seat-taken': seatTaken,
  'seat-lost': seatLost,
  chat: chatSaid,
  'watched-over': watchedOver,
  'channel-off': channelOff,
  'test-mail': mailTested,
  'address-check': addressCheck,
  security,
  'mail-answer': mailAnswer,
  'game-called-off': gameCalledOff,
  'table-removed': tableRemoved,
  'table-yours': tableYours,
  'table-quiet': tableQuiet,
  'invitation-undelivered': invitationUndelivered,
  'by-operator': byOperator,
  blocked,
  unblocked,
  announcement,
};

/** What messages are written with; the presenters name the places of boards. */
type MessageWording = Pick<LetterWording, 'wordsFor'> & Partial<Pick<LetterWording, 'presenters'>>;

const writingOf = (message: OutgoingMessage, { wordsFor, presenters }: MessageWording): Writing => {
  const words = message.game && wordsFor(message.game.title);
  const players = message.game?.seats.map(seat => seat.name) ?? [];
  return {
    message,
    texts: messageWords[message.language],
    words,
    names:
      words &&
      plainNames(
        message.language,
        players,
        words,
        placeNames(presenters?.[message.game.title], message.language, message.game.settings),
      ),
    time: timeText(message.language, message.timeZone, 'full'),
  };
};

/** What a message says, in its reader's language. */
export const messageText = (message: OutgoingMessage, wording: MessageWording): MessageText =>
  writers[message.topic](writingOf(message, wording));

/** A message that answers somebody's mail says so, and may be answered in turn. */
const answering = ({
  data: { replyTo, answers },
}: OutgoingMessage): Pick<MessageMail, 'replyTo' | 'answers'> => ({
  ...(typeof replyTo === 'string' ? { replyTo } : {}),
  ...(typeof answers === 'string' ? { answers } : {}),
});

/** A message as a mail. */
export const writeMessage = (
  message: OutgoingMessage,
  wording: LetterWording,
): MessageMail | GameMessageMail => {
  const writing = writingOf(message, wording);
  const { lines = [], button = null, why, ...text } = messageText(message, wording);
  const mail: MessageMail = {
    id: message.messageId,
    delivery: message.delivery,
    to: message.to,
    language: message.language,
    at: message.at,
    unsubscribeAll: message.unsubscribeAll,
    kind: 'message',
    topic: message.topic,
    ...text,
    lines,
    button: button !== null && 'page' in button && !message.visible ? null : button,
    ...answering(message),
    why: why ?? writing.texts.shared.whyPlayer,
  };
  if (!message.game || !writing.words) return mail;
  const { name } = writing.words.title(message.language);
  return {
    ...mail,
    game: { id: message.game.id, title: name, name: message.game.name },
    previous: message.previous,
    unsubscribe: message.unsubscribe,
    seatToken: message.seatSecret,
    ...calendarIn(message),
  };
};
