import type { Translation } from '../../language.js';
import type { firstGameTexts as en } from '../../en/pages/first-game.js';

/** The words of the guided first game, by key. */
export const firstGameTexts: Translation<typeof en> = {
  firstGame: 'Ihre erste Partie',
  firstGameLead:
    'Spielen Sie {title} gegen den Computer, mit einer Erklärung bei jedem Schritt. Nach etwa einer Viertelstunde bekommen Sie Ihre erste Dividende.',
  firstGameHere:
    'Die Partie läuft allein in Ihrem Browser: ohne Konto, und nichts wird gesendet. Wenn Sie die Seite schließen, geht es hier beim nächsten Mal weiter.',
  firstGameOurs:
    'Im Regelheft steht nur ein kurzer Hinweis auf eine Partie für Einsteiger. Diese Einführung ist unsere eigene. Der Computer kennt die Regeln, ist aber kein starker Spieler.',
  firstGameScript:
    'Diese Einführung braucht JavaScript. Ohne JavaScript können Sie eine richtige Partie gegen den Computer spielen.',
  firstGameLoading: 'Die Partie wird aufgebaut …',
  firstGameFailed: 'Die Partie konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
  firstGameGuest: 'Gast',
  firstGameGood: 'Eine gute Wahl',
  firstGameDo: 'Diesen Zug machen',
  firstGameShow: 'Auf dem Plan zeigen',
  firstGameThen: 'Was dann geschieht',
  firstGameAlso: 'Genauso gut',
  firstGameOwn: 'Oder wählen Sie selbst',
  firstGameSince: 'Was geschehen ist',
  firstGameLog: 'Alle Züge',
  firstGameNone: 'Noch keine.',
  firstGameBack: 'Meinen letzten Zug zurücknehmen',
  firstGameAgain: 'Von vorn beginnen',
  firstGameDone: 'Ihre erste Dividende',
  firstGameDoneText:
    'Ihre Gesellschaft fährt, verdient und zahlt. So geht es weiter: Aktien, Gleise, Loks, Dividenden. Die Loks werden besser und teurer, und die alten halten nicht ewig. Am Ende gewinnt, wer an Geld und Aktien am meisten hat.',
  firstGameGoOn: 'Hier frei weiterspielen',
  firstGameInvite: 'Andere zu einer Partie einladen',
  firstGameComputer: 'Eine richtige Partie gegen den Computer',
  firstGameComputerText:
    'Ein Tisch, an dem der Computer alle anderen Plätze spielt, hier gespeichert und ohne Uhr.',
  firstGameSignIn: 'Anmelden und eine richtige Partie spielen',
  firstGameName: 'Erste Partie',
  firstGameOver: 'Die Partie ist zu Ende.',
};
