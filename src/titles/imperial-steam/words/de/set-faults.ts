import type { FaultWords } from '../fault-words.js';

const list = (words: readonly string[]): string =>
  new Intl.ListFormat('de', { type: 'disjunction' }).format(words);

/** What can be wrong with a data set, in German. */
export const setFaults: FaultWords = {
  place: at => (at === '' ? 'Die Datei' : at),
  may: {
    number: (from, to, by) =>
      `eine ganze Zahl von ${from} bis ${to}${by === '1' ? '' : ` in Schritten von ${by}`}, ohne Anführungszeichen`,
    word: words => list(words.map(one => `"${one}"`)),
    text: like => `ein Text wie "${like}"`,
    list: (from, to, of) =>
      `eine Liste von ${from === to ? from : `${from} bis ${to}`} Einträgen, jeder ${of}`,
    either: all => list(all),
    object: fields => `ein Objekt mit ${fields}`,
  },
  sentences: {
    'no-json':
      'Das ist kein JSON: Ab Zeile {line}, Spalte {column} ist es nicht zu lesen. Oft fehlt dort ein Komma oder ein Anführungszeichen, oder eines ist zu viel.',
    'too-long': 'Sie ist länger als {most} Zeichen.',
    'no-object': '{value} ist kein Datensatz: Er muss ein Objekt sein, das mit { beginnt.',
    'missing-table': 'Diese Tabelle fehlt.',
    'no-table': '{value} ist keine Tabelle: Sie muss eine Liste von Zeilen sein, in [ ].',
    'no-row': 'Eintrag {number} ist {value} und keine Zeile.',
    'no-id': 'Zeile {number} hat keine "id" (sie folgt auf "{before}").',
    twice: 'Diese Zeile gibt es zweimal.',
    missing: 'Dieser Wert fehlt; möglich ist {may}.',
    'unknown-field': 'Ein solches Feld gibt es hier nicht; es gibt: {known}.',
    'bad-value': '{value} ist nicht möglich; möglich ist {may}.',
    'missing-row': 'Diese Zeile fehlt.',
    'unknown-row': 'Eine solche Zeile gibt es nicht; es gibt: {known}.',
    'number-twice': 'Auch eine andere Stadt hat die Nummer {number}.',
    'region-without-space':
      'Eine Stadt ohne Nummer hat keinen Platz für ein Plättchen und liegt darum in keiner Region.',
    'printed-missing':
      'Diese Stadt hat keine Nummer und darum kein Plättchen: Was auf ihr gedruckt ist, muss hier stehen.',
    'printed-has-tile': 'Hier stehen nur Städte ohne Nummer; diese hat eine, oder es gibt sie nicht.',
    'no-such-city': 'Unter den Städten gibt es keine "{city}".',
    'to-itself': 'Sie verbindet eine Stadt mit sich selbst.',
    'no-semmering':
      'Zwischen gloggnitz und muerzzuschlag muss es eine geben: Dort liegt das Semmering-Plättchen.',
    'not-reached': 'Dorthin führen von wien aus keine Verbindungen.',
    'beside-the-map':
      'Sie läge neben dem Plan: Möglich ist {left} bis {right} in der Breite und {top} bis {bottom} in der Höhe.',
    'too-near': 'Sie läge auf {city}: Rücken Sie sie um {x} zur Seite oder um {y} nach oben oder unten.',
    'other-length': 'Es müssen {count} sein.',
    'coal-in-keys': 'Kohle wird mit Schlüsseln bezahlt, darum hat diese Reihe keine Werte für Lieferungen.',
    'other-sum': 'Zusammen müssen es {count} Ingenieure sein, zwei für jeden Spieler; es sind {sum}.',
    'not-first': 'Sie muss die erste Lokomotive sein: Mit ihr beginnt jeder.',
    'not-ascending': 'Die Zeilen müssen aufsteigen: Sie ist nicht höher als die davor.',
    falls:
      'Nötig sind mindestens {least}, so viel wie bei der Lokomotive davor: Die eine wird zur anderen aufgerüstet.',
    'not-for-sale': 'Die Lokomotive des Anfangs ist nicht zu kaufen, darum hat sie keine Runde.',
    'needs-round': 'Die Runde fehlt, ab der sie zu kaufen ist: 1 bis 8.',
    'lowest-row': 'Auf die unterste Stufe steigt nichts, darum hat sie keine Schritte.',
    'needs-steps': 'Die Schritte Einfluss fehlen, die ein Anstieg auf diese Stufe kostet.',
    'needs-investor': 'Mindestens ein Investor braucht einen Platz: Jeder beginnt mit einem.',
    'too-few': 'Es müssen mindestens {count} sein.',
    'other-stack': '{reserved} ist nicht möglich: Nach seinem Kürzel gehört der Vertrag zu Stapel {stack}.',
    'small-stack': 'Stapel {stack} hat weniger als {count} Verträge: So viele liegen zu viert aus.',
    'too-much-coal': 'Er will mehr als zwei Kohle, aber es gibt nur zwei Schlüssel dafür.',
    'too-short': 'Es müssen mindestens {count} Schritte sein: So viele Güter will ein Knotenpunkt.',
    'few-cards': 'Weniger als {count} haben eine Karte: So viele werden für einen Aufbau gezogen.',
    'track-too-short':
      'Sie muss mindestens {column} sein: So weit können vier Karten einen Knotenpunkt bringen.',
    'no-such-connection': 'Unter den Verbindungen gibt es keine "{connection}".',
    'named-twice': '"{name}" ist zweimal genannt.',
    'no-space': '{city} hat keinen Platz für ein Plättchen.',
    'no-such-growth': 'Ein Wachstumsplättchen "{tile}" gibt es nicht.',
    'beyond-the-track': 'Die Einflussleiste endet bei {last}.',
    'tile-without-space': 'Keine Stadt hat die Nummer {number}.',
    'tile-under-hub': 'Die Nummer ist die von {city}, wo im fixierten Aufbau ein Knotenpunkt liegt.',
    'space-without-tile':
      'Dieses Plättchen fehlt: Auf {city} liegt im fixierten Aufbau weder Plättchen noch Knotenpunkt.',
    'no-such-tile': 'Ein Plättchen {number} für {players} Spieler gibt es nicht.',
    'other-region': 'Region {region} hat {count} Städte; es müssen vier sein.',
    'names-nothing': '"{name}" nennt keinen Wert.',
    'version-taken':
      'Einen Datensatz "{name}" mit der Version {version} und anderen Werten gibt es schon: Geben Sie dem berichtigten eine andere Version.',
  },
};
