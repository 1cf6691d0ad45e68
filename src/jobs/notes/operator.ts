import type { DoneToGame } from '../../service/operator/reason.js';
import type { NoteText, WriteNote, Writing } from './note.js';

const because = ({ note, say }: Writing): readonly string[] => {
  const reason = note.data['reason'];
  return typeof reason === 'string' && reason !== ''
    ? [say(`Dazu schreibt der Betreiber: ${reason}`, `The operator writes about it: ${reason}`)]
    : [];
};

type Told = { readonly [act in DoneToGame]: (writing: Writing) => Pick<NoteText, 'heading' | 'paragraphs'> };

const told: Told = {
  freeze: ({ say }) => ({
    heading: say('Der Betreiber hat die Partie angehalten', 'The operator has put the game on hold'),
    paragraphs: [
      say(
        'Bis auf Weiteres kann niemand ziehen. Alle Uhren stehen, und auch Abstimmungen warten.',
        'Nobody can move for the time being. All clocks stand, and votes wait, too.',
      ),
    ],
  }),
  unfreeze: ({ say }) => ({
    heading: say('Die Partie geht weiter', 'The game goes on'),
    paragraphs: [
      say(
        'Der Betreiber hatte sie angehalten. Niemand hat dabei Zeit verloren.',
        'The operator had put it on hold. Nobody has lost time meanwhile.',
      ),
    ],
  }),
  replace: ({ note, say }) => {
    const { name, seat } = note.data as { name: string; seat: number };
    return note.seat === seat
      ? {
          heading: say('Sie spielen hier nicht mehr mit', 'You do not play here any more'),
          paragraphs: [
            say(
              'Der Betreiber hat Ihren Platz freigemacht. Ihre Links aus früheren Mails gelten nicht mehr. Was Sie gespielt haben, bleibt als das Ihre im Protokoll.',
              'The operator has freed your seat. Your links from earlier mails do not work any more. What you have played stays yours in the log.',
            ),
          ],
        }
      : {
          heading: say('Ein Platz ist frei', 'A seat is free'),
          paragraphs: [
            say(
              `Der Betreiber hat den Platz von ${name} freigemacht. Wer mitspielt, kann jemanden dafür einladen.`,
              `The operator has freed the seat of ${name}. Every player can invite somebody to it.`,
            ),
          ],
        };
  },
  end: ({ say }) => ({
    heading: say('Der Betreiber hat die Partie beendet', 'The operator has ended the game'),
    paragraphs: [
      say('Sie bleibt mit ihrer Geschichte zu sehen.', 'It can still be looked at, with its history.'),
    ],
  }),
};

/** `data`: `{ act, reason, name?, seat? }` */
export const byOperator: WriteNote = writing => {
  const { note, say } = writing;
  const { heading, paragraphs } = told[note.data['act'] as DoneToGame](writing);
  return {
    subject: heading,
    heading,
    paragraphs: [...paragraphs, ...because(writing)],
    button: { label: say('Zur Partie', 'To the game'), page: 'turn' },
    why: say(
      'Sie bekommen diese Mail, weil Sie in dieser Partie mitspielen oder mitgespielt haben.',
      'You get this mail because you play or have played in this game.',
    ),
  };
};

const ofAccount = ({ say }: Writing): string =>
  say(
    'Sie bekommen diese Mail, weil sie Ihr Konto betrifft.',
    'You get this mail because it is about your account.',
  );

/** `data`: `{ reason }` */
export const blocked: WriteNote = writing => {
  const { say } = writing;
  return {
    subject: say('Ihr Konto ist gesperrt', 'Your account is blocked'),
    heading: say('Ihr Konto ist gesperrt', 'Your account is blocked'),
    paragraphs: [
      say(
        'Sie können sich nicht mehr anmelden und nicht mehr ziehen, und Sie bekommen keine Mails mehr. Ihre Partien gehen ohne Sie weiter.',
        'You can no longer sign in or move, and you get no more mails. Your games go on without you.',
      ),
      ...because(writing),
    ],
    why: ofAccount(writing),
  };
};

/** `data`: `{ reason }` */
export const unblocked: WriteNote = writing => {
  const { say } = writing;
  return {
    subject: say('Ihr Konto ist wieder offen', 'Your account is open again'),
    heading: say('Ihr Konto ist wieder offen', 'Your account is open again'),
    paragraphs: [
      say(
        'Sie können sich wieder anmelden und spielen. Zugriffstoken müssen Sie neu anlegen.',
        'You can sign in and play again. Access tokens have to be made anew.',
      ),
      ...because(writing),
    ],
    button: { label: say('Anmelden', 'Sign in'), path: '/in' },
    why: ofAccount(writing),
  };
};

/** `data`: `{ german, english }`; an empty line begins a new paragraph. */
export const announcement: WriteNote = ({ note, say }) => {
  const { german, english } = note.data as { german: string; english: string };
  return {
    subject: say('Nachricht von Bahnpost', 'A message from Bahnpost'),
    heading: say('Der Betreiber teilt mit', 'The operator writes'),
    paragraphs: say(german, english).split(/\n{2,}/),
    why: say(
      'Sie bekommen diese Mail, weil Sie hier ein Konto haben.',
      'You get this mail because you have an account here.',
    ),
  };
};
