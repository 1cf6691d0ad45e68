import type { CoreStop, LogFact } from '../log-facts.js';
import type { Wording, WordTable } from '../types.js';

const facts: Wording<LogFact> = {
  undone: (f, n) =>
    `${n.seat(f.seat)} nimmt ${f.count === 1 ? 'einen Zug' : `${String(f.count)} Züge`} zurück`,
  redone: (f, n) => `${n.seat(f.seat)} wiederholt ${f.count === 1 ? 'einen Zug' : `${String(f.count)} Züge`}`,
  'time-up': (f, n) => `${n.seat(f.seat)} hat die Zeit überschritten`,
};

const stops: Wording<CoreStop> = {
  happened: () => 'Das ist geschehen:',
  asked: () => 'Sie werden etwas gefragt, was er nicht beantwortet:',
  impossible: () => 'Was er tun sollte, ist nicht mehr möglich.',
  endless: () => 'Er würde endlos weiterlaufen.',
  'game-over': () => 'Die Partie ist beendet.',
  'given-undone': () => 'Züge aus der Zeit vor dem Auftrag wurden zurückgenommen.',
  'taken-back': () => 'Ein Zug, den er gemacht hat, wurde zurückgenommen.',
  'handed-over': () => 'Den Platz hat jemand anders übernommen.',
  replaced: () => 'Sie haben an seiner Stelle einen anderen erteilt.',
  removed: () => 'Sie haben ihn zurückgezogen.',
};

/** The words of what every game has. */
export const core: WordTable = {
  facts,
  stops,
  fields: { player: 'Spieler', points: 'Punkte', result: 'Endstand' },
  values: { setting: { true: 'an', false: 'aus' } },
  reasons: {
    agreed: 'Alle haben zugestimmt, die Partie zu beenden',
    operator: 'Der Betreiber des Dienstes hat die Partie beendet',
  },
  refusals: {
    'bad-count': '{count} ist keine mögliche Anzahl.',
    'bad-field': '„{field}“ kann nicht „{value}“ sein; erwartet: {wanted}.',
    'bad-setting-value': 'Die Einstellung „{setting}“ kann nur sein: {allowed}.',
    'draws-left-over': 'Die Aufzeichnung hat {given} Ziehungen für diesen Schritt, gebraucht wurden {used}.',
    'game-over': 'Die Partie ist beendet.',
    'no-such-seat': 'Diesen Platz gibt es nicht ({seat}).',
    'not-offered': 'Das ist jetzt nicht möglich ({type:option}).',
    'not-offered/no-list': '„{field:field}“ ist eine Liste; „{value}“ ist keine.',
    'not-offered/unknown': '„{wrong}“ steht für „{field:field}“ nicht zur Wahl.',
    'not-offered/twice': '„{wrong}“ ist für „{field:field}“ zweimal genannt.',
    'not-offered/count': 'Für „{field:field}“ sind {from} bis {to} zu wählen, nicht {count}.',
    'not-offered/exactly': 'Für „{field:field}“ sind genau {from} zu wählen, nicht {count}.',
    'not-offered/order': 'Für „{field:field}“ ist die Reihenfolge: {right}.',
    'not-your-turn': 'Sie sind nicht am Zug.',
    'notation-unknown': '„{word}“ ist hier nicht zu verstehen; möglich ist hier: {forms:forms}.',
    'notation-unknown/unfinished': 'Am Ende fehlt noch etwas; möglich ist hier: {forms:forms}.',
    'notation-unknown/next': 'Es fehlt noch: {next:field}. Zum Beispiel: {lines}',
    'notation-unknown/more': 'Es fehlt noch etwas. Zum Beispiel: {lines}',
    'notation-unknown/not-now':
      '„{text}“ ist jetzt nicht möglich. Sie können zum Beispiel schreiben: {lines}',
    'notation-unknown/lines':
      '„{word}“ ist hier nicht zu verstehen. Sie können zum Beispiel schreiben: {lines}',
    'notation-unknown/alone': '„{word}“ ist hier nicht zu verstehen.',
    'nothing-to-redo': 'Nur {possible} Züge lassen sich wiederholen, nicht {count}.',
    'nothing-to-redo/one': 'Nur ein Zug lässt sich wiederholen, nicht {count}.',
    'nothing-to-redo/none': 'Es gibt nichts zu wiederholen: Sie haben zuletzt nichts zurückgenommen.',
    'nothing-to-undo': 'Es gibt nur {possible} Züge, die man zurücknehmen kann, nicht {count}.',
    'nothing-to-undo/one': 'Es gibt nur einen Zug, den man zurücknehmen kann, nicht {count}.',
    'nothing-to-undo/none':
      'Es gibt keinen Zug von Ihnen, der sich zurücknehmen lässt. Was vor einem Zug anderer liegt, können nur alle gemeinsam zurücknehmen.',
    'setting-needs-other-seats':
      'Mit {seats} Spielern kann die Einstellung „{setting}“ nicht {value} sein; möglich: {allowed}.',
    'setting-needs-another': '„{setting}“ braucht „{other}“: {otherAllowed}. Ändern Sie eines von beiden.',
    'settings-exclude-each-other':
      '„{setting}“ und „{other}“ schließen einander aus. Ändern Sie eines von beiden.',
    'unknown-field': 'Ein Feld „{field}“ gibt es hier nicht; es gibt: {known}.',
    'unknown-field/none': 'Ein Feld „{field}“ gibt es hier nicht; diese Aktion hat keine Felder.',
    'unknown-rules-number': 'Die Regelnummer {rules} ist neuer, als diese Fassung kennt ({newest}).',
    'unknown-preset': 'Eine Vorlage „{preset}“ gibt es nicht; es gibt: {known}.',
    'unknown-preset/none': 'Für dieses Spiel gibt es keine Vorlagen.',
    'unknown-setting': 'Eine Einstellung „{setting}“ gibt es nicht; es gibt: {known}.',
    'wrong-number-of-seats': 'Dieses Spiel ist für {from} bis {to} Spieler, nicht für {seats}.',
  },
  refusalTitles: {
    'bad-count': 'Keine mögliche Anzahl',
    'bad-field': 'Ein Feld passt nicht',
    'bad-setting-value': 'Die Einstellung passt nicht',
    'draws-left-over': 'Die Ziehungen passen nicht',
    'no-such-seat': 'Diesen Platz gibt es nicht',
    'not-offered': 'Das ist jetzt nicht möglich',
    'notation-unknown': 'Der Zug ist nicht zu verstehen',
    'nothing-to-redo': 'So viele Züge lassen sich nicht wiederholen',
    'nothing-to-undo': 'So viele Züge lassen sich nicht zurücknehmen',
    'setting-needs-other-seats': 'Die Einstellung passt nicht zur Spielerzahl',
    'setting-needs-another': 'Eine Einstellung braucht eine andere',
    'settings-exclude-each-other': 'Einstellungen schließen einander aus',
    'unknown-field': 'Dieses Feld gibt es nicht',
    'unknown-rules-number': 'Unbekannte Regelnummer',
    'unknown-preset': 'Diese Vorlage gibt es nicht',
    'unknown-setting': 'Diese Einstellung gibt es nicht',
    'wrong-number-of-seats': 'Falsche Spielerzahl',
  },
};
