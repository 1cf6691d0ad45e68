import type { votesProblems as en } from '../../en/problems/votes.js';
import type { Translation } from '../../language.js';

/** What is refused there. */
export const votesProblems: Translation<typeof en> = {
  'already-asked': 'Das wird gerade schon gefragt.',
  'already-paused': 'Die Partie hat schon Pause.',
  'not-paused': 'Die Partie hat keine Pause.',
  'bad-pause': 'Die Pause muss in der Zukunft enden, spätestens in {days} Tagen.',
  'too-many-questions':
    'Mehr als {most} Fragen am Tag kann in einer Partie niemand stellen. Morgen geht es wieder.',
  'nobody-to-replace': 'Auf diesem Platz sitzt niemand, oder Sie selbst.',
  'not-waited-for': 'Ersetzen lässt sich nur, auf wen die Partie schon {days} Tage wartet.',
  'clock-asks': 'In dieser Partie werden die anderen von selbst gefragt, wenn jemandes Zeit abgelaufen ist.',
  'no-such-target': 'Bis nach Schritt {number} geht es nicht zurück; möglich ist ein früherer als {of}.',
  'not-in-force': 'Schritt {number} ist selbst zurückgenommen; dorthin führt kein Zurücknehmen.',
  'no-such-question': 'Diese Frage gibt es nicht.',
  'vote-over': 'Über diese Frage ist schon entschieden.',
  'not-a-voter': 'Über diese Frage stimmen nur die anderen ab.',
  'not-a-choice': 'Das steht hier nicht zur Wahl.',
  'not-your-question': 'Diese Frage hat jemand anders gestellt.',
  'too-many-seat-changes':
    'In dieser Partie haben die Plätze heute schon {most}-mal gewechselt. Morgen geht es wieder.',
  'seat-by-invitation': 'Diesen Platz bekommt nur, wer eingeladen ist.',
};
