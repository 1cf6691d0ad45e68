import type { RulesText } from '../../../../words/help-text.js';

/** The rules of 18 Magyarország in short, in German. */
export const rules: RulesText = {
  lead: '18 Magyarország ist ein Spiel von Leonhard Orgler. Hier stehen in unseren eigenen Worten seine Kurzregeln. Von ihnen stammen die Nummern 1 bis 4; die übrigen sind unsere.',
  sections: [
    {
      id: '0',
      heading: 'Vorbereitung',
      text: [
        'Sie führen Kleinbahnen im alten Ungarn und besitzen Aktien der Gesellschaften, bei denen alle Kleinbahnen bauen lassen und einkaufen. Am Ende zählen nur Ihr Geld und Ihre Aktien. Was den Kleinbahnen gehört, zählt nicht.',
        'Drei bis sechs Spieler haben 13 Kleinbahnen und sieben Aktiengesellschaften (AG). Zu zweit und allein sind es weniger, auf einem kleineren Plan; davon handeln 5 und 6.',
        'Jede AG zieht ihren ersten Kurs: zweimal gibt es 60, 65, 70, 75 und 80\u00a0Ft. Die Kasse einer AG ist am Anfang leer, und die Spieler haben kein Geld. Die Bank hat immer genug.',
        'Auch die Reihenfolge der Spieler wird gezogen.',
      ],
      decided: [
        'Alles ist offen, auch das Geld.',
        'Ob Absprachen gelten, machen die Spieler unter sich aus. Das Spiel achtet nicht darauf.',
      ],
    },
    {
      id: '0.1',
      heading: 'Wovon die AG leben',
      shows: 'companies',
      text: [
        'Eine AG baut kein Gleis und hat keine Loks. Sie lebt von dem, was die Kleinbahnen ihr zahlen. Geld für Aktien bekommt sie nie: Das geht an die Bank oder kommt von ihr.',
        'Die SzKEV, hier kurz SKEV, verdient an Plättchen und Bahnhöfen, die SIK an Flüssen und Bergen, LdStEG und MAVAG an neuen Loks. RABA, SNW und G&C verkaufen Wagen, mit denen eine Lok mehr einfährt.',
      ],
    },
    {
      id: '1',
      heading: 'Das Startpaket',
      text: [
        'Das Startpaket enthält alle Kleinbahnen und von jeder AG eine Aktie über 10\u00a0%, zu fünft und zu sechst zwei.',
        'In der Reihenfolge ihrer Karten nimmt jeder eine Kleinbahn oder eine Aktie, ohne dafür zu bezahlen. Danach gibt jeder seine Karte nach links, und es geht von vorn los.',
        'Zu dritt bekommt jeder vier Kleinbahnen und zwei Aktien, zu viert drei und eine, zu fünft und zu sechst zwei und zwei. Was er zuerst nimmt, ist seine Sache.',
        'Eine Kleinbahn beginnt mit 50\u00a0Ft, einer 2er-Lok und drei Bahnhofsmarkern. Einer davon kommt sofort in ihre Heimat.',
        'Wer von einer AG beide Aktien nimmt, tauscht sie sofort gegen die Direktorenaktie über 20\u00a0%.',
        'Übrige Kleinbahnen sind nicht im Spiel. Übrige Aktien gehen an ihre AG zurück.',
        'Das Erstkaufsrecht bekommt, bei wem die erste Karte zum Schluss liegt. Dann beginnt die erste Betriebsrunde.',
      ],
      decided: [
        'Nach der letzten Wahl wandern die Karten nicht mehr.',
        'In der Heimat einer Kleinbahn, die nicht im Spiel ist, darf jeder einen Bahnhof setzen.',
      ],
    },
    {
      id: '2',
      heading: 'Betriebsrunden',
      text: [
        'Zuerst handeln die Kleinbahnen nach ihren Nummern, dann die AG, die mit dem höchsten Kurs zuerst.',
        'Eine Kleinbahn baut Gleis, setzt einen Bahnhof, verschrottet Loks, kauft Wagen und fährt. Dann teilt sie ihr Einkommen mit ihrem Besitzer und kauft Loks. Fahren und teilen muss sie, alles andere darf sie.',
        'Eine AG setzt einen Bahnhof und schüttet aus.',
      ],
      decided: ['Haben zwei AG denselben Kurs, so handelt zuerst, deren Marker früher auf dem Feld lag.'],
    },
    {
      id: '2.1',
      heading: 'Gleisbau',
      text: [
        'Eine Kleinbahn darf in jedem Zug ein gelbes Plättchen legen oder eines austauschen. Davor oder danach darf sie noch ein gelbes legen, für 10\u00a0Ft an die SKEV.',
        'Ihr erstes Plättchen liegt in ihrer Heimat; nur in Budapest ist schon Gleis. Jedes weitere muss sie erreichen: von einem ihrer Bahnhöfe, auf einem Weg, den keine Stadt voller fremder Bahnhöfe versperrt.',
        'Grüne Plättchen ersetzen gelbe, braune grüne, graue braune, sobald die Phase die Farbe erlaubt. Altes Gleis bleibt erhalten.',
        'Auf Kleinstädte kommen Plättchen mit Kleinstadt, auf Großstädte solche mit Großstadt, auf alle anderen Felder solche ohne Ort. Auf OO kommt nur OO, in Budapest nur B. Auf ein K kommt erst ein gewöhnliches gelbes Plättchen und dann nur noch K.',
        'Jeder Fluss und jeder Berg auf dem Feld kostet 10\u00a0Ft an die SIK. Gibt die Kleinbahn einen Terrainmarker ab, zahlt die Bank alles, was das Feld kostet. Die 5 hat drei Terrainmarker, die 12 zwei, die 6, die 7 und die 13 je einen.',
        'Kein Gleis führt aus dem Plan, gegen eine Sperre oder über den Plattensee. Am Nachbarfeld darf es vor nicht passendem Gleis enden.',
      ],
      decided: [
        'Die Kleinbahn muss das Plättchen erreichen, nicht das, was daran neu ist.',
        'Ein Terrainmarker zahlt nicht die 10\u00a0Ft für das zweite Plättchen. Dieses darf auf demselben Feld liegen wie das erste.',
        'Das erste Plättchen auf OO führt nur zu einer der zwei Städte. In ihr steht dann der Bahnhof, der zuerst auf dem Feld stand.',
        'Bergwerke versperren beim Bauen keinen Weg.',
        'Viele Plättchen haben zwei Seiten: Liegt die eine, so fehlt die andere.',
        'Das grüne Plättchen kostet auf OO und in Budapest noch einmal 20\u00a0Ft für zwei Flüsse. Sonst kostet Austauschen nichts.',
      ],
    },
    {
      id: '2.2',
      heading: 'Bahnhöfe der Kleinbahnen',
      text: [
        'In jedem Zug darf eine Kleinbahn einen Bahnhof setzen: in einer Großstadt mit freiem Platz, die sie erreicht. Auf jedem Feld hat sie höchstens einen.',
        'Ihr erster kostet 40\u00a0Ft, ihr zweiter 80\u00a0Ft. Die Hälfte bekommt die SKEV, die andere die Bank.',
      ],
    },
    {
      id: '2.3',
      heading: 'Loks verschrotten',
      text: [
        'Bevor sie fährt, darf eine Kleinbahn eine oder zwei Loks verschrotten. Sie bekommt nichts dafür.',
      ],
    },
    {
      id: '2.4',
      heading: 'Loks fahren lassen',
      text: [
        'Jede Lok fährt auf Gleisen und verbindet mindestens zwei Orte, darunter einen mit einem Bahnhof ihrer Kleinbahn. Orte sind Großstädte, Kleinstädte und die roten Fernverbindungen.',
        'Ihre Nummer sagt, wie viele Orte sie höchstens anfährt. Sie lässt unterwegs keinen aus und fährt keinen zweimal an. Zwei Orte auf demselben Feld zählen einzeln.',
        'Eine Stadt voller fremder Bahnhöfe kann Anfang oder Ende einer Fahrt sein, aber nicht in der Mitte liegen.',
        'Mehrere Loks dürfen sich an Orten treffen, aber nie dasselbe Gleis benutzen.',
        'Jeder Bahnhof einer AG macht seine Stadt für alle um 10\u00a0Ft wertvoller.',
      ],
      decided: [
        'Fernverbindungen sind immer Anfang oder Ende einer Fahrt. Eine Fahrt ohne sie ist erlaubt: Wörtlich gelesen schlösse die Regel sie aus.',
        'Das Spiel schlägt die Fahrten vor, die am meisten einbringen, und verlangt so viel. Eine Partie kann so angelegt werden, dass jede erlaubte Fahrt genügt.',
      ],
    },
    {
      id: '2.4.1',
      heading: 'Wagen',
      text: [
        'Bevor sie fährt, darf eine Kleinbahn von RABA, SNW und G&C je einen Wagen kaufen. Jeder gilt für eine ihrer Loks und nur in dieser Runde.',
        'Ihr erster Wagen kostet 10\u00a0Ft, der zweite 20, der dritte 30; ab der braunen Phase 20, 30 und 40. Das Geld bekommt die AG, die ihn verkauft.',
        'Wagen der RABA: Eine Lok, die eine Fernverbindung anfährt, bringt 20\u00a0Ft mehr ein, ab der braunen Phase 30.',
        'Wagen der SNW: Eine Lok darf zusätzlich ein Bergwerk anfahren. Es bringt 30\u00a0Ft, ab der braunen Phase 50. Es zählt nicht als Ort: weder für die Nummer der Lok noch für die zwei Orte, die jede Fahrt braucht.',
        'Wagen der G&C: Eine Lok fährt außer ihren Orten noch einmal so viele Kleinstädte an.',
      ],
      decided: [
        'Welche Lok welchen Wagen nimmt, rechnet das Spiel aus. Eine kann auch mehrere nehmen. Nützt ein Wagen nichts, ist er vertan.',
        'Den Wagen der RABA nutzt eine Fahrt einmal, auch wenn beide Enden Fernverbindungen sind. In ein Bergwerk fährt sie höchstens einmal; dahinter darf es weitergehen.',
        'Eine Kleinbahn, die nicht fährt, kauft keine Wagen.',
      ],
    },
    {
      id: '2.5',
      heading: 'Einkommen',
      text: [
        'Was alle Loks einer Kleinbahn mit ihren Wagen einfahren, geht zur Hälfte an sie und zur Hälfte an ihren Besitzer.',
      ],
    },
    {
      id: '2.6',
      heading: 'Loks kaufen',
      text: [
        'Danach darf eine Kleinbahn eine oder zwei Loks kaufen. Sie darf zwei besitzen und muss keine haben.',
        'Die LdStEG verkauft 2er- und 4er-Loks, die MAVAG 3er- und 6er-Loks. Die Hälfte des Preises bekommt die AG, den Rest die Bank.',
        'Alle Arten sind von Anfang an zu haben, so viele man will, und keine veraltet.',
        'Spieler dürfen jederzeit Loks ihrer Kleinbahnen untereinander handeln, für mindestens 1\u00a0Ft.',
      ],
      decided: [
        'Das Geld kommt allein von der Kleinbahn, die kauft. Der andere Spieler nimmt ein Angebot an, auch wenn keiner von beiden am Zug ist.',
        'Von einer Kleinbahn desselben Spielers kauft man nur in diesem Schritt.',
      ],
    },
    {
      id: '2.7',
      heading: 'Phasen',
      shows: 'trains',
      text: [
        'Die Partie beginnt in der gelben Phase. Die erste Lok einer neuen Art bringt die nächste: die grüne, die braune, die graue. Welche Art es ist, spielt keine Rolle.',
        'Eine neue Phase erlaubt Plättchen ihrer Farbe und ändert, was Fernverbindungen einbringen. Ab der braunen bringen auch Bergwerke und Wagen mehr, und Wagen kosten mehr.',
        'Auf eine Aktienrunde folgt in der gelben Phase eine Betriebsrunde; in der grünen und der braunen sind es zwei, in der grauen drei. Beginnt eine Phase, so ist die laufende Betriebsrunde die letzte vor der nächsten Aktienrunde.',
        'Kauft in einer ganzen Betriebsrunde niemand eine neue Lok, so wird ein Marker gelegt. Der dritte bringt die nächste Phase. Wird eine neue Lok gekauft, kommen alle Marker wieder weg.',
      ],
      decided: [
        'Als neue Loks zählen die, die eine AG verkauft, nicht die, die Kleinbahnen untereinander handeln.',
        'Die Marker liegen bei der billigsten Art, von der noch keine Lok gekauft ist. Der dritte verbraucht deren Phase: Ihre erste Lok bringt dann keine mehr. Danach wird von vorn gezählt.',
      ],
    },
    {
      id: '2.8',
      heading: 'Bahnhöfe der AG',
      text: [
        'In jeder Betriebsrunde darf der Direktor einer AG einen ihrer zwei Bahnhöfe setzen, in irgendeiner Großstadt mit freiem Platz. Verbunden sein muss sie nicht.',
        'Der erste kostet 40\u00a0Ft, der zweite 80\u00a0Ft, aus der Kasse der AG an die Bank.',
        'Er versperrt den Weg wie jeder andere Bahnhof. In einer Stadt dürfen mehrere AG stehen, jede einmal.',
        'Eine AG ohne Direktor setzt keinen.',
      ],
      decided: ['Auch in einer Stadt ohne Plättchen ist Platz.'],
    },
    {
      id: '2.9',
      heading: 'Ausschüttungen der AG',
      text: [
        'Der Direktor entscheidet, wie viel die AG aus ihrer Kasse ausschüttet. Jeder bekommt davon, was seinem Anteil entspricht. Was auf unverkaufte Aktien entfällt, bleibt in der Kasse.',
        'Schüttet sie nichts aus, fällt ihr Kurs um ein Feld. Bis 20\u00a0Ft bleibt er. Bis 50\u00a0Ft steigt er um ein Feld, bis 100 um zwei, bis 200 um drei, darüber um vier.',
        'Eine AG ohne Direktor schüttet immer alles aus.',
      ],
      decided: [
        'Ausgeschüttet wird in vollen Zehnern. Ein Rest bleibt in der Kasse. Hat die AG keine 10\u00a0Ft, so wird niemand gefragt, und ihr Kurs fällt.',
        'Für den Kurs zählt, was ausgeschüttet wird, auch der Teil für unverkaufte Aktien.',
      ],
    },
    {
      id: '3',
      heading: 'Aktienrunden',
      text: [
        'Wer das Erstkaufsrecht hat, beginnt, dann geht es im Uhrzeigersinn. In Ihrem Zug dürfen Sie beliebig viele Aktien verkaufen und danach eine kaufen. Oder Sie passen.',
        'Die Runde endet, wenn alle nacheinander gepasst haben. Das Erstkaufsrecht geht dann um einen Platz nach links.',
        'Sind am Ende der Runde alle Aktien einer AG bei Spielern, so steigt ihr Kurs um ein Feld.',
        'Zu dritt darf jeder 18 Zertifikate besitzen, zu viert 14, zu fünft 11, zu sechst 9. Die Direktorenaktie zählt als eines; Kleinbahnen zählen nicht.',
      ],
      decided: ['Von einer AG darf man höchstens 60\u00a0% besitzen.'],
    },
    {
      id: '3.1',
      heading: 'Aktien verkaufen',
      text: [
        'Die Bank zahlt für jede Aktie den Kurs, und die Aktie geht an ihre AG zurück. Danach fällt der Kurs um ein Feld, wie viele es auch waren.',
        'Die Direktorenaktie lässt sich nicht verkaufen. Man kann sie nur loswerden, indem ein anderer Direktor wird.',
      ],
      decided: [
        'Wer Aktien einer AG nacheinander verkauft statt auf einmal, senkt den Kurs jedes Mal.',
        'Die erste Aktienrunde folgt auf eine Betriebsrunde. Darum darf man schon in ihr verkaufen.',
      ],
    },
    {
      id: '3.2',
      heading: 'Aktien kaufen',
      text: [
        'Eine Aktie über 10\u00a0% kostet den Kurs, und das Geld bekommt die Bank. Danach steigt der Kurs um ein Feld.',
        'Wer von einer AG verkauft hat, kauft in derselben Aktienrunde keine von ihr.',
      ],
    },
    {
      id: '3.3',
      heading: 'Direktoren',
      text: [
        'Wer als Erster 20\u00a0% einer AG hat, tauscht zwei Aktien gegen die Direktorenaktie und ist ihr Direktor.',
        'Hat später jemand mehr als der Direktor, so wird er es. Hat er gleich viel, nur wenn der Direktor das will.',
      ],
      decided: [
        'Übergeben kann der Direktor sein Amt, wenn er in einer Aktienrunde am Zug ist. Sein Zug geht danach weiter.',
      ],
    },
    {
      id: '4',
      heading: 'Ende der Partie',
      text: [
        'Beginnt die graue Phase, wird die Betriebsrunde zu Ende gespielt. Es folgen eine Aktienrunde und drei Betriebsrunden, dann ist die Partie aus.',
        'Es zählen Ihr Geld und Ihre Aktien zu ihren Kursen.',
      ],
      decided: [
        'Für einen Gleichstand gibt es keine Regel. In der Liste steht dann der Platz mit der kleineren Nummer zuerst.',
      ],
    },
    {
      id: '5',
      heading: 'Zu zweit',
      text: [
        'Zwei spielen auf der Rückseite des Plans mit den Kleinbahnen 1, 2, 3, 4, 6, 7 und 11 und mit SKEV, SIK, LdStEG und RABA. Im Startpaket liegt von jeder AG eine Aktie. Jeder nimmt drei Kleinbahnen und eine Aktie.',
        'Es gibt 2er-, 3er- und 4er-Loks. Alle verkauft die LdStEG. Sie bekommt ein Viertel des Preises, den Rest die Bank.',
        'Die RABA verkauft einer Kleinbahn in jedem Zug einen Wagen, für 10\u00a0Ft, in der braunen Phase für 20. Mit ihm bringt entweder eine Fernverbindung mehr ein, oder eine Lok fährt noch einmal so viele Kleinstädte an, je nachdem, was besser ist. Bergwerke gibt es nicht.',
        'Die braune Phase ist die letzte und bringt drei Betriebsrunden. Graue Plättchen gibt es nicht, auch keine mit K.',
        'Der Kurs bleibt bei einer Ausschüttung von 10\u00a0Ft. Bis 40\u00a0Ft steigt er um ein Feld, bis 80 um zwei, bis 120 um drei, darüber um vier. Er endet bei 300\u00a0Ft.',
        'Jeder darf 10 Zertifikate besitzen. Alles andere ist wie zu mehreren.',
      ],
    },
    {
      id: '6',
      heading: 'Allein gegen Istvan',
      text: [
        'Sie spielen das Spiel für zwei gegen Istvan, den das Spiel führt. Vorher wählen Sie, wie stark er ist und ob jeder zwei oder drei Kleinbahnen hat. Jeder darf 8 Zertifikate besitzen.',
        'Istvan zieht seine Kleinbahnen, deren gelbe Plättchen gleich liegen, und eine Aktienkarte mit seiner ersten Aktie. Sie wählen aus dem Rest. Dann hat Istvan das Erstkaufsrecht.',
        'Mit zwei Kleinbahnen bekommen Sie und Istvan am Anfang jeder Betriebsrunde Geld von der Bank.',
        'In der gelben Phase zahlt jede seiner Kleinbahnen in ihrem Zug 10\u00a0Ft an die SKEV. Gelbe Plättchen legt er nie. Später tauscht er in jedem Zug jedes Plättchen mit einer Großstadt aus, die er erreicht, zuerst in der Heimat; den Bau zahlt die Bank an die SIK.',
        'Er kauft, was auf der Karte der Kleinbahn steht, von oben nach unten. Hat sie keine Lok, kauft sie zuerst eine 2er. Von der RABA nimmt er den Wagen, der mehr bringt, wenn er ihn bezahlen kann.',
        'In der Aktienrunde kauft er nach der Folge und bis zu den Anteilen seiner Aktienkarte, was er bezahlen kann. AG, die er leitet, schütten alles aus und setzen keine Bahnhöfe.',
      ],
      decided: [
        'Istvans gedruckte Karten liegen uns nicht vor. Wir haben eigene gemacht, die zu den Regeln passen. Was er vorhat, ist jederzeit zu sehen.',
        'Er nimmt den Wagen der RABA, wenn er ihn bezahlen kann und damit mehr einfährt. Beim Austauschen nimmt er das Plättchen mit den meisten Ausgängen.',
        'Er verkauft nie etwas, handelt nicht mit Loks und behält bei Gleichstand sein Amt.',
        'Wer am Ende mehr hat, gewinnt. Mit gleich viel haben Sie ihn nicht besiegt.',
        'Das Geld zu Beginn der Betriebsrunden ist bei zwei Kleinbahnen 20\u00a0Ft in der gelben, 30 in der grünen und 40 in der braunen Phase.',
      ],
    },
  ],
};
