import type { HelpText } from '../../help-text.js';

/** What the service is, and whose games are played on it. */
export const aboutService: HelpText = {
  title: 'Über Bahnpost',
  lead: 'Mit Bahnpost spielt man Eisenbahn-Brettspiele per Post: über Tage und Wochen, mit einer E-Mail für jeden Zug.',
  sections: [
    {
      id: 'software',
      heading: 'Die Software',
      text: [
        'Bahnpost ist freie Software unter der GNU Affero General Public License, Version 3 oder neuer. Jeder darf sie betreiben; wer eine geänderte Fassung anbietet, muss auch deren Quelltext anbieten.',
        'Die Regeln sind ein Programm, das jeden Zug prüft und alle möglichen Züge auflistet. Die Züge einer Partie bilden ein Protokoll, das nie geändert wird. Man kann eine Partie als Datei speichern und daraus nachspielen.',
        'Auch Programme können mitspielen: siehe die [Schnittstelle](/api/docs).',
      ],
    },
    {
      id: 'operator',
      heading: 'Wer diese Seite betreibt',
      text: [
        'Bahnpost kann jeder aufsetzen. Diese Seite führt ihr Betreiber, nicht die Autoren der Software. Er ist für sie verantwortlich; richten Sie Fragen dazu an ihn.',
      ],
    },
    {
      id: 'games',
      heading: 'Wem die Spiele gehören',
      text: [
        'Die Spiele gehören ihren Autoren und Verlagen. Sie stehen auf der Regelseite jedes [Spiels](/help#games). Bahnpost hat mit ihnen nichts zu tun und wird von ihnen nicht unterstützt.',
        'Die Regeln stehen hier in unseren eigenen Worten. Texte, Pläne und Bilder der Spiele sind nicht enthalten; alle Zeichnungen macht das Programm.',
        'Diese Seiten ersetzen das Regelheft nicht. Wenn Ihnen ein Spiel gefällt, kaufen Sie es.',
      ],
    },
    {
      id: 'rulings',
      heading: 'Wo die Regeln unklar sind',
      text: [
        'Regelhefte lassen manches offen, und manche widersprechen sich. Auf der Regelseite jedes Spiels steht, wie hier gespielt wird. Eine laufende Partie behält die Auslegung, mit der sie begonnen hat.',
        'Partien von 18xx.games kann man importieren. Sie werden so nachgespielt, wie jene Seite die Regeln auslegt.',
      ],
    },
  ],
};
