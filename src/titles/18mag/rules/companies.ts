import type { RailGame } from '../../../engine/rail/contract.js';
import type { CompanyData, Home } from '../../../engine/rail/data.js';
import type { MapData } from '../../../engine/rail/map/types.js';
import { companyRows } from '../../../engine/rail/rows.js';
import { map2, map36 } from './map.js';

/** The seven companies that live on what the minors pay them (18Mag §Vorbereitung 3). */
export const supporters = ['RABA', 'G&C', 'SNW', 'SIK', 'SKEV', 'LdStEG', 'MAVAG'] as const;
export type Supporter = (typeof supporters)[number];

/** Does the company live on what the minors pay it? Else it is a minor. */
export const isSupporter = (company: string): boolean => supporters.some(one => one === company);

/** Is it one of the numbered companies with trains? */
export const isMinor = (company: string): boolean => !isSupporter(company);

/** A home that nobody has to choose: the hex, and the city of it that is theirs. */
type FixedHome = Extract<Home, { hex: string }>;

/** The home of a minor on the board that is played. */
export const homeOf = (g: RailGame, minor: string): FixedHome => g.company[minor]!.home as FixedHome;

/** The minors by number; where two play, those that have a home on that board (18Mag §Vorbereitung 3, 6). */
const minors = `
1 Magyar Északi Vasút
2 Magyar Keleti Vasút
3 Magyar Nyugoti Vasút
4 Tiszavidéki Vasút
5 Első Erdélyi Vasút
6 Kassa-Oderbergi Vasút
7 Mohács-Pécsi Vasút
8 Hrvatske Željeznice
9 Szabadka-Újvidék Vasút
10 Arad-Temesvári Vasút
11 Győr-Sopron-Ebenfurti Vasút
12 Segesvár–Szentágotai Vasút
13 Déli Vasút
`;

/** No home: the stations of supporting companies lie anywhere, and a minor without one on the board is not in the game. */
const anywhere: Home = { choose: [] };

/** Who has a minor owns it all; its stations cost nothing, 40 and 80 (18Mag §2 Schritt 2). */
const ofMinors = { certs: [100], colour: '#1d1d1b', tokens: [0, 40, 80], home: anywhere };

/** A director's certificate and eight singles; two stations (18Mag §Vorbereitung 3). */
const ofSupporters = { certs: [20, 10, 10, 10, 10, 10, 10, 10, 10], tokens: [40, 80], home: anywhere };

const supporting = companyRows(
  `
RABA Magyar Waggon- és Gépgyár         | #d81e3e
G&C Ganz & Cie                         | #a8d5ef
SNW Schlick-Nicholson                  | #7d7d7d #ffffff
SIK Széchenyi konzorcium               | #237333
SKEV Széchy Károly Építőipari Vállalat | #ffe600
LdStEG Lokomotivfabrik der StEG        | #f48221
MAVAG MÁVAG                            | #7b3f8c
`,
  ofSupporters,
);

/** The minors by number, who act in this order, then the supporting companies (18Mag §2). */
const companiesOn = ({ hexes }: MapData, others: readonly CompanyData[]): readonly CompanyData[] => [
  ...companyRows(minors, ofMinors, hexes).filter(({ home }) => 'hex' in home),
  ...others,
];

export const companies36 = companiesOn(map36, supporting);

/** Those of the game for two: seven minors with homes on the other board, and four companies (18Mag §Vorbereitung 3, 6). */
export const companies2 = companiesOn(
  map2,
  supporting.filter(({ id }) => ['RABA', 'SIK', 'SKEV', 'LdStEG'].includes(id)),
);

/** By how many terrain markers a minor has at the start (18Mag §Vorbereitung 7). */
export const terrainMarkers: { readonly [minor: string]: number } = { 5: 3, 6: 1, 7: 1, 12: 2, 13: 1 };
