import { companiesFrom, homeAt, type CompanyData, type RailData } from '../../../engine/rail/index.js';
import { withDoubleShare } from '../../../engine/rail/variants/index.js';

const ordinary = [20, 10, 10, 10, 10, 10, 10, 10, 10];
const four = [0, 40, 100, 100];
const three = [0, 40, 100];
const two = [0, 40];

/** The companies of Classic (1830 T-08, p. 4-5). */
export const companies: readonly CompanyData[] = companiesFrom({ certs: ordinary }, [
  { id: 'PRR', name: 'Pennsylvania', colour: '#32763f', tokens: four, home: homeAt('H12') },
  { id: 'NYC', name: 'New York Central', colour: '#474548', tokens: four, home: homeAt('E19') },
  { id: 'CPR', name: 'Canadian Pacific', colour: '#d1232a', tokens: four, home: homeAt('A19') },
  { id: 'B&O', name: 'Baltimore & Ohio', colour: '#025aaa', tokens: three, home: homeAt('I15') },
  { id: 'C&O', name: 'Chesapeake & Ohio', colour: '#add8e6', tokens: three, home: homeAt('F6') },
  { id: 'ERIE', name: 'Erie', colour: '#fff500', tokens: three, home: homeAt('E11', null) },
  { id: 'NYNH', name: 'New York, New Haven & Hartford', colour: '#d88e39', tokens: two, home: homeAt('G19') },
  { id: 'B&M', name: 'Boston & Maine', colour: '#95c054', tokens: two, home: homeAt('E23') },
]);

const further = (row: Omit<CompanyData, 'certs' | 'textColour'>): CompanyData =>
  companiesFrom({ certs: ordinary }, [row])[0]!;

/** Those of the box that Classic does not have (V-1.6, T-08). The N&W has its second 20 % certificate wherever it plays (V-6.5). */
export const furtherCompanies = {
  'N&W': withDoubleShare(
    further({ id: 'N&W', name: 'Norfolk & Western', colour: '#7b2d8b', tokens: three, home: homeAt('L16') }),
  ),
  PMQ: further({
    id: 'PMQ',
    name: 'Pere Marquette',
    colour: '#f2f0e6',
    tokens: two,
    home: homeAt('E5', null),
  }),
  NKP: further({ id: 'NKP', name: 'Nickel Plate', colour: '#7f5539', tokens: two, home: homeAt('H4') }),
  /** Of its two homes it chooses one in its first turn (V-7.5). On the first no other can stand. */
  RDR: further({
    id: 'RDR',
    name: 'Reading',
    colour: '#c2307e',
    tokens: two,
    home: {
      choose: [
        { hex: 'G15', stop: 0 },
        { hex: 'H16', stop: 0 },
      ],
      kept: 'one',
    },
  }),
} satisfies { readonly [id: string]: CompanyData };

/** Certificate limits for more companies than those of Classic (V-5.3). */
export const higherLimits: RailData['certificateLimit'] = { 2: 32, 3: 22, 4: 18, 5: 15, 6: 13, 7: 12 };
