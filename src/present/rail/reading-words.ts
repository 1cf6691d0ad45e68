import type { Colour, Zone } from '../../engine/rail/index.js';
import type { Language } from '../../words/index.js';

/** Words of the tables, cards and drawings that a position is read from, beside `railLabels`. */
interface ReadingWords {
  readonly liquidity: string;
  readonly liquidityText: string;
  readonly orderText: string;
  readonly shareholders: string;
  readonly forSale: string;
  readonly owners: string;
  readonly rusted: string;
  /** Of a kind of train that makes another rust: its name, and how many trains are sold before it. */
  readonly rustsWith: (train: string, before: number) => string;
  readonly phases: string;
  readonly now: string;
  readonly begins: string;
  readonly fromTheStart: string;
  readonly firstTrain: (train: string) => string;
  readonly roundsInSet: string;
  readonly tiles: string;
  readonly also: string;
  readonly rusts: (train: string) => string;
  readonly privatesToCompanies: string;
  readonly privatesStayPut: string;
  readonly privatesClose: string;
  readonly pars: (prices: string) => string;
  readonly opens: (zone: string) => string;
  readonly values: (level: string) => string;
  readonly supply: string;
  readonly supplyOf: (colour: string) => string;
  readonly endless: string;
  readonly bankAndPhases: string;
  readonly certificateLimit: string;
  readonly lastSet: string;
  readonly marketLegend: string;
  readonly zone: (name: string) => string;
  readonly zoneNames: { readonly [zone in Zone]: string };
  readonly colours: { readonly [colour in Colour]: string };
  readonly levelNames: { readonly [level: string]: string };
  readonly locked: string;
  readonly doesNotCount: string;
  readonly mayHold: (percent: string) => string;
  readonly several: string;
  readonly startsHere: string;
  readonly closesHere: string;
  readonly endsHere: string;
  readonly stack: string;
  readonly cameFrom: string;
  readonly changedHexes: string;
}

export const readingLabels: { readonly [L in Language]: ReadingWords } = {
  de: {
    liquidity: 'Liquidität',
    liquidityText:
      'Liquidität: Geld und was jetzt durch Verkäufe zu erlösen wäre, von jeder Gesellschaft das meiste, das verkauft werden darf. * Direktor.',
    orderText:
      'In der Reihenfolge, in der sie in einer Betriebsrunde dran sind; am Ende die noch nicht gegründeten.',
    shareholders: 'Wem die Gesellschaften gehören',
    forSale: 'im Verkauf',
    owners: 'In Besitz',
    rusted: 'verschrottet',
    rustsWith: (train, before) =>
      `der ersten ${train} (${before === 0 ? 'der nächsten' : `noch ${String(before)} davor`})`,
    phases: 'Phasen',
    now: 'jetzt',
    begins: 'beginnt mit',
    fromTheStart: 'Spielbeginn',
    firstTrain: train => `der ersten ${train}`,
    roundsInSet: 'Betriebsrunden',
    tiles: 'Plättchen',
    also: 'Außerdem',
    rusts: train => `${train}-Loks werden verschrottet`,
    privatesToCompanies: 'Gesellschaften dürfen Private kaufen',
    privatesStayPut: 'Gesellschaften dürfen keine Privaten mehr kaufen',
    privatesClose: 'Private schließen',
    pars: prices => `Ausgabe zu ${prices}`,
    opens: zone => `Marktzone ${zone} offen`,
    values: level => `Werte: ${level}`,
    supply: 'Plättchenvorrat',
    supplyOf: colour => `${colour}: übrig von allen`,
    endless: 'unbegrenzt',
    bankAndPhases: 'Bank und Phasen',
    certificateLimit: 'Zertifikatslimit',
    lastSet: 'Spielende nach diesem Satz Betriebsrunden',
    marketLegend: 'Was die Zeichen bedeuten',
    zone: name => `Zone ${name}`,
    zoneNames: { none: 'weiß', yellow: 'gelb', orange: 'orange', brown: 'braun', blue: 'blau' },
    colours: {
      white: 'weiß',
      yellow: 'gelb',
      green: 'grün',
      brown: 'braun',
      gray: 'grau',
      red: 'rot',
      blue: 'blau',
    },
    levelNames: {
      white: 'weiß',
      yellow: 'gelb',
      green: 'grün',
      brown: 'braun',
      gray: 'grau',
      black: 'schwarz',
    },
    locked: 'noch gesperrt',
    doesNotCount: 'zählt nicht zum Zertifikatslimit',
    mayHold: percent => `ein Spieler darf bis ${percent} halten`,
    several: 'aus dem Pool mehrere Aktien in einem Zug',
    startsHere: 'Ausgabekurs, jetzt wählbar',
    closesHere: 'Die Gesellschaft schließt',
    endsHere: 'Das Spiel endet',
    stack: 'Im Feld fährt die obere Gesellschaft zuerst',
    cameFrom: 'Woher ein Marker seit dem Vergleichszug kam',
    changedHexes: 'Geändert seit dem Vergleichszug',
  },
  en: {
    liquidity: 'Liquidity',
    liquidityText:
      'Liquidity: cash and what sales could raise now, of each company the most that may be sold. * president.',
    orderText: 'In operating order; at the end those not started.',
    shareholders: 'Who owns the companies',
    forSale: 'for sale',
    owners: 'Owned',
    rusted: 'rusted',
    rustsWith: (train, before) =>
      `first ${train} (${before === 0 ? 'the next' : `${String(before)} before it`})`,
    phases: 'Phases',
    now: 'now',
    begins: 'begins with',
    fromTheStart: 'the start',
    firstTrain: train => `first ${train}`,
    roundsInSet: 'Operating rounds',
    tiles: 'Tiles',
    also: 'Also',
    rusts: train => `${train}-trains rust`,
    privatesToCompanies: 'companies may buy privates',
    privatesStayPut: 'companies may buy privates no more',
    privatesClose: 'privates close',
    pars: prices => `par ${prices}`,
    opens: zone => `${zone} market zone opens`,
    values: level => `values: ${level}`,
    supply: 'Tile supply',
    supplyOf: colour => `${colour}: left of all`,
    endless: 'unlimited',
    bankAndPhases: 'Bank and phases',
    certificateLimit: 'Certificate limit',
    lastSet: 'The game ends with this set of operating rounds',
    marketLegend: 'What the signs mean',
    zone: name => `${name} zone`,
    zoneNames: { none: 'white', yellow: 'yellow', orange: 'orange', brown: 'brown', blue: 'blue' },
    colours: {
      white: 'white',
      yellow: 'yellow',
      green: 'green',
      brown: 'brown',
      gray: 'gray',
      red: 'red',
      blue: 'blue',
    },
    levelNames: {},
    locked: 'still locked',
    doesNotCount: 'does not count against the certificate limit',
    mayHold: percent => `a player may hold up to ${percent}`,
    several: 'several shares from the pool in one turn',
    startsHere: 'Par price that may be chosen now',
    closesHere: 'The company closes',
    endsHere: 'The game ends',
    stack: 'Within a cell the upper company operates first',
    cameFrom: 'Where a marker came from since the position compared with',
    changedHexes: 'Changed since the position compared with',
  },
};
