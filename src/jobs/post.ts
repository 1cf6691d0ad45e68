import type { Mail, Mailer } from '../mail/index.js';
import type { Outgoing, OutgoingInvitation, OutgoingSignIn } from '../service/delivery/deliveries.js';
import { tableMatesSentence } from '../words/table-mates.js';
import { adviceSentences } from '../words/advice.js';
import { timeSentences } from '../words/game-time.js';
import type { Language } from '../words/index.js';
import type { Post } from './deliver.js';
import { writeDigestLetter } from './digest-letter.js';
import { settingLine, writeAtSeat, type LetterWording } from './letter.js';
import { writeMessage } from './messages/index.js';
import { drawOpening } from './opening-picture.js';
import { writeTurns } from './turns-letter.js';

/** Words what the outbox holds in the reader's language and sends it. */
export const createPost = (mailer: Mailer, wording: LetterWording): Post => ({
  send: async outgoing => (await mailer.send(await toMail(outgoing, wording))).response,
  away: () => mailer.away(),
});

/** What a mail says, ready for the templates. */
export const toMail = async (outgoing: Outgoing, wording: LetterWording): Promise<Mail> => {
  if (outgoing.kind === 'sign-in') return signIn(outgoing);
  if (outgoing.kind === 'invitation') return invitation(outgoing, wording);
  if (outgoing.kind === 'digest') return writeDigestLetter(outgoing, wording);
  if (outgoing.kind === 'turns') return writeTurns(outgoing, wording);
  return outgoing.kind === 'message' ? writeMessage(outgoing, wording) : writeAtSeat(outgoing, wording);
};

const envelope = ({ messageId, delivery, to, language, at, unsubscribeAll }: Outgoing): EnvelopeOf => ({
  id: messageId,
  delivery,
  to,
  language,
  at,
  unsubscribeAll,
});

type EnvelopeOf = {
  readonly id: string;
  readonly delivery: Outgoing['delivery'];
  readonly to: Outgoing['to'];
  readonly language: Language;
  readonly at: Date;
  readonly unsubscribeAll: string | null;
};

const signIn = (mail: OutgoingSignIn): Mail => ({
  ...envelope(mail),
  kind: 'sign-in',
  secret: mail.secret,
  minutes: mail.minutes,
});

const invitation = async (mail: OutgoingInvitation, wording: LetterWording): Promise<Mail> => {
  const { titles, wordsFor } = wording;
  const { game, language, tableMates } = mail;
  const words = wordsFor(game.title);
  const { name, about, awaits } = words.title(language);
  const seats = game.seats.length;
  const chosen = (titles.get(game.title)?.settings ?? []).filter(
    def => !def.hidden && game.settings[def.id] !== def.values[0],
  );
  return {
    ...envelope(mail),
    kind: 'invitation',
    game: { id: game.id, title: name, name: game.name },
    previous: null,
    unsubscribe: null,
    secret: mail.secret,
    from: mail.from,
    seats,
    tableMates: tableMatesSentence(language, { ...tableMates, seats }),
    about: awaits === undefined ? [about] : [about, awaits],
    picture: await drawOpening(game, language, wording),
    settings: [
      ...timeSentences(language, game.time),
      ...chosen.flatMap(def => settingLine({ language, settings: game.settings }, words, def)),
      ...adviceSentences(language, game),
    ],
  };
};
