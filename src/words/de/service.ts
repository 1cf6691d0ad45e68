import type { CoreStop } from '../log-facts.js';
import type { Wording } from '../types.js';

/*
 * Words of every game that the service alone says: a page that plays ahead needs none of them.
 */

/** Why a standing order has ended. */
export const coreStops: Wording<CoreStop> = {
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

/** Refusals of settings, and of what is done with a log and a table, in German. */
export const tableRefusals: { readonly [code: string]: string } = {
  'bad-setting-value': 'Die Einstellung „{setting}“ kann nur sein: {allowed}.',
  'draws-left-over': 'Die Aufzeichnung hat {given} Ziehungen für diesen Schritt, gebraucht wurden {used}.',
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
  'unknown-rules-number': 'Die Regelnummer {rules} ist neuer, als diese Fassung kennt ({newest}).',
  'unknown-preset': 'Eine Vorlage „{preset}“ gibt es nicht; es gibt: {known}.',
  'unknown-preset/none': 'Für dieses Spiel gibt es keine Vorlagen.',
  'unknown-setting': 'Eine Einstellung „{setting}“ gibt es nicht; es gibt: {known}.',
  'wrong-number-of-seats': 'Dieses Spiel ist für {from} bis {to} Spieler, nicht für {seats}.',
};

/** Refusals in a few words, by code. */
export const coreRefusalTitles: { readonly [code: string]: string } = {
  'bad-count': 'Keine mögliche Anzahl',
  'bad-field': 'Ein Feld ist ungültig',
  'bad-setting-value': 'Die Einstellung ist ungültig',
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
};
