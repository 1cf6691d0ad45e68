import type { sectionTexts as en } from '../../en/pages/sections.js';
import type { Translation } from '../../language.js';

/** The words of what sections of pages are for, and of what is asked back before it is done, by key. */
export const sectionTexts: Translation<typeof en> = {
  onThisPage: 'Auf dieser Seite',
  gameItself: 'Partie',
  profile: 'Über Sie',
  playedByProgram: 'Mit diesem Konto spielt ein Programm',
  playedByProgramText:
    'An jedem Tisch steht es bei Ihrem Namen. E-Mails über Züge und Zusammenfassungen kommen nicht mehr. Erinnerungen, wenn eine Frist naht, und alles zu Ihrem Konto kommt weiterhin; Webhooks, Feeds und Ereignisströme laufen weiter.',
  forcedMoves: 'Meinen Zug ausführen, wenn nichts anderes möglich ist',
  forcedMovesText:
    'Lassen Ihnen die Regeln nur einen Zug und nichts zu wählen, führt ihn der Dienst aus, und im Protokoll steht es dabei. Selbst gefragt werden Sie, wenn eine Karte oder etwas Verdecktes aufgedeckt würde, nach einer Rücknahme und während einer Pause oder Abstimmung.',
  profileText: 'Die anderen sehen Ihren Namen. Sprache und Zeitzone gelten für Seiten und E-Mails.',
  mailsOfGamesText:
    'Sie können alle E-Mails zu einer Partie abbestellen. Die Partie und ihre Uhren laufen weiter.',
  mailsToYouText: 'Die neuesten E-Mails an Sie und was aus ihnen wurde.',
  yourTimeText: 'Wann E-Mails Sie erreichen dürfen und wie lange vor Ablauf der Bedenkzeit wir Sie erinnern.',
  sessionsText: 'Wo Sie angemeldet sind.',
  addressRemoveSure:
    'Mit dieser Adresse können Sie sich dann nicht mehr anmelden und nicht mehr eingeladen werden.',
  passkeyRemoveSure: 'Mit diesem Passkey können Sie sich dann nicht mehr anmelden.',
  tokenRevokeSure: 'Das Programm kann damit nichts mehr tun. Das lässt sich nicht rückgängig machen.',
  newSecretSure: 'Das alte Geheimnis gilt sofort nicht mehr.',
  deleteWebhookSure: 'Dorthin wird nichts mehr geschickt. Das lässt sich nicht rückgängig machen.',
  feedSure: 'Die alte Adresse funktioniert sofort nicht mehr.',
  watchLinkSure: 'Wer nur den alten Link hat, kann nicht mehr zusehen.',
  planDeleteSure: 'Das lässt sich nicht rückgängig machen.',
  leaveGameSure: 'Ihr Platz ist dann wieder frei für andere.',
  callOffGameSure:
    'Die Partie findet nicht statt, und alle am Tisch erfahren es. Das lässt sich nicht rückgängig machen.',
  removePlayerSure: 'Wer hier sitzt, verliert den Platz und erfährt es per E-Mail.',
  resultsShown: 'Anderen Ihre Ergebnisse zeigen',
  resultsShownText:
    'Alle, die angemeldet sind, sehen dann Ihren Namen, wie viele Partien jedes Titels Sie beendet und gewonnen haben und Ihre Plätze. Nicht gezeigt werden Ihre Partien, deren Daten und Ihre Mitspieler.',
  resultsShow: 'Andere dürfen meine Ergebnisse sehen',
  resultsOfOthers: 'Ergebnisse anderer',
  resultsOfOthersText: 'Spieler, die anderen ihre Ergebnisse zeigen.',
  resultsOfNobody: 'Noch zeigt niemand Ergebnisse.',
  noResultsOf: 'Noch keine Partie beendet.',
  chartPlacesOf: 'Plätze, Partie für Partie (100 % heißt Erster, 0 % Letzter)',
  adminDropSure: 'Was der Auftrag tun sollte, bleibt ungetan.',
};
