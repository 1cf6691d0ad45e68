import type { importPages as en } from '../../en/pages/import.js';
import type { Translation } from '../../language.js';

/** The words of the pages on which a game is imported. */
export const importPages: Translation<typeof en> = {
  importGame: 'Partie importieren',
  importText:
    'Eine Partie, die anderswo gespielt oder hier gespeichert wurde, wird zu einer Ihrer Partien: mit allen Zügen, zum Durchsehen, Vergleichen und Probieren. Niemand wird benachrichtigt.',
  importWhat:
    'Möglich sind eine hier gespeicherte Datei (JSON oder Notation) und eine, die 18xx.games exportiert (dort in der Partie: „Tools“, dann „Game data“). Einem Spielbericht des Programms Rails folgen wir, so weit es geht.',
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
  importAtStart: 'Vor dem ersten Zug: {why}',
  importAtLine: 'In Zeile {line}: {why}',
  importAtPath: 'Bei „{path}“: {why}',
  importStopped:
    'Dem Bericht war nicht bis zum Ende zu folgen: Die Partie hat seine Züge bis vor Zeile {line} („{text}“). {why}',
  importAgain: 'Eine andere importieren',
  'importReason.too-long': 'sie nachzuspielen dauert zu lange',
  'importReason.other-position': 'die Regeln führen hier zu einer anderen Stellung, als die Datei angibt',
  'importReason.bad-draw': 'was gezogen wurde, passt nicht',
  'importReason.no-such-seat': 'diesen Platz gibt es nicht',
  'importReason.too-much-undone': 'zu viele Züge wurden zurückgenommen',
  'importReason.no-header': 'das ist keine gespeicherte Partie',
  'importReason.unknown-rules': 'eine neuere Version dieses Dienstes hat sie gespeichert',
  // Warum sich einem Bericht von Rails nicht weiter folgen lässt.
  'importReason.report-bidding': 'Rails fragt die Bieter in anderer Reihenfolge als die Regeln ({rule}).',
  'importReason.report-income':
    'Rails nimmt jede Einnahme, die die Spieler eingeben, die Regeln nicht ({rule}).',
  'importReason.report-reach':
    'Rails lässt eine Gesellschaft bauen, wohin sie keine Verbindung hat ({rule}).',
  'importReason.report-sale-price':
    'Rails zahlt den Kurs des ersten Verkaufs für alle späteren desselben Zuges, die Regeln nicht ({rule}).',
  'importReason.report-train-duty': 'Nach den Regeln muss die Gesellschaft einen Zug kaufen ({rule}).',
  'importReason.report-correction': 'Hier haben die Spieler etwas von Hand berichtigt.',
  'importReason.report-option': 'Gespielt wurde mit einer Option, die es hier nicht gibt.',
  'importReason.report-rights': 'Rails verkauft mehr Rechte für Brücke oder Tunnel, als es gibt ({rule}).',
  'importReason.report-diesel': 'Nach den Regeln muss die CGR eine Diesellok kaufen ({rule}).',
  'importReason.report-way-to-destination':
    'Rails weiß erst von einem erreichten Bestimmungsort, wenn die Spieler es sagen ({rule}).',
  'importReason.report-late-interest': 'Rails verlangt die Zinsen später als die Regeln ({rule}).',
  'importReason.report-event': 'Das Ereignis „{subject}“ kennen wir nicht.',
  'importReason.report-company': 'In dieser Partie gibt es keine Gesellschaft {subject}.',
  'importReason.report-private': 'In dieser Partie gibt es keine Privatgesellschaft {subject}.',
  'importReason.report-president': '{subject} hat hier keinen Direktor.',
  'importReason.report-unreadable': 'So eine Zeile schreibt Rails nicht ({subject}).',
  'importReason.report-difference': 'Was dort steht, folgt nach den Regeln nicht aus den Zügen davor.',
  'importReason.report-too-long': 'Ihm zu folgen dauert zu lange.',
};
