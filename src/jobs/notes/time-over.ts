import type { WriteNote } from './note.js';

/** A player's time was over, and it was passed for the seat. */
export const timeOver: WriteNote = ({ note, say, time }) => ({
  subject: say('Ihre Zeit war um: es wurde gepasst', 'Your time was up: passed for you'),
  heading: say('Ihre Zeit war um', 'Your time was up'),
  paragraphs: [
    say(
      `Am ${time(note.at)} war Ihre Zeit für diesen Zug um. Wie es für diese Partie vereinbart ist, wurde für Sie gepasst.`,
      `On ${time(note.at)} your time for this turn was up. As agreed for this game, a pass was made for you.`,
    ),
    say(
      'Sie spielen weiter mit: beim nächsten Mal läuft Ihre Zeit wieder wie zuvor.',
      'You are still in the game: your time runs again when it is next your turn.',
    ),
  ],
  button: { label: say('Partie öffnen', 'Open the game'), page: 'turn' },
});
