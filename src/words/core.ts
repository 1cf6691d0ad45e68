import type { Layer, Wording } from './types.js';

/** What happens to a log beside actions: rows that take back or play again, and why one was written. */
type LogFact =
  | { readonly kind: 'undone'; readonly seat: number; readonly count: number }
  | { readonly kind: 'redone'; readonly seat: number; readonly count: number }
  | { readonly kind: 'time-up'; readonly seat: number };

const en: Wording<LogFact> = {
  undone: (f, n) => `${n.seat(f.seat)} takes back ${f.count === 1 ? 'a move' : `${String(f.count)} moves`}`,
  redone: (f, n) => `${n.seat(f.seat)} plays ${f.count === 1 ? 'a move' : `${String(f.count)} moves`} again`,
  'time-up': (f, n) => `The time of ${n.seat(f.seat)} was up`,
};

const de: Wording<LogFact> = {
  undone: (f, n) =>
    `${n.seat(f.seat)} nimmt ${f.count === 1 ? 'einen Zug' : `${String(f.count)} Züge`} zurück`,
  redone: (f, n) =>
    `${n.seat(f.seat)} spielt ${f.count === 1 ? 'einen Zug' : `${String(f.count)} Züge`} wieder`,
  'time-up': (f, n) => `Die Zeit von ${n.seat(f.seat)} war um`,
};

/** Why a standing order of any game ends; what happened, what is asked follow. */
type CoreStop = {
  readonly kind:
    | 'happened'
    | 'asked'
    | 'impossible'
    | 'endless'
    | 'game-over'
    | 'given-undone'
    | 'taken-back'
    | 'handed-over'
    | 'replaced'
    | 'removed';
};

const stopsEn: Wording<CoreStop> = {
  happened: () => 'This has happened:',
  asked: () => 'You are asked what it does not answer:',
  impossible: () => 'What it was to do is not possible any more.',
  endless: () => 'It would go on without end.',
  'game-over': () => 'The game is over.',
  'given-undone': () => 'Moves were taken back that came before you gave it.',
  'taken-back': () => 'A move that it made was taken back.',
  'handed-over': () => 'The seat has another player.',
  replaced: () => 'You gave another order in its place.',
  removed: () => 'You took it back.',
};

const stopsDe: Wording<CoreStop> = {
  happened: () => 'Das ist geschehen:',
  asked: () => 'Sie werden etwas gefragt, was er nicht beantwortet:',
  impossible: () => 'Was er tun sollte, ist nicht mehr möglich.',
  endless: () => 'Er ginge ohne Ende weiter.',
  'game-over': () => 'Das Spiel ist beendet.',
  'given-undone': () => 'Züge von vorher wurden zurückgenommen.',
  'taken-back': () => 'Ein Zug, den er gemacht hat, wurde zurückgenommen.',
  'handed-over': () => 'Den Platz hat jemand anders übernommen.',
  replaced: () => 'Sie haben an seiner Stelle einen anderen erteilt.',
  removed: () => 'Sie haben ihn zurückgenommen.',
};

