import type { GameNoteMail, NoteMail } from '../../mail/index.js';
import type { OutgoingMessage } from '../../service/delivery/deliveries.js';
import type { MessageKind } from '../../service/types.js';
import { plainNames } from '../../words/index.js';
import { noteWords } from '../../words/messages.js';
import { timeText } from '../../words/time.js';
import type { Wording } from '../letter.js';
import { addressCheck, security } from './account.js';
import { channelOff } from './webhook-off.js';
import { mailAnswer } from './mail-answer.js';
import type { NoteText, WriteNote, Writing } from './note.js';
import { announcement, blocked, byOperator, unblocked } from './operator.js';
import { orderOver } from './orders.js';
import { testMail } from './test-mail.js';
import { gameCalledOff, tableQuiet, tableRemoved, tableYours } from './tables.js';
import { seatLeft, seatLost, seatTaken } from './seats.js';
import { talk } from './talk.js';
import { timeOver } from './time-over.js';
import { resumed, vote, voteOver } from './votes.js';
import { watchedOver } from './watching.js';

/** The words of every kind of note. */
const writers: { readonly [kind in MessageKind]: WriteNote } = {
  'order-over': orderOver,
  'time-over': timeOver,
  vote,
  'vote-over': voteOver,
  resumed,
  'seat-left': seatLeft,
  'seat-taken': seatTaken,
  'seat-lost': seatLost,
  chat: talk,
  'watched-over': watchedOver,
  'channel-off': channelOff,
  'test-mail': testMail,
  'address-check': addressCheck,
  security,
  'mail-answer': mailAnswer,
  'game-called-off': gameCalledOff,
  'table-removed': tableRemoved,
  'table-yours': tableYours,
  'table-quiet': tableQuiet,
  'by-operator': byOperator,
  blocked,
  unblocked,
  announcement,
};

const writingOf = (note: OutgoingMessage, { wordsFor }: Pick<Wording, 'wordsFor'>): Writing => {
  const words = note.game && wordsFor(note.game.title);
  const players = note.game?.seats.map(seat => seat.name) ?? [];
  return {
    note,
    texts: noteWords[note.language],
    words,
    names: words && plainNames(note.language, players, words),
    time: timeText(note.language, note.timeZone, 'full'),
  };
};

/** What a note says, in its reader's language. */
export const noteText = (note: OutgoingMessage, wording: Pick<Wording, 'wordsFor'>): NoteText =>
  writers[note.topic](writingOf(note, wording));

/** A note that answers somebody's mail says so, and may be answered in turn. */
const answering = ({
  data: { replyTo, answers },
}: OutgoingMessage): Pick<NoteMail, 'replyTo' | 'answers'> => ({
  ...(typeof replyTo === 'string' ? { replyTo } : {}),
  ...(typeof answers === 'string' ? { answers } : {}),
});

/** A note as a mail. */
export const writeMessage = (note: OutgoingMessage, wording: Wording): NoteMail | GameNoteMail => {
  const writing = writingOf(note, wording);
  const { lines = [], button = null, why, ...text } = noteText(note, wording);
  const mail: NoteMail = {
    id: note.messageId,
    delivery: note.delivery,
    to: note.to,
    language: note.language,
    at: note.at,
    unsubscribeAll: note.unsubscribeAll,
    kind: 'note',
    topic: note.topic,
    ...text,
    lines,
    button: button !== null && 'page' in button && !note.visible ? null : button,
    ...answering(note),
    why: why ?? writing.texts.shared.whyPlayer,
  };
  if (!note.game || !writing.words) return mail;
  const { name } = writing.words.title(note.language);
  return {
    ...mail,
    game: { id: note.game.id, title: name, name: note.game.name },
    previous: note.previous,
    unsubscribe: note.unsubscribe,
    seatToken: note.seatSecret,
  };
};
