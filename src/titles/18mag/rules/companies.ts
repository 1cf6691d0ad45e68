import {
  companiesFrom,
  homeAt,
  type CompanyData,
  type Home,
  type RailGame,
} from '../../../engine/rail/index.js';

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

/** The minors by number: the home on the large board, the one where two play if it is among theirs, the name. */
const minors = `
1  E12.1 C8.1  Magyar Északi Vasút
2  D19   B15   Magyar Keleti Vasút
3  E10   C6    Magyar Nyugoti Vasút
4  G14.1 E10   Tiszavidéki Vasút
5  H27   -     Első Erdélyi Vasút
6  B17   A12   Kassa-Oderbergi Vasút
7  G10.1 E6.1  Mohács-Pécsi Vasút
8  H5    -     Hrvatske Željeznice
9  I14.1 -     Szabadka-Újvidék Vasút
10 H17   -     Arad-Temesvári Vasút
11 D7    B3    Győr-Sopron-Ebenfurti Vasút
12 H23   -     Segesvár–Szentágotai Vasút
13 I2    -     Déli Vasút
`
  .trim()
  .split('\n')
  .map(row => row.split(/ +/u));

/** Who has a minor owns it all; its stations cost nothing, 40 and 80 (18Mag §2 Schritt 2). @param column of its home */
const minorsAt = (column: 1 | 2): readonly CompanyData[] =>
  companiesFrom(
    { certs: [100], colour: '#1d1d1b', tokens: [0, 40, 80] },
    minors.flatMap(row => {
      const [id = '', , , ...name] = row;
      const [hex = '', stop = '0'] = row[column]!.split('.');
      return hex === '-' ? [] : [{ id, name: name.join(' '), home: homeAt(hex, Number(stop)) }];
    }),
  );

/** A director's certificate and eight singles; two stations, which lie anywhere (18Mag §Vorbereitung 3). */
const supporting = companiesFrom(
  { certs: [20, 10, 10, 10, 10, 10, 10, 10, 10], tokens: [40, 80], home: { choose: [] } },
  [
    { id: 'RABA', name: 'Magyar Waggon- és Gépgyár', colour: '#d81e3e' },
    { id: 'G&C', name: 'Ganz & Cie', colour: '#a8d5ef' },
    { id: 'SNW', name: 'Schlick-Nicholson', colour: '#7d7d7d', textColour: '#ffffff' },
    { id: 'SIK', name: 'Széchenyi konzorcium', colour: '#237333' },
    { id: 'SKEV', name: 'Széchy Károly Építőipari Vállalat', colour: '#ffe600' },
    { id: 'LdStEG', name: 'Lokomotivfabrik der StEG', colour: '#f48221' },
    { id: 'MAVAG', name: 'MÁVAG', colour: '#7b3f8c' },
  ],
);

/** The minors by number, who act in this order, then the supporting companies (18Mag §2). */
export const companies36: readonly CompanyData[] = [...minorsAt(1), ...supporting];

const smallSupporters: readonly string[] = ['RABA', 'SIK', 'SKEV', 'LdStEG'];

/** Those of the game for two: seven minors with homes on the other board, and four companies (18Mag §Vorbereitung 3, 6). */
export const companies2: readonly CompanyData[] = [
  ...minorsAt(2),
  ...supporting.filter(({ id }) => smallSupporters.includes(id)),
];

/** By how many terrain markers a minor has at the start (18Mag §Vorbereitung 7). */
export const terrainMarkers: { readonly [minor: string]: number } = { 5: 3, 6: 1, 7: 1, 12: 2, 13: 1 };
