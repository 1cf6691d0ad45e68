import type { Layer } from './types.js';

/** The words of what every game has: the refusals of the core. */
export const coreLayer: Layer = {
  words: {
    en: {
      refusals: {
        'bad-count': '{count} is not a possible number.',
        'bad-field': '“{field}” cannot be “{value}”; wanted: {wanted}.',
        'bad-setting-value': 'The setting “{setting}” can only be: {allowed}.',
        'draws-left-over': 'The record has {given} draws for this step, {used} were needed.',
        'game-over': 'The game is over.',
        'no-such-seat': 'There is no such seat ({seat}).',
        'not-offered': 'That is not possible now ({type:option}).',
        'not-your-turn': 'It is not your turn.',
        'notation-unknown': 'This cannot be read at “{word}”; possible here: {forms}.',
        'nothing-to-redo': 'There are only {possible} moves to play again, not {count}.',
        'nothing-to-undo': 'There are only {possible} moves to take back, not {count}.',
        'settings-exclude-each-other': 'The settings “{setting}” and “{other}” exclude each other.',
        'unknown-field': 'There is no field “{field}” here; there are: {known}.',
        'unknown-setting': 'There is no setting “{setting}”; there are: {known}.',
        'wrong-number-of-seats': 'This game is for {from} to {to} players, not {seats}.',
      },
    },
    de: {
      refusals: {
        'bad-count': '{count} ist keine mögliche Anzahl.',
        'bad-field': '„{field}“ kann nicht „{value}“ sein; erwartet: {wanted}.',
        'bad-setting-value': 'Die Einstellung „{setting}“ kann nur sein: {allowed}.',
        'draws-left-over':
          'Die Aufzeichnung hat {given} Ziehungen für diesen Schritt, gebraucht wurden {used}.',
        'game-over': 'Das Spiel ist beendet.',
        'no-such-seat': 'Diesen Platz gibt es nicht ({seat}).',
        'not-offered': 'Das ist jetzt nicht möglich ({type:option}).',
        'not-your-turn': 'Sie sind nicht am Zug.',
        'notation-unknown': 'Das ist bei „{word}“ nicht lesbar; möglich ist hier: {forms}.',
        'nothing-to-redo': 'Es gibt nur {possible} Züge, die man wieder spielen kann, nicht {count}.',
        'nothing-to-undo': 'Es gibt nur {possible} Züge, die man zurücknehmen kann, nicht {count}.',
        'settings-exclude-each-other': 'Die Einstellungen „{setting}“ und „{other}“ schließen einander aus.',
        'unknown-field': 'Ein Feld „{field}“ gibt es hier nicht; es gibt: {known}.',
        'unknown-setting': 'Eine Einstellung „{setting}“ gibt es nicht; es gibt: {known}.',
        'wrong-number-of-seats': 'Dieses Spiel ist für {from} bis {to} Spieler, nicht für {seats}.',
      },
    },
  },
};
