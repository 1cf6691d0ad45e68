import type { watching as en } from '../../en/messages/watching.js';
import type { Translation } from '../../language.js';

/** Of the end of a game that the reader follows. */
export const watching: Translation<typeof en> = {
  subject: 'Die Partie ist beendet',
  watched: 'Sie haben zugesehen.',
  button: 'Partie ansehen',
  why: 'Sie bekommen diese E-Mail, weil Sie dieser Partie zusehen und von ihrem Ende erfahren wollten.',
};
