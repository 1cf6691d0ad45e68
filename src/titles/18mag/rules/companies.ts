import type { CompanyData, Home, RailGame } from '../../../engine/rail/index.js';

/** The seven companies that live on what the minors pay them (18Mag §Vorbereitung 3). */
export const supporters = ['RABA', 'G&C', 'SNW', 'SIK', 'SKEV', 'LdStEG', 'MAVAG'] as const;
export type Supporter = (typeof supporters)[number];

const isSupporterId: (company: string) => boolean = id => supporters.some(one => one === id);

/** Does the company live on what the minors pay it? Else it is a minor. */
export const isSupporter = isSupporterId;

/** Is it one of the numbered companies with trains? */
export const isMinor = (company: string): boolean => !isSupporterId(company);

/** A home that nobody has to choose. */
type FixedHome = Extract<Home, { hex: string }>;

/** Where minors have their homes; each with the city of the hex that is theirs. */
interface MinorData {
  readonly id: string;
  readonly name: string;
  readonly home: FixedHome;
  /** Its home where two play, if it is among theirs. */
  readonly smallHome?: FixedHome;
}

const at = (hex: string, stop = 0): FixedHome => ({ hex, stop });

const minors: readonly MinorData[] = [
  { id: '1', name: 'Magyar Északi Vasút', home: at('E12', 1), smallHome: at('C8', 1) },
  { id: '2', name: 'Magyar Keleti Vasút', home: at('D19'), smallHome: at('B15') },
  { id: '3', name: 'Magyar Nyugoti Vasút', home: at('E10'), smallHome: at('C6') },
  { id: '4', name: 'Tiszavidéki Vasút', home: at('G14', 1), smallHome: at('E10') },
  { id: '5', name: 'Első Erdélyi Vasút', home: at('H27') },
  { id: '6', name: 'Kassa-Oderbergi Vasút', home: at('B17'), smallHome: at('A12') },
  { id: '7', name: 'Mohács-Pécsi Vasút', home: at('G10', 1), smallHome: at('E6', 1) },
  { id: '8', name: 'Hrvatske Željeznice', home: at('H5') },
  { id: '9', name: 'Szabadka-Újvidék Vasút', home: at('I14', 1) },
  { id: '10', name: 'Arad-Temesvári Vasút', home: at('H17') },
  { id: '11', name: 'Győr-Sopron-Ebenfurti Vasút', home: at('D7'), smallHome: at('B3') },
  { id: '12', name: 'Segesvár–Szentágotai Vasút', home: at('H23') },
  { id: '13', name: 'Déli Vasút', home: at('I2') },
];

/** Who has it owns it all; its stations cost nothing, 40 and 80 (18Mag §2 Schritt 2). */
const minor = (id: string, name: string, home: FixedHome): CompanyData => ({
  id,
  name,
  colour: '#1d1d1b',
  textColour: '#ffffff',
  certs: [100],
  tokens: [0, 40, 80],
  home,
});

/** The home of a minor on the board that is played. */
export const homeOf = (g: RailGame, minor: string): FixedHome => g.company[minor]!.home as FixedHome;

/** A director's certificate and eight singles; two stations, which lie anywhere (18Mag §Vorbereitung 3). */
const supporter = (id: Supporter, name: string, colour: string, textColour = '#ffffff'): CompanyData => ({
  id,
  name,
  colour,
  textColour,
  certs: [20, 10, 10, 10, 10, 10, 10, 10, 10],
  tokens: [40, 80],
  home: { choose: [] },
});

const supporting: readonly CompanyData[] = [
  supporter('RABA', 'Magyar Waggon- és Gépgyár', '#d81e3e'),
  supporter('G&C', 'Ganz & Cie', '#a8d5ef', '#000000'),
  supporter('SNW', 'Schlick-Nicholson', '#7d7d7d'),
  supporter('SIK', 'Széchenyi konzorcium', '#237333'),
  supporter('SKEV', 'Széchy Károly Építőipari Vállalat', '#ffe600', '#000000'),
  supporter('LdStEG', 'Lokomotivfabrik der StEG', '#f48221', '#000000'),
  supporter('MAVAG', 'MÁVAG', '#7b3f8c'),
];

/** The minors by number, who act in this order, then the supporting companies (18Mag §2). */
export const companies36: readonly CompanyData[] = [
  ...minors.map(({ id, name, home }) => minor(id, name, home)),
  ...supporting,
];

const smallSupporters: readonly string[] = ['RABA', 'SIK', 'SKEV', 'LdStEG'];

/** Those of the game for two: seven minors with homes on the other board, and four companies (18Mag §Vorbereitung 3, 6). */
export const companies2: readonly CompanyData[] = [
  ...minors.flatMap(({ id, name, smallHome }) => (smallHome ? [minor(id, name, smallHome)] : [])),
  ...supporting.filter(({ id }) => smallSupporters.includes(id)),
];

/** By how many terrain markers a minor has at the start (18Mag §Vorbereitung 7). */
export const terrainMarkers: { readonly [minor: string]: number } = { 5: 3, 6: 1, 7: 1, 12: 2, 13: 1 };
