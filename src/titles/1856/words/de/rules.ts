import type { RulesText } from '../../../../words/help-text.js';

/** The rules of 1856 in short, in German. */
export const rules: RulesText = {
  lead: '1856 ist ein Spiel von Bill Dixon. Hier stehen in unseren eigenen Worten die Regeln von 1992 und 1995 in der Übersetzung von Stefan Meinhold. Das Regelheft hat keine Nummern; die Nummern hier sind unsere.',
  sections: [
    {
      id: '1',
      heading: 'Vorbereitung',
      covers: ['1.3', '1.4'],
      text: [
        'Sie beteiligen sich an elf Eisenbahngesellschaften im Süden Ontarios und wollen am Ende am reichsten sein: an Geld, Aktien und Privatgesellschaften. Was einer Gesellschaft gehört, zählt nicht für Sie.',
        'Drei bis sechs Spieler teilen sich $1.500: Jeder bekommt $500, $375, $300 oder $250. Die Bank hat den Rest von $12.000. Der erste Platz beginnt.',
        'Die Partie beginnt mit der Versteigerung der Privatgesellschaften. Danach wechseln sich Aktienrunden mit je einer bis drei Betriebsrunden ab.',
        'Die Regierung leiht den Gesellschaften Geld. Kommt die erste 6er-Lok, will sie es zurück. Wer nicht zahlen kann, geht in den Canadian Government Railways auf, der CGR.',
      ],
      decided: ['Alles ist offen, auch das Geld der Gesellschaften.'],
    },
    {
      id: '2',
      heading: 'Privatgesellschaften',
      shows: 'privates',
      text: [
        'Zu Beginn jeder Betriebsrunde zahlt eine Privatgesellschaft ihr Einkommen an ihren Besitzer, einen Spieler oder eine Gesellschaft.',
        'In einer Aktienrunde darf ein Spieler statt einer Aktie eine Privatgesellschaft von einem anderen kaufen, zu jedem Preis, auf den sie sich einigen.',
        'In den Phasen 3 und 4 darf eine Gesellschaft jederzeit in ihrem Zug Privatgesellschaften von Spielern kaufen, für die Hälfte bis das Doppelte des aufgedruckten Preises. Erst dann nützen ihr deren Rechte.',
        'Alle Privatgesellschaften schließen mit der ersten 5er-Lok. Ein Hafenmarker bleibt dann liegen, und Brücken- und Tunnelrechte bleiben bestehen.',
        'Die Gesellschaft, der die Brücke oder der Tunnel gehört, verkauft anderen Gesellschaften das Recht für $50; ist die Privatgesellschaft geschlossen, verkauft es die Bank. Von jedem Recht gibt es drei, und jede Gesellschaft kann es einmal haben.',
      ],
      decided: [
        'Wer am Zug ist, kauft; der andere nimmt das Angebot an. Der Preis darf $0 sein. Der Kauf zählt für das Erstkaufsrecht wie der einer Aktie, und danach verkauft man in diesem Zug nichts mehr.',
        'Von ihrem eigenen Direktor kauft eine Gesellschaft unmittelbar, von anderen durch ein Angebot.',
        'Das Plättchen der WSRC tritt an die Stelle des Plättchens des Zuges, ihr Bahnhof an die des Bahnhofs.',
        'Das Plättchen der TCC darf man jederzeit im Zug legen. Die TCC bleibt danach bestehen.',
        'Der Hafenmarker zählt für jede Fahrt einmal, auch wenn sie in beiden Kleinstädten des Feldes hält. Die Gesellschaft muss das Feld nicht erreichen.',
        'Brücke und Tunnel zählen für jede Lok einmal. Buffalos zwei Felder sind ein Ort.',
        'Eines der drei Rechte kommt mit der Privatgesellschaft. Gehört sie einem Spieler, wenn sie schließt, sind alle drei zu haben.',
      ],
    },
    {
      id: '3',
      heading: 'Versteigerung der Privatgesellschaften',
      text: [
        'Wer am Zug ist, kauft die billigste unverkaufte Privatgesellschaft zu ihrem Preis, bietet auf eine andere oder passt. Ein Gebot liegt mindestens $5 über dem Preis oder dem höchsten Gebot, und das gebotene Geld liegt beiseite.',
        'Ist die billigste verkauft, kommt die nächste an die Reihe. Gibt es ein Gebot, geht sie zu diesem Preis an den Bieter. Gibt es mehrere, steigern die Bieter. Es beginnt, wer links vom höchsten sitzt, und jedes Mal geht es um mindestens $5 weiter.',
        'Passen alle nacheinander, zahlen die schon verkauften Privatgesellschaften ihr Einkommen, und die FT wird um $5 billiger, wenn sie noch unverkauft ist. Kostet sie nichts mehr, muss der Nächste sie nehmen.',
        'Sind alle verkauft, geht es ohne Pause mit der ersten Aktienrunde weiter.',
      ],
      decided: [
        'Auf die Privatgesellschaft, die gerade zum Verkauf steht, kann niemand bieten.',
        'Wer beim Steigern passt, ist draußen.',
        'Das Erstkaufsrecht geht mit jedem Zug nach links. Eine Versteigerung bewegt es nicht.',
      ],
    },
    {
      id: '1.2',
      heading: 'Der Aktienmarkt',
      text: [
        'Eine Aktie aus dem Anfangsangebot kostet den Ausgabekurs, der sich nie ändert. Eine Aktie aus dem Bankpool kostet den Kurs am Markt.',
        'Der Kurs fällt um eine Zeile für je 10\u00a0%, die ein Spieler verkauft. Er steigt am Ende einer Aktienrunde um eine Zeile, wenn alle Aktien bei Spielern sind. Er geht nach rechts, wenn die Gesellschaft eine Dividende zahlt, und nach links, wenn nicht. Am Ende einer Zeile geht er stattdessen nach oben oder unten.',
        'Kommt ein Marker auf ein besetztes Feld, so kommt er unter die, die dort schon liegen.',
        'Gelb: Die Aktien zählen nicht für Ihr Zertifikatslimit. Orange: Außerdem dürfen Sie mehr als 60\u00a0% der Gesellschaft halten.',
      ],
    },
    {
      id: '5',
      heading: 'Aktienrunden',
      covers: ['5.1'],
      text: [
        'Wer das Erstkaufsrecht hat, beginnt, dann geht es im Uhrzeigersinn. In Ihrem Zug dürfen Sie ein Zertifikat kaufen und beliebig viele Aktien verkaufen, entweder alle vor dem Kauf oder alle danach. Oder Sie passen.',
        'Wer gepasst hat, kann später wieder mitmachen. Die Runde endet, wenn alle nacheinander gepasst haben. Das Erstkaufsrecht bekommt dann der linke Nachbar dessen, der zuletzt gekauft oder verkauft hat.',
      ],
    },
    {
      id: '5.2',
      heading: 'Aktien kaufen',
      text: [
        'Sie kaufen ein Zertifikat je Zug, aus dem Anfangsangebot oder aus dem Pool.',
        'Liegen von der CGR mehr als 50\u00a0% im Pool, so kauft man sie zuerst von dort.',
      ],
    },
    {
      id: '5.3',
      heading: 'Aktien verkaufen',
      text: [
        'In der ersten Aktienrunde wird nichts verkauft.',
        'Alle Aktien einer Gesellschaft, die Sie auf einmal verkaufen, bringen denselben Preis. Danach fällt der Kurs.',
        'Was Sie gerade gekauft haben, bleibt in diesem Zug bei Ihnen; andere Aktien der Gesellschaft dürfen Sie verkaufen. Was Sie verkauft haben, können Sie in derselben Aktienrunde nicht wieder kaufen.',
        'Der Pool nimmt von jeder Gesellschaft höchstens 50\u00a0% auf, und die Direktorenaktie kommt nie dorthin.',
      ],
      decided: [
        'Sie dürfen in einem Zug auch nacheinander verkaufen, jedes Mal zum neuen Kurs.',
        'Von 5-%-Aktien der CGR zählt, was Sie im ganzen Zug verkaufen: Für je volle 10\u00a0% fällt der Kurs um eine Zeile.',
      ],
    },
    {
      id: '5.4',
      heading: 'Limits',
      text: [
        'Zu dritt bis sechst darf jeder 20, 16, 13 oder 11 Zertifikate besitzen. Privatgesellschaften zählen mit, die Direktorenaktie zählt als ein Zertifikat.',
        'Nach dem Kauf der ersten 6er-Lok hängt das Limit davon ab, wie viele Gesellschaften im Spiel sind oder noch gegründet werden können. Bei elf sind es 28, 22, 18 oder 15, bei sieben 18, 14, 11 oder 10, bei vier und weniger 10, 8, 7 oder 6.',
        'Von einer Gesellschaft darf man höchstens 60\u00a0% besitzen. Wer in einer Aktienrunde am Zug ist und über einem Limit liegt, muss zuerst verkaufen.',
      ],
      decided: [
        'Das neue Limit gilt ab dem Ende der Rückzahlung, auch wenn keine Gesellschaft in der CGR aufgeht. Schließt später eine Gesellschaft, wird es neu bestimmt.',
        'Auch wer außerhalb des orangen Bereichs mehr als 60\u00a0% hat, muss verkaufen.',
      ],
    },
    {
      id: '6.1',
      heading: 'Eine Gesellschaft gründen',
      covers: ['6'],
      text: [
        'Das erste Zertifikat einer Gesellschaft ist die Direktorenaktie. Sie bezahlen das Doppelte des Ausgabekurses und bestimmen ihn: $65, $70, $75, $80, $90 oder $100.',
        'Eine Gesellschaft geht in Betrieb, wenn sie in einer Betriebsrunde an die Reihe kommt und so viele Aktien verkauft sind, wie die Nummer der Lok sagt, die gerade zum Verkauf steht: bei 2er-Loks zwei, bei 5er-Loks fünf, bei 6er-, D- und 8er-Loks sechs. Auch Aktien im Pool sind verkauft.',
      ],
      decided: [
        'Es zählt die nächste Lok der Bank, auch wenn von ihrer Art noch keine gekauft ist.',
        'Fehlen einer Gesellschaft Aktien, so ist sie in dieser Runde nicht mehr an der Reihe.',
      ],
    },
    {
      id: '6.2',
      heading: 'Kapital und Zielbahnhöfe',
      text: [
        'Woher das Geld einer Gesellschaft kommt, steht bei ihrer Gründung fest. Es hängt davon ab, welche Lok dann zum Verkauf steht.',
        '2er-, 3er- oder 4er-Lok: Die Gesellschaft bekommt, was ihre ersten fünf Aktien aus dem Anfangsangebot kosten. Was die übrigen fünf kosten, verwahrt die Bank, bis die Gesellschaft ihren Zielbahnhof erreicht. Dann bekommt sie es auf einmal, und von da an alles Weitere sofort.',
        '5er-Lok: Sie bekommt, was jede ihrer zehn Aktien aus dem Anfangsangebot kostet. Der Zielbahnhof ist ohne Bedeutung.',
        '6er-, D- oder 8er-Lok: Sind sechs Aktien verkauft, bekommt sie das Zehnfache ihres Ausgabekurses, und später nichts mehr.',
        'Ein Zielbahnhof ist erreicht, sobald eine Lok beliebiger Reichweite aus der Heimat dorthin fahren könnte, wer auch immer das Gleis gebaut hat. Bahnhöfe anderer sind dabei nicht im Weg.',
        'Die Zielbahnhöfe: BBG Welland (N17), CA Woodstock (H15), CPR Toronto (N11), CV Drumbo (I14), GT Orangeville (K8), GW Detroit & Windsor (A20), LPS St. Thomas (F17), TGB Lake Huron (H5), THB Guelph (J11), WR Hamilton (L15), WGB Goderich (F9).',
      ],
      decided: [
        'Nach allem, was gebaut wird, wird für alle Gesellschaften nachgesehen. Durch andere Fernverbindungen führt kein Weg zum Ziel.',
        'Wer schon bei der Gründung verbunden ist, wartet auf kein Geld.',
        'Verwahrtes Geld einer Gesellschaft, die schließt oder in der CGR aufgeht, ist verloren.',
      ],
    },
    {
      id: '6.3',
      heading: 'Wenn eine Gesellschaft schließt',
      text: [
        'Eine Gesellschaft, deren Kurs die weiße Ecke unten links erreicht, schließt für immer. Ihre Bahnhöfe und Aktien verlassen das Spiel, ihre Loks kommen in den Pool, ihr Geld geht an die Bank.',
        'Die CGR schließt nie: Ihr Marker bleibt ein Feld davor liegen.',
      ],
      decided: ['Kredite der Gesellschaft verfallen, und ihre Privatgesellschaften schließen.'],
    },
    {
      id: '6.4',
      heading: 'Wechsel des Direktors',
      text: [
        'Hat jemand mehr von einer Gesellschaft als ihr Direktor, so wird er sofort Direktor und gibt für die Direktorenaktie zwei Aktien. Haben mehrere gleich viel, wird es der nächste links vom alten Direktor.',
        'Ein Direktor kann sein Amt nur abgeben, wenn ein anderer mindestens zwei Aktien hat.',
      ],
    },
    {
      id: '7',
      heading: 'Betriebsrunden',
      covers: ['7.1'],
      text: [
        'Zuerst zahlen die Privatgesellschaften ihr Einkommen. Dann handeln die Gesellschaften, die mit dem höchsten Kurs zuerst. Bei gleichem Kurs geht vor, wer weiter rechts liegt, dann wer im Stapel oben liegt.',
        'In ihrem Zug darf eine Gesellschaft ein Plättchen legen oder ersetzen und einen Bahnhof setzen. Dann fahren ihre Loks, sie zahlt Zinsen und schüttet aus oder behält ein. Zuletzt darf sie Loks kaufen und Kredite zurückzahlen. Sie kann nur ausgeben, was sie hat.',
        'Jederzeit in ihrem Zug darf sie einen Kredit aufnehmen, Privatgesellschaften kaufen, ein Brücken- oder Tunnelrecht kaufen oder den Hafenmarker legen.',
      ],
      decided: ['Nach jeder Gesellschaft wird die Reihenfolge neu bestimmt.'],
    },
    {
      id: '7.2',
      heading: 'Kredite und Zinsen',
      text: [
        'Bis zur ersten 6er-Lok darf eine Gesellschaft in jedem Zug einen Kredit aufnehmen. Er bringt $100, nach den Zinsen nur noch $90. Sie darf nie mehr Kredite haben, als Spieler Aktien von ihr besitzen.',
        'Nachdem ihre Loks gefahren sind, zahlt sie für jeden Kredit $10 Zinsen: aus der Kasse, was ihr fehlt aus den Einnahmen des Zuges, und was dann noch fehlt, zahlt der Direktor.',
        'Am Ende ihres Zuges darf sie Kredite für je $100 zurückzahlen. Danach nimmt sie keinen mehr auf.',
        'Hat sie dann mehr Kredite als Aktien bei Spielern, muss sie die überzähligen zurückzahlen; was ihr fehlt, zahlt der Direktor.',
      ],
      decided: [
        'Die Kasse zahlt Zinsen in vollen Zehnern. Ein Rest unter $10 bleibt ihr.',
        'Zehren die Zinsen die Einnahmen auf, so ist nichts ausgeschüttet, und der Kurs fällt.',
        'Eine Gesellschaft muss keinen Kredit aufnehmen, bevor ihr Direktor hilft. Aber niemand ist bankrott, dem ein Kredit noch helfen würde. Hilft er nicht, muss man ihn nicht aufnehmen.',
      ],
    },
    {
      id: '7.3',
      heading: 'Gleisbau',
      covers: ['1.5'],
      text: [
        'Eine Gesellschaft darf ein neues Plättchen legen oder eines ersetzen. Gelbe kommen auf leere Felder, grüne ersetzen gelbe, braune grüne, graue braune. Welche Farben man verwenden darf, sagt die Phase. Jedes Plättchen gibt es nur, solange der Vorrat reicht.',
        'Ein Teil des neuen Gleises muss von einem Bahnhof der Gesellschaft aus erreichbar sein, auf einem Weg beliebiger Länge, den keine volle Stadt versperrt. Es genügt auch, dass sie die Stadt erreicht, die mehr wert wird.',
        'Auf Felder mit einer oder zwei Kleinstädten kommen Plättchen mit ebenso vielen, auf Großstädte solche mit einer Großstadt. Auf zwei Großstädte ohne Gleis kommt gleich das grüne Plättchen 59.',
        'Das erste Plättchen auf einem Feld mit Wasser oder Bergen kostet $40. Ersetzen kostet nichts.',
        'Gleise dürfen nicht in Seen, nicht aus dem Plan und nicht gegen eine leere Seite eines gedruckten Feldes führen.',
        'Ab der ersten 6er-Lok kann eine einzelne Kleinstadt zur Großstadt oder zu Gleis werden. Zwei Kleinstädte können zusammen zu einer grünen Großstadt werden.',
        'Das braune Plättchen 125 liegt nur auf Feldern mit einem L, und dort nie die 63.',
      ],
      decided: [
        'Eine Kleinstadt, die die Gesellschaft erreicht, darf sie auch ändern, wenn sie kein neues Gleis erreicht.',
        'Steht ein Bahnhof schon auf einem Feld mit zwei Städten ohne Gleis, so wählt sein Direktor die Stadt, sobald dort ein Plättchen liegt.',
      ],
    },
    {
      id: '7.4',
      heading: 'Bahnhöfe',
      text: [
        'In ihrem ersten Zug setzt eine Gesellschaft kostenlos einen Bahnhof in ihre Heimat.',
        'In jedem Zug darf sie einen weiteren setzen, in einer Stadt mit freiem Platz, die sie erreicht. Der erste kostet $40, jeder weitere $100. Auf jedem Feld hat sie höchstens einen.',
        'Der letzte freie Platz einer Heimat bleibt frei für eine Gesellschaft, die noch nicht fährt.',
        'Sind alle Plätze einer Stadt mit Bahnhöfen anderer besetzt, kann eine Fahrt dort enden, aber nicht hindurchführen.',
      ],
      decided: [
        'Von Hamiltons zwei Städten bleibt eine für die THB frei.',
        'Findet eine Gesellschaft in ihrer Heimat keinen Platz, so handelt sie ohne Bahnhof, bis einer frei ist.',
      ],
    },
    {
      id: '7.5',
      heading: 'Loks fahren lassen',
      text: [
        'Jede Lok fährt auf Gleisen und verbindet mindestens zwei Stationen, darunter eine mit einem Bahnhof der Gesellschaft. Stationen sind Großstädte, Kleinstädte und die roten Fernverbindungen.',
        'Die Nummer einer Lok sagt, wie viele Stationen sie höchstens anfährt; eine D-Lok fährt beliebig viele an.',
        'Eine Fahrt benutzt kein Gleis zweimal, kehrt nicht an einer Weiche um und lässt unterwegs keine Station aus. Eine Fernverbindung ist immer ein Ende, Goderich nicht.',
        'Mehrere Loks dürfen sich an Stationen treffen, aber nie dasselbe Gleis benutzen.',
        'Die Fahrten müssen so viel einbringen wie möglich.',
      ],
      decided: [
        'Das Spiel schlägt Fahrten vor, die am meisten einbringen. Eine Partie kann so angelegt werden, dass jede erlaubte Fahrt genügt.',
      ],
    },
    {
      id: '7.6',
      heading: 'Einnahmen',
      text: [
        'Die Einnahmen sind die Summe aller Stationen, dazu Hafen, Brücke und Tunnel. Fernverbindungen und Goderich sind ab der ersten 5er-Lok mehr wert; mit der ersten D- oder 8er-Lok ändern sich manche noch einmal.',
        'Die Gesellschaft schüttet alles aus oder nichts. Je 10\u00a0% bekommen ein Zehntel. Für Aktien im Pool bekommt die Gesellschaft das Geld, für die im Anfangsangebot niemand.',
      ],
      decided: [
        'Der Kurs einer Gesellschaft ohne Lok oder ohne Fahrt geht nach links, als hätte sie einbehalten.',
        'Für eine einzelne 5-%-Aktie der CGR werden halbe Dollar aufgerundet; zwei bekommen genau ein Zehntel.',
      ],
    },
    {
      id: '4',
      heading: 'Loks und Phasen',
      covers: ['1.1'],
      shows: 'trains',
      text: [
        'Mit der ersten Lok einer neuen Art beginnt sofort eine neue Phase. Loks, die dadurch veralten, verlassen das Spiel.',
        'Das Regelheft zählt die Phasen von Eins bis Sechs. Hier heißen sie nach ihren Loks.',
        'Mit der ersten 6er-Lok wird der Hafenmarker entfernt, es gibt keine Kredite mehr, und nach dem Zug der Gesellschaft, die sie gekauft hat, sind alle Kredite fällig.',
      ],
      decided: ['Wie viele Betriebsrunden folgen, steht am Ende der Aktienrunde fest.'],
    },
    {
      id: '7.7',
      heading: 'Loks kaufen',
      text: [
        'Nach der Dividende darf eine Gesellschaft Loks kaufen, eine nach der anderen, bis zu ihrem Limit. Bank und Pool verkaufen zum aufgedruckten Preis, die Bank der Reihe nach.',
        'Eine Lok einer anderen Gesellschaft kostet $1 oder mehr, wenn deren Direktor zustimmt, eine der CGR immer ihren aufgedruckten Preis.',
        'Ab der ersten 6er-Lok verkauft die Bank auch D-Loks, für $1.100 oder für $750 im Tausch gegen eine 4er-, 5er- oder 6er-Lok. Der Tausch ist auch am Limit erlaubt.',
        'Sinkt das Limit, gibt jede Gesellschaft überzählige Loks ohne Entschädigung in den Pool.',
        'Eine Gesellschaft, die eine Strecke hat, muss am Ende ihres Zuges eine Lok besitzen. Hat sie das Geld für die billigste aus Bank und Pool nicht, zahlt der Direktor, was fehlt.',
      ],
      decided: [
        'Eine Lok einer Gesellschaft mit demselben Direktor wechselt sofort den Besitzer, jede andere durch ein Angebot.',
        'Der Direktor gibt nicht mehr dazu, als für die billigste Lok fehlt, und nichts für eine Lok einer anderen Gesellschaft oder im Tausch. Wer für eine Lok Aktien verkauft hat, kauft aus Bank oder Pool; nach einem Verkauf für Zinsen oder Kredite darf die Gesellschaft weiter mit eigenem Geld von anderen kaufen.',
      ],
    },
    {
      id: '7.8',
      heading: 'Zwangsverkauf',
      text: [
        'Fehlt dem Direktor Geld für Zinsen, überzählige Kredite oder eine Lok, muss er sofort Aktien verkaufen, und nicht mehr als nötig. Fehlt es ihm für die zweite Hälfte der Direktorenaktie der CGR, darf er in seinem Zug der Aktienrunde so viel verkaufen, wie er will.',
        'Der Pool nimmt auch jetzt höchstens 50\u00a0% auf. Die Gesellschaft, für die er zahlt, darf dadurch keinen anderen Direktor bekommen, andere schon.',
        'Reicht auch das nicht, ist er bankrott.',
      ],
      decided: ['Privatgesellschaften lassen sich im Notfall nicht zu Geld machen.'],
    },
    {
      id: '8.1',
      heading: 'Rückzahlung der Kredite',
      covers: ['8', '8.2'],
      text: [
        'Ist der Zug der Gesellschaft vorbei, die die erste 6er-Lok gekauft hat, zahlt jede Gesellschaft so viele Kredite zurück, wie sie kann. Was übrig ist, dürfen Direktoren aus ihrem Geld zurückzahlen; verkaufen dürfen sie dafür nichts.',
        'Gefragt wird im Uhrzeigersinn, zuerst der Direktor der Käuferin. Wer mehrere Gesellschaften hat, bestimmt ihre Reihenfolge.',
        'Eine Gesellschaft, die dann noch einen Kredit hat, geht in der CGR auf. Bleibt kein Kredit übrig, kommt die CGR nie ins Spiel.',
      ],
      decided: ['Wer keinen einzigen Kredit bezahlen kann, wird nicht gefragt.'],
    },
    {
      id: '8.3',
      heading: 'Aktien der CGR',
      covers: ['8.4', '8.5', '8.6'],
      text: [
        'Für je zwei Aktien der Gesellschaften, die aufgehen, bekommt man eine der CGR, auch wenn sie von verschiedenen sind. Eine einzelne kommt in den Pool. Danach wird der Pool ebenso getauscht.',
        'Braucht man dafür mehr als zehn Aktien, gibt es zwanzig zu 5\u00a0%, sonst zehn zu 10\u00a0%. Eine 5-%-Aktie zählt als halbes Zertifikat, und der Kurs gilt für 5\u00a0%. Was übrig ist, kommt ins Anfangsangebot; das Geld dafür bekommt die Bank.',
        'Direktor wird, wer die meisten Aktien hat. Haben alle höchstens eine, wird es der Erste. Er muss in seinem nächsten Zug in einer Aktienrunde die zweite Hälfte der Direktorenaktie kaufen, zum Ausgabekurs oder zum Kurs des Pools.',
        'Der Kurs ist der Durchschnitt der aufgehenden Gesellschaften, bei dreien und mehr ohne die niedrigste, aber mindestens $100.',
      ],
      decided: [
        'Wer die Direktorenaktie zuerst bekommen hat, behält sie, solange niemand mehr hat. Haben mehrere am meisten, bekommt sie der Erste zu seiner Linken.',
        'Liegt der Durchschnitt genau zwischen zwei Feldern, gilt das höhere.',
        'Wer die zweite Hälfte schuldet, tut bis dahin nichts anderes als verkaufen. Kauft vorher jemand eine zweite Aktie, bekommt dieser das Amt.',
      ],
    },
    {
      id: '8.7',
      heading: 'Was die CGR übernimmt',
      covers: ['8.8'],
      text: [
        'Die CGR bekommt Geld, Loks und Rechte der aufgehenden Gesellschaften. Deren Kredite verfallen.',
        'Dauerhafte Loks, also 5er, 6er und D, behält sie, bis zu ihrem Limit von drei. Ob sie 4er-Loks behält, entscheidet der Direktor.',
        'Sie hat zehn Bahnhöfe und ersetzt damit die der anderen, zuerst die in der Heimat. Auf jedem Feld steht höchstens einer. Wo es eine Wahl gibt, wählt der Direktor. Weitere kosten je $100.',
        'War noch keine der Gesellschaften in dieser Betriebsrunde am Zug, so handelt die CGR sofort. Sonst handelt sie ab der nächsten.',
      ],
    },
    {
      id: '8.9',
      heading: 'Wie die CGR handelt',
      text: [
        'Bis sie eine dauerhafte Lok hat, behält sie alles ein, ihr Kurs bewegt sich nicht, und ohne Lok darf sie eine D-Lok der Bank leihen.',
        'Sobald sie eine D-Lok bezahlen kann, muss sie eine kaufen. Jede andere dauerhafte Lok genügt auch.',
        'Sie kauft nur dauerhafte Loks, und sie kauft und verkauft nur zum aufgedruckten Preis. Kredite nimmt sie nicht auf.',
      ],
      decided: [
        'Die geliehene Lok geht zurück, sobald sie gefahren ist.',
        'Kaufen muss sie, sobald ihr Geld für $1.100 reicht, oder für $750 und sie eine 4er-Lok hat. Mit 8er-Loks sind es $1.000 und $650.',
      ],
    },
    {
      id: '9',
      heading: 'Ende der Partie',
      covers: ['10'],
      text: [
        'Hat die Bank kein Geld mehr, sind die laufenden Betriebsrunden die letzten; in einer Aktienrunde sind es die folgenden. Die Bank zahlt weiter.',
        'Ist ein Spieler bankrott, endet die Partie sofort. Sein Geld geht an die Bank; Aktien, die er nicht verkaufen konnte, und seine Privatgesellschaften zählen für ihn.',
        'Es zählen Ihr Geld, Ihre Aktien zu ihren Kursen und Ihre Privatgesellschaften zum aufgedruckten Preis. Jeder Kredit einer Gesellschaft nimmt jeder ihrer Aktien $10, aber nicht mehr, als sie wert ist.',
      ],
      decided: [
        'Für einen Gleichstand gibt es keine Regel. In der Liste steht dann der Platz mit der kleineren Nummer zuerst.',
        'Die Partie endet auch, wenn niemand mehr etwas tun kann.',
      ],
    },
    {
      id: '11',
      heading: 'Varianten',
      text: [
        'Andere Zielbahnhöfe: BBG Toronto (N11), CPR Oshawa (P9), CV Barrie (M4), GT Burlington (L13), GW Brantford (J15), LPS London (F15), TGB Canadian West (N1 und O2), THB Woodstock (H15), WGB Lake Huron (H5). Bei der CA müssen London (F15) und Detroit (A20) verbunden sein, ihre Heimat ist ohne Bedeutung. Die WR behält Hamilton.',
        '8er-Loks statt D-Loks: Sie kosten $1.000, im Tausch $650, und fahren acht Stationen an.',
        'Beliebig viele Brücken- und Tunnelrechte: Sie gehen nie aus.',
      ],
    },
  ],
};
