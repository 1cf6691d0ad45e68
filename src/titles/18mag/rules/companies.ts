import type { CompanyData, Home } from '../../../engine/rail/data.js';
import type { MapData } from '../../../engine/rail/map/types.js';
import { companyRows } from '../../../engine/rail/rows.js';
import { map2, map36 } from './map.js';

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

const supporting = `
RABA Magyar Waggon- és Gépgyár         | #d81e3e
G&C Ganz & Cie                         | #a8d5ef
SNW Schlick-Nicholson                  | #7d7d7d #ffffff
SIK Széchenyi konzorcium               | #237333
SKEV Széchy Károly Építőipari Vállalat | #ffe600
LdStEG Lokomotivfabrik der StEG        | #f48221
MAVAG MÁVAG                            | #7b3f8c
`;

/** The minors by number, who act in this order, then the supporting companies (18Mag §2). */
const companiesOn = ({ hexes }: MapData): readonly CompanyData[] => [
  ...companyRows(minors, ofMinors, hexes).filter(({ home }) => 'hex' in home),
  ...companyRows(supporting, ofSupporters),
];

export const companies36 = companiesOn(map36);

/** Those of the game for two: seven minors with homes on the other board, and four companies (18Mag §Vorbereitung 3, 6). */
export const companies2 = companiesOn(map2).filter(({ id }) => !['G&C', 'SNW', 'MAVAG'].includes(id));
