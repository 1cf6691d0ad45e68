import type { tables as en } from '../../en/messages/tables.js';
import type { Translation } from '../../language.js';

/** Of games that have not begun. */
export const tables: Translation<typeof en> = {
  off: 'Die Partie findet nicht statt',
  offText: by => `${by} hat die Partie abgesagt, bevor sie begonnen hat. Ihr Platz ist damit frei.`,
  open: 'Offene Partien',
  whyOff: 'Sie hatten einen Platz in dieser Partie.',
  removed: 'Ihr Platz ist wieder frei',
  removedText: by =>
    `${by} hat diese Partie angelegt und Ihren Platz wieder freigegeben, bevor sie begonnen hat.`,
  yours: 'Sie leiten jetzt diese Partie',
  yoursLeft:
    'Wer die Partie angelegt hat, spielt nicht mehr mit. Sie haben den ersten besetzten Platz und leiten sie jetzt.',
  yoursGiven: by => `${by} hat Ihnen die Leitung der Partie übergeben.`,
  yoursText: 'Sie können einladen, freie Plätze vergeben und sagen, wer zusehen darf.',
  quiet: 'Sucht Ihre Partie noch Mitspieler?',
  quietText: (days, last) =>
    `Seit ${days} Tagen hat sich an dieser Partie nichts geändert. In ${last} Tagen verschwindet sie aus der Liste der offenen Partien; die Partie selbst und Ihre Einladungen bleiben.`,
  quietKeep:
    'Soll sie stehen bleiben, speichern Sie auf ihrer Seite unter „Mitspieler suchen“ einfach noch einmal.',
  undelivered: 'Ihre Einladung kam nicht an',
  undeliveredText: (seat, who) =>
    `Die E-Mail mit Ihrer Einladung auf Platz ${seat}${who === '' ? '' : ` (${who})`} ließ sich nicht zustellen.`,
  undeliveredDo:
    'Sehen Sie nach, ob die Adresse richtig geschrieben ist. Auf der Seite der Partie können Sie die Einladung zurückziehen und noch einmal einladen, oder Sie halten den Platz frei und schicken den Link dazu selbst.',
  whyUndelivered: 'Sie haben diese Einladung verschickt.',
  whyQuiet: 'Sie haben diese Partie angelegt.',
};
