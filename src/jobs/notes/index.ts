import type { GameNoteMail, NoteMail } from '../../mail/index.js';
import type { OutgoingNote } from '../../service/deliveries.js';
import type { NoteKind } from '../../service/types.js';
import { plainNames } from '../../words/index.js';
import type { Wording } from '../letter.js';
import { moment } from '../moment.js';
import { addressCheck, playerLeft, security } from './account.js';
import { channelOff } from './channels.js';
import type { NoteText, WriteNote, Writing } from './note.js';
import { orderOver } from './orders.js';
import { gameCalledOff } from './tables.js';
import { talk } from './talk.js';
import { watchedOver } from './watching.js';

/** The words of every kind of note. */
const writers: { readonly [kind in NoteKind]: WriteNote } = {
  'order-over': orderOver,
  chat: talk,
  'watched-over': watchedOver,
  'channel-off': channelOff,
  'address-check': addressCheck,
  security,
  'player-left': playerLeft,
  'game-called-off': gameCalledOff,
};

const writingOf = (note: OutgoingNote, { wordsFor }: Pick<Wording, 'wordsFor'>): Writing => {
  const words = note.game && wordsFor(note.game.title);
  const players = note.game?.seats.map(seat => seat.name) ?? [];
  return {
    note,
    say: (german, english) => (note.language === 'de' ? german : english),
    words,
    names: words && plainNames(note.language, players, words),
    time: at => moment(at, note.language, note.timeZone),
  };
};

/** What a note says, in its reader's language. */
export const noteText = (note: OutgoingNote, wording: Pick<Wording, 'wordsFor'>): NoteText =>
  writers[note.topic](writingOf(note, wording));

/** A note as a mail. */
export const writeNote = (note: OutgoingNote, wording: Wording): NoteMail | GameNoteMail => {
  const writing = writingOf(note, wording);
  const { lines = [], button = null, why, ...text } = noteText(note, wording);
  const mail: NoteMail = {
    id: note.messageId,
    delivery: note.delivery,
    to: note.to,
    language: note.language,
    at: note.at,
    kind: 'note',
    topic: note.topic,
    ...text,
    lines,
    button,
    why:
      why ??
      writing.say(
        'Sie bekommen diese Mail, weil Sie in dieser Partie mitspielen.',
        'You get this mail because you play in this game.',
      ),
  };
  if (!note.game || !writing.words) return mail;
  const { name } = writing.words.title(note.language);
  return {
    ...mail,
    game: { id: note.game.id, title: name, name: note.game.name },
    previous: note.previous,
    unsubscribe: note.unsubscribe,
  };
};
