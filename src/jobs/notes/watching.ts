import type { WriteNote } from './note.js';

/** A game that the reader follows has ended. */
export const watchedOver: WriteNote = ({ note, say, words }) => {
  const { game, language } = note;
  const name = game?.name ?? '';
  const result = game?.result ?? null;
  const reason = result && words ? words.reason(language, result.reason) : '';
  const scores = result?.scores ?? [];
  return {
    subject: say('Die Partie ist beendet', 'The game is over'),
    heading: say(`„${name}“ ist beendet`, `“${name}” is over`),
    paragraphs: reason === '' ? [say('Sie haben zugesehen.', 'You were looking on.')] : [reason],
    lines: scores.map(
      ({ seat, points }) =>
        `${game?.seats.find(one => one.seat === seat)?.name ?? ''}: ${new Intl.NumberFormat(language).format(points)}`,
    ),
    button: { label: say('Partie ansehen', 'Look at the game'), page: 'turn' },
    why: say(
      'Sie bekommen diese Mail, weil Sie dieser Partie zusehen und vom Ende hören wollten.',
      'You get this mail because you follow this game and wanted to hear of its end.',
    ),
  };
};
