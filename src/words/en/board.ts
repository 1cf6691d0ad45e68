import type { BoardWords } from '../board-words.js';

const ordinal = (n: number): string => {
  const suffix = ['th', 'st', 'nd', 'rd'][n % 100 > 10 && n % 100 < 14 ? 0 : n % 10] ?? 'th';
  return `${n}${suffix}`;
};

/** The words of drawings of the board, and of their twins in text. */
export const board: BoardWords = {
  colours: {
    white: 'white',
    yellow: 'yellow',
    green: 'green',
    brown: 'brown',
    gray: 'grey',
    red: 'red',
    blue: 'blue',
  },
  stops: { city: 'city', town: 'town', offboard: 'off-board', port: 'port', mine: 'mine' },
  levels: { black: 'black' },
  terrain: { water: 'water', mountain: 'mountain', hills: 'hills', rough: 'rough ground' },
  again: 'with every tile',
  edges: ['SW', 'W', 'NW', 'NE', 'E', 'SE'],
  flatEdges: ['S', 'SW', 'NW', 'N', 'NE', 'SE'],
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
  anyHome: 'home of a company',
  private: 'private company or marker',
  valueNow: 'current value',
  map: 'Map',
  market: 'Share market',
  zoneLetters: { yellow: 'Y', orange: 'O', brown: 'B', blue: 'Bl' },
  closes: 'closed',
  ends: 'END',
  locked: zone => `the ${zone} zone is locked`,
  inStack: place => `${ordinal(place)} in stack`,
  network: (number, stops) => `Network ${number} joins ${stops} stops:`,
  movedFrom: (price, row, column) => `came from ${price}, row ${row}, col ${column}`,
};
