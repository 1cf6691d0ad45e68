import type { RulesSection } from '../../../../words/help-text.js';

/** The other side of the board and its scenarios in short, in German. */
export const plusRules: readonly RulesSection[] = [
  {
    id: 'V-1.2',
    heading: 'Der 1830+-Spielplan',
    covers: ['V-6.5', 'V-7.4'],
    text: [
      'Die andere Seite des Spielplans zeigt mehr vom Süden und vom Westen. Auf ihr werden vier Szenarien gespielt, S-1 bis S-4; S-5 geht mit jedem von ihnen. Alles andere ist wie in Classic.',
      'Die Zertifikatslimits sind höher: 32, 22, 18, 15, 13 oder 12 bei 2 bis 7 Spielern. Graue Plättchen gibt es ab der ersten 6er-Lok.',
      'Die PRR beginnt auf H12, einem Feld mit Gleisen und ohne Stadt. Ihr Bahnhof dort zählt als Stadt mit dem Wert 10 für Fahrten der PRR, die durch das Feld führen oder dort beginnen; sie dürfen auch vorbeifahren. Für alle anderen gibt es ihn nicht. Die Gleise werden ersetzt wie überall. Der Marker dafür kommt zu den vier Bahnhofsmarkern der PRR hinzu.',
      'Die N&W hat ein zweites 20-%-Zertifikat. Sobald ihr Direktorzertifikat verkauft ist, darf jeder es statt eines 10-%-Anteils kaufen. Sein Besitzer darf die Hälfte davon verkaufen, wenn ein 10-%-Anteil zum Wechseln im Bankpool liegt.',
      'Montreal, Norfolk und das Kohlerevier haben zwei Werte wie die roten Gebiete. Der höhere gilt ab der ersten 5er-Lok.',
    ],
    decided: [
      'Ein Druck dieser Seite lag nicht vor. Rekonstruiert sind: keine Kosten am Ohio (I9, J2, J4, J6, J8), die Kosten von Ottawa (B16), C21 und D22, die Felder C5, M9 und M11, der Ausgang von K1 nach J2 sowie Ausgang und Wert von Detroit (E5).',
      'Eine Fahrt der PRR darf ihren Bahnhof als einzigen eigenen nutzen. Vorbeifahren darf sie nur, wenn sie einen anderen hat.',
      'Ein neuer Direktor, der beides hat, gibt für das Direktorzertifikat nach Wahl zwei 10-%-Anteile oder das 20-%-Zertifikat.',
      'Niemand besitzt mehr als 60 % einer Gesellschaft, wie wenige Zertifikate das auch sind.',
      'Einzeln verkauft werden (V-6.2) Anteile nicht, wo es ein 20-%-Zertifikat gibt.',
      'Die erste Diesellok verschrottet die 4er-Loks, nicht die erste 7er-Lok.',
    ],
  },
  {
    id: 'S-1',
    heading: 'Szenario: Gleiche Bedingungen',
    text: [
      'Dazu kommen die N&W (Norfolk), die PMQ (eine der Städte von E5, wo das erste Plättchen nichts kostet) und die Privatgesellschaft James River & Kanawha. Auch die Erie hat ein zweites 20-%-Zertifikat. Alle Bahnhöfe außer dem ersten kosten $100. Sieben Spieler erhalten je $360.',
      'Die C&O beginnt in ihrem ersten Zug in Cleveland oder in Richmond. Richmond bleibt bis dahin für sie frei; hat jemand in Cleveland gebaut, muss sie in Richmond beginnen.',
      'Zum Kohlerevier oder hindurch fährt eine Gesellschaft nur mit einer Lizenz. Sie kauft sie für $120, wenn sie Gleise legt, neben ihrem Plättchen, falls von einem ihrer Bahnhöfe irgendein Weg dorthin führt. Lizenzen werden nie weiterverkauft. Das Revier zählt als große Stadt.',
      'Die Gesellschaft, die die JK kauft, erhält mit ihr eine Lizenz. Einmal darf sie ihr Plättchen des Zugs neben dem Revier zum halben Preis legen; das schließt die JK, und die Lizenz bleibt.',
      'Die roten Gebiete sind Industriegebiete: Sie zählen als große Städte, und Fahrten dürfen hindurchführen.',
      'Es gibt 7er-Loks für $710. Ab der ersten 6er-Lok stehen sie und die Dieselloks neben den 6er-Loks zum Verkauf. Eine Diesellok kostet $900, im Tausch gegen eine 4er- bis 7er-Lok $750.',
    ],
    decided: [
      'Lizenzen gibt es so viele wie nötig. Ohne Lizenz endet das Netz einer Gesellschaft am Revier.',
      'Wer eine Lizenz bezahlt hat, erhält nichts zurück, wenn die JK noch eine bringt.',
    ],
  },
  {
    id: 'S-2',
    heading: 'Szenario: Niemand erwartet die Canadian Pacific',
    text: [
      'Wie S-1, mit dem Kohlerevier auf J10 und ohne die JK. Die C&O beginnt in Cleveland, die Erie hat ihre gewöhnlichen Zertifikate, und Bahnhöfe kosten $40 und $100. Dieselloks kosten $1100, im Tausch $800.',
      'Toronto und Hamilton haben von Anfang an Gleise und nehmen nur die Plättchen 810 und 882. Ottawa und C21 kosten nichts.',
      'Die Gesellschaft, die die Potomac & Piedmont kauft, erhält eine Lizenz. Die Privatgesellschaft schließt, wenn diese Gesellschaft zum ersten Mal zum Kohlerevier fährt.',
    ],
    decided: [
      'Ausgänge, Werte und Kosten von Toronto und Hamilton sind rekonstruiert.',
      'Es gibt sieben Dieselloks, wie in der Tabelle der Loks.',
      'Macht ein Plättchen aus den zwei Städten von New York eine, so stehen ihre Bahnhöfe darin nebeneinander.',
    ],
  },
  {
    id: 'S-3',
    heading: 'Szenario: Die Imperium-Gründer schlagen zurück',
    text: [
      'Wie S-1, mit der Nickel Plate (Columbus, H4) statt der PMQ. Die roten Gebiete sind keine Industriegebiete: Fahrten enden dort. Die Erie hat ihre gewöhnlichen Zertifikate. Dieselloks kosten $1100, im Tausch $800, und 7er-Loks gibt es nicht.',
      'Die letzte Lok jeder Art von 2 bis 6 ist eine Plus-Lok (V-7.9).',
    ],
    decided: [
      'Bahnhöfe für $100, die Wahl der C&O und je $360 für sieben Spieler sind wie in S-1, da nichts anderes gesagt ist.',
    ],
  },
  {
    id: 'S-4',
    heading: 'Szenario: Anschluss nach West-Virginia',
    text: [
      'Die N&W beginnt in Roanoke (L10), die Nickel Plate in Columbus (H6), die C&O in Richmond (K13). Die letzte Lok jeder Art von 2 bis 6 ist eine Plus-Lok (V-7.9). Ein Kohlerevier gibt es nicht.',
      'Die Gebirge des Südens kosten $60. Eine Fahrt bringt $10 für jedes, durch das sie führt. Keine Fahrt besucht eine Stadt zweimal; die zwei Städte von New York zählen als eine.',
      'Verkauft der Direktor, so fällt der Kurs je Aktie, verkaufen andere, einmal je Verkauf. Er steigt nur, wenn insgesamt mindestens so viel ausgeschüttet wird, wie eine Aktie kostet.',
      'Die Gesellschaft der C&O Canal zahlt für ein erstes Plättchen auf I11 und J12 je $20; die Privatgesellschaft schließt, wenn auf beiden Plättchen liegen. Die Gesellschaft der Pittsburgh & Louisville darf einmal ohne Verbindung ein weiteres Plättchen an den Ohio legen.',
    ],
    decided: [
      'Welche Gebirge das sind, ist rekonstruiert: J10, K9, K11, L6, L8 und M9. Ebenso das graue Cleveland auf F8 und dass Roanoke nichts kostet.',
      'Sieben Spieler erhalten je $350. Die Pittsburgh & Louisville bleibt nach ihrem Plättchen offen.',
    ],
  },
];
