import type { RulesText } from '../../../../words/help-text.js';
import { companyRules } from './companies.js';
import { daveRules } from './dave-rules.js';
import { plusRules } from './plus-rules.js';

/** The rules of 1830 Classic in short, in German. */
export const rules: RulesText = {
  lead: '1830 ist ein Spiel von Francis Tresham. Hier stehen in unseren eigenen Worten die Classic-Regeln der Ausgabe, die 2011 bei Mayfair Games und Lookout Games erschienen ist (Kapitel 1 bis 8 mit C-1 und C-2), und am Ende, worin sich das Grundspiel unterscheidet.',
  sections: [
    {
      id: '1.0',
      heading: 'Vorbereitung',
      covers: ['1.2', 'C-1.1', 'C-2.1'],
      text: [
        'Sie beteiligen sich an Eisenbahngesellschaften, leiten einige davon und wollen am Ende am reichsten sein: an Geld, Aktien und Privatgesellschaften. Was einer Gesellschaft gehört, zählt nicht für Sie.',
        'Zwei bis sechs Spieler teilen sich $2400: Jeder bekommt $1200, $800, $600, $480 oder $400. Zu siebt spielt man auf der Classic-Seite nur mit dem Verkauf in Gruppen; dann bekommt jeder $350. Die Bank hat den Rest von $12.000. Der erste Platz beginnt und hat das Erstkaufsrecht.',
        'Die Partie beginnt mit der Versteigerung der Privatgesellschaften. Danach wechseln sich Aktienrunden mit je einer bis drei Betriebsrunden ab.',
      ],
      decided: ['Alles ist offen, auch das Geld der Gesellschaften.'],
    },
    {
      id: '4.0',
      heading: 'Privatgesellschaften',
      covers: ['4.1', '4.2', 'T-05'],
      shows: 'privates',
      text: [
        'Zu Beginn jeder Betriebsrunde zahlt eine Privatgesellschaft ihr Einkommen an ihren Besitzer, einen Spieler oder eine Gesellschaft.',
        'Spieler dürfen Privatgesellschaften in jeder Aktienrunde außer der ersten untereinander handeln, zu jedem Preis, auf den sie sich einigen, während einer der beiden am Zug ist.',
        'In den Phasen 3 und 4 darf eine Gesellschaft jederzeit in ihrem Zug Privatgesellschaften von Spielern kaufen, für die Hälfte bis das Doppelte des aufgedruckten Preises. Weiterverkaufen kann sie sie nicht. Die BO kann nicht an eine Gesellschaft verkauft werden.',
        'Alle Privatgesellschaften schließen mit der ersten 5er-Lok. Die MH schließt beim Tausch, die BO, wenn die B&O ihre erste Lok kauft.',
      ],
      decided: [
        'Ein Handel zwischen Spielern ist ein Angebot, das der andere annimmt oder ablehnt. Er verbraucht nicht den Kauf des Zuges; der Käufer muss Platz für ein weiteres Zertifikat haben. In derselben Aktienrunde darf sie nicht weiterverkauft werden (V-6.4).',
        'Von ihrem eigenen Direktor kauft eine Gesellschaft unmittelbar, von anderen durch ein Angebot.',
        'Die CS darf jederzeit im Zug ihrer Gesellschaft genutzt werden, vor oder nach der Fahrt.',
        'Auf das Plättchen der DH folgt ihr Bahnhof sofort oder gar nicht. Er ist der Bahnhof des Zuges.',
        'Die MH darf im Zug ihres Besitzers in einer Aktienrunde getauscht werden und zwischen zwei Zügen, solange der, der am Zug ist, noch nichts getan hat. Der Besitzer muss eine weitere Aktie der NYC halten dürfen und darf in dieser Aktienrunde keine verkauft haben.',
      ],
    },
    {
      id: 'C-2.2',
      heading: 'Versteigerung der Privatgesellschaften',
      covers: ['C-2.2.1', 'C-2.2.2', 'C-2.2.3', '3.1'],
      text: [
        'Wer am Zug ist, passt, kauft die billigste unverkaufte Privatgesellschaft zu ihrem Preis oder bietet auf eine. Nach einem Kauf geht das Erstkaufsrecht an den linken Nachbarn.',
        'Ein Gebot liegt mindestens $5 über dem Preis oder dem höchsten Gebot. Das gebotene Geld liegt beiseite, bis diese Privatgesellschaft verkauft ist.',
        'Ist die billigste verkauft, kommt die nächste an die Reihe. Gibt es ein Gebot, geht sie zu diesem Preis an den Bieter. Gibt es mehrere, steigern die Bieter: Der niedrigste beginnt, dann geht es im Uhrzeigersinn, jedes Mal um mindestens $5. Wer passt, kann wieder einsteigen, solange gesteigert wird. Das Erstkaufsrecht bleibt, wo es ist.',
        'Passen alle nacheinander und ist die SV unverkauft, wird sie um $5 billiger. Bei $0 muss der Nächste sie nehmen. Ist die SV verkauft, zahlen die schon verkauften Privatgesellschaften ihr Einkommen. Dann geht die Versteigerung weiter.',
        'Sind alle verkauft, beginnt die erste Aktienrunde mit dem, der das Erstkaufsrecht hat.',
      ],
      decided: [
        'Ein Gebot auf die Privatgesellschaft, die gerade zum Verkauf steht, kauft sie zum Preis des Gebots.',
        'Haben alle gepasst, macht weiter, wer das Erstkaufsrecht hat.',
        'Wer beim Steigern das höchste Gebot hat, wird erst gefragt, wenn jemand mehr geboten hat.',
      ],
    },
    {
      id: '5.0',
      heading: 'Der Aktienmarkt',
      covers: ['5.1', '5.2', '5.4', '5.5'],
      text: [
        'Eine Aktie aus dem Anfangsangebot kostet den Ausgabekurs, der sich nie ändert. Eine Aktie aus dem Bankpool kostet den Kurs am Markt.',
        'Der Kurs fällt um eine Zeile für je 10\u00a0%, die ein Spieler verkauft. Er steigt am Ende einer Aktienrunde um eine Zeile, wenn alle Aktien bei Spielern sind. Er geht nach rechts, wenn die Gesellschaft eine Dividende zahlt, und nach links, wenn nicht. Am Ende einer Zeile geht er stattdessen nach oben oder unten, wo der Markt es zulässt.',
        'Kommt ein Marker auf ein besetztes Feld, so kommt er unter die, die dort schon liegen.',
        'Kurse in den farbigen Bereichen bringen Vorteile. Gelb: Die Aktien zählen nicht für Ihr Zertifikatslimit. Orange: Außerdem dürfen Sie mehr als fünf Zertifikate der Gesellschaft halten. Braun: Außerdem dürfen Sie als einen Kauf beliebig viele ihrer Aktien aus dem Pool kaufen.',
      ],
    },
    {
      id: '5.3',
      heading: 'Limits',
      text: [
        'Bei zwei bis sieben Spielern darf jeder 28, 20, 16, 13, 11 oder 11 Zertifikate besitzen. Privatgesellschaften zählen mit, die Direktorenaktie zählt als ein Zertifikat.',
        'Von einer Gesellschaft darf man fünf Zertifikate besitzen, also höchstens 60\u00a0%. Der Pool nimmt von jeder Gesellschaft höchstens 50\u00a0% auf.',
        'Wer in einer Aktienrunde am Zug ist und über einem Limit liegt, muss zuerst verkaufen.',
      ],
      decided: [
        'Bringt kein möglicher Verkauf Sie dem Limit näher, müssen Sie bis zu Ihrem nächsten Zug nichts verkaufen.',
      ],
    },
    {
      id: '6.0',
      heading: 'Aktienrunden',
      covers: ['C-1.2'],
      text: [
        'Wer das Erstkaufsrecht hat, beginnt, dann geht es im Uhrzeigersinn. In Ihrem Zug dürfen Sie beliebig viele Aktien verkaufen, ein Zertifikat kaufen und wieder verkaufen. Oder Sie passen.',
        'Wer gepasst hat, kann später wieder mitmachen. Die Runde endet, wenn alle nacheinander gepasst haben. Das Erstkaufsrecht bekommt dann der linke Nachbar dessen, der zuletzt gekauft oder verkauft hat.',
        'Der Kurs einer Gesellschaft, deren Aktien alle bei Spielern sind, steigt am Ende der Runde um eine Zeile.',
      ],
      decided: [
        'Der Handel mit Privatgesellschaften und der Tausch der MH zählen nicht für das Erstkaufsrecht und halten keine Runde in Gang.',
        'Können Sie nur passen, so wird für Sie gepasst.',
      ],
    },
    {
      id: '6.1',
      heading: 'Aktien verkaufen',
      text: [
        'In der ersten Aktienrunde wird nichts verkauft. Aktien, die Sie gerade gekauft haben, dürfen Sie verkaufen.',
        'Alle Aktien einer Gesellschaft, die Sie auf einmal verkaufen, bringen denselben Preis. Danach fällt der Kurs um eine Zeile je Aktie.',
        'Was Sie verkauft haben, können Sie in derselben Aktienrunde nicht wieder kaufen.',
        'Die Direktorenaktie kommt nie in den Pool. Ein Direktor kann nur unter 20\u00a0% gehen, wenn ein anderer mindestens 20\u00a0% hat und das Amt übernimmt.',
        'Die Aktie der PRR, die mit der CA kommt, kann man verkaufen, sobald die PRR einen Ausgabekurs hat.',
      ],
    },
    {
      id: '6.2',
      heading: 'Aktien kaufen',
      covers: ['C-1.3'],
      text: [
        'Sie kaufen ein Zertifikat je Zug, aus dem Anfangsangebot oder aus dem Pool.',
        'Das erste Zertifikat einer Gesellschaft ist die Direktorenaktie. Sie bezahlen das Doppelte des Ausgabekurses und bestimmen ihn: $67, $71, $76, $82, $90 oder $100.',
        'Im braunen Bereich dürfen Sie als Ihren einen Kauf mehrere Aktien einer Gesellschaft aus dem Pool kaufen.',
      ],
      decided: ['Die Aktien dieses einen Kaufs dürfen Sie auch nacheinander kaufen.'],
    },
    {
      id: '6.3',
      heading: 'Wann eine Gesellschaft in Betrieb geht',
      text: [
        'Eine Gesellschaft fährt ab der nächsten Betriebsrunde, wenn 60\u00a0% das Anfangsangebot verlassen haben, wem sie auch gehören. Aktien, die mit einer Privatgesellschaft kamen, zählen mit.',
        'Als Kapital bekommt sie das Zehnfache ihres Ausgabekurses.',
      ],
      decided: ['Das Kapital wird ausgezahlt, sobald die 60\u00a0% erreicht sind.'],
    },
    {
      id: '6.4',
      heading: 'Wechsel des Direktors',
      text: [
        'Hat jemand mehr von einer Gesellschaft als ihr Direktor, so wird er sofort Direktor und gibt für die Direktorenaktie zwei Aktien. Bei gleichem Besitz ändert sich nichts. Haben mehrere mehr, so geht der größte Besitz vor, dann der nächste Nachbar zur Linken.',
        'Der Direktor trifft alle Entscheidungen der Gesellschaft.',
      ],
    },
    {
      id: '7.0',
      heading: 'Betriebsrunden',
      covers: ['7.1'],
      text: [
        'Zuerst zahlen die Privatgesellschaften ihr Einkommen. Dann handeln die Gesellschaften, die in Betrieb sind, die mit dem höchsten Kurs zuerst. Bei gleichem Kurs geht vor, wer weiter rechts liegt, dann wer weiter oben liegt, dann wer im Stapel oben liegt.',
        'In ihrem Zug darf eine Gesellschaft ein Plättchen legen oder ersetzen und einen Bahnhof setzen. Dann lässt sie ihre Loks fahren und schüttet aus oder behält ein. Zuletzt darf sie Loks kaufen. Sie kann nur ausgeben, was sie hat.',
        'Wie viele Betriebsrunden auf eine Aktienrunde folgen, hängt von der Phase ab.',
      ],
    },
    {
      id: '7.2',
      heading: 'Gleisbau',
      covers: ['7.2.1', '7.2.2', 'C-1.4'],
      text: [
        'Eine Gesellschaft darf ein neues Plättchen legen oder eines ersetzen. Gelbe kommen auf leere Felder, grüne ersetzen gelbe oder kommen auf gelb gedruckte Felder, braune ersetzen grüne. Welche Farben man verwenden darf, sagt die Phase. Jedes Plättchen gibt es nur, solange der Vorrat reicht.',
        'Irgendein Gleis des Plättchens, alt oder neu, muss von einem Bahnhof der Gesellschaft aus erreichbar sein, auf einem Weg beliebiger Länge, den keine volle Stadt versperrt.',
        'Ein Plättchen muss so viele Städte haben wie das Feld, und dieselben Buchstaben. Gleise dürfen nicht aus dem Plan hinausführen, nicht gegen die leere Seite eines grauen Feldes und nicht über eine blaue Kante. Auf graue und rote Felder wird nie gebaut.',
        'Das erste Plättchen auf einem Feld mit Wasser oder Bergen kostet $80 oder $120. Aufrüsten kostet nichts.',
        'Beim Aufrüsten bleiben alle alten Gleise erhalten. Auf jedes Plättchen können nur bestimmte folgen.',
        'Solange ein Spieler eine Privatgesellschaft besitzt, baut niemand auf ihrem Feld.',
      ],
      decided: [
        'Ein Feld mit einem Bahnhof der Gesellschaft gilt von allen Seiten als erreicht, damit man auf Heimatfeldern ohne Gleise bauen kann.',
        'Aus den Plättchen 28 und 29 kann kein 43 werden, weil die Listen im Regelheft es nicht nennen.',
        'Ein gelb gedrucktes Feld kostet beim ersten Plättchen so viel wie jedes andere.',
      ],
    },
    {
      id: '7.3',
      heading: 'Bahnhöfe',
      covers: ['7.3.1', '7.3.2', '7.3.3'],
      text: [
        'Zu Beginn ihres ersten Zuges setzt eine Gesellschaft kostenlos einen Bahnhof in ihre Heimatstadt.',
        'In jedem Zug darf sie einen weiteren Bahnhof setzen, in einer Stadt mit freiem Platz, die sie erreicht. Der erste kostet $40, jeder weitere $100. Auf einem Feld kann sie nur einen haben.',
        'Für eine Gesellschaft, die noch nicht begonnen hat, bleibt der Platz in ihrer Heimatstadt frei.',
        'Füllen Bahnhöfe anderer Gesellschaften alle Plätze einer Stadt, kann eine Fahrt dort enden, aber nicht hindurchführen.',
      ],
      decided: [
        'Die Heimat der Erie hat zwei Städte. Ihr Direktor wählt eine, wenn dort das erste Plättchen gelegt wird, von wem auch immer. Bis dahin kann niemand sonst auf diesem Feld einen Bahnhof setzen.',
      ],
    },
    {
      id: '7.4',
      heading: 'Loks fahren lassen',
      covers: ['7.4.1', '7.4.2'],
      text: [
        'Jede Lok macht eine Fahrt auf Gleisen, die mindestens zwei Stationen verbinden, darunter eine mit einem Bahnhof der Gesellschaft. Stationen sind große und kleine Städte und die Fernverbindungen, das sind die roten Felder am Rand.',
        'Die Zahl einer Lok sagt, wie viele Stationen sie höchstens erreicht; eine Diesellok erreicht beliebig viele.',
        'Eine Fahrt benutzt kein Gleis zweimal, wendet nicht an einer Weiche, besucht keine Station zweimal und lässt auf ihrem Weg keine aus. Fernverbindungen sind nur Endpunkte.',
        'Mehrere Loks dürfen sich an Stationen treffen, aber nie dasselbe Gleis benutzen.',
        'Die Fahrten müssen so viel einbringen wie möglich.',
      ],
      decided: [
        'Das Spiel schlägt Fahrten vor, die am meisten einbringen. Andere, die ebenso viel einbringen, darf man wählen. Eine Partie kann so angelegt werden, dass jede erlaubte Fahrt genügt.',
      ],
    },
    {
      id: '7.5',
      heading: 'Einnahmen',
      text: [
        'Die Einnahmen sind die Summe aller Stationen; die Bank zahlt sie. Fernverbindungen sind ab der ersten 5er-Lok mehr wert.',
        'Schüttet die Gesellschaft aus, bekommen je 10\u00a0% ein Zehntel. Für Aktien im Pool bekommt die Gesellschaft das Geld, für die im Anfangsangebot niemand. Der Kurs geht nach rechts.',
        'Behält sie ein, kommt alles in ihre Kasse, und der Kurs geht nach links.',
      ],
      decided: [
        'Der Kurs einer Gesellschaft ohne Lok oder ohne Fahrt geht nach links, als hätte sie einbehalten.',
      ],
    },
    {
      id: '3.0',
      heading: 'Loks und Phasen',
      covers: ['3.2', '3.3', '3.4', '3.5', '3.6', '3.7', 'T-03', 'T-07'],
      shows: 'trains',
      text: [
        'Mit der ersten Lok einer neuen Art beginnt sofort eine neue Phase. Loks, die damit veralten, verlassen das Spiel.',
        'Phase 2: gelbe Plättchen, eine Betriebsrunde, vier Loks je Gesellschaft. Phase 3: grüne Plättchen, zwei Betriebsrunden, Gesellschaften dürfen Privatgesellschaften kaufen. Phase 4: drei Loks. Phase 5: braune Plättchen, drei Betriebsrunden, zwei Loks, die Privatgesellschaften schließen, Fernverbindungen sind mehr wert. Phase 6: Dieselloks sind zu haben. Phase 7 beginnt mit der ersten Diesellok.',
        'Die Zahl der Betriebsrunden ändert sich nach der nächsten Aktienrunde.',
      ],
    },
    {
      id: '7.6',
      heading: 'Loks kaufen',
      covers: ['7.6.1'],
      text: [
        'Am Ende ihres Zuges darf eine Gesellschaft Loks kaufen, eine nach der anderen, bis zu ihrem Limit. Die Bank verkauft sie der Reihe nach zum aufgedruckten Preis; auch die im Pool kosten den aufgedruckten Preis.',
        'Die Lok einer anderen Gesellschaft kann man für $1 oder mehr kaufen, wenn deren Direktor zustimmt.',
        'Ab der ersten 6er-Lok verkauft die Bank auch Dieselloks, für $1100 oder im Tausch gegen eine 4er-, 5er- oder 6er-Lok für $800.',
        'Sinkt das Limit, geben Gesellschaften mit zu vielen Loks überzählige ohne Entschädigung in den Pool, in der Reihenfolge ihrer Kurse.',
      ],
      decided: [
        'Es gibt sechs Dieselloks.',
        'Die Lok einer Gesellschaft mit demselben Direktor wechselt sofort den Besitzer, jede andere durch ein Angebot.',
        'Abgegeben werden darf auch die gerade gekaufte Lok.',
      ],
    },
    {
      id: 'C-2.3',
      heading: 'Zwangskauf und Bankrott',
      covers: ['7.6.2', 'C-2.3.1', 'C-2.3.2', 'C-2.4'],
      text: [
        'Eine Gesellschaft, die eine Strecke mit mindestens zwei Stationen und am Ende ihres Zuges keine Lok hat, muss eine kaufen.',
        'Solange sie die billigste bezahlen kann, kauft sie nach den üblichen Regeln. Kann sie das nicht, gibt sie ihr ganzes Geld, und der Direktor bezahlt, was für die billigste Lok fehlt.',
        'Reicht das Geld des Direktors nicht, muss er Aktien verkaufen und darf Privatgesellschaften an Spieler verkaufen. Die Gesellschaft am Zug darf dadurch keinen anderen Direktor bekommen, andere dürfen. Verkauft wird nicht mehr als nötig. Was übrig bleibt, behält der Direktor.',
        'Reicht auch das nicht, ist der Direktor bankrott.',
      ],
      decided: [
        'Mit dem Geld des Direktors darf man die billigste Lok aus Bank und Pool kaufen, oder eine von einer anderen Gesellschaft, die nicht mehr kostet als diese und nicht mehr als ihren aufgedruckten Preis.',
        'Haben weder Bank noch Pool eine Lok, muss niemand eine kaufen.',
        'Der Bankrott muss erklärt werden. Vorher darf der Direktor Käufer für Privatgesellschaften suchen.',
        'Bekommt eine Gesellschaft erst nach dem Kauf von Loks eine Strecke, wird sie vor dem Ende ihres Zuges noch einmal gefragt.',
      ],
    },
    {
      id: '8.0',
      heading: 'Ende der Partie',
      covers: ['C-2.5'],
      text: [
        'Hat die Bank kein Geld mehr, sind die laufenden Betriebsrunden die letzten; in einer Aktienrunde sind es die folgenden. Die Bank zahlt weiter.',
        'Ein Bankrott beendet die Partie sofort.',
        'Es zählen Ihr Geld, Ihre Aktien zu ihren Kursen und die aufgedruckten Preise Ihrer Privatgesellschaften. Für den Bankrotten zählen nur die Aktien, die er nicht verkaufen konnte.',
      ],
      decided: [
        'Für einen Gleichstand gibt es keine Regel. In der Liste steht dann der Platz mit der kleineren Nummer zuerst.',
        'Die Partie endet auch, wenn niemand mehr etwas tun kann.',
      ],
    },
    {
      id: '1.3',
      heading: 'Grundspiel: Verkauf in Gruppen',
      covers: ['V-1.8'],
      text: [
        'Im Grundspiel gibt es so viele Gruppen von Privatgesellschaften wie Spieler, und jeder muss eine nehmen. Zu siebt ist eine leer und kostet nichts.',
        'Vom ersten Platz an bieten alle reihum um die erste Wahl: zuerst mindestens $5, dann jedes Mal mindestens $5 mehr. Wer passt, bietet nicht mehr mit.',
        'Es wählt zuerst, wer am meisten geboten hat, dann, wer am zweitmeisten geboten hat, und so weiter. Wer nicht geboten hat, wählt danach in der Reihenfolge der Plätze. Jeder zahlt den Preis der Gruppe und sein letztes Gebot.',
        'Das höchste Gebot bringt auch das Erstkaufsrecht für die erste Aktienrunde.',
      ],
      decided: [
        'Eine Gruppe kostet so viel, wie ihre Privatgesellschaften zusammen kosten. Die beiden abweichenden Preise der Tabelle kann man einstellen.',
        'Ein Gebot darf nur so hoch sein, dass man auch die teuerste Gruppe noch bezahlen kann.',
        'Bietet niemand, behält der erste Platz das Erstkaufsrecht.',
      ],
    },
    {
      id: '7.7',
      heading: 'Grundspiel: Insolvenz',
      text: [
        'Reicht im Grundspiel alles Geld der Gesellschaft und ihres Direktors nicht für die billigste Lok aus Bank oder Pool, zahlen beide, was sie haben, und die Bank leiht den Rest. Niemand verkauft dafür Aktien, und niemand geht bankrott.',
        'Die Gesellschaft ist insolvent, bis sie alles zurückgezahlt hat. Sie schüttet nichts aus, und alles Geld, das sie einnimmt, geht sofort an die Bank.',
        'Ihr Direktor ist solange ihr Verwalter: Er entscheidet weiter, auch wenn andere mehr Aktien haben, und darf keine ihrer Aktien verkaufen. Ihre einzige Lok kann niemand kaufen.',
        'Ist alles zurückgezahlt, leitet sie sofort, wer die meisten Aktien hat.',
      ],
      decided: [
        'Der Verwalter darf auch mit eigenem Geld zurückzahlen, im Zug der Gesellschaft und in seinem Zug einer Aktienrunde, muss es aber nicht.',
        'Einnahmen für die Bank gelten als einbehalten: Der Kurs geht nach links.',
        'Wird eine insolvente Gesellschaft noch einmal insolvent, kommt die Schuld dazu. Am Ende der Partie kostet sie niemanden etwas.',
      ],
    },
    {
      id: 'V',
      heading: 'Varianten',
      covers: ['V-6.1', 'V-7.8'],
      text: [
        'Beim Anlegen einer Partie stehen die Varianten des Regelhefts zur Wahl, jede mit ihrer Nummer. Die Einstellungen einer Partie stehen auf ihrer Seite.',
      ],
      decided: [
        'Geteilte Einnahmen: Ausgeschüttet wird die Hälfte, abgerundet auf ganze Dollar je Aktie; den Rest behält die Gesellschaft.',
        'Verzögertes Verschrotten: Eine veraltete Lok geht nach der nächsten Fahrt ihrer Gesellschaft aus dem Spiel, auch wenn sie nicht fahren konnte. Im Pool verschwindet sie sofort.',
        'Kursanstieg braucht Dividende: Verglichen wird alles, was ausgeschüttet wird, mit dem Kurs einer Aktie.',
        'Wildes Bieten gilt für die Versteigerung einer Privatgesellschaft, unter denen, die auf sie geboten haben. Nach jedem Gebot werden alle anderen neu gefragt.',
        'Passen und raus: Wer in der Versteigerung um eine Privatgesellschaft passt, ist nur aus dieser ausgeschieden.',
        'Erweiterung A: Graue Plättchen gibt es ab der ersten 6er-Lok. Was kein altes Gleis behält, wie man es auch dreht, ist nicht zu legen, auch wenn die Tabelle es nennt.',
        'Flexible OO-Plättchen: Der Direktor wird gleich nach dem Plättchen nach der Stadt gefragt, und erst dann geht der Zug weiter.',
        'Plus-Loks kosten so viel wie die anderen ihrer Art und zählen beim Eintausch gegen eine Diesellok wie diese.',
      ],
    },
    companyRules,
    {
      id: 'S-5',
      heading: 'Szenario: Unsichere Zeiten',
      text: [
        'Zu Beginn erhält jeder durch das Los eine Privatgesellschaft und zahlt ihren Preis. Die billigste beginnt, die anderen folgen reihum nach ihrem Preis. Die übrigen kommen aus dem Spiel oder werden der Reihe nach verkauft, je nach Einstellung. Ohne die CA wird deren Aktie der PRR wie jede andere gekauft, ohne die BO die Direktorenaktie der B&O.',
        'Mit jeder 5er-Lok, die die Bank verkauft, wird ein Ungewissheitsmarker gezogen. Einer mehr, als es 5er-Loks gibt, ist im Spiel: einmal kurze Fahrten, einmal einbehaltene Einnahmen, sonst ändert sich nichts.',
        'Bei kurzen Fahrten erreichen alle Loks aller Gesellschaften halb so viele Stationen, aufgerundet. Bei einbehaltenen Einnahmen darf keine Gesellschaft etwas ausschütten. Beides dauert, bis die Gesellschaft, die den Marker gezogen hat, ihren nächsten Zug beendet hat.',
        'Ab der Aktienrunde nach dem Kauf der letzten 5er-Lok fällt ein Kurs bei jedem Verkauf nur um ein Feld. Werden mindestens das Zwei-, Drei- oder Vierfache des Kurses ausgeschüttet, steigt er um zwei, drei oder vier Felder.',
        'Die Partie endet auch, wenn ein Kurs $350 erreicht: nach dem Zug der Gesellschaft oder am Ende einer Aktienrunde.',
      ],
      decided: [
        'Die Plätze bleiben, wie sie sind: Gelost wird auch, wer die billigste Privatgesellschaft hat.',
        'Ohne Versteigerung verkauft heißt: Wer an der Reihe ist, nimmt die billigste zu ihrem Preis oder passt.',
        'Dieselloks erreichen auch bei kurzen Fahrten jede Zahl von Stationen. Plus-Loks erreichen halb so viele kleine Städte.',
        'Verglichen wird alles, was ausgeschüttet wird, mit dem Kurs einer Aktie.',
      ],
    },
    ...plusRules,
    daveRules,
  ],
};
