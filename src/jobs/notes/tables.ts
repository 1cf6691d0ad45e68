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
