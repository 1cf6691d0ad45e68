import type { Colour, Gauge, MapData, StopDef } from './data.js';

export type Language = 'en' | 'de';

/** The few words that drawings and their text twins use. */
export interface Words {
  readonly colours: { readonly [colour in Colour]: string };
  readonly stops: { readonly [kind in StopDef['kind'] | 'port']: string };
  /** Levels of values beside the colours. */
  readonly levels: { readonly [level: string]: string };
  readonly terrain: { readonly [kind: string]: string };
  /** Said of a cost that later tiles pay too. */
  readonly again: string;
  /** Directions of the edges, from 0. */
  readonly edges: readonly string[];
  readonly turned: string;
  readonly free: string;
  readonly home: string;
  readonly exits: string;
  readonly noTrack: string;
  readonly row: string;
  readonly column: string;
  readonly par: string;
  readonly nothing: string;
  readonly narrow: string;
  readonly dual: string;
  /** The same in full, for the legend. */
  readonly gauges: { readonly [gauge in Gauge]: string };
  readonly costs: string;
  readonly impassable: string;
  /** Of tiles of a colour that must have a label on a hex. */
  readonly labelled: (colour: string, label: string) => string;
  /** Of a hex that water parts: the sides of each shore. */
  readonly parted: (shores: readonly string[]) => string;
  /** In the legend: a place kept for a company, what a private's name on a hex means, the value in a thick frame. */
  readonly keptFree: string;
  readonly private: string;
  readonly valueNow: string;
  readonly map: string;
  readonly market: string;
  /** In the cell that closes a company, and in the one that ends the game; a few letters. */
  readonly closes: string;
  readonly ends: string;
  readonly locked: (zone: string) => string;
  readonly inStack: (place: number) => string;
  /** Begins the list of stops that track joins. */
  readonly network: (number: number, stops: number) => string;
  /** Of a marker on the market, with the price there. */
  readonly movedFrom: (price: string, row: number, column: number) => string;
}

const ordinal = (n: number): string => {
  const suffix = ['th', 'st', 'nd', 'rd'][n % 100 > 10 && n % 100 < 14 ? 0 : n % 10] ?? 'th';
  return `${n}${suffix}`;
};

/** On a map whose hexes lie on a side. */
const flatEdges: { readonly [language in Language]: readonly string[] } = {
  en: ['S', 'SW', 'NW', 'N', 'NE', 'SE'],
  de: ['S', 'SW', 'NW', 'N', 'NO', 'SO'],
};

const en: Words = {
  colours: {
    white: 'white',
    yellow: 'yellow',
    green: 'green',
    brown: 'brown',
    gray: 'gray',
    red: 'red',
    blue: 'blue',
  },
  stops: { city: 'city', town: 'town', offboard: 'off-board', port: 'port' },
  levels: { black: 'black' },
  terrain: { water: 'water', mountain: 'mountain', hills: 'hills', rough: 'rough ground' },
  again: 'with every tile',
  edges: ['SW', 'W', 'NW', 'NE', 'E', 'SE'],
  turned: 'r',
  free: 'free',
  home: 'home of',
  exits: 'track',
  noTrack: 'no track',
  row: 'row',
  column: 'col',
  par: 'par',
  nothing: 'no changes',
  narrow: 'narrow',
  dual: 'dual',
  gauges: { standard: 'standard gauge', narrow: 'narrow gauge', dual: 'dual gauge' },
  costs: 'cost for standard/narrow track',
  impassable: 'impassable',
  labelled: (colour, label) => `${colour} tiles: ${label} only`,
  parted: shores => `water between ${shores.join(' and ')}`,
  keptFree: 'kept for a company',
  private: 'private company or marker',
  valueNow: 'value that holds now',
  map: 'Map',
  market: 'Share market',
  closes: 'closed',
  ends: 'END',
  locked: zone => `the ${zone} zone is locked`,
  inStack: place => `${ordinal(place)} in stack`,
  network: (number, stops) => `Network ${number} joins ${stops} stops:`,
  movedFrom: (price, row, column) => `came from ${price}, row ${row}, col ${column}`,
};

const de: Words = {
  colours: {
    white: 'weiß',
    yellow: 'gelb',
    green: 'grün',
    brown: 'braun',
    gray: 'grau',
    red: 'rot',
    blue: 'blau',
  },
  stops: { city: 'Großstadt', town: 'Kleinstadt', offboard: 'Fernverbindung', port: 'Hafen' },
  levels: { black: 'schwarz' },
  terrain: { water: 'Wasser', mountain: 'Berge', hills: 'Hügel', rough: 'unebenes Gelände' },
  again: 'bei jedem Plättchen',
  edges: ['SW', 'W', 'NW', 'NO', 'O', 'SO'],
  turned: 'r',
  free: 'frei',
  home: 'Heimat von',
  exits: 'Gleise',
  noTrack: 'keine Gleise',
  row: 'Zeile',
  column: 'Spalte',
  par: 'Par',
  nothing: 'keine Änderungen',
  narrow: 'Schmalspur',
  dual: 'Dreischienengleis',
  gauges: { standard: 'Normalspur', narrow: 'Schmalspur', dual: 'Dreischienengleis' },
  costs: 'Kosten für Normalspur/Schmalspur',
  impassable: 'unpassierbar',
  labelled: (colour, label) => `Teile in ${colour}: nur ${label}`,
  parted: shores => `Wasser zwischen ${shores.join(' und ')}`,
  keptFree: 'für eine Gesellschaft frei gehalten',
  private: 'Privatbahn oder Marker',
  valueNow: 'Wert, der jetzt gilt',
  map: 'Karte',
  market: 'Aktienmarkt',
  closes: 'zu',
  ends: 'ENDE',
  locked: zone => `die ${zone === 'blue' ? 'blaue' : zone} Zone ist gesperrt`,
  inStack: place => `${place}. im Stapel`,
  network: (number, stops) => `Netz ${number} verbindet ${stops} Halte:`,
  movedFrom: (price, row, column) => `kam von ${price}, Zeile ${row}, Spalte ${column}`,
};

const all: { readonly [language in Language]: Words } = { en, de };

export const wordsFor = (language: Language, orientation: MapData['orientation'] = 'pointy'): Words =>
  orientation === 'flat' ? { ...all[language], edges: flatEdges[language] } : all[language];
