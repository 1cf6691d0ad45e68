/**
 * Words that may be typed in place of those of the notation. Moves are written with the latter alone, so that a record
 * reads the same everywhere; a word stands for any of those beside which it is listed.
 */
export const typedMoves = `
  accept: annehmen angenommen akzeptiere akzeptieren
  access: zugang anschluss
  acquire: erwirb erwerbe erwerben übernimm übernehme
  bankrupt: bankrott konkurs pleite
  bid: biete bieten biet gebot
  bond: anleihe
  borrow: leihe leihen borge
  bridge: brücke brücken
  buy: kaufe kaufen kauf
  charity: spenden wohltätigkeit
  choice: wahl
  choose: wähle wählen
  city: stadt
  complete: vollende ergänze vervollständige
  contract: vertrag auftrag
  debt: schulden schuld
  decline: ablehnen lehne abgelehnt
  deliver: liefere liefern lieferung
  destinations: ziele zielorte
  discard: verwirf verwerfe abwerfen wirf werfe
  donate: spende stifte
  draft: nimm ziehe draften
  drop: entferne streiche lass lasse
  e-token: e-marker e-station
  end: beende ende
  exchange: tausche tauschen tausch
  factory: fabrik
  for: für gegen
  from: von aus
  give: gib gebe geben
  half: halb halbe
  hand: übergib übergebe
  hire: stelle einstellen miete anwerben wirb
  home: heimat heimatbahnhof
  issue: ausgabe emittiere emittieren
  keep: behalte behalten
  last: letzte letzter zuletzt
  leave: verlasse verlassen
  licence: lizenz
  loan: kredit darlehen
  locomotive: lok lokomotive
  marker: plättchenmarker bonusmarker
  merge: fusioniere fusion verschmelze
  no: kein keine keinen
  nothing: nichts
  of: von der
  offer: anbieten biete angebot
  order: bestelle bestellen
  par: gründe gründen startkurs nennwert
  pass: passe passen gepasst
  pay: zahle zahlen auszahlen
  pool: pool bankpool markt
  port: hafen
  presidency: direktorat vorsitz direktor
  private: privatbahn privatgesellschaft
  produce: produziere produzieren
  railcar: triebwagen
  redeem: einziehen rückkauf zurückkaufen
  repay: tilge tilgen rückzahlung zurückzahlen
  right: recht rechte
  run: fahre fahren fahrt
  scrap: verschrotte verschrotten
  second: zweite zweites nochmal
  sell: verkaufe verkaufen verkauf
  share: aktie anteil
  singles: einzelne einzeln
  spend: gib nutze ausgeben
  split: teile teilen
  station: bahnhof
  take: nimm nehme nehmen
  to: an auf nach
  token: marker stationsmarker bahnhofsmarker
  track: gleis gleise strecke
  train: lok zug lokomotive
  tunnel: tunnels
  turn: zug
  up: auf ab
  upgrade: verbessere umbau ausbau
  use: nutze nutzen benutze benutzen
  with: mit
  withdraw: zurückziehen zieh widerrufe
  withhold: einbehalten behalte einbehalte
`;

/** Verbs that may stand before a move which is written without one: `lege E5 57 r0`, `kaufe Zug 3`, `setze Marker E5`. */
export const typedOpeners = 'lege legen baue bauen setze setzen platziere kaufe kaufen mache';

/** Letters that not every keyboard has, as they are typed then. */
export const typedLetters: readonly (readonly [string, string])[] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
];
