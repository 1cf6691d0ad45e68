import type { answer as en } from '../../en/messages/answer.js';
import type { Translation } from '../../language.js';

/** Of what became of a reply. */
export const answer: Translation<typeof en> = {
  help: 'So antworten Sie',
  confirm: 'Bitte bestätigen',
  nothingPlayed: 'Es wurde nichts gespielt',
  notAllPlayed: 'Nicht alles wurde gespielt',
  played: 'Gespielt',
  voted: 'Ihre Antwort zählt',
  ownSeat: name => `Es geht um Ihren Platz „${name}“.`,
  notPlayed: (command, why) => `Nicht gespielt: ${command}. ${why}`,
  waiting: all => `Das wird gespielt, sobald Sie es auf der Seite bestätigen: ${all}.`,
  notTried: all => `Danach nicht mehr versucht: ${all}.`,
  notRead: text => `Gelesen werden nur die ersten Züge, jeder in einer Zeile. Nicht gelesen: ${text}`,
  attachments: 'Anhänge werden nicht beachtet.',
  now: ask => `Jetzt: ${ask}`,
  notYourTurn: 'Sie sind gerade nicht am Zug.',
  choices: 'Das können Sie tun; antworten Sie mit einer dieser Zeilen oder einer ähnlichen:',
  general:
    '„zurück“ nimmt Ihren letzten Zug zurück, „hilfe“ schickt diese E-Mail. Jeder Zug steht in einer Zeile für sich.',
  confirmButton: 'Ansehen und spielen',
  why: 'Sie bekommen diese E-Mail, weil Sie auf eine E-Mail zu dieser Partie geantwortet haben.',
};
