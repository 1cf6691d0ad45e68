import type { importPages as en } from '../../en/pages/import.js';
import type { Translation } from '../../language.js';

/** The words of the pages on which a game is imported. */
export const importPages: Translation<typeof en> = {
  importGame: 'Partie importieren',
  importText:
    'Eine Partie, die anderswo gespielt oder hier gespeichert wurde, wird zu einer Ihrer Partien: mit allen Zügen, zum Durchsehen, Vergleichen und Probieren. Niemand wird benachrichtigt.',
  importWhat:
    'Möglich sind eine hier gespeicherte Datei (JSON oder Notation) und eine, die 18xx.games exportiert (dort in der Partie: „Tools“, dann „Game data“).',
  importFile: 'Datei',
  importPaste: 'Oder den Text einfügen',
  importStart: 'Importieren',
  importNothing: 'Wählen Sie eine Datei oder fügen Sie ihren Text ein.',
  importGoesOn: 'Ihr letzter Import läuft noch.',
  importShow: 'Fortschritt anzeigen',
  importing: 'Die Partie wird importiert',
  importDone: '{done} von {total} Zügen gespielt',
  importWait:
    'Sie können diese Seite verlassen: Der Import läuft weiter, und die Partie steht danach unter Ihren Partien.',
  importReady: 'Die Partie ist importiert.',
  importOpen: 'Partie öffnen',
  importFailed: 'Die Partie ließ sich nicht importieren.',
  importInternal: 'Da ist uns ein Fehler unterlaufen. Versuchen Sie es noch einmal.',
  importAtStep: 'Bei Zug {step}: {why}',
  importAtLine: 'In Zeile {line}: {why}',
  importAtPath: 'Bei „{path}“: {why}',
  importAgain: 'Eine andere importieren',
  'importReason.too-long': 'sie nachzuspielen dauert zu lange',
  'importReason.other-position': 'die Regeln führen hier zu einer anderen Stellung, als die Datei angibt',
  'importReason.bad-draw': 'was gezogen wurde, passt nicht',
  'importReason.no-such-seat': 'diesen Platz gibt es nicht',
  'importReason.too-much-undone': 'zu viele Züge wurden zurückgenommen',
  'importReason.no-header': 'das ist keine gespeicherte Partie',
  'importReason.unknown-rules': 'eine neuere Version dieses Dienstes hat sie gespeichert',
};
