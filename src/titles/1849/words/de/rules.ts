import type { RulesText } from '../../../../words/help-text.js';

/** The rules of 1849 in short, in German. */
export const rules: RulesText = {
  lead: '1849 ist ein Spiel von Federico Vellani. Hier stehen in unseren eigenen Worten die Regeln der Version 4.16 von 1998 in der Übersetzung von Stefan Meinhold: das Grundspiel, das Spiel für Fortgeschrittene und Electric Dreams.',
  sections: [
    {
      id: '1.2',
      heading: 'Vorbereitung',
      covers: ['1.1', '1.3', '1.3.1', '1.4', '2.1', '2.2'],
      text: [
        'Sie beteiligen sich an sizilianischen Eisenbahngesellschaften und wollen am Ende das meiste Geld und die wertvollsten Aktien haben. Was einer Gesellschaft gehört, zählt nicht für Sie.',
        'Zu dritt spielt man mit fünf Gesellschaften, zu fünft mit sechs, zu viert hat man die Wahl. Die Spieler teilen sich L.\u00a01500. Die Bank hat den Rest von L.\u00a07760. Der erste Platz beginnt.',
        'Die Partie beginnt mit der Versteigerung der Privatgesellschaften. Danach wechseln sich Aktienrunden mit je einer bis drei Betriebsrunden ab.',
        'Im Spiel für Fortgeschrittene kommen der Kauf fremder Plätze in Bahnhöfen (4.4) und Anleihen (4.7) dazu, in Electric Dreams außerdem elektrische Loks (4.5).',
      ],
      decided: ['Alles Geld ist offen.'],
    },
    {
      id: '2.3',
      heading: 'Reihenfolge der Gesellschaften',
      text: [
        'Am Anfang wird ausgelost, in welcher Reihenfolge die Gesellschaften gegründet werden können. Bei fünf Gesellschaften ist die letzte nicht im Spiel.',
      ],
      decided: [
        'Ist eine Gesellschaft nicht im Spiel, steht ihre Heimat allen offen, ist aber nie eine Heimat für Garibaldi (AFG).',
      ],
    },
    {
      id: '2.4',
      heading: 'Privatgesellschaften und ihre Versteigerung',
      covers: ['2.4.1', '2.4.2', '2.4.3', '2.4.4'],
      shows: 'privates',
      text: [
        'Wer am Zug ist, kauft die billigste unverkaufte Privatgesellschaft zu ihrem Preis, bietet auf eine andere oder passt. Ein Gebot liegt mindestens L.\u00a05 über dem Preis oder dem höchsten Gebot, und das gebotene Geld liegt beiseite.',
        'Ist die billigste verkauft, kommt die nächste an die Reihe. Gibt es ein Gebot, geht sie zu diesem Preis an den Bieter. Gibt es mehrere, steigern die Bieter; der niedrigste beginnt, und es geht jedes Mal um mindestens L.\u00a05 weiter.',
        'Passen alle nacheinander und ist die SCE unverkauft, wird sie um L.\u00a05 billiger. Kostet sie nichts mehr, muss der Nächste sie nehmen. Ist die SCE verkauft, zahlen die schon verkauften Privatgesellschaften ihr Einkommen. Dann geht die Versteigerung weiter.',
        'Zu Beginn jeder Betriebsrunde zahlen Privatgesellschaften ihr Einkommen an ihre Besitzer.',
        'Das Erstkaufsrecht bekommt der linke Nachbar dessen, der zuletzt gekauft hat. Sind alle verkauft, beginnt die erste Aktienrunde.',
      ],
      decided: [
        'Auf die Privatgesellschaft, die gerade zum Verkauf steht, kann niemand bieten.',
        'Wer beim Steigern passt, kann wieder einsteigen, solange gesteigert wird.',
        'Die SCE sperrt ihr Feld nicht mehr, sobald sie einer Gesellschaft gehört.',
        'Der Rabatt der SIGI gilt für Normalspur, nicht für Gleise beider Spuren.',
        'Den Marker der CNM darf man jederzeit im Zug ihrer Gesellschaft legen. Er bleibt für immer liegen und bringt anderen nichts ein.',
        'Was man mit der SMS baut, tritt an die Stelle des Plättchens und des Bahnhofs des Zuges. Der Bahnhof ist kostenlos, das Plättchen kostet so viel wie jedes andere.',
      ],
    },
    {
      id: '2.4.5',
      heading: 'Die RSA und die erste Gesellschaft',
      text: [
        'Wer die RSA kauft, bekommt sofort die Direktorenaktie der ersten Gesellschaft, setzt ihren Startkurs auf L.\u00a068 oder L.\u00a0100 und setzt einen Bahnhof in ihre Heimat. Die Gesellschaft bekommt den Preis von 20\u00a0%, abzüglich der Kosten ihrer Bahnhöfe.',
        'Die RSA schließt, wenn diese Gesellschaft ihre erste Lok kauft.',
      ],
      decided: ['Schließt die Gesellschaft vorher, bleibt die RSA bis Phase 12.'],
    },
    {
      id: '4.8',
      heading: 'Privatgesellschaften für Gesellschaften',
      text: [
        'In den Phasen 6, 8 und 10 darf eine Gesellschaft jederzeit in ihrem Zug Privatgesellschaften von Spielern kaufen, für L.\u00a01 bis zum Doppelten ihres Preises. Weiterverkauft werden sie nicht.',
        'Mit der ersten 12H-Lok verlassen alle Privatgesellschaften das Spiel.',
      ],
      decided: [
        'Auch die RSA kann an eine Gesellschaft verkauft werden.',
        'Spieler handeln nicht untereinander mit Privatgesellschaften.',
      ],
    },
    {
      id: '3',
      heading: 'Aktienrunden',
      text: [
        'In Ihrem Zug dürfen Sie zuerst Aktien verkaufen und dann ein Zertifikat kaufen oder eine Gesellschaft gründen. Oder Sie passen.',
        'Wer gepasst hat, kann später wieder mitmachen. Die Runde endet, wenn alle nacheinander gepasst haben. Das Erstkaufsrecht bekommt dann der linke Nachbar dessen, der zuletzt gekauft oder verkauft hat.',
      ],
      decided: ['Nach einem Kauf wird in diesem Zug nichts mehr verkauft.'],
    },
    {
      id: '3.1',
      heading: 'Aktien verkaufen',
      text: [
        'In der ersten Aktienrunde wird nichts verkauft, und nie Aktien einer Gesellschaft, die noch nicht am Zug war.',
        'Alle Aktien einer Gesellschaft, die Sie auf einmal verkaufen, bringen denselben Preis. Danach fällt der Kurs um eine Zeile je 10\u00a0%.',
        'Der Pool nimmt höchstens die Hälfte einer Gesellschaft auf. Die Direktorenaktie kommt nie dorthin.',
        'Was Sie verkauft haben, können Sie in derselben Aktienrunde nicht wieder kaufen.',
      ],
      decided: [
        'Aktien einer Gesellschaft, die noch nicht am Zug war, werden auch im Notfall nicht verkauft, und nicht während ihres eigenen ersten Zuges.',
      ],
    },
    {
      id: '3.2',
      heading: 'Aktien kaufen',
      covers: ['3.5.4'],
      text: [
        'Sie kaufen ein Zertifikat zum aktuellen Kurs, aus dem Pool oder von der Gesellschaft selbst. Dann bekommt die Gesellschaft das Geld.',
        'Jede Gesellschaft hat eine letzte Aktie über 20\u00a0%. Man kann sie nur kaufen, wenn am selben Ort keine einfache Aktie liegt, zum doppelten Kurs. Sie wird nie geteilt.',
      ],
    },
    {
      id: '3.3',
      heading: 'Eine Gesellschaft gründen',
      covers: ['3.3.1', '3.3.2', '3.3.3', '3.3.4'],
      text: [
        'Die Gesellschaften werden in ihrer Reihenfolge gegründet. Sie wählen den Startkurs: L.\u00a068 oder L.\u00a0100, ab Phase 6 auch L.\u00a0144, ab Phase 10 auch L.\u00a0216.',
        'Sie kaufen die Direktorenaktie und dazu bis zu zwei einfache Aktien. Das Geld bekommt die Gesellschaft; sie bezahlt sofort ihre drei Bahnhöfe und setzt einen in ihre Heimat.',
        'Die Gesellschaft handelt ab der nächsten Betriebsrunde.',
        'Garibaldi (AFG) wählt ihre Heimat unter Caltanissetta (H8), Messina (B14), Ragusa (M11), Terranova (M9) und Trapani (C1).',
      ],
      decided: [
        'Ist an keinem dieser Orte ein Platz frei, kann Garibaldi nicht gegründet werden. Dann darf die nächste Gesellschaft vor ihr gegründet werden.',
      ],
    },
    {
      id: '3.4',
      heading: 'Ende einer Aktienrunde',
      text: [
        'Der Kurs einer Gesellschaft, von der Aktien im Pool liegen, fällt um eine Zeile, wie viele es auch sind. Liegt keine im Pool und hat die Gesellschaft selbst keine, steigt er um eine Zeile.',
      ],
    },
    {
      id: '3.5.1',
      heading: 'Kurse und das Schließen einer Gesellschaft',
      covers: ['3.5'],
      text: [
        'Der Kurs geht nach rechts, wenn alles Ausgeschüttete zusammen mindestens den Kurs einer Aktie erreicht. Er geht nach links, wenn nichts ausgeschüttet wird. Am Ende einer Zeile geht er stattdessen nach oben oder unten. Bei einer kleineren Dividende bleibt er.',
        'Die blauen Felder sind bis Phase 16 gesperrt.',
        'Eine Gesellschaft, deren Kurs das letzte Feld erreicht, schließt. Ihre Bahnhöfe, Aktien und Privatgesellschaften verlassen das Spiel, ihr Geld geht an die Bank. Ab der nächsten Aktienrunde kann sie wieder gegründet werden, als letzte in der Reihenfolge.',
      ],
      decided: ['Die Loks einer Gesellschaft, die schließt, kommen in den Pool.'],
    },
    {
      id: '3.5.2',
      heading: 'Limits',
      text: [
        'Bei fünf Gesellschaften darf man zu dritt 12 und zu viert 9 Zertifikate besitzen, bei sechs Gesellschaften zu viert 11 und zu fünft 9.',
        'Von einer Gesellschaft darf man höchstens 60\u00a0% besitzen. Wer über einem Limit liegt, muss in seinem nächsten Zug in einer Aktienrunde verkaufen.',
      ],
      decided: ['Privatgesellschaften zählen nicht mit.'],
    },
    {
      id: '3.5.3',
      heading: 'Wechsel des Direktors',
      text: [
        'Hat jemand mehr von einer Gesellschaft als ihr Direktor, so wird er sofort Direktor und gibt für die Direktorenaktie zwei einfache Aktien oder die letzte Aktie. Bei gleichem Besitz ändert sich nichts.',
      ],
      decided: ['Hat der neue Direktor beides, wählt er, was er gibt.'],
    },
    {
      id: '4',
      heading: 'Betriebsrunden',
      text: [
        'Zuerst zahlen die Privatgesellschaften ihr Einkommen. Dann handeln die Gesellschaften, die mit dem höchsten Kurs zuerst. Bei gleichem Kurs geht vor, wer weiter rechts liegt, dann wer im Stapel oben liegt.',
        'In ihrem Zug darf eine Gesellschaft ein Plättchen legen oder aufrüsten und einen Bahnhof setzen. Dann lässt sie ihre Loks fahren und schüttet aus oder behält ein. Zuletzt darf sie Loks kaufen und mit ihren eigenen Aktien handeln. Sie kann nur ausgeben, was sie hat.',
      ],
      decided: ['Nach jeder Gesellschaft wird die Reihenfolge neu bestimmt.'],
    },
    {
      id: '4.1',
      heading: 'Gleisbau',
      text: [
        'Eine Gesellschaft darf ein Plättchen legen oder aufrüsten: gelbe von Anfang an, grüne ab Phase 6, braune ab Phase 10. Auf gelb gedruckte Felder kommen grüne.',
        'Neues Gleis muss an Gleis anschließen, das die Gesellschaft von einem ihrer Bahnhöfe aus erreicht; von zwei neuen Stücken genügt eines. Auf ihrem eigenen Heimatfeld darf sie jedes gelbe Plättchen legen, das passt. Aufrüsten darf sie auch, wenn dadurch eine Stadt mehr wert wird, die sie erreicht.',
        'Beim Aufrüsten bleiben das alte Gleis und seine Spur erhalten. Beide Spuren dürfen sich an einer Feldkante treffen, aber keine Fahrt kommt dort hindurch. Auf graue Felder wird nie gebaut.',
        'Unebenes Gelände, Hügel und Berge kosten bei jedem Plättchen Geld, auch beim Aufrüsten: für Schmalspur L.\u00a010, 20 und 40, sonst L.\u00a040, 80 und 160.',
      ],
      decided: [
        'Ist alles neue Gleis eines Plättchens Schmalspur, gilt deren Preis. Braune Plättchen mit Gleisen beider Spuren kosten immer den vollen Preis.',
        'Die Listen zum Aufrüsten haben im Regelheft Druckfehler; die der grünen Plättchen entscheidet.',
      ],
    },
    {
      id: '4.2',
      heading: 'Bahnhöfe',
      text: [
        'Eine Gesellschaft hat drei Bahnhöfe. In jedem Zug darf sie einen setzen, kostenlos, in einer Stadt mit freiem Platz, die sie erreicht, und auf jedem Feld nur einen. Eine Stadt voller fremder Bahnhöfe beendet den Weg.',
        'Die Heimat einer Gesellschaft, die noch nicht fährt, bleibt frei. Garibaldi hält vor ihrer Gründung keinen Platz frei.',
      ],
    },
    {
      id: '4.3',
      heading: 'Loks fahren lassen',
      covers: ['4.3.1'],
      text: [
        'Eine Fahrt verbindet mindestens zwei Orte, darunter eine Stadt mit einem Bahnhof der Gesellschaft. Sie benutzt kein Gleis und keine Station zweimal. Die Spur darf nur an einer Station wechseln. Häfen sind Endpunkte und zählen nicht zu den beiden Orten.',
        'Loks zählen Felder, nicht Stationen: Jedes befahrene Feld zählt auf Normalspur oder Gleisen beider Spuren eins, auf Schmalspur zwei; das Feld, auf dem die Fahrt beginnt, zählt nicht. Bei der R6H ist es umgekehrt: Schmalspur zählt eins, Normalspur zwei, Gleise beider Spuren eins.',
        'Mehrere Loks dürfen sich an Stationen treffen, aber nie dasselbe Gleis benutzen.',
        'In einer Stadt voller fremder Bahnhöfe endet eine Fahrt.',
      ],
      decided: [
        'Calabria zählt als Stadt, nicht als Hafen.',
        'Zwischen zwei Stationen zählt die Spur des ganzen Abschnitts, auch auf einem Feld mit Gleisen beider Spuren.',
      ],
    },
    {
      id: '4.3.2',
      heading: 'Einnahmen',
      text: [
        'Die Einnahmen sind die Summe aller Stationen, und sie müssen so hoch sein wie möglich. Graue Orte sind ab Phase 8 mehr wert und ab Phase 12 noch mehr.',
        'Die Gesellschaft schüttet alles aus oder nichts. Je 10\u00a0% bekommen ein Zehntel. Für ihre eigenen Aktien bekommt die Gesellschaft das Geld, für die im Pool niemand.',
      ],
      decided: [
        'Das Spiel schlägt Fahrten vor, die am meisten einbringen. Eine Partie kann so angelegt werden, dass jede erlaubte Fahrt genügt.',
        'Der Kurs einer Gesellschaft ohne Lok oder ohne Fahrt geht nach links, als hätte sie einbehalten.',
      ],
    },
    {
      id: '4.4',
      heading: 'Einen Platz in einem Bahnhof kaufen (für Fortgeschrittene)',
      text: [
        'Ab Phase 6 darf eine Gesellschaft in einer Stadt, die sie erreicht, den Platz des Bahnhofs einer anderen Gesellschaft kaufen, zu einem Preis ab L.\u00a01, auf den sich beide Direktoren einigen. Ihr eigener Bahnhof kommt dorthin; die andere bekommt ihren zurück.',
      ],
      decided: [
        'Ein Platz je Zug, nie die Heimat der anderen, und nicht dort, wo die Gesellschaft schon einen Bahnhof hat.',
      ],
    },
    {
      id: '4.5',
      heading: 'E-Marker und elektrische Loks (Electric Dreams)',
      covers: ['7'],
      text: [
        'Um E-Loks zu kaufen, braucht eine Gesellschaft einen E-Marker, und sie kann nur einen haben. Der erste kostet in Phase 12 L.\u00a01100 und in Phase 16 L.\u00a0800, jeder weitere L.\u00a0800 oder L.\u00a0550. Es gibt fünf.',
        'Eine E-Lok fährt beliebig weit, aber nie auf Schmalspur. Catania, Messina, Palermo und Siracusa zählen für sie doppelt. Sie kostet L.\u00a0550 und veraltet nicht.',
      ],
    },
    {
      id: '4.6',
      heading: 'Loks und Phasen',
      covers: ['4.6.2', '4.6.3', '4.6.3.2', '4.6.4'],
      shows: 'trains',
      text: [
        'Eine Gesellschaft darf Loks der Reihe nach von der Bank kaufen, zum aufgedruckten Preis aus dem Pool, oder für L.\u00a01 oder mehr von einer anderen Gesellschaft, wenn deren Direktor zustimmt. Bei fünf Gesellschaften gibt es je eine 6H, 8H und 16H weniger.',
        'Mit der ersten Lok einer neuen Art beginnt eine neue Phase. Eine Gesellschaft darf in den Phasen 4 und 6 vier Loks haben, in Phase 8 drei, später zwei. Überzählige gibt sie ohne Entschädigung in den Pool.',
        'Auf eine Aktienrunde folgt in Phase 4 eine Betriebsrunde, in den Phasen 6 und 8 sind es zwei, später drei. Die Zahl ändert sich nach der nächsten Aktienrunde.',
        'Die R6H wird neben der 16H verkauft.',
      ],
    },
    {
      id: '4.6.1',
      heading: 'Zwangskauf und Bankrott',
      text: [
        'Eine Gesellschaft, die eine Fahrt zwischen zwei Orten hat, muss eine Lok besitzen. Hat sie keine und kann die billigste aus Bank und Pool nicht bezahlen, bezahlt der Direktor, was fehlt, und muss dafür nötigenfalls Aktien verkaufen. Die Gesellschaft am Zug darf dadurch keinen anderen Direktor bekommen.',
        'Reicht auch das nicht, ist die Gesellschaft bankrott und schließt. Ihr Direktor verliert alles. Er darf ausscheiden oder mit einem Kredit von L.\u00a0500 weiterspielen, für den am Ende L.\u00a0750 abgezogen werden.',
      ],
      decided: [
        'Der Direktor gibt nicht mehr dazu, als fehlt, und nur für eine Lok aus Bank oder Pool.',
        'Was ein bankrotter Direktor nicht verkaufen konnte, kommt in den Pool; dadurch fällt kein Kurs.',
        'Verliert eine Gesellschaft so ihren Direktor, bekommt sie der größte Besitzer von mindestens 20\u00a0%. Ohne einen solchen handelt sie nicht, und ihr Kurs fällt in jeder Runde.',
      ],
    },
    {
      id: '4.6.3.1',
      heading: 'Erdbeben in Messina',
      text: [
        'Mit der ersten 12H-Lok verliert Messina sein Plättchen und alle Bahnhöfe darauf. Nach der nächsten Aktienrunde darf dort wieder gebaut werden.',
        'War es die Heimat von Garibaldi und hat sie keinen anderen Bahnhof, so schließt sie.',
      ],
    },
    {
      id: '4.7',
      heading: 'Eigene Aktien und Anleihen',
      covers: ['4.7.1', '4.7.2', '4.7.3', '4.7.4', '4.7.5'],
      text: [
        'Nach dem Kauf von Loks darf eine Gesellschaft eigene Aktien zum aktuellen Kurs an den Pool verkaufen; danach fällt der Kurs um eine Zeile je 10\u00a0%. In ihrer ersten Betriebsrunde darf sie das nicht.',
        'Sie darf eine ihrer Aktien aus dem Pool zurückkaufen, wenn sie nicht gerade welche verkauft hat.',
        'Im Spiel für Fortgeschrittene darf sie ab Phase 8 eine Anleihe ausgeben: Sie bekommt L.\u00a0500, und der Kurs geht nach links. In jedem späteren Zug zahlt sie L.\u00a050 Zinsen. Für L.\u00a0500 löst sie die Anleihe ein, und der Kurs geht nach rechts. Am Ende mindert eine Anleihe den Wert von je 10\u00a0% um L.\u00a0100.',
      ],
      decided: [
        'Eine Anleihe darf im selben Zug eingelöst und wieder ausgegeben werden.',
        'Für Zinsen, die die Gesellschaft nicht zahlen kann, steht ihr Direktor ein wie nach 4.6.1.',
      ],
    },
    {
      id: '5',
      heading: 'Ende der Partie',
      text: [
        'Erreicht ein Kurs L.\u00a0377, endet die Partie mit dem Zug der Gesellschaft, die gerade handelt; geschieht das in einer Aktienrunde, mit dem ersten Zug jener Gesellschaft.',
        'Hat die Bank kein Geld mehr, sind die laufenden Betriebsrunden die letzten; in einer Aktienrunde sind es die folgenden. Die Bank zahlt weiter.',
        'Es zählen Ihr Geld und Ihre Aktien zu ihren Kursen. Privatgesellschaften zählen nichts. Weder Kredite noch Anleihen machen einen Wert kleiner als null.',
      ],
      decided: [
        'Für einen Gleichstand gibt es keine Regel. In der Liste steht dann der Platz mit der kleineren Nummer zuerst.',
        'Die Partie endet auch, wenn nur ein Spieler übrig ist oder niemand mehr etwas tun kann.',
      ],
    },
  ],
};
