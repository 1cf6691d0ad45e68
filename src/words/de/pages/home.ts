import type { homeTexts as en } from '../../en/pages/home.js';
import type { Translation } from '../../language.js';

/** The words of the home page. */
export const homeTexts: Translation<typeof en> = {
  welcome: 'Eisenbahnspiele per Post',
  welcomeTurns:
    'Sind Sie am Zug, kommt eine E-Mail. Sie zeigt den Plan, was geschehen ist und was Sie tun können; ihr Link öffnet die Partie, und auch eine Antwort auf die E-Mail ist ein Zug.',
  welcomeRules:
    'Der Dienst kennt alle Regeln: Er zeigt, was Sie tun können und was dann geschieht, und findet die besten Fahrten für Ihre Loks.',
  welcomeTime:
    'Eine Partie dauert Wochen, in dem Tempo, das Sie vereinbaren. Nachts und im Urlaub kann die Uhr stehen, und nichts geht verloren.',
  homeBoard: '{title}: der Plan der Demo-Partie',
  tryDemo: 'In dieser Partie einen Zug probieren',
  findPlayers: 'Mitspieler finden',
  howItWorks: 'So funktioniert es',
  waysOn: 'So geht es los',
  waysDemos: 'Eine Partie ansehen und in ihr Züge probieren:',
  waysJoin: 'In einer Partie mitspielen, die Mitspieler sucht',
  waysNew: 'Eine eigene Partie beginnen und andere einladen',
  waysAlone: 'Allein spielen: In einer neuen Partie kann der Computer die anderen Plätze übernehmen.',
  waysAloneTitle: '{title} gibt es auch als Partie für eine Person.',
  demoGames: 'Partien zum Ansehen und Probieren',
  demoText:
    'Jede dieser Partien steht mitten im Spiel, vor einer Entscheidung. Sehen Sie sich um, sehen Sie zu, wie es dazu kam, oder probieren Sie Züge: Davon wird nichts gespeichert.',
  demoHeading: 'Eine Partie zum Umsehen',
  demoLead:
    'Der Dienst hat diese Partie {title} {moves} Züge weit gespielt; am Tisch sitzt niemand. Probieren Sie, was jetzt möglich ist: Davon wird nichts gespeichert. Namen von Gesellschaften, Orte auf dem Plan und die Reiter oben erzählen den Rest.',
  demoAsks: 'Am Platz von {name}: {ask}',
  demoWatch: 'Von Anfang an zusehen',
  lookAt: 'Partie ansehen',
  tryMoves: 'Züge probieren',
  homeRules: 'Regeln',
  boardPicture: 'Plan von {name}',
};
