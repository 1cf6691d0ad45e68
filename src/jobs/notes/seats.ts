import { playerName } from '../../words/index.js';
import type { WriteNote } from './note.js';

/** Somebody has left a seat of a running game. `data`: `{ name, seat, why, waits }` */
export const seatLeft: WriteNote = ({ note, say }) => {
  const { name, why, waits } = note.data as { name: string; why: string; waits: boolean };
  return {
    subject:
      why === 'gone'
        ? say('Ein Platz ist frei', 'A seat is free')
        : say(`Der Platz von ${name} ist frei`, `The seat of ${name} is free`),
    heading: say('Ein Platz ist frei', 'A seat is free'),
    paragraphs: [
      why === 'voted'
        ? say(
            `Sie und Ihre Mitspieler haben beschlossen, den Platz von ${name} neu zu besetzen.`,
            `You and the other players have decided to replace ${name}.`,
          )
        : why === 'gone'
          ? say(
              'Jemand hat das Konto gelöscht und spielt nicht mehr mit.',
              'A player has deleted the account and does not play any more.',
            )
          : say(`${name} spielt nicht mehr mit.`, `${name} does not play any more.`),
      waits
        ? say(
            'Die Partie wartet, bis jemand den Platz übernimmt.',
            'The game waits until somebody takes the seat over.',
          )
        : say(
            'Die Partie geht weiter, bis dieser Platz am Zug ist; dann wartet sie.',
            'The game goes on until it is that seat’s turn; then it waits.',
          ),
      say(
        'Wer mitspielt, kann jemanden dafür einladen. Sie können auch vorschlagen, die Partie zu beenden.',
        'Every player can invite somebody to it. You can also ask to end the game.',
      ),
    ],
    button: { label: say('Jemanden einladen', 'Invite somebody'), page: 'seats' },
  };
};

/** Somebody has come to a seat of a running game. `data`: `{ name, former, seat }` */
export const seatTaken: WriteNote = ({ note, say }) => {
  const { name, former: before } = note.data as { name: string; former: string };
  const former = playerName(note.language, before);
  return {
    subject: say(`${name} spielt jetzt mit`, `${name} plays now`),
    heading: say('Ein Platz ist neu besetzt', 'Somebody has taken a seat'),
    paragraphs: [
      former === ''
        ? say(`${name} spielt jetzt mit.`, `${name} plays now.`)
        : say(`${name} spielt jetzt für ${former}.`, `${name} plays now for ${former}.`),
    ],
    button: { label: say('Zur Partie', 'To the game'), page: 'turn' },
  };
};

/** The others have decided to replace the reader. `data`: `{ seat }` */
export const seatLost: WriteNote = ({ say }) => ({
  subject: say('Ihr Platz wird neu besetzt', 'Your seat goes to somebody else'),
  heading: say('Sie spielen hier nicht mehr mit', 'You do not play here any more'),
  paragraphs: [
    say(
      'Die Partie hat auf Sie gewartet, und Ihre Mitspieler haben beschlossen, Ihren Platz neu zu besetzen. Ihre Links aus früheren Mails gelten nicht mehr. Was Sie gespielt haben, bleibt als das Ihre im Protokoll.',
      'The game waited for you, and the other players have decided to replace you. Your links from earlier mails do not work any more. What you have played stays yours in the log.',
    ),
  ],
  button: { label: say('Die Partie ansehen', 'Look at the game'), page: 'turn' },
  why: say(
    'Sie bekommen diese Mail, weil Sie in dieser Partie mitgespielt haben.',
    'You get this mail because you have played in this game.',
  ),
});
