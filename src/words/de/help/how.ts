import type { HelpText } from '../../help-text.js';

/** How playing by post works, for newcomers. */
export const how: HelpText = {
  title: 'So funktioniert es',
  lead: 'Eine Partie dauert Tage oder Wochen. Wenn Sie am Zug sind, bekommen Sie eine E-Mail, machen Ihren Zug und haben Ruhe bis zum nächsten.',
  sections: [
    {
      id: 'start',
      heading: 'Mitspielen',
      text: [
        'Melden Sie sich mit Ihrer E-Mail-Adresse an: Sie bekommen einen Link per E-Mail. Ein Passwort gibt es nicht.',
        'Dann [beginnen Sie eine Partie](/games/new) und laden andere über ihre Adressen oder mit einem Link ein, oder Sie setzen sich an einen [offenen Tisch](/tables). Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.',
        'Sie können auch mehrere Plätze selbst übernehmen, etwa um ein Spiel allein auszuprobieren. Oder der Computer spielt freie Plätze: leicht nach einfachen Regeln, mittel und stark mit Vorausdenken. Eine Partie mit ihm zählt in keiner Statistik.',
      ],
    },
    {
      id: 'turn',
      heading: 'Ihr Zug',
      text: [
        'Die E-Mail sagt, was seit Ihrem letzten Zug geschehen ist und was jetzt gefragt ist. Sie zeigt den Plan und was alle haben. Ihr Link öffnet die Partie ohne Anmeldung.',
        'Die Seite bietet an, was die Regeln erlauben, und sonst nichts. Wählen Sie, sehen Sie sich an, was geschehen wird, und bestätigen Sie.',
        'Manche Züge haben mehrere Schritte: In einem 18xx-Spiel etwa legt eine Gesellschaft Gleise, setzt einen Bahnhof, lässt ihre Loks fahren, zahlt aus und kauft. Sie werden eins nach dem anderen gefragt.',
        'Nach Ihrem letzten Schritt ist der Nächste am Zug und bekommt seinerseits eine E-Mail. Sie wartet ein wenig, bevor sie hinausgeht, damit mehrere Schritte nur eine E-Mail ergeben.',
      ],
    },
    {
      id: 'reply',
      heading: 'Ziehen per E-Mail',
      text: [
        'Wenn die E-Mail zu Ihrem Zug es anbietet, können Sie einfach antworten. Schreiben Sie den Zug in die erste Zeile, zum Beispiel `pass`, und senden Sie die Antwort ab. Mehrere Züge stehen in mehreren Zeilen.',
        'Die Antwort sagt, was geschehen ist und was als Nächstes gefragt ist. Auch auf sie können Sie antworten. `hilfe` in der ersten Zeile bringt eine Liste dessen, was Sie jetzt tun können; `zurück` nimmt Ihren letzten Zug zurück.',
        'Wie man Züge schreibt, steht auf der Seite mit der [Notation](/help#games) jedes Spiels. Auch jede E-Mail nennt ein Beispiel.',
        'In Ihrem Konto können Sie das abschalten oder verlangen, dass Sie jeden Zug mit einem Klick bestätigen.',
      ],
    },
    {
      id: 'clocks',
      heading: 'Zeit',
      text: [
        'Wer eine Partie anlegt, bestimmt ihr Tempo: keine Uhr, eine Frist für jeden Zug oder ein Zeitkonto, das mit jedem Zug wächst.',
        'Die Partie legt auch fest, was Ihre Uhr anhält: Ruhezeiten, Wochenenden, Urlaub. [Ihre Zeiten](/me/notifications) stellen Sie in Ihrem Konto ein. Solange Sie keine Ruhezeit eingestellt haben, zählt keine.',
        'Sie werden erinnert, bevor Ihre Zeit um ist. Was dann geschieht, legt das Tempo der Partie fest: Ihr Platz passt, wo die Regeln das erlauben, oder die anderen stimmen ab, wie es weitergeht.',
      ],
    },
    {
      id: 'undo',
      heading: 'Züge zurücknehmen',
      text: [
        'Ihre eigenen letzten Züge können Sie zurücknehmen, solange seitdem niemand gezogen hat und nichts Verdecktes oder Zufälliges aufgedeckt wurde.',
        'Für alles andere fragen Sie die anderen: Wenn alle zustimmen, geht die Partie zurück. Gelöscht wird nichts. Was zurückgenommen wurde, bleibt im Protokoll stehen.',
      ],
    },
    {
      id: 'orders',
      heading: 'Aufträge',
      text: [
        'Ein Auftrag zieht für Sie, sobald Sie am Zug sind, etwa „passen, bis jemand Aktien meiner Gesellschaft verkauft“ oder „für diese Privatgesellschaft bis 190 bieten“. Die Partie geht dann weiter, ohne auf Sie zu warten.',
        'Nur Sie sehen Ihre Aufträge. Ein Auftrag endet von selbst, wenn die Lage vorbei ist, für die er gedacht war, und Sie erfahren, warum.',
      ],
    },
    {
      id: 'what-if',
      heading: 'Was wäre, wenn?',
      text: [
        'Zu jeder Partie gehört eine Seite „Was wäre, wenn?“, auf der Sie Züge für alle Plätze ausprobieren können (dafür braucht es JavaScript). Niemand sieht das, und die Partie ändert sich nicht. Eine Zugfolge, die Ihnen gefällt, können Sie als Plan speichern.',
        'Der Verlauf zeigt die Partie Schritt für Schritt, vergleicht zwei Stellungen und zeichnet Diagramme.',
      ],
    },
    {
      id: 'together',
      heading: 'Mit den anderen',
      text: [
        'Sie können allen in der Partie schreiben oder, wo die Partie es erlaubt, auch nur einem. Ihre Notizen und Pläne sehen nur Sie.',
        'Alle zusammen können eine Partie unterbrechen oder beenden oder jemanden ersetzen, der nicht mehr antwortet. Von einer solchen Abstimmung erfahren alle per E-Mail.',
      ],
    },
    {
      id: 'mails',
      heading: 'Nicht zu viele E-Mails',
      text: [
        'Unter [Benachrichtigungen](/me/notifications) wählen Sie, welche E-Mails sofort kommen, welche einmal am Tag und welche gar nicht, und wann Sie Ruhe haben wollen. Die E-Mails zu Partien haben einen Link zum Abbestellen.',
        'Auch Ihr Browser kann Sie benachrichtigen, und es gibt Feeds, einen Kalender und Webhooks.',
      ],
    },
  ],
};