/** The words of what every game has: the log's own rows and the refusals of the core. */
export const coreLayer: Layer = {
  refusalTitles: {
    'bad-count': ['Keine mögliche Anzahl', 'Not a possible number'],
    'bad-field': ['Ein Feld passt nicht', 'A field does not fit'],
    'bad-setting-value': ['Die Einstellung passt nicht', 'The setting does not fit'],
    'draws-left-over': ['Die Ziehungen passen nicht', 'The draws do not fit'],
    'no-such-seat': ['Diesen Platz gibt es nicht', 'There is no such seat'],
    'not-offered': ['Das ist jetzt nicht möglich', 'That is not possible now'],
    'notation-unknown': ['Der Zug ist nicht lesbar', 'The move cannot be read'],
    'nothing-to-redo': ['So viel ist nicht wieder zu spielen', 'That many moves cannot be played again'],
    'nothing-to-undo': ['So viel ist nicht zurückzunehmen', 'That many moves cannot be taken back'],
    'setting-needs-other-seats': [
      'Die Einstellung passt nicht zur Spielerzahl',
      'The setting does not fit the number of players',
    ],
    'setting-needs-another': ['Eine Einstellung braucht eine andere', 'A setting needs another one'],
    'settings-exclude-each-other': ['Einstellungen schließen einander aus', 'Settings exclude each other'],
    'unknown-field': ['Dieses Feld gibt es nicht', 'There is no such field'],
    'unknown-rules-number': ['Unbekannte Regelnummer', 'Unknown rules number'],
    'unknown-preset': ['Diese Vorlage gibt es nicht', 'There is no such preset'],
    'unknown-setting': ['Diese Einstellung gibt es nicht', 'There is no such setting'],
    'wrong-number-of-seats': ['Falsche Zahl von Spielern', 'Wrong number of players'],
  },
  words: {
    en: {
      facts: en,
      stops: stopsEn,
      fields: { player: 'Player', points: 'Points', result: 'Final result' },
      values: { setting: { true: 'on', false: 'off' } },
      reasons: {
        agreed: 'All players have agreed to end the game',
        operator: 'The operator of the service has ended the game',
      },
      refusals: {
        'bad-count': '{count} is not a possible number.',
        'bad-field': '“{field}” cannot be “{value}”; wanted: {wanted}.',
        'bad-setting-value': 'The setting “{setting}” can only be: {allowed}.',
        'draws-left-over': 'The record has {given} draws for this step, {used} were needed.',
        'game-over': 'The game is over.',
        'no-such-seat': 'There is no such seat ({seat}).',
        'not-offered': 'That is not possible now ({type:option}).',
        'not-offered/no-list': '“{field:field}” is a list; “{value}” is none.',
        'not-offered/unknown': '“{wrong}” cannot be chosen for “{field:field}”.',
        'not-offered/twice': '“{wrong}” is named twice for “{field:field}”.',
        'not-offered/count': 'For “{field:field}” choose {from} to {to}, not {count}.',
        'not-offered/exactly': 'For “{field:field}” choose exactly {from}, not {count}.',
        'not-offered/order': 'For “{field:field}” the order is: {right}.',
        'not-your-turn': 'It is not your turn.',
        'notation-unknown': '“{word}” cannot be read here; possible here: {forms:forms}.',
        'notation-unknown/unfinished': 'Something is missing at the end; possible here: {forms:forms}.',
        'notation-unknown/next': 'Still missing: {next:field}. For example: {lines}',
        'notation-unknown/more': 'Something is missing. For example: {lines}',
        'notation-unknown/not-now': '“{text}” is not possible now. You can write, for example: {lines}',
        'notation-unknown/lines': '“{word}” cannot be read here. You can write, for example: {lines}',
        'notation-unknown/alone': '“{word}” cannot be read here.',
        'nothing-to-redo': 'There are only {possible} moves to play again, not {count}.',
        'nothing-to-redo/none': 'There is nothing to play again: you have taken nothing back last.',
        'nothing-to-undo': 'There are only {possible} moves to take back, not {count}.',
        'nothing-to-undo/none':
          'There is no move of yours to take back. What came before a move of somebody else only all together can take back.',
        'setting-needs-other-seats':
          'With {seats} players the setting “{setting}” cannot be {value}; possible: {allowed}.',
        'setting-needs-another': '“{setting}” needs “{other}”: {otherAllowed}. Change one of the two.',
        'settings-exclude-each-other': '“{setting}” and “{other}” exclude each other. Change one of the two.',
        'unknown-field': 'There is no field “{field}” here; there are: {known}.',
        'unknown-rules-number': 'The rules number {rules} is newer than this version knows ({newest}).',
        'unknown-preset': 'There is no preset “{preset}”; there are: {known}.',
        'unknown-setting': 'There is no setting “{setting}”; there are: {known}.',
        'wrong-number-of-seats': 'This game is for {from} to {to} players, not {seats}.',
      },
    },
    de: {
      facts: de,
      stops: stopsDe,
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
        'draws-left-over':
          'Die Aufzeichnung hat {given} Ziehungen für diesen Schritt, gebraucht wurden {used}.',
        'game-over': 'Das Spiel ist beendet.',
        'no-such-seat': 'Diesen Platz gibt es nicht ({seat}).',
        'not-offered': 'Das ist jetzt nicht möglich ({type:option}).',
        'not-offered/no-list': '„{field:field}“ ist eine Liste; „{value}“ ist keine.',
        'not-offered/unknown': '„{wrong}“ steht für „{field:field}“ nicht zur Wahl.',
        'not-offered/twice': '„{wrong}“ ist für „{field:field}“ zweimal genannt.',
        'not-offered/count': 'Für „{field:field}“ sind {from} bis {to} zu wählen, nicht {count}.',
        'not-offered/exactly': 'Für „{field:field}“ sind genau {from} zu wählen, nicht {count}.',
        'not-offered/order': 'Für „{field:field}“ ist die Reihenfolge: {right}.',
        'not-your-turn': 'Sie sind nicht am Zug.',
        'notation-unknown': '„{word}“ ist hier nicht lesbar; möglich ist hier: {forms:forms}.',
        'notation-unknown/unfinished': 'Am Ende fehlt noch etwas; möglich ist hier: {forms:forms}.',
        'notation-unknown/next': 'Es fehlt noch: {next:field}. Zum Beispiel: {lines}',
        'notation-unknown/more': 'Es fehlt noch etwas. Zum Beispiel: {lines}',
        'notation-unknown/not-now':
          '„{text}“ ist jetzt nicht möglich. Sie können zum Beispiel schreiben: {lines}',
        'notation-unknown/lines':
          '„{word}“ ist hier nicht lesbar. Sie können zum Beispiel schreiben: {lines}',
        'notation-unknown/alone': '„{word}“ ist hier nicht lesbar.',
        'nothing-to-redo': 'Es gibt nur {possible} Züge, die man wieder spielen kann, nicht {count}.',
        'nothing-to-redo/none': 'Es gibt nichts wieder zu spielen: Sie haben zuletzt nichts zurückgenommen.',
        'nothing-to-undo': 'Es gibt nur {possible} Züge, die man zurücknehmen kann, nicht {count}.',
        'nothing-to-undo/none':
          'Es gibt keinen Zug von Ihnen, der sich zurücknehmen lässt. Was vor einem Zug anderer liegt, können nur alle gemeinsam zurücknehmen.',
        'setting-needs-other-seats':
          'Mit {seats} Spielern kann die Einstellung „{setting}“ nicht {value} sein; möglich: {allowed}.',
        'setting-needs-another':
          '„{setting}“ braucht „{other}“: {otherAllowed}. Ändern Sie eines von beiden.',
        'settings-exclude-each-other':
          '„{setting}“ und „{other}“ schließen einander aus. Ändern Sie eines von beiden.',
        'unknown-field': 'Ein Feld „{field}“ gibt es hier nicht; es gibt: {known}.',
        'unknown-rules-number': 'Die Regelnummer {rules} ist neuer, als diese Fassung kennt ({newest}).',
        'unknown-preset': 'Eine Vorlage „{preset}“ gibt es nicht; es gibt: {known}.',
        'unknown-setting': 'Eine Einstellung „{setting}“ gibt es nicht; es gibt: {known}.',
        'wrong-number-of-seats': 'Dieses Spiel ist für {from} bis {to} Spieler, nicht für {seats}.',
      },
    },
  },
};
