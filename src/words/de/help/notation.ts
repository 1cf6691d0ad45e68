/** How moves are written in any game: before the list of a title's moves. */
export const notation: readonly string[] = [
  'Jeder Zug hat eine kurze Textform. Sie können sie auf der Seite der Partie oder in der Antwort auf eine E-Mail schreiben, und im Protokoll steht sie auch.',
  'Sie sagt, was getan wird, nie von wem: Das ergibt sich daraus, wer am Zug ist. Zwischen den Wörtern stehen Leerzeichen; groß oder klein ist gleich.',
  'Statt der englischen Wörter gehen auch deutsche: `passe`, `biete`, `kaufe`, `verkaufe`, `nimm`, `gründe`, `zahle`, `behalte`, `fahre`, `tausche`, `nutze`, `baue`, `lege`. Umlaute dürfen auch als `ae`, `oe`, `ue` stehen. Im Protokoll steht der Zug dann wie immer.',
];

/** What goes for 18xx games, whose moves name hexes and tiles. */
export const railWriting: readonly string[] = [
  'Felder schreibt man ohne Bindestrich. Die Drehung eines Plättchens ist `r0` bis `r5`: Bei `r0` liegt es wie in der Liste der Plättchen gezeichnet, und jeder Schritt dreht es um eine Seite im Uhrzeigersinn.',
  'Hat ein Feld mehrere Städte, so bedeutet `.1` hinter seinem Namen die zweite. Eine Fahrt nennt die Lok und dann ihre Felder in der Reihenfolge der Fahrt.',
];
