import type { Layer } from '../types.js';
import { lire } from '../numbers.js';
import type { Can } from '../prompt.js';
import { promptDe } from '../rail/asks.de.js';
import { promptEn } from '../rail/asks.en.js';
import type { Names } from '../types.js';

interface Asked {
  readonly company: string;
}

/** What is 1849's own in words: what the game is, its settings, its privates. */
export const layer1849: Layer = {
  money: lire,
  words: {
    en: {
      title: {
        name: '1849',
        about:
          '1849: The Game of Sicilian Railways, designed by Federico Vellani. Basic and advanced game, Electric Dreams, 3 to 5 players.',
      },
      settings: {
        companies: {
          name: 'Companies',
          text: 'Three players always play with five companies and five players with six; four may choose.',
          values: { 'by-players': 'as usual for the number of players', '5': 'five', '6': 'six' },
        },
        game: {
          name: 'Game',
          text: 'The advanced game adds buying stations from other companies and bonds. Electric Dreams adds electric trains to it.',
          values: { basic: 'basic game', advanced: 'advanced game', electric: 'Electric Dreams' },
        },
        'delay-ift': {
          name: 'IFT comes late',
          text: 'The IFT of Catania is not among the first three companies. Not in the rulebook; good for new players.',
        },
        runs: {
          name: 'Runs',
          text: 'The rules demand the run that earns most. A friendlier game may let a president run for less.',
          values: { best: 'the best run is demanded', any: 'any legal run' },
        },
        reading: {
          name: 'Reading of the rules',
          text: 'How a record from another site was played. Set by an import.',
          values: { rulebook: 'the rulebook', '18xx.games': '18xx.games' },
        },
        stations: { name: 'Stations can be bought', text: 'Set by an import.' },
        bonds: { name: 'Companies can issue a bond', text: 'Set by an import.' },
        'no-grey-values': { name: 'Grey places earn nothing', text: 'Set by an import.' },
      },
      asks: {
        'buy-right': ({ company }: Asked, _names: Names, can: Can) =>
          promptEn(can, {
            matter: `E-token for ${company}`,
            of: company,
            short: `${company} to buy an E-token`,
            ways: [
              can('electrify') && {
                full: `buy an E-token for ${company}, so that it may buy electric trains,`,
              },
            ],
          }),
      },
      privates: {
        SCE: 'No company builds in Acireale (G13) while a player owns it.',
        SIGI: 'Its company builds standard-gauge track on rough ground, hills and mountains for half the price.',
        CNM: 'Its company may put the marker +L. 20 on any port, which is then worth so much more to that company. This closes it.',
        SMS: 'Its company may lay a tile, place a token or both in a city on the coast without a connection, instead of the tile and the token of the turn. This closes it.',
        RSA: 'Its buyer gets the president’s certificate of the first company and starts it at once. It closes when that company buys its first train.',
      },
    },
    de: {
      title: {
        name: '1849',
        about:
          '1849: Das Spiel der sizilianischen Eisenbahnen, von Federico Vellani. Grundspiel, Spiel für Fortgeschrittene und Electric Dreams, 3 bis 5 Spieler.',
      },
      settings: {
        companies: {
          name: 'Gesellschaften',
          text: 'Zu dritt spielt man immer mit fünf Gesellschaften, zu fünft mit sechs; zu viert hat man die Wahl.',
          values: { 'by-players': 'wie üblich für die Zahl der Spieler', '5': 'fünf', '6': 'sechs' },
        },
        game: {
          name: 'Spiel',
          text: 'Für Fortgeschrittene kommen der Kauf fremder Bahnhöfe und Anleihen dazu, in Electric Dreams außerdem elektrische Loks.',
          values: { basic: 'Grundspiel', advanced: 'für Fortgeschrittene', electric: 'Electric Dreams' },
        },
        'delay-ift': {
          name: 'Die IFT kommt spät',
          text: 'Die IFT aus Catania ist nicht unter den ersten drei Gesellschaften. Nicht im Regelheft; gut für neue Spieler.',
        },
        runs: {
          name: 'Fahrten',
          text: 'Die Regel verlangt die Fahrt, die am meisten einbringt. Wer will, lässt dem Direktor die Wahl.',
          values: { best: 'die beste Fahrt ist Pflicht', any: 'jede erlaubte Fahrt' },
        },
        reading: {
          name: 'Auslegung der Regeln',
          text: 'Wie eine Aufzeichnung von einer anderen Seite gespielt wurde. Wird beim Import gesetzt.',
          values: { rulebook: 'das Regelheft', '18xx.games': '18xx.games' },
        },
        stations: { name: 'Bahnhöfe können gekauft werden', text: 'Wird beim Import gesetzt.' },
        bonds: { name: 'Gesellschaften können eine Anleihe ausgeben', text: 'Wird beim Import gesetzt.' },
        'no-grey-values': {
          name: 'Graue Orte bringen nichts ein',
          text: 'Wird beim Import gesetzt.',
        },
      },
      asks: {
        'buy-right': ({ company }: Asked, _names: Names, can: Can) =>
          promptDe(can, {
            matter: `E-Marker für ${company}`,
            of: company,
            short: `${company} kauft einen E-Marker`,
            ways: [
              can('electrify') && {
                full: `kaufen Sie für ${company} einen E-Marker, damit sie elektrische Loks kaufen darf,`,
              },
            ],
          }),
      },
      privates: {
        SCE: 'Solange ein Spieler sie besitzt, baut niemand in Acireale (G13).',
        SIGI: 'Ihre Gesellschaft baut Normalspur in unebenem Gelände, Hügeln und Bergen zum halben Preis.',
        CNM: 'Ihre Gesellschaft darf den Marker +L. 20 auf einen Hafen legen, der für sie dann so viel mehr wert ist. Das schließt sie.',
        SMS: 'Ihre Gesellschaft darf in einer Stadt an der Küste ohne Verbindung ein Plättchen legen, einen Bahnhof setzen oder beides, statt des Plättchens und des Bahnhofs ihres Zuges. Das schließt sie.',
        RSA: 'Ihr Käufer erhält die Direktorenaktie der ersten Gesellschaft und gründet diese sofort. Sie schließt, wenn diese Gesellschaft ihre erste Lok kauft.',
      },
    },
  },
};
