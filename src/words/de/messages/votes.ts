import type { votes as en } from '../../en/messages/votes.js';
import type { Translation } from '../../language.js';

/** Of votes. */
export const votes: Translation<typeof en> = {
  somebody: 'jemand',
  undoOne: 'den letzten Zug zurückzunehmen',
  undo: count => `die letzten ${count} Züge zurückzunehmen`,
  redo: 'die zurückgenommenen Züge zu wiederholen',
  end: 'die Partie zu beenden',
  pause: 'Pause zu machen, bis jemand die Partie fortsetzt',
  pauseUntil: until => `bis ${until} Pause zu machen`,
  resume: 'die Partie schon jetzt fortzusetzen',
  replace: name => `den Platz von ${name} neu zu besetzen`,
  movesOf: names => `Es sind Züge von ${names}.`,
  drawn: 'Darin wurde gezogen oder gewürfelt. Was herauskam, bleibt bekannt; wer anders zieht, zieht neu.',
  reveals: 'Dabei kam Verborgenes ans Licht. Was alle gesehen haben, bleibt bekannt.',
  logStays: 'Im Protokoll bleibt alles stehen.',
  yourTimeUp:
    'Ihre Zeit ist abgelaufen. Die anderen stimmen ab, wie es weitergeht; mit einem Zug von Ihnen ist das erledigt.',
  timeUp: name => `Die Zeit von ${name} ist abgelaufen. Wie soll es weitergehen?`,
  replaceYou: who =>
    `${who} schlägt vor, Ihren Platz neu zu besetzen, weil die Partie auf Sie wartet. Mit einem Zug von Ihnen ist das erledigt.`,
  asks: (who, what) => `${who} schlägt vor, ${what}.`,
  vanished: missingDays =>
    ` Wer bis dahin ${missingDays} Tage nicht hier war und nicht antwortet, zählt nicht mit.`,
  agree: 'Sind Sie einverstanden?',
  vote: 'Eine Abstimmung',
  asked: 'Sie werden gefragt',
  voting: 'Es wird abgestimmt',
  answerUntil: until => `Sie können bis ${until} antworten. Wer nichts sagt, stimmt nicht zu.`,
  byReply: 'Sie können auch auf diese E-Mail antworten: mit „ja“ oder „nein“ in der ersten Zeile.',
  openUntil: until => `Die Abstimmung läuft bis ${until}.`,
  answer: 'Ansehen und antworten',
  look: 'Ansehen',
  carriedReplace: 'Der Platz wird neu besetzt.',
  carried: 'Der Vorschlag ist angenommen.',
  goesOnWaiting: 'Die Partie wartet weiter.',
  rejected: 'Der Vorschlag ist abgelehnt.',
  expired: 'Als die Zeit um war, hatten nicht genug Spieler zugestimmt.',
  withdrawn: 'Die Abstimmung ist zurückgezogen.',
  moot: 'Die Abstimmung ist erledigt, weil die Partie weitergegangen ist.',
  notCounted: (days, names) => `Nicht mitgezählt, weil seit ${days} Tagen nicht gesehen: ${names}.`,
  wasAbsent: name => `Es ging um den Platz von ${name}, dessen Zeit abgelaufen war.`,
  hadAsked: (who, what) => `${who} hatte vorgeschlagen, ${what}.`,
  over: 'Die Abstimmung ist vorbei',
  pauseOver: 'Die Pause ist zu Ende',
  resumed: who => `${who} setzt die Partie fort; die Uhren laufen wieder.`,
};
