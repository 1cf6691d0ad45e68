import type { HelpText } from '../../help-text.js';

/** What is kept about people, for how long, and how they get or delete it. */
export const privacy: HelpText = {
  title: 'Datenschutz',
  lead: 'Was dieser Dienst über Sie speichert, wie lange, wer es sieht und wie Sie eine Kopie bekommen oder es löschen.',
  sections: [
    {
      id: 'operator',
      heading: 'Wer verantwortlich ist',
      text: [
        'Für Ihre Daten ist der Betreiber dieser Seite verantwortlich: für den Server, für seine Sicherungen und für das, was ein E-Mail-Anbieter oder ein vorgeschalteter Proxy aufzeichnet. Diese Seite beschreibt, was die Software tut.',
      ],
    },
    {
      id: 'stored',
      heading: 'Was gespeichert wird',
      text: [
        'Ihr Konto: der Name, den andere sehen, Ihre E-Mail-Adressen, Sprache und Zeitzone, Ruhezeiten, Urlaub und welche E-Mails Sie haben wollen.',
        'Wie Sie sich anmelden: Ihre Anmeldungen mit der Art des Geräts und der Zeit der letzten Nutzung, öffentliche Schlüssel von Passkeys und Tokens, die Sie für Programme anlegen. Ein Passwort gibt es nicht. Was zum Anmelden berechtigt, ist nur als Prüfsumme gespeichert.',
        'Ihre Partien: jeder Zug, wann und wie er gemacht wurde, die Abstimmungen und Einladungen. Wenn Sie den Computer fragen, was er tun würde, seine letzte Antwort an jedem Platz.',
        'Was Sie schreiben: Nachrichten, Notizen, Pläne und Aufträge.',
        'Einladungen: die Adresse, an die jemand eine geschickt hat, und der dort angegebene Name. Das wird gelöscht, wenn das Konto mit dieser Adresse gelöscht wird.',
        'E-Mails: welche an Sie gingen, wann, und was der Mailserver geantwortet hat. Wenn Sie per E-Mail antworten, bleibt Ihre Nachricht gespeichert, bis sie bearbeitet ist.',
        'Kanäle, die Sie einrichten: die Adressen von Push-Diensten und Webhooks und was dorthin ging.',
      ],
    },
    {
      id: 'time',
      heading: 'Wie lange',
      text: [
        'Konto, Partien und was Sie schreiben: bis Sie es oder das Konto löschen. Züge werden nie gelöscht, weil sich eine Partie ohne sie nicht nachspielen lässt.',
        'Welche E-Mails an Sie gingen: solange es das Konto gibt.',
        'Eine Anmeldung endet nach 180 Tagen, eine über den Link aus einer E-Mail nach 30 Tagen. 30 Tage nach ihrem Ende wird sie gelöscht, ein Token ebenso.',
        'Links zum Anmelden gelten zehn Minuten und werden einen Tag später gelöscht.',
        'Was zu Antworten und zurückgekommenen E-Mails festgehalten ist: 90 Tage.',
        'Wann Sie zuletzt eine Partie vor sich hatten: höchstens zwei Stunden. Das dient nur dazu, niemandem eine E-Mail zu schicken, der gerade hinsieht.',
        'Die Adresse Ihres Internetanschlusses wird gegen Missbrauch gezählt, höchstens einen Tag lang, und in kein Protokoll geschrieben. Das Protokoll der Anfragen nennt die Art der Seite, das Ergebnis und die Nummer Ihres Kontos.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies und andere Seiten',
      text: [
        'Cookies enthalten Ihre Anmeldung, die gewählte Sprache und Farben und ein Jahr lang ein Zeichen, dass Sie sich mit diesem Browser schon einmal angemeldet haben. Es gibt keine Verfolgung, keine Statistik und keine Werbung.',
        'Ihr Browser merkt sich außerdem, wie Sie Tabellen sehen wollen und welchen Stand einer Partie Sie zuletzt gesehen haben.',
        'Die Seiten laden nichts von anderen Websites. Benachrichtigungen im Browser laufen über den Dienst seines Herstellers, Webhooks an die Adressen, die Sie angeben.',
      ],
    },
    {
      id: 'seen',
      heading: 'Wer es sieht',
      text: [
        'Die Mitspieler sehen Ihren Namen, Ihre Züge, Ihre Nachrichten an sie und wie zuverlässig Sie rechtzeitig ziehen. Ihre Adresse sehen sie nicht, es sei denn, sie haben Sie darüber eingeladen.',
        'Wie viele Partien jedes Titels Sie beendet und gewonnen haben und Ihre Plätze sehen andere, die angemeldet sind, nur, wenn Sie es unter [Ergebnisse](/results#shown) erlauben. Partien, Daten und Mitspieler werden dort nie genannt.',
        'Wer eine Partie anlegt, bestimmt, wer zusehen darf. Zuschauer sehen, was alle Spieler wissen, und Nachrichten an alle nur, wenn die Partie das erlaubt.',
        'Ihre Notizen, Pläne und Aufträge sehen auf diesen Seiten nur Sie. Der Betreiber hat Zugang zur Datenbank und könnte alles lesen.',
      ],
    },
    {
      id: 'export',
      heading: 'Eine Kopie Ihrer Daten',
      text: [
        'In [Ihrem Konto](/me/security#data) können Sie alles, was der Dienst über Sie gespeichert hat, als JSON-Datei herunterladen. Auch jede Partie lässt sich als Datei speichern.',
      ],
    },
    {
      id: 'deletion',
      heading: 'Konto löschen',
      text: [
        'Sie können [Ihr Konto](/me/delete) selbst löschen. Das geschieht sofort und lässt sich nicht rückgängig machen. Ihr Name, Ihre Adressen, Anmeldungen, Einstellungen, Notizen und Pläne und der Text Ihrer Nachrichten werden gelöscht.',
        'Ihre Züge bleiben unter dem Namen „ehemaliges Mitglied“ stehen. Ihre Plätze in laufenden Partien werden frei.',
        'In den Sicherungen des Betreibers können die Daten noch stehen, bis sie überschrieben werden.',
      ],
    },
  ],
};
