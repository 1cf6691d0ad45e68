import type { WriteNote } from './note.js';

/** `data`: `{ by: string }`, who called it off. */
export const gameCalledOff: WriteNote = ({ note, say }) => {
  const by = note.data['by'] as string;
  return {
    subject: say('Die Partie findet nicht statt', 'The game is off'),
    heading: say('Die Partie findet nicht statt', 'The game is off'),
    paragraphs: [
      say(
        `${by} hat die Partie abgesagt, bevor sie begonnen hat. Ihr Platz ist damit frei.`,
        `${by} called the game off before it began. Your seat is free again.`,
      ),
    ],
    button: { label: say('Offene Partien', 'Open tables'), path: '/tables' },
    why: say('Sie hatten einen Platz in dieser Partie.', 'You had a seat in this game.'),
  };
};

/** `data`: `{ by: string }`, the creator who took the seat back. */
export const tableRemoved: WriteNote = ({ note, say }) => {
  const by = note.data['by'] as string;
  return {
    subject: say('Ihr Platz ist wieder frei', 'Your seat is free again'),
    heading: say('Ihr Platz ist wieder frei', 'Your seat is free again'),
    paragraphs: [
      say(
        `${by} hat diese Partie ausgeschrieben und Ihren Platz wieder freigegeben, bevor sie begonnen hat.`,
        `${by} created this game and has freed your seat again before it began.`,
      ),
    ],
    button: { label: say('Offene Partien', 'Open tables'), path: '/tables' },
    why: say('Sie hatten einen Platz in dieser Partie.', 'You had a seat in this game.'),
  };
};

/** `data`: `{ by: string }`, who hands it over; empty when they have left. */
export const tableYours: WriteNote = ({ note, say }) => {
  const by = note.data['by'] as string;
  const title = say('Sie leiten jetzt diese Partie', 'You lead this game now');
  return {
    subject: title,
    heading: title,
    paragraphs: [
      by === ''
        ? say(
            'Wer die Partie angelegt hat, spielt nicht mehr mit. Sie haben den ersten besetzten Platz und leiten sie jetzt.',
            'Whoever created the game does not play any more. You have the first seat that is taken, and lead it now.',
          )
        : say(`${by} hat Ihnen die Leitung der Partie übergeben.`, `${by} has handed the game over to you.`),
      say(
        'Sie können einladen, freie Plätze vergeben und sagen, wer zusehen darf.',
        'You can invite, give free seats away and say who may look on.',
      ),
    ],
    button: { label: say('Partie öffnen', 'Open the game'), page: 'turn' },
  };
};

/** `data`: `{ days: number, last: number }`, since when nothing has changed, and when it leaves the list. */
export const tableQuiet: WriteNote = ({ note, say }) => {
  const { days, last } = note.data as { days: number; last: number };
  const title = say('Sucht Ihre Partie noch Mitspieler?', 'Does your game still look for players?');
  return {
    subject: title,
    heading: title,
    paragraphs: [
      say(
        `Seit ${days} Tagen hat sich an dieser Partie nichts geändert. In ${last} Tagen verschwindet sie aus der Liste der offenen Partien; die Partie selbst und Ihre Einladungen bleiben.`,
        `Nothing has changed at this game for ${days} days. In ${last} days it leaves the list of open tables; the game itself and your invitations stay.`,
      ),
      say(
        'Soll sie stehen bleiben, speichern Sie auf ihrer Seite unter „Mitspieler suchen“ einfach noch einmal.',
        'To let it stay, just save again on its page under “Look for players”.',
      ),
    ],
    button: { label: say('Partie öffnen', 'Open the game'), page: 'turn' },
    why: say('Sie haben diese Partie ausgeschrieben.', 'You created this game.'),
  };
};
