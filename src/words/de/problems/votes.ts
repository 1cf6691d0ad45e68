import type { votesProblems as en } from '../../en/problems/votes.js';
import type { Translation } from '../../language.js';

/** Refusals about votes and seats that change hands. */
export const votesProblems: Translation<typeof en> = {
  'vote-already-open': 'Darüber wird gerade schon abgestimmt.',
  'already-paused': 'Die Partie pausiert schon.',
  'not-paused': 'Die Partie pausiert nicht.',
  'bad-pause': 'Die Pause muss in der Zukunft enden, spätestens in {days} Tagen.',
  'too-many-votes':
    'Mehr als {most} Abstimmungen am Tag kann in einer Partie niemand beginnen. Morgen geht es wieder.',
  'nobody-to-replace': 'Auf diesem Platz sitzt niemand, oder Sie selbst.',
  'not-waited-for': 'Ersetzen lässt sich nur, auf wen die Partie schon {days} Tage wartet.',
  'vote-by-clock': 'In dieser Partie beginnt von selbst eine Abstimmung, wenn jemandes Zeit abgelaufen ist.',
  'no-such-target': 'Bis nach Schritt {number} geht es nicht zurück; möglich ist ein früherer als {of}.',
  'not-in-force': 'Schritt {number} ist selbst zurückgenommen; dorthin geht es nicht zurück.',
  'no-such-vote': 'Diese Abstimmung gibt es nicht.',
  'vote-over': 'Diese Abstimmung ist schon entschieden.',
  'not-a-voter': 'Darüber stimmen nur die anderen ab.',
  'not-a-choice': 'Das steht hier nicht zur Wahl.',
  'not-your-vote': 'Diese Abstimmung hat jemand anders begonnen.',
  'too-many-seat-changes':
    'In dieser Partie haben die Plätze heute schon {most}-mal gewechselt. Morgen geht es wieder.',
  'seat-by-invitation': 'Diesen Platz bekommt nur, wer eingeladen ist.',
};
